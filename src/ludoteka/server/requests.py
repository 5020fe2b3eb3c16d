"""What HTTP requests carry and what they bring back."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ludoteka.server.shapes import Clock, Level, Name, Seat, Secret, State, TableInfo


class Who(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name under which a visitor wants to be known."""

    name: Name


class Me(Struct, frozen=True, kw_only=True):
    """The visitor: an identity kept in a cookie, and a name."""

    name: str


class Link(Struct, frozen=True, kw_only=True):
    """An address to open or to share. What is secret in it stands after `#`, so that no server or proxy sees it."""

    link: str


class Continue(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The code from a private link."""

    code: Secret


class OptionInfo(Struct, frozen=True, kw_only=True):
    """Something that can be chosen before a game."""

    name: str
    help: str
    domain: str
    kind: Literal["flag", "choice", "subset", "per-seat"]
    choices: list[str]
    default: Any


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    title: str
    version: int
    players: list[int]
    usual_players: int
    designers: list[str]
    hidden: bool
    chance: bool
    options: list[OptionInfo]
    #: The levels of its bots, weakest first.
    levels: list[str]
    #: Whether its rules are ready; a table waits for them otherwise.
    ready: bool


class SeatPlan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: whoever comes, the creator, the creator's device for someone else, or a bot."""

    kind: Literal["open", "me", "hot", "bot"] = "open"
    level: Level | None = None
    name: Name | None = None


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened. The game begins when no seat is open any more."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = field(default_factory=dict)
    #: Whether the lobby shows it; otherwise it is found by its link only.
    public: bool = True
    clock: Clock = field(default_factory=Clock)


class Opened(Struct, frozen=True, kw_only=True):
    """A table, and the link to invite others by."""

    id: str
    link: str


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seat that is wanted, any open one by default; the key from the link of a table that is not public."""

    seat: Seat | None = None
    key: Secret | None = None


class Joined(Struct, frozen=True, kw_only=True):
    """The seat that one has."""

    seat: int


class Start(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Begin now, with bots of a level at the seats that are still open."""

    level: Level


class Hush(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Switch the chat of a table off, or on again."""

    chat: bool


class Lobby(Struct, frozen=True, kw_only=True):
    """The public tables, the newest first."""

    tables: list[TableInfo]


class MyTable(Struct, frozen=True, kw_only=True):
    """A table where the visitor sits, whose turn it is there, and when something last happened."""

    table: TableInfo
    seats: list[int]
    mover: int | None
    your_turn: bool
    changed: int


class MyTables(Struct, frozen=True, kw_only=True):
    """The visitor's tables: those where it is their turn first, then those where something happened last."""

    tables: list[MyTable]


class ReplayStep(Struct, frozen=True, kw_only=True):
    """One decision of a replay and what came of it."""

    seat: int | None
    text: str | None
    phrases: list[Any]
    view: Any


class Replay(Struct, frozen=True, kw_only=True):
    """A stretch of a game as one seat saw it, from the position before the first of these decisions."""

    table: str
    seat: int | None
    state: State
    first: int
    decisions: int
    view: Any
    steps: list[ReplayStep]


class Health(Struct, frozen=True, kw_only=True):
    """How the server is."""

    status: Literal["ok"]
    version: str
