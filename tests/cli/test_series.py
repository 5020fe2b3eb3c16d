"""`ludoteka play --series`: games until somebody has won so many."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

import ludoteka
from ludoteka.engine.record import Record
from ludoteka.engine.series import won_by
from tests.cli.conftest import Cli, records_in

ALWAYS_FIRST = ["1"] * 2000
FAST = ("--bot", "random", "--seed", "5")


def test_a_series_is_played_until_it_is_decided(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    played = cli("play", "opale", "--series", "2", *FAST, "--record", str(path), lines=ALWAYS_FIRST)
    assert (played.code, played.err) == (0, "")
    files = [path, *sorted(tmp_path.glob("one-game-*.json"))]
    records = [Record.load(file) for file in files]
    tally = [0, 0]
    for number, (record, file) in enumerate(zip(records, files, strict=True), 1):
        seat = won_by(record.position().winners())
        if seat is not None:
            tally[seat] += 1
        assert record.series is not None
        assert (record.series.game, list(record.series.tally)) == (number, tally)
        assert (record.series.winner is None) == (number < len(records))
        assert cli("verify", str(file)).code == 0
    # who lost begins
    for one, two in itertools.pairwise(records):
        seat = won_by(one.position().winners())
        begins = 1 - (one.start().current_player or 0) if seat is None else 1 - seat
        assert two.start().current_player == begins
    assert len(records) >= 2
    # the same seed and answers give the same series
    twin = tmp_path / "two.json"
    assert cli("play", "opale", "--series", "2", *FAST, "--record", str(twin), lines=ALWAYS_FIRST).code == 0
    again = [twin, *sorted(tmp_path.glob("two-game-*.json"))]
    assert [file.read_text() for file in again] == [file.read_text() for file in files]
    assert "A series begins: first to 2 wins." in played.out
    assert "Game 2 of the series begins. Score: Player 1: " in played.out
    assert "the series. Score: Player 1: " in played.out


@pytest.mark.parametrize(
    ("language", "stopped"),
    [("en", "The series stops here. Score:"), ("uk", "Серію зупинено. Рахунок:"), ("ru", "Серия остановлена. Счёт:")],
)
def test_a_series_may_be_stopped_and_says_how_it_stands(cli: Cli, tmp_path: Path, language: str, stopped: str) -> None:
    played = cli("play", "opale", "--series", "3", *FAST, "--lang", language, lines=["1", "quit"])
    assert played.code == 0
    assert stopped in played.out
    (path,) = records_in(tmp_path)
    record = Record.load(path)
    assert record.series is not None
    assert record.series.to_json() == {"first_to": 3, "game": 1, "tally": [0, 0]}


def test_between_two_games_one_may_stop(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    assert cli("play", "opale", *FAST, "--record", str(path), lines=ALWAYS_FIRST).code == 0
    decisions = sum(1 for before in Record.load(path).replay() if before.current_player == 0)
    path.unlink()
    lines = ["1"] * decisions + ["q", "1"]
    played = cli("play", "opale", "--series", "3", *FAST, "--record", str(path), lines=lines)
    assert "Enter begins the next game, q stops." in played.out
    assert "The series stops here." in played.out
    assert not list(tmp_path.glob("one-game-*"))


@pytest.mark.parametrize(
    ("argv", "parts"),
    [
        (("opale", "--series", "10"), ("1 to 9 wins", "not to 10")),
        (("opale", "--series", "0"), ("1 to 9 wins", "not to 0")),
        (("akropolis", "--players", "1", "--series", "2"), ("two players or more", "for 1")),
    ],
)
def test_what_is_no_series_is_refused(cli: Cli, argv: tuple[str, ...], parts: tuple[str, ...]) -> None:
    cli("play", *argv).refused(*parts)


def test_every_game_says_who_begins_the_next_one() -> None:
    assert {ludoteka.game(name).header.next_game for name in ludoteka.games()} == {"loser", "sides"}
    assert ludoteka.game("orion-duel").header.next_game == "sides"
