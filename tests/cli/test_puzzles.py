"""`ludoteka puzzles`: found, kept, gone on with, and checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludoteka
from ludoteka.puzzles.collection import Collection, file_of
from tests.cli.conftest import Cli

OPALE = file_of(ludoteka.game("opale"))


def test_puzzles_are_found_and_checked(cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "few.json"
    command = f"puzzles find opale --count 2 --games 9 --budget 0.03 --out {out}"
    shown = cli(*command.split())
    assert shown.code == 0, shown.err
    assert "2 puzzles written to" in shown.out
    games = (tmp_path / "few.games.jsonl").read_text().splitlines()
    first = out.read_text()
    assert cli(*command.split()).code == 0
    assert (tmp_path / "few.games.jsonl").read_text().splitlines() == games, "nothing is gone through twice"
    assert out.read_text() == first
    assert len(Collection.load(out).puzzles) == 2


def test_too_few_are_said(cli: Cli, tmp_path: Path) -> None:
    shown = cli(*f"puzzles find opale --count 50 --games 1 --budget 0.02 --out {tmp_path / 'x.json'}".split())
    assert shown.code == 1
    assert "found in 1 game; --games allows more." in shown.err


def test_a_file_is_checked(cli: Cli, tmp_path: Path) -> None:
    assert OPALE is not None
    data = json.loads(OPALE.read_text(encoding="utf-8"))
    data["puzzles"] = data["puzzles"][:2]
    path = tmp_path / "two.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    shown = cli(*f"puzzles check {path} --budget 0.2".split())
    assert (shown.code, shown.out.strip()) == (0, "Opale: 2 puzzles checked, wrong: 0")
    data["puzzles"][0]["seat"] = 1 - data["puzzles"][0]["seat"]
    path.write_text(json.dumps(data), encoding="utf-8")
    shown = cli(*f"puzzles check {path} --budget 0.2".split())
    assert shown.code == 1
    assert f"{data['puzzles'][0]['id']}: seat" in shown.out
    data["series"]["version"] = 99
    path.write_text(json.dumps(data), encoding="utf-8")
    shown = cli(*f"puzzles check {path}".split())
    assert shown.code == 2
    assert "version 99 of the rules of Opale" in shown.err


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("puzzles find chess", "chess"),
        ("puzzles find opale --count 0", "at least one puzzle"),
        ("puzzles find opale --budget 0", "a budget above 0"),
        ("puzzles sing opale", "find|check"),
        ("puzzles check nowhere.json", "nowhere.json"),
    ],
)
def test_what_cannot_be_is_refused(cli: Cli, command: str, said: str) -> None:
    shown = cli(*command.split())
    assert shown.code == 2
    assert said in shown.err
