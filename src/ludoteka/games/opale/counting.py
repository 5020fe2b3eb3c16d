"""What is counted in Opale, by whoever judges: points on areas and in the store, and what a hand could capture.

All of it reads a whole position; a bot sees only positions redrawn from what its seat knows.
"""

from __future__ import annotations

from ludoteka.engine.compiling.kernels import kernel
from ludoteka.games.opale.components import AREAS, CAPACITY, DECK_SIZE, FACE_VALUE, FACES, FIRST_FACE, Area
from ludoteka.games.opale.state import AZURA_POINTS, HAND, LAST_CITY

#: What Azura is worth besides her points: a sixth card, a card less for the opponent.
AZURA_PULL = 2.0


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
def share_to_come(s):
    """Return what share of the game is to come: by the cards in the decks, or by the Cities, whichever is less."""
    left = (s.left[0] + s.left[1]) / (2.0 * (DECK_SIZE - HAND))
    return max(0.0, min(left, 1.0 - s.cities / (LAST_CITY + 0.5)))
