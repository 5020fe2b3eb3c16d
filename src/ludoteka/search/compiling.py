"""Compiling ahead, visibly: in this process, or in children while this one stays free to answer. Nothing else does it.

`python -m ludoteka.search.compiling [--nice N] PART [GAME...]` compiles a part of games, or of all, and prints how far
it is, a line of JSON a step. Whoever started it then finds the kernels in the cache.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Literal, get_args

from ludoteka.engine.compiling import cache, shipped
from ludoteka.engine.compiling.child import child_environment
from ludoteka.engine.compiling.loading import Progress
from ludoteka.engine.errors import LudotekaError
from ludoteka.engine.game import Game
from ludoteka.engine.registry import game as game_by_name
from ludoteka.engine.registry import games as all_games

#: What is compiled by itself: what a game needs for its first move, what its bots need, what benchmarks need.
Part = Literal["rules", "search", "random-games"]
PARTS: tuple[Part, ...] = get_args(Part)

_NOTHING: Mapping[str, str] = MappingProxyType({})
#: Numba makes helpers of its own, and some kernels for two types: this many times the kernels that can be counted.
_SLACK = 1.25


class CompilingFailed(LudotekaError):
    """The child process that compiles has ended early."""


@dataclass(frozen=True)
class Step:
    """How far compiling a part of a game is."""

    game: str
    part: Part
    #: Kernels made so far, of about how many. At the end they are equal.
    done: int
    total: int


def is_compiled(game: Game, part: Part) -> bool:
    """Tell whether a part of a game has been compiled here before, so that it will load at once."""
    from ludoteka.engine.compiling.kernels import COMPILED

    if not COMPILED:
        return True
    mark = _mark(game, part)
    return (mark is not None and mark.exists()) or shipped.has(_room(game), part)


def can_keep(game: Game) -> bool:
    """Tell whether what a child compiles can be kept for this process."""
    return _mark(game, "rules") is not None


def load_part(game: Game, part: Part, progress: Progress | None = None) -> None:
    """Load a part of a game from the cache, compiling what is not there; `progress` hears of each stage."""
    if part == "rules":
        game.load(progress)
        _rehearse_table(game)
    elif part == "search":
        from ludoteka.search.ready import prepare

        prepare(game, progress)
    else:
        kernels = game.load()
        for by in ("legal", "sample"):
            if by in kernels.rules:
                kernels.playouts(by, progress)


def compile_part(game: Game, part: Part, progress: Progress | None = None) -> None:
    """Compile a part of a game here and leave its mark; `progress` hears how far it is."""
    bar = _Bar(progress)
    load_part(game, part, bar.stage if progress else None)
    bar.end()
    mark = _mark(game, part)
    if mark is not None:
        with contextlib.suppress(OSError):  # the folder is full, or gone: then it is not known to be compiled
            mark.touch()
        cache.prune()


def _rehearse_table(game: Game) -> None:
    """Look at a first position as a table does: whatever its view is counted by is then ready too."""
    position = game.new(seed=0)
    position.view(None)
    position.scores()


class _Bar:
    """One count over stages of which each counts for itself, too low at first."""

    def __init__(self, progress: Progress | None) -> None:
        self.progress = progress
        self.before = self.done = self.total = 0

    def stage(self, done: int, total: int, kernel: str) -> None:
        """Hear of a stage: it begins with 0 and no name."""
        if not kernel and done == 0:
            self.before = self.done
        self.done = max(self.done, self.before + done)
        self.total = max(self.total, self.before + round(_SLACK * total), self.done)
        if self.progress is not None:
            self.progress(self.done, self.total, kernel)

    def end(self) -> None:
        """Say that all is done."""
        if self.progress is not None:
            self.progress(self.total, self.total, "")


def _room(game: Game) -> str:
    return str(game.parts.package.rpartition(".")[2])


def _mark(game: Game, part: Part) -> Path | None:
    """Return the file that says that a part is compiled for this very processor; None where nothing is kept.

    It lies beside the kernels of the game and goes with them.
    """
    from ludoteka.engine.compiling.kernels import COMPILED

    room = _room(game)
    folder = cache.folder(room) if COMPILED else None
    if folder is None:
        return None
    from llvmlite import binding  # type: ignore[import-untyped]

    return folder / f"{room}-{binding.get_host_cpu_name()}.nbi.{part}"  # named like a kernel, for `cache.prune`


# ---- in children


class Child:
    """A process that compiles a part of a game; stopping it loses the kernel that it is at, and no more."""

    def __init__(
        self, part: Part, games: Sequence[str], nice: int = 0, variables: Mapping[str, str] = _NOTHING
    ) -> None:
        """Begin. `variables` of its environment say for which processor, and where the kernels are kept."""
        self.part, self.games = part, games
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115  # as long as the process
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "ludoteka.search.compiling", "--nice", str(nice), part, *games],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            encoding="utf-8",
            env=child_environment(**variables),
            start_new_session=True,  # Ctrl-C is for the parent, which then stops the child
        )
        #: Whether it has done all that it was told.
        self.finished = False
        self._stopped = False

    def steps(self) -> Generator[Step, None, None]:
        """Yield how far it is, to the end. Closing the generator stops it. Raises CompilingFailed."""
        assert self._process.stdout is not None
        try:
            for line in self._process.stdout:
                yield Step(**json.loads(line))
            self.finished = self._process.wait() == 0
            if not self.finished and not self._stopped:
                self._complaints.seek(0)
                last = self._complaints.read().decode(errors="replace").strip().splitlines()[-1:]
                why = "".join(last) or self._process.returncode
                raise CompilingFailed(f"Compiling {', '.join(self.games)} failed: {why}")
        finally:
            self.stop()
            self._process.stdout.close()
            self._process.wait()
            self._complaints.close()

    def stop(self) -> None:
        """End it now."""
        self._stopped = True
        self._process.kill()

    def wait(self) -> None:
        """Return once it is gone."""
        self._process.wait()


def compile_in_children(
    wanted: Mapping[str, Sequence[Part]],
    told: Callable[[Step], None] | None = None,
    variables: Mapping[str, str] = _NOTHING,
) -> None:
    """Compile parts of games, as many games at once as there are cores; afterwards they load from the cache.

    `told` hears each step, in some thread. An interruption stops the children. Raises UnknownGame, or CompilingFailed.
    """
    children: set[Child] = set()
    stopped = threading.Event()

    def compile_game(name: str) -> None:
        for part in wanted[name]:
            child = Child(part, [name], variables=variables)
            children.add(child)
            if stopped.is_set():  # whoever stopped the children may not have known this one
                child.stop()
            with closing(child.steps()) as steps:
                for step in steps:
                    if told is not None:
                        told(step)
            if stopped.is_set():
                return

    names = [game_by_name(name).name for name in wanted]  # an unknown one is refused before anything begins
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        futures = [pool.submit(compile_game, name) for name in names]
        try:
            for future in as_completed(futures):
                future.result()
        except BaseException:
            stopped.set()
            pool.shutdown(wait=False, cancel_futures=True)
            for child in list(children):
                child.stop()
            raise


def main(arguments: Sequence[str] | None = None) -> None:
    """Compile, printing each step as a line of JSON."""
    parser = argparse.ArgumentParser(prog="python -m ludoteka.search.compiling", description=__doc__)
    parser.add_argument("--nice", type=int, default=0)
    parser.add_argument("part", choices=[*PARTS, "all"])
    parser.add_argument("games", nargs="*", metavar="game")
    given = parser.parse_args(arguments)
    if given.nice and hasattr(os, "nice"):
        os.nice(given.nice)
    for name in given.games or all_games():
        for part in PARTS if given.part == "all" else (given.part,):

            def tell(done: int, total: int, kernel: str, name: str = name, part: Part = part) -> None:
                print(json.dumps(asdict(Step(name, part, done, total))), flush=True)

            if not is_compiled(game_by_name(name), part):
                compile_part(game_by_name(name), part, tell)


if __name__ == "__main__":
    main()
