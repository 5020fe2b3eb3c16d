"""What becomes of an action in a step: right, a mistake that has a name, or another; and the figures that words need.

All of it is read off the rules: the views before and after, the difference between them, the preview.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from ludoteka.engine.errors import LudotekaError, shown
from ludoteka.engine.game import Game
from ludoteka.engine.position import Position
from ludoteka.lessons.format import BadLesson, Case, Figure, Lesson, Range, Step, Want

Verdict = Literal["right", "slip", "other"]


@dataclass(frozen=True)
class Answer:
    """What a lesson says to an action: the verdict, the mistake, the figures, and what the others did then."""

    verdict: Verdict
    slip: str | None
    figures: Mapping[str, int]
    #: The action and the replies to it.
    played: tuple[int, ...]


def position_of(game: Game, lesson: Lesson, place: int) -> Position:
    """Return the position with which a step begins. Raises BadLesson."""
    step = lesson.steps[place]
    try:
        if step.position is not None:
            position = game.parse(step.position)
        else:
            before = lesson.steps[place - 1]
            position = position_of(game, lesson, place - 1)
            for text in (before.show, *before.replies):
                position.apply(game.action_from_text(text))
    except BadLesson:
        raise
    except LudotekaError as error:
        raise BadLesson(
            f"lessons of {game.name}, lesson {lesson.id}, step {step.id}, field 'position': {error}"
        ) from error
    if position.current_player != step.seat:
        raise BadLesson(
            f"lessons of {game.name}, lesson {lesson.id}, step {step.id}, field 'seat': "
            f"seat {step.seat} does not decide here, but {position.current_player}."
        )
    return position


def asked_figures(position: Position, step: Step) -> dict[str, int]:
    """Return the figures of a step that are known before anything is done."""
    view = position.view(step.seat)
    return {name: number_at(view, one.path) for name, one in step.figures.items() if one.source == "before"}


def judge(position: Position, step: Step, action: int) -> Answer:
    """Return what a step says to a legal action. Raises IllegalAction, or BadLesson where a reply is not legal."""
    deed = _Deed(position, step, action)
    right = any(deed.fits(case) for case in step.right)
    slip = None if right else next((slip for slip in step.slips if deed.fits(slip.case)), None)
    end, played = deed.after, [action]
    for text in step.replies if right else slip.replies if slip else ():
        end = _reply(end, text, step)
        played.append(position.game.action_from_text(text))
    figures = {name: deed.figure(one, end) for name, one in step.figures.items()}
    return Answer("right" if right else "slip" if slip else "other", slip.id if slip else None, figures, tuple(played))


def _reply(position: Position, text: str, step: Step) -> Position:
    try:
        return position.after(position.game.action_from_text(text))
    except LudotekaError as error:
        raise BadLesson(f"step {step.id}, field 'replies': {error}") from error


class _Deed:
    """An action in a position, and what is to be known of it; each thing is worked out when it is asked for."""

    def __init__(self, position: Position, step: Step, action: int) -> None:
        self._position, self._seat, self._action = position, step.seat, action
        self.after = position.after(action)

    @cached_property
    def _text(self) -> str:
        return self._position.game.action_to_text(self._action)

    @cached_property
    def _now(self) -> dict[str, Any]:
        return self._position.view(self._seat)

    @cached_property
    def _then(self) -> dict[str, Any]:
        return self.after.view(self._seat)

    @cached_property
    def _foretold(self) -> dict[str, Any]:
        return self._position.preview(self._action)

    def fits(self, case: Case) -> bool:
        """Tell whether the action is what a case asks for."""
        if case.actions and self._text not in case.actions:
            return False
        return (
            all(_holds(want, value_at(self._then, path)) for path, want in (case.after or {}).items())
            and all(_holds(want, self._gain(path)) for path, want in (case.gain or {}).items())
            and all(_holds(want, value_at(self._foretold, path)) for path, want in (case.preview or {}).items())
        )

    def _gain(self, path: str) -> int:
        return number_at(self._then, path) - number_at(self._now, path)

    def figure(self, figure: Figure, end: Position) -> int:
        """Return a figure of the words. What a view no longer says counts as nothing."""
        if figure.source == "gain":
            return self._gain(figure.path)
        if figure.source == "end":
            return number_at(end.view(self._seat), figure.path)
        looked = {"before": self._now, "after": self._then}.get(figure.source)
        return number_at(self._foretold if looked is None else looked, figure.path)


def value_at(view: Any, path: str) -> Any:
    """Return what a view says at a path such as `seats.0.stones`, with `#` before it how many; None for nothing."""
    found = view
    for part in path.removeprefix("#").split("."):
        if isinstance(found, dict):
            found = found.get(part)
        elif isinstance(found, (list, tuple)) and part.isdigit() and int(part) < len(found):
            found = found[int(part)]
        else:
            return None
    if path.startswith("#"):
        return len(found) if isinstance(found, (list, tuple, dict)) else None
    return found


def number_at(view: Any, path: str) -> int:
    """Return the whole number at a path, a share in per cent; 0 where there is none."""
    value = value_at(view, path)
    if isinstance(value, float):
        return round(value * 100)
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def _holds(want: Want, value: Any) -> bool:
    return want.holds(value) if isinstance(want, Range) else type(want) is type(value) and want == value


def check(game: Game, lessons: tuple[Lesson, ...]) -> None:
    """See that every step of a game's lessons can be played as it says. Raises BadLesson."""
    for lesson in lessons:
        for place, step in enumerate(lesson.steps):
            where = f"lessons of {game.name}, lesson {lesson.id}, step {step.id}"
            position = position_of(game, lesson, place)
            shown_action = _legal(position, step.show, f"{where}, field 'show'")
            _check_actions(position, step, where)
            answer = judge(position, step, shown_action)
            if answer.verdict != "right":
                raise BadLesson(f"{where}, field 'show': {shown(step.show)} is not right, but {answer.verdict}.")


def _check_actions(position: Position, step: Step, where: str) -> None:
    named = [(case, "right") for case in step.right] + [(slip.case, f"slips {slip.id}") for slip in step.slips]
    for case, field in named:
        for text in sorted(case.actions):
            action = _legal(position, text, f"{where}, field '{field}'")
            if position.game.action_to_text(action) != text:
                raise BadLesson(
                    f"{where}, field '{field}': {text!r} is written {position.game.action_to_text(action)!r}."
                )


def _legal(position: Position, text: str, where: str) -> int:
    try:
        action = position.game.action_from_text(text)
    except LudotekaError as error:
        raise BadLesson(f"{where}: {error}") from error
    if action not in position.legal_actions():
        raise BadLesson(f"{where}: {text!r} is not legal here.")
    return action
