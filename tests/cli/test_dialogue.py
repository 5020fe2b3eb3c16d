"""The conversation with a person: help, log, reasons, searching and paging."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.cli import choices, dialogue
from tests.cli.conftest import Cli, Result


def talk(cli: Cli, *lines: str) -> Result:
    result = cli("play", "opale", "--seed", "3", "--lang", "en", lines=[*lines, "quit"], person=True)
    assert (result.code, result.err) == (0, "")
    return result


def test_choices_are_numbered_and_described(cli: Cli) -> None:
    shown = talk(cli)
    assert "Player 1: 5 choices" in shown.out
    assert "5  D11  Play 2 cards: Dark Guardian (1+1)" in shown.out


def test_mistakes_are_explained_and_may_be_repaired(cli: Cli) -> None:
    shown = talk(cli, "zzz", "99", "P4", "1")
    assert "“zzz” is neither a number of the list nor notation such as H2, W2, G2." in shown.out
    assert "There is no choice 99: choose from 1 to 5." in shown.out
    assert "P4 is not legal here" in shown.out
    assert "Player 1 plays 1 card: Sea Huntress. value 2" in shown.out


@pytest.mark.parametrize("number", ["0", "000", "6", "9" * 5000])
def test_a_number_that_is_not_in_the_list(cli: Cli, number: str) -> None:
    assert "choose from 1 to 5" in talk(cli, number).out


def test_help_names_every_command(cli: Cli) -> None:
    shown = talk(cli, "?")
    for name in dialogue.COMMANDS:
        assert f"\n{name} " in shown.out


def test_log_tells_all_so_far(cli: Cli) -> None:
    shown = talk(cli, "log", "1", "log")
    assert "Nothing has happened yet." in shown.out
    assert "Player 1 plays 1 card: Sea Huntress. value 2" in shown.out
    assert "   2. Bot 2 plays" in shown.out


def test_table_shows_the_choices_again(cli: Cli) -> None:
    assert talk(cli, "table").out.count("Player 1: 5 choices") == 2


@pytest.mark.parametrize("what", ["D11", "d11", "5", '{"play": [{"type": "sea_huntress", "value": 2}]}'])
def test_why_says_that_an_action_is_legal(cli: Cli, what: str) -> None:
    assert f"{what} is legal." in talk(cli, f"why {what}").out


@pytest.mark.parametrize("what", ["P4", "p4", '{"play": [{"type": "royal_pearl", "value": 4}]}'])
def test_why_says_why_an_action_is_not_legal(cli: Cli, what: str) -> None:
    shown = talk(cli, f"why {what}").out
    assert "You do not hold this card: Royal Pearl 4." in shown


def test_why_of_parts_that_fit_no_action(cli: Cli) -> None:
    cards = '[{"type": "sea_huntress", "value": 2}, {"type": "lava_golem", "value": 2}]'
    shown = talk(cli, f'why {{"play": {cards}}}').out
    assert "neither" not in shown
    assert "is legal" not in shown


def test_why_where_a_game_gives_no_reasons(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ludoteka.game("opale").parts._optional, "whynot", None)
    shown = talk(cli, "why P4", "P4").out
    assert shown.count("P4 is not legal here.") == 2


@pytest.mark.parametrize("what", ["zzz", "{", '{"play": 1}', "[]", '{"play": [{"type": "no", "value": 4}]}', "{}"])
def test_why_of_what_is_no_action(cli: Cli, what: str) -> None:
    assert f"“{what}” is neither" in talk(cli, f"why {what}").out


def test_a_very_long_line_is_no_problem(cli: Cli) -> None:
    shown = talk(cli, "x" * 100_000, "why {" + " " * 10_000 + '"play": [{"type": "sea_huntress", "value": 2}]}').out
    assert "…” is neither" in shown
    assert "… is legal." in shown


def test_why_of_nothing_gives_an_example(cli: Cli) -> None:
    assert "for instance: why H2" in talk(cli, "why").out


def test_searching_shows_a_part_of_the_choices(cli: Cli) -> None:
    shown = talk(cli, "/guardian", "/guardian 1+1", "/", "/unheard-of").out
    assert "Player 1: 2 of 5 choices" in shown
    assert "Player 1: 1 of 5 choices" in shown
    assert shown.count("Player 1: 5 choices") == 2
    assert "No choice contains “unheard-of”." in shown


def test_numbers_stay_the_same_while_searching(cli: Cli) -> None:
    assert "Player 1 plays 2 cards: Dark Guardian. " in talk(cli, "/guardian", "5").out


def test_many_choices_come_in_pages_and_any_text_searches(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "MANY", 4)
    monkeypatch.setattr(dialogue, "PAGE", 2)
    shown = talk(cli, "", "", "", "golem", "nothing", "W2").out
    assert shown.count("Page 1 of 3.") == 2
    assert shown.count("Page 2 of 3.") == 1
    assert shown.count("Page 3 of 3.") == 1
    assert "Player 1: 1 of 5 choices" in shown
    assert "“nothing” is neither" in shown
    assert "Player 1 plays 1 card: Abyss Witch. value 2" in shown


def test_a_game_that_draws_no_table_shows_what_the_seat_sees(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ludoteka.game("opale").parts._optional, "terminal", None)
    shown = talk(cli).out
    assert "'hand': [{'type': 'sea_huntress', 'value': 2}" in shown
