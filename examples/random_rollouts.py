"""Random games by the thousand: how long a game is, and who wins, for every game.

python examples/random_rollouts.py --games 4096
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import ludoteka


def rollout(name: str, n: int) -> tuple[float, float, float]:
    """Play `n` games at random; return decisions a game, how often who began won, and steps a second."""
    games = ludoteka.batch(name, n, seed=1)
    first = games.current_player.copy()
    running = np.ones(n, np.bool_)
    decisions, won, steps = 0, 0.0, 0
    start = time.perf_counter()
    while running.any():
        games.step(games.sample(), running)
        decisions += int(running.sum())
        ended = games.dones & running
        won += float((games.rewards[np.arange(n), first][ended] > 0).sum())
        running &= ~ended
        steps += 1
    return decisions / n, won / n, decisions / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1024, help="games of each kind")
    args = parser.parse_args()
    print(f"{'game':20} {'decisions':>9} {'first wins':>10} {'steps/s':>12}")
    for name in ludoteka.games():
        length, won, speed = rollout(name, args.games)
        print(f"{name:20} {length:9.1f} {won:10.1%} {speed:12,.0f}")


if __name__ == "__main__":
    main()
