"""`ludoteka play`: a person against bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteka.engine.record import Record
from tests.cli.conftest import Cli, records_in

ALWAYS_FIRST = ["1"] * 600


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("options", [[], ["--options", "variants=omen+shells"]])
def test_a_whole_game(cli: Cli, tmp_path: Path, options: list[str], language: str) -> None:
    played = cli("play", "opale", "--seed", "5", "--lang", language, *options, lines=ALWAYS_FIRST)
    assert (played.code, played.err) == (0, "")
    assert "★" in played.out
    (path,) = records_in(tmp_path)
    assert str(path) in played.out
    record = Record.load(path)
    assert record.position().is_over
    assert record.seats == ["person", "bot:regular"]
    assert cli("verify", str(path)).code == 0


def test_the_same_seed_and_answers_give_the_same_game(cli: Cli, tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    for path in (one, two):
        assert cli("play", "opale", "--seed", "0x2a", "--record", str(path), lines=ALWAYS_FIRST).code == 0
    assert one.read_text() == two.read_text()
    assert int(json.loads(one.read_text())["seed"], 16) == 42


def test_without_a_seed_the_deal_is_secret_and_promised(cli: Cli, tmp_path: Path) -> None:
    played = cli("play", "opale", lines=["1"])
    assert cli("play", "opale", lines=["1"]).code == 0
    records = [json.loads(path.read_text()) for path in records_in(tmp_path)]
    assert len({record["seed"] for record in records}) == 2
    assert [record["commitment"] in played.out for record in records].count(True) == 1


def test_what_a_bot_does_is_told_without_its_secrets(cli: Cli) -> None:
    played = cli("play", "opale", "--seed", "3", lines=["1"])
    assert "Player 1 plays 1 card: Sea Huntress. value 2" in played.out
    assert "• Bot 2 plays" in played.out
    assert "Bot 2 draws 1 card." in played.out


def test_a_person_may_sit_in_any_seat(cli: Cli) -> None:
    played = cli("play", "opale", "--seed", "3", "--seat", "1", lines=["quit"])
    assert "Bot 1 · Player 2" in played.out
    assert "Player 2>" in played.out


def test_notation_chooses_whatever_its_case(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    cli("play", "opale", "--seed", "3", "--record", str(path), lines=["d11"])
    assert json.loads(path.read_text())["actions"][0] == "D11"


@pytest.mark.parametrize("ending", [[], ["quit"], ["q"], ["exit"]])
def test_leaving_keeps_the_record_and_says_where(cli: Cli, tmp_path: Path, ending: list[str]) -> None:
    played = cli("play", "opale", "--seed", "3", lines=["1", *ending])
    (path,) = records_in(tmp_path)
    assert played.code == 0
    assert f"The record is in {path}" in played.out
    assert len(Record.load(path).actions) >= 2


def test_leaving_before_the_first_move_leaves_no_record(cli: Cli, tmp_path: Path) -> None:
    played = cli("play", "opale", "--seed", "3", lines=["quit"])
    assert played.code == 0
    assert "no record" in played.out
    assert records_in(tmp_path) == []


def test_a_record_is_never_overwritten(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("precious")
    cli("play", "opale", "--record", str(path)).refused("mine.json")
    assert path.read_text() == "precious"


def test_a_record_that_cannot_be_written_is_refused_before_the_game(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    cli("play", "opale", "--record", str(tmp_path / "file" / "x.json")).refused("x.json")


def test_where_the_data_folder_cannot_be_used_the_record_goes_elsewhere(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").write_text("not a folder")
    monkeypatch.chdir(tmp_path)
    assert cli("play", "opale", "--seed", "3", lines=["1"]).code == 0
    assert len(list(tmp_path.glob("opale-*.json"))) == 1


@pytest.mark.parametrize(
    ("language", "word"), [("en", "quit"), ("uk", "вийти"), ("ru", "выйти"), ("uk", "quit"), ("ru", "QUIT")]
)
def test_commands_are_understood_in_the_readers_language(cli: Cli, language: str, word: str) -> None:
    assert cli("play", "opale", "--seed", "3", "--lang", language, lines=[word]).code == 0


# ---- nobody is there to try again


def test_an_illegal_action_from_a_script_ends_the_game_and_keeps_the_record(cli: Cli, tmp_path: Path) -> None:
    played = cli("play", "opale", "--seed", "3", lines=["1", "P4", "1", "1"])
    played.refused("P4", "not legal")
    (path,) = records_in(tmp_path)
    assert str(path) in played.out
    assert cli("verify", str(path)).code == 0


@pytest.mark.parametrize(
    ("language", "part"), [("en", "neither a number"), ("uk", "ні номер зі списку"), ("ru", "ни номер из списка")]
)
def test_text_that_is_not_notation_from_a_script(cli: Cli, language: str, part: str) -> None:
    played = cli("play", "opale", "--seed", "3", "--lang", language, lines=["Q7"])
    played.refused("Q7", part)


def test_a_number_out_of_range_from_a_script(cli: Cli) -> None:
    cli("play", "opale", "--seed", "3", lines=["999"]).refused("999", "from 1 to 5")
