"""What Akropolis shows and is sent, in JSON: its view, its previews and its actions."""

from typing import Literal, NotRequired, TypedDict, get_args

from ludoteka.games.akropolis.components import COLOUR_KEYS, VARIANT_KEYS
from ludoteka.games.akropolis.components import STARS as PLAZA_STARS

Colour = Literal["house", "market", "barracks", "temple", "garden"]
Kind = Literal[
    "house",
    "market",
    "barracks",
    "temple",
    "garden",
    "quarry",
    "house_plaza",
    "market_plaza",
    "barracks_plaza",
    "temple_plaza",
    "garden_plaza",
]
Level = Literal["easy", "medium", "hard"]

COLOURS = get_args(Colour)
KINDS = get_args(Kind)
#: The option that gives a colour its second condition.
VARIANT = dict(zip(COLOUR_KEYS, VARIANT_KEYS, strict=True))
#: Stars on a plaza.
STARS = dict(zip(COLOUR_KEYS, (int(stars) for stars in PLAZA_STARS), strict=True))

#: The visible hex of a column: q, r, what it shows, its level from 1, and its tile (0: the starting tile).
Hex = tuple[int, int, Kind, int, int]


class Tile(TypedDict):
    tile: int
    #: Clockwise.
    hexes: tuple[Kind, Kind, Kind]


class Offer(Tile):
    """A tile on the construction site."""

    cost: int


class Product(TypedDict):
    """What a colour is worth: districts that meet their condition, times stars."""

    value: int
    stars: int
    product: int


class Score(TypedDict):
    house: Product
    market: Product
    barracks: Product
    temple: Product
    garden: Product
    stones: int
    total: int
    #: Only the Architect's: points for its quarries.
    quarries: NotRequired[int]


class City(TypedDict):
    stones: int
    hexes: list[Hex]
    score: Score


class Architect(TypedDict):
    level: Level
    stones: int
    tiles: list[Tile]
    score: Score


class Unseen(TypedDict):
    """The tiles that nobody has seen, and how many hexes of each kind they have."""

    tiles: list[int]
    kinds: dict[Kind, int]


class View(TypedDict):
    phase: Literal["take", "place", "over"]
    round: int
    rounds: int
    #: Who has the chief architect's marker; null: the Architect.
    chief: int | None
    site: list[Offer]
    taken: Tile | None
    stacks: int
    stack_size: int
    unseen: Unseen
    seats: list[City]
    architect: Architect | None


class Past(TypedDict):
    """What everybody saw and the position no longer says."""

    #: Stones paid for the tile in hand; null where there is none.
    paid: int | None


class Change(TypedDict):
    house: int
    market: int
    barracks: int
    temple: int
    garden: int
    stones: int
    total: int


class TakePreview(TypedDict):
    """What taking a tile will surely do."""

    tile: int
    cost: int
    score: Score
    change: Change


class PlacePreview(TypedDict):
    """What laying the tile will surely do."""

    hexes: list[Hex]
    stones: int
    score: Score
    change: Change


Preview = TakePreview | PlacePreview


class Place(TypedDict):
    q: int
    r: int
    rotation: int


class Take(TypedDict):
    take: int


class Lay(TypedDict):
    place: Place


Action = Take | Lay
