"""The puzzles that are shipped: of the rules as they are, legal, clear, in words, and found again by a search."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import ludoteka
from ludoteka.engine.text import LANGUAGES, Words
from ludoteka.puzzles import Collection, Puzzle, puzzles_of
from ludoteka.puzzles.checking import problems
from ludoteka.puzzles.finding import OF_TWO_CHOICES
from ludoteka.puzzles.hunting import MARGIN
from tests.effort import tries
from tests.engine.test_words import messages

GAMES = ludoteka.games()
EACH_GAME = pytest.mark.parametrize("name", GAMES)
#: So many a game has at least: what a search of some minutes finds.
FEWEST = 20
#: So many of a game are searched for again, with this share of the thinking that found them.
SAMPLE, SHARE = tries(1, 3), 0.5


def shipped(name: str) -> Collection:
    found = puzzles_of(ludoteka.game(name))
    assert found is not None, f"{name} has no puzzles"
    return found


def sample(name: str) -> list[Puzzle]:
    return Random(name).sample(shipped(name).puzzles, SAMPLE)


@EACH_GAME
def test_every_puzzle_is_what_the_rules_allow(name: str) -> None:
    """Legal, with everything that may be done in it, its theme, its margin, and lines that can be played."""
    found = shipped(name)
    assert found.series["version"] == ludoteka.game(name).version
    for puzzle in found.puzzles:
        assert list(problems(found, puzzle, share=0)) == [], puzzle.id
        assert puzzle.margin >= MARGIN


@EACH_GAME
def test_there_are_enough_of_different_kinds(name: str) -> None:
    puzzles = shipped(name).puzzles
    assert FEWEST <= len(puzzles) <= 60
    assert len(Counter(one.grade for one in puzzles)) >= 3
    assert len(Counter(one.theme for one in puzzles)) >= 3
    assert sum(len(one.tries) == 2 for one in puzzles) <= OF_TWO_CHOICES * 60


@EACH_GAME
def test_a_sample_is_found_again(name: str) -> None:
    """By other searches than those that found them; in Orion Duel wins are proven anew."""
    found = shipped(name)
    for puzzle in sample(name):
        assert list(problems(found, puzzle, SHARE, seed=77)) == [], puzzle.id
        assert puzzle.proven is ludoteka.game(name).header.perfect


@EACH_GAME
def test_a_position_tells_no_more_than_its_seat_can_know(name: str) -> None:
    """What is hidden was drawn anew: the position is one that the seat cannot tell from others."""
    game = ludoteka.game(name)
    for puzzle in shipped(name).puzzles[:5]:
        position = game.parse(puzzle.position)
        assert position.view_only(puzzle.seat).imagine(3).view(puzzle.seat) == position.view(puzzle.seat)


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_words_and_none_are_left_over(name: str, language: str) -> None:
    themes = ludoteka.game(name).part("themes")
    assert themes is not None
    needed = [f"{name}-puzzles-{theme}-{part}" for theme in themes.THEMES for part in ("title", "ask", "why")]
    assert sorted(needed) == sorted(messages(language, f"{name}-puzzles.ftl"))
    assert {one.theme for one in shipped(name).puzzles} <= set(themes.THEMES)
    words = Words(language)
    assert all(words(key) for key in needed)
