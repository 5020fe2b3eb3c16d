"""What happened, told to everybody: nothing in Akropolis is secret."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.position import Position
from ludoteka.engine.text import Arg, Phrase, Seat
from ludoteka.engine.told import Evidence, Fact, Gain, Kind, Piece, Place, Told, said
from ludoteka.games.akropolis.actions import PLACE, TAKE
from ludoteka.games.akropolis.components import KIND_KEYS, TILE
from ludoteka.games.akropolis.notation import cell_text, tile_phrase
from ludoteka.games.akropolis.scorer import seat_score
from ludoteka.games.akropolis.state import ARCHITECT, PERSON
from ludoteka.games.akropolis.table import (
    chief_of,
    is_architect,
    open_tiles,
    round_of,
    rounds,
    tiles_in,
    true_cells,
    turns_done,
)


def entries(before: Position, action: int, after: Position, seat: int | None) -> list[Phrase]:
    """Return what is told of an action: what was done, what it brought and what it led to."""
    s, t = before.state, after.state
    if action < PLACE:
        start = [_round(before)] if not turns_done(s) else []
        return [*start, _taken(s, s.turn, s.site[action - TAKE], action - TAKE)]
    told = _built(before, action, after)
    if s.players == 1 and t.laid[ARCHITECT] != s.laid[ARCHITECT]:
        told += _architect_turn(before, after)
    else:
        told += _refill(before, after)
    return told + (_result(after) if after.is_over else [])


def _who(s: Any, p: int) -> Arg:
    return Phrase("akropolis-architect") if is_architect(s, p) else Seat(p)


def _round(position: Position) -> Told:
    """The heading of a round, with the points at its beginning."""
    s = position.state
    standings = [int(seat_score(position, p)["total"]) for p in range(s.players)]
    return Told("akropolis-log-round", {"number": round_of(s), "rounds": rounds(s)}, (), "chapter", standings)


def _tile(tile: int) -> Piece:
    return Piece("tile:" + ".".join(KIND_KEYS[kind] for kind in TILE[tile]), tile_phrase(tile))


def _taken(s: Any, p: int, tile: int, cost: int) -> Told:
    kind: Kind = "story" if is_architect(s, p) else "line"
    return Told("akropolis-log-take", {"who": _who(s, p), "cost": cost}, [_tile(tile)], kind)


def _built(before: Position, action: int, after: Position) -> list[Phrase]:
    s, t = before.state, after.state
    p, level = s.turn, int(t.level[s.taken])
    cells = true_cells(s, p, action - PLACE)
    evidence: list[Evidence] = [said(Fact(Phrase("akropolis-log-level", {"level": level})))]
    if points := _city_points(after, p) - _city_points(before, p):
        evidence.append(Gain(points, Phrase("akropolis-table-points", {"count": abs(points)})))
    evidence.append(Place([f"akropolis-{p}-{cell_text(cell)}" for cell in cells], cell_text(cells[0])))
    told: list[Phrase] = [Told("akropolis-log-place", {"who": Seat(p), "level": level}, evidence, "more")]
    won = t.stones[p] - s.stones[p]
    if won:
        gain = Gain(won, Phrase("akropolis-table-stones", {"count": won}), "stone")
        told.append(Told("akropolis-log-stones", {"who": Seat(p), "stones": won}, [said(gain)], "more"))
    return told


def _city_points(position: Position, p: int) -> int:
    """Return what a city is worth without the stones beside it."""
    score = seat_score(position, p)
    return int(score["total"] - score["stones"])


def _architect_turn(before: Position, after: Position) -> list[Phrase]:
    """The Architect answers at once; the site is filled up before its turn or after it."""
    s, t = before.state, after.state
    deed: list[Phrase] = [_taken(s, ARCHITECT, _architects_tile(s, t), s.stones[ARCHITECT] - t.stones[ARCHITECT])]
    refill = _refill(before, after)
    return refill + deed if s.open == 1 else deed + refill


def _refill(before: Position, after: Position) -> list[Phrase]:
    s, t = before.state, after.state
    if s.stacks == t.stacks:
        return []
    site = list(open_tiles(t))
    if s.players == 1 and s.open == 1:  # the Architect has taken a tile since, for a stone for each before it
        site.insert(s.stones[ARCHITECT] - t.stones[ARCHITECT], _architects_tile(s, t))
    laid = [_tile(tile) for tile in site if s.unseen >> tile & 1]
    return [_round(after), Told("akropolis-log-refill", {"who": _who(t, chief_of(t))}, laid, "story")]


def _architects_tile(s: Any, t: Any) -> int:
    (tile,) = tiles_in(s.laid[ARCHITECT] ^ t.laid[ARCHITECT])
    return tile


def _result(after: Position) -> list[Phrase]:
    """Why the game is over, the points of all, and what decided: points, stones, or that the Architect wins ties."""
    end = Told("akropolis-log-end", kind="story")
    if after.players == 1:
        return [end, _result_alone(after)]
    s, scores, winners = after.state, after.scores(), after.winners()
    told = [Told("akropolis-log-points", {"who": Seat(p), "points": scores[p]}) for p in range(s.players)]
    best = max(scores)
    args: dict[str, Arg] = {"points": best, "stones": s.stones[winners[0]]}
    if len(winners) > 1:
        return [end, *told, Told("akropolis-log-shared", {"who": [Seat(p) for p in winners], **args}, kind="story")]
    key = "akropolis-log-win" if scores.count(best) == 1 else "akropolis-log-win-stones"
    return [end, *told, Told(key, {"who": Seat(winners[0]), **args}, kind="story")]


def _result_alone(after: Position) -> Phrase:
    points, other = (seat_score(after, p)["total"] for p in (PERSON, ARCHITECT))
    stones, others = after.state.stones[PERSON], after.state.stones[ARCHITECT]
    key = "akropolis-log-win-alone" if after.winners() else "akropolis-log-lose-alone"
    if points == other:
        key += "-stones" if stones != others else "-tie"
    args: dict[str, Arg] = {"points": points, "other": other, "stones": stones, "others": others}
    return Told(key, {"who": Seat(PERSON), **args}, kind="story")
