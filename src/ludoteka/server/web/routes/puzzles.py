"""Puzzles: which there are, how one begins, what becomes of a try. Nothing is kept here: a browser knows its own."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

import ludoteka
from ludoteka.puzzles.answering import among, answer, others_follow
from ludoteka.puzzles.collection import BadPuzzles, Collection, Puzzle, Try, puzzles_of
from ludoteka.server.common.errors import NotFound, Refusal
from ludoteka.server.web.routes.asking import Asked
from ludoteka.server.web.routes.study import beside_the_loop, legal_in, read_action, steps_of, view_of
from ludoteka.server.web.services import TheServices
from ludoteka.server.wire.puzzles import (
    AllPuzzles,
    GamePuzzles,
    PuzzleAnswer,
    PuzzleChance,
    PuzzleHint,
    PuzzleInfo,
    PuzzleOfTheDay,
    PuzzlePlay,
    PuzzleShown,
    PuzzleTry,
)

log = logging.getLogger("ludoteka.puzzles")
#: The chances of so many choices are told, and of the one that was tried.
TOLD = 5
#: Hints after the first, which is in the words of the theme.
STAKE, AMONG = 2, 3


@get("/api/puzzles", tags=["puzzles"])
async def list_puzzles() -> AllPuzzles:
    """What is there to be solved, and which is the puzzle of the day?"""
    games = [listed for name in ludoteka.games() if (listed := _listed(ludoteka.game(name))) is not None]
    return AllPuzzles(day=_of_the_day(games, datetime.now(UTC)), games=games)


@get("/api/puzzles/{game:str}", tags=["puzzles"])
async def list_game(game: FromPath[str]) -> GamePuzzles:
    """Which puzzles has a game?"""
    found = _listed(ludoteka.game(game))
    if found is None:
        raise NotFound(f"There are no puzzles of {game}.", "no-puzzle")
    return found


@get("/api/puzzles/{game:str}/{puzzle:str}", tags=["puzzles"])
async def show_puzzle(request: Asked, game: FromPath[str], puzzle: FromPath[str], services: TheServices) -> PuzzleShown:
    """How does a puzzle begin? Its solution is not told."""
    rules = ludoteka.game(game)
    collection, found = _find(rules, puzzle)
    return await beside_the_loop(request, services, rules, lambda: _shown(rules, collection, found))


@get("/api/puzzles/{game:str}/{puzzle:str}/hint/{number:int}", tags=["puzzles"])
async def hint_puzzle(
    request: Asked, game: FromPath[str], puzzle: FromPath[str], number: FromPath[int], services: TheServices
) -> PuzzleHint:
    """What does a hint tell: the second what is at stake, the third a few choices with the solution among them?"""
    rules = ludoteka.game(game)
    _, found = _find(rules, puzzle)
    if number == STAKE:
        return PuzzleHint(best=found.best.chance, next=round(found.best.chance - found.margin, 3))
    if number == AMONG:
        return await beside_the_loop(request, services, rules, lambda: _among(rules, found))
    raise NotFound(f"There is no hint {number}: the second and the third are asked for.", "not-found")


@post("/api/puzzles/{game:str}/{puzzle:str}", tags=["puzzles"], status_code=200)
async def try_puzzle(
    request: Asked, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleTry], services: TheServices
) -> PuzzleAnswer:
    """What does a puzzle say to a try, or what is its solution?"""
    rules = ludoteka.game(game)
    _, found = _find(rules, puzzle)
    return await beside_the_loop(
        request, services, rules, lambda: _show(rules, found) if data.show else _try(rules, found, data)
    )


HANDLERS = [list_puzzles, list_game, show_puzzle, hint_puzzle, try_puzzle]


# ---- which there are


def _puzzles(game: ludoteka.Game) -> Collection | None:
    """Return the puzzles of a game; none where they cannot be used, which is the host's to know."""
    try:
        return puzzles_of(game)
    except BadPuzzles as error:
        log.warning("puzzles cannot be used", extra={"game": game.name, "reason": str(error)})
        return None


def _listed(game: ludoteka.Game) -> GamePuzzles | None:
    found = _puzzles(game)
    if found is None or not found.puzzles:
        return None
    infos = [PuzzleInfo(id=one.id, grade=one.grade, theme=one.theme) for one in found.puzzles]
    return GamePuzzles(game=game.name, puzzles=infos)


