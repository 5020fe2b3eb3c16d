"""What Opale shows and is sent, in JSON: its view, its previews and its actions."""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict, get_args

from ludoteka.games.opale import state

Type = Literal[
    "sea_huntress",
    "coral_dragon",
    "royal_pearl",
    "abyss_witch",
    "petrified_dragon",
    "lava_golem",
    "dark_guardian",
    "turtle_rider",
    "underwater_city",
]
Shell = Literal["tide", "twin_current", "deep_dive", "undertow", "seal"]
Phase = Literal["lay_aside", "play", "take", "discard", "draw", "end_of_turn", "over"]

TYPES = get_args(Type)
SHELLS = get_args(Shell)
#: How many City stacks end the game.
LAST_CITY = state.LAST_CITY
#: What Azura counts at the end.
AZURA_POINTS = state.AZURA_POINTS


class Card(TypedDict):
    type: Type
    value: int


class AreaView(TypedDict):
    area: Type
    #: How many cards it holds; null: any number, of which only the top one is seen.
    capacity: int | None
    size: int
    #: How many cards may be laid there now; null: any number.
    room: int | None
    cards: NotRequired[list[Card]]
    top: NotRequired[Card | None]
    sealed_by: int | None


class SeatView(TypedDict):
    hand_size: int
    deck_size: int
    captured: int
    aside_size: int
    discarded: int
    shells: list[Shell]
    #: How many cards are to be picked out of the hand for what is due: no fewer, no more.
    picks: tuple[int, int]
    #: The rest is the owner's alone; the score pile everybody's once the game is over.
    hand: NotRequired[list[Card]]
    aside: NotRequired[list[Card]]
    gone: NotRequired[list[Card]]
    deck_top: NotRequired[list[Card]]
    score_pile: NotRequired[list[Card]]
    score: NotRequired[int]


class View(TypedDict):
    phase: Phase
    #: The area whose target is to be chosen, or the shell whose discards are.
    pending: Type | Shell | None
    discarded: int
    twin_left: int
    twin_area: Type | None
    areas: list[AreaView]
    store: list[Card]
    cities: int
    azura: int | None
    ending: bool
    final_turns: int
    seats: tuple[SeatView, SeatView]


class Capture(TypedDict):
    area: Type
    count: int
    #: Those that lie open.
    cards: list[Card]
    #: Unknown where cards lie below the top of a pile.
    points: int | None


class Preview(TypedDict):
    captures: list[Capture]
    points: int | None
    azura: bool
    blind_card: bool
    to_store: list[Card]
    city_stack: int | None
    draws: int
    ends: Literal["third_city", "cannot_draw"] | None
    over: bool
    then: Phase | None
    #: What each target would bring, where one is to be chosen next.
    targets: Mapping[Type, "Preview"]
    shell: Shell | None


class Play(TypedDict):
    play: list[Card]


class Take(TypedDict):
    take: Type


class ChooseCard(TypedDict):
    card: Card


class Draw(TypedDict):
    draw: Literal["deck"]


class UseShell(TypedDict):
    shell: Shell
    area: NotRequired[Type]


Pass = TypedDict("Pass", {"pass": Literal[True]})

Action = Play | Take | ChooseCard | Draw | UseShell | Pass
