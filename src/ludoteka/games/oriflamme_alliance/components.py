"""The cards of a family, loaded from `components.json` and checked."""

from __future__ import annotations

import json
from enum import IntEnum
from itertools import combinations
from pathlib import Path

import numpy as np


class Card(IntEnum):
    """The ten cards that every family has: characters first, then intrigues."""

    EMPRESS = 0
    FANATIC = 1
    INFORMANT = 2
    DIPLOMAT = 3
    DESERTER = 4
    JUDGE = 5
    UPRISING = 6
    EXTORTION = 7
    INFILTRATION = 8
    AGREEMENT = 9


DATA = json.loads((Path(__file__).parent / "components.json").read_text(encoding="utf-8"))

CARDS = len(Card)
CARD_KEYS = tuple(card.name.lower() for card in Card)
#: The family of seat 0, of seat 1, and so on.
FAMILY_KEYS: tuple[str, ...] = tuple(DATA["families"]["items"])

FEWEST_PLAYERS: int = DATA["players"]["min"]
MOST_PLAYERS: int = DATA["players"]["max"]
ROUNDS: int = DATA["setup"]["rounds"]
SET_ASIDE: int = DATA["setup"]["set_aside"]
HAND: int = DATA["setup"]["hand"]
STARTING_INFLUENCE: int = DATA["setup"]["starting_influence"]
VERDICTS: int = DATA["tokens"]["verdict"]

#: A set of cards of one family is a whole number with a bit for each card.
WHOLE_FAMILY = (1 << CARDS) - 1
CHARACTERS = sum(1 << card for card in Card if DATA["cards"]["items"][card]["kind"] == "character")
#: Every choice of the cards that are set aside.
ASIDES = np.array([sum(1 << card for card in cards) for cards in combinations(range(CARDS), SET_ASIDE)], np.int16)

assert [entry["id"] for entry in DATA["cards"]["items"]] == list(CARD_KEYS)
assert [entry["kind"] for entry in DATA["cards"]["items"]] == ["character"] * 6 + ["intrigue"] * 4
assert len(FAMILY_KEYS) == MOST_PLAYERS
assert SET_ASIDE + HAND == CARDS
assert ROUNDS < HAND  # so there is always a card to lay, and one to exchange an Informant for
