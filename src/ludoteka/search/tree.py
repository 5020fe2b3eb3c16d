"""A growing tree: simulations in portions, so that a clock, a limit or a wish can stop it at any time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ludoteka.engine.compiling.kernels import COMPILED
from ludoteka.engine.game import Game
from ludoteka.engine.position import Position, key_of
from ludoteka.search.kernels import SearchKernels
from ludoteka.search.models import Words
from ludoteka.search.nodes import MOST_SEATS, NO_NODE, NODE, ROOT, child_of, transplant
from ludoteka.search.templates import DEEPEST, DONE, PROVEN, STATE_WORDS, TICK, USED

#: As many children as no node is allowed to have: it gets no other.
NO_MORE = 1 << 30
#: The wish to stop that never comes.
GO_ON = np.zeros(1, np.int64)


def new_pool(size: int) -> Any:
    """Return room for this many nodes, with a root that has no children yet."""
    pool = np.zeros(size, NODE)
    pool[ROOT]["first"] = NO_NODE  # else it were its own child, in a search that is stopped before it begins
    return pool if COMPILED else pool.view(np.recarray)


@dataclass
class Tree:
    """One tree, grown by one thread at a time."""

    game: Game
    kernels: SearchKernels
    position: Position
    seat: int
    seed: int
    capacity: int = 1 << 18
    #: What it judges by: what was learned of the game, unless another is given.
    model: Words | None = None

    def __post_init__(self) -> None:
        size = self.game.kernels.dtype.itemsize
        self.pool = new_pool(self.capacity)
        self.state = np.zeros(STATE_WORDS, np.int64)
        self._key = key_of(self.seed)
        self._work = np.zeros(size, np.uint8)
        self._out = np.empty(self.game.num_actions, np.int32)
        self._weights = np.zeros(self.game.num_actions, np.float64)
        self._stamp = np.zeros(self.game.num_actions, np.int64)
        self._path = np.zeros(DEEPEST, np.int32)
        self._value = np.zeros(MOST_SEATS, np.float64)
        self.judge_by(self.kernels.model if self.model is None else self.model)

    def begin(self, position: Position, seat: int, seed: int) -> None:
        """Begin anew with another position of the same game, in the room that there is."""
        self.position, self.seat, self.seed = position, seat, seed
        self._key = key_of(seed)
        self.state[USED] = self.state[DONE] = self.state[PROVEN] = 0

    def judge_by(self, model: Words) -> None:
        """Judge by another model from now on."""
        self._model = model
        self._tuning = self.kernels.tuning(model).words()

    def look_only_at(self, action: int) -> None:
        """Let every simulation of a tree that has not grown yet begin with one action, legal in every world."""
        root, child = self.pool[ROOT], self.pool[ROOT + 1]
        root["action"], root["seen"], root["mover"] = -1, 1, -1
        root["first"], root["children"], root["width"] = ROOT + 1, NO_MORE, 1
        child["first"] = child["sibling"] = NO_NODE
        child["action"], child["seen"], child["mover"] = action, 1, -1
        self.state[USED] = 2

    @property
    def simulations(self) -> int:
        """How many simulations were run."""
        return int(self.state[DONE])

    @property
    def proven(self) -> bool:
        """Whether the result is known for certain."""
        return bool(self.state[PROVEN])

    def grow(self, simulations: int, stop: Any = GO_ON) -> None:
        """Run some simulations, fewer where another thread sets `stop[0]`; releases the GIL."""
        self.kernels.grow(
            self.position.raw,
            self._work,
            self.seat,
            self.pool,
            self.state,
            simulations,
            *self._key,
            self._out,
            self._weights,
            self._stamp,
            self._path,
            self._value,
            self._tuning,
            self._model,
            stop,
        )

    def children(self, node: int = ROOT) -> list[int]:
        """Return the visited children of a node, the most visited first."""
        found = []
        child = int(self.pool[node]["first"])
        while child != NO_NODE:
            if self.pool[child]["visits"]:
                found.append(child)
            child = int(self.pool[child]["sibling"])
        return sorted(found, key=lambda c: (-int(self.pool[c]["visits"]), int(self.pool[c]["action"])))

    def move(self, actions: list[int], position: Position) -> bool:
        """Keep what is below a line of actions, which led to `position`; tell whether there was anything."""
        node = ROOT
        for action in actions:
            node = int(child_of(self.pool, node, action))
            if node == NO_NODE:
                return False
        target = new_pool(self.capacity)
        self.state[USED] = transplant(self.pool, node, target)
        self.state[TICK] = 0
        self.state[PROVEN] = 0
        self._stamp[:] = 0
        self.pool = target
        self.position = position
        return True
