"""`ludoteka replay` and `ludoteka verify`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Cli


def changed(path: Path, change: Callable[[dict[str, Any]], None]) -> str:
    content = json.loads(path.read_text())
    change(content)
    path.write_text(json.dumps(content))
    return str(path)


# ---- replay


def test_replay_shows_every_move_and_the_last_table(cli: Cli, record: Path) -> None:
    shown = cli("replay", str(record))
    assert (shown.code, shown.err) == (0, "")
    for number in range(1, len(json.loads(record.read_text())["actions"]) + 1):
        assert f"{number:>4}. " in shown.out
    assert "Sea Huntress" in shown.out
    assert "The game is not over." in shown.out
    assert "Your hand" not in shown.out


def test_replay_through_the_eyes_of_a_seat(cli: Cli, record: Path) -> None:
    public = cli("replay", str(record)).out
    own = cli("replay", str(record), "--seat", "0").out
    assert "Player 1 draws 1 card." in public
    assert "(only you)" not in public
    drawn = [line for line in own.splitlines() if "(only you)" in line]
    assert drawn
    assert all("Player 1 draws" in line for line in drawn)
    assert "Bot 2 draws" in cli("replay", str(record), "--seat", "1").out


@pytest.mark.parametrize(("language", "name"), [("en", "Player 1"), ("uk", "Гравець 1"), ("ru", "Игрок 1")])
def test_replay_in_three_languages(cli: Cli, record: Path, language: str, name: str) -> None:
    assert name in cli("replay", str(record), "--lang", language).out


def test_replay_names_who_sat_there(cli: Cli, record: Path) -> None:
    path = changed(record, lambda content: content.update(seats=["Olena", "bot:random"]))
    assert "Olena · Bot 2" in cli("replay", path).out


def test_stepping_waits_before_every_move(cli: Cli, record: Path) -> None:
    count = len(json.loads(record.read_text())["actions"])
    shown = cli("replay", str(record), "--step", lines=[""] * count)
    assert shown.code == 0
    assert shown.out.count("Enter continues") == count
    assert shown.out.count("Store:") == count + 1


@pytest.mark.parametrize("lines", [["", "q"], [""], ["", "quit"]])
def test_stepping_can_be_stopped(cli: Cli, record: Path, lines: list[str]) -> None:
    shown = cli("replay", str(record), "--step", lines=lines)
    assert shown.code == 0
    assert "   1. " in shown.out
    assert "   2. " not in shown.out


def test_no_such_seat(cli: Cli, record: Path) -> None:
    cli("replay", str(record), "--seat", "2").refused("seat 2", "0 to 1")


# ---- verify


def test_verify_says_what_it_has_checked(cli: Cli, record: Path) -> None:
    checked = cli("verify", str(record))
    content = json.loads(record.read_text())
    assert (checked.code, checked.err) == (0, "")
    assert checked.out.count("✓") == 3
    assert content["commitment"] in checked.out
    assert content["result"]["digest"] in checked.out


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_verify_in_other_languages(cli: Cli, record: Path, language: str) -> None:
    checked = cli("verify", str(record), "--lang", language)
    assert (checked.code, checked.out.count("✓")) == (0, 3)
    assert "decision" not in checked.out


def illegal(content: dict[str, Any]) -> None:
    content["actions"][0] = "P4"


def not_notation(content: dict[str, Any]) -> None:
    content["actions"][1] = "checkmate"


def other_seed(content: dict[str, Any]) -> None:
    content["commitment"] = "0" * 64


def other_result(content: dict[str, Any]) -> None:
    content["result"]["scores"] = [99, 0]


def one_action_less(content: dict[str, Any]) -> None:
    content["actions"].pop()


def other_version(content: dict[str, Any]) -> None:
    content["version"] = 99


DAMAGES = [
    (illegal, "action 1, P4, is not legal"),
    (not_notation, "action 2, “checkmate”, is not notation"),
    (other_seed, "not the one that was promised"),
    (other_result, "does not replay to the result"),
    (one_action_less, "does not replay to the result"),
    (other_version, "version 99"),
    (lambda content: content.pop("actions"), "actions"),
    (lambda content: content.update(seed="xyz"), "xyz"),
    (lambda content: content.update(seed="-1"), "seed"),
    (lambda content: content.update(seed="f" * 40), "seed"),
    (lambda content: content.update(players=7), "players"),
    (lambda content: content.update(options={"speed": "high"}), "speed"),
    (lambda content: content.update(format=2), "format"),
    (lambda content: content.update(actions=[1, 2]), "action 1"),
    (lambda content: content.update(actions=3), "actions"),
    (lambda content: content.update(result=None), "result"),
    (lambda content: content.update(game="chess"), "chess"),
    (lambda content: content.pop("game"), "not a record"),
]


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(("change", "part"), DAMAGES)
def test_a_changed_record_is_refused(
    cli: Cli, record: Path, command: str, change: Callable[[dict[str, Any]], None], part: str
) -> None:
    cli(command, changed(record, change)).refused(part)


@pytest.mark.parametrize("language", ["uk", "ru"])
@pytest.mark.parametrize("change", [illegal, not_notation, other_seed, other_result, other_version])
def test_what_is_wrong_is_said_in_the_readers_language(
    cli: Cli, record: Path, change: Callable[[dict[str, Any]], None], language: str
) -> None:
    refused = cli("verify", changed(record, change), "--lang", language)
    refused.refused("begun.json")
    words = refused.err.replace(str(record), "").replace("checkmate", "").replace("ludoteka:", "")
    assert not any(letter.isascii() and letter.isalpha() and letter != "P" for letter in words)


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.99])
def test_a_truncated_record_is_refused(cli: Cli, record: Path, share: float) -> None:
    text = record.read_text()
    record.write_text(text[: int(len(text) * share)])
    cli("verify", str(record)).refused("begun.json", "not whole JSON")


@pytest.mark.parametrize("text", ["[]", "3", "null", '"opale"', "{}", '{"game": 5}'])
def test_json_that_is_no_record_is_refused(cli: Cli, tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text)
    cli("verify", str(path)).refused("odd.json", "not a record")


def test_a_file_that_is_not_text_is_refused(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(b"\xff\xfe\x00")
    cli("verify", str(path)).refused("odd.json")


def test_a_deeply_nested_file_is_refused(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "deep.json"
    path.write_text("[" * 100_000)
    cli("verify", str(path)).refused("deep.json")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_missing_file_and_a_folder(cli: Cli, tmp_path: Path, command: str) -> None:
    cli(command, str(tmp_path / "nowhere.json")).refused("nowhere.json")
    cli(command, str(tmp_path)).refused(tmp_path.name)


# ---- a record a line


def test_a_file_of_several_records_is_verified_line_by_line(cli: Cli, record: Path, tmp_path: Path) -> None:
    content = json.loads(record.read_text())
    broken = content | {"actions": content["actions"][:-1]}
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(map(json.dumps, (content, content))) + "\n\n" + json.dumps(broken))
    shown = cli("verify", f"{file}:2")
    assert (shown.code, shown.out.count("version 1 of the rules")) == (0, 1)
    wrong = cli("verify", str(file))
    assert wrong.code != 0
    assert "games.jsonl:4" in wrong.err.replace("\n", "")
    file.write_text("\n".join(map(json.dumps, (content, content))))
    assert cli("verify", str(file)).out.count("version 1 of the rules") == 2
    assert "The game is not over." in cli("replay", f"{file}:1").out
    asked = cli("replay", str(file))
    assert asked.code != 0
    assert "2 games" in asked.err.replace("\n", " ")
    assert "not a record" in cli("verify", f"{file}:9").err.replace("\n", " ")
