"""Whole games at random."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.orion_duel.oracle.boards import KINDS
from tests.games.orion_duel.oracle.game import (
    OrionDuel,
    Place,
    Setup,
    random_start,
)
from tests.games.orion_duel.oracle.pieces import (
    BOARD,
    COLOURS,
    TILES,
)


def check_tiles(oracle: OrionDuel) -> None:
    laid = [(colour, move) for colour, move in oracle.history if isinstance(move, Place)]
    for colour in COLOURS:
        used = Counter(move.kind for player, move in laid if player == colour)
        assert all(used[kind] + oracle.tiles[colour][kind] == TILES[kind] for kind in KINDS)
    assert len(oracle.board) == sum(len(move.hexes) for _, move in laid)
    assert oracle.board.keys() <= BOARD


def play_out(oracle: OrionDuel, rng: random.Random) -> list[int]:
    """Play to the end at random; how many placements there were at each ply."""
    offered: list[int] = []
    before = (0, 0)
    while not oracle.over:
        player = oracle.to_decide
        moves = oracle.legal_moves()
        assert moves
        if oracle.phase == "play":
            offered.append(len(moves))
        oracle.apply(rng.choice(moves))
        assert oracle.history[-1][0] == player
        if len(offered) > 0 and not oracle.over:
            assert oracle.to_decide != player
        after = (oracle.conditions("blue").total, oracle.conditions("orange").total)
        assert after[0] >= before[0]
        assert after[1] >= before[1]
        assert (oracle.ending == "conditions") == (after[0] != after[1])
        before = after
    check_tiles(oracle)
    assert len(offered) <= 28
    assert (oracle.ending == "points") <= (len(offered) == 28)
    # Chains of both colours may run side by side, but never cross.
    assert len({link.pair for colour in COLOURS for link in oracle.links(colour)}) <= 1 or not all(
        oracle.links(colour) for colour in COLOURS
    )
    return offered


@pytest.mark.parametrize("setup", ["symmetric-1", "symmetric-2"])
@pytest.mark.parametrize("mirror", [True, False])
def test_whole_games_from_symmetric_layouts(setup: Setup, mirror: bool) -> None:
    rng = random.Random(11)
    for _ in range(8):
        play_out(random_start(rng, setup, mirror), rng)


def test_whole_games_with_tokens_laid_by_the_players() -> None:
    rng = random.Random(12)
    for _ in range(4):
        oracle = random_start(rng, "players")
        offered = play_out(oracle, rng)
        assert len(oracle.history) == 16 + len(offered)


def test_whole_games_from_random_layouts_are_plausible() -> None:
    rng = random.Random(13)
    number = 140
    endings: Counter[str] = Counter()
    plies: list[int] = []
    first: list[int] = []
    offered: list[int] = []
    for _ in range(number):
        oracle = random_start(rng)
        moves = play_out(oracle, rng)
        plies.append(len(moves))
        first.append(moves[0])
        offered += moves
        endings[oracle.ending or ""] += 1
    assert 24.5 < sum(plies) / number < 27
    assert max(plies) <= 28
    assert 0.45 < endings["stuck"] / number < 0.82
    assert 0.12 < endings["conditions"] / number < 0.42
    assert 0.01 < endings["points"] / number < 0.22
    assert 1310 < sum(first) / number < 1410
    assert 480 < sum(offered) / len(offered) < 590
