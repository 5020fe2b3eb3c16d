"""Compiling ahead, visibly: in this process, or in a child while this one stays free to answer.

`python -m ludoteka.engine.warm NAME...` compiles those games and prints how far it is, a line of JSON a step.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Generator, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from ludoteka.engine.errors import LudotekaError
from ludoteka.engine.game import Game
from ludoteka.engine.loading import Progress
from ludoteka.engine.registry import game as game_by_name

#: Numba makes helpers of its own, and some kernels for two types: this many times the kernels that can be counted.
_SLACK = 1.25
#: What one way of playing random games adds, in kernels.
_PLAYOUT_SHARE = 12


class WarmUpFailed(LudotekaError):
    """The child process that compiles has ended early."""


@dataclass(frozen=True)
class Step:
    """How far compiling a game is."""

    game: str
    #: Kernels made so far, of about how many. At the end they are equal.
    done: int
    total: int
    #: The kernel just made.
    kernel: str = ""


def warm(game: Game, progress: Progress | None = None) -> None:
    """Compile a game's rules and then its random games, or load them from the cache; `progress` hears how far it is."""
    from ludoteka.engine import cache

    tally = _Tally(progress)
    kernels = game.load(tally.stage if progress else None)
    for by in ("legal", "sample"):
        if by in kernels.rules:
            kernels.playouts(by, tally.stage if progress else None)
    tally.end()
    marks = _marks(game)
    with contextlib.suppress(OSError):  # the folder is full, or gone: then it is not known to be warm
        for mark in marks:
            mark.touch()
    if marks:
        cache.prune()


class _Tally:
    """One count over the stages of a warm-up, each of which counts for itself."""

    def __init__(self, progress: Progress | None) -> None:
        self.progress = progress
        self.before = self.share = self.total = 0

    def stage(self, done: int, total: int, kernel: str) -> None:
        """Hear of a stage: it begins with 0 and no name, and ends with all and no name."""
        if not kernel and done == 0:
            self.before += self.share
            self.share = _PLAYOUT_SHARE if self.total else round(_SLACK * total)
            self.total = self.total or self.share + _PLAYOUT_SHARE
            self.total = max(self.total, self.before + self.share)
        if self.progress is not None:
            self.progress(self.before + min(done, self.share), self.total, kernel)

    def end(self) -> None:
        """Say that all is done."""
        if self.progress is not None:
            self.progress(self.total, self.total, "")


def is_warm(game: Game) -> bool:
    """Tell whether a game has been compiled here before, so that it will load at once."""
    from ludoteka.engine.kernels import COMPILED

    marks = _marks(game)
    return not COMPILED or (marks != [] and all(mark.exists() for mark in marks))


def can_keep(game: Game) -> bool:
    """Tell whether what a child compiles can be kept for this process."""
    return _marks(game) != []


def _marks(game: Game) -> list[Path]:
    """Return the files that say that a game is compiled for this very processor; none where nothing is kept.

    They lie beside the kernels of the game and beside those made of the engine's templates, and go with them.
    """
    from ludoteka.engine.kernels import COMPILED

    if not COMPILED:
        return []
    from llvmlite import binding  # type: ignore[import-untyped]

    from ludoteka.engine import cache

    room = game.parts.package.rpartition(".")[2]
    folders = [cache.folder(room), cache.folder("common")]
    name = f"{room}-{binding.get_host_cpu_name()}.nbi.warm"  # named like a kernel, for `cache.prune`
    return [where / name for where in folders if where is not None] if None not in folders else []


def warm_in_child(names: Iterable[str]) -> Generator[Step, None, None]:
    """Compile games in a child process, yielding each step; afterwards they load from the cache.

    Closing the generator stops the child. Raises UnknownGame, or WarmUpFailed.
    """
    games = [game_by_name(name).name for name in names]
    with tempfile.TemporaryFile() as complaints:
        child = subprocess.Popen(
            [sys.executable, "-P", "-m", "ludoteka.engine.warm", *games],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=complaints,
            encoding="utf-8",
            env=child_environment(),
            start_new_session=True,  # Ctrl-C is for the parent, which then stops the child
        )
        assert child.stdout is not None
        try:
            for line in child.stdout:
                yield Step(**json.loads(line))
            if child.wait() != 0:
                complaints.seek(0)
                last = complaints.read().decode(errors="replace").strip().splitlines()[-1:]
                raise WarmUpFailed(f"Compiling {', '.join(games)} failed: {''.join(last) or child.returncode}")
        finally:
            child.kill()
            child.stdout.close()
            child.wait()


def child_environment(**more: str) -> dict[str, str]:
    """Return an environment in which a child process finds this very package."""
    here = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join(filter(None, [here, os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path, **more}


def main(names: Iterable[str]) -> None:
    """Compile games, printing each step as a line of JSON."""
    for name in names:

        def tell(done: int, total: int, kernel: str, name: str = name) -> None:
            print(json.dumps(asdict(Step(name, done, total, kernel))), flush=True)

        warm(game_by_name(name), tell)


if __name__ == "__main__":
    main(sys.argv[1:])
