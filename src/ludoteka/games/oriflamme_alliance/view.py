"""What a seat sees. A field is shown because it is named here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteka.engine.position import Position
from ludoteka.games.oriflamme_alliance.components import CARD_KEYS, FAMILY_KEYS, ROUNDS, SET_ASIDE, Card
from ludoteka.games.oriflamme_alliance.state import Phase
from ludoteka.games.oriflamme_alliance.table import acting, family, gone, kept, knows, members, piece_name, seen, stacks


def _keys(cards: list[int]) -> list[str]:
    return [CARD_KEYS[card] for card in cards]


def _piece(s: Any, piece: int, seat: int | None) -> dict[str, Any]:
    """A card in the row; which it is, is shown to whoever knows it."""
    shown = {
        "id": piece_name(piece),
        "owner": piece // ROUNDS,
        "laid": piece % ROUNDS + 1,
        "face_up": bool(s.up >> piece & 1),
        "known_to_all": bool((s.up | s.turned) >> piece & 1),
        "influence": s.lying[piece],
        "verdict": bool(s.marked >> piece & 1),
    }
    if knows(s, piece, seat):
        shown["card"] = CARD_KEYS[s.card[piece]]
    return shown


def _kept(s: Any, p: int) -> list[dict[str, Any]]:
    return [{"card": CARD_KEYS[card], "influence": s.agreed[p] * (card == Card.AGREEMENT)} for card in kept(s, p)]


def _seat(position: Position, p: int, seat: int | None) -> dict[str, Any]:
    """The hand and the cards set aside are the owner's to see, and everybody's after the final scoring."""
    s = position.state
    shown: dict[str, Any] = {
        "family": FAMILY_KEYS[p],
        "influence": s.influence[p],
        "score": s.influence[p] + s.agreed[p],
        "positions": len(members(s.tops & family(p))),
        "hand_size": len(members(s.hand[p])),
        "aside_size": SET_ASIDE,
        "kept": _kept(s, p),
        "gone": _keys(gone(s, p)),
        "seen": _keys(seen(s, p)),
        "informant_returned": s.returned[p] or None,
    }
    if p == seat or position.is_over:
        shown["hand"] = _keys(members(s.hand[p]))
        shown["aside"] = _keys(members(s.aside[p]))
    return shown


def view(position: Position, seat: int | None) -> dict[str, Any]:
    """Return what a seat, or a spectator, may see."""
    s = position.state
    piece = acting(s)
    return {
        "phase": Phase(s.phase).name.lower(),
        "round": s.round,
        "rounds": ROUNDS,
        "first": s.first,
        "row": [[_piece(s, piece, seat) for piece in stack] for stack in stacks(s)],
        "at": None if piece is None else s.at,
        "acting": None if piece is None else piece_name(piece),
        "verdicts": s.verdicts,
        "seats": [_seat(position, p, seat) for p in range(position.players)],
    }


def past(position: Position, moves: Sequence[int], begin: Callable[[], Position]) -> dict[str, Any]:
    """Return, once the game is over, what each seat had at the start and after each round, kept Agreements at the end.

    A seat's influence lies open all the time; only how it grew is not to be seen any more.
    """
    if not position.is_over:
        return {"influence": []}
    then = begin()
    had = [_influence(then)]
    for action in moves:
        number = then.state.round
        then.apply(action)
        if then.state.round != number:
            had.append(_influence(then))
    return {"influence": [list(seat) for seat in zip(*had, position.scores(), strict=True)]}


def _influence(position: Position) -> list[int]:
    return [position.state.influence[p] for p in range(position.players)]
