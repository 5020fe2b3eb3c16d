"""The network of `learn_opale.py` as an agent of the yardstick.

    python examples/learn_opale.py --rounds 40 --save opale.npz
    ludoteka evaluate examples/opale_agent.py:Agent --takes numbers --games opale --against random greedy

The file is `opale.npz` where one is, or the one that OPALE_NETWORK names.
"""

from __future__ import annotations

import os

import numpy as np
from numpy.typing import NDArray


class Agent:
    """Takes the legal action of which the network expects most."""

    def __init__(self, path: str | None = None) -> None:
        with np.load(path or os.environ.get("OPALE_NETWORK", "opale.npz")) as kept:
            self.inputs, self.actions, self.outputs = kept["inputs"], kept["actions"], kept["outputs"]

    def __call__(self, observation: NDArray[np.int8], mask: NDArray[np.int8]) -> int:
        legal = np.flatnonzero(mask)
        hidden = observation.astype(np.float32) @ self.inputs + self.actions[legal]
        return int(legal[np.argmax(np.maximum(hidden, 0) @ self.outputs)])
