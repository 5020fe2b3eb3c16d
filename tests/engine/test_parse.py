"""Positions as text: the same again, or an error that says what is wrong."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteka
from ludoteka.engine.errors import BadNotation, BadOption, BadPlayers
from ludoteka.engine.game import Game
from tests.engine import fuzz

REPO = Path(__file__).parents[2]
TEXTS = fuzz.positions(ludoteka.game("opale"), random.Random(5), 4)


def parts(text: str) -> list[str]:
    return text.split(" | ")


def test_a_text_gives_the_position_again_with_every_kind_of_option(pebbles: Game) -> None:
    for options in (
        {},
        {"heap": "big"},
        {"dice": True},
        {"gifts": ["one", "two"]},
        {"skill": ["two", "three", "two"]},
        {"heap": "big", "dice": True, "gifts": ["two"], "skill": ["two"] * 3},
    ):
        position = pebbles.new(3, seed=6, **options)
        position.apply(1)
        again = pebbles.parse(str(position))
        assert again == position
        assert again.options == position.options
        assert again.legal_actions() == position.legal_actions()


def test_a_text_names_the_game_its_version_the_options_that_are_not_usual_and_the_generator(pebbles: Game) -> None:
    game, setting, generator, _ = parts(str(pebbles.new(3, seed=10, dice=True, skill=["two", "two", "three"])))
    assert game == "pebbles 3"
    assert setting == "3 dice=yes skill=two+two+three"
    assert generator.startswith("a-0-3-")
    assert parts(str(pebbles.new(2, seed=2**64 * 255)))[1:3][0] == "2"
    assert parts(str(pebbles.new(2, seed=2**64 * 255)))[2].startswith("0-ff-")


@pytest.mark.parametrize(
    ("place", "text", "error", "message"),
    [
        (0, "opale 99", BadNotation, "'opale 99' is not 'opale 1', the game and its version"),
        (0, "chess 1", BadNotation, "'chess 1' is not 'opale 1'"),
        (0, "", BadNotation, "'' is not 'opale 1'"),
        (1, "", BadNotation, "'' does not begin with a number of players"),
        (1, "two", BadNotation, "'two' does not begin with a number of players"),
        (1, "²", BadNotation, "does not begin with a number of players"),
        (1, "9" * 5000, BadNotation, "does not begin with a number of players"),
        (1, "3", BadPlayers, "for 2 players, not 3"),
        (1, "2 omen", BadOption, "'omen' is not an option: write name=value"),
        (1, "2 variants=rain", BadOption, "Option 'variants' cannot be"),
        (1, "2 weather=fine", BadOption, "no option 'weather'"),
        (2, "", BadNotation, "'' is not a generator: 5 hexadecimal words joined by '-'"),
        (2, "1-2-3-4", BadNotation, "is not a generator"),
        (2, "1-2-3-4-5-6", BadNotation, "is not a generator"),
        (2, "1-2-3-4-g", BadNotation, "is not a generator"),
        (2, "1-2-3-4-", BadNotation, "is not a generator"),
        (2, "1-2-3-4-10000000000000000", BadNotation, "is not a generator"),
        (2, "1-2-3-4-1_0", BadNotation, "is not a generator"),
        (3, "", BadNotation, "is not a position of Opale"),
        (3, "rubbish", BadNotation, "is not a position of Opale"),
        (3, "phase=play turn=5", BadNotation, "is not a position of Opale"),
    ],
)
def test_a_part_that_does_not_fit_is_named(
    opale: Game, place: int, text: str, error: type[Exception], message: str
) -> None:
    changed = parts(TEXTS[3])
    changed[place] = text
    with pytest.raises(error, match=message):
        opale.parse(" | ".join(changed))


@pytest.mark.parametrize("text", ["", "|", "opale", "opale 1 | 2", "| | | |", "\0", "é" * 5000])
def test_what_has_not_four_parts_is_no_position(opale: Game, text: str) -> None:
    with pytest.raises(BadNotation, match=r"is not a position: it has 4 parts between '\|', not [0-9]"):
        opale.parse(text)


@pytest.mark.parametrize("text", [None, 5, b"opale 1", ["opale"]])
def test_what_is_not_text_is_no_position(opale: Game, text: Any) -> None:
    with pytest.raises(BadNotation, match="is not a position"):
        opale.parse(text)


def test_an_impossible_position_is_refused_with_what_is_impossible(pebbles: Game) -> None:
    text = str(pebbles.new(2, seed=1)).replace("turn=0", "turn=2")
    with pytest.raises(BadNotation, match="not a possible position of Pebbles: it is the turn of seat 2"):
        pebbles.parse(text)


@settings(max_examples=50)
@given(st.text(max_size=300))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises((BadNotation, BadOption, BadPlayers)):
        ludoteka.game("opale").parse(text)


@given(st.sampled_from(TEXTS), st.integers(0, 3), st.text(max_size=60))
def test_any_text_in_place_of_a_part_is_refused_or_plays_on(text: str, place: int, rubbish: str) -> None:
    changed = parts(text)
    changed[place] = rubbish
    fuzz.outcome(ludoteka.game("opale"), " | ".join(changed), random.Random(1))


def test_changed_texts_are_refused_or_play_on() -> None:
    counts = fuzz.fuzz("opale", 1200, seed=1)
    assert set(counts) >= {"BadNotation", "BadOption", "plays on"}
    assert counts["plays on"] > 50


def test_changed_texts_are_refused_or_play_on_within_all_bounds() -> None:
    """Uncompiled, whatever is out of range or out of bounds raises."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.engine.fuzz", "opale", "300", "2"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        cwd=REPO,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert json.loads(done.stdout)["plays on"] > 10
