"""Compiling is no part of a decision: whatever a bot will call is ready when the bot is made."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ludoteka.engine.compiling.child import child_environment
from ludoteka.engine.compiling.kernels import COMPILED

#: Counts every compiled form of every function in a fresh process, before and after some decisions.
DECISIONS = """
import gc, sys
from numba.core.dispatcher import Dispatcher
import ludoteka

def made():
    return {(d.py_func.__qualname__, s) for d in gc.get_objects() if isinstance(d, Dispatcher) for s in d.overloads}

name = sys.argv[1]
for level in ("greedy", "novice", "master"):
    position = ludoteka.game(name).new(seed=3)
    budget = {"seconds": 0.05} if level == "master" else {}
    bots = [ludoteka.bot(name, level, seed=seat, **budget) for seat in range(position.players)]
    before = made()
    for _ in range(10):
        seat = position.current_player
        if seat is None:
            break
        knowledge = position.view_only(seat)
        position.apply(bots[seat].choose(knowledge))
    print(level, sorted(qualname for qualname, _ in made() - before))
"""


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")
@pytest.mark.parametrize("name", ["opale", "orion-duel"])
def test_nothing_is_compiled_in_a_decision(name: str) -> None:
    command = [sys.executable, "-P", "-c", DECISIONS, name]
    done = subprocess.run(command, env=child_environment(), capture_output=True, encoding="utf-8", timeout=600)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["greedy []", "novice []", "master []"]
