"""The table as Python reads it from a state: stacks, sets of cards, and who knows which card."""

from __future__ import annotations

from typing import Any

from ludoteka.games.oriflamme_alliance.components import FAMILY_KEYS, ROUNDS, WHOLE_FAMILY, Card
from ludoteka.games.oriflamme_alliance.state import NONE, Phase

#: A family is known by a letter.
LETTERS = "RBGYK"
assert len(LETTERS) == len(FAMILY_KEYS)


def piece_name(piece: int) -> str:
    """Return a piece by its family and the round in which it was laid, as `R3`."""
    return f"{LETTERS[piece // ROUNDS]}{piece % ROUNDS + 1}"


PIECE_BY_NAME = {piece_name(piece): piece for piece in range(len(LETTERS) * ROUNDS)}


def family(p: int) -> int:
    """Return the set of all pieces of a seat."""
    return (1 << ROUNDS) - 1 << ROUNDS * p


def members(numbers: int) -> list[int]:
    """Return the members of a set, ascending."""
    found = []
    while numbers:
        found.append((numbers & -numbers).bit_length() - 1)
        numbers &= numbers - 1
    return found


def stacks(s: Any) -> list[list[int]]:
    """Return the pieces of each position of the row, the top one first."""
    row = []
    for i in range(s.length):
        stack = [s.row[i]]
        while s.below[stack[-1]] != NONE:
            stack.append(s.below[stack[-1]])
        row.append(stack)
    return row


def acting(s: Any) -> int | None:
    """Return the piece that the walk has reached, if it is under way."""
    return None if s.phase in (Phase.PLACE, Phase.OVER) else int(s.row[s.at])


def knows(s: Any, piece: int, seat: int | None) -> bool:
    """Tell whether a seat knows which card a piece is: its own, one that all have seen, and after the end every one."""
    public = (s.up | s.turned) >> piece & 1
    return bool(public) or piece // ROUNDS == seat or s.phase == Phase.OVER


def kept(s: Any, p: int) -> list[int]:
    """Return the cards that a seat keeps in front of it."""
    found = [int(Card.INFILTRATION)] if s.infiltration >> p & 1 else []
    return found + ([int(Card.AGREEMENT)] if s.agreement >> p & 1 else [])


def unseen(s: Any, p: int) -> list[int]:
    """Return the cards of a family whose place only the owner knows: the others all have been seen and known since."""
    cards = s.hand[p] | s.aside[p]
    for piece in members(s.hidden & family(p)):
        cards |= 1 << s.card[piece]
    return members(cards)


def gone(s: Any, p: int) -> list[int]:
    """Return the cards of a family that were eliminated or discarded."""
    cards = WHOLE_FAMILY - s.hand[p] - s.aside[p] - sum(1 << card for card in kept(s, p))
    for piece in members((s.hidden | s.turned | s.up) & family(p)):
        cards -= 1 << s.card[piece]
    return members(cards)


def seen(s: Any, p: int) -> list[int]:
    """Return the cards of a family whose place everybody knows."""
    return members(WHOLE_FAMILY - sum(1 << card for card in unseen(s, p)))
