"""Going through a file of puzzles again: what the rules say of each, and whether its solution is found again."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteka.engine.errors import LudotekaError
from ludoteka.engine.game import Game
from ludoteka.engine.position import Position
from ludoteka.puzzles.choices import Play, plays, texts
from ludoteka.puzzles.collection import Collection, Puzzle, Try, puzzle_id
from ludoteka.puzzles.hunting import MARGIN, TIMES
from ludoteka.puzzles.proving import prove_one
from ludoteka.puzzles.weighing import MEASURE, weigh

#: The best is measured again beside so many of those that come next.
RIVALS = 3


def problems(collection: Collection, puzzle: Puzzle, share: float = 1.0, seed: int = 1) -> Iterator[str]:
    """Yield what is wrong with a puzzle. With a share of 0 nothing is searched for again, only the rules are asked."""
    game = collection.game
    try:
        position = position_of(game, puzzle)
        wrong = list(_by_the_rules(position, puzzle))
    except LudotekaError as error:
        yield str(error)
        return
    yield from wrong
    if not wrong and share > 0:
        yield from _found_again(collection, position, puzzle, share, seed)


def position_of(game: Game, puzzle: Puzzle) -> Position:
    """Return the position of a puzzle. Raises BadNotation where it is none."""
    return game.parse(puzzle.position)


def play_of(game: Game, one: Try) -> Play:
    """Return the actions of a try. Raises BadNotation."""
    return tuple(game.action_from_text(text) for text in one.play)


def _by_the_rules(position: Position, puzzle: Puzzle) -> Iterator[str]:
    game = position.game
    if puzzle.id != puzzle_id(puzzle.position):
        yield f"its id is not {puzzle_id(puzzle.position)}, that of its position"
    if position.current_player != puzzle.seat:
        yield f"seat {puzzle.seat} does not decide there, but {position.current_player}"
        return
    legal = {texts(position, play) for play in plays(position.view_only(puzzle.seat))}
    named = [one.play for one in puzzle.tries]
    if sorted(named) != sorted(legal):
        odd = sorted(set(named) ^ legal) or sorted(named)
        yield f"what may be done and what it names differ: {' '.join(odd[0])}"
        return
    if puzzle.margin < MARGIN:
        yield f"its best is better by {puzzle.margin:.1%} only"
    themes = game.part("themes")
    if themes is None or puzzle.theme != themes.theme(position, play_of(game, puzzle.best)):
        yield f"its theme is not {puzzle.theme!r}"
    for one in puzzle.tries:
        here = position
        for text in (*one.play, *one.then):
            here = here.after(game.action_from_text(text))


def _found_again(collection: Collection, position: Position, puzzle: Puzzle, share: float, seed: int) -> Iterator[str]:
    simulations = collection.series["simulations"]
    nearest = [one for one in puzzle.tries if not puzzle.solves(one)][:RIVALS]
    if puzzle.proven:
        most = max(1, round(simulations["positions"] * max(1.0, share)))
        best = prove_one(position, play_of(position.game, puzzle.best)[0], most)
        if best is None or best.chance < 1:
            yield f"{' '.join(puzzle.best.play)} is not proven to win"
        for one in nearest:
            proven = prove_one(position, play_of(position.game, one)[0], min(most, simulations["positions"]))
            if proven is not None and proven.chance == 1:
                yield f"{' '.join(one.play)} wins as well"
        return
    knowledge = position.view_only(puzzle.seat)
    count = max(1, round(simulations["look"] * TIMES / MEASURE * share))
    best = weigh(knowledge, play_of(position.game, puzzle.best), count, seed)
    for one in nearest:
        other = weigh(knowledge, play_of(position.game, one), count, seed)
        if other.chance >= best.chance:
            yield f"{' '.join(one.play)} leaves {other.chance:.1%}, the solution {best.chance:.1%}"
