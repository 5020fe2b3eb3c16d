"""Every lesson of every game, played with the rules: what it calls right is right, what it says is true."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import ludoteka
from ludoteka.engine.text import LANGUAGES, Phrase, Words
from ludoteka.lessons.format import Lesson, Step, keys, lessons_of
from ludoteka.lessons.judging import Answer, asked_figures, check, judge, position_of
from tests.engine.test_words import FILES, messages

TAUGHT = [name for name in ludoteka.games() if lessons_of(ludoteka.game(name))]
EACH_GAME = pytest.mark.parametrize("name", TAUGHT)
#: What is said before anything is done.
ASKED = ("idea", "why", "deed")
#: So many actions are tried for an answer that no mistake and nothing right gives.
TRIED = 60


def steps(name: str) -> Iterator[tuple[Lesson, Step, ludoteka.Position]]:
    game = ludoteka.game(name)
    for lesson in lessons_of(game):
        for place, step in enumerate(lesson.steps):
            yield lesson, step, position_of(game, lesson, place)


def answers(position: ludoteka.Position, step: Step) -> dict[str, Answer]:
    """Return an answer of each kind that a step gives, by the mistake or the verdict."""
    wanted = {"right", *(slip.id for slip in step.slips)}
    named = [text for slip in step.slips for text in slip.case.actions]
    first = [position.game.action_from_text(text) for text in (step.show, *named)]
    found: dict[str, Answer] = {}
    for number, action in enumerate([*first, *position.legal_actions()]):
        answer = judge(position, step, action)
        found.setdefault(answer.slip or answer.verdict, answer)
        if wanted <= set(found) and ("other" in found or number > TRIED):
            break
    return found


@cache
def answered(name: str) -> list[tuple[Lesson, Step, dict[str, int], dict[str, Answer]]]:
    """Return the steps of a game with the figures that are asked with, and an answer of each kind."""
    return [
        (lesson, step, asked_figures(position, step), answers(position, step)) for lesson, step, position in steps(name)
    ]


def test_all_five_games_are_taught() -> None:
    assert ludoteka.games() == TAUGHT


@EACH_GAME
def test_every_step_can_be_played_as_it_says(name: str) -> None:
    game = ludoteka.game(name)
    check(game, lessons_of(game))
    assert 5 <= len(lessons_of(game)) <= 8
    assert {lesson.id: len(lesson.steps) for lesson in lessons_of(game) if not 2 <= len(lesson.steps) <= 5} == {}


@EACH_GAME
def test_every_mistake_that_is_answered_can_be_made(name: str) -> None:
    for lesson, step, _, made in answered(name):
        assert {slip.id for slip in step.slips} <= set(made), (lesson.id, step.id)


@EACH_GAME
def test_a_mistake_is_never_what_is_right(name: str) -> None:
    for lesson, step, position in steps(name):
        for slip in step.slips:
            for text in slip.case.actions:
                answer = judge(position, step, position.game.action_from_text(text))
                assert (answer.verdict, answer.slip) == ("slip", slip.id), (lesson.id, step.id, text)


@EACH_GAME
def test_most_steps_can_be_got_wrong(name: str) -> None:
    """A step where everything is right only shows how a thing is done; there are few of these."""
    every = [made for _, _, _, made in answered(name)]
    assert sum(set(made) == {"right"} for made in every) <= len(every) // 4


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_and_none_are_left_over(name: str, language: str) -> None:
    needed = dict(keys(name, lessons_of(ludoteka.game(name))))
    known = messages(language, f"{name}-lessons.ftl")
    assert sorted(needed) == sorted(known)
    for key, step in needed.items():
        sources = {} if step is None else {figure: one.source for figure, one in step.figures.items()}
        given = {one for one, source in sources.items() if source == "before" or not key.endswith(ASKED)}
        assert known[key].given <= given, key


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_with_the_figures_of_the_rules(name: str, language: str) -> None:
    words = Words(language)
    for lesson, step, figures, made in answered(name):
        at = f"{name}-lessons-{lesson.id}-{step.id}"
        for part in ASKED:
            assert words.say(Phrase(f"{at}-{part}", figures))
        for kind, answer in made.items():
            end = kind if answer.slip is None else f"slip-{kind}"
            assert words.say(Phrase(f"{at}-{end}", dict(answer.figures)))


@EACH_GAME
def test_no_figure_is_read_that_nothing_says(name: str) -> None:
    for lesson, step, _ in steps(name):
        own = f"{name}-lessons-{lesson.id}-{step.id}-"
        said = {
            one
            for key, message in messages("en", f"{name}-lessons.ftl").items()
            if key.startswith(own)
            for one in message.given
        }
        assert set(step.figures) <= said, (lesson.id, step.id)


@EACH_GAME
def test_the_last_step_is_the_end_of_a_game(name: str) -> None:
    *_, (_, step, position) = steps(name)
    for action in judge(position, step, position.game.action_from_text(step.show)).played:
        position.apply(action)
    assert position.is_over
    assert step.seat in position.winners()


def test_words_of_lessons_belong_to_games_that_have_some() -> None:
    assert [name.removesuffix("-lessons.ftl") for name in FILES if name.endswith("-lessons.ftl")] == TAUGHT
