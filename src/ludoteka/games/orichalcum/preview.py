"""What an action will surely do, as far as whoever decides can know."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.position import Position
from ludoteka.games.orichalcum import actions as a
from ludoteka.games.orichalcum.components import (
    AROUND,
    BASE_DICE,
    BUILDING_KEYS,
    CELLS,
    CREATURE_KEYS,
    MOST_HOPLITES,
    NEAR,
    PORT_CELL,
    PORT_HOPLITES,
    PORT_NUGGETS,
    PORTS,
    SIEGE_ENGINE,
    TERRAIN_KEYS,
    TILE_SIZE,
    TILE_TERRAIN,
    TITAN_KEYS,
    TURNS,
    Terrain,
)
from ludoteka.games.orichalcum.fight_odds import odds


def laid(s: Any, action: int) -> list[tuple[int, str]]:
    """Return what a placement lays where: cells, each with its terrain or its creature."""
    place = action - a.PLACE
    cells = [place // TURNS]
    cells += [int(NEAR[s.island[s.turn], cells[0], (place + n) % TURNS]) for n in range(TILE_SIZE[s.tile] - 1)]
    return [
        (cell, CREATURE_KEYS[s.cargo[n]] if s.cargo[n] else TERRAIN_KEYS[TILE_TERRAIN[s.tile, n]])
        for n, cell in enumerate(cells)
    ]


def area_size(island: int, cells: int, cell: int) -> int:
    """Return how many of some cells hang together with one of them."""
    grown, front = 1 << cell, [cell]
    while front:
        near = int(AROUND[island, front.pop()]) & cells & ~grown
        grown |= near
        front += [n for n in range(CELLS) if near >> n & 1]
    return grown.bit_count()


def siege_faces(s: Any, p: int) -> list[int]:
    """Return the faces that count as skulls for a player."""
    return [face for face in range(1, len(SIEGE_ENGINE)) if s.built[p, SIEGE_ENGINE[face]]]


def fight_odds(s: Any, p: int, cell: int, hoplites: int) -> dict[str, Any]:
    """Return the odds of a fight with this many hoplites more."""
    chance = odds(CREATURE_KEYS[s.creature[p, cell]], BASE_DICE + s.standing[p, cell] + hoplites, siege_faces(s, p))
    return {"hoplites": hoplites, "win": [chance.numerator, chance.denominator], "chance": round(float(chance), 4)}


def all_odds(s: Any, p: int, cell: int) -> list[dict[str, Any]]:
    """Return the odds of a fight for each number of hoplites that can join."""
    most = min(MOST_HOPLITES - s.standing[p, cell], s.hoplites[p])
    return [fight_odds(s, p, cell, count) for count in range(most + 1)]


def _areas(s: Any, action: int) -> list[dict[str, Any]]:
    """Return the areas of one terrain that a placement makes, with the titan that notices."""
    island, found = s.island[s.turn], {}
    tile = [(cell, int(TILE_TERRAIN[s.tile, n])) for n, (cell, _) in enumerate(laid(s, action))]
    for cell, terrain in tile:
        if terrain != Terrain.VOLCANO:
            cells = s.land[s.turn, terrain] | sum(1 << c for c, t in tile if t == terrain)
            found[terrain] = area_size(island, cells, cell)
    return [
        {"terrain": TERRAIN_KEYS[t], "size": size, "titan": TITAN_KEYS[t] if size >= 3 else None}
        for t, size in sorted(found.items())
    ]


def _ports(s: Any, cells: list[int]) -> list[dict[str, int]]:
    island = s.island[s.turn]
    return [
        {"hoplites": int(PORT_HOPLITES[island, n]), "nuggets": int(PORT_NUGGETS[island, n])}
        for n in range(PORTS)
        if PORT_CELL[island, n] in cells
    ]


def preview(position: Position, action: int) -> dict[str, Any]:
    """Return what a legal action does: its placement, its odds, and, where no chance is in it, what it brings."""
    s = position.state
    p = s.turn
    shown: dict[str, Any] = {}
    if a.PLACE <= action < a.TITAN:
        where = laid(s, action)
        shown["cells"] = [{"cell": cell + 1, "lies": what} for cell, what in where]
        shown["areas"] = _areas(s, action)
        shown["ports"] = _ports(s, [cell for cell, _ in where])
    elif a.FIGHT <= action < a.COMMIT:
        shown["odds"] = all_odds(s, p, action - a.FIGHT)
    elif a.COMMIT <= action < a.KRONOS:
        shown["odds"] = [fight_odds(s, p, s.cell, action - a.COMMIT)]
    elif a.BUILD <= action < a.TEMPLE:
        shown["building"] = BUILDING_KEYS[s.slot[(action - a.BUILD) // CELLS]]
    after = position.after(action)
    if after.state.rng.tolist() == s.rng.tolist():
        t = after.state
        shown["hoplites"] = t.hoplites[p] - s.hoplites[p]
        shown["nuggets"] = t.nuggets[p] - s.nuggets[p]
        shown["points"] = after.scores()[p] - position.scores()[p]
        shown["wins"] = after.is_over
    return shown
