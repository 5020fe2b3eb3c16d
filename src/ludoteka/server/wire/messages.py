"""What travels over a table's socket: one closed schema, of which the page's types are made.

Every frame is one JSON object whose `type` names its kind. `PROTOCOL` changes when an old page could not read them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ludoteka.server.common.reading import check_json
from ludoteka.server.wire.wire_types import Absent, Clocks, Entry, Legal, Seat, Secret, State, TableInfo

PROTOCOL = 1

#: Chosen at random by a page when it is opened; with the number of a request it names that request for ever.
Client = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[!-~]+$")]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]

#: What may be shown without words.
Reaction = Literal["bravo", "oh", "haha", "hm", "thanks", "break"]

# ---- from the client


class Hello(Struct, frozen=True, kw_only=True, tag="hello", forbid_unknown_fields=True):
    """The first frame: which protocol and client, which of one's own seats (None: any, or a spectator's)."""

    protocol: int
    client: Client
    seat: Seat | None = None
    #: The last entry the client knows; 0: none.
    seq: Seq = 0
    #: For a table that is open by link only.
    key: Secret | None = None


class Look(Struct, frozen=True, kw_only=True, tag="look", forbid_unknown_fields=True):
    """Look from another of one's own seats, or, with the seq of old, synchronise in full again."""

    seat: Seat | None = None
    seq: Seq = 0


class Move(Struct, frozen=True, kw_only=True, tag="move", forbid_unknown_fields=True):
    """Carry out an action, given by its parts or in notation, on the position after entry `seq`."""

    number: Number
    seq: Seq
    action: dict[str, Any] | Notation


class Undo(Struct, frozen=True, kw_only=True, tag="undo", forbid_unknown_fields=True):
    """Take the last step of one's own turn back."""

    number: Number
    seq: Seq


class Ready(Struct, frozen=True, kw_only=True, tag="ready", forbid_unknown_fields=True):
    """Before the beginning: be ready, or take that back."""

    number: Number
    ready: bool = True


class Resign(Struct, frozen=True, kw_only=True, tag="resign", forbid_unknown_fields=True):
    """Give the game up."""

    number: Number


class Leave(Struct, frozen=True, kw_only=True, tag="leave", forbid_unknown_fields=True):
    """Let a bot play one's own seat, until one returns."""

    number: Number


class Return(Struct, frozen=True, kw_only=True, tag="return", forbid_unknown_fields=True):
    """Take one's own seat back from the bot."""

    number: Number


class Nudge(Struct, frozen=True, kw_only=True, tag="nudge", forbid_unknown_fields=True):
    """Ask the seat for which the game waits to decide."""

    number: Number
    seat: Seat


class Prolong(Struct, frozen=True, kw_only=True, tag="prolong", forbid_unknown_fields=True):
    """Give the seat for which the game waits more time."""

    number: Number
    seat: Seat


class Replace(Struct, frozen=True, kw_only=True, tag="replace", forbid_unknown_fields=True):
    """Let a bot play for the seat for which the game has waited long enough, until that person returns."""

    number: Number
    seat: Seat


class Say(Struct, frozen=True, kw_only=True, tag="say", forbid_unknown_fields=True):
    """Say something to all at the table."""

    number: Number
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Mute(Struct, frozen=True, kw_only=True, tag="mute", forbid_unknown_fields=True):
    """Receive nothing more that people say at this table, or receive it again."""

    muted: bool


class React(Struct, frozen=True, kw_only=True, tag="react", forbid_unknown_fields=True):
    """Show one of a few reactions: at one's own seat to all, from a spectator's place to those who look on."""

    number: Number
    reaction: Reaction


class Ask(Struct, frozen=True, kw_only=True, tag="ask", forbid_unknown_fields=True):
    """Ask about actions of one's own turn: their words, what one will surely do, why one is not legal.

    Or ask, at any time, for a position in notation: a whole one that one's own seat cannot tell from the real one.
    Programs think from it.
    """

    number: Number
    about: Literal["words", "preview", "why", "position"]
    actions: Annotated[list[dict[str, Any] | Notation], Meta(max_length=64)] = []


class Hint(Struct, frozen=True, kw_only=True, tag="hint", forbid_unknown_fields=True):
    """Ask, in one's own turn, what a strong bot would do; only where nobody else plays but bots."""

    number: Number


class Warn(Struct, frozen=True, kw_only=True, tag="warn", forbid_unknown_fields=True):
    """Ask whether an action of one's own turn loses what another keeps; only where nobody else plays but bots."""

    number: Number
    action: dict[str, Any] | Notation


class Ping(Struct, frozen=True, kw_only=True, tag="ping", forbid_unknown_fields=True):
    """Is the server there?"""

    number: Number = 0


FromClient = (
    Hello
    | Look
    | Move
    | Undo
    | Ready
    | Resign
    | Leave
    | Return
    | Nudge
    | Prolong
    | Replace
    | Say
    | Mute
    | React
    | Ask
    | Hint
    | Warn
    | Ping
)

