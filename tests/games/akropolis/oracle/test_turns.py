"""The order of turns, and taking a tile."""

from __future__ import annotations

import pytest

from tests.games.akropolis.oracle.cities import duel, two_tile_city
from tests.games.akropolis.oracle.game import (
    ChiefPassed,
    Ended,
    FixedChance,
    Oracle,
    Paid,
    Refilled,
    Setup,
    Take,
    Taken,
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stones_in_turn_order(players: int) -> None:
    for first in range(players):
        game = Oracle(players, FixedChance(sorted(Setup.of(players).tiles), first))
        assert game.decider == first
        assert [game.stones[(first + k) % players] for k in range(players)] == [1, 2, 3, 4][:players]


def test_round_has_one_turn_more_than_players_and_the_marker_moves_left() -> None:
    game = duel()
    order = []
    for turn in range(6):
        assert game.decider is not None
        order.append(game.decider)
        assert (game.round, game.chief) == ((1, 0) if turn < 3 else (2, 1))
        game.apply(Take(0))
        game.apply(game.legal_moves()[0])
    assert order == [0, 1, 0, 1, 0, 1]
    assert game.round == 3


def test_fourth_tile_costs_three() -> None:
    game = Oracle(4, FixedChance(sorted(Setup.of(4).tiles), first_player=1))
    assert game.stones == [4, 1, 2, 3]
    game.to_move = 3
    game.apply(Take(3))
    assert game.stones[3] == 0
    assert game.events == [Taken(3, 3, 4), Paid(3, 3, None)]


def test_only_affordable_tiles_and_no_passing() -> None:
    game = duel()
    assert game.legal_moves() == [Take(0), Take(1)]
    game.stones[0] = 0
    assert game.legal_moves() == [Take(0)]
    game.stones[0] = 9
    assert game.legal_moves() == [Take(0), Take(1), Take(2), Take(3)]
    with pytest.raises(ValueError, match="not legal"):
        game.apply(Take(4))


def test_stones_won_cannot_pay_for_the_tile_that_wins_them() -> None:
    game = duel()
    game.cities[0] = two_tile_city()
    game.stones[0] = 1
    assert Take(2) not in game.legal_moves()


def test_row_closes_up_and_is_refilled_only_after_the_placement() -> None:
    game = duel([21, 22, 23, 24, 25, 26, 27])
    assert game.row == [21, 22, 23, 24]
    for slot, left in [(1, [21, 23, 24]), (0, [23, 24]), (0, [24])]:
        game.apply(Take(slot))
        assert game.row == left
        assert game.slot_taken == slot
        assert game.phase == "place"
        game.apply(game.legal_moves()[0])
    assert game.row == [24, 25, 26, 27]
    assert game.events[-2:] == [Refilled((25, 26, 27)), ChiefPassed(1)]
    assert game.stacks_left == 10


def test_the_last_tile_is_not_played() -> None:
    game = duel()
    while not game.over:
        last_take = list(game.row)
        game.apply(Take(0))
        game.apply(game.legal_moves()[0])
    assert len(last_take) == 2
    assert game.events[-1] == Ended(last_take[1])
    assert game.turns == [18, 18]
    assert game.legal_moves() == []
    assert game.decider is None


def test_chance_must_lay_unseen_tiles() -> None:
    with pytest.raises(ValueError, match="unseen"):
        Oracle(2, FixedChance([1, 2, 3]))
    with pytest.raises(ValueError, match="unseen"):
        Oracle(2, FixedChance([1, 2, 3, 3]))
    with pytest.raises(ValueError, match="unseen"):
        Oracle(2, FixedChance([1, 2, 3, 38]))
