"""Compiles the rules or the search of a game in a process of its own: `python -m ludoteka.server.compiling GAME PART`.

It prints how far it is, a line of JSON a step. Whoever started it then finds the kernels in the cache.
"""

from __future__ import annotations

import contextlib
import json
import sys
from pathlib import Path
from typing import Literal

import ludoteka
from ludoteka.engine import cache, warm
from ludoteka.engine.kernels import COMPILED

Part = Literal["rules", "search"]


def is_compiled(game: ludoteka.Game, part: Part) -> bool:
    """Tell whether a part of a game has been compiled here before, so that it will load at once."""
    if part == "rules":
        return warm.is_warm(game)
    mark = _search_mark(game)
    return not COMPILED or (mark is not None and mark.exists())


def compile_part(game: ludoteka.Game, part: Part) -> None:
    """Compile a part of a game, printing each step."""

    def tell(done: int, total: int, kernel: str) -> None:
        print(json.dumps([done, total]), flush=True)

    if part == "rules":
        warm.warm(game, tell)
        return
    from ludoteka.search.ready import prepare

    prepare(game, tell)
    mark = _search_mark(game)
    if mark is not None:
        with contextlib.suppress(OSError):  # then it is not known to be compiled
            mark.touch()


def _search_mark(game: ludoteka.Game) -> Path | None:
    """Return the file that says that a game's search is compiled for this processor. It lies beside the kernels."""
    folder = cache.folder("common") if COMPILED else None
    if folder is None:
        return None
    from llvmlite import binding  # type: ignore[import-untyped]

    room = game.parts.package.rpartition(".")[2]
    return folder / f"{room}-{cache.fingerprint(room)}-{binding.get_host_cpu_name()}.nbi.search"


if __name__ == "__main__":
    compile_part(ludoteka.game(sys.argv[1]), "search" if sys.argv[2] == "search" else "rules")
