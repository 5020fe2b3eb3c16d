"""What a lesson is, and how a game's file becomes lessons: each mistake in it is named with lesson, step and field.

Words are not in the file. They are messages of `locales/*/<game>-lessons.ftl`, named after the ids here; `keys` lists
those that a game needs.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, get_args

from ludoteka.engine.errors import LudotekaError, shown
from ludoteka.engine.game import Game

FILE = "lessons.toml"
#: Where a figure is read: in the view before the action, right after it, after the replies, in the difference that the
#: action made, or in what the game foretold of it.
Source = Literal["before", "after", "end", "gain", "preview"]

_ID = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
_FIGURE = re.compile("[a-z][a-z0-9]*")
_PATH = re.compile(r"#?[a-z_0-9]+(\.[a-z_0-9]+)*")
_MOST_MINUTES = 10


class BadLesson(LudotekaError):
    """A file of lessons cannot be used; the message names the lesson, the step and the field."""


@dataclass(frozen=True)
class Range:
    """A number that may be anything from `least` to `most`, where these are given."""

    least: float | None = None
    most: float | None = None

    def holds(self, value: Any) -> bool:
        """Tell whether a value is such a number."""
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            return False
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


Want = bool | int | str | Range


@dataclass(frozen=True)
class Case:
    """What an action has to be, or to bring. All that is said must hold."""

    #: In notation; empty: any.
    actions: frozenset[str] = frozenset()
    #: What the view after the action says at a path, the difference there, and what the preview says.
    after: Mapping[str, Want] | None = None
    gain: Mapping[str, Want] | None = None
    preview: Mapping[str, Want] | None = None


@dataclass(frozen=True)
class Slip:
    """A mistake that is worth an answer of its own, and what the others do then."""

    id: str
    case: Case
    replies: tuple[str, ...] = ()


@dataclass(frozen=True)
class Figure:
    """A number that words speak of, read where the rules say it."""

    source: Source
    path: str


@dataclass(frozen=True)
class Step:
    """One idea and one decision."""

    id: str
    #: In notation; None: what the step before it leads to.
    position: str | None
    seat: int
    #: Ids of what the board lights.
    lit: tuple[str, ...]
    right: tuple[Case, ...]
    #: A right action, in notation: what is drawn for whoever is stuck, and where the next step may go on.
    show: str
    replies: tuple[str, ...]
    slips: tuple[Slip, ...]
    figures: Mapping[str, Figure]


@dataclass(frozen=True)
class Lesson:
    """A few steps about one thing."""

    id: str
    minutes: int
    steps: tuple[Step, ...]

    def step(self, step_id: str) -> int | None:
        """Return the place of a step, None where there is none of that id."""
        return next((place for place, step in enumerate(self.steps) if step.id == step_id), None)


@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order; none where its folder has no file. Raises BadLesson."""
    path = game.parts.folder / FILE
    return read(path.read_text(encoding="utf-8"), game.name) if path.is_file() else ()


def read(text: str, name: str) -> tuple[Lesson, ...]:
    """Return the lessons of a file's text. Raises BadLesson."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"The lessons of {name} are not TOML: {error}.") from error
    top = _Table(data, f"lessons of {name}")
    found = tuple(_lesson(table) for table in top.tables("lesson"))
    top.done()
    if not found:
        raise top.bad("lesson", "there is none")
    _unique([lesson.id for lesson in found], top, "lesson")
    return found


def keys(name: str, lessons: tuple[Lesson, ...]) -> Iterator[tuple[str, Step | None]]:
    """Yield the messages that a game's lessons need, each with the step that it belongs to."""
    for lesson in lessons:
        yield from ((f"{name}-lessons-{lesson.id}-{part}", None) for part in ("title", "about"))
        for step in lesson.steps:
            ends = ["idea", "why", "deed", "right", "other", *(f"slip-{slip.id}" for slip in step.slips)]
            yield from ((f"{name}-lessons-{lesson.id}-{step.id}-{end}", step) for end in ends)


# ---- reading


