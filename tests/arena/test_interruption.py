"""Ctrl-C: a run that is stopped keeps every finished game, and goes on without repeating one."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ludoteka
from ludoteka.engine.compiling.child import child_environment
from ludoteka.search.ready import prepare

#: So many that some are left when the third has been seen.
GAMES = 24


def start(folder: Path, jobs: int) -> subprocess.Popen[bytes]:
    """Begin the run, or go on with it."""
    command = f"arena opale --bots regular greedy --budget 0.2 --seed 3 --lang en --games {GAMES} --jobs {jobs}"
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "ludoteka", *command.split(), "--out", str(folder)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=child_environment(),
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # test runners may ignore it
    )


def finished(folder: Path) -> list[str]:
    """Return the lines of finished games, without the first, which describes the run."""
    path = folder / "results.jsonl"
    return path.read_text().splitlines()[1:] if path.exists() else []


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_that_is_interrupted_goes_on_where_it_was(tmp_path: Path, jobs: int) -> None:
    prepare(ludoteka.game("opale"))
    run = start(tmp_path, jobs)
    deadline = time.monotonic() + 300
    while len(finished(tmp_path)) < 3 and run.poll() is None and time.monotonic() < deadline:
        time.sleep(0.01)
    run.send_signal(signal.SIGINT)
    said, _ = run.communicate(timeout=300)
    assert run.returncode == 130, said
    before = finished(tmp_path)
    assert 3 <= len(before) < GAMES
    assert f"Stopped after {len(before)} of {GAMES}" in said.decode()

    again = start(tmp_path, jobs)
    said, _ = again.communicate(timeout=600)
    assert again.returncode == 0, said
    after = finished(tmp_path)
    assert after[: len(before)] == before
    assert sorted(json.loads(line)["number"] for line in after) == list(range(GAMES))
    assert (tmp_path / "results.csv").read_text().count("\n") == 1 + 2 * GAMES
    assert json.loads((tmp_path / "summary.json").read_text())["games"] == GAMES
    assert (tmp_path / "ratings.png").read_bytes().startswith(b"\x89PNG")
