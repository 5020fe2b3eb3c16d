"""What is foretold of an action of Opale, and that it comes true."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteka.engine.errors import IllegalAction
from ludoteka.engine.position import Position
from tests.games.opale.positions_of_game import BOTH, COMBINATIONS, GAME, cards, do, make

SHELLS = ("shells",)
NOTHING: dict[str, Any] = {
    "captures": [],
    "points": 0,
    "azura": False,
    "blind_card": False,
    "to_store": [],
    "city_stack": None,
    "draws": 0,
    "ends": None,
    "over": False,
    "then": None,
    "targets": {},
    "shell": None,
}


def preview(position: Position, text: str) -> dict[str, Any]:
    return position.preview(GAME.action_from_text(text))


def test_a_pile_is_foretold_by_its_size_and_its_top_card_for_nobody_may_look_below() -> None:
    shown = preview(make("C2.D1122", pile="P134", top="P1"), "C2")
    captured = {"area": "royal_pearl", "count": 3, "cards": cards("P1"), "points": None}
    assert shown == NOTHING | {"captures": [captured], "points": None, "draws": 1}
    assert shown == preview(make("C2.D1122", pile="P111", top="P1"), "C2")


def test_a_single_card_of_a_pile_lies_open() -> None:
    shown = preview(make("C2.D1122", pile="P3"), "C2")
    captured = {"area": "royal_pearl", "count": 1, "cards": cards("P3"), "points": 3}
    assert shown == NOTHING | {"captures": [captured], "points": 3, "draws": 1}


def test_cards_that_go_to_the_store() -> None:
    shown = preview(make("H12.D112", pile="H1.C4"), "H12")
    assert shown["to_store"] == cards("H112")
    assert (shown["points"], shown["draws"]) == (4, 2)
    shown = preview(do(make("R1.D1122", pile="W2.R2"), "R1"), ">W")
    assert shown["to_store"] == cards("R12")
    assert shown["captures"] == [{"area": "abyss_witch", "count": 1, "cards": cards("W2"), "points": 2}]


def test_a_choice_to_come() -> None:
    position = make("W1.D1122", pile="S2.P4", azura=1)
    shown = preview(position, "W1")
    assert shown == NOTHING | {"then": "take", "targets": shown["targets"]}
    do(position, "W1")
    assert shown["targets"] == {"royal_pearl": preview(position, ">P"), "petrified_dragon": preview(position, ">S")}
    assert [target["points"] for target in shown["targets"].values()] == [4, 2]
    assert [target["azura"] for target in shown["targets"].values()] == [False, True]


@pytest.mark.parametrize(
    ("azura", "gained", "blind", "draws"), [(None, True, False, 2), (1, True, True, 2), (0, False, False, 2)]
)
def test_azura_gained(azura: int | None, gained: bool, blind: bool, draws: int) -> None:
    position = do(make("W1.D1122", pile="S2", azura=azura), "W1")
    shown = preview(position, ">S")
    assert (shown["azura"], shown["blind_card"], shown["points"], shown["draws"]) == (gained, blind, 2, draws)
    assert not preview(position, ">P")["azura"]


def test_a_city_stack_with_its_store() -> None:
    shown = preview(make("U0.D1122", pile="U00", cities=1, store="H11.R2"), "U0")
    assert (shown["city_stack"], shown["points"], shown["to_store"], shown["ends"]) == (2, 4, [], None)
    assert [capture["area"] for capture in shown["captures"]] == ["sea_huntress", "turtle_rider"]


def test_the_end_by_the_third_city() -> None:
    shown = preview(make("U0.D1122", pile="U00", cities=2), "U0")
    assert (shown["city_stack"], shown["ends"], shown["over"], shown["draws"]) == (3, "third_city", True, 0)
    shown = preview(make("U0.D1122", pile="U00", cities=2, variants=SHELLS), "U0")
    assert (shown["ends"], shown["over"], shown["draws"], shown["then"]) == ("third_city", False, 1, "end_of_turn")


def test_the_end_because_a_player_cannot_draw() -> None:
    shown = preview(make("P1122.D1", deck="D1"), "P11")
    assert (shown["ends"], shown["over"], shown["draws"]) == ("cannot_draw", True, 1)
    assert preview(make("P1122.D1", deck="D1"), "P1")["ends"] is None


def test_the_end_because_a_player_cannot_draw_even_with_the_omen_cards() -> None:
    position = make("P1122.D1", deck="D1", aside=("C2", "-"), variants=("omen",))
    shown = preview(position, "P112")
    assert (shown["ends"], shown["draws"], shown["then"]) == ("cannot_draw", 2, "draw")
    shown = preview(position, "P11")
    assert (shown["ends"], shown["draws"], shown["then"]) == (None, 2, "draw")


def test_the_end_is_triggered_but_once() -> None:
    shown = preview(make("U0.D1122", pile="U00", cities=2, ending=1, finals=2, variants=SHELLS), "U0")
    assert (shown["ends"], shown["city_stack"]) == (None, 3)


def test_how_many_cards_a_shell_draws() -> None:
    position = make("P1122.D1", variants=SHELLS)
    assert preview(position, "dive") == NOTHING | {"draws": 3, "then": "discard", "shell": "deep_dive"}
    assert preview(position, "undertow") == NOTHING | {"then": "discard", "shell": "undertow"}
    assert preview(position, "twin") == NOTHING | {"then": "play", "shell": "twin_current"}
    do(position, "undertow", "=P1", "=P2")
    assert preview(position, "pass") == NOTHING | {"draws": 2, "then": "play"}


def test_shells_at_the_end_of_a_turn() -> None:
    position = do(make("P1122.D1", variants=SHELLS), "P1")
    assert preview(position, "tide") == NOTHING | {"then": "play", "shell": "tide"}
    assert preview(position, "seal:W") == NOTHING | {"shell": "seal"}
    assert preview(position, "pass") == NOTHING


def test_laying_aside_draws_nothing() -> None:
    position = GAME.new(seed=1, variants=("omen",))
    assert position.preview(position.legal_actions()[0]) == NOTHING | {"then": "lay_aside"}


def test_an_action_that_is_not_legal_is_refused() -> None:
    with pytest.raises(IllegalAction):
        preview(make("P1122.D1"), "C2")


@pytest.mark.parametrize("variants", COMBINATIONS, ids=str)
def test_what_is_foretold_does_not_depend_on_what_the_decider_cannot_know(variants: tuple[str, ...]) -> None:
    dice = Random(f"{variants}")
    for seed in range(6):
        position = GAME.new(seed=seed, variants=variants)
        while not position.is_over:
            action = dice.choice(position.legal_actions())
            if dice.random() < 0.5:
                before = position.to_bytes()
                shown = position.preview(action)
                assert position.to_bytes() == before
                for other in range(3):
                    assert position.resample(position.current_player, other).preview(action) == shown
            position.apply(action)


@pytest.mark.parametrize("variants", [(), BOTH], ids=str)
def test_what_is_foretold_comes_true(variants: tuple[str, ...]) -> None:
    dice = Random(f"{variants} true")
    for seed in range(20):
        position = GAME.new(seed=seed, variants=variants)
        while not position.is_over:
            action = dice.choice(position.legal_actions())
            shown = position.preview(action)
            seat = position.current_player
            assert seat is not None
            before = position.copy()
            position.apply(action)
            while not position.is_over and position.current_player == seat and shown["then"] == "draw":
                if position.view(seat)["phase"] != "draw":
                    break
                position.apply(dice.choice(position.legal_actions()))
            s, t = before.state, position.state
            azura_points = 3 * (int(t.azura == seat) - int(s.azura == seat))
            gained = position.scores()[seat] - before.scores()[seat] - azura_points
            open_to_all = sum(card["value"] for capture in shown["captures"] for card in capture["cards"])
            assert gained == shown["points"] if shown["points"] is not None else gained >= open_to_all
            assert shown["azura"] == (t.azura == seat != s.azura)
            assert (shown["ends"] is not None) == (t.ending > s.ending)
            assert shown["over"] == position.is_over or shown["then"] == "draw"
            assert t.cities - s.cities == (shown["city_stack"] is not None)
            if s.phase != 0:  # a card laid aside is not drawn
                drawn = s.left[seat] - t.left[seat] + sum(s.aside.tolist()[seat]) - sum(t.aside.tolist()[seat])
                assert shown["draws"] == drawn
