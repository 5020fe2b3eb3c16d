"""The variant Shells, sentence by sentence, on the real game."""

from __future__ import annotations

import json

import pytest

from ludoteka.engine.errors import IllegalAction
from ludoteka.engine.text import LANGUAGES, Words
from ludoteka.games.opale.components import DATA, SHELL_KEYS
from tests.games.opale.positions_of_game import (
    ALL_SHELLS,
    BOTH,
    GAME,
    LETTERS,
    area,
    cards,
    do,
    legal,
    make,
    on,
    part,
    phase,
    plays,
    shells_of,
    size,
    starts,
)

SHELLS = ("shells",)
START = {"twin", "dive", "undertow"}
SEALS = {f"seal:{letter}" for letter in LETTERS}


# ---- All shells


def test_5_each() -> None:
    assert [seat["shells"] for seat in GAME.new(seed=1, variants=SHELLS).view(None)["seats"]] == [list(SHELL_KEYS)] * 2
    assert len(SHELL_KEYS) == 5


@pytest.mark.parametrize("shell", ALL_SHELLS)
def test_each_once_per_game(shell: str) -> None:
    spent = 31 - ALL_SHELLS[shell]
    offered = set(legal(make(variants=SHELLS, shells=(spent, 31)))) | set(
        legal(do(make(variants=SHELLS, shells=(spent, 31)), "P1"))
    )
    if shell == "seal":
        assert not offered & SEALS
        assert "tide" in offered
    else:
        assert shell not in offered


def test_a_used_shell_is_spent() -> None:
    position = do(make("P112.D11", variants=SHELLS), "twin", "P1", "D1")
    assert position.view(1)["seats"][0]["shells"] == ["tide", "deep_dive", "undertow", "seal"]
    position = do(make("P112.D11", variants=SHELLS), "P1", "seal:W")
    assert position.view(1)["seats"][0]["shells"] == ["tide", "twin_current", "deep_dive", "undertow"]
    assert position.view(1)["seats"][1]["shells"] == list(SHELL_KEYS)


@pytest.mark.parametrize(
    "before", [("twin", "P1", "D1"), ("dive", "=P1", "=P1", "=P2"), ("undertow", "=P1", "pass")], ids=str
)
def test_at_most_one_per_turn_in_all_a_start_shell_excludes_an_end_shell(before: tuple[str, ...]) -> None:
    position = do(make("P112.D11", deck="D1111", variants=SHELLS), *before)
    if before[0] != "twin":
        assert starts(position) == set()
        do(position, "D1")
    assert position.current_player == 1  # no end window
    assert phase(position) == "play"


def test_start_is_before_the_play() -> None:
    position = make("P112.D11", variants=SHELLS)
    assert starts(position) == START
    assert set(legal(position)) == plays(position) | START


def test_end_is_after_the_draw() -> None:
    position = do(make("P112.D11", variants=SHELLS), "P112")
    assert phase(position) == "end_of_turn"
    assert size(position, "hand0") == 5
    assert set(legal(position)) == {"tide", "pass"} | SEALS


def test_a_shell_may_be_left_unused() -> None:
    position = do(make("P112.D11", variants=SHELLS), "P1", "pass")
    assert (position.current_player, phase(position)) == (1, "play")
    assert position.view(None)["seats"][0]["shells"] == list(SHELL_KEYS)


def test_without_an_end_shell_left_the_turn_ends_with_the_draw() -> None:
    position = make("P112.D11", variants=SHELLS, shells=(shells_of("twin", "dive", "undertow"), 31))
    assert do(position, "P1").current_player == 1


def test_without_the_variant_there_are_no_shells() -> None:
    for variants in ((), ("omen",)):
        position = make("P112.D11", variants=variants)
        assert set(legal(position)) == plays(position)
        assert do(position, "P1").current_player == 1


# ---- 1. Tide


def test_tide_a_whole_new_turn() -> None:
    position = do(make("P112.D11", variants=SHELLS), "P1", "tide")
    assert (position.current_player, phase(position)) == (0, "play")
    do(position, "P1")
    assert size(position, "hand0") == 5
    assert do(position, "pass").current_player == 1


def test_tide_with_its_own_shell_allowance() -> None:
    position = do(make("P112.D11", variants=SHELLS), "P1", "tide")
    assert starts(position) == START
    do(position, "P1")
    assert set(legal(position)) == {"pass"} | SEALS
    with pytest.raises(IllegalAction):
        do(position, "tide")
    assert do(position, "seal:P").current_player == 1