class _Table:
    """A table of the file, from which each field is taken once."""

    def __init__(self, data: dict[str, Any], where: str) -> None:
        self._data, self.where = dict(data), where

    def bad(self, field: str, problem: str) -> BadLesson:
        return BadLesson(f"{self.where}, field {field!r}: {problem}.")

    def take(self, field: str, kind: type | tuple[type, ...], default: Any = ...) -> Any:
        value = self._data.pop(field, default)
        if value is ...:
            raise self.bad(field, "is missing")
        if value is default:
            return value
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
            raise self.bad(field, f"{shown(value)} is not of the right kind")
        return value

    def id(self) -> str:
        value = self.take("id", str)
        if _ID.fullmatch(value) is None:
            raise self.bad("id", f"{shown(value)} is not small letters, figures and hyphens")
        return str(value)

    def texts(self, field: str, default: Any = ()) -> tuple[str, ...]:
        value = self.take(field, (list, str), default)
        values = (value,) if isinstance(value, str) else tuple(value)
        if not all(isinstance(one, str) and one for one in values):
            raise self.bad(field, f"{shown(value)} are not texts")
        return values

    def tables(self, field: str, default: Any = ...) -> list[_Table]:
        value = self.take(field, list, default)
        if not all(isinstance(one, dict) for one in value):
            raise self.bad(field, f"{shown(value)} are not tables")
        return [_Table(one, f"{self.where}, {field} {one.get('id', number)}") for number, one in enumerate(value, 1)]

    def done(self) -> None:
        if self._data:
            raise self.bad(next(iter(self._data)), "there is no such field")


def _unique(ids: list[str], table: _Table, field: str) -> None:
    twice = next((one for one in ids if ids.count(one) > 1), None)
    if twice is not None:
        raise table.bad(field, f"{twice!r} is there twice")


def _lesson(table: _Table) -> Lesson:
    name, minutes = table.id(), table.take("minutes", int)
    if not 1 <= minutes <= _MOST_MINUTES:
        raise table.bad("minutes", f"{minutes} is not 1 to {_MOST_MINUTES}")
    steps: list[Step] = []
    for inner in table.tables("step"):
        steps.append(_step(inner, steps[-1] if steps else None))
    table.done()
    if not steps:
        raise table.bad("step", "there is none")
    _unique([step.id for step in steps], table, "step")
    return Lesson(name, minutes, tuple(steps))


def _step(table: _Table, before: Step | None) -> Step:
    name, position = table.id(), table.take("position", str, None)
    seat = table.take("seat", int, before.seat if before else 0)
    show = table.take("show", str)
    right = tuple(_case(case) for case in table.tables("right", [{"action": show}]))
    if position is None and (before is None or len(before.right) != 1 or before.right[0] != Case(_only(before.show))):
        raise table.bad("position", "is missing: the step before it does not lead to one position only")
    slips = tuple(_slip(slip) for slip in table.tables("slips", []))
    _unique([slip.id for slip in slips], table, "slips")
    figures = {key: _figure(key, value, table) for key, value in table.take("figures", dict, {}).items()}
    step = Step(name, position, seat, table.texts("lit"), right, show, table.texts("replies"), slips, figures)
    table.done()
    return step


def _only(action: str) -> frozenset[str]:
    return frozenset([action])


def _slip(table: _Table) -> Slip:
    name, replies = table.id(), table.texts("replies")
    return Slip(name, _case(table), replies)


def _case(table: _Table) -> Case:
    wants = [_wants(table, field) for field in ("after", "gain", "preview")]
    case = Case(frozenset(table.texts("action")), *wants)
    table.done()
    if case == Case():
        raise table.bad("action", "nothing is said of the action")
    return case


def _wants(table: _Table, field: str) -> dict[str, Want] | None:
    value = table.take(field, dict, None)
    if value is None:
        return None
    wants: dict[str, Want] = {}
    for path, want in value.items():
        if _PATH.fullmatch(path) is None:
            raise table.bad(field, f"{shown(path)} is not a path")
        if isinstance(want, dict):
            if not want or not set(want) <= {"least", "most"} or not all(_number(one) for one in want.values()):
                raise table.bad(field, f"{shown(want)} is not a range of least and most")
            want = Range(**want)
        elif not isinstance(want, (bool, int, str)):
            raise table.bad(field, f"{shown(want)} is no value that can be compared")
        wants[path] = want
    return wants


def _number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _figure(name: str, value: Any, table: _Table) -> Figure:
    source, _, path = value.partition(" ") if isinstance(value, str) else ("", "", "")
    if _FIGURE.fullmatch(name) is None or source not in get_args(Source) or _PATH.fullmatch(path) is None:
        raise table.bad("figures", f"{shown(name)} = {shown(value)} is not a name, a source and a path")
    return Figure(source, path)  # type: ignore[arg-type]
