"""Islands in text: cells, neighbours, and all that lies on them, as they stand in a position (`notation.py`)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ludoteka.games.orichalcum.components import (
    AROUND,
    BUILDING_KEYS,
    CELLS,
    CREATURES,
    ISLAND_HEXES,
    ISLAND_IDS,
    PAIR_DIAMOND,
    PAIR_TURNS,
    PLACE_CELLS,
    TURNS,
    WHOLE,
    Building,
    Terrain,
)

#: The six directions, clockwise as in `engine.hexes`.
DIRECTION_NAMES = ("E", "SE", "SW", "W", "NW", "NE")
LETTERS = "FLDMV"
CREATURE_CODES = "-cmgoTEKH"
BUILDING_CODES = "-CMHO123AKPFhnc"


def cells_of(bits: int) -> list[int]:
    """Return the numbers, from 1, of the cells in a set."""
    return [n + 1 for n in range(CELLS) if bits >> n & 1]


def _spot(number: int, turns: int) -> str:
    return f"{number // turns + 1}{DIRECTION_NAMES[number % turns]}"


def _read_spot(text: str, turns: int) -> int:
    found = re.fullmatch(r"(\d+)([A-Z]+)", text)
    if found is None or found[2] not in DIRECTION_NAMES[:turns]:
        raise ValueError(f"{text!r} is not a cell and a direction")
    return read_cell(found[1]) * turns + DIRECTION_NAMES.index(found[2])


def read_cell(text: str) -> int:
    """Return the cell, from 0, of a number. Raises ValueError."""
    cell = int(text)
    if not 1 <= cell <= CELLS:
        raise ValueError(f"there is no cell {text}")
    return cell - 1


def pair_cells(island: int, pair: int) -> int:
    """Return the two cells of a pair of neighbours, 0 where one is not on the island."""
    return int(PLACE_CELLS[2, island, pair // PAIR_TURNS * TURNS + pair % PAIR_TURNS])


def write_pool(counts: Sequence[int], codes: str) -> str:
    """Return pieces of several kinds as a letter each, `cmm`; none as `-`."""
    return "".join(codes[kind] * count for kind, count in enumerate(counts) if kind) or "-"


def read_pool(counts: Any, text: str, codes: str) -> None:
    """Count the pieces of a text into their kinds."""
    for code in text if text != "-" else "":
        counts[codes.index(code)] += 1


# ---- islands


def _cell_text(s: Any, p: int, cell: int, metropolis: int, temples: int) -> str:
    if s.building[p, cell]:
        return f"#{BUILDING_CODES[s.building[p, cell]]}"
    if metropolis >> cell & 1:
        return "="
    if temples >> cell & 1:
        return "@"
    land = [LETTERS[t] for t in range(len(LETTERS)) if s.land[p, t] >> cell & 1]
    if not land:
        return "."
    creature = f"+{CREATURE_CODES[s.creature[p, cell]]}" if s.creature[p, cell] else ""
    return f"{land[0]}{creature}{s.standing[p, cell] or ''}"


def temple_pairs(s: Any, p: int) -> list[int]:
    """Return the temples of a player, each by the pair of its short diagonal."""
    pairs = range(CELLS * PAIR_TURNS)
    return [pair for pair in pairs if s.temple[p, pair % PAIR_TURNS] >> (pair // PAIR_TURNS) & 1]


def temple_cells(s: Any, p: int) -> int:
    """Return the cells under the temples of a player."""
    return sum(int(PAIR_DIAMOND[s.island[p], pair]) for pair in temple_pairs(s, p))


def metropolis_cells(s: Any, p: int) -> int:
    """Return the cells under the metropolis of a player."""
    return pair_cells(s.island[p], s.metropolis[p] - 1) if s.metropolis[p] else 0


def write_seat(s: Any, p: int) -> list[str]:
    """Return the words that tell a player's goods and island."""
    metropolis, temples = metropolis_cells(s, p), temple_cells(s, p)
    cells = [_cell_text(s, p, cell, metropolis, temples) for cell in range(len(ISLAND_HEXES[s.island[p]]))]
    words = [f"island{p}={ISLAND_IDS[s.island[p]]}", f"hoplites{p}={s.hoplites[p]}", f"nuggets{p}={s.nuggets[p]}"]
    words += [f"metropolis{p}={_spot(s.metropolis[p] - 1, PAIR_TURNS)}"] if s.metropolis[p] else []
    words += [f"medallions{p}={s.medallions[p]}"] if s.medallions[p] else []
    captured = write_pool(s.captured.tolist()[p], CREATURE_CODES)
    words += [f"captured{p}={captured}"] if captured != "-" else []
    spots = [_spot(pair, PAIR_TURNS) for pair in temple_pairs(s, p)]
    words += [f"temples{p}={'.'.join(spots)}"] if spots else []
    return [*words, f"cells{p}={','.join(cells)}"]