def test_tide_is_used_at_the_end_only() -> None:
    assert "tide" not in legal(make(variants=SHELLS))


# ---- 2. Twin current


def test_twin_current_replaces_the_normal_play_exactly_1_card_to_each_of_2_different_areas() -> None:
    position = do(make("P112.D11", variants=SHELLS), "twin")
    assert set(legal(position)) == {"P1", "P2", "D1"}
    do(position, "P2")
    assert set(legal(position)) == {"D1"}
    do(position, "D1")
    assert (on(position, "P"), on(position, "D")) == ("2", "1")
    assert position.current_player == 1


def test_twin_current_resolve_the_first_fully_azura_too_then_choose_the_second() -> None:
    position = make("W1.G1.P112", "D11112", pile="S2", azura=1, variants=SHELLS)
    do(position, "twin", "W1")
    assert legal(position) == [">P", ">S"]
    do(position, ">S")
    assert (part(position, "won0"), position.view(None)["azura"]) == ("S2", 0)
    assert size(position, "hand1") == 4  # the blind card went back before the second card is chosen
    assert (position.current_player, phase(position)) == (0, "play")
    assert set(legal(position)) == {"P1", "P2", "G1"}
    do(position, "G1")
    assert part(position, "won0") == "W1.S2"  # the Golem finds the Witch just played


def test_twin_current_one_draw() -> None:
    position = do(make("P112.D11", variants=SHELLS), "twin", "P1")
    assert size(position, "hand0") == 4
    do(position, "D1")
    assert size(position, "hand0") == 5


def test_twin_current_with_two_choices_of_target() -> None:
    position = make("W1.R1.P112", pile="P3.G2.R1", variants=SHELLS)
    do(position, "twin", "R1", ">G", "W1")
    assert legal(position) == [">P", ">S"]
    do(position, ">P")
    assert part(position, "won0") == "P3.G2"
    assert part(position, "store") == "R11"
    assert position.current_player == 1


def test_twin_current_needs_two_types_in_hand() -> None:
    assert "twin" not in starts(make("P11223", variants=SHELLS))
    assert "twin" in starts(make("P1122.D1", variants=SHELLS))


def test_twin_current_needs_two_types_whose_areas_are_not_sealed_against_you() -> None:
    assert "twin" not in starts(make("P1122.D1", variants=SHELLS, seal="-,D"))
    assert "twin" not in starts(make("P1122.D1", variants=SHELLS, seal="-,P"))
    assert "twin" in starts(make("P1122.D1", variants=SHELLS, seal="-,W"))
    assert "twin" in starts(make("P112.C2.D1", variants=SHELLS, seal="-,D"))
    position = do(make("P112.C2.D1", variants=SHELLS, seal="-,D"), "twin")
    assert set(legal(position)) == {"P1", "P2", "C2"}
    assert set(legal(do(position, "C2"))) == {"P1", "P2"}


def test_twin_current_fits_into_areas_with_one_place_left() -> None:
    position = do(make("H1.D1.P112", pile="H11.D111.C4", variants=SHELLS), "twin", "H1", "D1")
    assert part(position, "won0") == "C4.D1111"


def test_twin_current_a_third_city_by_the_first_card_does_not_stop_the_second() -> None:
    position = do(make("U0.P1.D111", pile="U00", cities=2, store="H112", variants=SHELLS), "twin", "U0")
    assert position.state.ending
    assert (position.current_player, phase(position)) == (0, "play")
    assert set(legal(position)) == {"P1", "D1"}
    do(position, "P1")
    assert on(position, "P") == "1"
    assert position.current_player == 1
    assert not position.is_over


# ---- 3. Deep dive


def test_deep_dive_draw_3_from_the_deck_then_discard_3_from_hand_cards_just_drawn_included() -> None:
    position = do(make("P112.D11", deck="U000", variants=SHELLS), "dive")
    assert part(position, "hand0") == "P112.D11.U000"
    assert legal(position) == ["=P1", "=P2", "=D1", "=U0"]
    do(position, "=U0", "=U0", "=P2")
    assert part(position, "hand0") == "P11.D11.U0"
    assert (position.current_player, phase(position)) == (0, "play")
    assert plays(position) == {"P1", "P11", "D1", "D11", "U0"}


