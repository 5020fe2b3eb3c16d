"""What a fresh process needs: `python -m ludoteka.cli.probe GAME PLAYERS` prints the seconds to its first move."""

from __future__ import annotations

import json
import sys
import time


def main(name: str, players: int) -> None:
    """Start a game as a program would that has imported nothing yet, and then make ready what benchmarks need.

    Prints two pairs of seconds, on the clock and of the processor: to the first move, and from there on.
    """
    begun = _now()
    import ludoteka

    game = ludoteka.game(name)
    position = game.new(players, seed=1)
    position.apply(position.legal_actions()[0])
    moved = _now()
    for by in ("legal", "sample"):
        if by in game.kernels.rules:
            game.kernels.playouts(by)
    print(json.dumps([_since(begun, moved), _since(begun, _now())]))


def _now() -> tuple[float, float]:
    return time.perf_counter(), time.process_time()


def _since(begun: tuple[float, float], ended: tuple[float, float]) -> list[float]:
    return [ended[0] - begun[0], ended[1] - begun[1]]


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
