"""How Opale looks to somebody who plays it well: what a position is worth, and which plays are worth a look.

All of it reads a whole position; a bot sees only positions redrawn from what its seat knows.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.compiling.kernels import kernel
from ludoteka.games.opale.actions import CARD, DECK, PASS, PLAY, SEAL, SHELL, TAKE
from ludoteka.games.opale.components import CAPACITY, FACE_VALUE, FIRST_FACE, PLAY_AREA, PLAY_COUNTS, PLAY_SIZE, Area
from ludoteka.games.opale.counting import (
    AZURA_PULL,
    best_capture,
    effect_value,
    in_hand,
    pile_value,
    share_to_come,
    stone_value,
)
from ludoteka.games.opale.judgement import judge
from ludoteka.games.opale.rules import points
from ludoteka.games.opale.state import Phase

TUNING = {"explore": 0.45, "bias": 0.35, "first_width": 6.0, "width_growth": 0.5, "cutoff": 6.0}
#: What was learned judges best what lies before it, without anything played at random before.
LEARNED_TUNING = {"cutoff": 0.0}

#: Share of what could be captured next that its owner may count on: whoever is to move, and the other.
MINE_NEXT, YOURS_NEXT = 0.75, 0.45
#: A lead of this many points is nearly won at the end, and the same at the start.
LATE_SCALE, EARLY_SCALE = 4.0, 13.0


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
def evaluate(s, value, model):
    """Write the result that each seat may expect."""
    if model.size > 0:
        judge(s, value, model)
        return
    scale = LATE_SCALE + (EARLY_SCALE - LATE_SCALE) * share_to_come(s)
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
def prior(s, actions, count, weights, model):
    """Write how good each of the legal actions looks."""
    for i in range(count):
        weights[i] = promise(s, int(actions[i]))
