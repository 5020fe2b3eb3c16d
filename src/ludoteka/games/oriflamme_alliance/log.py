"""What happened, told to a seat event by event; a card that lies face down is named to its owner only."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.position import Position
from ludoteka.engine.text import Arg, Phrase, Seat
from ludoteka.games.oriflamme_alliance.actions import BRANCH, END, EXCHANGE, LEAVE, ON, START, Branch
from ludoteka.games.oriflamme_alliance.components import ROUNDS, Card
from ludoteka.games.oriflamme_alliance.notation import (
    PREFIX,
    card_phrase,
    influence_phrase,
    piece_phrase,
    place_parts,
)
from ludoteka.games.oriflamme_alliance.state import LAYING, OF_SEATS, Event
from ludoteka.games.oriflamme_alliance.table import acting, members

#: Choices that are announced and take effect with the next one.
_ANNOUNCED = {BRANCH + Branch.INFORMANT_EXCHANGE: "exchanging", BRANCH + Branch.JUDGE_ELIMINATE: "sentencing"}
_PLACES = {START: "start", END: "end"}
#: What an owner does with an own piece.
_BY_OWNER = (Event.DISCARDED, Event.TURNED_DOWN)


def entries(before: Position, action: int, after: Position, seat: int | None) -> list[Phrase]:
    """Return what a seat is told of an action and of all that it led to, in order."""
    story = _Story(before, action, seat)
    t = after.state
    for n in range(t.told):
        story.tell(Event(t.event[n, 0]), t.event[n, 1], t.event[n, 2])
    if not story.told:
        story.add(_ANNOUNCED[action], story.actor)
    if after.is_over:
        story.told += _result(after)
    return story.told


class _Story:
    """Follows who acts and which cards the seat knows, while it puts events into words."""

    def __init__(self, before: Position, action: int, seat: int | None) -> None:
        s = before.state
        piece = acting(s)
        self.told: list[Phrase] = []
        self.seat = seat
        #: Whose card acts, and which.
        self.actor: int = s.turn
        self.acting = None if piece is None else int(s.card[piece])
        #: The cards of the pieces that the seat knows.
        self.known = {n: int(s.card[n]) for n in members(s.up | s.turned)}
        if seat is not None:
            own = [n for n in members(s.hidden) if n // ROUNDS == seat]
            self.known |= {n: int(s.card[n]) for n in own}
        #: The hand card that is laid now: named by the action, or the only one.
        self.laid = place_parts(action)[0] if action < LEAVE else action - EXCHANGE
        if action == BRANCH + Branch.INFORMANT_EXCHANGE:
            self.laid = members(s.hand[s.turn])[0]

    def add(self, key: str, who: int, **args: Arg) -> None:
        self.told.append(Phrase(f"{PREFIX}-log-{key}", {"who": Seat(who), **args}))

    def piece(self, piece: int, owned: bool = True) -> Phrase:
        """Return a piece in words, with or without its owner."""
        return piece_phrase(piece, self.known.get(piece), owned)

    def tell(self, what: Event, who: int, number: int) -> None:
        """Put an event into words."""
        name = what.name.lower().replace("_", "-")
        special: Any = getattr(self, "_" + what.name.lower(), None)
        if special is not None:
            special(who, number)
        elif what in OF_SEATS:
            self.add(name, who, influence=influence_phrase(number))
        elif what in LAYING:
            piece = self.piece(who, what == Event.LOST)
            self.add(name, who // ROUNDS, piece=piece, influence=influence_phrase(number))
        else:
            self.add(name, who // ROUNDS, piece=self.piece(who, what not in _BY_OWNER))

    def _lay(self, key: str, piece: int, **args: Arg) -> None:
        """A card is laid face down: its owner is told which."""
        self.known.pop(piece, None)
        if piece // ROUNDS == self.seat:
            self.known[piece] = self.laid
            self.add(f"{key}-own", self.seat, piece=self.piece(piece, False), **args)
        else:
            self.add(key, piece // ROUNDS, piece=self.piece(piece, False), **args)

    def _placed(self, piece: int, place: int) -> None:
        if place in _PLACES:
            self._lay(f"placed-{_PLACES[place]}", piece)
        else:
            covered = piece // ROUNDS * ROUNDS + place - ON
            self._lay("placed-on", piece, on=self.piece(covered, False))

    def _exchanged(self, piece: int, _: int) -> None:
        self._lay("exchanged", piece)

    def _revealed(self, piece: int, card: int) -> None:
        self._act(piece, card)
        self.add("revealed", self.actor, piece=self.piece(piece, False))

    def _acts(self, piece: int, card: int) -> None:
        self._act(piece, card)
        self.add("acts", self.actor, piece=self.piece(piece))

    def _act(self, piece: int, card: int) -> None:
        self.known[piece] = card
        self.actor, self.acting = piece // ROUNDS, card

    def _gained(self, who: int, number: int) -> None:
        assert self.acting is not None
        key = "gained" if number else "gained-nothing"
        self.add(key, who, influence=influence_phrase(number), card=card_phrase(self.acting))

    def _put(self, piece: int, number: int) -> None:
        self.add("put", self.actor, piece=self.piece(piece), influence=influence_phrase(number))

    def _marked(self, piece: int, _: int) -> None:
        self.add("marked", self.actor, piece=self.piece(piece))

    def _eliminated(self, piece: int, card: int) -> None:
        self.known[piece] = card
        self.add("eliminated", self.actor, piece=self.piece(piece))

    def _kept(self, piece: int, number: int) -> None:
        key = "kept-agreement" if self.acting == Card.AGREEMENT else "kept"
        self.add(key, self.actor, piece=self.piece(piece, False), influence=influence_phrase(number))

    def _extorted(self, who: int, number: int) -> None:
        self.add("extorted", who, influence=influence_phrase(number), attacker=Seat(self.actor))

    def _round_started(self, who: int, number: int) -> None:
        self.add("round-started", who, number=number)

    def _ended(self, _: int, __: int) -> None:
        """The result is told last."""


def _result(after: Position) -> list[Phrase]:
    """Say how the game ended: by influence, by positions in the row, or shared."""
    scores, winners = after.scores(), after.winners()
    best = max(scores)
    args: dict[str, Arg] = {"influence": influence_phrase(best)}
    if len(winners) > 1:
        return [Phrase(f"{PREFIX}-log-shared", {"winners": [Seat(p) for p in winners], **args})]
    key = "won" if scores.count(best) == 1 else "won-tie"
    return [Phrase(f"{PREFIX}-log-{key}", {"who": Seat(winners[0]), **args})]
