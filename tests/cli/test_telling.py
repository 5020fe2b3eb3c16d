"""What the command line says of itself and of results."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka import cli
from ludoteka.cli.choices import Choices
from ludoteka.cli.commands import play
from ludoteka.cli.complaints import Complaint
from ludoteka.cli.overview import COMMANDS
from ludoteka.cli.parser import Parser
from ludoteka.engine.text import LANGUAGES, Words
from ludoteka.games.orion_duel import terminal
from tests.games.orion_duel.positions_of_game import LEFT_TO_RIGHT, lay, make


def test_the_help_of_play_names_the_level_that_bots_really_have() -> None:
    for language in LANGUAGES:
        parser = Parser("play", Words(language))
        play.arguments(parser)
        assert f": {parser.get_default('bot')})" in parser.format_help()


def test_the_docstring_of_the_command_line_lists_every_command() -> None:
    assert cli.__doc__ is not None
    for name in COMMANDS:
        assert f"{name}`" in cli.__doc__


def test_a_win_by_conditions_is_not_listed_by_points() -> None:
    position = make([cell for cell in LEFT_TO_RIGHT if cell != (0, -2)])
    position.apply(lay("mono", [(0, -2)]))
    words = Words("en")
    assert [terminal.standing(position.view(None), p, words) for p in range(2)] == [
        "Conditions met: 1",
        "Conditions met: 0",
    ]


def test_small_letters_will_do_for_a_placement_by_any_of_its_names() -> None:
    game = ludoteka.game("orion-duel")
    choices = Choices(game.new(seed=1, setup="symmetric-1"), Words("en"))
    assert choices.notation("d2@1,2 r3") == game.action_from_text("D2@1,2 r3")


def placing() -> ludoteka.Position:
    position = ludoteka.game("akropolis").new(2, seed=1)
    position.apply(0)
    return position


def test_a_typed_place_off_the_table_is_refused_with_a_reason() -> None:
    position = placing()
    far = {"place": {"q": 62, "r": -1, "rotation": 0}}
    assert position.action_from_json(far) in position.legal_actions()  # the plane is rolled up
    assert [reason.key for reason in position.why_not(far)] == ["akropolis-why-off-table"]
    choices = Choices(position, Words("en"))
    action = choices.notation("62,-1:0")
    assert action is not None
    with pytest.raises(Complaint) as refused:
        choices.legal(action, "62,-1:0")
    assert "akropolis-why-off-table" in repr(vars(refused.value))


def test_placements_are_sorted_and_a_cell_is_found_as_a_whole() -> None:
    choices = Choices(placing(), Words("en"))
    texts = [choices.choice(number).notation for number in choices.numbers]
    cells = [tuple(int(part) for part in text.replace(":", ",").split(",")) for text in texts]
    assert cells == sorted(cells)
    found = [choices.choice(number).notation for number in choices.matching("2,0")]
    assert found
    assert all(text.startswith("2,0:") for text in found)
