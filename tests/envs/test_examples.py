"""The examples run, and do what they say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ludoteka

REPO = Path(__file__).resolve().parents[2]
EXAMPLES = REPO / "examples"


def run(name: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *words], capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_readme() -> None:
    section = (REPO / "README.md").read_text(encoding="utf-8").split("## From Python")[1]
    scope: dict[str, Any] = {}
    exec(section.split("```python")[1].split("```")[0], scope)
    assert scope["position"].game.name == "akropolis"
    assert str(scope["position"]) != str(scope["game"].new(players=3, seed=42, variants=["markets"]))
    assert scope["games"].observations.shape[0] == 4096


def test_random_rollouts() -> None:
    printed = run("random_rollouts.py", "--games", "8")
    assert all(name in printed for name in ludoteka.games())


def test_tournament(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "ratings.png"
    printed = run("tournament.py", "--games", "4", "--bots", "random", "greedy", "--picture", str(picture))
    assert "random against greedy" in printed
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", ["orion-duel", "opale"])
def test_openspiels_search(name: str) -> None:
    pytest.importorskip("pyspiel")
    printed = run("openspiel_mcts.py", "--game", name, "--simulations", "3", "--games", "1")
    assert re.search(r"[01] won, [01] drawn", printed)


def test_the_learner_beats_random() -> None:
    before, after = re.findall(r"wins ([\d.]+)% against random", run("learn_opale.py", "--rounds", "10"))
    assert float(before) < 50 < 60 < float(after)
