"""Whole random games a CPU second on one core: Opale here, beside OpenSpiel's hearts in C++.

    pip install open_spiel==2.0.2
    python -m benchmarks.opale_vs_hearts

Hearts is the nearest that OpenSpiel has: a game of about as many plays with a whole deck of hidden cards. Its games
begin with cards dealt, which spares it the deal (OpenSpiel's search cannot begin with chance), one deal after another.
The programs take turns, so that whatever else the machine does meets both alike.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from itertools import cycle
from statistics import median

import numpy as np
from benchmarks.openspiel_playouts import ROLLOUTS, Playouts, dealt, decisions

import ludoteka

HEARTS = "hearts"
DEALS = 40

#: Plays about so many games; returns how many games and decisions it were.
Play = Callable[[int], tuple[int, int]]


def opale(*variants: str) -> Play:
    """Return a function that plays games of Opale, choosing among the listed legal actions."""
    game = ludoteka.game("opale")
    play = game.kernels.playouts()
    raw = np.zeros(game.kernels.dtype.itemsize, np.uint8)
    out = np.empty(game.num_actions, np.int32)
    options = game.encode_options(game.check_options(2, {"variants": variants}))
    rounds = iter(range(1 << 30))

    def run(games: int) -> tuple[int, int]:
        return games, play(raw, 2, options, np.uint64(next(rounds)), np.uint64(1), games, out)

    return run


def hearts() -> Play:
    """Return a function that plays games of hearts."""
    states = [dealt(HEARTS, seed) for seed in range(DEALS)]
    deals = cycle([(Playouts(HEARTS, state), decisions(state)) for state in states])

    def run(games: int) -> tuple[int, int]:
        played = moves = 0
        while played < games:
            playouts, length = next(deals)
            count = playouts.play(ROLLOUTS)
            played += count
            moves += count * length
        return played, moves

    return run


def speed(play: Play, games: int) -> tuple[float, float]:
    """Return games and moves a second of CPU time."""
    start = time.process_time()
    played, moves = play(games)
    seconds = time.process_time() - start
    return played / seconds, moves / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--repetitions", type=int, default=9, help="measurements of each, in turn (at least 5)")
    parser.add_argument("--games", type=int, default=20_000, help="games of a measurement")
    args = parser.parse_args()
    contestants = {
        "Opale": opale(),
        "Opale with omen and shells": opale("omen", "shells"),
        "OpenSpiel hearts": hearts(),
    }
    for play in contestants.values():
        play(DEALS * ROLLOUTS)
    measured: dict[str, list[tuple[float, float]]] = {name: [] for name in contestants}
    for _ in range(max(5, args.repetitions)):
        for name, play in contestants.items():
            measured[name].append(speed(play, args.games))
    print(f"{'random play, a CPU second':28} {'games':>9} {'lowest':>9} {'highest':>9} {'moves':>12}")
    for name, speeds in measured.items():
        games, moves = zip(*speeds, strict=True)
        print(f"{name:28} {median(games):9,.0f} {min(games):9,.0f} {max(games):9,.0f} {median(moves):12,.0f}")
    for name in list(contestants)[:2]:
        pairs = list(zip(measured[name], measured["OpenSpiel hearts"], strict=True))
        games_ratio, moves_ratio = (median(own[i] / peer[i] for own, peer in pairs) for i in range(2))
        print(f"{name} / OpenSpiel hearts: {games_ratio:.2f} in games, {moves_ratio:.2f} in moves")


if __name__ == "__main__":
    main()
