"""What somebody counts who judges a position of Opale: the inputs of a model, which learned who wins then.

All of it reads a whole position; a bot sees only positions redrawn from what its seat knows, many of them.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.network import foretell, odds_scale, share_out
from ludoteka.games.opale.components import AREA_KEYS, AREAS, CAPACITY, FACE_VALUE, FACES
from ludoteka.games.opale.counting import best_capture, effect_value, in_hand, pile_value, share_to_come, store_value
from ludoteka.games.opale.rules import points
from ludoteka.games.opale.state import LAST_CITY, Phase

#: What is counted of a player.
COUNTED = (
    "points",
    "azura",
    "best capture",
    "value of the hand",
    "cards in hand",
    "cards in the deck",
    *(f"{area} in hand" for area in AREA_KEYS),
    *(f"capture by {area}" for area in AREA_KEYS),
)
POINTS, AZURA, BEST, HAND_VALUE, HAND_CARDS, DECK, OF_AREA, CAPTURE = 0, 1, 2, 3, 4, 5, 6, 6 + AREAS
KINDS = len(COUNTED)
#: What is counted of the table.
TABLE = (*(f"on {area}" for area in AREA_KEYS), *(f"{area} filled" for area in AREA_KEYS), "store", "cities")
FILLED, STORE, CITIES = AREAS, 2 * AREAS, 2 * AREAS + 1
INPUTS = (
    *COUNTED,
    *(f"other's {name}" for name in COUNTED),
    *(f"{name} on move" for name in COUNTED),
    "on move",
    "to come",
    "points x to come",
    "other's points x to come",
    *TABLE,
    *(f"{name} on move" for name in TABLE),
)
#: What becomes of a player. More is learned from it than from who wins, which often hangs on the last cards.
TARGETS = ("points",)
TABLES: tuple[tuple[int, int, dict[str, object]], ...] = (
    (8, 2, {}),
    (1, 2, {"variants": ("omen",)}),
    (1, 2, {"variants": ("omen", "shells")}),
)
#: A lead is worth as much as one that is this many times greater at the start.
LATE_SCALE, EARLY_SCALE = 4.0, 13.0


@kernel
def count_player(s, p, scale, c):
    """Count what a player has, and could capture."""
    c[p, POINTS] = points(s, p) / scale
    c[p, AZURA] = 1.0 * (s.azura == p)
    c[p, BEST] = best_capture(s, p) / scale
    value = 0.0
    for face in range(FACES):
        value += s.hand[p, face] * FACE_VALUE[face]
    c[p, HAND_VALUE] = value / scale
    c[p, HAND_CARDS] = 0.2 * s.held[p]
    c[p, DECK] = 0.05 * s.left[p]
    for area in range(AREAS):
        cards = in_hand(s, p, area)
        if cards > 0:
            c[p, OF_AREA + area] = 0.5 * cards
            if s.seal[1 - p] != area:
                c[p, CAPTURE + area] = effect_value(s, p, area, cards) / scale


@kernel
def count_table(s, scale, d):
    """Count what lies on the table for either to take."""
    for area in range(AREAS):
        d[area] = pile_value(s, area) / scale
        if CAPACITY[area] > 0:
            d[FILLED + area] = s.on[area] / CAPACITY[area]
    d[STORE] = store_value(s) / scale
    d[CITIES] = s.cities / LAST_CITY


@kernel
def write_inputs(s, p, c, d, to_come, x):
    """Write the inputs of a seat from what was counted of both."""
    moves = 1.0 * (s.turn == p)
    for i in range(KINDS):
        x[i] = c[p, i]
        x[KINDS + i] = c[1 - p, i]
        x[2 * KINDS + i] = moves * c[p, i]
    x[3 * KINDS] = moves
    x[3 * KINDS + 1] = to_come
    x[3 * KINDS + 2] = to_come * c[p, POINTS]
    x[3 * KINDS + 3] = to_come * c[1 - p, POINTS]
    for i in range(len(TABLE)):
        x[3 * KINDS + 4 + i] = d[i]
        x[3 * KINDS + 4 + len(TABLE) + i] = moves * d[i]


@kernel
def count_all(s, c, d):
    """Count all there is of both players and of the table; return what share of the game is to come."""
    to_come = share_to_come(s)
    scale = LATE_SCALE + (EARLY_SCALE - LATE_SCALE) * to_come
    for p in range(2):
        count_player(s, p, scale, c)
    count_table(s, scale, d)
    return to_come


@kernel
def describe(s, p, x):
    """Write what is to be counted for a seat into zeros; tell whether the moment is one to learn from."""
    c = np.zeros((2, KINDS), np.float64)
    d = np.zeros(len(TABLE), np.float64)
    to_come = count_all(s, c, d)
    write_inputs(s, p, c, d, to_come, x)
    return s.phase == Phase.PLAY


@kernel
def outcome(s, p, y):
    """Write the points of a player."""
    y[0] = points(s, p)


@kernel
def judge(s, value, model):
    """Write the result that each seat may expect by a model."""
    c = np.zeros((2, KINDS), np.float64)
    x = np.zeros(len(INPUTS), np.float64)
    d = np.zeros(len(TABLE), np.float64)
    to_come = count_all(s, c, d)
    for p in range(2):
        write_inputs(s, p, c, d, to_come, x)
        value[p] = foretell(model, x)
    share_out(value, 2, odds_scale(model, to_come))
