"""Several persons at one keyboard: nobody sees another's hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteka.engine.record import Record
from tests.cli.conftest import Cli, records_in


def test_a_cover_stands_between_two_persons(cli: Cli) -> None:
    played = cli("play", "opale", "--seat", "0", "1", "--seed", "3", lines=["", "1", "", "", "1", "", ""])
    assert played.code == 0
    assert "Player 1 is next. Please pass the keyboard." in played.out
    before, after = played.out.split("Player 2 is next. Please pass the keyboard.")[:2]
    assert before.rpartition("╭")[0].rstrip().endswith("Press Enter to cover the table.")
    assert "Player 2: press Enter when nobody else is looking." in after
    assert "Player 2>" in after


def test_nothing_secret_of_one_person_is_said_behind_the_cover_of_another(cli: Cli) -> None:
    played = cli("play", "opale", "--seat", "0", "1", "--seed", "3", lines=["", "5", "", "", "log", "1", "", ""])
    first, second = played.out.split("Player 2 is next. Please pass the keyboard.")[:2]
    drawn = r"Player 1 draws 2 cards\. .*only you"
    assert re.search(drawn, first)
    mine = second.split("Player 1 is next.")[0]
    assert "Player 1 draws 2 cards." in mine
    assert not re.search(drawn, mine)
    assert mine.count("Your hand") >= 1
    hands = re.findall(r"Your hand: (.*)", played.out)
    assert len(set(hands)) == len(hands)


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_whole_game_of_two_persons(cli: Cli, tmp_path: Path, language: str) -> None:
    lines = [""] + ["1", "", ""] * 300  # an empty line where there is no cover shows the choices again
    played = cli("play", "opale", "--seat", "0", "1", "--seed", "3", "--lang", language, lines=lines)
    assert (played.code, played.err) == (0, "")
    (path,) = records_in(tmp_path)
    record = Record.load(path)
    assert record.seats == ["person", "person"]
    assert record.position().is_over


def test_leaving_at_the_cover_keeps_the_record(cli: Cli, tmp_path: Path) -> None:
    played = cli("play", "opale", "--seat", "0", "1", "--seed", "3", lines=["", "1"])
    assert played.code == 0
    assert len(Record.load(records_in(tmp_path)[0]).actions) == 1
