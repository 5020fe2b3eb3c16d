"""Where a tile may lie."""

from __future__ import annotations

import random

import pytest

from tests.games.orion_duel.oracle.boards import KINDS, game, paint, place, why_not
from tests.games.orion_duel.oracle.game import (
    IllegalMoveError,
    LayGalaxy,
    Place,
    Setup,
    random_start,
)
from tests.games.orion_duel.oracle.pieces import (
    CELLS,
    SHAPES,
    SYMMETRIC,
    Hexes,
    distance,
    moved,
    orientations,
)


@pytest.mark.parametrize("setup", ["symmetric-1", "symmetric-2"])
def test_the_first_move_covers_no_token(setup: Setup) -> None:
    oracle = game(setup, first="orange")
    for move in oracle.legal_moves():
        assert isinstance(move, Place)
        assert all(cell not in oracle.tokens for cell, _ in move.hexes)


def test_each_colour_under_a_token_must_touch_its_like() -> None:
    both = place("line3", [(-4, 0), (-4, 1)], [(-4, 2)])
    oracle = game()
    paint(oracle, "blue", [(-3, 0)])
    paint(oracle, "orange", [(-3, 2)])
    assert {(-4, 0), (-4, 2)} <= oracle.tokens
    assert why_not(oracle, both) == set()
    assert both in oracle.legal_moves()

    del oracle.board[(-3, 2)]
    assert why_not(oracle, both) == {"token with unconnected colour"}
    assert oracle.unconnected_colours(both.hexes) == {"orange"}
    assert both not in oracle.legal_moves()


def test_the_reversed_tile_does_not_touch_its_like() -> None:
    oracle = game()
    paint(oracle, "blue", [(-3, 0)])
    paint(oracle, "orange", [(-3, 2)])
    reversed_tile = place("line3", [(-4, 2), (-4, 1)], [(-4, 0)])
    # Blue (-4, 1) touches blue (-3, 0); orange (-4, 0) touches no orange.
    assert oracle.unconnected_colours(reversed_tile.hexes) == {"orange"}
    assert why_not(oracle, reversed_tile) == {"token with unconnected colour"}
    assert reversed_tile not in oracle.legal_moves()


def test_the_link_may_run_through_another_hex_of_the_tile() -> None:
    oracle = game()
    paint(oracle, "blue", [(2, 0)])
    through = place("duo_own", [(0, 0), (1, 0)])
    assert distance((2, 0), (0, 0)) == 2
    assert (0, 0) in oracle.black_holes
    assert why_not(oracle, through) == set()
    assert why_not(oracle, place("mono", [(0, 0)])) == {"token with unconnected colour"}
    # The other colour of the tile is no link.
    paint(oracle, "orange", [(2, 0)])
    assert why_not(oracle, place("duo_mixed", [(0, 0)], [(1, 0)])) == {"token with unconnected colour"}


def test_whose_tile_it_was_is_irrelevant() -> None:
    oracle = game()
    oracle.apply(place("duo_mixed", [(1, -2)], [(1, -1)]))  # blue's tile, its orange hex beside the centre
    assert oracle.to_decide == "orange"
    oracle.apply(place("mono", [(0, 0)]))
    assert oracle.board == {(1, -2): "blue", (1, -1): "orange", (0, 0): "orange"}
    assert oracle.black_holes == SYMMETRIC["symmetric-1"].black_holes  # the token ends on top


def test_tiles_need_not_touch_and_never_overlap() -> None:
    oracle = game()
    oracle.apply(place("mono", [(1, 0)]))
    assert why_not(oracle, place("duo_own", [(1, 0), (1, 1)])) == {"occupied"}
    assert why_not(oracle, place("duo_own", [(-3, 0), (-3, 1)])) == set()


def test_why_not_gives_every_reason() -> None:
    oracle = game()
    assert why_not(oracle, place("mono", [(6, 0)])) == {"off the board"}
    assert why_not(oracle, place("mono", [(5, 0)])) == {"off the board"}  # the corners are missing
    assert why_not(oracle, place("mono", [(0, 0)])) == {"token with unconnected colour"}
    assert why_not(oracle, place("duo_own", [(4, 0), (5, 0)])) == {
        "off the board",
        "token with unconnected colour",
    }
    oracle.tiles["blue"]["mono"] = 0
    assert why_not(oracle, place("mono", [(0, 0)])) == {"no such tile left", "token with unconnected colour"}
    assert why_not(oracle, place("mono", [(1, 0)])) == {"no such tile left"}
    paint(oracle, "orange", [(1, 0)])
    assert why_not(oracle, place("mono", [(1, 0)])) == {"no such tile left", "occupied"}
    assert why_not(oracle, place("line3", [(-3, 0)], [(-2, 0)])) == {"not this tile"}
    assert why_not(oracle, place("line3", [(-3, 0), (-1, 0)], [(-2, 0)])) == {"not this tile"}


def test_a_covered_token_asks_for_nothing_more() -> None:
    oracle = game()
    paint(oracle, "orange", [(0, 0)])
    assert why_not(oracle, place("mono", [(0, 0)])) == {"occupied"}


def test_the_mirrored_bent_tile_needs_the_option() -> None:
    plain = Place("bent3", SHAPES["bent3"])
    at = moved(plain.hexes, (1, 1))
    flipped: Hexes = frozenset({((0, 1), "own"), ((1, 1), "own"), ((1, 2), "opponent")})
    for mirror in (True, False):
        oracle = game(mirror=mirror)
        assert oracle.why_not("bent3", at) == set()
        assert oracle.why_not("bent3", flipped) == (set() if mirror else {"not this tile"})
        assert (Place("bent3", flipped) in oracle.legal_moves()) == mirror


def test_an_illegal_move_changes_nothing() -> None:
    oracle = game()
    with pytest.raises(IllegalMoveError):
        oracle.apply(place("mono", [(0, 0)]))
    with pytest.raises(IllegalMoveError):
        oracle.apply(LayGalaxy((1, 1)))
    assert (oracle.board, oracle.history, oracle.to_decide) == ({}, [], "blue")


def test_a_placement_is_a_plain_pair_and_offered_once() -> None:
    oracle = game()
    moves = oracle.legal_moves()
    assert ("duo_own", frozenset({((1, 0), "own"), ((1, 1), "own")})) in moves
    assert len(moves) == len(set(moves))


@pytest.mark.parametrize("seed", range(4))
def test_legal_moves_are_all_placements_without_a_reason_against_them(seed: int) -> None:
    rng = random.Random(seed)
    oracle = random_start(rng, mirror=bool(seed % 2))
    for _ in range(5 + 3 * seed):
        if not oracle.over:
            oracle.apply(rng.choice(oracle.legal_moves()))
    if oracle.over:
        return
    expected = {
        (kind, moved(shape, cell))
        for kind in KINDS
        for shape in set(orientations(kind, oracle.mirror))
        for cell in CELLS  # every shape has a hex at (0, 0)
        if not oracle.why_not(kind, moved(shape, cell))
    }
    assert set(oracle.legal_moves()) == expected