def test_deep_dive_discards_exactly_3() -> None:
    position = do(make("P112.D11", variants=SHELLS), "dive")
    for _ in range(3):
        assert phase(position) == "discard"
        assert "pass" not in legal(position)
        do(position, legal(position)[0])
    assert phase(position) == "play"


def test_deep_dive_the_deck_must_hold_at_least_3() -> None:
    assert "dive" not in starts(make("P112.D11", deck="U00", variants=SHELLS))
    assert "dive" in starts(make("P112.D11", deck="U000", variants=SHELLS))
    assert "dive" in starts(make("P112.D11", deck="U00", back=("C2", ""), variants=SHELLS))
    assert "dive" not in starts(make("P112.D11", deck="U00", aside=("C23", "-"), variants=BOTH))


def test_deep_dive_face_down_out_of_the_game() -> None:
    before = do(make("P112.D11", deck="U000", other_deck="-", variants=SHELLS), "dive")
    gone = size(before, "gone0")
    action = GAME.action_from_text("=U0")
    after = before.after(action)
    assert size(after, "gone0") == gone + 1
    assert (size(after, "deck0"), on(after, "U")) == (0, "")
    for seat in (None, 1):
        (told,) = before.log(action, after, seat)
        assert (told.key, set(told.args)) == ("opale-log-discard", {"who"})
        assert "gone" not in after.view(seat)["seats"][0]
        assert after.view(seat)["seats"][0]["discarded"] == gone + 1
    assert cards("U0")[0] in after.view(0)["seats"][0]["gone"]


# ---- 4. Undertow


def test_undertow_discard_1_or_more() -> None:
    position = do(make("P112.D11", variants=SHELLS), "undertow")
    assert legal(position) == ["=P1", "=P2", "=D1"]
    do(position, "=P1")
    assert legal(position) == ["=P1", "=P2", "=D1", "pass"]


def test_undertow_then_draw_as_many_from_the_deck() -> None:
    position = do(make("P112.D11", deck="U000000", variants=SHELLS), "undertow", "=P1", "=P2")
    assert part(position, "hand0") == "P1.D11"
    do(position, "pass")
    assert part(position, "hand0") == "P1.D11.U00"
    assert phase(position) == "play"
    assert size(position, "deck0") == 4


def test_undertow_may_discard_the_whole_hand() -> None:
    position = do(make("P112.D11", deck="U000000", variants=SHELLS), "undertow", "=P1", "=P1", "=P2", "=D1", "=D1")
    assert part(position, "hand0") == "U00000"
    assert phase(position) == "play"


def test_undertow_at_most_as_many_as_the_deck_holds() -> None:
    position = do(make("P112.D11", deck="U00", variants=SHELLS), "undertow", "=P1", "=P1")
    assert part(position, "hand0") == "P2.D11.U00"
    assert phase(position) == "play"
    assert "undertow" not in starts(make("P112.D11", deck="-", variants=SHELLS))
    assert "undertow" in starts(make("P112.D11", deck="-", back=("C2", ""), variants=SHELLS))


def test_undertow_face_down_out_of_the_game() -> None:
    before = do(make("P112.D11", deck="U000000", other_deck="-", variants=SHELLS), "undertow")
    gone = size(before, "gone0")
    action = GAME.action_from_text("=P2")
    after = before.after(action)
    assert size(after, "gone0") == gone + 1
    (told,) = before.log(action, after, 1)
    assert (told.key, set(told.args)) == ("opale-log-discard", {"who"})
    assert "pearl" not in json.dumps(after.view(1)["seats"][0])


@pytest.mark.parametrize("actions", [("dive", "=P1", "=P1", "=P2"), ("undertow", "=P1", "=P1", "=P2")], ids=str)
def test_neither_deep_dive_nor_undertow_draws_omen_cards(actions: tuple[str, ...]) -> None:
    position = do(make("P112.D11", deck="U000", aside=("C234", "-"), variants=BOTH), *actions)
    assert part(position, "aside0") == "C234"
    assert part(position, "hand0") == "D11.U000"


@pytest.mark.parametrize("actions", [("dive", "=P1", "=P1", "=P2"), ("undertow", "=P1", "=P1", "=P2")], ids=str)
def test_neither_deep_dive_nor_undertow_triggers_the_end(actions: tuple[str, ...]) -> None:
    position = do(make("P112.D11", deck="U000", variants=SHELLS), *actions)
    assert size(position, "deck0") == 0
    assert not position.state.ending
    assert phase(position) == "play"
    assert do(position, "U0").state.ending  # the draw of that turn does


