"""Pictures: every sign of every table can be drawn, as SVG and as pixels."""

from __future__ import annotations

from xml.etree import ElementTree

import numpy as np
import pytest

import ludoteka
from ludoteka.engine.drawing import Picture
from ludoteka.envs.lettering import FILLED, INSTEAD, OUTLINED, ROUND, STROKES, picture_of_text
from ludoteka.envs.rendering import WIDTH, as_markup, as_picture, as_text
from tests.conformance.cases import Case, few_cases, sampled

SIGNS = {*STROKES, *FILLED, *OUTLINED, *ROUND, *INSTEAD}
#: Besides ASCII, letters that the font of every picture has.
LETTERS = set("°µ²½é")


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_every_sign_of_a_table_has_a_shape(case: Case) -> None:
    for position, _ in sampled(case, 41, 0.1):
        for seat in (None, 0):
            signs = {letter for letter in as_markup(position, seat) if not letter.isascii()}
            assert signs <= SIGNS | LETTERS, signs - SIGNS


@pytest.mark.parametrize("name", ludoteka.games())
def test_tables_are_drawn(name: str) -> None:
    position = ludoteka.game(name).new(seed=1)
    picture = as_picture(position, 0)
    pixels = picture.pixels()
    assert pixels.shape == (picture.height, picture.width, 3)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 10
    document = ElementTree.fromstring(picture.svg())
    assert len(document) == 1 + len(picture.shapes)
    assert max(map(len, as_text(position, None).splitlines())) < 20 * WIDTH


def test_colours_and_dim_letters_are_kept() -> None:
    picture = picture_of_text("[bold #ff0000]R[/] [dim]d[/]\nx")
    colours = [shape.colour for shape in picture.shapes]
    assert colours[0] != colours[2] != colours[1]
    assert picture.height > picture_of_text("x").height


def test_shapes_are_painted_in_order() -> None:
    picture = Picture(20, 10, paper="#000000")
    picture.polygon([(0, 0), (20, 0), (20, 10), (0, 10)], "#ff0000")
    picture.circle((5, 5), 3, "#00ff00")
    picture.line([(15, 0), (15, 10)], "#0000ff", 2)
    picture.text((10, 5), "<&>", 6, "#ffffff")
    pixels = picture.pixels()
    assert pixels[1, 1].tolist() == [255, 0, 0]
    assert pixels[5, 5].tolist() == [0, 255, 0]
    assert pixels[2, 15].tolist() == [0, 0, 255]
    assert ElementTree.fromstring(picture.svg())[-1].text == "<&>"
