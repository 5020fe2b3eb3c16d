"""What can happen at a table. A table's log is a list of these, and its state is their fold."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct


class Sat(Struct, frozen=True, tag="sat", gc=False):
    """Someone took an open seat: a visitor, or a bot of a level."""

    seat: int
    name: str
    visitor: str | None = None
    level: str | None = None


class Left(Struct, frozen=True, tag="left", gc=False):
    """Someone left a seat before the game began."""

    seat: int


class Began(Struct, frozen=True, tag="began", gc=False):
    """All seats are taken and the game began."""


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


class Replaced(Struct, frozen=True, tag="replaced", gc=False):
    """A bot plays for a person who left or had no time left."""

    seat: int
    reason: Literal["left", "time"]


class Returned(Struct, frozen=True, tag="returned", gc=False):
    """A person took the own seat back."""

    seat: int


class Said(Struct, frozen=True, tag="said", gc=False):
    """Someone said something; `seat` is None for a spectator."""

    name: str
    text: str
    seat: int | None = None


class Hushed(Struct, frozen=True, tag="hushed", gc=False):
    """The host switched the chat off or on."""

    chat: bool


class Rematched(Struct, frozen=True, tag="rematched", gc=False):
    """The same people meet again at another table."""

    table: str


Event = Sat | Left | Began | Moved | Undone | Resigned | Replaced | Returned | Said | Hushed | Rematched

encode_event = msgspec.json.Encoder().encode
decode_event = msgspec.json.Decoder(Event).decode


class Line(Struct, frozen=True, gc=False):
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
