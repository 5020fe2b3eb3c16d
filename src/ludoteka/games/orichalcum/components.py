"""The pieces of Orichalcum as tables, loaded from `components.json` and checked.

The cells of an island are numbered row by row from the left, from 0; a set of cells is a whole number with a bit for
each. Kinds of pieces begin at 1, so that 0 is "none" and an empty table is all zeros.
"""

from __future__ import annotations

import json
from collections import Counter
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

from ludoteka.engine.hexes import DIRECTIONS, Hex, add


class Terrain(IntEnum):
    """The five terrains; each but the last is also a place of the creation board and a titan's land."""

    FOREST = 0
    LAGOON = 1
    DESERT = 2
    MOUNTAIN = 3
    VOLCANO = 4


class Titan(IntEnum):
    """The four titans, numbered like their terrains."""

    THEIA = 0
    THEMIS = 1
    KRONOS = 2
    HYPERION = 3


class Deed(IntEnum):
    """The four actions of the cards."""

    NONE = 0
    PRODUCE = 1
    RECRUIT = 2
    CAPTURE = 3
    CREATE = 4


class Currency(IntEnum):
    """What an extra action can be paid with."""

    HOPLITE = 0
    NUGGET = 1
    CREATURE = 2


class Creature(IntEnum):
    """The creatures; each hydra shows another titan."""

    NONE = 0
    CERBERUS = 1
    MINOTAUR = 2
    GORGON = 3
    CYCLOPS = 4
    HYDRA_THEIA = 5
    HYDRA_THEMIS = 6
    HYDRA_KRONOS = 7
    HYDRA_HYPERION = 8


class Building(IntEnum):
    """The buildings; siege engines differ in their face, statues in their currency."""

    NONE = 0
    TRAINING_CAMP = 1
    MINE = 2
    HOSPITAL = 3
    ORATORY = 4
    SIEGE_ENGINE_1 = 5
    SIEGE_ENGINE_2 = 6
    SIEGE_ENGINE_3 = 7
    ARCH = 8
    PROTECTION_CRYSTAL = 9
    ARCHITECT_PRACTICE = 10
    FORGE = 11
    STATUE_HOPLITE = 12
    STATUE_NUGGET = 13
    STATUE_CREATURE = 14


DATA = json.loads((Path(__file__).parent / "components.json").read_text(encoding="utf-8"))

TERRAIN_KEYS = tuple(terrain.name.lower() for terrain in Terrain)
TITAN_KEYS = tuple(titan.name.lower() for titan in Titan)
DEED_KEYS = tuple(deed.name.lower() for deed in Deed)
CURRENCY_KEYS = tuple(currency.name.lower() for currency in Currency)
CREATURE_KEYS = tuple(creature.name.lower() for creature in Creature)
BUILDING_KEYS = tuple(building.name.lower() for building in Building)
SEATS = 4
TITANS = len(Titan)
TERRAINS = len(Terrain)

# ---- Creatures, buildings, cards


def _spread(kinds: list[dict[str, Any]], variants: str) -> list[tuple[str, dict[str, Any], int]]:
    """Return each kind as (key, entry, copies), those with variants once for each of them."""
    found = []
    for kind in kinds:
        names = kind.get(variants)
        if names is None:
            found.append((kind["id"], kind, kind["count"]))
        else:
            assert len(names) == kind["count"]
            found += [(f"{kind['id']}_{name}", kind, 1) for name in names]
    return found


_CREATURES = _spread(DATA["creatures"]["kinds"], "titans")
CREATURES = len(Creature)
CREATURE_COUNT = np.array([0, *(copies for _, _, copies in _CREATURES)], np.int64)
STRENGTH = np.array([0, *(entry["strength"] for _, entry, _ in _CREATURES)], np.int64)
TREASURE_NUGGETS = np.array([0, *(entry.get("nuggets", 0) for _, entry, _ in _CREATURES)], np.int64)

_BUILDING_KINDS = [
    {**kind, "variants": kind.get("faces") or kind.get("currencies")} for kind in DATA["buildings"]["kinds"]
]
_BUILDINGS = _spread(_BUILDING_KINDS, "variants")
BUILDINGS = len(Building)
BUILDING_COUNT = np.array([0, *(copies for _, _, copies in _BUILDINGS)], np.int64)
SIEGE_FACES: list[int] = next(kind["faces"] for kind in DATA["buildings"]["kinds"] if kind["id"] == "siege_engine")
#: The building that makes each face of a die a skull; face 0 is the skull itself.
SIEGE_ENGINE = np.zeros(6, np.int64)
for _place, _face in enumerate(SIEGE_FACES):
    SIEGE_ENGINE[_face] = Building.SIEGE_ENGINE_1 + _place
