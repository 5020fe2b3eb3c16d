"""How fast a game is: each figure by one function, seconds of processor time where it says so."""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from ludoteka.engine.compiling.cache import FOLDER_VARIABLE
from ludoteka.engine.compiling.child import child_environment
from ludoteka.engine.game import Game
from ludoteka.engine.options import OptionValue

#: Told how much of a measurement is done, from 0 to 1.
Share = Callable[[float], None]

#: Measurements are cut into about this many pieces, and the median piece counts.
PIECES = 20
#: A kernel's first piece has this many games; the pieces grow until they last long enough.
FIRST_GAMES = 8
#: How often `import ludoteka` is timed.
IMPORTS = 5

_IMPORT = "import time; t = time.perf_counter(); import ludoteka; print(time.perf_counter() - t)"


@dataclass(frozen=True)
class Setting:
    """What is measured."""

    game: Game
    players: int
    options: Mapping[str, OptionValue]


@dataclass(frozen=True)
class Pace:
    """Whole games of uniformly random actions, on one core."""

    games_per_second: float
    moves_per_second: float
    mean_decisions: float


@dataclass(frozen=True)
class Spent:
    """Seconds on the clock, and of the processor: they differ where other programs are busy too."""

    clock: float
    cpu: float


@dataclass(frozen=True)
class Start:
    """What a fresh process needs, imports included: to its first move, and until random games are ready too."""

    first_move: Spent
    all_kernels: Spent


def pace(setting: Setting, by: str, seconds: float, share: Share) -> Pace:
    """Play random games through `legal` or `sample` for some seconds; rates are per second of processor time."""
    kernels = setting.game.kernels
    play = kernels.playouts(by)
    raw = np.zeros(kernels.dtype.itemsize, np.uint8)
    out = np.empty(setting.game.num_actions, np.int32)
    options = setting.game.encode_options(dict(setting.options))
    rates: list[float] = []
    games = decisions = key = 0
    size, begun = FIRST_GAMES, time.monotonic()
    while not rates or time.monotonic() - begun < seconds:
        before = time.thread_time()
        moves = int(play(raw, setting.players, options, np.uint64(key), np.uint64(0), size, out))
        spent = time.thread_time() - before
        key += 1
        if spent < seconds / PIECES / 2 and time.monotonic() - begun < seconds / 2:
            size *= 2  # too short to be measured well
            continue
        games, decisions = games + size, decisions + moves
        rates.append(size / max(spent, 1e-9))
        share(min(1.0, (time.monotonic() - begun) / seconds))
    mean = decisions / games
    rate = statistics.median(rates)
    return Pace(rate, rate * mean, mean)


def python_move(setting: Setting, seconds: float, share: Share) -> float:
    """Return the microseconds of processor time of one move from Python: `apply` and then `legal_actions`."""
    dice = random.Random(0)
    costs: list[float] = []
    begun = time.monotonic()
    seed = 0
    while not costs or time.monotonic() - begun < seconds:
        position = setting.game.new(setting.players, seed, **setting.options)
        again = position.copy()
        actions = []
        while not position.is_over:
            actions.append(dice.choice(position.legal_actions()))
            position.apply(actions[-1])
        before = time.thread_time()
        for action in actions:
            again.apply(action)
            again.legal_actions()
        costs.append((time.thread_time() - before) / len(actions))
        seed += 1
        share(min(1.0, (time.monotonic() - begun) / seconds))
    return statistics.median(costs) * 1e6


def starts(setting: Setting, share: Share) -> tuple[Start, Start]:
    """Return what a fresh process needs with nothing compiled, and with all compiled before."""
    with tempfile.TemporaryDirectory(prefix="ludoteka-bench-") as folder:
        cold = _probe(setting, folder)
        share(0.9)
        cached = _probe(setting, folder)
    share(1.0)
    return cold, cached


def _probe(setting: Setting, folder: str) -> Start:
    answer = _child(["-m", "ludoteka.cli.probe", setting.game.name, str(setting.players)], {FOLDER_VARIABLE: folder})
    return Start(*(Spent(*pair) for pair in json.loads(answer)))


def import_time(share: Share) -> float:
    """Return the seconds of `import ludoteka` alone in a fresh process, the median of several."""
    times = []
    for number in range(IMPORTS):
        times.append(float(_child(["-c", _IMPORT], {})))
        share((number + 1) / IMPORTS)
    return statistics.median(times)


def _child(arguments: list[str], more: dict[str, str]) -> str:
    command = [sys.executable, "-P", *arguments]
    done = subprocess.run(
        command, env=child_environment(**more), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise RuntimeError((done.stderr.strip().splitlines() or ["a child process failed"])[-1])
    return done.stdout
