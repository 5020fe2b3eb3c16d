"""What a choice of Oriflamme: Alliance surely loses: influence on a card that is never taken, or one's own card."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.position import Position
from ludoteka.engine.text import Phrase
from ludoteka.engine.warning import Loss
from ludoteka.games.oriflamme_alliance.actions import LEAVE, ON, PLACE, PLACES, REVEAL
from ludoteka.games.oriflamme_alliance.components import ROUNDS, Card
from ludoteka.games.oriflamme_alliance.preview import preview
from ludoteka.games.oriflamme_alliance.table import PIECE_BY_NAME, acting, piece_name

#: So much influence is worth a word before it is put to sleep.
_WORTH_KEEPING = 2


def loss(position: Position, action: int) -> Loss | None:
    """Return what is lost by what everybody, or the seat that decides, can see."""
    s, p = position.state, position.current_player
    assert p is not None
    if action < LEAVE:
        return _asleep(s, p, action)
    if action == LEAVE:
        return _left(position)
    shown = preview(position, action)
    hit = [PIECE_BY_NAME[name] for name in shown["eliminated"] if PIECE_BY_NAME[name] // ROUNDS == p]
    if not hit or not shown["complete"]:
        return None
    lost = sum(s.lying[piece] for piece in hit)
    places = tuple(piece_name(piece) for piece in hit)
    why = Phrase("oriflamme-alliance-guide-own-why", {"lying": lost})
    return Loss("own", Phrase("oriflamme-alliance-guide-own"), why, places)


def _asleep(s: Any, p: int, action: int) -> Loss | None:
    """Return what is put to sleep by laying a card on top of it."""
    place = (action - PLACE) % PLACES
    if place < ON:
        return None
    piece = ROUNDS * p + place - ON
    lying = _takeable(s, piece)
    if lying < _WORTH_KEEPING:
        return None
    what = Phrase("oriflamme-alliance-guide-asleep", {"lying": lying})
    return Loss("asleep", what, Phrase("oriflamme-alliance-guide-asleep-why"), (piece_name(piece),))


def _left(position: Position) -> Loss | None:
    """Return what is lost by leaving a card: in the last round, or before a Judge who has it marked."""
    s = position.state
    piece = acting(s)
    if piece is None or not _takeable(s, piece):
        return None
    lying, place = _takeable(s, piece), (piece_name(piece),)
    p = piece // ROUNDS
    if s.round == ROUNDS and preview(position, REVEAL)["influence"][p] > 0:
        what = Phrase("oriflamme-alliance-guide-last-left", {"lying": lying})
        return Loss("last", what, Phrase("oriflamme-alliance-guide-last-why"), place)
    later = [s.row[i] for i in range(s.at + 1, s.length)]
    judges = [other for other in later if s.up >> other & 1 and s.card[other] == Card.JUDGE and other // ROUNDS != p]
    if not judges or not s.marked >> piece & 1:
        return None
    what = Phrase("oriflamme-alliance-guide-marked", {"lying": lying})
    return Loss("marked", what, Phrase("oriflamme-alliance-guide-marked-why"), (*place, piece_name(judges[0])))


def _takeable(s: Any, piece: int) -> int:
    """Return what its owner would take from a card: Uprising costs 1 of it, what lies on Extortion is never taken."""
    if s.card[piece] == Card.EXTORTION:
        return 0
    return max(0, int(s.lying[piece]) - int(s.card[piece] == Card.UPRISING))


def gain(position: Position, action: int) -> float:
    """Return the influence that a choice surely brings."""
    p = position.current_player
    assert p is not None
    return float(preview(position, action)["influence"][p])
