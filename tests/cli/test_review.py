"""`ludoteka review`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteka.review import reviewing
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


def test_a_game_that_is_not_over(cli: Cli, record: Path) -> None:
    cli("review", str(record)).refused("is not over", str(record))
    cli("review", str(record), "--lang", "uk").refused("не завершено")


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
    judge = reviewing.Reviewing.judge

    def stopped(self: reviewing.Reviewing, number: int, budget: object, quick: bool, cancel: object) -> object:
        if not quick and number == 3:
            raise KeyboardInterrupt
        return judge(self, number, budget, quick, cancel)  # type: ignore[arg-type]

    monkeypatch.setattr(reviewing.Reviewing, "judge", stopped)
    shown = cli("review", OPALE, "--simulations", "10")
    assert shown.code == 130
    assert "Stopped" in shown.err
    assert "Luck and skill" in shown.out
