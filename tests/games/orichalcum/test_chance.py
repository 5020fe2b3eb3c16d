"""Chance: what is drawn is drawn evenly, and nothing about it is known beforehand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

import numpy as np

from ludoteka.games.orichalcum import components as c
from tests.games.orichalcum.setups import GAME, Setup, play

DRAWS = 3000


def even(counts: Counter[Hashable], weights: dict[Hashable, float]) -> bool:
    """Chi-square against weights, far from the tail."""
    total, whole = sum(counts.values()), sum(weights.values())
    assert set(counts) <= set(weights)
    squares = sum((counts[k] - total * w / whole) ** 2 / (total * w / whole) for k, w in weights.items())
    freedom = len(weights) - 1
    return bool(squares < freedom + 5 * (2 * freedom) ** 0.5)


def test_setup_draws_islands_cards_tiles_creatures_and_buildings_evenly() -> None:
    islands: Counter[Hashable] = Counter()
    cards: Counter[Hashable] = Counter()
    tiles: Counter[Hashable] = Counter()
    buildings: Counter[Hashable] = Counter()
    for seed in range(DRAWS):
        s = GAME.new(players=2, seed=seed).state
        islands[s.island[1]] += 1
        cards[s.row_card[3]] += 1
        buildings[s.slot[2]] += 1
        if c.CARD_SIZE[s.row_card[0]] == 2:
            tiles[s.row_tile[0]] += 1
    assert even(islands, dict.fromkeys(range(4), 1.0))
    assert even(cards, dict.fromkeys(range(1, 13), 1.0))
    assert even(buildings, {k: float(c.BUILDING_COUNT[k]) for k in range(1, c.BUILDINGS)})
    assert even(tiles, {t: float(c.TILE_COUNT[t]) for t in range(1, c.TILES) if c.TILE_SIZE[t] == 2})


def test_resampling_redraws_only_the_future_and_that_evenly() -> None:
    position = Setup().creature("hydra_kronos", 10).card("capture1").ready()
    faces: Counter[Hashable] = Counter()
    for seed in range(DRAWS):
        other = position.resample(0, seed=seed)
        assert other.key() == position.key()
        faces[play(other, "act").state.roll[0]] += 1
    assert even(faces, dict.fromkeys(range(6), 1.0))


def test_random_games_end_long_before_the_technical_limit_mostly() -> None:
    games = GAME.kernels.playouts()
    raw, out = np.zeros(GAME.kernels.dtype.itemsize, np.uint8), np.zeros(GAME.num_actions, np.int32)
    decisions = games(raw, 2, np.zeros(1, np.int64), np.uint64(1), np.uint64(2), 500, out)
    assert 200 < decisions / 500 < 500
