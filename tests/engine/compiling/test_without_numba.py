"""Numba is imported only when a game is, and the rules run without it, to the same bytes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.compiling.games_played import digest

REPO = Path(__file__).parents[3]


def run(*args: str, **variables: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", *args],
        env={**os.environ, **variables},
        cwd=REPO,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip()


def test_neither_importing_nor_listing_the_games_imports_numba() -> None:
    script = """
import sys, ludoteka
assert "numba" not in sys.modules, "import ludoteka"
names = ludoteka.games()
headers = [ludoteka.game(name).header for name in names]
ludoteka.Record, ludoteka.Position, ludoteka.Knowledge, ludoteka.Game
assert "opale" in names
assert "numba" not in sys.modules, "ludoteka.games()"
"""
    run("-c", script)


def test_importing_alone_does_not_even_import_numpy() -> None:
    run("-c", "import sys, ludoteka; assert 'numpy' not in sys.modules")


@pytest.mark.parametrize(
    ("args", "variables"),
    [((), {"NUMBA_DISABLE_JIT": "1"}), (("absent",), {})],
    ids=["switched off", "absent"],
)
def test_rules_without_numba_give_the_same_bytes(args: tuple[str, ...], variables: dict[str, str]) -> None:
    assert run("-m", "tests.engine.compiling.games_played", *args, **variables) == digest()
