"""What holds in every position: asked of positions from outside, and by the tests of all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteka.games.oriflamme_alliance.actions import PIECES, PLACES
from ludoteka.games.oriflamme_alliance.components import (
    CARDS,
    CHARACTERS,
    FEWEST_PLAYERS,
    HAND,
    MOST_PLAYERS,
    ROUNDS,
    SET_ASIDE,
    VERDICTS,
    WHOLE_FAMILY,
    Card,
)
from ludoteka.games.oriflamme_alliance.state import MOST_EVENTS, NONE, OF_SEATS, SHOWING, Event, Phase
from ludoteka.games.oriflamme_alliance.table import kept, members, piece_name
from ludoteka.games.oriflamme_alliance.whynot import refusal

#: Four other Diplomats lay no more than this on one in six rounds; on other cards there is always less.
MOST_LYING = 4 * 2 * ROUNDS
#: More than anybody can gain.
MOST_INFLUENCE = 2000
_ACTING = {
    Phase.EMPRESS: Card.EMPRESS,
    Phase.DIPLOMAT: Card.DIPLOMAT,
    Phase.DESERTER: Card.DESERTER,
    Phase.VERDICT: Card.JUDGE,
    Phase.SENTENCE: Card.JUDGE,
    Phase.EXCHANGE: Card.INFORMANT,
}


def problems(s: Any) -> Iterator[str]:
    """Yield what is impossible about a state, in words; what later checks rely on comes first."""
    for check in (_ranges, _row, _pieces, _cards, _tokens, _informants, _phase, _events):
        found = list(check(s))
        yield from found
        if found:
            return


def _ranges(s: Any) -> Iterator[str]:
    seats = s.players
    if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        yield f"players is {seats}, not {FEWEST_PLAYERS} to {MOST_PLAYERS}"
        return
    for name, low, high in (
        ("phase", 0, len(Phase) - 1),
        ("round", 1, ROUNDS),
        ("first", 0, seats - 1),
        ("turn", 0, seats - 1),
        ("at", 0, PIECES - 1),
        ("length", 0, seats * ROUNDS),
        ("verdicts", 0, VERDICTS),
        ("infiltration", 0, (1 << seats) - 1),
        ("agreement", 0, (1 << seats) - 1),
        ("told", 0, MOST_EVENTS),
        *((name, 0, (1 << seats * ROUNDS) - 1) for name in ("hidden", "turned", "up", "tops", "marked")),
    ):
        if not low <= getattr(s, name) <= high:
            yield f"{name} is {getattr(s, name)}, not {low} to {high}"
    for name, high in (
        ("agreed", MOST_LYING),
        ("returned", ROUNDS),
        ("influence", MOST_INFLUENCE),
        ("hand", WHOLE_FAMILY),
        ("aside", WHOLE_FAMILY),
    ):
        table = getattr(s, name).tolist()
        if not all(0 <= number <= (high if p < seats else 0) for p, number in enumerate(table)):
            yield f"{name} is {table}"
    for name, low, high in (
        ("row", 0, PIECES - 1),
        ("card", 0, CARDS - 1),
        ("lying", 0, MOST_LYING),
        ("below", NONE, PIECES - 1),
    ):
        if not all(low <= number <= high for number in getattr(s, name).tolist()):
            yield f"{name} is {getattr(s, name).tolist()}"


def _row(s: Any) -> Iterator[str]:
    """Every piece lies in the row once, in a stack of one family."""
    present = s.hidden | s.turned | s.up
    if len(members(s.hidden)) + len(members(s.turned)) + len(members(s.up)) != len(members(present)):
        yield "a card lies both face up and face down"
    met = tops = 0
    for i in range(s.length):
        piece, top = s.row[i], s.row[i]
        tops |= 1 << top
        while piece != NONE:
            if met >> piece & 1 or not present >> piece & 1 or piece // ROUNDS != top // ROUNDS:
                yield f"{piece_name(piece)} cannot lie where it lies"
                return
            met |= 1 << piece
            piece = s.below[piece]
    if met != present or tops != s.tops:
        yield "the row does not hold the cards that it should"
    if any(s.row[i] for i in range(s.length, PIECES)):
        yield "something is left behind the end of the row"


def _pieces(s: Any) -> Iterator[str]:
    present = s.hidden | s.turned | s.up
    for piece in range(PIECES):
        name, card, lying = piece_name(piece), s.card[piece], s.lying[piece]
        if not present >> piece & 1:
            if card or lying or s.below[piece] or s.marked >> piece & 1:
                yield f"{name} is not in the row, but something is left of it"
        elif s.below[piece] != NONE and piece < s.below[piece]:
            yield f"{name} lies on a card that was laid later"
        elif s.up >> piece & 1 and not CHARACTERS >> card & 1:
            yield f"{name} is an intrigue that lies face up"
        elif s.up >> piece & 1 and lying and card != Card.DIPLOMAT:
            yield f"{name} lies face up with influence on it, but is no Diplomat"
        elif s.turned >> piece & 1 and card != Card.UPRISING:
            yield f"{name} is known to all though face down, but is no Uprising"


def _laid(s: Any, p: int) -> int:
    """Return how many cards a seat has laid."""
    waiting = s.phase == Phase.PLACE and (p - s.first) % s.players >= (s.turn - s.first) % s.players
    return int(s.round) - int(waiting)


def _cards(s: Any) -> Iterator[str]:
    """Each family has its ten cards, each once; those that are nowhere else are eliminated or discarded."""
    for p in range(s.players):
        own = [piece for piece in members(s.hidden | s.turned | s.up) if piece // ROUNDS == p]
        cards = members(s.hand[p]) + members(s.aside[p]) + kept(s, p) + [s.card[piece] for piece in own]
        if len(set(cards)) != len(cards):
            yield f"seat {p} has a card twice"
        if len(members(s.aside[p])) != SET_ASIDE or len(members(s.hand[p])) != HAND - _laid(s, p):
            yield f"seat {p} holds or has set aside a wrong number of cards"
        if any(piece % ROUNDS >= _laid(s, p) for piece in own):
            yield f"seat {p} has a card in the row that it cannot have laid yet"
        if s.agreed[p] and (not s.agreement >> p & 1 or s.phase == Phase.OVER):
            yield f"seat {p} has influence on an Agreement that it does not keep"


def _tokens(s: Any) -> Iterator[str]:
    if s.verdicts + len(members(s.marked)) != VERDICTS:
        yield f"there are not {VERDICTS} verdict tokens"


def _informants(s: Any) -> Iterator[str]:
    """An Informant that went back to hand is there, or was laid later."""
    for p in range(s.players):
        later = [piece for piece in members(s.hidden) if piece // ROUNDS == p and piece % ROUNDS >= s.returned[p]]
        places = [s.hand[p] >> Card.INFORMANT & 1, *(s.card[piece] == Card.INFORMANT for piece in later)]
        if s.returned[p] > s.round or (s.returned[p] and not any(places)):
            yield f"the Informant of seat {p} is not where it returned to"


def _phase(s: Any) -> Iterator[str]:
    phase = Phase(s.phase)
    if phase in (Phase.PLACE, Phase.OVER):
        if s.at:
            yield "the walk is under way while nothing acts"
        if phase == Phase.OVER and (s.round != ROUNDS or s.turn):
            yield "the game is over too early"
        return
    if phase == Phase.WALK:
        yield "the walk has not been carried on"
    elif s.at >= s.length or s.row[s.at] // ROUNDS != s.turn:
        yield "the card that acts is not the one of the seat that decides"
    elif phase == Phase.LEAVE_OR_REVEAL:
        piece = s.row[s.at]
        if s.up >> piece & 1 or (s.turned >> piece & 1 and not s.lying[piece]):
            yield "there is nothing to leave or to reveal"
    else:
        yield from _ability(s, phase)


def _ability(s: Any, phase: Phase) -> Iterator[str]:
    piece = s.row[s.at]
    card = s.card[piece]
    if not s.up >> piece & 1:
        yield "the card that acts lies face down"
    elif phase == Phase.BRANCH:
        if card not in (Card.INFORMANT, Card.DIPLOMAT, Card.JUDGE) or (card == Card.JUDGE and not s.tops & s.marked):
            yield "the card that acts has no two abilities"
    elif card != _ACTING[phase] or _choices(s, phase) < 2:
        yield "the card that acts has no such choice"


def _choices(s: Any, phase: Phase) -> int:
    if phase == Phase.EXCHANGE:
        return len(members(s.hand[s.turn]))
    if phase == Phase.VERDICT and not s.verdicts:
        return 0
    return sum(refusal(s, piece) is None for piece in members(s.tops))


def _events(s: Any) -> Iterator[str]:
    for n in range(MOST_EVENTS):
        what, who, number = (s.event[n, i] for i in range(3))
        if n >= s.told:
            if what or who or number:
                yield "something is left behind the last event"
                return
        elif not 1 <= what <= len(Event) or not 0 <= who < (s.players if what in OF_SEATS else s.players * ROUNDS):
            yield f"event {n + 1} is none"
        elif not 0 <= number < (CARDS if what in SHOWING else PLACES if what == Event.PLACED else 128):
            yield f"event {n + 1} has the number {number}"
