"""Whatever is asked wrongly: one line that says what would be right, in the reader's language, and exit code 2."""

from __future__ import annotations

import pytest

from ludoteka.bots import bot
from tests.cli.conftest import Cli

WRONG = [
    (["chess"], ["chess", "games, play"]),
    (["plya"], ["plya", "play"]),
    (["play"], ["ludoteka play"]),
    (["play", "chess"], ["chess", "opale"]),
    (["play", "opal"], ["opal", "opale"]),
    (["play", "opale", "--players", "3"], ["3", "2"]),
    (["play", "opale", "--players", "two"], ["two"]),
    (["play", "opale", "--players"], ["--players"]),
    (["play", "opale", "--options", "speed=high"], ["speed", "variants"]),
    (["play", "opale", "--options", "variant=omen"], ["variant", "variants"]),
    (["play", "opale", "--options", "variants=wind"], ["variants", "wind", "omen, shells"]),
    (["play", "opale", "--options", "omen"], ["omen", "="]),
    (["play", "opale", "--seat", "2"], ["2", "0", "1"]),
    (["play", "opale", "--seat", "-1"], ["-1"]),
    (["play", "opale", "--seed", "-5"], ["-5", "2^128"]),
    (["play", "opale", "--seed", str(1 << 128)], ["2^128"]),
    (["play", "opale", "--seed", "1.5"], ["1.5"]),
    (["play", "opale", "--bot", "grandmaster"], ["grandmaster", "random"]),
    (["play", "opale", "--colour", "red"], ["--colour", "ludoteka play"]),
    (["play", "opale", "twice"], ["twice"]),
    (["bench", "chess"], ["chess", "opale"]),
    (["bench", "opale", "--seconds", "0"], ["0"]),
    (["bench", "opale", "--seconds", "nan"], ["nan"]),
    (["bench", "opale", "--seconds", "soon"], ["soon"]),
    (["bench", "opale", "--json=1"], ["--json"]),
    (["warm", "chess"], ["chess", "opale"]),
    (["replay"], ["ludoteka replay"]),
    (["verify", "nowhere.json"], ["nowhere.json"]),
    (["games", "--lang", "fr"], ["fr", "en, uk, ru"]),
    (["games", "--lang"], ["en, uk, ru"]),
    (["games", "extra"], ["extra"]),
    (["play", "opale", "--players", "9" * 5000], ["9"]),
    (["play", "\udcff\n"], ["opale"]),
]


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize(("argv", "parts"), WRONG)
def test_one_line_and_code_2(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, argv: list[str], parts: list[str], language: str
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    refused = cli(*argv)
    refused.refused(*parts)
    assert refused.out == ""
    cyrillic = any("а" <= letter <= "я" for letter in refused.err)
    assert cyrillic == (language != "en")


@pytest.mark.parametrize(("language", "title"), [("en", "Opale"), ("uk", "Опал"), ("ru", "Опал")])
def test_a_complaint_names_the_game_by_its_title(cli: Cli, language: str, title: str) -> None:
    cli("play", "opale", "--players", "3", "--lang", language).refused(title)


def test_as_a_process(process: Cli) -> None:
    process("play", "chess").refused("There is no game “chess”")
    process("play", "chess", LANG="uk_UA.UTF-8").refused("Немає гри «chess»")
    process("play", "chess", LC_ALL="ru_RU.UTF-8", LANG="en_GB.UTF-8").refused("Нет игры «chess»")
    process("play", "opale", "--seed", "3", stdin="P4\n").refused("P4", "not legal")


def test_a_terminal_without_our_letters_gets_a_line_all_the_same(process: Cli) -> None:
    refused = process("play", "chess", "--lang", "uk", PYTHONIOENCODING="ascii")
    refused.refused("chess", "opale")


def test_an_error_from_deeper_says_its_kind_first(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.cli.commands.games.games", lambda: bot("opale", "grandmaster"))
    cli("games").refused("There is no bot of level 'grandmaster'")
    cli("games", "--lang", "uk").refused("Немає такого бота: There is no bot of level 'grandmaster'")
