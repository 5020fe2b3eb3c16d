"""The games that say what is to be counted in them, or what players look at, and positions of them."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np

import ludoteka
from ludoteka.engine.position import Position

#: What judges positions is learned of these, and what players do of those.
LEARNING = [name for name in ludoteka.games() if ludoteka.game(name).part("judgement") is not None]
PRACTISING = [name for name in ludoteka.games() if ludoteka.game(name).part("policy") is not None]


def some_positions(name: str, count: int, seed: int) -> list[Position]:
    """Return positions of random games, of all numbers of players."""
    game, dice = ludoteka.game(name), random.Random(seed)
    found: list[Position] = []
    while len(found) < count:
        position = game.new(game.players[len(found) % len(game.players)], seed=dice.getrandbits(40))
        for _ in range(dice.randrange(1, 60)):
            if position.is_over:
                break
            position.apply(dice.choice(position.legal_actions()))
        if not position.is_over:
            found.append(position)
    return found


def networks(folder: Path) -> list[bytes]:
    """Return what was learned, generation by generation, and the model."""
    found = []
    for path in sorted(folder.glob("generation-*.npz")):
        with np.load(path) as arrays:
            found += [arrays[name].tobytes() for name in arrays.files]
    return [*found, json.loads((folder / "model.json").read_text())["weights"].encode()]
