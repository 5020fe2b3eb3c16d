"""What happened, told to everybody: nothing in Akropolis is secret."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.position import Position
from ludoteka.engine.text import Arg, Phrase, Seat
from ludoteka.games.akropolis.actions import PLACE, TAKE
from ludoteka.games.akropolis.notation import cell_text, tile_phrase
from ludoteka.games.akropolis.rules import ARCHITECT, PERSON
from ludoteka.games.akropolis.scorer import seat_score
from ludoteka.games.akropolis.table import chief_of, is_architect, open_tiles, tiles_in, true_cells


def entries(before: Position, action: int, after: Position, seat: int | None) -> list[Phrase]:
    """Return what is told of an action: what was done, what it brought and what it led to."""
    s, t = before.state, after.state
    if action < PLACE:
        return [_taken(s, s.turn, s.site[action - TAKE], action - TAKE)]
    told = _built(before, action, after)
    if s.players == 1 and t.laid[ARCHITECT] != s.laid[ARCHITECT]:
        told += _architect_turn(before, after)
    else:
        told += _refill(before, after)
    return told + (_result(after) if after.is_over else [])


def _who(s: Any, p: int) -> Arg:
    return Phrase("akropolis-architect") if is_architect(s, p) else Seat(p)


def _taken(s: Any, p: int, tile: int, cost: int) -> Phrase:
    return Phrase("akropolis-log-take", {"who": _who(s, p), "tile": tile_phrase(tile), "cost": cost})


def _built(before: Position, action: int, after: Position) -> list[Phrase]:
    s, t = before.state, after.state
    p = s.turn
    cell = cell_text(true_cells(s, p, action - PLACE)[0])
    told = [Phrase("akropolis-log-place", {"who": Seat(p), "cell": cell, "level": int(t.level[s.taken])})]
    won = t.stones[p] - s.stones[p]
    if won:
        told.append(Phrase("akropolis-log-stones", {"who": Seat(p), "stones": won}))
    return told


def _architect_turn(before: Position, after: Position) -> list[Phrase]:
    """The Architect answers at once; the site is filled up before its turn or after it."""
    s, t = before.state, after.state
    (tile,) = tiles_in(s.laid[ARCHITECT] ^ t.laid[ARCHITECT])
    deed = [_taken(s, ARCHITECT, tile, s.stones[ARCHITECT] - t.stones[ARCHITECT])]
    refill = _refill(before, after)
    return refill + deed if s.open == 1 else deed + refill


def _refill(before: Position, after: Position) -> list[Phrase]:
    s, t = before.state, after.state
    if s.stacks == t.stacks:
        return []
    laid: list[Arg] = [tile_phrase(tile) for tile in open_tiles(t) if s.unseen >> tile & 1]
    taken_at_once = s.unseen & t.laid[ARCHITECT] if s.players == 1 else 0
    laid += [tile_phrase(tile) for tile in tiles_in(taken_at_once)]
    chief = _who(t, chief_of(t))
    return [Phrase("akropolis-log-refill", {"tiles": laid}), Phrase("akropolis-log-chief", {"who": chief})]


def _result(after: Position) -> list[Phrase]:
    s = after.state
    if s.players == 1:
        points, other = (seat_score(after, p)["total"] for p in (PERSON, ARCHITECT))
        key = "akropolis-log-win-alone" if after.winners() else "akropolis-log-lose-alone"
        return [Phrase(key, {"who": Seat(PERSON), "points": points, "other": other})]
    scores, winners = after.scores(), after.winners()
    told = [Phrase("akropolis-log-points", {"who": Seat(p), "points": scores[p]}) for p in range(s.players)]
    key = "akropolis-log-win" if len(winners) == 1 else "akropolis-log-shared"
    return [*told, Phrase(key, {"who": [Seat(p) for p in winners], "points": scores[winners[0]]})]
