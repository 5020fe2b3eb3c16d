"""What happened, told in sentences; nothing is hidden, so that all seats are told the same."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.position import Position
from ludoteka.engine.text import Arg, Phrase, Seat
from ludoteka.games.orion_duel.actions import BEGIN, TILE, TOKEN
from ludoteka.games.orion_duel.components import PAIRS, SIDES, Token
from ludoteka.games.orion_duel.layout import token_to_lay, tokens_left
from ludoteka.games.orion_duel.notation import cell_text, cells_text, colour_phrase, tile_phrase
from ludoteka.games.orion_duel.placements import PLACEMENT_LIST
from ludoteka.games.orion_duel.rules import GALAXIES_TO_WIN, HOLES_TO_WIN, Outcome


def entries(before: Position, action: int, after: Position, seat: int | None) -> list[Phrase]:
    """Return what is told of an action: what was done, what it covered, what it achieved, how it ended."""
    s, t = before.state, after.state
    who = Seat(s.turn)
    if action >= BEGIN:
        first = action - BEGIN
        return [_tell("begin", who=who, first=Seat(first), colour=colour_phrase(first))]
    if action >= TOKEN:
        token = token_to_lay(s)
        key = "galaxy" if token == Token.GALAXY else "hole"
        return [_tell(key, who=who, cell=cell_text(action - TOKEN), left=tokens_left(t, token))]
    told = [_laid(s, action - TILE), *_covered(t, action - TILE, s.turn), *_achieved(s, t)]
    if after.is_over:
        told.append(_result(after))
    return told


def side_phrase(side: int) -> Phrase:
    """Return the constellation that a side leads to."""
    return Phrase(f"orion-duel-{SIDES[side].constellation.lower().replace(' ', '-')}")


def _tell(key: str, **args: Arg) -> Phrase:
    return Phrase(f"orion-duel-log-{key}", args)


def _laid(s: Any, number: int) -> Phrase:
    placement = PLACEMENT_LIST[number]
    args: dict[str, Arg] = {
        "who": Seat(s.turn),
        "tile": tile_phrase(placement.shape.kind),
        "own": colour_phrase(s.turn),
        "own_cells": cells_text(placement.own),
    }
    if placement.other:
        args |= {"other": colour_phrase(1 - s.turn), "other_cells": cells_text(placement.other)}
    return _tell("lay-both" if placement.other else "lay", **args)


def _covered(t: Any, number: int, mover: int) -> list[Phrase]:
    """Each token that comes to lie on a hex, and how many its group holds now."""
    placement = PLACEMENT_LIST[number]
    told = []
    for colour, cells in ((mover, placement.own), (1 - mover, placement.other)):
        for cell in cells:
            args: dict[str, Arg] = {"colour": colour_phrase(colour), "cell": cell_text(cell)}
            if t.token[cell] == Token.GALAXY:
                told.append(_tell("cover-galaxy", **args, held=t.galaxies[t.group[cell]], needed=GALAXIES_TO_WIN))
            elif t.token[cell] == Token.HOLE:
                told.append(_tell("cover-hole", **args, held=t.holes[t.group[cell]], needed=HOLES_TO_WIN))
    return told


def _achieved(s: Any, t: Any) -> list[Phrase]:
    """Conditions that are met now and were not before, and the balance where both are level."""
    told = []
    for p in range(2):
        colour = colour_phrase(p)
        linked = [pair for pair in range(PAIRS) if (t.links[p] & ~s.links[p]) >> pair & 1]
        told += [_tell("link", colour=colour, one=side_phrase(i), two=side_phrase(i + PAIRS)) for i in linked]
        if t.galaxy_sets[p] > s.galaxy_sets[p]:
            told.append(_tell("galaxies", colour=colour, count=GALAXIES_TO_WIN * t.galaxy_sets[p]))
        if t.hole_sets[1 - p] > s.hole_sets[1 - p]:
            count = HOLES_TO_WIN * t.hole_sets[1 - p]
            told.append(_tell("holes", colour=colour_phrase(1 - p), winner=colour, count=count))
    if told and _met(t, 0) == _met(t, 1):
        told.append(_tell("level", count=_met(t, 0)))
    return told


def _met(s: Any, p: int) -> int:
    met: int = s.links[p].bit_count() + s.galaxy_sets[p] + s.hole_sets[1 - p]
    return met


def _result(after: Position) -> Phrase:
    t = after.state
    if t.winner < 0:
        return _tell("draw", points=after.scores()[0])
    args: dict[str, Arg] = {"who": Seat(t.winner)}
    if t.outcome == Outcome.CONDITIONS:
        return _tell("win", **args, met=_met(t, t.winner), other=_met(t, 1 - t.winner))
    if t.outcome == Outcome.POINTS:
        return _tell("win-points", **args, points=after.scores()[t.winner], other=after.scores()[1 - t.winner])
    return _tell("win-stuck", **args, loser=Seat(1 - t.winner))
