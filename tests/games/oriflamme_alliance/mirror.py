"""The real game and its oracle side by side: the same moves, the same table, the same events."""

from __future__ import annotations

from typing import Any

import ludoteka
from ludoteka.games.oriflamme_alliance.actions import BRANCH, END, EXCHANGE, LEAVE, ON, PLACES, REVEAL, START, TARGET
from ludoteka.games.oriflamme_alliance.components import CARD_KEYS, CARDS, ROUNDS
from ludoteka.games.oriflamme_alliance.state import Event as Kernel
from ludoteka.games.oriflamme_alliance.state import Phase
from tests.games.oriflamme_alliance.oracle import table
from tests.games.oriflamme_alliance.oracle.game import Oracle
from tests.games.oriflamme_alliance.oracle.table import Branch, Event, HandCard, Leave, Move, Place, Reveal, Target

GAME = ludoteka.game("oriflamme-alliance")
BRANCHES = ("gain", "exchange", "gain", "discard", "verdict", "eliminate")
WHERE = {START: "start", END: "end"}


def names(cards: int) -> list[str]:
    """The cards of a set."""
    return [CARD_KEYS[card] for card in range(CARDS) if cards >> card & 1]


def oracle_of(position: ludoteka.Position) -> Oracle:
    """The oracle at the start of the same game."""
    s = position.state
    orders = [names(s.aside[p]) + names(s.hand[p]) for p in range(position.players)]
    return Oracle(orders, s.first)


def stacks(s: Any) -> list[list[int]]:
    """The pieces of each position of the row, from the bottom to the top."""
    row = []
    for i in range(s.length):
        stack = [s.row[i]]
        while s.below[stack[0]] >= 0:
            stack.insert(0, s.below[stack[0]])
        row.append(stack)
    return row


def move_of(s: Any, action: int) -> Move:
    """An action in the oracle's words."""
    tops = [stack[-1] for stack in stacks(s)]
    if action < LEAVE:
        card, where = divmod(action, PLACES)
        if where < ON:
            return Place(CARD_KEYS[card], "start" if where == START else "end")
        return Place(CARD_KEYS[card], "top", tops.index(ROUNDS * s.turn + where - ON))
    if action in (LEAVE, REVEAL):
        return Leave() if action == LEAVE else Reveal()
    if action < TARGET:
        return Branch(BRANCHES[action - BRANCH])  # type: ignore[arg-type]
    if action < EXCHANGE:
        return Target(tops.index(action - TARGET))
    return HandCard(CARD_KEYS[action - EXCHANGE])


def gone(s: Any, p: int) -> set[str]:
    """The cards of a family that are nowhere else: eliminated or discarded."""
    elsewhere = s.hand[p] | s.aside[p]
    for stack in stacks(s):
        for piece in stack:
            elsewhere |= 1 << s.card[piece] if piece // ROUNDS == p else 0
    kept = {"infiltration"} if s.infiltration >> p & 1 else set()
    kept |= {"agreement"} if s.agreement >> p & 1 else set()
    return set(CARD_KEYS) - set(names(elsewhere)) - kept


def table_of(position: ludoteka.Position) -> dict[str, Any]:
    """All that lies on the table of the real game."""
    s = position.state
    seats = range(position.players)
    return {
        "round": s.round,
        "first": s.first,
        "ip": [s.influence[p] for p in seats],
        "hands": [set(names(s.hand[p])) for p in seats],
        "aside": [set(names(s.aside[p])) for p in seats],
        "gone": [gone(s, p) for p in seats],
        "infiltration": [bool(s.infiltration >> p & 1) for p in seats],
        "agreement": [s.agreed[p] if s.agreement >> p & 1 and not position.is_over else None for p in seats],
        "verdicts": s.verdicts,
        "row": [
            [
                (
                    piece // ROUNDS,
                    CARD_KEYS[s.card[piece]],
                    s.lying[piece],
                    bool(s.up >> piece & 1),
                    bool(s.marked >> piece & 1),
                    bool(s.turned >> piece & 1),
                )
                for piece in stack
            ]
            for stack in stacks(s)
        ],
        "player": position.current_player,
        "over": position.is_over,
        "winners": position.winners(),
        "scores": position.scores() if position.is_over else None,
        "acting": s.at if s.phase not in (Phase.PLACE, Phase.OVER) else None,
        "node": node_of(s),
    }


