"""What Orichalcum shows and is sent, in JSON: its view, its previews and its actions."""

from typing import Literal, NotRequired, TypedDict

Terrain = Literal["forest", "lagoon", "desert", "mountain", "volcano"]
Deed = Literal["produce", "recruit", "capture", "create"]
Currency = Literal["hoplite", "nugget", "creature"]
Titan = Literal["theia", "themis", "kronos", "hyperion"]
Creature = Literal[
    "cerberus", "minotaur", "gorgon", "cyclops", "hydra_theia", "hydra_themis", "hydra_kronos", "hydra_hyperion"
]
Building = Literal[
    "training_camp",
    "mine",
    "hospital",
    "oratory",
    "siege_engine_1",
    "siege_engine_2",
    "siege_engine_3",
    "arch",
    "protection_crystal",
    "architect_practice",
    "forge",
    "statue_hoplite",
    "statue_nugget",
    "statue_creature",
]
Phase = Literal[
    "metropolis",
    "card",
    "place",
    "titan_order",
    "titan_return",
    "action",
    "favour",
    "fight",
    "commit",
    "gift",
    "create",
    "extra",
    "discard",
    "initiative",
    "over",
]
Direction = Literal["E", "SE", "SW", "W", "NW", "NE"]


class TileCell(TypedDict):
    terrain: Terrain
    creature: Creature | None


class ActionCard(TypedDict):
    action: Deed
    size: int


class Card(ActionCard):
    """An action card in the row, with its tile."""

    slot: int
    cost: int
    tile: list[TileCell] | None


class Pile(TypedDict):
    """A pile of tiles; those put under it were seen, and so was their order."""

    size: int
    unseen: int
    under: list[list[Terrain]]


class Port(TypedDict):
    hoplites: int
    nuggets: int


class IslandCell(TypedDict):
    cell: int
    q: int
    r: int
    covered: bool
    terrain: Terrain | None
    building: Building | None
    creature: Creature | None
    hoplites: int
    port: NotRequired[Port]


class HeldTitan(TypedDict):
    titan: Titan
    active: bool


class SeatView(TypedDict):
    island: str
    points: int
    titans: list[HeldTitan]
    titan_limit: int
    temples: list[list[int]]
    medallions: int
    creatures: int
    hoplites: int
    nuggets: int
    captured: list[Creature]
    mines: int
    camps: int
    siege_faces: list[int]
    metropolis: list[int]
    cells: list[IslandCell]


class Odds(TypedDict):
    """The chance of a fight with so many hoplites more, exactly and rounded."""

    hoplites: int
    win: tuple[int, int]
    chance: float


class Fight(TypedDict):
    cell: int
    creature: Creature
    strength: int
    standing: int
    odds: list[Odds]


class Supply(TypedDict):
    hoplites: int
    nuggets: int
    temples: int
    victory_tokens: int


class CreationSlot(TypedDict):
    slot: Terrain
    building: Building | None
    waiting: int


class TitanView(TypedDict):
    titan: Titan
    terrain: Terrain
    holder: int | None
    active: bool


class View(TypedDict):
    phase: Phase
    round: int
    turn: int
    initiative: int
    points_to_win: int
    medallion_price: int
    card: ActionCard | None
    tile: list[TileCell] | None
    action: Deed | None
    extra: bool
    extras_bought: int
    prices: dict[Currency, int]
    capture_lost: bool
    in_hospital: int
    fight: Fight | None
    #: Those that may be chosen or begun next.
    fights: list[Fight]
    gift: Building | None
    titans_to_gain: list[Titan]
    roll: list[int | Literal["skull"]]
    supply: Supply
    row: list[Card]
    deck: int
    discards: list[ActionCard]
    piles: list[Pile]
    creature_bag: list[Creature]
    building_bag: list[Building]
    creation_board: list[CreationSlot]
    titans: list[TitanView]
    seats: list[SeatView]


class Lying(TypedDict):
    cell: int
    lies: Terrain | Creature


class Area(TypedDict):
    """An area of one terrain that a placement makes, and the titan that notices."""

    terrain: Terrain
    size: int
    titan: Titan | None


class Preview(TypedDict):
    cells: NotRequired[list[Lying]]
    areas: NotRequired[list[Area]]
    ports: NotRequired[list[Port]]
    odds: NotRequired[list[Odds]]
    building: NotRequired[Building]
    #: The rest is there where no chance is in it.
    hoplites: NotRequired[int]
    nuggets: NotRequired[int]
    points: NotRequired[int]
    wins: NotRequired[bool]
    ends: NotRequired[bool]


class Action(TypedDict):
    """An action by its parts; `do` says which of them it has."""

    do: Literal[
        "metropolis",
        "card",
        "place",
        "titan",
        "return",
        "act",
        "skip",
        "favour",
        "no-favour",
        "fight",
        "hoplites",
        "kronos",
        "build",
        "temple",
        "medallion",
        "stop",
        "gift",
        "refuse",
        "extra",
        "no-extra",
        "discard",
        "initiative",
    ]
    slot: NotRequired[int | Terrain]
    cell: NotRequired[int]
    direction: NotRequired[Direction]
    titan: NotRequired[Titan]
    count: NotRequired[int]
    action: NotRequired[Deed]
    pay: NotRequired[Currency]
    creatures: NotRequired[list[Creature]]
    seat: NotRequired[int]
