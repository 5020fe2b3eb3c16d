"""What HTTP requests carry and what they bring back."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ludoteka.engine.series import MOST_WINS
from ludoteka.server.wire.preferences import Preferences
from ludoteka.server.wire.wire_types import Clock, Entry, Legal, Level, Seat, Secret, State, TableInfo


class Who(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name under which a visitor wants to be known; `identity.clean_name` says what is one."""

    name: Annotated[str, Meta(max_length=200)]


class Me(Struct, frozen=True, kw_only=True):
    """The visitor: an identity kept in a cookie, and a name; no name for somebody without an identity."""

    name: str | None
    preferences: Preferences = Preferences()
    #: Why the host of the server has banned this visitor, who may do nothing else; None: they are welcome.
    banned: str | None = None


class Link(Struct, frozen=True, kw_only=True):
    """An address to open or to share. What is secret in it stands after `#`, so that no server or proxy sees it."""

    link: str


class Continue(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The code from a private link; `instead` where it is to replace who one is on this device."""

    code: Secret
    instead: bool = False


class Identity(Struct, frozen=True, kw_only=True):
    """Whose private link this is, who one is on this device (None: nobody yet), and whether that is the same."""

    name: str
    me: str | None
    same: bool


class Before(Struct, frozen=True, kw_only=True):
    """Who one was on this device before following private links, the latest first."""

    names: list[str]


class OptionInfo(Struct, frozen=True, kw_only=True):
    """Something that can be chosen before a game."""

    name: str
    help: str
    domain: str
    kind: Literal["flag", "choice", "subset", "per-seat"]
    choices: list[str]
    default: Any
    #: The numbers of players with whom anything but the default may be chosen.
    players: list[int]


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    title: str
    version: int
    players: list[int]
    usual_players: int
    #: About how long it takes.
    minutes: int
    designers: list[str]
    hidden: bool
    chance: bool
    perfect: bool
    options: list[OptionInfo]
    #: In a series: who lost begins the next game, or the players change sides.
    next_game: Literal["loser", "sides"]
    #: The levels of its bots, weakest first.
    levels: list[str]
    #: Whether it is compiled, rules and search: until then its bots think for a moment only.
    ready: bool
    #: How many lessons teach it.
    lessons: int
    #: About how long they take together.
    learn_minutes: int


class Compiling(Struct, frozen=True, kw_only=True):
    """A part of a game that is compiled, is being compiled, or waits for that. A game can be played meanwhile."""

    game: str
    part: str
    state: Literal["waiting", "compiling", "ready", "failed"]
    #: How much of it is done, from 0 to 1.
    share: float


class SeatPlan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: whoever comes, the creator, the creator's device for someone else, or a bot."""

    kind: Literal["open", "me", "hot", "bot"] = "open"
    level: Level | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened. The game begins when no seat is open any more."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = field(default_factory=dict)
    #: Whether the lobby shows it; otherwise it is found by its link only.
    public: bool = True
    clock: Clock = field(default_factory=Clock)
    #: How many games somebody has to win; 1: a single game.
    first_to: Annotated[int, Meta(ge=1, le=MOST_WINS)] = 1


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
    """Begin now, with bots at the seats that are still open: of one level, or of the level named for a seat."""

    level: Level
    levels: Annotated[list[Level | None], Meta(max_length=16)] = field(default_factory=list)


class SeatName(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name to be written at one's own seat."""

    seat: Seat
    name: Annotated[str, Meta(max_length=200)]


class Again(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether one plays again; None takes the answer back.

    Where everybody wants to, they meet at another table. `others`: those who do not are waited for, or bots or
    whoever comes take their seats.
    """

    again: bool | None = True
    others: Literal["wait", "bot", "open"] = "wait"


class MakeOffer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Offer the others a draw, to abandon the game with no winner, or a pause."""

    what: Literal["draw", "abandon", "pause"]


class AnswerOffer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Agree to what is offered, decline it, or, as the one who offered it, take it back (None)."""

    what: Literal["draw", "abandon", "pause"]
    agree: bool | None


class TryAgain(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Go on from a decision of a game that is over, at a seat, against bots: as fate had it, or with fresh luck."""

    #: How many decisions were taken before.
    number: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Seat
    fate: Literal["same", "fresh"] = "same"
    #: Of the bots in the seats of people.
    level: Level = "expert"


class Hush(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Switch the chat of a table off, or on again."""

    chat: bool


class Watchable(Struct, frozen=True, kw_only=True):
    """A public game that goes on, and how many look on."""

    table: TableInfo
    spectators: int


class Lobby(Struct, frozen=True, kw_only=True):
    """The public tables, those that are open first; and some games worth watching, by people or strong bots."""

    tables: list[TableInfo]
    #: Ask again with this for those that follow; None: there are none.
    next: str | None = None
    watch: list[Watchable] = []


class MyTable(Struct, frozen=True, kw_only=True):
    """A table where the visitor sits, whose turn it is there, when something last happened, and the last move."""

    table: TableInfo
    seats: list[int]
    mover: int | None
    your_turn: bool
    changed: int
    #: When the running clock ends; None where there is none.
    until: int | None = None
    #: What was done last, as the log tells it; None before the first move, of tables far down the list, and of those
    #: that nobody has looked at for a while: the next answer tells it.
    last: Any = None


class MyTables(Struct, frozen=True, kw_only=True):
    """The visitor's tables: those where it is their turn first, then those whose time runs out soonest, then by age."""

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


class OpenLog(Struct, frozen=True, kw_only=True):
    """The moves of a game that is over, each told with all that was hidden in it."""

    log: list[Entry]


#: In notation; far longer than any position of these games is written.
Written = Annotated[str, Meta(min_length=1, max_length=4000)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]


#: So many moves may lie between a position and the one that is looked at.
MOST_MOVES = 600


class Study(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position to be looked at, actions to be carried out in it one after the other, and questions about others.

    Nothing is kept: whoever asks holds the position.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    position: Written
    #: Whose eyes it is seen with; None: a spectator's; "mover": those of whoever decides.
    seat: Seat | Literal["mover"] | None = None
    #: Show what is hidden, too.
    open: bool = False
    #: What was played in the position before, and need not be told again.
    earlier: Annotated[list[dict[str, Any] | Notation], Meta(max_length=MOST_MOVES)] = field(default_factory=list)
    play: Annotated[list[dict[str, Any] | Notation], Meta(max_length=16)] = field(default_factory=list)
    about: Literal["preview", "why", "words"] = "preview"
    #: Asked about in the position after those that were played.
    ask: Annotated[list[dict[str, Any] | Notation], Meta(max_length=64)] = field(default_factory=list)


class StudyStep(Struct, frozen=True, kw_only=True):
    """An action that was carried out, and what the seat saw of it."""

    seat: int | None
    text: str
    phrases: list[Any]
    #: The position after it, in notation.
    position: str
    view: Any


class Studied(Struct, frozen=True, kw_only=True):
    """What a board needs: the position after all that was played, what the seat sees and may do, and the answers."""

    position: str
    #: Whose eyes it is seen with.
    seat: int | None
    view: Any
    legal: list[Legal]
    steps: list[StudyStep]
    items: list[Any]


class LessonInfo(Struct, frozen=True, kw_only=True):
    """A lesson: its id, which names its words, about how long it takes, and the ids of its steps."""

    id: str
    minutes: int
    steps: list[str]


class GameLessons(Struct, frozen=True, kw_only=True):
    """The lessons of a game, in their order."""

    game: str
    lessons: list[LessonInfo]


class LessonStep(Struct, frozen=True, kw_only=True):
    """How a step of a lesson begins."""

    position: str
    seat: int
    #: The pieces and places that the board lights.
    lit: list[str]
    #: A right action, for whoever is stuck.
    show: Legal
    #: What its words speak of.
    figures: dict[str, int]
    view: Any
    legal: list[Legal]


class LessonTry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody does in a step of a lesson."""

    action: dict[str, Any] | Notation


class LessonAnswer(Struct, frozen=True, kw_only=True):
    """What a lesson says to an action, and what came of it: the action first, then what the others did."""

    verdict: Literal["right", "slip", "other"]
    #: The mistake, where it has a name.
    slip: str | None
    figures: dict[str, int]
    steps: list[StudyStep]


class Health(Struct, frozen=True, kw_only=True):
    """How the server is."""

    status: Literal["ok"]
    version: str
