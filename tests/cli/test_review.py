"""`ludoteka review`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteka.engine.record import Record
from ludoteka.review import reviewing
from ludoteka.review.judging import Asking, Judged
from ludoteka.search.analysis import Budget
from tests.cli.conftest import Cli
from tests.review.games import FOLDER

OPALE = str(FOLDER / "opale.json")


def test_it_shows_who_gave_away_what_and_names_the_blunder(cli: Cli) -> None:
    shown = cli("review", OPALE, "--simulations", "60")
    assert (shown.code, shown.err) == (0, "")
    for text in ("Luck and skill", "Accuracy", "Olena", "Taras", "Costliest decisions: Taras", "  63. "):
        assert text in shown.out


def test_one_seat_alone(cli: Cli) -> None:
    shown = cli("review", OPALE, "--simulations", "10", "--seat", "0").out
    assert "Costliest decisions: Olena" in shown
    assert "Costliest decisions: Taras" not in shown
    cli("review", OPALE, "--simulations", "10", "--seat", "2").refused("2")


@pytest.mark.parametrize(("language", "word"), [("en", "Luck"), ("uk", "Удача"), ("ru", "Удача")])
def test_a_page_in_the_readers_language(cli: Cli, tmp_path: Path, language: str, word: str) -> None:
    target = tmp_path / "new" / "review.html"
    shown = cli("review", OPALE, "--simulations", "10", "--html", str(target), "--lang", language)
    assert shown.code == 0
    assert str(target) in shown.out
    text = target.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert word in text


def test_a_page_that_cannot_be_written(cli: Cli, tmp_path: Path) -> None:
    cli("review", OPALE, "--simulations", "10", "--html", str(tmp_path)).refused("cannot be written", str(tmp_path))


def given_up(folder: Path, decisions: int, *seats: int) -> str:
    """Write a game that some seats gave up after some decisions."""
    whole = Record.load(OPALE)
    path = folder / "given-up.json"
    replace(whole, actions=whole.actions[:decisions], resigned=list(seats)).save(path)
    return str(path)


def test_a_game_that_was_given_up(cli: Cli, tmp_path: Path) -> None:
    path, page = given_up(tmp_path, 30, 1), tmp_path / "review.html"
    shown = cli("review", path, "--simulations", "10", "--html", str(page))
    assert shown.code == 0
    assert "Taras gave up, with a chance of" in shown.out
    assert "Taras gave up, with a chance of" in page.read_text(encoding="utf-8")
    assert "здає партію" in cli("review", path, "--simulations", "10", "--lang", "uk").out
    assert "broken off" in cli("review", given_up(tmp_path, 30), "--simulations", "10").out


def test_a_game_in_which_nothing_was_decided(cli: Cli, tmp_path: Path) -> None:
    path = given_up(tmp_path, 0)
    cli("review", path).refused("nothing to review", path)
    cli("review", path, "--lang", "uk").refused("розбирати нічого")


def test_bad_files_and_foreign_versions(cli: Cli, tmp_path: Path) -> None:
    cli("review", str(tmp_path / "none.json")).refused("none.json")
    (tmp_path / "text.json").write_text("hello")
    cli("review", str(tmp_path / "text.json")).refused("JSON")
    content = json.loads(Path(OPALE).read_text(encoding="utf-8"))
    (tmp_path / "old.json").write_text(json.dumps(content | {"version": 99}))
    cli("review", str(tmp_path / "old.json")).refused("99")


@pytest.mark.parametrize("effort", [("--seconds", "0"), ("--seconds", "nan"), ("--simulations", "0")])
def test_an_effort_that_is_none(cli: Cli, effort: tuple[str, str]) -> None:
    cli("review", OPALE, *effort).refused("more than 0 seconds")


def test_ctrl_c_keeps_what_is_known(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    judging = reviewing.Reviewing.judging

    def stopped(self: reviewing.Reviewing, number: int, budget: Budget, quick: bool) -> Asking[Judged]:
        if not quick and number == 3:
            raise KeyboardInterrupt
        return judging(self, number, budget, quick)

    monkeypatch.setattr(reviewing.Reviewing, "judging", stopped)
    shown = cli("review", OPALE, "--simulations", "10")
    assert shown.code == 130
    assert "Stopped" in shown.err
    assert "Luck and skill" in shown.out
