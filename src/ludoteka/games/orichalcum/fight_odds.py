"""The chance of winning a fight, exactly: every roll is listed once."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from functools import cache
from itertools import product

from ludoteka.games.orichalcum.components import CREATURE_KEYS, DIE_FACES, MOST_DICE, SKULL, STRENGTH


@cache
def _odds(strength: int, dice: int, skulls: frozenset[int]) -> Fraction:
    rolls = list(product(range(DIE_FACES), repeat=dice))
    won = sum(sum(roll) >= strength or not skulls.isdisjoint(roll) for roll in rolls)
    return Fraction(won, len(rolls))


def odds(creature: str, dice: int, siege_faces: Collection[int] = ()) -> Fraction:
    """Return the chance of capturing a creature with so many dice; each siege face counts as a skull.

    >>> odds("gorgon", 3)
    Fraction(181, 216)

    Raises ValueError for an unknown creature, a number of dice that is not 1 to 4, or a face that is not 1 to 5.
    """
    kinds = [key for key in CREATURE_KEYS[1:] if creature in (key, key.partition("_")[0])]
    if not kinds:
        known = sorted({key.partition("_")[0] for key in CREATURE_KEYS[1:]})
        raise ValueError(f"There is no creature {creature!r}; there are {', '.join(known)}.")
    if not 1 <= dice <= MOST_DICE:
        raise ValueError(f"A fight has 1 to {MOST_DICE} dice, not {dice!r}.")
    if any(not 1 <= face < DIE_FACES for face in siege_faces):
        raise ValueError(f"A siege engine shows a face from 1 to {DIE_FACES - 1}, not {list(siege_faces)!r}.")
    strength = int(STRENGTH[CREATURE_KEYS.index(kinds[0])])
    return _odds(strength, int(dice), frozenset({SKULL, *map(int, siege_faces)}))
