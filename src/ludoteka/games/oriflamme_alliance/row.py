"""The row: pieces, what lies on them, and how they leave."""

from __future__ import annotations

from ludoteka.engine.compiling.kernels import kernel
from ludoteka.games.oriflamme_alliance.actions import END, ON, START
from ludoteka.games.oriflamme_alliance.components import ROUNDS, Card
from ludoteka.games.oriflamme_alliance.state import NONE, Event

_ONE_FAMILY = (1 << ROUNDS) - 1


@kernel
def tell(s, what, who, number):
    """Note what happened."""
    s.event[s.told, 0] = what
    s.event[s.told, 1] = who
    s.event[s.told, 2] = number
    s.told += 1


# ---- pieces


@kernel
def acting(s):
    """Return the piece that the walk has reached."""
    return s.row[s.at]


@kernel
def owner(piece):
    return piece // ROUNDS


@kernel
def family(p):
    """Return the set of all pieces of a seat."""
    return _ONE_FAMILY << (ROUNDS * p)


@kernel
def face_down(s):
    """Return the set of the uncovered pieces that lie face down."""
    return s.tops & (s.hidden | s.turned)


@kernel
def is_down(s, piece):
    return (s.up >> piece) & 1 == 0


@kernel
def position_of(s, piece):
    """Return where in the row an uncovered piece is."""
    i = 0
    while s.row[i] != piece:
        i += 1
    return i


# ---- influence


@kernel
def gain(s, p, number, what):
    """Take influence from the supply, which is unlimited."""
    s.influence[p] += number
    tell(s, what, p, number)


@kernel
def put(s, piece, number):
    """Lay influence from the supply on a piece."""
    s.lying[piece] += number
    tell(s, Event.PUT, piece, number)


@kernel
def take(s, piece):
    """Take the influence on one's own piece."""
    number = s.lying[piece]
    if number > 0:
        s.lying[piece] = 0
        s.influence[owner(piece)] += number
        tell(s, Event.TOOK, piece, number)


@kernel
def lose(s, piece):
    """Return the influence on a piece to the supply."""
    number = s.lying[piece]
    if number > 0:
        s.lying[piece] = 0
        tell(s, Event.LOST, piece, number)


# ---- verdict tokens


@kernel
def mark(s, piece):
    s.marked |= 1 << piece
    s.verdicts -= 1
    tell(s, Event.MARKED, piece, 0)


@kernel
def return_verdict(s, piece):
    """A token goes back to the supply when its card leaves the row, in whatever way."""
    if (s.marked >> piece) & 1:
        s.marked &= ~(1 << piece)
        s.verdicts += 1
        tell(s, Event.VERDICT_RETURNED, piece, 0)


# ---- into the row and out of it


@kernel
def insert(s, piece, place):
    """Put a new piece at the start or the end of the row, or on one's own piece."""
    s.below[piece] = NONE
    if place == START:
        for i in range(s.length, 0, -1):
            s.row[i] = s.row[i - 1]
        s.row[0] = piece
        s.length += 1
    elif place == END:
        s.row[s.length] = piece
        s.length += 1
    else:
        covered = ROUNDS * owner(piece) + place - ON
        s.row[position_of(s, covered)] = piece
        s.below[piece] = covered
        s.tops &= ~(1 << covered)
    s.tops |= 1 << piece


@kernel
def forget(s, piece):
    """Leave no trace of a piece that is out of the row."""
    off = ~(1 << piece)
    s.hidden &= off
    s.turned &= off
    s.up &= off
    s.tops &= off
    s.card[piece] = 0
    s.below[piece] = 0


@kernel
def lift(s, i):
    """Take the top piece of a position away: the piece below is uncovered, or the gap closes at once.

    The walk stays at its position: what closes before it moves it along.
    """
    piece = s.row[i]
    below = s.below[piece]
    forget(s, piece)
    if below != NONE:
        s.row[i] = below
        s.tops |= 1 << below
        tell(s, Event.UNCOVERED, below, 0)
        return
    s.length -= 1
    for j in range(i, s.length):
        s.row[j] = s.row[j + 1]
    s.row[s.length] = 0
    if i < s.at:
        s.at -= 1


@kernel
def know_informant(s, piece):
    """Once the Informant is seen again, where it went when it returned to hand does not matter."""
    if s.card[piece] == Card.INFORMANT:
        s.returned[owner(piece)] = 0
