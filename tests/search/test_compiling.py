"""Compiling ahead: in this process, in a child, and what happens where that fails."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

import pytest

import ludoteka
from ludoteka.engine.compiling import cache
from ludoteka.engine.compiling.child import child_environment
from ludoteka.engine.compiling.kernels import COMPILED
from ludoteka.engine.errors import UnknownGame
from ludoteka.search import compiling
from ludoteka.search.compiling import PARTS, Child, Part, Step, compile_in_children, compile_part, is_compiled

compiled = pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")


@compiled
@pytest.mark.parametrize("part", PARTS)
def test_compiling_here_tells_how_far_it_is_and_leaves_a_mark(part: Part) -> None:
    told: list[tuple[int, int]] = []
    compile_part(ludoteka.game("opale"), part, lambda done, total, kernel: told.append((done, total)))
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == told[-1][1]
    assert is_compiled(ludoteka.game("opale"), part)


@pytest.fixture
def apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A copy of what is kept of Opale, for here and for children: whoever runs beside this keeps their own marks."""
    compile_part(ludoteka.game("opale"), "rules")
    for room in ("common", "opale"):
        kept = cache.folder(room)
        assert kept is not None
        shutil.copytree(kept, tmp_path / kept.name, ignore=shutil.ignore_patterns("*.tmp.*"))  # being written
    monkeypatch.setenv(cache.FOLDER_VARIABLE, str(tmp_path))
    monkeypatch.setattr(cache, "root", lambda: tmp_path)
    monkeypatch.setattr(cache, "folder", lambda room: tmp_path / f"{room}-{cache.fingerprint(room)}")
    return tmp_path


@compiled
def test_a_child_tells_its_steps_and_leaves_alone_what_is_done(apart: Path) -> None:
    assert list(Child("rules", ["opale"]).steps()) == []
    mark = compiling._mark(ludoteka.game("opale"), "rules")
    assert mark is not None
    assert apart in mark.parents
    mark.unlink()
    steps: list[Step] = []
    compile_in_children({"opale": ["rules"]}, steps.append)
    assert {(step.game, step.part) for step in steps} == {("opale", "rules")}
    assert [step.done for step in steps] == sorted(step.done for step in steps)
    assert steps[-1].done == steps[-1].total
    assert mark.exists()


@compiled
def test_closing_stops_the_child_and_leaves_no_mark(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDOTEKA_CACHE", str(tmp_path))
    child = Child("rules", ["opale"], nice=5)
    steps = child.steps()
    assert next(steps).game == "opale"
    steps.close()
    assert child._process.poll() is not None
    assert not child.finished
    assert not list(tmp_path.rglob("*.rules"))


@compiled
def test_whatever_ends_the_waiting_stops_all_children(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As Ctrl-C does, here a step that cannot be shown; no part is begun after it."""
    made: list[Child] = []

    class Noted(Child):
        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            made.append(self)

    def tell(step: Step) -> NoReturn:
        raise RuntimeError("nobody looks")

    monkeypatch.setattr(compiling, "Child", Noted)
    monkeypatch.setenv("LUDOTEKA_CACHE", str(tmp_path))
    with pytest.raises(RuntimeError, match="nobody looks"):
        compile_in_children({"opale": ["rules", "search"], "orion-duel": ["rules", "search"]}, tell)
    assert {child.part for child in made} == {"rules"}
    assert all(child._process.poll() is not None and not child.finished for child in made)
    assert not list(tmp_path.rglob("*.rules"))


@compiled
def test_a_mark_lies_beside_the_kernels_and_goes_with_them() -> None:
    mark = compiling._mark(ludoteka.game("opale"), "search")
    assert mark is not None
    assert cache._is_room(mark.parent)


def test_an_unknown_game_is_refused_before_a_child_is_made() -> None:
    with pytest.raises(UnknownGame):
        compile_in_children({"opale": ["rules"], "chess": ["rules"]})


def test_a_child_that_fails_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("raise RuntimeError('no compiler today')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(compiling.CompilingFailed, match="opale failed: RuntimeError: no compiler today"):
        compile_in_children({"opale": ["rules"]})


def test_stages_make_one_count() -> None:
    told: list[tuple[int, int]] = []
    bar = compiling._Bar(lambda done, total, kernel: told.append((done, total)))
    for stage in range(3):
        bar.stage(0, 10, "")
        for done in range(1, 21):  # more kernels than were foreseen
            bar.stage(done, max(10, done), f"kernel{stage}")
        bar.stage(20, 20, "")
    bar.end()
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert all(done <= total for done, total in told)
    assert told[-1][0] == told[-1][1]


def test_uncompiled_there_is_nothing_to_compile() -> None:
    code = """
import ludoteka
from ludoteka.search.compiling import is_compiled
print(is_compiled(ludoteka.game("opale"), "rules"))
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=child_environment(NUMBA_DISABLE_JIT="1"),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "True\n"
