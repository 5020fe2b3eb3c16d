"""What Orion Duel shows and is sent, in JSON: its view, its previews and its actions."""

from typing import Literal, TypedDict, get_args

from ludoteka.games.orion_duel.components import CELL_LIST, PAIRS, SIDES_OF
from ludoteka.games.orion_duel.components import SIDES as _BOARD_SIDES
from ludoteka.games.orion_duel.components import TILES as _BOX_TILES
from ludoteka.games.orion_duel.placements import SHAPES

#: A cell by its axial coordinates, q and r.
Hex = tuple[int, int]
#: Colours are seats: 0 plays blue, 1 orange.
Colour = Literal[0, 1]
Token = Literal["galaxy", "hole"]
Kind = Literal["mono", "duo_own", "duo_mixed", "line3", "bent3", "triangle3"]
Side = Literal["left", "upper_left", "upper_right", "right", "lower_right", "lower_left"]
Phase = Literal["galaxies", "holes", "first_player", "tiles", "over"]
Outcome = Literal["conditions", "points", "stuck"]

KINDS = get_args(Kind)
_SIDES: tuple[Side, ...] = get_args(Side)


class SideView(TypedDict):
    """A side of the board, the constellation it leads to, and the side that it faces."""

    side: Side
    constellation: str
    opposite: Side
    cells: list[Hex]


class CellPlace(TypedDict):
    """A cell of the board and the sides that it lies on."""

    at: Hex
    sides: list[Side]


class Shape(TypedDict):
    """A tile in one of its positions, around the hex it turns about; `at` a cell it covers these, moved by it."""

    rotation: int
    mirror: bool
    own: list[Hex]
    other: list[Hex]


class TileView(TypedDict):
    tile: Kind
    count: int
    shapes: list[Shape]


#: The sides of the board; the first three face the others.
SIDES: list[SideView] = [
    {
        "side": _SIDES[i],
        "constellation": side.constellation,
        "opposite": _SIDES[(i + PAIRS) % len(_SIDES)],
        "cells": [(q, r) for q, r in side.cells],
    }
    for i, side in enumerate(_BOARD_SIDES)
]
#: The cells of the board, in the order in which a view speaks of them.
CELLS: list[CellPlace] = [
    {"at": (q, r), "sides": [side for i, side in enumerate(_SIDES) if int(SIDES_OF[cell]) >> i & 1]}
    for cell, (q, r) in enumerate(CELL_LIST)
]
#: The tiles of a player in all their positions.
TILES: list[TileView] = [
    {
        "tile": kind,
        "count": tile.count,
        "shapes": [
            {
                "rotation": shape.rotation,
                "mirror": shape.mirror,
                "own": [(q, r) for q, r in shape.own],
                "other": [(q, r) for q, r in shape.other],
            }
            for shape in shapes
        ],
    }
    for kind, tile, shapes in zip(KINDS, _BOX_TILES, SHAPES, strict=True)
]


class Group(TypedDict):
    """Connected hexes of one colour, what they cover and reach, and how many conditions that meets."""

    colour: Colour
    cells: list[Hex]
    galaxies: list[Hex]
    holes: list[Hex]
    sides: list[Side]
    links: int
    galaxy_sets: int
    hole_sets: int


class Link(TypedDict):
    """A pair of opposite sides: the chain that links it, or how many hexes are missing; null where it is barred."""

    sides: tuple[Side, Side]
    linked: bool
    missing: int | None
    chain: list[Hex] | None


class Progress(TypedDict):
    """How far a seat is with each condition; the holes are those on the other colour."""

    links: list[Link]
    most_galaxies: int
    most_holes: int


class Met(TypedDict):
    """How many conditions of each sort a seat meets."""

    links: int
    galaxies: int
    holes: int


class Conditions(Met):
    """Those of each sort, and all."""

    total: int


class SeatView(Progress):
    colour: Literal["blue", "orange"]
    tray: dict[Kind, int]
    tiles_left: int
    conditions: Conditions
    score: int


class Tokens(TypedDict):
    galaxies: int
    holes: int


class View(TypedDict):
    phase: Phase
    outcome: Outcome | None
    laid: int
    tokens_left: Tokens
    #: How many a group needs.
    needed: Tokens
    #: Which colour covers each of the CELLS.
    colours: list[Colour | None]
    #: Which token lies on each of the CELLS, covered or not.
    tokens: list[Token | None]
    groups: list[Group]
    seats: tuple[SeatView, SeatView]


class Past(TypedDict):
    """What everybody saw and the position no longer says."""

    #: The cells of each tile, in the order in which they were laid.
    tiles: list[list[Hex]]
    #: The cells of the last move: a tile's, or a token's while they are being laid.
    last: list[Hex]


class TileAct(TypedDict):
    tile: Kind
    at: Hex
    rotation: int
    mirror: bool


class TokenAct(TypedDict):
    token: Hex


class BeginAct(TypedDict):
    begins: Colour


Action = TileAct | TokenAct | BeginAct


class CoveredCell(TypedDict):
    at: Hex
    colour: Colour
    token: Token | None


class End(TypedDict):
    outcome: Outcome
    winners: list[int]


class TilePreview(TypedDict):
    """What laying a tile will do."""

    cells: list[CoveredCell]
    conditions: tuple[Met, Met]
    gained: tuple[Met, Met]
    progress: tuple[Progress, Progress]
    scores: tuple[int, int]
    ends: End | None


class TokenPreview(TypedDict):
    token: Token
    at: Hex
    left: int


class BeginPreview(TypedDict):
    begins: Colour


Preview = TilePreview | TokenPreview | BeginPreview
