"""What holds in every position of Akropolis: asked of positions from outside, and by the tests of all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteka.engine.hexes import Hex, groups
from ludoteka.games.akropolis.actions import PLACES
from ludoteka.games.akropolis.components import (
    ARCHITECT_KEYS,
    SEATS,
    SITE,
    STACK,
    STACKS,
    START_HEXES,
    START_STONES,
    START_TILE,
    TILE,
    TILES,
    TILES_USED,
    VARIANT_KEYS,
    Kind,
)
from ludoteka.games.akropolis.placement import EAST, NORTH, SIDES, SOUTH, WEST
from ludoteka.games.akropolis.state import NO_TILE
from ludoteka.games.akropolis.table import builders, by_level, is_architect, tiles_in, true_cells, turns_done


def problems(s: Any) -> Iterator[str]:
    """Yield what is impossible about a state, in words."""
    wrong = list(_ranges(s))
    wrong = wrong or list(_tiles(s)) or list(_turns(s))
    if wrong:  # what follows looks tiles and cells up
        yield from wrong
        return
    covered = 0
    for p in range(SEATS):
        if p < s.players:
            city = _City(s, p)
            yield from city.problems()
            covered += city.quarries_covered
            yield from _stones(s, p, city.quarries_covered)
        else:
            yield from _no_city(s, p)
    if s.players == 1 and sum(s.stones) > int(START_STONES[0] + START_STONES[1]) + covered:
        yield "there are more stones than can have been won"


def _ranges(s: Any) -> Iterator[str]:
    if not 1 <= s.players <= SEATS or s.long not in (0, 1) or not TILES_USED[s.long, s.players]:
        yield f"there is no game for {s.players} with long={s.long}"
        return
    used = int(TILES_USED[s.long, s.players])
    for name, low, high in (
        ("variants", 0, (1 << len(VARIANT_KEYS)) - 1),
        ("architect", 0, len(ARCHITECT_KEYS) - 1 if s.players == 1 else 0),
        ("turn", 0, s.players - 1),
        ("taken", NO_TILE, used),
        ("stacks", 0, int(STACKS[s.long, s.players])),
        ("open", 1, int(SITE[s.players])),
    ):
        if not low <= getattr(s, name) <= high:
            yield f"{name} is {getattr(s, name)}, not {low} to {high}"
    for name, most in (("level", TILES), ("place", PLACES - 1)):
        if not all(0 <= value <= most for value in getattr(s, name)):
            yield f"a {name} is out of range"


def _tiles(s: Any) -> Iterator[str]:
    """Every tile is somewhere, once."""
    site = list(s.site)
    if any(tile == NO_TILE for tile in site[: s.open]) or any(tile != NO_TILE for tile in site[s.open :]):
        yield "the construction site is not closed up"
    used = int(TILES_USED[s.long, s.players])
    single = [s.taken] if s.taken != NO_TILE else []
    sets = [s.unseen, *s.laid, *(1 << tile for tile in [*single, *site[: s.open]] if tile >= 0)]
    if sum(sets) != (1 << used + 1) - 2 or sum(bits.bit_count() for bits in sets) != used:
        yield "tiles are missing or too many"
    for tile in range(TILES + 1):
        placed = any(s.laid[p] >> tile & 1 and not is_architect(s, p) for p in range(SEATS))
        if not placed and (s.level[tile] or s.place[tile]):
            yield f"tile {tile} is not in a city and yet has a place"


def _turns(s: Any) -> Iterator[str]:
    """Turns go round; the construction site and the stacks tell how many there were."""
    seats, done = builders(s), turns_done(s)
    first = (s.turn - done) % seats
    counts = [sum((first + turn) % seats == p for turn in range(done)) for p in range(seats)]
    if counts != [len(tiles_in(s.laid[p])) for p in range(seats)] or (s.players == 1 and first != 0):
        yield "some have had too many turns"
    finished = min(done // (seats + 1), int(STACKS[s.long, s.players]))
    if s.stacks != int(STACKS[s.long, s.players]) - finished or s.unseen.bit_count() != s.stacks * int(
        STACK[s.players]
    ):
        yield "the stacks do not fit the number of turns"
    if s.open + (s.taken != NO_TILE) != SITE[s.players] - (done - finished * (seats + 1)):
        yield "the construction site does not fit the number of turns"
    if s.open == SITE[s.players] and s.taken != NO_TILE:
        yield "a tile has been taken from nowhere"


def _stones(s: Any, p: int, covered: int) -> Iterator[str]:
    first = (s.turn - turns_done(s)) % builders(s)
    most = int(START_STONES[(p - first) % builders(s)]) + covered
    if not 0 <= s.stones[p] <= most:
        yield f"seat {p} has {s.stones[p]} stones, of at most {most}"


def _no_city(s: Any, p: int) -> Iterator[str]:
    """A seat that is not taken has nothing; the Architect has stones and tiles, and only a starting tile lies."""
    box = (-1, 1, -1, 1) if is_architect(s, p) else (0, 0, 0, 0)
    if tuple(s.box[p, side] for side in range(SIDES)) != box:
        yield f"seat {p} has a city"
    if s.stones[p] < 0 or (not is_architect(s, p) and (s.stones[p] or s.laid[p])):
        yield f"seat {p} has stones or tiles that it cannot have"


class _City:
    """A city laid again, tile by tile."""

    def __init__(self, s: Any, p: int) -> None:
        self.s, self.p = s, p
        self.tops = {(q, r): (1, START_TILE, kind) for q, r, kind in START_HEXES}
        self.quarries_covered = 0

    def problems(self) -> Iterator[str]:
        s, p = self.s, self.p
        for tile in by_level(s, p):
            cells = true_cells(s, p, s.place[tile])
            under = [self.tops.get(cell, (0, START_TILE, Kind.QUARRY.value)) for cell in cells]
            if {height for height, _, _ in under} != {s.level[tile] - 1}:
                yield f"tile {tile} does not lie on level {s.level[tile]}"
                return
            if s.level[tile] > 1:
                self.quarries_covered += sum(kind == Kind.QUARRY for _, _, kind in under)
                if len({below for _, below, _ in under}) < 2:
                    yield f"tile {tile} lies on one tile only"
            for i, cell in enumerate(cells):
                self.tops[cell] = (s.level[tile], tile, int(TILE[tile, i]))
        yield from self._outline(list(self.tops))

    def _outline(self, cells: list[Hex]) -> Iterator[str]:
        s, p = self.s, self.p
        if len(groups(cells)) > 1:
            yield f"the city of seat {p} does not hang together"
        columns, rows = [q for q, _ in cells], [r for _, r in cells]
        box = {WEST: min(columns), EAST: max(columns), NORTH: min(rows), SOUTH: max(rows)}
        if any(s.box[p, side] != value for side, value in box.items()):
            yield f"the box around the city of seat {p} does not fit"
