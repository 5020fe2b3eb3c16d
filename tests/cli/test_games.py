"""`ludoteka games` and the overview."""

from __future__ import annotations

import pytest

from ludoteka.cli.overview import COMMANDS
from ludoteka.engine.registry import game, games
from ludoteka.version import __version__
from tests.cli.conftest import Cli


def test_games_shows_every_game_with_players_and_options(cli: Cli) -> None:
    shown = cli("games")
    assert shown.code == 0
    assert shown.err == ""
    for name in games():
        assert f"({name})" in shown.out
        assert game(name).title in shown.out
        for option in game(name).options:
            assert option.name in shown.out
    assert "for 2 players" in shown.out
    assert "omen, shells" in shown.out
    assert "Rüdiger Dorn" in shown.out


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", ["for 2 players", "Orion Duel", "Opale"]),
        ("uk", ["для 2 гравців", "Оріон Дуель", "Опал"]),
        ("ru", ["для 2 игроков", "Орион Дуэль", "Опал"]),
    ],
)
def test_games_in_three_languages(cli: Cli, language: str, shown: list[str]) -> None:
    said = cli("games", "--lang", language).out
    assert [part for part in shown if part not in said] == []


def test_no_command_shows_the_commands(cli: Cli) -> None:
    for argv in ([], ["--help"], ["-h"], ["help"]):
        shown = cli(*argv)
        assert shown.code == 0
        assert all(f"ludoteka {command}" in shown.out for command in COMMANDS)


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_every_language(cli: Cli, command: str, language: str) -> None:
    shown = cli(command, "--help", "--lang", language)
    assert (shown.code, shown.err) == (0, "")
    assert f"ludoteka {command}" in shown.out
    assert "--lang" in shown.out
    usage = {"en": "Usage:", "uk": "Використання:", "ru": "Использование:"}
    assert shown.out.startswith(usage[language])


def test_version(cli: Cli) -> None:
    assert cli("--version").out == f"ludoteka {__version__}\n"
