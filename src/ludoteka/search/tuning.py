"""How a search is tuned: what a game's `heuristics.py` may set, and what holds where it does not."""

from __future__ import annotations

from dataclasses import astuple, dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Tuning:
    """Numbers of a tree search, in the order of the words in `templates`."""

    #: How much a rarely tried action is worth trying.
    explore: float = 0.7
    #: How much a promising look is worth before it is tried.
    bias: float = 0.5
    #: A node with n visits has at most first_width * (n + 1) ** width_growth children.
    first_width: float = 4.0
    width_growth: float = 0.45
    #: A playout is judged after this many decisions, where the game can judge.
    cutoff: float = 12.0

    def words(self) -> NDArray[np.float64]:
        """Return the numbers as kernels take them."""
        return np.array(astuple(self), np.float64)
