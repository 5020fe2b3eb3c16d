"""Runs kernels of a private copy of the package and prints their results: see `workshop.py`.

Arguments name what to run, in order: a toy game, `twins`, `checked`, `kinds:<type>`,
`outside:<file>`, `edit:<step>` or `where`.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np


def wait_for_all() -> None:
    """Hold this process back until as many as there are to be stand at the gate."""
    gate = os.environ.get("GATE")
    if gate:
        (Path(gate) / str(os.getpid())).touch()
        while len(os.listdir(gate)) < int(os.environ["CROWD"]):
            time.sleep(0.001)


def slow_index() -> None:
    """Make Numba pause between reading an index and writing it, so that what can be mixed up is."""
    from numba.core.caching import IndexDataCacheFile

    load = IndexDataCacheFile._load_index

    def slow(self: Any) -> Any:
        found = load(self)
        time.sleep(0.2)
        return found

    IndexDataCacheFile._load_index = slow


def play(game: str) -> int:
    """Return 3 steps of a toy game, by the template and its own kernel."""
    from numba import types

    from ludoteka.engine.compiling.loading import compile_now
    from ludoteka.engine.compiling.specialise import specialise

    rules: Any = importlib.import_module(f"ludoteka.games.{game}.rules")
    walks: Any = importlib.import_module("ludoteka.search.walk_templates")
    made = specialise("toy", [walks.walk], move=rules.move)  # one tag for all: it is the digest that tells them apart
    compile_now(game, {made.walk: (types.int64, types.int64)})
    result: int = made.walk(0, 3)
    return result


def twins() -> list[int]:
    names = ("ludoteka.search.twins", "ludoteka.envs.twins")
    modules: list[Any] = [importlib.import_module(name) for name in names]
    return [module.twin(0) for module in modules]


def checked() -> int | str:
    """Read past the end of a table, though not of the memory behind it."""
    module: Any = importlib.import_module("ludoteka.search.checked")
    try:
        return int(module.item(np.arange(8)[:2], 5))
    except IndexError:
        return "refused"


def kinds(kind: str) -> float:
    """Call one kernel with one type: each is a signature of its own."""
    module: Any = importlib.import_module("ludoteka.search.checked")
    numbers = np.arange(8).astype(kind) + np.array(ord(kind[0]) % 7 + int(kind[1])).astype(kind)
    return float(module.item(numbers, 0))


def outside(path: str) -> Any:
    """Run `main` of a file that is not of the package."""
    spec = importlib.util.spec_from_file_location("outsider", path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["outsider"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.main()


def edit(step: str) -> None:
    """Import a file of a game, after the header as every game does, and have it edited then."""
    importlib.import_module("ludoteka.engine.header")
    module: Any = importlib.import_module("ludoteka.games.alpha.numbers")
    Path(module.__file__).write_text(f"STEP = {step}\n", encoding="utf-8")


def where() -> list[Any]:
    from ludoteka.engine.compiling import cache

    return [str(cache.root()), str(cache.folder("alpha"))]


RUNS: dict[str, Callable[..., Any]] = {
    "twins": twins,
    "checked": checked,
    "kinds": kinds,
    "outside": outside,
    "where": where,
    "edit": edit,
}


def main() -> None:
    from numba.core import event

    compiled: list[str] = []

    class Listener(event.Listener):  # type: ignore[misc,unused-ignore]
        def on_start(self, event: Any) -> None: ...

        def on_end(self, event: Any) -> None:
            compiled.append(event.data["dispatcher"].py_func.__qualname__)

    event.register("numba:compile", Listener())
    if os.environ.get("SLOW"):
        slow_index()
    if os.environ.get("NOWHERE"):  # no folder for temporary files, not even the present one
        import tempfile

        tempfile._candidate_tempdir_list = lambda: ["/dev/null/nowhere"]  # type: ignore[attr-defined]
    wait_for_all()
    start = time.perf_counter()
    results = {}
    for word in sys.argv[1:]:
        name, _, rest = word.partition(":")
        results[word] = RUNS[name](*([rest] if rest else [])) if name in RUNS else play(name)
    seconds = time.perf_counter() - start
    print(json.dumps({"results": results, "compiled": compiled, "seconds": seconds}))


if __name__ == "__main__":
    main()