_LAND = re.compile(r"([FLDMV])(?:\+([cmgoTEKH]))?([1-3])?")


def read_seat(s: Any, p: int, words: dict[str, str], side: int) -> None:
    """Fill a player's goods and island, and take their words out. Raises ValueError, KeyError."""
    island = ISLAND_IDS.index(words.pop(f"island{p}"))
    if island // (len(ISLAND_IDS) // 2) != side:
        raise ValueError(f"seat {p} has the wrong side of its island")
    s.island[p] = island
    s.hoplites[p] = int(words.pop(f"hoplites{p}"))
    s.nuggets[p] = int(words.pop(f"nuggets{p}"))
    s.medallions[p] = int(words.pop(f"medallions{p}", "0"))
    for code in words.pop(f"captured{p}", ""):
        s.captured[p, CREATURE_CODES.index(code, 1)] += 1
    if f"metropolis{p}" in words:
        s.metropolis[p] = _read_spot(words.pop(f"metropolis{p}"), PAIR_TURNS) + 1
        s.built[p, Building.TRAINING_CAMP] += 1
        s.built[p, Building.MINE] += 1
    for spot in words.pop(f"temples{p}", "").split(".") if f"temples{p}" in words else ():
        pair = _read_spot(spot, PAIR_TURNS)
        s.temple[p, pair % PAIR_TURNS] |= 1 << pair // PAIR_TURNS
        s.temples[p] += 1
    cells = words.pop(f"cells{p}").split(",")
    if len(cells) != len(ISLAND_HEXES[island]):
        raise ValueError(f"island {ISLAND_IDS[island]} has {len(ISLAND_HEXES[island])} cells, not {len(cells)}")
    for cell, text in enumerate(cells):
        _read_cell_text(s, p, cell, text)
    s.border[p] = border_of(s.island[p], s.covered[p])


def _read_cell_text(s: Any, p: int, cell: int, text: str) -> None:
    if text == ".":
        return
    s.covered[p] |= 1 << cell
    if text.startswith("#"):
        kind = BUILDING_CODES.index(text[1:], 1)
        s.building[p, cell] = kind
        s.built[p, kind] += 1
    elif text not in ("=", "@"):
        found = _LAND.fullmatch(text)
        if found is None:
            raise ValueError(f"{text!r} is not what can lie on a cell")
        s.land[p, LETTERS.index(found[1])] |= 1 << cell
        s.standing[p, cell] = int(found[3] or 0)
        if found[2]:
            s.creature[p, cell] = CREATURE_CODES.index(found[2])
            s.beasts[p] |= 1 << cell


def border_of(island: int, covered: int) -> int:
    """Return the uncovered cells next to covered ones."""
    near = 0
    for cell in range(CELLS):
        if covered >> cell & 1:
            near |= int(AROUND[island, cell])
    return near & ~covered & int(WHOLE[island])


assert len(CREATURE_CODES) == CREATURES
assert len(BUILDING_CODES) == len(BUILDING_KEYS)
assert len(LETTERS) == len(Terrain)