# ---- 5. Seal


@pytest.mark.parametrize("letter", LETTERS)
def test_seal_lay_the_shell_on_one_of_the_nine_areas_the_opponent_may_not_play_there(letter: str) -> None:
    other = "H1.C2.P3.W1.S2.G1.D1.R1.U0"
    position = do(make("P112.D11", other, variants=SHELLS), "P1", f"seal:{letter}")
    assert area(position.view(None), letter)["sealed_by"] == 0
    assert position.current_player == 1
    assert {text[0] for text in plays(position)} == set(LETTERS) - {letter}


def test_seal_capturing_from_it_is_allowed() -> None:
    position = do(make("P112.D11", "C2.D1112", pile="P34", variants=SHELLS), "D1", "seal:P", "C2")
    assert part(position, "won1") == "P34"


def test_seal_does_not_bind_its_owner() -> None:
    position = make("P112.D11", variants=SHELLS, seal="P,-")
    assert {text[0] for text in plays(position)} == {"P", "D"}


def test_seal_in_every_turn_until_the_start_of_the_own_next_turn() -> None:
    """The opponent's Tide brings another turn, under the same seal."""
    position = do(make("P112.D11", "W1122.D1", variants=SHELLS), "P1", "seal:W")
    assert {text[0] for text in plays(position)} == {"D"}
    do(position, "D1", "tide")
    assert position.current_player == 1
    assert "W" not in {text[0] for text in plays(position)}


def test_seal_comes_off_spent_at_the_start_of_the_own_next_turn() -> None:
    position = do(make("P112.D11", "W1122.D1", variants=SHELLS), "P1", "seal:W", "D1", "pass")
    assert position.current_player == 0
    assert area(position.view(None), "W")["sealed_by"] is None
    assert "seal" not in position.view(None)["seats"][0]["shells"]
    position = do(position, "P1", "pass")
    assert "W1" in plays(position)


def test_both_may_have_sealed_an_area() -> None:
    position = do(make("P112.D11", "W1122.D1", variants=SHELLS), "P1", "seal:W", "D1", "seal:D")
    assert area(position.view(None), "D")["sealed_by"] == 1
    assert area(position.view(None), "W")["sealed_by"] is None
    assert {text[0] for text in plays(position)} >= {"P"}
    assert "D1" not in plays(position)


def test_an_opponent_who_can_play_nothing_plays_nothing_draws_and_has_the_end_window_as_usual() -> None:
    position = make("W1122", variants=SHELLS, shells=(shells_of("tide", "seal"), 31), seal="-,W", deck="D12")
    assert legal(position) == ["pass"]
    do(position, "pass")
    assert size(position, "hand0") == 5  # the fifth card is drawn
    assert phase(position) == "end_of_turn"
    assert set(legal(position)) == {"tide", "pass"} | SEALS
    assert do(position, "pass").current_player == 1


@pytest.mark.parametrize(
    ("hand", "deck", "actions", "is_free"),
    [
        ("W1122", "D111", ("undertow", "=W1", "pass"), True),
        ("W11", "W22", ("undertow", "=W1", "pass"), False),
        ("W1122", "D111", ("dive", "=W1", "=W1", "=W2"), True),
        ("S22", "S222", ("dive", "=S2", "=S2", "=S2"), False),
    ],
)
def test_who_can_play_nothing_is_judged_after_a_deep_dive_or_undertow(
    hand: str, deck: str, actions: tuple[str, ...], is_free: bool
) -> None:
    position = make(hand, variants=SHELLS, seal=f"-,{hand[0]}", deck=deck)
    assert plays(position) == set()
    assert {actions[0], "pass"} <= set(legal(position))
    do(position, *actions)
    assert (position.current_player, phase(position)) == (0, "play")
    assert bool(plays(position)) == is_free
    assert ("pass" in legal(position)) != is_free


def test_who_can_play_may_not_play_nothing_though_an_area_is_sealed() -> None:
    assert "pass" not in legal(make("W1122.D1", variants=SHELLS, seal="-,W"))


def test_the_names_of_the_shells_are_ours() -> None:
    """The rulebook shows the shells by icons without names."""
    assert "icons" in DATA["shells"]["note"]
    for language in LANGUAGES:
        names = {Words(language)(f"opale-shell-{key.replace('_', '-')}") for key in SHELL_KEYS}
        assert len(names) == 5
