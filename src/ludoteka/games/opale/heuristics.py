"""How Opale looks to somebody who plays it well: what a position is worth, and which plays are worth a look.

All of it reads a whole position; a bot sees only positions redrawn from what its seat knows.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.compiling.kernels import kernel
from ludoteka.games.opale.actions import CARD, DECK, PASS, PLAY, SEAL, SHELL, TAKE
from ludoteka.games.opale.components import (
    AREAS,
    CAPACITY,
    DECK_SIZE,
    FACE_VALUE,
    FACES,
    FIRST_FACE,
    PLAY_AREA,
    PLAY_COUNTS,
    PLAY_SIZE,
    Area,
)
from ludoteka.games.opale.rules import points
from ludoteka.games.opale.state import AZURA_POINTS, HAND, LAST_CITY, Phase

TUNING = {"explore": 0.45, "bias": 0.35, "first_width": 6.0, "width_growth": 0.5, "cutoff": 6.0}

#: What Azura is worth besides her points: a sixth card, a card less for the opponent.
AZURA_PULL = 2.0
#: Share of what could be captured next that its owner may count on: whoever is to move, and the other.
MINE_NEXT, YOURS_NEXT = 0.75, 0.45
#: A lead of this many points is nearly won at the end, and the same at the start.
LATE_SCALE, EARLY_SCALE = 4.0, 13.0


@kernel
def pile_value(s, area):
    """Return the points that lie on an area."""
    total = 0.0
    for face in range(FIRST_FACE[area], FIRST_FACE[area + 1]):
        total += s.pile[face] * FACE_VALUE[face]
    return total


@kernel
def stone_value(s, p):
    """Return what taking the Petrified Dragons is worth, Azura included."""
    value = pile_value(s, Area.PETRIFIED_DRAGON.value)
    if s.on[Area.PETRIFIED_DRAGON] > 0 and s.azura != p:
        value += (AZURA_POINTS + AZURA_PULL) * (2.0 if s.azura == 1 - p else 1.0)
    return value


@kernel
def store_value(s):
    """Return the points in the store."""
    total = 0.0
    for face in range(FACES):
        total += s.store[face] * FACE_VALUE[face]
    return total


@kernel
def effect_value(s, p, area, cards):
    """Return what a player captures by laying this many cards on an area, without the value of those cards."""
    if CAPACITY[area] > 0 and s.on[area] + cards < CAPACITY[area]:
        return 0.0
    if area == Area.SEA_HUNTRESS:
        return pile_value(s, Area.CORAL_DRAGON.value)
    if area == Area.CORAL_DRAGON:
        return pile_value(s, Area.ROYAL_PEARL.value)
    if area == Area.ABYSS_WITCH:
        return max(pile_value(s, Area.ROYAL_PEARL.value), stone_value(s, p))
    if area == Area.LAVA_GOLEM:
        return pile_value(s, Area.ABYSS_WITCH.value)
    if area == Area.DARK_GUARDIAN:
        return pile_value(s, area) + 1.0 * cards
    if area == Area.TURTLE_RIDER:
        return max(pile_value(s, Area.ABYSS_WITCH.value), pile_value(s, Area.LAVA_GOLEM.value))
    return store_value(s) if area == Area.UNDERWATER_CITY else 0.0


@kernel
def in_hand(s, p, area):
    """Return how many cards of a type a player holds."""
    count = 0
    for face in range(FIRST_FACE[area], FIRST_FACE[area + 1]):
        count += s.hand[p, face]
    return count


@kernel
def best_capture(s, p):
    """Return the most that a player could capture with the hand as it is."""
    best = 0.0
    for area in range(AREAS):
        if s.types[p] >> area & 1 and s.seal[1 - p] != area:
            best = max(best, effect_value(s, p, area, in_hand(s, p, area)))
    return best


@kernel
def lead(s):
    """Return by how many points the player to move is ahead, hopes included."""
    me = int(s.turn)
    you = 1 - me
    ahead = 1.0 * (points(s, me) - points(s, you))
    if s.azura >= 0:
        ahead += AZURA_PULL if s.azura == me else -AZURA_PULL
    return ahead + MINE_NEXT * best_capture(s, me) - YOURS_NEXT * best_capture(s, you)


@kernel
def evaluate(s, value):
    """Write the result that each seat may expect."""
    to_come = min((s.left[0] + s.left[1]) / (2.0 * (DECK_SIZE - HAND)), 1.0 - s.cities / (LAST_CITY + 0.5))
    scale = LATE_SCALE + (EARLY_SCALE - LATE_SCALE) * max(0.0, to_come)
    expected = np.tanh(lead(s) / scale)
    value[s.turn] = expected
    value[1 - s.turn] = -expected


@kernel
def fed(s, area, points_laid):
    """Return what laying points on an area may give to the opponent, who can take what lies there."""
    taker = 0
    you = 1 - s.turn
    if area == Area.ROYAL_PEARL:
        taker = in_hand(s, you, Area.CORAL_DRAGON.value) + in_hand(s, you, Area.ABYSS_WITCH.value)
    elif area == Area.PETRIFIED_DRAGON:
        taker = in_hand(s, you, Area.ABYSS_WITCH.value)
    elif area == Area.ABYSS_WITCH:
        taker = in_hand(s, you, Area.LAVA_GOLEM.value)
    elif area == Area.LAVA_GOLEM:
        taker = in_hand(s, you, Area.TURTLE_RIDER.value) // 2
    elif area == Area.CORAL_DRAGON:
        taker = in_hand(s, you, Area.SEA_HUNTRESS.value) // 2
    return 0.5 * points_laid if taker > 0 else 0.15 * points_laid


@kernel
def play_promise(s, play):
    """Return how many points a play looks worth."""
    area = int(PLAY_AREA[play])
    laid = 0.0
    first = FIRST_FACE[area]
    for i in range(FIRST_FACE[area + 1] - first):
        laid += PLAY_COUNTS[play, i] * FACE_VALUE[first + i]
    gain = effect_value(s, int(s.turn), area, int(PLAY_SIZE[play]))
    if CAPACITY[area] > 0 and s.on[area] + PLAY_SIZE[play] == CAPACITY[area] - 1:
        gain -= 1.0  # the opponent completes it
    return gain - fed(s, area, laid) + 0.1 * PLAY_SIZE[play]


@kernel
def promise(s, action):
    """Return how good an action looks, from 0 to 1."""
    if action < TAKE:
        return 1.0 / (1.0 + np.exp(-0.5 * play_promise(s, action - PLAY)))
    if action < CARD:
        area = action - TAKE
        gain = stone_value(s, int(s.turn)) if area == Area.PETRIFIED_DRAGON else pile_value(s, area)
        return 1.0 / (1.0 + np.exp(-0.5 * gain))
    if action < DECK:
        value = FACE_VALUE[action - CARD] / 4.0
        return 1.0 - 0.7 * value if s.phase == Phase.DISCARD else 0.3 + 0.5 * value
    if action == DECK or action == PASS:
        return 0.5
    return 0.4 if action >= SEAL or action == SHELL else 0.3


@kernel
def prior(s, actions, count, weights):
    """Write how good each of the legal actions looks."""
    for i in range(count):
        weights[i] = promise(s, int(actions[i]))
