"""The tables drawn for a terminal: within 80 columns, and with whatever names people give themselves."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len
from rich.text import Text

import ludoteka
from ludoteka.engine.markup import plain
from ludoteka.engine.text import LANGUAGES, Words
from tests.conformance.cases import Case, few_cases, sampled

COLUMNS = 80
FRAMES = re.compile("[\u2500-\u257f]")
#: Games that frame their cards, and how wide.
FRAMED = {"opale": 23, "oriflamme-alliance": 17}
#: Names made of markup, whole and in halves.
NAMES = ("[/]", "[bold]x[/bold]", "back\\", "[red", "\\[/b]\\\\")


def drawn(position: ludoteka.Position, seat: int | None, words: Words) -> str:
    return Text.from_markup(position.game.parts.terminal.draw(position.view(seat), words), emoji=False).plain


def is_sentence(line: str) -> bool:
    """Tell whether a line loses nothing when it is broken between words."""
    return not FRAMES.search(line) and "  " not in line.strip()


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_every_drawing_fits_80_columns_in_every_language(case: Case) -> None:
    for position, _ in sampled(case, 41, 0.04):
        for language in LANGUAGES:
            for line in drawn(position, position.current_player, Words(language)).splitlines():
                assert cell_len(line) <= COLUMNS or is_sentence(line), line


@pytest.mark.parametrize("case", [case for case in few_cases() if case.name in FRAMED], ids=str)
def test_frames_close_at_their_right_side(case: Case) -> None:
    """A line between two frames is as long as the frame: nothing in it juts out."""
    for position, _ in sampled(case, 42, 0.04):
        for language in LANGUAGES:
            lines = drawn(position, position.current_player, Words(language)).splitlines()
            for line in lines:
                if line.count("│") and line.count("│") % 2 == 0:
                    assert {len(part) for part in line.split("│")[1::2]} == {FRAMED[case.name]}, line


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_names_made_of_markup_are_drawn_as_they_are(case: Case) -> None:
    names = NAMES[: case.players]
    position = case.new(1)
    shown = drawn(position, 0, Words("en", names))
    for name in names:
        assert name in shown


@pytest.mark.parametrize("name", [*NAMES, "[1]", "a [b c] d", "[", "]", "\\", "\\\\", "[#fff]", "[@click=x]y"])
@pytest.mark.parametrize("around", ["{}", "[bold]{}[/]", "({}) [dim]z[/]", "{}]"])
def test_a_name_is_text_whatever_stands_around_it(name: str, around: str) -> None:
    expected = Text.from_markup(around.format("NAME")).plain.replace("NAME", name)
    assert Text.from_markup(around.format(plain(name)), emoji=False).plain == expected
