"""Scores in words: of the cities on a table, and of any city that somebody describes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludoteka.engine.compiling.loading import Kernels
from ludoteka.engine.errors import LudotekaError, closest
from ludoteka.engine.position import Position
from ludoteka.games.akropolis.actions import SIDE
from ludoteka.games.akropolis.components import COLOUR_KEYS, KIND_KEYS, VARIANT_KEYS
from ludoteka.games.akropolis.scoring import LEVELS, STAR, TALLY, VALUE, count, show
from ludoteka.games.akropolis.table import is_architect


class BadCity(LudotekaError, ValueError):
    """A list of hexes is not a city that can be scored."""


# ---- of the cities on a table


@cache
def _counters(kernels: Kernels) -> SimpleNamespace:
    """Return what counts the cities of a table, compiled where its rules are."""
    signatures = {}
    if kernels.compiled:
        from numba import types as t

        signatures = dict.fromkeys(("count_seat", "count_opponent"), (t.uint8[::1], t.int64, t.int64[:, ::1]))
    return kernels.specialise(kernels.module("ludoteka.games.akropolis.templates").COUNTERS, signatures)


def seat_score(position: Position, seat: int) -> dict[str, Any]:
    """Return the score of a seat as `score` gives it; of the Architect, too, and there with `quarries`."""
    tally = np.zeros(TALLY, np.int64)
    stones = position.state.stones[seat]
    if is_architect(position.state, seat):
        quarries = int(_counters(position.game.kernels).count_opponent(position.raw, seat, tally))
        return _in_words(tally, stones, quarries=quarries)
    _counters(position.game.kernels).count_seat(position.raw, seat, tally)
    return _in_words(tally, stones)


def _in_words(tally: Any, stones: int, **more: int) -> dict[str, Any]:
    said: dict[str, Any] = {}
    values, stars = tally[VALUE].tolist(), tally[STAR].tolist()
    total = stones + sum(more.values())
    for colour, value, star in zip(COLOUR_KEYS, values, stars, strict=True):
        said[colour] = {"value": value, "stars": star, "product": value * star}
        total += value * star
    return {**said, "stones": stones, **more, "total": total}


# ---- of any city


def score(hexes: Iterable[Sequence[Any]], stones: int = 0, variants: Iterable[str] = ()) -> dict[str, Any]:
    """Return what a city is worth, given its visible hexes as (q, r, kind, level).

    The kinds are those of `components.json`: house, market, ..., quarry, house_plaza, ...; the ground is level 1; more
    entries of a hex, such as its tile, are ignored. The answer has for each colour its `value` (the districts that
    meet their condition, doublings included), its `stars` and their `product`, then `stones` and the `total`:

    >>> score([(0, 0, "garden_plaza", 1), (1, 0, "garden", 2)], stones=1)["garden"]
    {'value': 2, 'stars': 3, 'product': 6}

    Raises BadCity where that is no city, or one too wide: no game's city is wider than 63 cells.
    """
    known = [_checked(hex_) for hex_ in hexes]
    if len({(q, r) for q, r, _, _ in known}) < len(known):
        raise BadCity("A cell has two visible hexes; give only the topmost hex of each column.")
    tally = np.zeros(TALLY, np.int64)
    if known:
        columns = _lines({q for q, _, _, _ in known})
        rows = _lines({r for _, r, _, _ in known})
        highest = max(level for _, _, _, level in known)
        drawn = np.zeros((LEVELS + highest + 2, SIDE), np.uint64)
        for q, r, kind, level in known:
            row, column = rows[r], columns[q]
            drawn[LEVELS + 1 : LEVELS + level + 1, row] |= np.uint64(1 << column)
            show(drawn, tally, kind, row, column)
        count(drawn, 0, max(rows.values()) + 2, highest, _bits(variants), tally)
    else:
        _bits(variants)
    return _in_words(tally, stones)


def _checked(hex_: Sequence[Any]) -> tuple[int, int, int, int]:
    try:
        q, r, kind, level = hex_[:4]
    except (TypeError, ValueError) as error:
        raise BadCity(f"{hex_!r} is not a hex: write (q, r, kind, level).") from error
    if kind not in KIND_KEYS:
        raise BadCity(
            f"{kind!r} is not a kind of hex; kinds are {', '.join(KIND_KEYS)}.{closest(str(kind), KIND_KEYS)}"
        )
    if not all(isinstance(n, (int, np.integer)) and not isinstance(n, bool) for n in (q, r, level)) or level < 1:
        raise BadCity(f"{hex_!r} is not a hex: q, r and level are whole numbers, the level at least 1.")
    return int(q), int(r), KIND_KEYS.index(kind), int(level)


def _lines(coordinates: set[int]) -> dict[int, int]:
    """Return where to draw each row or column: from 1 on; of several empty ones in a row, one is enough."""
    lines: dict[int, int] = {}
    line, last = 0, min(coordinates) - 1
    for coordinate in sorted(coordinates):
        line += min(coordinate - last, 2)
        lines[coordinate] = line
        last = coordinate
    if line >= SIDE:
        raise BadCity(
            f"This city is {line} cells wide; a city can be {SIDE - 1} cells wide and deep, and none gets wider."
        )
    return lines


def _bits(variants: Iterable[str]) -> int:
    bits = 0
    for name in [variants] if isinstance(variants, str) else variants:
        if name not in VARIANT_KEYS:
            raise BadCity(
                f"{name!r} is no variant; there are {', '.join(VARIANT_KEYS)}.{closest(str(name), VARIANT_KEYS)}"
            )
        bits |= 1 << VARIANT_KEYS.index(name)
    return bits