# ---- from the server


class Sync(Struct, frozen=True, kw_only=True, tag="sync"):
    """All that a view of the table needs; the log from after the seq that the client knew."""

    protocol: int
    table: TableInfo
    #: The seat that is looked from; None: a spectator's place.
    seat: int | None
    #: The visitor's own seats.
    yours: list[int]
    seq: int
    log: list[Entry]
    #: What the seat sees; None before the beginning.
    view: Any
    #: What the seat may do now; nothing when another one decides.
    legal: list[Legal]
    may_undo: bool
    clocks: Clocks | None
    here: list[int]
    spectators: int
    #: The names of some who look on; the others are guests.
    watchers: list[str] = []
    #: Whether the visitor is the host, who may start the table and close its chat.
    hosting: bool = False
    absent: list[Absent] = []


class Update(Struct, frozen=True, kw_only=True, tag="update"):
    """What changed with one commit: new entries, and the view after them."""

    seq: int
    state: State
    log: list[Entry]
    view: Any
    legal: list[Legal]
    may_undo: bool
    clocks: Clocks | None
    #: Present where something about the table itself changed.
    table: TableInfo | None = None


class Done(Struct, frozen=True, kw_only=True, tag="done"):
    """The request is in the log at `seq`, durably. `again`: it was there before."""

    number: int
    seq: int
    again: bool = False


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """The request changed nothing."""

    code: str
    message: str
    number: int | None = None
    reasons: list[Any] = []
    #: What the words of the code, `refusal-<code>`, speak of.
    args: dict[str, int | str] = {}


class Answer(Struct, frozen=True, kw_only=True, tag="answer"):
    """What was asked, one item for each action in its order."""

    number: int
    items: list[Any]


class Candidate(Struct, frozen=True, kw_only=True):
    """A choice as a strong bot sees it, from what the seat knows."""

    text: str
    action: Any
    #: Its words, a phrase.
    phrase: Any
    #: How often it was tried.
    visits: int
    #: What each seat may expect of it, -1 (loses) to 1 (wins).
    results: list[float]
    #: The seat that surely wins by it, -1 for a sure draw.
    proven: int | None
    #: What is likely to follow, in notation, this choice first.
    line: list[str]


class Hints(Struct, frozen=True, kw_only=True, tag="hints"):
    """The best choices in the position of entry `seq`, the best first."""

    number: int
    seq: int
    simulations: int
    candidates: list[Candidate]


class Warned(Struct, frozen=True, kw_only=True):
    """What an action loses, as phrases, what the board shows it by, and an action that keeps it."""

    reason: str
    what: Any
    why: Any
    places: list[str]
    better: Legal


class Weighed(Struct, frozen=True, kw_only=True, tag="weighed"):
    """Whether an action loses what another keeps: None, where there is nothing to say of it."""

    number: int
    warning: Warned | None


class Here(Struct, frozen=True, kw_only=True, tag="here"):
    """Whose page is open, and who is waited for without one."""

    seats: list[int]
    spectators: int
    absent: list[Absent] = []
    #: The names of some who look on; the others are guests.
    watchers: list[str] = []


class Reacted(Struct, frozen=True, kw_only=True, tag="reacted"):
    """Somebody reacts; it is shown for a moment and kept nowhere. Without a seat: a spectator, by name."""

    seat: int | None
    name: str
    reaction: Reaction


class Thinking(Struct, frozen=True, kw_only=True, tag="thinking"):
    """A bot is thinking; `progress` goes from 0 to 1 with the time it has."""

    seat: int
    progress: float


class Loading(Struct, frozen=True, kw_only=True, tag="loading"):
    """The bots of this table are warming up: their search is being compiled, and until then they think less."""

    game: str
    done: int
    total: int


class Slow(Struct, frozen=True, kw_only=True, tag="slow"):
    """Too many frames: this one was not read. Wait so many milliseconds; going on closes the socket."""

    wait: int


class Pong(Struct, frozen=True, kw_only=True, tag="pong"):
    """The server is there; `at` is its time."""

    number: int
    at: int


FromServer = (
    Sync | Update | Done | Refused | Answer | Hints | Weighed | Here | Reacted | Thinking | Loading | Slow | Pong
)

decode_server = msgspec.json.Decoder(FromServer).decode
_client_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def decode_client(text: bytes) -> FromClient:
    """Return the message in a frame. Raises MsgspecError or Refusal."""
    message: FromClient = _client_decoder.decode(check_json(text))
    return message


def encode(message: FromServer | FromClient) -> str:
    """Return a message as the text of a frame."""
    return _encoder.encode(message).decode()


#: Why the server closes a socket.
CLOSE_POLICY = 4008
CLOSE_SLOW_READER = 4009
CLOSE_NOT_FOUND = 4004
CLOSE_NOT_ALLOWED = 4003
CLOSE_BAD_HELLO = 4000
CLOSE_FAILED = 1011
#: The table moves to another process of the server, or the server starts anew: come again.
CLOSE_RESTART = 1012
