"""What can happen at a table. A table's log is a list of these, and its state is their fold."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType


class Sat(Struct, frozen=True, tag="sat", gc=False):
    """Someone took an open seat: a visitor, or a bot of a level."""

    seat: int
    name: str
    visitor: str | None = None
    level: str | None = None


class Left(Struct, frozen=True, tag="left", gc=False):
    """Someone left a seat before the game began."""

    seat: int


class Named(Struct, frozen=True, tag="named", gc=False):
    """A person at a seat has another name."""

    seat: int
    name: str


class Readied(Struct, frozen=True, tag="readied", gc=False):
    """A person at a seat is ready to begin, or takes that back."""

    seat: int
    ready: bool


class Began(Struct, frozen=True, tag="began", gc=False, omit_defaults=True):
    """All seats are taken and the game began."""

    #: Where somebody tries again: the position it begins with, in notation, whole, and how many decisions led to it.
    setup: str = ""
    number: int = 0
    #: It was played elsewhere, and its record was brought here.
    imported: bool = False


class Moved(Struct, frozen=True, tag="moved", gc=False):
    """A seat carried out an action, in notation; `bot` where a bot chose it."""

    seat: int
    action: str
    bot: bool = False


class Undone(Struct, frozen=True, tag="undone", gc=False):
    """A seat took the last step of its turn back."""

    seat: int


class Resigned(Struct, frozen=True, tag="resigned", gc=False):
    """A seat gave the game up."""

    seat: int


class Hosted(Struct, frozen=True, tag="hosted", gc=False):
    """The host left: whoever has sat longest is the host now."""

    seat: int
    visitor: str


class Replaced(Struct, frozen=True, tag="replaced", gc=False, omit_defaults=True):
    """A bot plays for a person who left, had no time left, or was away until the others did not wait any more."""

    seat: int
    reason: Literal["left", "time", "absent"]
    #: Who did not wait any more.
    by: int | None = None


class Returned(Struct, frozen=True, tag="returned", gc=False):
    """A person took their seat back."""

    seat: int


class Said(Struct, frozen=True, tag="said", gc=False):
    """Someone said something; `seat` is None for a spectator."""

    name: str
    text: str
    seat: int | None = None
    #: Among those who look on, while others play: who sits there is not told.
    apart: bool | UnsetType = UNSET


class Hushed(Struct, frozen=True, tag="hushed", gc=False):
    """The host switched the chat off or on."""

    chat: bool


class Nudged(Struct, frozen=True, tag="nudged", gc=False):
    """Someone asked a seat to decide."""

    seat: int
    by: int


class Prolonged(Struct, frozen=True, tag="prolonged", gc=False):
    """Someone gave a seat more time."""

    seat: int
    by: int


class Counted(Struct, frozen=True, tag="counted", gc=False):
    """The game is over and counts in the series: for a seat, or (None) for nobody."""

    seat: int | None


class Wished(Struct, frozen=True, tag="wished", gc=False):
    """After the end: a seat wants to play again, does not, or (None) takes its answer back."""

    seat: int
    again: bool | None


class Rematched(Struct, frozen=True, tag="rematched", gc=False):
    """The same people meet again at another table."""

    table: str


Offer = Literal["draw", "abandon", "pause"]


class Offered(Struct, frozen=True, tag="offered", gc=False):
    """Someone offers a draw, to abandon the game, or a pause, to people at other seats."""

    seat: int
    what: Offer
    #: The seats whose people are asked, one's own among them.
    asked: tuple[int, ...]


class Answered(Struct, frozen=True, tag="answered", gc=False):
    """Someone agrees to what is offered, declines it, or (None) takes one's own offer back."""

    seat: int
    what: Offer
    agree: bool | None


class Agreed(Struct, frozen=True, tag="agreed", gc=False):
    """All who were asked agree to what the seat offered."""

    seat: int
    what: Offer


class Resumed(Struct, frozen=True, tag="resumed", gc=False):
    """Someone ends the pause."""

    seat: int


class Unveiled(Struct, frozen=True, tag="unveiled", gc=False):
    """The host lets whoever has a link for it see everything later: after so many moves, or so many minutes."""

    moves: int = 0
    minutes: int = 0


class Closed(Struct, frozen=True, tag="closed", gc=False, omit_defaults=True):
    """The host of the server closed the table, or nobody came to it for some days before the game began."""

    #: 0: the host closed it.
    days: int = 0


Event = (
    Sat
    | Left
    | Hosted
    | Named
    | Readied
    | Began
    | Moved
    | Undone
    | Resigned
    | Replaced
    | Returned
    | Nudged
    | Prolonged
    | Said
    | Hushed
    | Counted
    | Wished
    | Rematched
    | Offered
    | Answered
    | Agreed
    | Resumed
    | Unveiled
    | Closed
)

encode_event = msgspec.json.Encoder().encode
decode_event = msgspec.json.Decoder(Event).decode


class LogEntry(Struct, frozen=True, gc=False):
    """An event in a table's log: its place, its time, whose request it was, and the clocks after it."""

    seq: int
    at: int
    event: Event
    #: The visitor, the client and the number of the request; None where the server itself acted.
    author: str | None = None
    client: str | None = None
    number: int | None = None
    #: Milliseconds left to each seat; None without a clock.
    left: tuple[int, ...] | None = None
