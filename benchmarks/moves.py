"""What one move from Python costs: `Position.apply` in random games, by processor time.

    python -m benchmarks.moves

Moves are chosen before; the kernel that carries out a move is timed alone besides, so that what is left is the way
through Python; and a move with `legal_actions` after it, since some games list them only then. Each figure is the least
of some runs.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

import ludoteka

RUNS = 7


def games_of(game: ludoteka.Game, count: int) -> list[list[int]]:
    """Return the actions of random games, by their seeds."""
    dice, found = random.Random(1), []
    for seed in range(count):
        position, actions = game.new(seed=seed), []
        while not position.is_over:
            actions.append(dice.choice(position.legal_actions()))
            position.apply(actions[-1])
        found.append(actions)
    return found


def microseconds(
    game: ludoteka.Game, games: list[list[int]], way: Callable[[ludoteka.Position, list[int]], None]
) -> float:
    """Return what a move costs by a way to play the actions of a game."""
    spent = []
    for _ in range(RUNS):
        positions = [game.new(seed=seed) for seed in range(len(games))]
        start = time.process_time()
        for position, actions in zip(positions, games, strict=True):
            way(position, actions)
        spent.append(time.process_time() - start)
    return 1e6 * min(spent) / sum(map(len, games))


def by_apply(position: ludoteka.Position, actions: list[int]) -> None:
    apply = position.apply
    for action in actions:
        apply(action)


def by_apply_and_list(position: ludoteka.Position, actions: list[int]) -> None:
    apply, legal_actions = position.apply, position.legal_actions
    for action in actions:
        apply(action)
        legal_actions()


def by_kernel(position: ludoteka.Position, actions: list[int]) -> None:
    step, raw, out, status = position.game.kernels.step, position.raw, position._out, position._status
    for action in actions:
        step(raw, action, out, status)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=60, help="random games of each")
    given = parser.parse_args()
    for name in ludoteka.games():
        game = ludoteka.game(name)
        games = games_of(game, given.games)
        apply, kernel, both = (microseconds(game, games, way) for way in (by_apply, by_kernel, by_apply_and_list))
        print(f"{name}: {apply:.2f} us a move, {kernel:.2f} of it in the kernel; {both:.2f} with a list", flush=True)


if __name__ == "__main__":
    main()
