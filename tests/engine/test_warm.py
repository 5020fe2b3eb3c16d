"""Compiling ahead: in this process, in a child, and what happens where that fails."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import ludoteka
from ludoteka.engine import cache, warm
from ludoteka.engine.errors import UnknownGame
from ludoteka.engine.kernels import COMPILED
from ludoteka.engine.warm import Step, child_environment, is_warm, warm_in_child

compiled = pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")


@compiled
def test_warming_here_tells_how_far_it_is() -> None:
    told: list[tuple[int, int, str]] = []
    warm.warm(ludoteka.game("opale"), lambda done, total, kernel: told.append((done, total, kernel)))
    assert [done for done, _, _ in told] == sorted(done for done, _, _ in told)
    assert told[-1][0] == told[-1][1]
    assert is_warm(ludoteka.game("opale"))


def test_warming_needs_no_listener() -> None:
    warm.warm(ludoteka.game("opale"))
    assert is_warm(ludoteka.game("opale"))


@compiled
def test_a_child_tells_its_steps() -> None:
    steps = list(warm_in_child(["opale"]))
    assert {step.game for step in steps} == {"opale"}
    assert [step.done for step in steps] == sorted(step.done for step in steps)
    assert steps[-1].done == steps[-1].total
    assert is_warm(ludoteka.game("opale"))


@compiled
def test_closing_stops_the_child(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDOTEKA_CACHE", str(tmp_path))
    children: list[subprocess.Popen[str]] = []
    real = subprocess.Popen

    def remember(*args: object, **kwargs: object) -> subprocess.Popen[str]:
        children.append(real(*args, **kwargs))  # type: ignore[call-overload]
        return children[-1]

    monkeypatch.setattr(subprocess, "Popen", remember)
    steps = warm_in_child(["opale"])
    assert next(steps).game == "opale"
    steps.close()
    assert children[0].poll() is not None
    assert not list(tmp_path.rglob("*.warm"))


@compiled
def test_the_marks_go_with_the_kernels() -> None:
    warm.warm(ludoteka.game("opale"))
    marks = warm._marks(ludoteka.game("opale"))
    assert [mark.exists() for mark in marks] == [True, True]
    assert all(cache._is_room(mark.parent) for mark in marks)


def test_an_unknown_game_is_refused_before_a_child_is_made() -> None:
    with pytest.raises(UnknownGame):
        next(warm_in_child(["chess"]))


def test_a_child_that_fails_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("raise RuntimeError('no compiler today')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(warm.WarmUpFailed, match="opale failed: RuntimeError: no compiler today"):
        list(warm_in_child(["opale"]))


def test_stages_make_one_count() -> None:
    told: list[Step] = []
    tally = warm._Tally(lambda done, total, kernel: told.append(Step("x", done, total, kernel)))
    for stage in range(3):
        tally.stage(0, 10, "")
        for done in range(1, 21):  # more kernels than were foreseen
            tally.stage(done, max(10, done), f"kernel{stage}")
        tally.stage(20, 20, "")
    tally.end()
    assert [step.done for step in told] == sorted(step.done for step in told)
    assert all(step.done <= step.total for step in told)
    assert told[-1].done == told[-1].total


def test_uncompiled_there_is_nothing_to_warm() -> None:
    code = "import ludoteka; from ludoteka.engine.warm import is_warm; print(is_warm(ludoteka.game('opale')))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=child_environment(NUMBA_DISABLE_JIT="1"),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "True\n"
