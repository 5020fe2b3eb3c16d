"""The cards and areas of Opale as tables, loaded from `components.json` and checked."""

from __future__ import annotations

import json
from collections import Counter
from enum import IntEnum
from itertools import product
from pathlib import Path

import numpy as np


class Area(IntEnum):
    """The nine areas, each with its own type of card, in the order of the board."""

    SEA_HUNTRESS = 0
    CORAL_DRAGON = 1
    ROYAL_PEARL = 2
    ABYSS_WITCH = 3
    PETRIFIED_DRAGON = 4
    LAVA_GOLEM = 5
    DARK_GUARDIAN = 6
    TURTLE_RIDER = 7
    UNDERWATER_CITY = 8


class Shell(IntEnum):
    """The five magic shells of a player."""

    TIDE = 0
    TWIN_CURRENT = 1
    DEEP_DIVE = 2
    UNDERTOW = 3
    SEAL = 4


DATA = json.loads((Path(__file__).parent / "components.json").read_text(encoding="utf-8"))

AREAS = len(Area)
AREA_KEYS = tuple(area.name.lower() for area in Area)
SHELL_KEYS = tuple(shell.name.lower() for shell in Shell)
DECK_SIZE: int = DATA["cards"]["cards_per_deck"]

# A face is a (type, value): cards of one face cannot be told apart. Faces are numbered by area, then value.
_COPIES = [Counter(kind["values"]) for kind in DATA["cards"]["types"]]
_FACES = [(area, value) for area, copies in enumerate(_COPIES) for value in sorted(copies)]
FACES = len(_FACES)
FACE_AREA = np.array([area for area, _ in _FACES], np.int64)
FACE_VALUE = np.array([value for _, value in _FACES], np.int64)
#: Copies of each face in one deck.
COPIES = np.array([_COPIES[area][value] for area, value in _FACES], np.int64)
#: The faces of area a are FIRST_FACE[a] to FIRST_FACE[a + 1], exclusive.
FIRST_FACE = np.array([int(np.sum(area > FACE_AREA)) for area in range(AREAS + 1)], np.int64)
#: How many cards an area holds; 0: any number.
CAPACITY = np.array([entry["capacity"] or 0 for entry in DATA["areas"]["list"]], np.int64)

#: No hand holds more cards than this when cards are played.
LARGEST_PLAY = DATA["hand"]["refill_with_azura"]
WIDEST_AREA = int(np.max(np.diff(FIRST_FACE)))


def _plays() -> list[tuple[int, tuple[int, ...]]]:
    """Return every set of cards that can be played at once: its area and how many of each of the area's faces."""
    found = []
    for area in range(AREAS):
        faces = range(FIRST_FACE[area], FIRST_FACE[area + 1])
        most = int(CAPACITY[area]) or LARGEST_PLAY
        counts = [c for c in product(*(range(int(COPIES[f]) + 1) for f in faces)) if 0 < sum(c) <= most]
        found += [(area, c) for c in sorted(counts, key=lambda c: (sum(c), [-n for n in c]))]
    return found


PLAY_LIST = _plays()
PLAYS = len(PLAY_LIST)
PLAY_AREA = np.array([area for area, _ in PLAY_LIST], np.int64)
PLAY_SIZE = np.array([sum(counts) for _, counts in PLAY_LIST], np.int64)
#: How many cards of each face of its area a play takes.
PLAY_COUNTS = np.array([[*counts, *[0] * (WIDEST_AREA - len(counts))] for _, counts in PLAY_LIST], np.int64)
#: The highest face of a play: cards laid together are stacked in ascending value.
PLAY_TOP = np.array([FIRST_FACE[a] + max(i for i, n in enumerate(c) if n) for a, c in PLAY_LIST], np.int64)
#: The plays of area a are FIRST_PLAY[a] to FIRST_PLAY[a + 1], exclusive, by size.
FIRST_PLAY = np.array([int(np.sum(area > PLAY_AREA)) for area in range(AREAS + 1)], np.int64)


def _subsets() -> tuple[list[int], list[list[int]]]:
    """Return, for each number of a holding, the plays it allows, by size; and where each area's numbers begin.

    What a hand holds of one area has a number: the counts of the area's faces as digits, the first face lowest.
    """
    first: list[int] = []
    allowed: list[list[int]] = []
    for area in range(AREAS):
        first.append(len(allowed))
        copies = [int(n) for n in COPIES[FIRST_FACE[area] : FIRST_FACE[area + 1]]]
        plays = range(FIRST_PLAY[area], FIRST_PLAY[area + 1])
        for digits in product(*(range(n + 1) for n in reversed(copies))):
            held = digits[::-1]
            allowed.append([p for p in plays if all(n <= h for n, h in zip(PLAY_LIST[p][1], held, strict=True))])
    return first, allowed


_FIRST_HOLDING, _ALLOWED = _subsets()
#: The numbers of what can be held of area a begin here.
FIRST_HOLDING = np.array(_FIRST_HOLDING, np.uint8)
#: What one more card of a face adds to the number.
HOLDING_STEP = np.array(
    [np.prod(COPIES[FIRST_FACE[a] : f].astype(np.int64) + 1) for f, a in enumerate(FACE_AREA)], np.int16
)
#: The number of the cards of a play.
PLAY_HOLDING = np.array(
    [sum(n * int(HOLDING_STEP[FIRST_FACE[a] + i]) for i, n in enumerate(c)) for a, c in PLAY_LIST], np.int16
)
#: The plays that a holding h allows, by size, begin at ALLOWED[FIRST_ALLOWED[h]].
FIRST_ALLOWED = np.cumsum([0, *map(len, _ALLOWED)]).astype(np.int16)
ALLOWED = np.array([play for plays in _ALLOWED for play in plays], np.uint8)
#: NUM_ALLOWED[h, m] of them are of at most m cards.
NUM_ALLOWED = np.array(
    [[sum(PLAY_SIZE[play] <= most for play in plays) for most in range(LARGEST_PLAY + 1)] for plays in _ALLOWED],
    np.uint8,
)

assert [kind["key"] for kind in DATA["cards"]["types"]] == list(AREA_KEYS)
assert [entry["key"] for entry in DATA["areas"]["list"]] == list(AREA_KEYS)
assert int(COPIES.sum()) == DECK_SIZE
assert int((COPIES * FACE_VALUE).sum()) == DATA["cards"]["points_per_deck"]
