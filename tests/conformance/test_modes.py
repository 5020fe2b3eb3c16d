"""Compiled, bounds-checked and plain: the same rules, the same bytes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteka
from tests.conformance.digests import digests
from tests.effort import THOROUGH

REPO = Path(__file__).parents[2]


def run(name: str, **flags: str) -> dict[str, str]:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.conformance.digests", name],
        env={**os.environ, **flags},
        cwd=REPO,
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, str] = json.loads(done.stdout)
    return found


#: These rules are compiled anew, for a cache of their own: by default those that index most.
CHECKED = ludoteka.games() if THOROUGH else ["orichalcum"]


@pytest.mark.parametrize("name", CHECKED)
def test_bounds_checked_rules_give_the_same_bytes(name: str) -> None:
    assert run(name, NUMBA_BOUNDSCHECK="1") == digests(name)


@pytest.mark.parametrize("name", ludoteka.games())
def test_uncompiled_rules_give_the_same_bytes(name: str) -> None:
    assert run(name, NUMBA_DISABLE_JIT="1") == digests(name)
