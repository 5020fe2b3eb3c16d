"""What happened, told to a seat event by event; a card that lies face down is named to its owner only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from ludoteka.engine.position import Position
from ludoteka.engine.text import Arg, Phrase, Seat
from ludoteka.engine.told import Arrow, Evidence, Fact, Gain, Piece, Place, Told, said
from ludoteka.games.oriflamme_alliance.actions import BRANCH, END, EXCHANGE, LEAVE, ON, START, Branch
from ludoteka.games.oriflamme_alliance.components import CARD_KEYS, FAMILY_KEYS, ROUNDS, Card
from ludoteka.games.oriflamme_alliance.notation import PREFIX, card_phrase, influence_phrase, place_parts
from ludoteka.games.oriflamme_alliance.state import OF_SEATS, Event, Phase
from ludoteka.games.oriflamme_alliance.table import acting, members, piece_name

#: Choices that are announced and take effect with the next one.
_ANNOUNCED = {BRANCH + Branch.INFORMANT_EXCHANGE: "exchanging", BRANCH + Branch.JUDGE_ELIMINATE: "sentencing"}
_PLACES = {START: "start", END: "end"}
#: Gains with a sentence of their own.
_OWN_LINES = ("alone", "extorted", "agreed")


def entries(before: Position, action: int, after: Position, seat: int | None) -> list[Phrase]:
    """Return what a seat is told of an action and of all that it led to, in order."""
    story = _Story(before, action, after, seat)
    s, t = before.state, after.state
    if s.round == 1 and not s.hidden | s.up | s.turned:
        story.round(1, s.first)
    for n in range(t.told):
        story.tell(Event(t.event[n, 0]), t.event[n, 1], t.event[n, 2])
        if n == 0 and s.phase == Phase.PLACE and t.phase != Phase.PLACE:
            story.phase("activation")
    if not t.told:
        story.add(_ANNOUNCED[action], story.actor)
    if after.is_over:
        story.told += _result(after)
    return story.told


class _Story:
    """Follows who acts and which cards the seat knows, while it puts events into words."""

    def __init__(self, before: Position, action: int, after: Position, seat: int | None) -> None:
        s = before.state
        piece = acting(s)
        self.told: list[Phrase] = []
        self.seat = seat
        self.standings = [int(influence) for influence in after.state.influence[: before.players]]
        #: Whose card acts, and which.
        self.actor: int = s.turn
        self.acting = None if piece is None else int(s.card[piece])
        #: The cards of the pieces that the seat knows, and those that nobody else knows.
        self.known = {n: int(s.card[n]) for n in members(s.up | s.turned)}
        self.private: set[int] = set()
        if seat is not None:
            own = [n for n in members(s.hidden) if n // ROUNDS == seat]
            self.private = set(own) - set(self.known)
            self.known |= {n: int(s.card[n]) for n in own}
        #: The hand card that is laid now: named by the action, or the only one.
        self.laid = place_parts(action)[0] if action < LEAVE else action - EXCHANGE
        if action == BRANCH + Branch.INFORMANT_EXCHANGE:
            self.laid = members(s.hand[s.turn])[0]

    def add(self, key: str, who: int, *evidence: Evidence, **args: Arg) -> None:
        """Tell something of a seat."""
        self.told.append(Told(f"{PREFIX}-log-{key}", {"who": Seat(who), **args}, _spoken(evidence)))

    def more(self, key: str, who: int, *evidence: Evidence, **args: Arg) -> None:
        """Tell what came of the line before."""
        self.told.append(Told(f"{PREFIX}-log-{key}", {"who": Seat(who), **args}, _spoken(evidence), "more"))

    def phase(self, key: str, **args: Arg) -> None:
        """Begin another part of the round."""
        self.told.append(Told(f"{PREFIX}-log-{key}", args, kind="phase"))

    def round(self, number: int, first: int) -> None:
        """Begin another round."""
        args: dict[str, Arg] = {"number": number, "rounds": ROUNDS}
        self.told.append(Told(f"{PREFIX}-log-round", args, kind="chapter", standings=self.standings))
        self.phase("laying", who=Seat(first))

    def piece(self, piece: int, owned: bool = True) -> Phrase:
        """Return a piece in words, with or without its owner, as what something is done to."""
        args: dict[str, Arg] = {"who": Seat(piece // ROUNDS)} if owned else {}
        card = self.known.get(piece)
        if card is not None:
            args["card"] = card_phrase(card)
        return Phrase(f"{PREFIX}-log-{'a' if card is None else 'the'}-card{'-of' if owned else ''}", args)

    def shown(self, piece: int, gone: bool = False) -> Piece:
        """Return a piece as it is drawn for the seat."""
        card = self.known.get(piece)
        if card is None:
            return Piece(f"back:{FAMILY_KEYS[piece // ROUNDS]}", Phrase(f"{PREFIX}-log-face-down"))
        look: Literal["", "gone", "private"] = "gone" if gone else "private" if piece in self.private else ""
        return _card(piece // ROUNDS, card, look)

    def tell(self, what: Event, who: int, number: int) -> None:
        """Put an event into words."""
        name = what.name.lower().replace("_", "-")
        special: Any = getattr(self, "_" + what.name.lower(), None)
        if special is not None:
            special(who, number)
        elif what in OF_SEATS:
            self.gain(name, who, number)
        else:
            self.add(name, who // ROUNDS, self.shown(who), _place(who), piece=self.piece(who, False))

    def gain(self, key: str, who: int, number: int, *evidence: Evidence, **args: Arg) -> None:
        """A seat gets influence: by the line before, or by a card of its own that is shown."""
        tell = self.add if key in _OWN_LINES else self.more
        tell(key, who, *evidence, _influence(number), influence=influence_phrase(number), **args)

    def _lay(self, key: str, piece: int, **args: Arg) -> None:
        """A card is laid face down: its owner is told which."""
        self.known.pop(piece, None)
        if piece // ROUNDS == self.seat:
            self.known[piece] = self.laid
            self.private.add(piece)
        self.add(key, piece // ROUNDS, self.shown(piece), _place(piece), piece=self.piece(piece, False), **args)

    def _placed(self, piece: int, place: int) -> None:
        if place in _PLACES:
            self._lay(f"placed-{_PLACES[place]}", piece)
        else:
            covered = piece // ROUNDS * ROUNDS + place - ON
            self._lay("placed-on", piece, on=self.piece(covered, False))

    def _exchanged(self, piece: int, _: int) -> None:
        self._lay("exchanged", piece)

    def _left(self, piece: int, number: int) -> None:
        on_it = Fact(Phrase(f"{PREFIX}-log-more-on-it", {"number": number}), "influence")
        args: dict[str, Arg] = {"piece": self.piece(piece, False), "influence": influence_phrase(number)}
        self.add("left", piece // ROUNDS, self.shown(piece), on_it, _place(piece), **args)

    def _revealed(self, piece: int, card: int) -> None:
        self._act("revealed", piece, card)

    def _acts(self, piece: int, card: int) -> None:
        self._act("acts", piece, card)

    def _act(self, key: str, piece: int, card: int) -> None:
        self.known[piece] = card
        self.private.discard(piece)
        self.actor, self.acting = piece // ROUNDS, card
        self.add(key, self.actor, self.shown(piece), _place(piece), card=card_phrase(card))

    def _paid(self, piece: int, number: int) -> None:
        paid = Fact(Phrase(f"{PREFIX}-log-price", {"number": number}), "influence")
        self.more("paid", piece // ROUNDS, paid, influence=influence_phrase(number))

    def _took(self, piece: int, number: int) -> None:
        self.gain("took", piece // ROUNDS, number)

    def _lost(self, piece: int, number: int) -> None:
        lost = Fact(Phrase(f"{PREFIX}-log-less-on-it", {"number": number}), "influence")
        args: dict[str, Arg] = {"piece": self.piece(piece), "influence": influence_phrase(number)}
        self.more("lost", piece // ROUNDS, lost, **args)

    def _gained(self, who: int, number: int) -> None:
        assert self.acting is not None
        card = card_phrase(self.acting)
        if number:
            self.gain("gained", who, number, card=card)
        else:
            nothing = Fact(Phrase(f"{PREFIX}-log-nothing"))
            self.more("gained-nothing", who, nothing, influence=influence_phrase(0), card=card)

    def _infiltrated(self, who: int, number: int) -> None:
        self.gain("infiltrated", who, number, _card(who, Card.INFILTRATION))

    def _put(self, piece: int, number: int) -> None:
        on_it = Fact(Phrase(f"{PREFIX}-log-more-on-it", {"number": number}), "influence")
        args: dict[str, Arg] = {"piece": self.piece(piece), "influence": influence_phrase(number)}
        self.add("put", self.actor, self.shown(piece), on_it, _place(piece), **args)

    def _marked(self, piece: int, _: int) -> None:
        token = Piece("verdict", Phrase(f"{PREFIX}-log-verdict"))
        self.add("marked", self.actor, token, Arrow(), self.shown(piece), _place(piece), piece=self.piece(piece))

    def _verdict_returned(self, piece: int, _: int) -> None:
        back = Fact(Phrase(f"{PREFIX}-log-verdict-back"), "verdict")
        self.more("verdict-returned", piece // ROUNDS, back)

    def _eliminated(self, piece: int, card: int) -> None:
        assert self.acting is not None
        self.known[piece] = card
        evidence = (_card(self.actor, self.acting), Arrow(), self.shown(piece, gone=True), _place(piece))
        args: dict[str, Arg] = {"piece": self.piece(piece), "card": card_phrase(self.acting)}
        self.add("eliminated", self.actor, *evidence, **args)

    def _discarded(self, piece: int, card: int) -> None:
        self.known[piece] = card
        self.add("discarded", piece // ROUNDS, self.shown(piece, gone=True), piece=self.piece(piece, False))

    def _kept(self, piece: int, number: int) -> None:
        agreement = self.acting == Card.AGREEMENT
        fact = Phrase(f"{PREFIX}-log-kept-with", {"number": number}) if agreement else Phrase(f"{PREFIX}-log-kept-fact")
        args: dict[str, Arg] = {"piece": self.piece(piece, False), "influence": influence_phrase(number)}
        key = "kept-agreement" if agreement else "kept"
        self.more(key, self.actor, Fact(fact, "influence" if agreement else ""), **args)

    def _turned_down(self, piece: int, _: int) -> None:
        fact = Fact(Phrase(f"{PREFIX}-log-face-down-again"))
        self.more("turned-down", piece // ROUNDS, fact, piece=self.piece(piece, False))

    def _uncovered(self, piece: int, _: int) -> None:
        evidence = (self.shown(piece), Fact(Phrase(f"{PREFIX}-log-on-top")), _place(piece))
        self.more("uncovered", piece // ROUNDS, *evidence, piece=self.piece(piece))

    def _extorted(self, who: int, number: int) -> None:
        card = _card(who, Card.EXTORTION)
        self.gain("extorted", who, number, card, attacker=Seat(self.actor))

    def _agreed(self, who: int, number: int) -> None:
        self.gain("agreed", who, number, _card(who, Card.AGREEMENT))

    def _round_started(self, who: int, number: int) -> None:
        self.round(number, who)

    def _ended(self, _: int, __: int) -> None:
        """The result is told last, after the reason."""
        self.told.append(Told(f"{PREFIX}-log-ended", {"number": ROUNDS}, kind="story"))


def _spoken(evidence: Sequence[Evidence]) -> list[Evidence]:
    """Return evidence of which the sentence says all but the place: it names the cards and counts the influence."""
    return [part if isinstance(part, Place) else said(part) for part in evidence]


def _card(seat: int, card: int, look: Literal["", "gone", "private"] = "") -> Piece:
    return Piece(f"card:{FAMILY_KEYS[seat]}:{CARD_KEYS[card]}", card_phrase(card), look)


def _place(piece: int) -> Place:
    return Place([piece_name(piece)], piece_name(piece))


def _influence(number: int) -> Gain:
    return Gain(number, Phrase(f"{PREFIX}-influence-count", {"count": number}), "influence")


def _result(after: Position) -> list[Phrase]:
    """Say how the game ended: by influence, by positions in the row, or shared."""
    scores, winners = after.scores(), after.winners()
    best = max(scores)
    args: dict[str, Arg] = {"influence": influence_phrase(best)}
    if len(winners) > 1:
        return [Told(f"{PREFIX}-log-shared", {"winners": [Seat(p) for p in winners], **args}, kind="story")]
    key = "won" if scores.count(best) == 1 else "won-tie"
    return [Told(f"{PREFIX}-log-{key}", {"who": Seat(winners[0]), **args}, kind="story")]
