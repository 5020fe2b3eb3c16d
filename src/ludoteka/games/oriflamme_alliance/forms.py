"""What Oriflamme: Alliance shows and is sent, in JSON: its view, its previews and its actions."""

from typing import Literal, NotRequired, TypedDict, get_args

from ludoteka.games.oriflamme_alliance import components

CardName = Literal[
    "empress",
    "fanatic",
    "informant",
    "diplomat",
    "deserter",
    "judge",
    "uprising",
    "extortion",
    "infiltration",
    "agreement",
]
Family = Literal["red", "blue", "green", "yellow", "black"]
Phase = Literal[
    "place", "leave_or_reveal", "branch", "empress", "diplomat", "deserter", "verdict", "sentence", "exchange", "over"
]
EventName = Literal[
    "placed",
    "left",
    "revealed",
    "acts",
    "paid",
    "took",
    "lost",
    "gained",
    "alone",
    "put",
    "eliminated",
    "rewarded",
    "infiltrated",
    "deserted",
    "extorted",
    "discarded",
    "kept",
    "exchanged",
    "turned_down",
    "marked",
    "verdict_returned",
    "uncovered",
    "round_started",
    "agreed",
    "ended",
]

#: The ten cards that every family has: six characters, then four intrigues.
CARDS = get_args(CardName)
CHARACTERS: tuple[CardName, ...] = tuple(card for i, card in enumerate(CARDS) if components.CHARACTERS >> i & 1)
#: How many verdict tokens there are.
VERDICTS = components.VERDICTS


class Piece(TypedDict):
    """A card in the row."""

    #: The family's letter and the round in which it was laid: `R3`.
    id: str
    owner: int
    laid: int
    face_up: bool
    known_to_all: bool
    influence: int
    verdict: bool
    #: There for whoever knows it.
    card: NotRequired[CardName]


class Kept(TypedDict):
    card: CardName
    influence: int


class SeatView(TypedDict):
    family: Family
    influence: int
    score: int
    positions: int
    hand_size: int
    aside_size: int
    kept: list[Kept]
    #: Eliminated or discarded.
    gone: list[CardName]
    #: Where they are is known to all.
    seen: list[CardName]
    informant_returned: int | None
    hand: NotRequired[list[CardName]]
    aside: NotRequired[list[CardName]]


class View(TypedDict):
    phase: Phase
    round: int
    rounds: int
    first: int
    #: Stacks, the top card first.
    row: list[list[Piece]]
    at: int | None
    acting: str | None
    verdicts: int
    seats: list[SeatView]


class Past(TypedDict):
    """What everybody saw and the position no longer says."""

    #: Once the game is over: what each seat had at the start and after each round.
    influence: list[list[int]]


Place = Literal["start", "end"] | int
Ability = Literal["gain", "exchange", "discard", "eliminate"]


class LayCard(TypedDict):
    place: CardName
    at: Place


class Leave(TypedDict):
    leave: Literal[True]


class Reveal(TypedDict):
    reveal: Literal[True]


class Use(TypedDict):
    use: CardName
    ability: Ability


class Target(TypedDict):
    target: str


class Exchange(TypedDict):
    exchange: CardName


Action = LayCard | Leave | Reveal | Use | Target | Exchange


class Happening(TypedDict):
    """Something that will happen, to a piece or to a seat."""

    event: EventName
    piece: NotRequired[str]
    seat: NotRequired[int]
    card: NotRequired[CardName | None]
    number: NotRequired[int]


class Preview(TypedDict):
    """What a decision will surely do."""

    events: list[Happening]
    influence: list[int]
    eliminated: list[str]
    complete: bool
    #: What the same card has to choose next.
    then: list["Choice"]


class Choice(TypedDict):
    action: Action
    preview: Preview