def _of_the_day(games: Sequence[GamePuzzles], now: datetime) -> PuzzleOfTheDay | None:
    """Return the puzzle of a day: each game in turn, its puzzles in an order that nobody can guess from the list."""
    if not games:
        return None
    number = now.date().toordinal()
    game = games[number % len(games)]
    order = sorted(game.puzzles, key=lambda one: hashlib.sha256(one.id.encode()).digest())
    chosen = order[number // len(games) % len(order)]
    midnight = datetime.combine(now.date() + timedelta(days=1), datetime.min.time(), UTC)
    left = int((midnight - now).total_seconds())
    return PuzzleOfTheDay(date=now.date().isoformat(), game=game.game, id=chosen.id, seconds_left=left)


def _find(game: ludoteka.Game, puzzle_id: str) -> tuple[Collection, Puzzle]:
    collection = _puzzles(game)
    found = collection.find(puzzle_id) if collection else None
    if collection is None or found is None:
        raise NotFound(f"{game.title} has no such puzzle.", "no-puzzle")
    return collection, found


# ---- one of them


def _shown(game: ludoteka.Game, collection: Collection, puzzle: Puzzle) -> PuzzleShown:
    position = game.parse(puzzle.position)
    return PuzzleShown(
        id=puzzle.id,
        game=game.name,
        grade=puzzle.grade,
        theme=puzzle.theme,
        seat=puzzle.seat,
        proven=puzzle.proven,
        hidden=game.header.hidden,
        simulations=int(collection.series["simulations"]["look"]),
        position=puzzle.position,
        view=view_of(position, position, [], puzzle.seat),
        legal=legal_in(position, puzzle.seat),
    )


def _try(game: ludoteka.Game, puzzle: Puzzle, data: PuzzleTry) -> PuzzleAnswer:
    begin = game.parse(puzzle.position)
    position, play = begin, []
    for action in data.play:
        play.append(read_action(position, action))
        position = position.after(play[-1])
    told = answer(puzzle, [game.action_to_text(action) for action in play])
    if told is None:
        raise Refusal("That is more than what this puzzle asks for.", "illegal")
    if told.one is None:
        steps = steps_of(begin, play, puzzle.seat)
        return PuzzleAnswer(verdict="more", steps=steps, own=len(play), legal=legal_in(position, puzzle.seat))
    solved = told.verdict != "other"
    line = list(told.line) if solved else others_follow(begin, puzzle, told.line)
    return PuzzleAnswer(
        verdict=told.verdict,
        steps=_line(begin, line, puzzle),
        own=len(play),
        legal=[],
        chance=told.one.chance,
        best=puzzle.best.chance,
        chances=_chances(begin, puzzle, told.one) if solved else [_chance(begin, puzzle, told.one, True)],
        others=max(0, len(puzzle.tries) - TOLD) if solved else 0,
    )


def _show(game: ludoteka.Game, puzzle: Puzzle) -> PuzzleAnswer:
    begin, best = game.parse(puzzle.position), puzzle.best
    return PuzzleAnswer(
        verdict="shown",
        steps=_line(begin, [*best.play, *best.then], puzzle),
        own=len(best.play),
        legal=[],
        best=best.chance,
        chances=_chances(begin, puzzle, None),
        others=max(0, len(puzzle.tries) - TOLD),
    )


def _line(begin: ludoteka.Position, line: Sequence[str], puzzle: Puzzle) -> list[Any]:
    return steps_of(begin, [begin.game.action_from_text(text) for text in line], puzzle.seat)


def _chances(begin: ludoteka.Position, puzzle: Puzzle, yours: Try | None) -> list[PuzzleChance]:
    """Return the chances of the best choices, and of the one that was tried."""
    told = [one for place, one in enumerate(puzzle.tries) if place < TOLD or one == yours]
    return [_chance(begin, puzzle, one, one == yours) for one in told]


def _chance(begin: ludoteka.Position, puzzle: Puzzle, one: Try, yours: bool) -> PuzzleChance:
    return PuzzleChance(play=_phrases(begin, one), chance=one.chance, solves=puzzle.solves(one), yours=yours)


def _phrases(begin: ludoteka.Position, one: Try) -> list[Any]:
    """Return a choice in words, in no language yet."""
    phrases, here = [], begin
    for text in one.play:
        action = begin.game.action_from_text(text)
        phrases.append(here.phrase(action).to_json())
        here = here.after(action)
    return phrases


def _among(game: ludoteka.Game, puzzle: Puzzle) -> PuzzleHint:
    begin = game.parse(puzzle.position)
    return PuzzleHint(among=[PuzzlePlay(actions=list(one.play), play=_phrases(begin, one)) for one in among(puzzle)])
