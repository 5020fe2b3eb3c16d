"""The file of a game's lessons: what is wrong with it is named by lesson, step and field, before anybody plays it."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.lessons.format import BadLesson, Case, Figure, Range, read
from ludoteka.lessons.judging import check, judge, position_of, value_at

START = "akropolis 1 | 2 | 1-2-0-0-0 | turn=0 site=27.9.20.22 stones=1,2 city0=- city1=-"
STEP = f"""
[[lesson]]
id = "take"
minutes = 2
[[lesson.step]]
id = "free"
position = "{START}"
lit = "akropolis-tile-27"
show = "take1"
"""


def test_a_step_says_where_it_begins_and_what_is_right() -> None:
    (lesson,) = read(STEP + 'figures = { stones = "after seats.0.stones" }', "akropolis")
    (step,) = lesson.steps
    assert (step.seat, step.lit) == (0, ("akropolis-tile-27",))
    assert step.right == (Case(frozenset(["take1"])),)
    assert step.figures == {"stones": Figure("after", "seats.0.stones")}


@pytest.mark.parametrize(
    ("more", "field", "problem"),
    [
        ("minute = 3", "minute", "no such field"),
        ("seat = true", "seat", "not of the right kind"),
        ("lit = [3]", "lit", "not texts"),
        ("right = [{}]", "action", "nothing is said"),
        ("right = [{ gain = { 'seats 0' = 1 } }]", "gain", "not a path"),
        ("right = [{ gain = { stones = { over = 1 } } }]", "gain", "not a range"),
        ("right = [{ gain = { stones = [1] } }]", "gain", "compared"),
        ("figures = { stones = 'later stones' }", "figures", "not a name, a source and a path"),
        ("slips = [{ id = 'Paid', action = 'take2' }]", "id", "small letters"),
        ("slips = [{ id = 'a', action = 'take2' }, { id = 'a', action = 'take2' }]", "slips", "twice"),
        ("[[lesson.step]]\nid = 'free'\nshow = 'take1'", "step", "twice"),
        ("[[lesson.step]]\nid = 'next'", "show", "missing"),
        ("[[lesson.step]]\nid = 'next'\nshow = 'take1'\n[[lesson]]\nid = 'b'\nminutes = 2", "step", "missing"),
        ("[[lesson]]\nid = 'b'\nminutes = 20\nstep = []", "minutes", "not 1 to"),
        ("[[lesson]]\nid = 'b'\nminutes = 2\n[[lesson.step]]\nid = 'x'\nshow = 'take1'", "position", "missing"),
    ],
)
def test_a_mistake_in_a_file_is_named(more: str, field: str, problem: str) -> None:
    text = STEP.replace('lit = "akropolis-tile-27"\n', "") + more
    with pytest.raises(BadLesson, match=rf"lesson.*field '{field}'.*{problem}"):
        read(text, "akropolis")


def test_a_step_may_go_on_only_where_one_thing_was_right() -> None:
    follow = "\n[[lesson.step]]\nid = 'lay'\nshow = '1,-2:0'\n"
    (lesson,) = read(STEP + follow, "akropolis")
    assert position_of(ludoteka.game("akropolis"), lesson, 1).view(0)["taken"]["tile"] == 27
    with pytest.raises(BadLesson, match="step lay, field 'position'"):
        read(STEP + 'right = [{ action = ["take1", "take2"] }]' + follow, "akropolis")


def test_text_that_is_not_toml_or_holds_no_lesson_is_refused() -> None:
    with pytest.raises(BadLesson, match="not TOML"):
        read("lesson = [", "akropolis")
    with pytest.raises(BadLesson, match="field 'lesson'"):
        read("", "akropolis")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("stones=1,2", "stones=9,2", "field 'position': .*stones"),
        ('show = "take1"', 'show = "take4"', "field 'show': 'take4' is not legal"),
        ('show = "take1"', 'show = "grab"', "field 'show'"),
        ('show = "take1"', 'show = "take1"\nseat = 1', "field 'seat'"),
        ('show = "take1"', 'show = "take1"\nright = [{ action = "take2" }]', "field 'show': 'take1' is not right"),
        ('show = "take1"', 'show = "take1"\nslips = [{ id = "far", action = "take3" }]', "field 'slips far'"),
    ],
)
def test_what_the_rules_do_not_allow_is_named(old: str, new: str, problem: str) -> None:
    assert old in STEP
    with pytest.raises(BadLesson, match=rf"lesson take, step free, {problem}"):
        check(ludoteka.game("akropolis"), read(STEP.replace(old, new), "akropolis"))


def test_a_reply_that_is_not_legal_is_named() -> None:
    game = ludoteka.game("akropolis")
    (lesson,) = read(STEP + 'replies = ["take1"]', "akropolis")
    with pytest.raises(BadLesson, match="field 'replies'"):
        judge(position_of(game, lesson, 0), lesson.steps[0], game.action_from_text("take1"))


def test_paths_lead_through_views() -> None:
    view = {"seats": [{"stones": 3, "hexes": [1, 2]}], "odds": 0.475}
    assert value_at(view, "seats.0.stones") == 3
    assert value_at(view, "#seats.0.hexes") == 2
    assert value_at(view, "seats.1.stones") is None
    assert Range(least=3).holds(3)
    assert not Range(most=2).holds(3)
    assert not Range(least=0).holds(value_at(view, "seats.1.stones"))
