"""The spaces of Gymnasium that observations and actions lie in."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ludoteka.engine.game import Game


def numbers_space(game: Game) -> Any:
    """Return the space of observations."""
    return spaces.Box(0, 127, (game.parts.features.LENGTH,), np.int8)


def observation_space(game: Game) -> spaces.Dict:
    """Return the space of observations with their masks."""
    return spaces.Dict(
        {
            "observation": numbers_space(game),
            "action_mask": spaces.Box(0, 1, (game.num_actions,), np.int8),
        }
    )
