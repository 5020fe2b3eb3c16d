"""The frame of a round, and eliminations."""

from __future__ import annotations

import pytest

from tests.games.oriflamme_alliance.oracle.game import Oracle
from tests.games.oriflamme_alliance.oracle.rows import BLUE, GREEN, RED, down, look, play, short, table, up
from tests.games.oriflamme_alliance.oracle.table import (
    CARDS,
    Event,
    Leave,
    Place,
    Reveal,
)


def test_setup():
    oracle = Oracle([CARDS, CARDS[::-1], CARDS, CARDS], 2)
    assert oracle.ip == [1, 1, 1, 1]
    assert oracle.aside[1] == CARDS[::-1][:3]
    assert oracle.hands[1] == CARDS[::-1][3:]
    assert (oracle.player, oracle.node, oracle.phase, oracle.round) == (2, "place", "placement", 1)
    assert oracle.events == [Event("round_started", 2, 1)]


@pytest.mark.parametrize("players", [2, 6])
def test_only_three_to_five_players(players: int):
    with pytest.raises(ValueError, match="players"):
        Oracle([CARDS] * players, 0)


def test_an_empty_row_has_one_place_and_later_there_are_two_ends():
    oracle = Oracle([CARDS] * 3, 0)
    assert oracle.legal_moves() == [Place(name, "start") for name in CARDS[3:]]
    oracle.apply(Place("judge", "start"))
    assert len(oracle.legal_moves()) == 14
    oracle.apply(Place("judge", "start"))
    oracle.apply(Place("deserter", "end"))
    assert [position.family for position in oracle.row] == [1, 0, 2]
    assert oracle.phase == "activation"


def test_a_card_may_lie_on_an_own_card_of_any_state_but_on_nobody_elses():
    oracle = table(up(RED, "fanatic"), down(BLUE, "empress"), down(RED, "judge", 1), start=False)
    assert {m.position for m in oracle._placements(RED) if isinstance(m, Place) and m.where == "top"} == {0, 2}
    assert {m.position for m in oracle._placements(BLUE) if isinstance(m, Place) and m.where == "top"} == {1}


def test_a_card_may_be_revealed_in_the_round_it_was_laid():
    oracle = Oracle([CARDS] * 3, 0)
    play(oracle, Place("judge", "start"), Place("judge", "end"), Place("judge", "end"))
    assert oracle.legal_moves() == [Leave(), Reveal()]


def test_an_illegal_move_is_refused():
    oracle = Oracle([CARDS] * 3, 0)
    with pytest.raises(ValueError, match="not legal"):
        oracle.apply(Leave())


def test_the_first_player_token_passes_to_the_left():
    oracle = Oracle([CARDS] * 4, 3)
    firsts = [oracle.first_player]
    while not oracle.over:
        oracle.apply(oracle.legal_moves()[0])
        firsts += [e.seat for e in oracle.events if e.kind == "round_started"]
    assert firsts == [3, 0, 1, 2, 3, 0]


def test_tie_break_by_positions_then_shared():
    oracle = table(down(RED, "empress"), [down(BLUE, "empress"), down(BLUE, "judge")], up(GREEN, "fanatic"), round_=6)
    oracle.ip = [5, 5, 3]
    play(oracle, Leave(), Leave())
    assert oracle.over
    assert oracle.ip == [5, 5, 5]  # IP on row cards are lost, the Fanatic gained 2
    assert oracle.winners() == [RED, BLUE, GREEN]
    oracle = table(down(RED, "empress"), down(RED, "judge"), down(BLUE, "empress"), round_=6)
    play(oracle, Leave(), Leave(), Leave())
    assert oracle.winners() == [RED]


def test_discard_pays_nobody_and_triggers_nothing():
    oracle = table(down(RED, "extortion"), down(BLUE, "judge"))
    play(oracle, Reveal())
    assert oracle.ip == [2, 1, 1]
    assert oracle.discarded[RED][-1] == "extortion"


def test_eliminating_an_own_card_pays_1_too():
    oracle = table(up(RED, "deserter"), down(RED, "agreement", 3))
    assert short(oracle.events)[:4] == [
        ("acts", RED, 0),
        ("eliminated", RED, 0),
        ("lost", RED, 3),
        ("gained", RED, 1),
    ]
    assert oracle.ip[RED] == 2
    assert oracle.kept[RED] == []  # an eliminated Agreement is not kept


def test_only_the_top_of_a_stack_is_eliminated_and_the_card_below_acts_when_reached():
    oracle = table(up(RED, "deserter"), [up(BLUE, "fanatic"), down(BLUE, "empress", 2)])
    # The Fanatic is uncovered: a face-up character is adjacent, the Deserter stays; the Fanatic acts.
    assert [e.kind for e in oracle.events] == [
        "acts",
        "eliminated",
        "lost",
        "uncovered",
        "gained",
        "gained",
        "acts",
        "gained",
        "gained",
        "round_started",
    ]
    assert look(oracle) == [[(RED, "deserter", 0, True)], [(BLUE, "fanatic", 0, True)]]


def test_a_card_uncovered_in_a_passed_position_waits_for_the_next_round():
    oracle = table([up(BLUE, "fanatic"), down(BLUE, "empress")], up(RED, "deserter"))
    oracle.apply(Leave())
    assert oracle.phase == "placement"
    assert oracle.ip[BLUE] == 1
    assert look(oracle)[0] == [(BLUE, "fanatic", 0, True)]
