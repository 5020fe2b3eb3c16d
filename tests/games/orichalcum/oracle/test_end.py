"""The end of the game."""

from __future__ import annotations

import pytest

from tests.games.orichalcum.oracle import moves as m
from tests.games.orichalcum.oracle import parts
from tests.games.orichalcum.oracle.scripted import BOTH, Game, two_areas
from tests.games.orichalcum.oracle.table import IllegalMoveError


def test_five_points_without_creatures_win_at_once() -> None:
    game = Game(3).settled().card("create")
    game.me.medallions, game.me.nuggets = 4, 5
    game.apply(m.Act(True))
    assert game.over
    assert game.winners == [0]
    assert game.current_player is None
    assert game.legal_moves() == []


def test_five_points_with_a_creature_do_not_win_until_it_is_captured() -> None:
    game = Game(3).settled().creature("minotaur", (2, 1)).card("capture").rolling(["skull", 1])
    game.me.medallions, game.me.hoplites = 5, 1
    game.apply(m.Act(True))
    assert not game.over
    game.apply(m.Commit(1))
    assert game.winners == [0]
    assert game.did("treasure") == []  # the rest is skipped


def test_the_first_of_two_titans_can_win() -> None:
    game = two_areas()
    game.me.medallions = 4
    game.apply(BOTH)
    game.apply(m.GainTitan("themis"))
    assert game.winners == [0]
    assert game.titans(0) == ["themis"]


def test_the_tiles_own_creature_prevents_the_win() -> None:
    game = Game().settled().land(forest=[(2, 1), (1, 2)]).lays("D03", (None, "gorgon"))
    game.me.medallions = 4
    game.apply(m.PlaceTile(frozenset({((0, 3), "forest"), ((0, 4), "gorgon")})))
    assert game.points(0) == 5
    assert not game.over


def test_the_technical_limit() -> None:
    game = Game(3)
    game.active, game.round = game.right_of(game.initiative), parts.LAST_ROUND
    for player in game.players:
        player.medallions, player.nuggets = 2, 3
    game.players[1].island.creatures[(0, 2)] = "gorgon"
    row = list(game.row)
    game._end_turn()
    assert game.over
    assert game.winners == [0, 2]
    assert game.row == row
    game.over = False
    game.players[2].nuggets = 4
    assert game._best_at_the_limit() == [2]


def test_illegal_moves_are_refused() -> None:
    with pytest.raises(IllegalMoveError, match="metropolis"):
        Game().apply(m.TakeCard(0))
