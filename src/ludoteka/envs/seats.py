"""What an adapter hands to the learner in a seat: numbers from its knowledge, and a mask of what it may do."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine.position import Position
from ludoteka.envs.kernels import observer_of


def observation_of(position: Position, seat: int) -> NDArray[np.int8]:
    """Return the numbers that the game's `features.PARTS` name, as a seat knows them."""
    numbers = np.zeros(position.game.parts.features.LENGTH, np.int8)
    observer_of(position.game)(position.raw, seat, numbers)
    return numbers


def mask_of(position: Position, seat: int) -> NDArray[np.int8]:
    """Return 1 for each action that a seat may take now, all 0 where another decides."""
    mask = np.zeros(position.game.num_actions, np.int8)
    if position.current_player == seat:
        mask[position.legal_actions()] = 1
    return mask
