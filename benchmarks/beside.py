"""The speed of this checkout beside that of another: `python -m benchmarks.beside OTHER [GAME...]`.

Random games, simulations and steps of a batch, by processor time. Both checkouts, each with its own `.venv` (or this
one's, where it has none), measure in turns in one run, in pieces shorter than what a busy machine gives at once: the
best of many is what the code can do. Where code and data happen to lie in memory matters as well, so both begin anew
several times, and the median of these beginnings counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median

import numpy as np

import ludoteka

ROOT = Path(__file__).resolve().parents[1]
#: A piece lasts about so many seconds of processor time.
PIECE_SECONDS = 0.02
#: Games of a batch; one thread steps them.
BATCH = 1024
#: Steps after which the games of a batch, which began together, are anywhere between their beginning and their end.
MIXED = 300
#: What a piece counts: takes a size.
Work = Callable[[int], object]


def random_games(name: str, by: str) -> Work:
    """Return what plays random games to their ends."""
    game = ludoteka.game(name)
    kernels = game.load()
    play = kernels.playouts(by)
    raw, out = np.zeros(kernels.dtype.itemsize, np.uint8), np.empty(game.num_actions, np.int32)
    first = game.new(seed=1)
    players, options = first.players, game.encode_options(first.options)
    return lambda size: play(raw, players, options, np.uint64(1), np.uint64(0), size, out)


def simulations(name: str) -> Work:
    """Return what searches the first position of a game."""
    from ludoteka.search.analysis import Budget, analyse
    from ludoteka.search.ready import prepare

    game = ludoteka.game(name)
    prepare(game)
    position = game.new(seed=1)
    return lambda size: analyse(position, Budget(simulations=size), 1)


def batch_steps(name: str) -> Work:
    """Return what draws and plays an action in every game of a batch."""
    import numba

    numba.set_num_threads(1)
    games = ludoteka.batch(name, BATCH, seed=1)

    def step(size: int) -> None:
        for _ in range(size):
            games.step(games.sample())

    step(MIXED)
    return step


def kinds(name: str) -> dict[str, Callable[[], Work]]:
    """Return what is measured of a game."""
    ways = [by for by in ("legal", "sample") if by in ludoteka.game(name).load().rules]
    return {f"games by {by}": lambda by=by: random_games(name, by) for by in ways} | {
        "simulations": lambda: simulations(name),
        "batch steps": lambda: batch_steps(name),
    }


def answer() -> None:
    """Measure what is asked for, a line a piece: so many in a second of processor time."""
    works: dict[tuple[str, str], Work] = {}
    for line in sys.stdin:
        name, kind, size = json.loads(line)
        if (name, kind) not in works:
            works[name, kind] = kinds(name)[kind]()
            works[name, kind](1)
        before = time.process_time()
        works[name, kind](size)
        print(size / (time.process_time() - before), flush=True)


def piece(child: subprocess.Popen[str], name: str, kind: str, size: int) -> float:
    """Have a piece measured."""
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write(json.dumps([name, kind, size]) + "\n")
    child.stdin.flush()
    return float(child.stdout.readline())


def open_child(where: Path) -> subprocess.Popen[str]:
    """Start what measures a checkout."""
    python = where / ".venv" / "bin" / "python"
    command = ["-P", "-c", "import sys; sys.path[:0] = sys.argv[1:]; import beside; beside.answer()"]
    return subprocess.Popen(
        [str(python if python.exists() else sys.executable), *command, str(where / "src"), str(ROOT / "benchmarks")],
        cwd=where,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )


def compare(checkouts: list[Path], name: str, kind: str, pieces: int) -> list[float]:
    """Return the best rate of each checkout, measured in turns by processes begun anew."""
    with ExitStack() as stack:
        children = [stack.enter_context(open_child(where)) for where in checkouts]
        size = max(1, int(piece(children[0], name, kind, 20) * PIECE_SECONDS))
        rates = [[piece(child, name, kind, size) for child in children] for _ in range(pieces)]
        for child in children:
            assert child.stdin is not None
            child.stdin.close()
    return [max(column) for column in zip(*rates, strict=True)]


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.beside", description=__doc__)
    parser.add_argument("other", type=Path)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--pieces", type=int, default=60, help="how often each measures in turn")
    parser.add_argument("--times", type=int, default=5, help="how often both begin anew")
    parser.add_argument("--kinds", nargs="*", help="of what is measured, only these: legal, sample, simulations, steps")
    given = parser.parse_args()
    print(f"{'':22}{'':18}{'other':>12}{'here':>12}{'change':>9}{'from':>9}{'to':>9}")
    for name in given.games or ludoteka.games():
        for kind in kinds(name):
            if given.kinds and not any(kind.endswith(wanted) for wanted in given.kinds):
                continue
            found = [compare([given.other.resolve(), ROOT], name, kind, given.pieces) for _ in range(given.times)]
            other, here = (median(column) for column in zip(*found, strict=True))
            changes = sorted(new / old - 1 for old, new in found)
            spread = f"{median(changes):+9.1%}{changes[0]:+9.1%}{changes[-1]:+9.1%}"
            print(f"{name:22}{kind:18}{other:12,.0f}{here:12,.0f}{spread}", flush=True)


if __name__ == "__main__":
    main()