DIE_FACES = len(DATA["dice"]["faces"])
SKULL = 0
BASE_DICE: int = DATA["dice"]["base_dice"]
MOST_HOPLITES: int = DATA["dice"]["max_hoplites"]
MOST_DICE: int = DATA["pieces"]["battle_dice"]

#: Cards are numbered from 1.
CARDS = len(DATA["action_cards"]["cards"])
CARD_DEED = np.array([0, *(DEED_KEYS.index(card["action"]) for card in DATA["action_cards"]["cards"])], np.int64)
CARD_SIZE = np.array([0, *(card["size"] for card in DATA["action_cards"]["cards"])], np.int64)
ROW = max(DATA["action_row"]["cards"].values())
#: How many cards lie in the row, by number of players.
ROW_CARDS = np.array([DATA["action_row"]["cards"].get(str(players), 0) for players in range(SEATS + 1)], np.int64)
ROW_COST = np.array(DATA["action_row"]["costs"], np.int64)
#: The titan that favours a deed.
DEED_TITAN = np.zeros(len(Deed), np.int64)
for _place, _titan in enumerate(DATA["titans"]["titans"]):
    DEED_TITAN[DEED_KEYS.index(_titan["action"])] = _place

# ---- Land tiles: a kind is a size with its terrains in order; tiles of one kind cannot be told apart

SIZES = len(DATA["pieces"]["land_tiles"])
_TILES = Counter((tile["size"], tuple(map(TERRAIN_KEYS.index, tile["cells"]))) for tile in DATA["land_tiles"]["tiles"])
_TILE_LIST = sorted(_TILES)
TILES = 1 + len(_TILE_LIST)
TILE_SIZE = np.array([0, *(size for size, _ in _TILE_LIST)], np.int64)
TILE_COUNT = np.array([0, *(_TILES[tile] for tile in _TILE_LIST)], np.int64)
TILE_TERRAIN = np.array([[0] * SIZES, *([*cells, *[0] * (SIZES - size)] for size, cells in _TILE_LIST)], np.int64)
#: The kinds of size n are FIRST_TILE[n] to FIRST_TILE[n + 1], exclusive.
FIRST_TILE = np.array([0, *(1 + sum(s < size for s, _ in _TILE_LIST) for size in range(1, SIZES + 2))], np.int64)
PILE_SIZE = np.array([0, *(DATA["pieces"]["land_tiles"][str(size)] for size in range(1, SIZES + 1))], np.int64)
LARGEST_PILE = int(PILE_SIZE.max())

# ---- Islands

ISLANDS = len(DATA["islands"]["islands"])
BOARDS: int = DATA["pieces"]["island_boards"]
TURNS = len(DIRECTIONS)
#: Half of the directions: enough to name each pair of neighbours once.
PAIR_TURNS = TURNS // 2
PORTS: int = DATA["ports"]["per_island"]