def node_of(s: Any) -> str:
    plain = {Phase.PLACE: "place", Phase.LEAVE_OR_REVEAL: "leave_or_reveal", Phase.BRANCH: "branch"}
    plain |= {Phase.EXCHANGE: "hand_card", Phase.OVER: "over"}
    return plain.get(Phase(s.phase), "target")


def table_of_oracle(oracle: Oracle) -> dict[str, Any]:
    """The same of the oracle."""
    seats = range(oracle.players)

    def agreement(seat: int) -> int | None:
        return next((c.ip for c in oracle.kept[seat] if c.name == "agreement" and not oracle.over), None)

    return {
        "round": oracle.round,
        "first": oracle.first_player,
        "ip": oracle.ip,
        "hands": [set(hand) for hand in oracle.hands],
        "aside": [set(aside) for aside in oracle.aside],
        "gone": [set(oracle.eliminated[p]) | set(oracle.discarded[p]) for p in seats],
        "infiltration": [oracle.keeps(p, "infiltration") for p in seats],
        "agreement": [agreement(p) for p in seats],
        "verdicts": oracle.verdict_supply,
        "row": [
            [(c.family, c.name, c.ip, c.face_up, c.verdict, c.public) for c in position.cards]
            for position in oracle.row
        ],
        "player": oracle.player,
        "over": oracle.over,
        "winners": oracle.winners(),
        "scores": oracle.scores() if oracle.over else None,
        "acting": oracle.index_of(oracle.acting) if oracle.acting else None,
        "node": oracle.node,
    }


