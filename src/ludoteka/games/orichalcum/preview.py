"""What an action will surely do, as far as whoever decides can know."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.position import Position
from ludoteka.games.orichalcum import actions as a
from ludoteka.games.orichalcum.components import (
    AROUND,
    BASE_DICE,
    BUILDING_KEYS,
    CARD_DEED,
    CELLS,
    CREATURE_KEYS,
    DEED_KEYS,
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
    Currency,
    Deed,
    Terrain,
)
from ludoteka.games.orichalcum.fight_odds import odds
from ludoteka.games.orichalcum.island_notation import cells_of
from ludoteka.games.orichalcum.notation import action_to_json, price_of


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


def all_odds(s: Any, p: int, cell: int, paid: int = 0) -> list[dict[str, Any]]:
    """Return the odds of a fight for each number of hoplites that can join, once some have been paid."""
    most = min(MOST_HOPLITES - s.standing[p, cell], s.hoplites[p] - paid)
    return [fight_odds(s, p, cell, count) for count in range(most + 1)]


def captures(s: Any, action: int) -> bool:
    """Tell whether an action begins the capture of creatures."""
    if action == a.ACT:
        return bool(CARD_DEED[s.card] == Deed.CAPTURE)
    parts = action_to_json(action)
    return bool(parts["do"] == "extra" and parts["action"] == DEED_KEYS[Deed.CAPTURE])


def hoplites_paid(s: Any, action: int) -> int:
    """Return how many hoplites an extra action costs."""
    return price_of(s, Currency.HOPLITE) if a.EXTRA_HOPLITE <= action < a.EXTRA_NUGGET else 0


def _odds_of(s: Any, action: int) -> list[dict[str, Any]]:
    """Return the odds of the fight that an action leads to by itself; none where it leads to none."""
    p = s.turn
    if a.FIGHT <= action < a.COMMIT:
        return all_odds(s, p, action - a.FIGHT)
    if a.COMMIT <= action < a.KRONOS:
        return [fight_odds(s, p, s.cell, action - a.COMMIT)]
    beasts = cells_of(s.beasts[p])
    if len(beasts) == 1 and captures(s, action):  # the only creature is fought without being asked which
        return all_odds(s, p, beasts[0] - 1, hoplites_paid(s, action))
    return []


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
    p = position.current_player
    assert p is not None  # an action is legal, so somebody decides
    shown: dict[str, Any] = {}
    if a.PLACE <= action < a.TITAN:
        where = laid(s, action)
        shown["cells"] = [{"cell": cell + 1, "lies": what} for cell, what in where]
        shown["areas"] = _areas(s, action)
        shown["ports"] = _ports(s, [cell for cell, _ in where])
    elif a.BUILD <= action < a.TEMPLE:
        shown["building"] = BUILDING_KEYS[s.slot[(action - a.BUILD) // CELLS]]
    if odds_of := _odds_of(s, action):
        shown["odds"] = odds_of
    after = position.after(action)
    if after.state.rng.tolist() == s.rng.tolist():
        t = after.state
        shown["hoplites"] = t.hoplites[p] - s.hoplites[p]
        shown["nuggets"] = t.nuggets[p] - s.nuggets[p]
        shown["points"] = after.scores()[p] - position.scores()[p]
        shown["wins"] = p in after.winners()
        shown["ends"] = after.is_over
    return shown
