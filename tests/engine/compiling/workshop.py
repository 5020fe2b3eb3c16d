"""A private copy of the package with toy games in it, and processes that run them, each with a cache of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parents[3] / "src" / "ludoteka"
CHILD = Path(__file__).parent / "child.py"

_RULES = """
from pathlib import Path
import numpy as np
from ludoteka.engine.compiling.kernels import kernel
from .numbers import STEP

TABLE = np.array([int(n) for n in (Path(__file__).parent / "table.csv").read_text().split(",")])

@kernel
def move(x):
    return x * 10 + STEP + TABLE[0]
"""

_TEMPLATE = """
def walk(x, n):
    for _ in range(n):
        x = move(x)
    return x
"""

#: Two files of one name, alike but for a number: Numba alone would take them for one.
_TWIN = """
from ludoteka.engine.compiling.kernels import kernel

@kernel
def twin(x):
    return x + {number}
"""

_CHECKED = """
from ludoteka.engine.compiling.kernels import kernel

@kernel
def item(numbers, place):
    return numbers[place]
"""


class Workshop:
    """A copy of the engine in a folder, with two toy games: `alpha` (step 1, table 2) and `beta` (step 3, table 4)."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "ludoteka"
        self.cache = folder / "cache"
        shutil.copytree(PACKAGE / "engine", self.package / "engine", ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("__init__.py", "version.py"):
            shutil.copy(PACKAGE / name, self.package / name)
        for game, step, table in (("alpha", 1, 2), ("beta", 3, 4)):
            self.write(f"games/{game}/numbers.py", f"STEP = {step}\n")
            self.write(f"games/{game}/table.csv", f"{table},99")
            self.write(f"games/{game}/rules.py", _RULES)
        self.write("search/walk_templates.py", _TEMPLATE)
        self.write("search/checked.py", _CHECKED)
        self.write("search/twins.py", _TWIN.format(number=1))
        self.write("envs/twins.py", _TWIN.format(number=1000))

    def write(self, path: str, text: str) -> None:
        """Write a file of the package, and whatever makes its folders packages."""
        target = self.package / path
        target.parent.mkdir(parents=True, exist_ok=True)
        for folder in (target.parent, target.parent.parent):
            (folder / "__init__.py").touch()
        target.write_text(text, encoding="utf-8")

    def start(self, *args: str, **variables: str) -> subprocess.Popen[str]:
        """Start `child.py` on this copy; variables are those of its environment besides."""
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA", "LUDOTEKA", "XDG"))}
        environment = {
            **clean,
            "PYTHONPATH": str(self.folder),
            "PYTHONDONTWRITEBYTECODE": "1",  # two edits within a second would share a .pyc
            "LUDOTEKA_CACHE": str(self.cache),
            **variables,
        }
        return subprocess.Popen(
            [sys.executable, "-W", "error", str(CHILD), *args],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *args: str, **variables: str) -> Report:
        """Run `child.py` on this copy."""
        return finish(self.start(*args, **variables))

    def run_at_once(self, many: Sequence[Sequence[str]], **variables: str) -> list[Report]:
        """Run several at the same time, each held back until all are ready."""
        gate = self.folder / "gate"
        gate.mkdir(exist_ok=True)
        processes = [self.start(*args, GATE=str(gate), CROWD=str(len(many)), **variables) for args in many]
        return [finish(process) for process in processes]


class Report:
    """What a child has printed: the results by name, and which functions it had to compile."""

    def __init__(self, printed: dict[str, Any]) -> None:
        self.results: dict[str, Any] = printed["results"]
        self.compiled: list[str] = printed["compiled"]
        self.seconds: float = printed["seconds"]


def finish(process: subprocess.Popen[str]) -> Report:
    """Wait for a child and return its report."""
    out, errors = process.communicate(timeout=1800)
    assert process.returncode == 0, errors[-3000:]
    return Report(json.loads(out))