def _drawn(drawing: list[str]) -> dict[Hex, str]:
    """Return the cells of a drawing and their letters: row r, text column 2 q + r."""
    cells = {}
    for r, line in enumerate(drawing):
        for column, letter in enumerate(line):
            if letter != " ":
                assert (column - r) % 2 == 0
                cells[(column - r) // 2, r] = letter
    return cells


ISLAND_IDS: tuple[str, ...] = tuple(island["id"] for island in DATA["islands"]["islands"])
_DRAWN = [_drawn(island["drawing"]) for island in DATA["islands"]["islands"]]
#: The cells of each island as (q, r), by number.
ISLAND_HEXES: list[list[Hex]] = [sorted(cells, key=lambda cell: (cell[1], cell[0])) for cells in _DRAWN]
CELLS = max(map(len, ISLAND_HEXES))
PAIRS = CELLS * PAIR_TURNS
PLACES = CELLS * TURNS
_NUMBER = [{cell: n for n, cell in enumerate(cells)} for cells in ISLAND_HEXES]


def _bits(island: int, cells: list[Hex]) -> int:
    """Return cells of an island as bits; 0 where one of them is not on it."""
    if any(cell not in _NUMBER[island] for cell in cells):
        return 0
    return sum(1 << _NUMBER[island][cell] for cell in cells)


def _tile_cells(cell: Hex, turn: int, size: int) -> list[Hex]:
    """Return where the cells of a tile lie: the first on `cell`, the next ones around it clockwise from `turn`."""
    around = [add(cell, DIRECTIONS[(turn + more) % TURNS]) for more in range(size - 1)]
    return [cell, *around]


def _diamond(cell: Hex, turn: int) -> list[Hex]:
    """Return the diamond whose short diagonal is a cell and its neighbour: both, and what is beside both."""
    return [cell] + [add(cell, DIRECTIONS[(turn + more) % TURNS]) for more in (0, 1, -1)]


#: The neighbour of each cell in each direction, or CELLS where there is none.
NEAR = np.full((ISLANDS, CELLS, TURNS), CELLS, np.int64)
#: All neighbours of each cell.
AROUND = np.zeros((ISLANDS, CELLS), np.int64)
#: All cells of an island.
WHOLE = np.zeros(ISLANDS, np.int64)
#: The cells of a tile of each size (first index size) at each place = cell * TURNS + turn; 0: it sticks out.
PLACE_CELLS = np.zeros((SIZES + 1, ISLANDS, PLACES), np.int64)
#: Diamonds that lie on an island, named by pair = cell * PAIR_TURNS + turn of their short diagonal.
MOST_DIAMONDS = max(island["temple_diamonds"] for island in DATA["islands"]["islands"])
DIAMONDS = np.zeros(ISLANDS, np.int64)
DIAMOND_PAIR = np.zeros((ISLANDS, MOST_DIAMONDS), np.int64)
DIAMOND_CELLS = np.zeros((ISLANDS, MOST_DIAMONDS), np.int64)
#: The diamond of a pair; 0: it sticks out.
PAIR_DIAMOND = np.zeros((ISLANDS, PAIRS), np.int64)
PORT_CELL = np.zeros((ISLANDS, PORTS), np.int64)
PORT_HOPLITES = np.zeros((ISLANDS, PORTS), np.int64)
PORT_NUGGETS = np.zeros((ISLANDS, PORTS), np.int64)
PORT_CELLS = np.zeros(ISLANDS, np.int64)


def _fill_cells(island: int) -> None:
    WHOLE[island] = _bits(island, ISLAND_HEXES[island])
    for n, cell in enumerate(ISLAND_HEXES[island]):
        for turn in range(TURNS):
            near = add(cell, DIRECTIONS[turn])
            if near in _NUMBER[island]:
                NEAR[island, n, turn] = _NUMBER[island][near]
                AROUND[island, n] |= _bits(island, [near])
            for size in range(1, SIZES + 1):
                PLACE_CELLS[size, island, n * TURNS + turn] = _bits(island, _tile_cells(cell, turn, size))


def _fill_diamonds(island: int) -> None:
    for n, cell in enumerate(ISLAND_HEXES[island]):
        for turn in range(PAIR_TURNS):
            pair, cells = n * PAIR_TURNS + turn, _bits(island, _diamond(cell, turn))
            PAIR_DIAMOND[island, pair] = cells
            if cells:
                DIAMOND_PAIR[island, DIAMONDS[island]] = pair
                DIAMOND_CELLS[island, DIAMONDS[island]] = cells
                DIAMONDS[island] += 1


def _fill_ports(island: int) -> None:
    letters = {letter: cell for cell, letter in _DRAWN[island].items() if letter != "o"}
    for port, (letter, bonus) in enumerate(DATA["islands"]["islands"][island]["ports"].items()):
        PORT_CELL[island, port] = _NUMBER[island][letters[letter]]
        PORT_HOPLITES[island, port] = bonus["hoplites"]
        PORT_NUGGETS[island, port] = bonus["nuggets"]
        PORT_CELLS[island] |= _bits(island, [letters[letter]])


for _island in range(ISLANDS):
    _fill_cells(_island)
    _fill_diamonds(_island)
    _fill_ports(_island)

# ---- Paying for extra actions

#: The deeds that each currency buys, in order.
BOUGHT = [[DEED_KEYS.index(deed) for deed in sorted(way["actions"], key=DEED_KEYS.index)]
          for way in DATA["extra_actions"]["payments"]]  # fmt: skip
PRICE: int = DATA["extra_actions"]["payments"][0]["price"]
#: The statue that makes a currency cheaper.
STATUE = np.array([Building.STATUE_HOPLITE, Building.STATUE_NUGGET, Building.STATUE_CREATURE], np.int64)
#: Creatures that pay together: one (with the statue), then two.
TRIBUTE_LIST: list[tuple[int, ...]] = [(c,) for c in range(1, CREATURES)]
TRIBUTE_LIST += [(c, d) for c in range(1, CREATURES) for d in range(c, CREATURES)]
TRIBUTES = len(TRIBUTE_LIST)
#: The tributes of two begin here.
FIRST_PAIR = CREATURES - 1
TRIBUTE = np.array([[*paid, *[0] * (PRICE - len(paid))] for paid in TRIBUTE_LIST], np.int64)

# ---- Numbers

HOPLITES: int = DATA["pieces"]["hoplites"]
NUGGETS: int = DATA["pieces"]["nuggets"]
TEMPLES: int = DATA["pieces"]["temples"]
VICTORY_TOKENS: int = DATA["pieces"]["victory_tokens"]
START_HOPLITES: int = DATA["start"]["hoplites"]
START_NUGGETS: int = DATA["start"]["nuggets"]
RIGHT_HOPLITES: int = DATA["start"]["right_of_initiative_hoplites"]
SLOTS = len(DATA["creation_board"]["slots"])
WAITING: int = DATA["creation_board"]["waiting"]["mine"]
MEDALLION_PRICE: int = DATA["creation_board"]["medallion_nuggets"]
TITAN_LIMIT: int = DATA["titan_limit"]["base"]
POINTS_TO_WIN: int = DATA["victory"]["points"]
LAST_ROUND: int = DATA["length"]["last_round"]
DISCARDING_PLAYERS: int = DATA["two_player_discard"]["players"]

# ---- Sums

assert tuple(DATA["terrains"]["terrains"]) == TERRAIN_KEYS
assert tuple(titan["id"] for titan in DATA["titans"]["titans"]) == TITAN_KEYS
assert tuple(titan["terrain"] for titan in DATA["titans"]["titans"]) == TERRAIN_KEYS[:TITANS]
assert tuple(DATA["creation_board"]["slots"]) == TERRAIN_KEYS[:SLOTS]
assert tuple(key for key, _, _ in _CREATURES) == CREATURE_KEYS[1:]
assert tuple(key for key, _, _ in _BUILDINGS) == BUILDING_KEYS[1:]
assert [way["currency"] for way in DATA["extra_actions"]["payments"]] == list(CURRENCY_KEYS)
assert {way["price"] for way in DATA["extra_actions"]["payments"]} == {PRICE}
assert set(DATA["creation_board"]["waiting"].values()) == {WAITING}
assert int(CREATURE_COUNT.sum()) == DATA["pieces"]["creatures"]
assert int(BUILDING_COUNT.sum()) == DATA["pieces"]["buildings"]
assert int(TILE_COUNT.sum()) == DATA["pieces"]["land_tiles_total"] == int(PILE_SIZE.sum())
assert DATA["pieces"]["action_cards"] == CARDS == len(set(zip(CARD_DEED[1:], CARD_SIZE[1:], strict=True)))
assert BASE_DICE + MOST_HOPLITES == MOST_DICE
assert DATA["dice"]["faces"] == [*range(1, DIE_FACES), "skull"]
assert BOARDS * DATA["pieces"]["island_sides"] == ISLANDS
for _size in range(1, SIZES + 1):
    assert int(TILE_COUNT[_size == TILE_SIZE].sum()) == PILE_SIZE[_size]
for _terrain, _key in enumerate(TERRAIN_KEYS):
    _held = sum(_TILES[tile] * tile[1].count(_terrain) for tile in _TILE_LIST)
    assert _held == DATA["land_tiles"]["cells_of_terrain"][_key]
for _island, _entry in enumerate(DATA["islands"]["islands"]):
    assert len(ISLAND_HEXES[_island]) == _entry["cell_count"]
    assert DIAMONDS[_island] == _entry["temple_diamonds"]
    assert (_entry["board"], _entry["side"]) == ("ABCD"[_island % BOARDS], ("easy", "hard")[_island // BOARDS])
    _bonuses = [
        {"hoplites": int(PORT_HOPLITES[_island, n]), "nuggets": int(PORT_NUGGETS[_island, n])} for n in range(3)
    ]
    assert sorted(map(str, _bonuses)) == sorted(map(str, DATA["ports"]["bonuses"]))
