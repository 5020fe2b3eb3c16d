"""The end of Opale with a variant on, sentence by sentence, on the real game."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.engine.position import Position
from tests.games.opale.positions_of_game import BOTH, VARIANTS, do, legal, make, on, part, phase, shells_of, size

EACH = pytest.mark.parametrize("variants", VARIANTS, ids="+".join)
NO_END_SHELLS = shells_of("twin", "dive", "undertow")


def about_to_build(variants: tuple[str, ...], **fields: Any) -> Position:
    """Seat 0 holds the City card of the third stack; the store is worth 4."""
    return make("U0.P1122", "C3.D1112", pile="U00", cities=2, store="H112", variants=variants, **fields)


def finish(position: Position, action: str) -> Position:
    """Play an action and let the turn end without a shell."""
    do(position, action)
    while phase(position) == "draw":
        do(position, legal(position)[-1])
    return do(position, "pass") if phase(position) == "end_of_turn" else position


@EACH
def test_the_triggering_turn_is_finished_normally_with_its_draw_and_end_window(variants: tuple[str, ...]) -> None:
    position = do(about_to_build(variants), "U0")
    assert part(position, "won0") == "H112"
    assert size(position, "hand0") == 5
    assert not position.is_over
    if "shells" in variants:
        assert (position.current_player, phase(position)) == (0, "end_of_turn")
        assert "seal:C" in legal(position)
    else:
        assert (position.current_player, phase(position)) == (1, "play")


@EACH
def test_the_triggering_turn_draws_as_far_as_possible(variants: tuple[str, ...]) -> None:
    position = do(make("P1122.D1", deck="D1", variants=variants), "P1122")
    assert part(position, "hand0") == "D11"
    assert position.state.ending
    assert not position.is_over


@EACH
def test_then_each_player_takes_1_more_turn_the_opponent_of_the_player_who_triggered_first(
    variants: tuple[str, ...],
) -> None:
    position = finish(about_to_build(variants), "U0")
    assert (position.current_player, position.view(None)["final_turns"]) == (1, 2)
    finish(position, "D1")
    assert (position.current_player, position.view(None)["final_turns"]) == (0, 1)
    assert not position.is_over
    finish(position, "P1")
    assert position.is_over


@EACH
def test_it_is_the_same_when_a_player_cannot_draw(variants: tuple[str, ...]) -> None:
    position = finish(make("P1122.D1", deck="-", variants=variants), "P1")
    assert (position.current_player, position.is_over) == (1, False)
    finish(position, "D1")
    finish(position, "P1")
    assert position.is_over


@EACH
def test_captures_of_the_final_turns_count(variants: tuple[str, ...]) -> None:
    position = finish(about_to_build(variants), "U0")
    finish(position, "D1")
    finish(position, "P1122")
    assert position.scores() == [4, 0]
    position = make("C3.P1122", pile="P3", ending=1, finals=1, variants=variants)
    finish(position, "C3")
    assert position.is_over
    assert position.scores() == [3, 0]


@EACH
def test_only_one_trigger_counts_later_ones_do_not(variants: tuple[str, ...]) -> None:
    """The first final turn cannot draw up either: still just one more turn."""
    position = make("P1122.D1", deck="-", ending=1, finals=2, variants=variants)
    finish(position, "P1")
    assert (position.current_player, position.view(None)["final_turns"]) == (1, 1)
    finish(position, "D1")
    assert position.is_over


@EACH
def test_a_later_third_stack_does_not_count_after_a_player_could_not_draw(variants: tuple[str, ...]) -> None:
    position = about_to_build(variants, ending=1, finals=2)
    finish(position, "U0")
    assert position.view(None)["cities"] == 3
    assert position.view(None)["final_turns"] == 1


@EACH
def test_a_later_city_trio_still_pays_out_the_store(variants: tuple[str, ...]) -> None:
    position = make("U0.P1122", pile="U00", cities=3, store="H112", ending=1, finals=2, variants=variants)
    finish(position, "U0")
    assert part(position, "won0") == "H112"
    assert on(position, "U") == ""
    assert position.view(None)["cities"] == 4
    assert position.view(None)["final_turns"] == 1


@pytest.mark.parametrize("variants", [("shells",), BOTH], ids="+".join)
def test_tide_in_the_triggering_turn_is_played_at_once_before_the_final_turns(variants: tuple[str, ...]) -> None:
    position = do(about_to_build(variants), "U0", "tide")
    assert (position.current_player, position.view(None)["final_turns"]) == (0, 0)
    finish(position, "P1")
    assert (position.current_player, position.view(None)["final_turns"]) == (1, 2)
    finish(position, "D1")
    assert position.current_player == 0
    finish(position, "P1")
    assert position.is_over


@pytest.mark.parametrize("finals", [2, 1])
def test_tide_in_a_final_turn_gives_its_one_more_turn(finals: int) -> None:
    position = make("P1122.D1", ending=1, finals=finals, variants=("shells",))
    do(position, "P1", "tide")
    assert (position.current_player, position.view(None)["final_turns"]) == (0, finals)
    finish(position, "P1")
    assert position.is_over == (finals == 1)
    assert finals == 1 or position.current_player == 1


def test_who_has_no_cards_in_a_final_turn_plays_nothing() -> None:
    position = make("-", deck="-", ending=1, finals=2, variants=("omen",))
    assert legal(position) == ["pass"]
    assert do(position, "pass").current_player == 1


def test_a_seal_binds_in_the_final_turns_too() -> None:
    position = do(about_to_build(("shells",)), "U0", "seal:D")
    assert position.current_player == 1
    assert legal(position)[0] == "C3"
    assert not any(text.startswith("D") for text in legal(position))


def test_shells_may_be_used_in_the_final_turns() -> None:
    position = make("P1122.D1", ending=1, finals=1, variants=("shells",))
    assert {"twin", "dive", "undertow"} <= set(legal(position))


@EACH
def test_the_end_by_score_is_the_same_as_in_the_base_game(variants: tuple[str, ...]) -> None:
    for won, azura, winners in ((("C3", "C4"), None, [1]), (("P1", "C4"), 0, [0]), (("C3", "G3"), None, [0, 1])):
        position = make("P1122.D1", ending=1, finals=1, won=won, azura=azura, variants=variants, shells=(0, 0))
        do(position, "P1")
        assert position.is_over
        assert position.winners() == winners


def test_with_no_end_shells_left_the_triggering_turn_ends_with_its_draw() -> None:
    position = do(about_to_build(("shells",), shells=(NO_END_SHELLS, 31)), "U0")
    assert (position.current_player, position.view(None)["final_turns"]) == (1, 2)
