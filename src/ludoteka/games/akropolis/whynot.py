"""Why a tile of Akropolis cannot be taken, or cannot be laid somewhere."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.errors import BadNotation
from ludoteka.engine.hexes import neighbours
from ludoteka.engine.position import Position
from ludoteka.engine.text import Phrase
from ludoteka.games.akropolis.actions import PLACE, TAKE
from ludoteka.games.akropolis.notation import off_table
from ludoteka.games.akropolis.state import NO_TILE
from ludoteka.games.akropolis.table import city_of, true_cells


def why_not(position: Position, obj: Any) -> list[Phrase]:
    """Return the reasons why an action, by its parts, is not legal; none where it is."""
    s = position.state
    if position.is_over:
        return [_because("over")]
    try:
        action = position.action_from_json(obj)
    except BadNotation:
        return [_because("no-action")]
    if action < PLACE:
        return _why_not_take(s, action - TAKE)
    where = obj["place"]
    if far := off_table(position, f"{where['q']},{where['r']}:{where['rotation']}"):
        return [far]
    return _why_not_place(s, action - PLACE)


def _because(key: str, **args: int) -> Phrase:
    return Phrase(f"akropolis-why-{key}", args)


def _why_not_take(s: Any, slot: int) -> list[Phrase]:
    if s.taken != NO_TILE:
        return [_because("lay-first")]
    if slot >= s.open:
        return [_because("no-tile", open=int(s.open))]
    stones = int(s.stones[s.turn])
    return [_because("too-expensive", cost=slot, stones=stones)] if slot > stones else []


def _why_not_place(s: Any, place: int) -> list[Phrase]:
    if s.taken == NO_TILE:
        return [_because("take-first")]
    city, cells = city_of(s, s.turn), true_cells(s, s.turn, place)
    built = [city[cell] for cell in cells if cell in city]
    if not built:
        touches = any(near in city for cell in cells for near in neighbours(cell))
        return [] if touches else [_because("not-adjacent")]
    reasons = []
    if len(built) < len(cells):
        reasons.append(_because("empty-ground"))
    if len({hex_.level for hex_ in built}) > 1:
        reasons.append(_because("mixed-heights"))
    if len(built) == len(cells) and len({hex_.tile for hex_ in built}) == 1:
        reasons.append(_because("one-tile"))
    return reasons
