"""Steps a second of many games at once, with observations and masks: every game here, beside OpenSpiel and Pgx.

    pip install --group benchmarks
    python -m benchmarks.batch --batches 1 256 4096
    python -m benchmarks.batch --batches 4096 --games opale --both --busy 2    # with two busy processes beside it

A step is: choose a random legal action in every game, play it, begin anew where a game has ended, and have observations
and masks of all. OpenSpiel's hex on 11 x 11 is C++ called from Python, state by state, with tensor and mask; Pgx's hex
is JAX, compiled for the CPU, with everything on one side. The programs take turns, so that whatever else the machine
does meets all of them alike; figures are medians and the best by the clock, and medians by the time of all cores.
"Compact" is with masks packed to bits and, where the game has one, through a window. "Apart" are as many processes as
there are threads, with a thread and a part of the games each, at once: they share nothing but the machine, so that no
threads could bring more of it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from statistics import median
from typing import Any

import numba
import numpy as np

import ludoteka

#: Plays this many steps of the whole batch.
Run = Callable[[int], None]


def ours(name: str, n: int, threads: int, **forms: Any) -> Run:
    games = ludoteka.batch(name, n, seed=1, **forms)

    def run(steps: int) -> None:
        numba.set_num_threads(threads)
        for _ in range(steps):
            games.step(games.sample())

    return run


class Apart:
    """Processes that play a part of the games each, all at once."""

    def __init__(self, name: str, n: int, number: int, **forms: Any) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.lines, self.spent = [], 0.0
        for _ in range(number):
            line, theirs = spawn.Pipe()
            spawn.Process(target=_play_apart, args=(theirs, name, n // number, forms), daemon=True).start()
            self.lines.append(line)

    def __call__(self, steps: int) -> None:
        for line in self.lines:
            line.send(steps)
        self.spent += sum(line.recv() for line in self.lines)

    def cpu(self) -> float:
        """Return the time of all cores that they have used for steps."""
        return self.spent


def _play_apart(line: Connection, name: str, n: int, forms: dict[str, Any]) -> None:
    run = ours(name, n, 1, **forms)
    while True:
        try:
            steps = line.recv()
        except EOFError:  # whoever measures has ended
            return
        start = time.process_time()
        run(steps)
        line.send(time.process_time() - start)


def compact(name: str) -> dict[str, str]:
    """Return the forms that make the rows of a game's batches smallest."""
    window = {"observations": "window"} if ludoteka.game(name).part("window") else {}
    return {"masks": "bits", **window}


def openspiel_hex(n: int) -> Run:
    import pyspiel

    game = pyspiel.load_game("hex(board_size=11)")
    states = [game.new_initial_state() for _ in range(n)]
    tensors = np.zeros((n, game.observation_tensor_size()), np.float32)
    masks = np.zeros((n, game.num_distinct_actions()), np.bool_)
    dice = np.random.default_rng(1)

    def run(steps: int) -> None:
        for _ in range(steps):
            for i, state in enumerate(states):
                legal = state.legal_actions()
                state.apply_action(legal[dice.integers(len(legal))])
                if state.is_terminal():
                    states[i] = state = game.new_initial_state()
                tensors[i] = state.observation_tensor(state.current_player())
                masks[i] = state.legal_actions_mask()

    return run


def pgx_hex(n: int) -> Run:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("hex")
    play = auto_reset(env.step, env.init)

    @jax.jit
    def step(state, key):
        key, choosing, beginning = jax.random.split(key, 3)
        chosen = jax.random.categorical(choosing, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
        return jax.vmap(play)(state, chosen, jax.random.split(beginning, n)), key

    held = [(jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), n)), jax.random.PRNGKey(1))]

    def run(steps: int) -> None:
        for _ in range(steps):
            held[0] = step(*held[0])
        jax.block_until_ready(held[0])

    return run


def contestants(names: list[str], n: int, threads: list[int], peers: bool, apart: int) -> dict[str, Run]:
    found: dict[str, Run] = {}
    for name in names:
        for number in threads:
            told = f", threads: {number}" if len(threads) > 1 else ""
            found[name + told] = ours(name, n, number)
            found[f"{name}, compact{told}"] = ours(name, n, number, **compact(name))
        if apart:
            found[f"{name}, apart: {apart}"] = Apart(name, n, apart)
            found[f"{name}, compact, apart: {apart}"] = Apart(name, n, apart, **compact(name))
    for name, make in (("OpenSpiel hex 11", openspiel_hex), ("Pgx hex 11", pgx_hex)) if peers else ():
        try:
            found[name] = make(n)
        except ImportError as error:
            print(f"{name} is left out: {error}")
    return found


@contextmanager
def busy(number: int) -> Iterator[None]:
    """Let so many other processes use whatever the machine gives them."""
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(number)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def measured(run: Run, n: int, seconds: float) -> Callable[[], tuple[float, float]]:
    """Return what measures steps a second, by the clock and by the time of all cores, for about so long of those."""
    cpu = run.cpu if isinstance(run, Apart) else time.process_time
    run(2)
    start = cpu()
    run(3)
    steps = max(1, int(3 * seconds / (cpu() - start)))

    def measure() -> tuple[float, float]:
        clock, cores = time.perf_counter(), cpu()
        run(steps)
        return n * steps / (time.perf_counter() - clock), n * steps / (cpu() - cores)

    return measure


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--batches", type=int, nargs="+", default=[1, 256, 4096])
    parser.add_argument("--games", nargs="+", default=ludoteka.games(), choices=ludoteka.games())
    parser.add_argument("--repetitions", type=int, default=7, help="measurements of each, in turn")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time of a measurement")
    parser.add_argument("--threads", type=int, default=min(2, os.cpu_count() or 1), help="threads of ours")
    parser.add_argument("--both", action="store_true", help="with one thread, too")
    parser.add_argument("--apart", action="store_true", help="in processes of a thread each, too")
    parser.add_argument("--alone", action="store_true", help="without OpenSpiel and Pgx")
    parser.add_argument("--busy", type=int, default=0, metavar="N", help="with N busy processes beside it")
    args = parser.parse_args()
    threads = [1, args.threads] if args.both else [args.threads]
    for n in args.batches:
        with busy(args.busy):
            runs = contestants(args.games, n, threads, not args.alone, args.threads if args.apart else 0)
            measures = {name: measured(run, n, args.seconds) for name, run in runs.items()}
            found: dict[str, list[tuple[float, float]]] = {name: [] for name in measures}
            for _ in range(args.repetitions):
                for name, measure in measures.items():
                    found[name].append(measure())
        report(n, found)


def report(n: int, found: dict[str, list[tuple[float, float]]]) -> None:
    peer = found.get("Pgx hex 11")
    heads = ("clock", "best", "CPU second")
    print(f"\n{f'batch {n:,}: steps a second':34}", *(f"{head:>12}" for head in heads), "clock/Pgx", " CPU/Pgx")
    for name, figures in found.items():
        clock, cores = ([figure[i] for figure in figures] for i in (0, 1))
        line = f"{name:34} {median(clock):12,.0f} {max(clock):12,.0f} {median(cores):12,.0f}"
        if peer:
            ratios = [median(a[i] / b[i] for a, b in zip(figures, peer, strict=True)) for i in (0, 1)]
            line += f" {ratios[0]:9.2f} {ratios[1]:8.2f}"
        print(line)


if __name__ == "__main__":
    main()
