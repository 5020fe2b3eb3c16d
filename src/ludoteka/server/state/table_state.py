"""The state of a table: the fold of its log over its setting. Nothing here reads, writes or waits."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field, replace
from typing import Any

import ludoteka
from ludoteka.engine.series import Series, won_by
from ludoteka.engine.undo import may_undo
from ludoteka.server.common.errors import Refusal
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.state import clocks
from ludoteka.server.state.events import (
    Agreed,
    Answered,
    Began,
    Closed,
    Event,
    Hosted,
    Hushed,
    Left,
    LogEntry,
    Moved,
    Named,
    Offer,
    Offered,
    Readied,
    Rematched,
    Replaced,
    Resigned,
    Resumed,
    Returned,
    Sat,
    Undone,
    Unveiled,
    Wished,
)
from ludoteka.server.wire.wire_types import Clock, Delay, Ending, State

#: Begins what stands in a log for somebody who was forgotten; no visitor is called so.
GHOST = "gone-"


def is_ghost(visitor: str | None) -> bool:
    """Tell whether this stands for somebody who was forgotten."""
    return visitor is not None and visitor.startswith(GHOST)


@dataclass(frozen=True)
class Setting:
    """What was fixed when the table was opened."""

    id: str
    game: str
    version: int
    players: int
    options: dict[str, Any]
    public: bool
    clock: Clock
    seed: int
    #: The visitor who opened it; `TableState.host` says who is the host now.
    host: str
    created: int
    #: The series that its game belongs to, as it stood when the table was opened.
    series: Series | None = None


@dataclass(frozen=True)
class Chair:
    """Who sits at a seat."""

    visitor: str | None = None
    level: str | None = None
    name: str | None = None
    away: bool = False
    resigned: bool = False
    #: The entry of the log with which they sat down.
    since: int = 0
    #: Before the beginning: whether they are ready. Whoever sits down is not.
    ready: bool = False
    #: After the end: whether they play again.
    again: bool | None = None

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return self.visitor is None and self.level is None

    @property
    def forgotten(self) -> bool:
        """Whether the person who sat here wanted to be forgotten."""
        return is_ghost(self.visitor)

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.level is not None or self.away or self.resigned or self.forgotten


@dataclass(frozen=True)
class OpenOffer:
    """What somebody offers to the others, until all agree or one does not."""

    what: Offer
    by: int
    asked: tuple[int, ...]
    agreed: frozenset[int]


@dataclass
class TableState:
    """A table as its log tells it."""

    setting: Setting
    chairs: list[Chair] = field(init=False)
    lines: list[LogEntry] = field(default_factory=list)
    seq: int = 0
    status: State = "open"
    #: None until the game begins.
    position: ludoteka.Position | None = None
    #: The positions before each step that may still be taken back, the latest last.
    trail: list[ludoteka.Position] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    #: The entry that led to the present position.
    position_seq: int = 0
    answered: dict[tuple[str, str, int], int] = field(default_factory=dict)
    ticking: clocks.Ticking = field(init=False)
    chat: bool = True
    rematch: str | None = None
    offer: OpenOffer | None = None
    #: The seat that offered the pause that lasts.
    paused: int | None = None
    #: How the game ended where people ended it together.
    ending: Ending | None = None
    #: The seat that began; None until then.
    first: int | None = None
    #: The series before this game; who gets up takes their wins along.
    series: Series | None = field(init=False)
    #: How much later spectators with a link for it see everything; None: after the end only.
    unveiled: Delay | None = None
    #: The position it begins with, in notation; empty: the game's own beginning.
    setup: str = ""
    #: When the game began; None before.
    began: int | None = None
    #: Whether it was played elsewhere, and its record was brought here.
    imported: bool = False
    #: The visitor who may start the table and close its chat: who opened it, until they leave.
    host: str = field(init=False)

    def __post_init__(self) -> None:
        self.host = self.setting.host
        self.series = self.setting.series
        self.chairs = [Chair() for _ in range(self.setting.players)]
        self.ticking = clocks.Ticking(self.setting.clock, None)

    @property
    def game(self) -> ludoteka.Game:
        """The rules; the version they had when the table was opened must be theirs still."""
        rules = ludoteka.game(self.setting.game)
        if rules.version != self.setting.version:
            raise Refusal(
                f"This table was opened under version {self.setting.version} of {rules.name}; "
                f"this server plays version {rules.version}.",
                "old-rules",
            )
        return rules

    @property
    def mover(self) -> int | None:
        """The seat that decides now; nobody does in a pause."""
        if self.status != "playing" or self.position is None or self.paused is not None:
            return None
        return self.position.current_player

    @property
    def moved_last(self) -> int | None:
        """The seat that made the last move."""
        return next((line.event.seat for line in reversed(self.lines) if isinstance(line.event, Moved)), None)

    @property
    def opening(self) -> bool:
        """Whether a person plays and none has decided yet: who has just come waits for the first turn."""
        return self.awaited and not any(isinstance(line.event, Moved) and not line.event.bot for line in self.lines)

    @property
    def hints(self) -> bool:
        """Whether a hint is unfair to nobody: one person plays, at one seat or several, against bots."""
        people = {chair.visitor for chair in self.chairs if chair.visitor is not None}
        return len(people) == 1 and not any(chair.open for chair in self.chairs)

    def begin(self) -> ludoteka.Position:
        """Return the first position."""
        if self.setup:
            return self.game.parse(self.setup)
        return self.game.new(self.setting.players, self.setting.seed, **self.setting.options)

    def fork(self) -> TableState:
        """Return a state that goes on from here by itself: what may happen next, until it is durable."""
        other = copy.copy(self)
        other.chairs = list(self.chairs)
        other.lines = list(self.lines)
        other.trail = list(self.trail)
        other.moves = list(self.moves)
        other.answered = dict(self.answered)
        return other

    def snapshot(self) -> TableState:
        """Return this very moment for reading, to be thrown away: its position is a copy."""
        other = copy.copy(self)
        other.drop_caches()
        return other

    def drop_caches(self) -> None:
        """Let go of what the position keeps for being read again: it is larger than the position, and tables many."""
        if self.position is not None:
            self.position = self.position.copy()

    @property
    def awaited(self) -> bool:
        """Whether a person plays here, and so waits for the others."""
        return any(chair.visitor is not None and not chair.by_bot for chair in self.chairs)

    def wake(self) -> int | None:
        """Return when the table must be in memory: at once where a bot decides and a person waits for it, or when the
        running clock ends. Where nobody plays but bots, the table sleeps until somebody looks.
        """
        mover = self.mover
        if mover is not None and self.chairs[mover].by_bot:
            return 0 if self.awaited else None
        return self.ticking.deadline()

    # ---- the fold

    def apply(self, line: LogEntry, after: ludoteka.Position | None = None) -> None:
        """Take the next line of the log in; `after` is the position that a move leads to, if it is known."""
        if line.seq != self.seq + 1:
            raise ValueError(f"Table {self.setting.id} is at {self.seq}, and {line.seq} cannot follow.")
        self._apply(line.event, after)
        self.seq = line.seq
        if isinstance(line.event, (Began, Moved, Undone)):
            self.position_seq = line.seq
        if isinstance(line.event, Began):
            self.began = line.at
        self.lines.append(line)
        if line.author is not None and line.client is not None and line.number is not None:
            self.answered[line.author, line.client, line.number] = line.seq
        self._tick(line)

    def _apply(self, event: Event, after: ludoteka.Position | None) -> None:
        match event:
            case Sat():
                self.chairs[event.seat] = Chair(event.visitor, event.level, event.name, since=self.seq + 1)
            case Left():
                self.chairs[event.seat] = Chair()
                if self.series is not None:
                    self.series = self.series.left_by(event.seat)
                if not any(chair.visitor for chair in self.chairs):
                    self.status = "over"
            case Hosted():
                self.host = event.visitor
            case Named():
                self.chairs[event.seat] = replace(self.chairs[event.seat], name=event.name)
            case Readied():
                self.chairs[event.seat] = replace(self.chairs[event.seat], ready=event.ready)
            case Began():
                self.setup, self.imported = event.setup, event.imported
                self.position = self.begin()
                self.first = self.position.current_player
                self.status = "over" if self.position.is_over else "playing"
            case Moved():
                self._move(self.game.action_from_text(event.action), after)
            case Undone():
                self.moves.pop()
                # What may be taken back has changed since some tables were stored: those are played again.
                self.position = self.trail.pop() if self.trail else self._played()
            case Resigned():
                self.chairs[event.seat] = replace(self.chairs[event.seat], resigned=True)
                playing = [chair for chair in self.chairs if not chair.resigned]
                if len(playing) <= 1 or not any(chair.visitor for chair in playing):
                    self.status = "over"
            case Replaced():
                self.chairs[event.seat] = replace(self.chairs[event.seat], away=True)
                self.trail.clear()  # what a bot plays on from is not taken back
            case Returned():
                self.chairs[event.seat] = replace(self.chairs[event.seat], away=False)
                self.trail.clear()
            case Hushed():
                self.chat = event.chat
            case Wished():
                self.chairs[event.seat] = replace(self.chairs[event.seat], again=event.again)
            case Rematched():
                self.rematch = event.table
            case Offered():
                own = frozenset(self._beside(event.seat))
                self.offer = OpenOffer(event.what, event.seat, event.asked, own)
            case Answered():
                assert self.offer is not None
                agreed = self.offer.agreed | frozenset(self._beside(event.seat))
                self.offer = replace(self.offer, agreed=agreed) if event.agree else None
            case Agreed():
                self._agree(event)
            case Resumed():
                self.paused = None
            case Closed():
                self.status, self.ending = "over", "expired" if event.days else "closed"
            case Unveiled():
                self.unveiled = Delay(moves=event.moves, minutes=event.minutes)
        if self.status == "over":
            self.offer = self.paused = None

    def _agree(self, event: Agreed) -> None:
        self.offer = None
        if event.what == "pause":
            self.paused = event.seat
        else:
            self.ending = "draw" if event.what == "draw" else "abandoned"
            self.status = "over"

    def _beside(self, seat: int) -> list[int]:
        """Return the seats of the person at a seat: who has several answers once for all of them."""
        return [other for other, chair in enumerate(self.chairs) if chair.visitor == self.chairs[seat].visitor]

    @property
    def unanswered(self) -> list[int]:
        """The seats whose answer to the offer is awaited: nobody's for whom a bot plays."""
        if self.offer is None:
            return []
        return [seat for seat in self.offer.asked if seat not in self.offer.agreed and not self.chairs[seat].by_bot]

    def _played(self) -> ludoteka.Position:
        """Return the position after all moves, by playing them again."""
        position = self.begin()
        for action in self.moves:
            position.apply(action)
        return position

    def _move(self, action: int, after: ludoteka.Position | None) -> None:
        before = self.position
        assert before is not None
        if after is None:
            after = before.after(action)
        if may_undo(before, after):
            self.trail.append(before.copy())  # without what it keeps for being read
        else:
            self.trail.clear()
        self.moves.append(action)
        self.position = after
        if after.is_over:
            self.status = "over"

    def _tick(self, line: LogEntry) -> None:
        """Start the clock of whoever decides now; bots need none."""
        mover = self.mover
        running = None if mover is None or self.chairs[mover].by_bot else mover
        self.ticking = clocks.Ticking(self.setting.clock, line.left, running, line.at)

    # ---- what was, for those who see it later

    def shown_by(self, now: int) -> int:
        """Return how many moves may be shown with all that was hidden: those before the delay that the host chose.

        A step that may still be taken back is not shown: what somebody tries is nobody's business.
        """
        if self.unveiled is None:
            return 0
        final = len(self.moves) - len(self.trail)
        if self.unveiled.moves:
            return max(0, min(final, len(self.moves) - self.unveiled.moves))
        latest = now - self.unveiled.minutes * 60 * clocks.SECOND
        return min(final, sum(at <= latest for at in self._times()))

    def _times(self) -> list[int]:
        """Return when each move was made that stands."""
        times: list[int] = []
        for line in self.lines:
            if isinstance(line.event, Moved):
                times.append(line.at)
            elif isinstance(line.event, Undone):
                times.pop()
        return times

    def earlier(self, moves: int) -> TableState:
        """Return the table as it was after so many moves, for reading: nothing that came later is in it."""
        other = TableState(self.setting)
        other.chairs, other.setup, other.status = list(self.chairs), self.setup, "playing"
        other.moves = self.moves[:moves]
        other.position = other._played()
        return other

    # ---- what everybody may know

    def winners(self) -> list[int]:
        """Return who has won: where all others gave up, whoever did not; nobody in an abandoned game.

        A draw that people agree on is shared by all who did not give up.
        """
        if self.status != "over" or self.position is None:
            return []
        if self.ending in ("abandoned", "closed"):
            return []
        if self.position.is_over:
            return self.position.winners()
        return [seat for seat, chair in enumerate(self.chairs) if not chair.resigned]

    def counts_for(self) -> int | None:
        """Return the seat for which a game that is over counts in a series; None: for nobody."""
        return won_by(self.winners(), [seat for seat, chair in enumerate(self.chairs) if chair.resigned])

    @property
    def standing(self) -> Series | None:
        """How the series stands, with this game once it is over."""
        if self.series is None or self.status != "over" or self.position is None:
            return self.series
        return self.series.counted(self.counts_for())

    def seats_of(self, visitor: Visitor | None) -> list[int]:
        """Return the seats of a visitor: of those that are the person's, a program has the one of its token."""
        if visitor is None or visitor.table not in (None, self.setting.id):
            return []
        own = visitor.id
        seats = [seat for seat, chair in enumerate(self.chairs) if chair.visitor == own]
        return seats if visitor.table is None else [seat for seat in seats if seat == visitor.seat]

    def hosted_by(self, visitor: Visitor | None) -> bool:
        """Tell whether a visitor is the host of the table; a program with a token for a seat is not."""
        return visitor is not None and visitor.table is None and visitor.id == self.host

    def record(self) -> ludoteka.Record:
        """Return the record of the game so far, the secret seed included."""
        chosen = self.setting
        return ludoteka.Record(
            chosen.game,
            chosen.players,
            chosen.seed,
            dict(chosen.options),
            [chair.name or "" for chair in self.chairs],
            list(self.moves),
            chosen.version,
            self.setup,
            [seat for seat, chair in enumerate(self.chairs) if chair.resigned],
            self.ending or "",
            self.standing,
        )
