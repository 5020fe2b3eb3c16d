"""Why an action of Opale is not legal: a reason for every such action, and the right one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteka.engine.errors import BadNotation
from ludoteka.engine.position import Position
from ludoteka.engine.text import LANGUAGES, Words
from ludoteka.games.opale.whynot import why_not
from tests.games.opale.positions_of_game import BOTH, COMBINATIONS, GAME, KEYS, cards, do, make, shells_of

SHELLS = ("shells",)


def reasons(position: Position, action: str | dict[str, Any]) -> list[str]:
    """The keys of the reasons, without their common beginning."""
    obj = action if isinstance(action, dict) else GAME.action_to_json(GAME.action_from_text(action))
    found = position.why_not(obj)
    for language in LANGUAGES:
        assert all(Words(language, ("Ann", "Bob")).say(reason) for reason in found)
    return [reason.key.removeprefix("opale-why-") for reason in found]


def said(position: Position, action: str | dict[str, Any]) -> str:
    """The reasons in English."""
    obj = action if isinstance(action, dict) else GAME.action_to_json(GAME.action_from_text(action))
    return " ".join(Words("en", ("Ann", "Bob")).say(reason) for reason in position.why_not(obj))


def play(text: str) -> dict[str, Any]:
    return {"play": cards(text)}


@pytest.mark.parametrize("variants", COMBINATIONS, ids=str)
def test_there_is_a_reason_exactly_where_an_action_is_not_legal(variants: tuple[str, ...]) -> None:
    dice = Random(f"{variants}")
    objects = [GAME.action_to_json(action) for action in range(GAME.num_actions)]
    for seed in range(12):
        position = GAME.new(seed=seed, variants=variants)
        while not position.is_over:
            legal = set(position.legal_actions())
            if dice.random() < 0.3 or position.state.twin or max(position.state.seal) >= 0:
                for action, obj in enumerate(objects):
                    assert (position.why_not(obj) == []) == (action in legal), GAME.action_to_text(action)
            position.apply(dice.choice(sorted(legal)))
        assert all([r.key for r in position.why_not(obj)] == ["opale-why-over"] for obj in objects)


def test_not_your_turn() -> None:
    obj = GAME.action_to_json(GAME.action_from_text("P1"))
    assert why_not(make(), obj, seat=0) == []
    (reason,) = why_not(make(), obj, seat=1)
    assert Words("en", ("Ann", "Bob")).say(reason) == "It is not your turn: Ann is to move."


def test_game_over() -> None:
    position = do(make("U0.P1122", pile="U00", cities=2), "U0")
    assert reasons(position, "P1") == ["over"]
    assert reasons(position, "pass") == ["over"]


def test_card_not_in_hand() -> None:
    assert reasons(make("P11.D1"), "P3") == ["not-in-hand"]
    assert said(make("P11.D1"), "P3") == "You do not hold this card: Royal Pearl 3."
    assert said(make("P12.D1"), "P11") == "You hold only 1 such card: Royal Pearl 1."
    assert said(make("H11.D1"), "H111") == "You hold only 2 such cards: Sea Huntress 1."
    assert reasons(make("P11.D1"), "P34") == ["not-in-hand", "not-in-hand"]


def test_different_types() -> None:
    assert reasons(make("P11.D1"), play("P1.D1")) == ["different-types"]
    assert "Royal Pearl, Dark Guardian" in said(make("P11.D1"), play("P1.D1"))


def test_no_cards() -> None:
    assert reasons(make(), play("-")) == ["no-cards"]


@pytest.mark.parametrize(("pile", "free"), [("H1", "2 more cards"), ("H11", "1 more card")])
def test_area_full_and_how_many_places_are_free(pile: str, free: str) -> None:
    assert reasons(make("H1112", pile=pile), "H111") == ["no-room"]
    assert said(make("H1112", pile=pile), "H111") == f"Sea Huntress has room for only {free}."


def test_more_cards_than_any_play_has() -> None:
    assert reasons(make("D11111"), play("D11111")) == ["no-room"]
    assert reasons(make("P112233"), play("P1122334")) == ["not-in-hand"]


def test_sealed_by_the_opponent() -> None:
    position = make("P11.D1", variants=SHELLS, seal="-,P")
    assert reasons(position, "P1") == ["sealed"]
    assert said(position, "P1") == "Bob has sealed the area Royal Pearl: you may not play there now."
    assert reasons(position, "D1") == []


def test_twin_current_needs_another_area_and_one_card() -> None:
    position = do(make("P112.D11", variants=SHELLS), "twin")
    assert reasons(position, "P11") == ["twin-one-card"]
    do(position, "P1")
    assert reasons(position, "P1") == ["twin-other-area"]
    assert reasons(position, play("P12")) == ["twin-other-area", "twin-one-card"]
    assert reasons(position, "D1") == []
    assert reasons(position, "pass") == ["must-play"]


def test_no_such_choice_now() -> None:
    for position, key in (
        (do(make("W1.P1122"), "W1"), "now-take"),
        (do(make("P112.D11", variants=SHELLS), "undertow"), "now-discard"),
        (do(make("P112.D11", variants=BOTH, aside=("C2", "-")), "P1"), "now-draw"),
        (do(make("P112.D11", variants=SHELLS), "P1"), "now-end-of-turn"),
        (GAME.new(seed=1, variants=("omen",)), "now-lay-aside"),
    ):
        assert reasons(position, "P1") == [key]
    for action in (">P", "=P1", "deck"):
        assert reasons(make(), action) == ["now-play"]


def test_not_a_target() -> None:
    position = do(make("W1.P1122"), "W1")
    assert said(position, ">G") == "Abyss Witch takes the cards of one of these areas: Royal Pearl, Petrified Dragon."
    assert reasons(position, ">S") == []


def test_cards_to_lay_aside_to_discard_and_to_draw() -> None:
    assert reasons(do(make("P112.D11", variants=SHELLS), "undertow"), "=P3") == ["not-in-hand"]
    position = do(make("P112.D11", deck="-", variants=("omen",), aside=("C23", "-")), "P1")
    assert reasons(position, "=P1") == ["not-aside"]
    assert reasons(position, "deck") == ["deck-empty"]
    assert reasons(position, "=C2") == []


def test_shells_that_may_not_be_used() -> None:
    assert reasons(make(), "twin") == ["no-shells"]
    assert reasons(make("P1.D1", variants=SHELLS, shells=(shells_of("tide"), 0)), "twin") == ["shell-spent"]
    assert reasons(make("P1.D1", variants=SHELLS, shell_used=1), "dive") == ["shell-used"]
    assert reasons(make("P1.D1", variants=SHELLS), "tide") == ["shell-at-the-end"]
    assert reasons(make("P1.D1", variants=SHELLS), "seal:P") == ["shell-at-the-end"]
    assert reasons(do(make("P1.D1", variants=SHELLS), "P1"), "dive") == ["shell-at-the-start"]
    assert reasons(make("P11", variants=SHELLS), "twin") == ["twin-two-types"]
    assert reasons(make("P11.D1", variants=SHELLS, seal="-,D"), "twin") == ["twin-two-types", "sealed"]
    assert reasons(make("P11", variants=SHELLS, deck="D12"), "dive") == ["dive-deck"]
    assert "only 2 cards" in said(make("P11", variants=SHELLS, deck="D12"), "dive")
    assert reasons(make("P11", variants=SHELLS, deck="-"), "undertow") == ["undertow-deck"]
    assert reasons(make("-", variants=SHELLS, ending=1, finals=1), "undertow") == ["undertow-hand"]


def test_passing_where_something_must_be_done() -> None:
    assert reasons(make(), "pass") == ["must-play"]
    assert reasons(make("P11", variants=SHELLS, seal="-,P"), "pass") == []
    assert reasons(do(make("P11", variants=SHELLS), "undertow"), "pass") == ["undertow-one"]
    assert said(do(make("P11", variants=SHELLS), "dive"), "pass") == "Deep dive: discard 3 more cards."
    assert reasons(do(make("W1.P1122"), "W1"), "pass") == ["now-take"]


@pytest.mark.parametrize(
    "obj",
    [{}, {"play": 3}, {"play": [{"type": "unicorn", "value": 1}]}, {"sing": 1}, {"shell": "seal"}, 7, {"take": "moon"}],
    ids=str,
)
def test_what_is_not_an_action_is_an_error_of_the_family(obj: Any) -> None:
    with pytest.raises(BadNotation, match="not an action of Opale"):
        make(variants=SHELLS).why_not(obj)


def test_every_area_can_be_named_in_a_reason() -> None:
    for letter in KEYS:
        assert reasons(make("P1"), f">{letter}") == ["now-play"]
