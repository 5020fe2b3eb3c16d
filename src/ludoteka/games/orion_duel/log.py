"""What happened, told in sentences; nothing is hidden, so that all seats are told the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteka.engine.position import Position
from ludoteka.engine.text import Arg, Phrase, Seat
from ludoteka.engine.told import Evidence, Fact, Piece, Place, Told, said
from ludoteka.games.orion_duel.actions import BEGIN, TILE, TOKEN
from ludoteka.games.orion_duel.chains import all_groups
from ludoteka.games.orion_duel.components import CELL_LIST, PAIRS, SIDES, TILES_EACH, Token
from ludoteka.games.orion_duel.layout import token_to_lay, tokens_left
from ludoteka.games.orion_duel.notation import cell_text, cells_text, colour_phrase, tile_phrase
from ludoteka.games.orion_duel.placements import PLACEMENT_LIST
from ludoteka.games.orion_duel.state import GALAXIES_TO_WIN, HOLES_TO_WIN, NO_GROUP, Outcome

#: So many moves make a chapter.
_CHAPTER = 10
_PICTURES = {Token.GALAXY: "galaxy", Token.HOLE: "hole"}


def entries(before: Position, action: int, after: Position, seat: int | None) -> list[Phrase]:
    """Return what is told of an action: what was done, what it covered, what it achieved, how it ended."""
    s, t = before.state, after.state
    who = Seat(s.turn)
    if action >= BEGIN:
        return [_tell("begin", who=who, first=Seat(action - BEGIN))]
    if action >= TOKEN:
        return _token(s, t, action - TOKEN)
    told: list[Phrase] = [_heading(s)] if s.laid % _CHAPTER == 0 else []
    told += [_laid(s, action - TILE), *_covered(t, action - TILE, s.turn), *_achieved(s, t)]
    if after.is_over:
        told.append(_result(after))
    return told


def _heading(s: Any) -> Told:
    """Say which moves follow, and how many conditions each meets before them."""
    last = min(s.laid + _CHAPTER, 2 * TILES_EACH)
    args: dict[str, Arg] = {"first": s.laid + 1, "last": last}
    return Told("orion-duel-log-moves", args, (), "chapter", [_met(s, p) for p in range(2)])


def _token(s: Any, t: Any, cell: int) -> list[Phrase]:
    token = token_to_lay(s)
    left = tokens_left(t, token)
    evidence = (_piece(token), Fact(Phrase("orion-duel-log-left", {"left": left})), _place([cell]))
    told = Told(f"orion-duel-log-{_PICTURES[token]}", {"who": Seat(s.turn)}, evidence)
    begins = not any(s.token[other] for other in range(len(CELL_LIST)))
    return [Told("orion-duel-log-set-up", kind="chapter"), told] if begins else [told]


def _piece(token: Token) -> Piece:
    return said(Piece(_PICTURES[token], Phrase(f"orion-duel-{_PICTURES[token]}")))


def _place(cells: Sequence[int], others: Sequence[int] = ()) -> Place:
    names = [cell_text(cell) for cell in (*cells, *others)]
    ids = [f"{what}:{name}" for name in names for what in ("hex", "token")]
    return Place(ids, f"{cells_text(cells)} / {cells_text(others)}" if others else cells_text(cells))


def side_phrase(side: int) -> Phrase:
    """Return the constellation that a side leads to."""
    return Phrase(f"orion-duel-{SIDES[side].constellation.lower().replace(' ', '-')}")


def _tell(key: str, **args: Arg) -> Told:
    return Told(f"orion-duel-log-{key}", args)


def _story(key: str, *evidence: Evidence, **args: Arg) -> Told:
    return Told(f"orion-duel-log-{key}", args, evidence, "story")


def _laid(s: Any, number: int) -> Told:
    placement = PLACEMENT_LIST[number]
    tile = tile_phrase(placement.shape.kind)
    sides = ((s.turn, placement.own), (1 - s.turn, placement.other))
    hexes = ".".join(f"{cell_text(cell)},{colour}" for colour, cells in sides for cell in cells)
    evidence = (said(Piece(f"tile:{hexes}", tile)), _place(placement.own, placement.other))
    return Told("orion-duel-log-lay", {"who": Seat(s.turn), "tile": tile}, evidence)


def _covered(t: Any, number: int, mover: int) -> list[Phrase]:
    """Each token that comes to lie on a hex, and how many its group holds now."""
    placement = PLACEMENT_LIST[number]
    told: list[Phrase] = []
    for colour, cells in ((mover, placement.own), (1 - mover, placement.other)):
        for cell in cells:
            if t.token[cell] == Token.GALAXY:
                held = t.galaxies[t.group[cell]]
                told.append(_held("cover-galaxy", Token.GALAXY, colour, mover, held, _next(held, GALAXIES_TO_WIN)))
            elif t.token[cell] == Token.HOLE:
                held = t.holes[t.group[cell]]
                told.append(_held("cover-hole", Token.HOLE, colour, mover, held, _next(held, HOLES_TO_WIN)))
    return told


def _held(key: str, token: Token, colour: int, mover: int, held: int, needed: int) -> Told:
    counts: dict[str, Arg] = {"held": held, "needed": needed, "colour": colour_phrase(colour)}
    fact = Phrase("orion-duel-log-held" if colour == mover else "orion-duel-log-held-by", counts)
    return Told(f"orion-duel-log-{key}", counts | {"who": Seat(mover)}, (_piece(token), said(Fact(fact))), "more")


def _next(held: int, needed: int) -> int:
    """Return how many tokens a chain that holds so many must hold for its next condition, or for that it just met."""
    return -(-held // needed) * needed


def _achieved(s: Any, t: Any) -> list[Phrase]:
    """Conditions that are met now and were not before, and the balance where both are level."""
    told: list[Phrase] = []
    galaxy, hole = _piece(Token.GALAXY), _piece(Token.HOLE)
    chain = said(Piece("chain", Phrase("orion-duel-log-chain")))
    for p in range(2):
        colour = colour_phrase(p)
        linked = [pair for pair in range(PAIRS) if (t.links[p] & ~s.links[p]) >> pair & 1]
        told += [_story("link", chain, colour=colour, one=side_phrase(i), two=side_phrase(i + PAIRS)) for i in linked]
        full = _fuller(s, t, p, "galaxies", GALAXIES_TO_WIN)
        told += [_story("galaxies", galaxy, colour=colour, count=n) for n in full]
        loser = colour_phrase(1 - p)
        holes = _fuller(s, t, 1 - p, "holes", HOLES_TO_WIN)
        told += [_story("holes", hole, colour=loser, winner=colour, count=n) for n in holes]
    if told and _met(t, 0) == _met(t, 1):
        told.append(_story("level", count=_met(t, 0)))
    return told


def _fuller(s: Any, t: Any, colour: int, tokens: str, needed: int) -> list[int]:
    """Return how many tokens each chain of a colour holds that now meets a condition more than what it grew from."""
    had, has = getattr(s, tokens), getattr(t, tokens)
    found = []
    for name, cells in all_groups(t).items():
        if t.colour[name] == colour:
            grown_from = {s.group[cell] for cell in cells} - {NO_GROUP}
            if has[name] // needed > sum(had[old] // needed for old in grown_from):
                found.append(has[name])
    return found


def _met(s: Any, p: int) -> int:
    met: int = s.links[p].bit_count() + s.galaxy_sets[p] + s.hole_sets[1 - p]
    return met


def _result(after: Position) -> Phrase:
    t = after.state
    if t.winner < 0:
        return _story("draw", points=after.scores()[0])
    args: dict[str, Arg] = {"who": Seat(t.winner)}
    if t.outcome == Outcome.CONDITIONS:
        return _story("win", **args, met=_met(t, t.winner), other=_met(t, 1 - t.winner))
    if t.outcome == Outcome.POINTS:
        return _story("win-points", **args, points=after.scores()[t.winner], other=after.scores()[1 - t.winner])
    return _story("win-stuck", **args, loser=Seat(1 - t.winner))
