"""A small learner: it plays Opale against itself, and in less than a minute it learns to beat a random player.

    python examples/learn_opale.py --rounds 40 --save opale.npz

It learns to foresee the result of a game from what a seat knows and the action it takes: a network with one hidden
layer, in NumPy, trained on the results of its own games. To choose, it takes the most promising legal action.
"""

from __future__ import annotations

import argparse
import os
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # with matrices as small as these more only hinder each other

import numpy as np
from numpy.typing import NDArray

import ludoteka
from ludoteka.envs.batch import Batch

Numbers = NDArray[np.float32]
#: What the parts of a network are called in a file.
NAMES = ("inputs", "actions", "outputs")


class Network:
    """Foresees the result for the seat that decides, from -1 to 1, from an observation and an action."""

    def __init__(self, inputs: int, actions: int, hidden: int, dice: np.random.Generator) -> None:
        self.inputs: Numbers = (0.05 * dice.standard_normal((inputs, hidden))).astype(np.float32)
        self.actions: Numbers = (0.05 * dice.standard_normal((actions, hidden))).astype(np.float32)
        self.outputs: Numbers = np.zeros(hidden, np.float32)
        self.parts = (self.inputs, self.actions, self.outputs)
        self.squares = [np.full_like(part, 1e-4) for part in self.parts]

    def worth(self, observations: NDArray[np.int8], masks: NDArray[np.bool_]) -> Numbers:
        """Return what each legal action promises, of each game; minus infinity where it is not legal."""
        rows, actions = np.nonzero(masks)
        hidden = (observations.astype(np.float32) @ self.inputs)[rows] + self.actions[actions]
        found: Numbers = np.full(masks.shape, -np.inf, np.float32)
        found[rows, actions] = np.maximum(hidden, 0) @ self.outputs
        return found

    def learn(self, observations: NDArray[np.int8], actions: NDArray[np.int64], results: Numbers) -> float:
        """Take a step towards the results; return the mean squared error before it."""
        inputs = observations.astype(np.float32)
        hidden = np.maximum(inputs @ self.inputs + self.actions[actions], 0)
        value = np.tanh(hidden @ self.outputs)
        slope = (value - results) * (1 - value**2) / len(results)
        back = np.outer(slope, self.outputs) * (hidden > 0)
        chosen = np.zeros_like(self.actions)
        np.add.at(chosen, actions, back)
        for part, gradient, square in zip(
            self.parts, (inputs.T @ back, chosen, hidden.T @ slope), self.squares, strict=True
        ):
            square *= 0.98
            square += 0.02 * gradient**2
            part -= 0.001 * gradient / np.sqrt(square + 1e-8)
        return float(((value - results) ** 2).mean())


class Learner:
    """Chooses the action of which its network expects most."""

    def __init__(self, seed: int) -> None:
        game = ludoteka.game("opale")
        self.dice = np.random.default_rng(seed)
        self.network = Network(game.parts.features.LENGTH, game.num_actions, 64, self.dice)

    def save(self, path: str) -> None:
        """Write what was learned, for `opale_agent.py`."""
        np.savez(path, **dict(zip(NAMES, self.network.parts, strict=True)))

    def choose(self, games: Batch, curiosity: float) -> NDArray[np.int64]:
        """Return an action for each game, now and then any legal one."""
        best = self.network.worth(games.observations, games.masks).argmax(axis=1)
        return np.where(self.dice.random(len(games)) < curiosity, games.sample(), best)

    def play_and_learn(self, n: int, curiosity: float) -> float:
        """Play `n` games against itself and learn from them; return the mean squared error."""
        games = ludoteka.batch("opale", n, seed=int(self.dice.integers(1 << 60)))
        running, results = np.ones(n, np.bool_), np.zeros((n, 2), np.float32)
        seen, taken, where, movers = [], [], [], []
        while running.any():
            actions = self.choose(games, curiosity)
            seen.append(games.observations[running])
            taken.append(actions[running])
            where.append(np.flatnonzero(running))
            movers.append(games.current_player[running])
            games.step(actions, running)
            ended = games.dones & running
            results[ended] = games.rewards[ended]
            running &= ~ended
        observations, chosen = np.concatenate(seen), np.concatenate(taken)
        targets = results[np.concatenate(where), np.concatenate(movers)]
        parts = np.array_split(self.dice.permutation(len(targets)), max(1, len(targets) // 128))
        return float(np.mean([self.network.learn(observations[p], chosen[p], targets[p]) for p in parts]))


def against_random(learner: Learner, n: int = 1000) -> float:
    """Return the share of games that the learner wins against a random player, half of them from each seat."""
    games = ludoteka.batch("opale", n, seed=5)
    seats = np.arange(n) % 2
    running, won = np.ones(n, np.bool_), 0.0
    while running.any():
        mine = learner.choose(games, curiosity=0)
        games.step(np.where(games.current_player == seats, mine, games.sample()), running)
        ended = games.dones & running
        result = games.rewards[np.arange(n), seats][ended]
        won += float((result > 0).sum() + 0.5 * (result == 0).sum())
        running &= ~ended
    return won / n


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=40, help="rounds of 250 games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE", help="keep what was learned, as .npz")
    args = parser.parse_args()
    learner = Learner(args.seed)
    print(f"before: wins {against_random(learner):.1%} against random")
    start = time.perf_counter()
    for number in range(args.rounds):
        error = learner.play_and_learn(250, curiosity=0.3 * (1 - number / args.rounds))
        print(f"{250 * (number + 1):6,} games, {time.perf_counter() - start:5.1f} s: mean squared error {error:.3f}")
    print(f"after:  wins {against_random(learner):.1%} against random")
    if args.save:
        learner.save(args.save)


if __name__ == "__main__":
    main()