class Story:
    """The events of one action in the oracle's words, which name cards by their place in the row at that moment."""

    def __init__(self, before: Any, action: int, after: Any) -> None:
        self.row = stacks(before)
        self.up = before.up
        self.actor = before.turn
        self.reason = CARD_KEYS[before.card[before.row[before.at]]] if before.phase != Phase.PLACE else ""
        self.action = action
        self.told: list[Event] = []
        self.leaving: dict[int, int] = {}
        self.exchanged = ""
        if action >= EXCHANGE:
            self.exchanged = CARD_KEYS[action - EXCHANGE]
        elif action == BRANCH + BRANCHES.index("exchange"):
            self.exchanged = names(before.hand[before.turn])[0]
        for n in range(after.told):
            getattr(self, "_" + Kernel(after.event[n, 0]).name.lower())(after.event[n, 1], after.event[n, 2])

    def say(self, kind: str, seat: int, amount: int = 0, card: str | None = None, **more: Any) -> None:
        self.told.append(Event(kind, seat, amount, card, **more))

    def on(self, piece: int) -> dict[str, Any]:
        """Whose a piece is and where in the row; of one that has just left, where it was."""
        return {"family": piece // ROUNDS, "position": self.place(piece)}

    def place(self, piece: int) -> int:
        if piece in self.leaving:
            return self.leaving[piece]
        return next(i for i, stack in enumerate(self.row) if piece in stack)

    def close(self) -> None:
        """Take away what has left: both victims of an Uprising have left before anything is uncovered."""
        for piece in self.leaving:
            stack = next(stack for stack in self.row if piece in stack)
            stack.remove(piece)
        self.row = [stack for stack in self.row if stack]
        self.leaving = {}

    def _placed(self, piece: int, where: int) -> None:
        p = piece // ROUNDS
        if where >= ON:
            next(stack for stack in self.row if ROUNDS * p + where - ON == stack[-1]).append(piece)
        else:
            self.row.insert(0 if where == START else len(self.row), [piece])
        card = CARD_KEYS[self.action // PLACES]
        self.say("placed", p, card=card, **self.on(piece), detail=WHERE.get(where, "top"))
        if where >= ON:
            self.say("covered", p, **self.on(piece))

    def _left(self, piece: int, amount: int) -> None:
        self.close()
        self.say("left", piece // ROUNDS, **self.on(piece))
        self.say("ip_put", piece // ROUNDS, amount, **self.on(piece), detail="left")

    def _revealed(self, piece: int, card: int, kind: str = "revealed") -> None:
        self.close()
        self.actor, self.reason = piece // ROUNDS, CARD_KEYS[card]
        self.up |= 1 << piece
        self.say(kind, self.actor, card=self.reason, **self.on(piece))

    def _acts(self, piece: int, card: int) -> None:
        assert self.up >> piece & 1
        self._revealed(piece, card, "acts")

    def _paid(self, piece: int, amount: int) -> None:
        self.say("lost", piece // ROUNDS, amount, **self.on(piece), detail="cost")

    def _took(self, piece: int, amount: int) -> None:
        self.say("gained", piece // ROUNDS, amount, detail="card")

    def _lost(self, piece: int, amount: int) -> None:
        detail = "eliminated" if piece in self.leaving else "extortion" if self.reason != "extortion" else "revealed"
        self.say("lost", piece // ROUNDS, amount, **self.on(piece), detail=detail)

    def _gained(self, p: int, amount: int, detail: str = "") -> None:
        if amount:
            self.say("gained", p, amount, detail=detail or self.reason)

    def _alone(self, p: int, amount: int) -> None:
        self._gained(p, amount, "fanatic_alone")

    def _rewarded(self, p: int, amount: int) -> None:
        self.close()
        self._gained(p, amount, "elimination")

    def _infiltrated(self, p: int, amount: int) -> None:
        self._gained(p, amount, "infiltration")

    def _deserted(self, p: int, amount: int) -> None:
        self._gained(p, amount, "deserter")

    def _extorted(self, p: int, amount: int) -> None:
        self.say("extorted", p, amount, "extortion", family=self.actor)

    def _put(self, piece: int, amount: int) -> None:
        self.say("ip_put", self.actor, amount, **self.on(piece), detail=self.reason)

    def _eliminated(self, piece: int, card: int) -> None:
        face = "face_up" if self.up >> piece & 1 else "face_down"
        self.leaving[piece] = self.place(piece)
        self.say("eliminated", self.actor, card=CARD_KEYS[card], **self.on(piece), detail=face)

    def _discarded(self, piece: int, card: int) -> None:
        self.leaving[piece] = self.place(piece)
        self.say("discarded", self.actor, card=CARD_KEYS[card], **self.on(piece))

    def _kept(self, piece: int, amount: int) -> None:
        self.leaving[piece] = self.place(piece)
        self.say("kept", self.actor, amount, self.reason, **self.on(piece))

    def _exchanged(self, piece: int, _: int) -> None:
        self.up &= ~(1 << piece)
        self.say("swapped", self.actor, card=self.exchanged, **self.on(piece))

    def _turned_down(self, piece: int, _: int) -> None:
        self.close()
        self.up &= ~(1 << piece)
        self.say("turned_down", self.actor, card="uprising", **self.on(piece))

    def _marked(self, piece: int, _: int) -> None:
        self.say("verdict_put", self.actor, **self.on(piece))

    def _verdict_returned(self, piece: int, _: int) -> None:
        self.say("verdict_returned", piece // ROUNDS, **self.on(piece))

    def _uncovered(self, piece: int, _: int) -> None:
        self.close()
        self.say("uncovered", piece // ROUNDS, **self.on(piece))

    def _round_started(self, p: int, number: int) -> None:
        self.close()
        self.reason = "round"
        self.say("round_started", p, number)

    def _agreed(self, p: int, amount: int) -> None:
        when = "round" if self.reason == "round" else "end"
        self.say("agreement_pays", p, amount, "agreement", detail=when)

    def _ended(self, _: int, __: int) -> None:
        self.say("game_over", -1)


def events_of(before: Any, action: int, after: Any) -> list[Event]:
    """The events of the real game in the oracle's words."""
    return Story(before, action, after).told


assert tuple(CARD_KEYS) == tuple(table.CARDS)
