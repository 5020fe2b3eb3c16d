"""Phases 1 and 2: cards and tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.orichalcum.oracle import moves as m
from tests.games.orichalcum.oracle import parts
from tests.games.orichalcum.oracle.parts import Card
from tests.games.orichalcum.oracle.scripted import Game
from tests.games.orichalcum.oracle.table import RowCard


def test_third_card_costs_one_hoplite_and_the_others_slide() -> None:
    game = Game().settled()
    game.me.hoplites, supply, row = 1, game.hoplite_supply, list(game.row)
    assert game.legal_moves() == [m.TakeCard(slot) for slot in range(4)]  # the fifth costs two
    game.apply(m.TakeCard(2))
    assert game.me.hoplites == 0
    assert game.hoplite_supply == supply + 1
    assert game.row == [row[0], row[1], row[3], row[4]]


def test_tile_must_touch_what_lies_there() -> None:
    game = Game().settled().lays("S01")
    beside = {n for c in ((2, 0), (3, 0)) for n in parts.neighbours(c)} & game.me.island.outline.cells
    expected = {m.PlaceTile(frozenset({(c, "forest")})) for c in beside - {(2, 0), (3, 0)}}
    assert set(game.legal_moves()) == expected
    assert game.reasons(game.why_not_tile(0, [(0, 5)])) == ["not_adjacent"]
    assert game.reasons(game.why_not_tile(0, [(3, 0)])) == ["occupied"]
    assert game.reasons(game.why_not_tile(0, [(3, -1)])) == ["off_island"]


def test_identical_results_are_offered_once() -> None:
    same, mixed = Game().settled().lays("D01"), Game().settled().lays("D05")
    assert 2 * len(same.legal_moves()) == len(mixed.legal_moves())
    assert len(set(mixed.legal_moves())) == len(mixed.legal_moves())


def test_tiles_are_not_flipped() -> None:
    game = Game().settled().lays("T03", (None, None, "gorgon"))
    cells = frozenset({(2, 1), (3, 1), (2, 2)})
    here = [move for move in game.legal_moves() if isinstance(move, m.PlaceTile) and dict(move.result).keys() == cells]
    assert len(here) == 3  # three rotations of a triangle, not six arrangements
    assert m.PlaceTile(frozenset({((2, 1), "forest"), ((3, 1), "mountain"), ((2, 2), "gorgon")})) in here


def test_two_creatures_on_one_tile_make_two_arrangements() -> None:
    mixed = Game().settled().lays("D23", ("gorgon", "cerberus"))
    same = Game().settled().lays("D23", ("gorgon", "gorgon"))
    assert len(mixed.legal_moves()) == 2 * len(same.legal_moves())
    move = m.PlaceTile(frozenset({((2, 1), "gorgon"), ((3, 1), "cerberus")}))
    mixed.apply(move)
    assert mixed.players[0].island.creatures == {(2, 1): "gorgon", (3, 1): "cerberus"}


def test_a_tile_that_fits_nowhere_goes_under_its_pile() -> None:
    game = Game().settled()
    holes = {(0, 5), (4, 3)}
    rest = [c for c in game.me.island.outline.cells if c not in holes | game.me.island.metropolis]
    game.land(volcano=rest)
    game.row[0] = RowCard(Card("produce", 2), "D03", (None, "gorgon"))
    bag = Counter(game.creature_bag)
    game.apply(m.TakeCard(0))
    assert game.piles[2].under == ["D03"]
    assert Counter(game.creature_bag) == bag + Counter(["gorgon"])
    assert game.phase == "action"


def test_tiles_under_a_pile_come_back_last_and_in_order() -> None:
    game = Game().settled()
    pile = game.piles[3]
    pile.shuffled, pile.under = ["T11"], ["T08", "T10"]
    game.row = [RowCard(Card("produce", 3)) for _ in range(4)]
    for slot in range(3):
        game._draw_tile(slot)
    assert [card.tile for card in game.row] == ["T11", "T08", "T10", None]


@pytest.mark.parametrize(
    ("wanted", "empty", "taken"),
    [(3, {3}, 2), (3, {3, 2}, 1), (2, {2}, 1), (2, {2, 1}, 3), (1, {1}, 2), (1, {1, 2}, 3)],
)
def test_an_empty_pile_is_replaced(wanted: int, empty: set[int], taken: int) -> None:
    game = Game().settled()
    for size in empty:
        game.piles[size].shuffled = []
    game.row[0] = RowCard(Card("produce", wanted))
    game._draw_tile(0)
    tile = game.row[0].tile
    assert tile is not None
    assert parts.TILES[tile].size == taken


def test_all_piles_empty_skip_phase_2_and_an_empty_bag_leaves_the_volcano_empty() -> None:
    game = Game().settled()
    assert game._draw_creatures(0, ["volcano", "forest"])[0] is not None
    game.creature_bag = ["gorgon"]
    assert game._draw_creatures(0, ["volcano", "volcano"]) == ("gorgon", None)
    for pile in game.piles.values():
        pile.shuffled = []
    game.row[0] = RowCard(Card("produce", 1))
    game._draw_tile(0)
    game.apply(m.TakeCard(0))
    assert game.phase == "action"


def test_a_port_pays_once_when_covered() -> None:
    game = Game().settled().land(forest=[(3, 3), (2, 3)]).lays("S06")
    hoplites = game.me.hoplites
    game.apply(m.PlaceTile(frozenset({((4, 3), "lagoon")})))
    assert game.players[0].hoplites == hoplites + 2
    assert game.players[0].island.ports_used == {"A", "B"}
