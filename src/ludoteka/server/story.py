"""The state of a table: the fold of its log over its setting. Nothing here reads, writes or waits."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field, replace
from typing import Any

import ludoteka
from ludoteka.engine.commitment import commit
from ludoteka.engine.undo import may_undo
from ludoteka.server import clocks
from ludoteka.server.errors import Refusal
from ludoteka.server.events import (
    Began,
    Event,
    Hushed,
    Left,
    Line,
    Moved,
    Rematched,
    Replaced,
    Resigned,
    Returned,
    Sat,
    Undone,
)
from ludoteka.server.shapes import Clock, SeatInfo, State, TableInfo


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
    #: The visitor who opened it.
    host: str
    created: int


@dataclass(frozen=True)
class Chair:
    """Who sits at a seat."""

    visitor: str | None = None
    level: str | None = None
    name: str | None = None
    away: bool = False
    resigned: bool = False

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return self.visitor is None and self.level is None

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.level is not None or self.away or self.resigned


@dataclass
class Story:
    """A table as its log tells it."""

    setting: Setting
    chairs: list[Chair] = field(init=False)
    lines: list[Line] = field(default_factory=list)
    seq: int = 0
    state: State = "open"
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

    def __post_init__(self) -> None:
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
        """The seat that decides now."""
        return self.position.current_player if self.state == "playing" and self.position is not None else None

    @property
    def hints(self) -> bool:
        """Whether a hint is unfair to nobody: one person plays, at one seat or several, against bots."""
        people = {chair.visitor for chair in self.chairs if chair.visitor is not None}
        return len(people) == 1 and not any(chair.open for chair in self.chairs)

    def begin(self) -> ludoteka.Position:
        """Return the first position."""
        return self.game.new(self.setting.players, self.setting.seed, **self.setting.options)

    def fork(self) -> Story:
        """Return a story that goes on from here by itself: what may happen next, until it is durable."""
        other = copy.copy(self)
        other.chairs = list(self.chairs)
        other.lines = list(self.lines)
        other.trail = list(self.trail)
        other.moves = list(self.moves)
        other.answered = dict(self.answered)
        return other

    def glance(self) -> Story:
        """Return this very moment for reading, to be thrown away: its position is a copy."""
        other = copy.copy(self)
        other.rest()
        return other

    def rest(self) -> None:
        """Let go of what the position keeps for being read again: it is larger than the position, and tables many."""
        if self.position is not None:
            self.position = self.position.copy()

    def wake(self) -> int | None:
        """Return when the table must be in memory: at once where a bot decides, or when the running clock ends."""
        mover = self.mover
        if mover is not None and self.chairs[mover].by_bot:
            return 0
        return self.ticking.deadline()

    # ---- the fold

    def tell(self, line: Line, after: ludoteka.Position | None = None) -> None:
        """Take the next line of the log in; `after` is the position that a move leads to, if it is known."""
        if line.seq != self.seq + 1:
            raise ValueError(f"Table {self.setting.id} is at {self.seq}, and {line.seq} cannot follow.")
        self._tell(line.event, after)
        self.seq = line.seq
        if isinstance(line.event, (Began, Moved, Undone)):
            self.position_seq = line.seq
        self.lines.append(line)
        if line.author is not None and line.client is not None and line.number is not None:
            self.answered[line.author, line.client, line.number] = line.seq
        self._tick(line)

    def _tell(self, event: Event, after: ludoteka.Position | None) -> None:
        match event:
            case Sat():
                self.chairs[event.seat] = Chair(event.visitor, event.level, event.name)
            case Left():
                self.chairs[event.seat] = Chair()
                if not any(chair.visitor for chair in self.chairs):
                    self.state = "over"
            case Began():
                self.position = self.begin()
                self.state = "over" if self.position.is_over else "playing"
            case Moved():
                self._move(self.game.action_from_text(event.action), after)
            case Undone():
                self.position = self.trail.pop()
                self.moves.pop()
            case Resigned():
                self.chairs[event.seat] = replace(self.chairs[event.seat], resigned=True)
                playing = [chair for chair in self.chairs if not chair.resigned]
                if len(playing) <= 1 or not any(chair.visitor for chair in playing):
                    self.state = "over"
            case Replaced():
                self.chairs[event.seat] = replace(self.chairs[event.seat], away=True)
                self.trail.clear()  # what a bot plays on from is not taken back
            case Returned():
                self.chairs[event.seat] = replace(self.chairs[event.seat], away=False)
                self.trail.clear()
            case Hushed():
                self.chat = event.chat
            case Rematched():
                self.rematch = event.table

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
            self.state = "over"

    def _tick(self, line: Line) -> None:
        """Start the clock of whoever decides now; bots need none."""
        mover = self.mover
        running = None if mover is None or self.chairs[mover].by_bot else mover
        self.ticking = clocks.Ticking(self.setting.clock, line.left, running, line.at)

    # ---- what everybody may know

    def winners(self) -> list[int]:
        """Return who has won; where all others gave up, whoever did not."""
        if self.state != "over" or self.position is None:
            return []
        if self.position.is_over:
            return self.position.winners()
        return [seat for seat, chair in enumerate(self.chairs) if not chair.resigned]

    def info(self) -> TableInfo:
        """Return what everybody who may look at the table knows about it."""
        chosen = self.setting
        return TableInfo(
            id=chosen.id,
            game=chosen.game,
            version=chosen.version,
            players=chosen.players,
            options=chosen.options,
            public=chosen.public,
            clock=chosen.clock,
            state=self.state,
            commitment=commit(chosen.game, chosen.seed),
            created=chosen.created,
            seats=[self._seat_info(chair) for chair in self.chairs],
            host=next((seat for seat, chair in enumerate(self.chairs) if chair.visitor == chosen.host), None),
            chat=self.chat,
            winners=self.winners(),
            rematch=self.rematch,
            hints=self.hints,
            seed=f"{chosen.seed:032x}" if self.state == "over" and self.position is not None else None,
        )

    def _seat_info(self, chair: Chair) -> SeatInfo:
        owned = [other for other in self.chairs if other.visitor is not None and other.visitor == chair.visitor]
        return SeatInfo(
            kind="open" if chair.open else "bot" if chair.level is not None else "person",
            name=chair.name,
            level=chair.level,
            hot=len(owned) > 1,
            away=chair.away,
            resigned=chair.resigned,
        )

    def seats_of(self, visitor: str | None) -> list[int]:
        """Return the seats of a visitor."""
        if visitor is None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.visitor == visitor]

    def record(self) -> ludoteka.Record:
        """Return the record of the game so far, the secret seed included."""
        chosen = self.setting
        names = [chair.name or "" for chair in self.chairs]
        return ludoteka.Record(
            chosen.game, chosen.players, chosen.seed, dict(chosen.options), names, list(self.moves), chosen.version
        )
