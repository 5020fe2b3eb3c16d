"""Positions without a table: what a board needs to show one, and lessons. Nothing is kept here, whoever asks holds it.

A position that comes from outside is a whole one: whoever sends it knows all of it, so nothing in the answer is secret.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

import ludoteka
from ludoteka.engine.errors import BadPlayers
from ludoteka.lessons.format import Lesson, Step, lessons_of
from ludoteka.lessons.judging import asked_figures, judge, position_of
from ludoteka.server.bots.fair_threads import For
from ludoteka.server.common.errors import NotFound, Refusal
from ludoteka.server.live.seat_messages import legal_of
from ludoteka.server.state import commands
from ludoteka.server.web import prices
from ludoteka.server.web.cookies import secret_in_cookie
from ludoteka.server.web.routes.asking import Asked
from ludoteka.server.web.routes.pages import COMPRESSED
from ludoteka.server.web.routes.positions import apart, parse
from ludoteka.server.web.security import address_of
from ludoteka.server.web.services import Services, TheServices
from ludoteka.server.wire.positions import AskBot, BotChoice, Think
from ludoteka.server.wire.requests import (
    GameLessons,
    LessonAnswer,
    LessonInfo,
    LessonStep,
    LessonTry,
    Studied,
    Study,
    StudyStep,
)

Made = TypeVar("Made")


@post("/api/study", tags=["study"], status_code=200)
async def study(request: Asked, data: JSONBody[Study], services: TheServices) -> Studied:
    """What does a board need to show a position? What do actions do in it, and what may be done then?"""
    game = ludoteka.game(data.game)
    price = prices.STUDY_ITEM * (len(data.play) + len(data.ask)) + prices.REPLAY_MOVE * len(data.earlier)
    services.prices.demand(_address(request), price)
    return await beside_the_loop(request, services, game, lambda: _study(game, data))


@post("/api/study/think", tags=["study"], status_code=200, opt={COMPRESSED: True})
async def think(request: Asked, data: JSONBody[Think], services: TheServices) -> Stream:
    """What does the engine think of a position? It tells a line of JSON again and again, as long as one listens."""
    position = await _position(request, services, data.game, data.position)
    if position.is_over:
        raise Refusal("This game is over: there is nothing to decide.", "over")
    whom = await _whom(request, services)
    services.thinking.check(whom, data.window)
    return Stream(
        services.thinking.lines(whom, data.window, position, data.seconds),
        media_type="application/x-ndjson",
        headers={"x-accel-buffering": "no"},  # a proxy is not to keep the lines until the end
    )


@post("/api/study/bot", tags=["study"], status_code=200)
async def ask_bot(request: Asked, data: JSONBody[AskBot], services: TheServices) -> BotChoice:
    """What does a bot of a level do in a position? It knows what the seat knows whose turn it is."""
    position = await _position(request, services, data.game, data.position)
    return await services.thinking.choose(await _whom(request, services), data.window, position, data.level)


@get("/api/lessons", tags=["study"])
async def list_lessons() -> list[GameLessons]:
    """Which games are taught here, in which lessons?"""
    taught = [(name, lessons_of(ludoteka.game(name))) for name in ludoteka.games()]
    return [_game_lessons(name, found) for name, found in taught if found]


@get("/api/lessons/{game:str}", tags=["study"])
async def show_lessons(game: FromPath[str]) -> GameLessons:
    """Which lessons teach a game?"""
    return _game_lessons(game, _taught(ludoteka.game(game)))


@get("/api/lessons/{game:str}/{lesson:str}/{step:str}", tags=["study"])
async def begin_step(
    request: Asked, game: FromPath[str], lesson: FromPath[str], step: FromPath[str], services: TheServices
) -> LessonStep:
    """How does a step of a lesson begin?"""
    taught = ludoteka.game(game)
    found, place = _find(taught, lesson, step)
    return await beside_the_loop(request, services, taught, lambda: _begin(taught, found, place))


@post("/api/lessons/{game:str}/{lesson:str}/{step:str}", tags=["study"], status_code=200)
async def try_step(
    request: Asked,
    game: FromPath[str],
    lesson: FromPath[str],
    step: FromPath[str],
    data: JSONBody[LessonTry],
    services: TheServices,
) -> LessonAnswer:
    """What does a lesson say to an action?"""
    taught = ludoteka.game(game)
    found, place = _find(taught, lesson, step)
    return await beside_the_loop(request, services, taught, lambda: _answer(taught, found, place, data.action))


HANDLERS = [study, think, ask_bot, list_lessons, show_lessons, begin_step, try_step]


def _address(request: Asked) -> str:
    return address_of(dict(request.scope))


async def beside_the_loop(request: Asked, services: Services, game: ludoteka.Game, make: Callable[[], Made]) -> Made:
    """Do something with positions for whoever asks, in the turn of their address."""
    return await apart(_address(request), services, game, make)


async def _position(request: Asked, services: Services, name: str, text: str) -> ludoteka.Position:
    game = ludoteka.game(name)
    return await beside_the_loop(request, services, game, lambda: parse(game, text))


async def _whom(request: Asked, services: Services) -> For:
    """Return for whom is thought; who has no identity shares with all of the same address."""
    visitor = await services.identities.visitor(secret_in_cookie(request.scope, services.settings))
    return For(_address(request), visitor.id if visitor else "")


# ---- any position


def _study(game: ludoteka.Game, data: Study) -> Studied:
    position = game.parse(data.position)
    if isinstance(data.seat, int):
        _seat(position, data.seat)
    begin = position.copy()
    played: list[int] = []
    for action in (*data.earlier, *data.play):
        played.append(read_action(position, action))
        position.apply(played[-1])
    follow = data.seat == "mover"
    seat = position.current_player if data.seat == "mover" else data.seat
    view = view_of(begin, position, played, seat)
    return Studied(
        position=str(position),
        seat=seat,
        view=_opened(position, view) if data.open else view,
        legal=legal_in(position, seat),
        steps=steps_of(begin, played, seat, follow, len(data.earlier)),
        items=[commands.about(position, data.about, action) for action in data.ask],
    )


def _opened(position: ludoteka.Position, view: Any) -> Any:
    """Return a view with all that any seat sees besides: hands, and cards that lie face down."""
    for seat in range(position.players):
        view = _union(view, position.view(seat))
    return view


def _union(view: Any, other: Any) -> Any:
    if isinstance(view, dict) and isinstance(other, dict):
        return {**other, **{name: _union(value, other.get(name)) for name, value in view.items()}}
    if isinstance(view, list) and isinstance(other, list) and len(view) == len(other):
        return [_union(part, twin) for part, twin in zip(view, other, strict=True)]
    return view


def _seat(position: ludoteka.Position, seat: int) -> None:
    if seat >= position.players:
        raise BadPlayers(f"There is no seat {seat} here: seats are 0 to {position.players - 1}.")


def read_action(position: ludoteka.Position, action: dict[str, Any] | str) -> int:
    """Return a legal action. Raises Refusal."""
    number = commands.read_action(position.game, action)
    if number not in position.legal_actions():
        raise Refusal(f"{action!r} is not legal here.", "illegal", commands.reasons(position, action))
    return number


def view_of(begin: ludoteka.Position, position: ludoteka.Position, played: Sequence[int], seat: int | None) -> Any:
    tell = getattr(position.game.parts.view, "past", None)
    past = {} if tell is None else {"past": tell(position, played, begin.copy)}
    return position.view(seat) | past


def legal_in(position: ludoteka.Position, seat: int | None) -> list[Any]:
    if seat is None or position.current_player != seat:
        return []
    return [legal_of(position.game, action) for action in position.legal_actions()]


def steps_of(
    begin: ludoteka.Position, played: Sequence[int], seat: int | None, follow: bool = False, first: int = 0
) -> list[StudyStep]:
    """Return what was done from the `first` action on, as a seat saw it, or, to `follow`, as who did it saw it."""
    found, before = [], begin
    for number, action in enumerate(played, 1):
        after = before.after(action)
        if number > first:
            eyes = before.current_player if follow else seat
            found.append(
                StudyStep(
                    seat=before.current_player,
                    text=before.game.action_to_text(action),
                    phrases=[phrase.to_json() for phrase in before.log(action, after, eyes)],
                    position=str(after),
                    view=view_of(begin, after, played[:number], eyes),
                )
            )
        before = after
    return found


# ---- lessons


def _taught(game: ludoteka.Game) -> tuple[Lesson, ...]:
    lessons = lessons_of(game)
    if not lessons:
        raise NotFound(f"{game.title} has no lessons.", "no-lesson")
    return lessons


def _find(game: ludoteka.Game, lesson_id: str, step_id: str) -> tuple[Lesson, int]:
    lesson = next((lesson for lesson in _taught(game) if lesson.id == lesson_id), None)
    place = lesson.step(step_id) if lesson else None
    if lesson is None or place is None:
        raise NotFound(f"{game.title} has no such step of a lesson.", "no-lesson")
    return lesson, place


def _game_lessons(name: str, lessons: Sequence[Lesson]) -> GameLessons:
    infos = [LessonInfo(id=one.id, minutes=one.minutes, steps=[step.id for step in one.steps]) for one in lessons]
    return GameLessons(game=name, lessons=infos)


def _begin(game: ludoteka.Game, lesson: Lesson, place: int) -> LessonStep:
    position, step = position_of(game, lesson, place), lesson.steps[place]
    begin, played = _earlier(game, lesson, place, position)
    return LessonStep(
        position=str(position),
        seat=step.seat,
        lit=list(step.lit),
        show=legal_of(game, game.action_from_text(step.show)),
        figures=asked_figures(position, step),
        view=view_of(begin, position, played, step.seat),
        legal=legal_in(position, step.seat),
    )


def _earlier(
    game: ludoteka.Game, lesson: Lesson, place: int, position: ludoteka.Position
) -> tuple[ludoteka.Position, list[int]]:
    """Return where the stretch of play began in which a step lies, and what was played since."""
    if lesson.steps[place].position is not None:
        return position, []
    begin, played = _earlier(game, lesson, place - 1, position_of(game, lesson, place - 1))
    before: Step = lesson.steps[place - 1]
    return begin, [*played, *(game.action_from_text(text) for text in (before.show, *before.replies))]


def _answer(game: ludoteka.Game, lesson: Lesson, place: int, action: dict[str, Any] | str) -> LessonAnswer:
    position, step = position_of(game, lesson, place), lesson.steps[place]
    answer = judge(position, step, read_action(position, action))
    begin, earlier = _earlier(game, lesson, place, position)
    steps = steps_of(begin, [*earlier, *answer.played], step.seat)[len(earlier) :]
    return LessonAnswer(verdict=answer.verdict, slip=answer.slip, figures=dict(answer.figures), steps=steps)
