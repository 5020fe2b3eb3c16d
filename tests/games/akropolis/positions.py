"""Positions of Akropolis for tests: a city as it is described, the rest of the table filled up to fit."""

from __future__ import annotations

from collections.abc import Sequence

import ludoteka
from ludoteka.games.akropolis.components import SITE, STACK, STACKS, TILES_USED

GAME = ludoteka.game("akropolis")
#: Tile 3 (house plaza, quarry, quarry) below the starting tile: a triangle of both has quarries on (1, 0) and (0, 1).
TWO_TILES = ("3@1,1:2",)
#: A place on that triangle, (0, 0), (1, 0), (0, 1).
OVER_BOTH = {"place": {"q": 0, "r": 0, "rotation": 0}}


def road(tiles: Sequence[int]) -> list[str]:
    """Return tiles laid one behind the other to the left, away from the starting tile."""
    return [f"{tile}@{-3 - 2 * i},1:0" for i, tile in enumerate(tiles)]


def arranged(
    city: Sequence[str],
    taken: int | None = None,
    stones: Sequence[int] | None = None,
    first: Sequence[int] = (),
    options: str = "",
) -> ludoteka.Position:
    """Return a game for two, seat 0 to move, whose city is given as `tile@q,r:rotation`.

    The others have had as many turns; `first` are the tiles that lie first on the construction site.
    """
    turns = len(city)
    mine = [int(part.partition("@")[0]) for part in city]
    used = int(TILES_USED[0, 2])
    rest = [tile for tile in range(1, used + 1) if tile not in (*mine, taken, *first)]
    theirs, rest = rest[:turns], rest[turns:]
    rounds = min(2 * turns // 3, int(STACKS[0, 2]))
    open_tiles = int(SITE[2]) - (2 * turns - 3 * rounds) - (taken is not None)
    site = [*first, *rest][:open_tiles]
    body = [
        "turn=0",
        *([f"taken={taken}"] if taken is not None else []),
        f"site={'.'.join(map(str, site))}",
        f"stones={','.join(map(str, stones or (1, 2)))}",
        f"city0={';'.join(city) or '-'}",
        f"city1={';'.join(road(theirs)) or '-'}",
    ]
    assert used - 2 * turns - open_tiles - (taken is not None) == (int(STACKS[0, 2]) - rounds) * int(STACK[2])
    return GAME.parse(f"akropolis {GAME.version} | 2 {options} | 1-2-0-0-0 | {' '.join(body)}")
