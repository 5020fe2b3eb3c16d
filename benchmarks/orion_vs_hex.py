"""Whole random games a CPU second on one core: Orion Duel here, beside OpenSpiel's hex on a board of 81 cells in C++.

    pip install open_spiel==2.0.2
    python -m benchmarks.orion_vs_hex

Hex is the nearest that OpenSpiel has: a connection game for two on a board of about as many cells, with stones of one
cell and no other rule. The programs take turns, so that whatever else the machine does meets all of them alike.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from statistics import median

import numpy as np
from benchmarks.openspiel_playouts import Playouts

import ludoteka

HEX = "hex(board_size=9)"


def orion_by(kernel: str) -> Callable[[int], int]:
    """Return a function that plays games of Orion Duel, choosing through `legal` or through `sample`."""
    game = ludoteka.game("orion-duel")
    play = game.kernels.playouts(kernel)
    raw = np.zeros(game.kernels.dtype.itemsize, np.uint8)
    out = np.empty(game.num_actions, np.int32)
    options = game.encode_options(game.check_options(2, {}))
    rounds = iter(range(1 << 30))

    def run(games: int) -> int:
        play(raw, 2, options, np.uint64(next(rounds)), np.uint64(1), games, out)
        return games

    return run


def speed(play: Callable[[int], int], games: int) -> float:
    """Return games a second of CPU time."""
    start = time.process_time()
    played = play(games)
    return played / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--repetitions", type=int, default=7, help="measurements of each, in turn (at least 5)")
    parser.add_argument("--games", type=int, default=10_000, help="games of a measurement")
    args = parser.parse_args()
    contestants = {
        "Orion Duel, legal": orion_by("legal"),
        "Orion Duel, sample": orion_by("sample"),
        "OpenSpiel hex 9x9": Playouts(HEX).play,
    }
    for play in contestants.values():
        play(200)
    measured: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(max(5, args.repetitions)):
        for name, play in contestants.items():
            measured[name].append(speed(play, args.games))
    print(f"{'whole random games a CPU second':32} {'median':>9} {'lowest':>9} {'highest':>9}")
    for name, speeds in measured.items():
        print(f"{name:32} {median(speeds):9,.0f} {min(speeds):9,.0f} {max(speeds):9,.0f}")
    peer = measured["OpenSpiel hex 9x9"]
    for name in list(contestants)[:2]:
        ratio = median(own / other for own, other in zip(measured[name], peer, strict=True))
        print(f"{name} / OpenSpiel hex 9x9: {ratio:.2f}")


if __name__ == "__main__":
    main()
