"""The pictures of lessons on the page: every lesson has one, of pieces that the game's drawings have."""

from __future__ import annotations

import json
import re

import pytest

import ludoteka
from ludoteka.lessons.format import lessons_of
from tests.rules.books import GAMES

#: More pieces than this do not fit beside a lesson's words on a phone.
MOST = 4


@pytest.mark.parametrize("name", ludoteka.games())
def test_every_lesson_has_a_picture_of_pieces_that_are_drawn(name: str) -> None:
    pictures = json.loads((GAMES / name / "lessons.json").read_text(encoding="utf-8"))
    drawn = set(re.findall(r'<symbol id="([^"]+)"', (GAMES / name / "art.svg").read_text(encoding="utf-8")))
    assert list(pictures) == [lesson.id for lesson in lessons_of(ludoteka.game(name))]
    assert {symbol for picture in pictures.values() for symbol in picture} <= drawn
    assert all(1 <= len(picture) <= MOST for picture in pictures.values())
