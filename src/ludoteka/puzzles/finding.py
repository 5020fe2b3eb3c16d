"""Finding puzzles: game after game is gone through, on as many processors as there are, until there are enough.

Which ones are taken depends on the games in the order of their numbers alone, so that neither the number of processes
nor an interruption changes anything.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from ludoteka.arena.ledger import Journal
from ludoteka.arena.spreading import ray_spreader, spread
from ludoteka.engine.game import Game
from ludoteka.engine.registry import game as game_by_name
from ludoteka.puzzles.collection import Collection, Puzzle
from ludoteka.puzzles.hunting import Bag, Effort, Hunt, hunt
from ludoteka.puzzles.replies import with_replies

#: No more than these shares of all are of one grade, of one theme, or leave but two choices.
OF_A_GRADE, OF_A_THEME, OF_TWO_CHOICES = 0.45, 0.45, 0.25

#: Goes through games somewhere and yields what was in them, as it comes.
Runner = Callable[[Iterable[Hunt]], Iterator[Bag]]
#: Told how many puzzles there are, and how many games were gone through.
Tell = Callable[[int, int], object]


class Bags(Journal[Bag]):
    """What was found in the games of one series."""

    kind = Bag

    def in_order(self) -> Iterator[Bag]:
        """Yield the games up to the first that was not gone through."""
        number = 0
        while number in self.results:
            yield self.results[number]
            number += 1


def here(jobs: int) -> Runner:
    """Return what goes through games in this many processes of this machine."""
    return lambda todo: spread(hunt, todo, jobs)


def on_cluster(address: str) -> Runner:
    """Return what goes through games on a Ray cluster."""
    far = ray_spreader(address)
    return lambda todo: far(hunt, todo)


def series_of(game: Game, players: int, options: dict[str, Any], seed: int, effort: Effort) -> dict[str, Any]:
    """Return what says all about a series of games: the same gives the same puzzles."""
    return {
        "game": game.name,
        "version": game.version,
        "players": players,
        "options": {name: list(v) if isinstance(v, tuple) else v for name, v in options.items()},
        "seed": seed,
        "simulations": {"play": effort.play, "look": effort.look, "positions": effort.positions},
    }


def find(path: Path, series: dict[str, Any], count: int, games: int, run: Runner, tell: Tell | None = None) -> None:
    """Go on with a series until there are enough puzzles or no more games, keeping what each game brought at once."""
    bags = Bags(path, series)
    effort = Effort(**series["simulations"])

    def todo() -> Iterator[Hunt]:
        for number in range(games):
            if number not in bags.results:
                yield Hunt(number, series["game"], series["players"], series["options"], series["seed"], effort)

    def so_far() -> int:
        found = len(chosen(bags, count))
        if tell is not None:
            tell(found, len(bags.results))
        return found

    if so_far() >= count:
        return
    for bag in run(todo()):
        bags.add(bag)
        if so_far() >= count:
            break


def collection(path: Path, series: dict[str, Any], count: int, tell: Callable[[], object] | None = None) -> Collection:
    """Return the puzzles that a series has brought by now, each with what follows its choices; `tell` hears of each."""
    game, told = game_by_name(series["game"]), []
    for puzzle in chosen(Bags(path, series), count, fill=True):
        told.append(with_replies(puzzle, game.parse(puzzle.position)))
        if tell is not None:
            tell()
    return Collection(series, tuple(told))


def chosen(bags: Bags, count: int, fill: bool = False) -> list[Puzzle]:
    """Return this many puzzles of different kinds, the first that were found; `fill` up with more of a kind."""
    found: list[Puzzle] = []
    left: list[Puzzle] = []
    ids: set[str] = set()
    grades: Counter[int] = Counter()
    themes: Counter[str] = Counter()
    pairs = 0
    for puzzle in (Puzzle.from_json(one) for bag in bags.in_order() for one in bag.puzzles):
        two = len(puzzle.tries) == 2
        if puzzle.id in ids or (two and pairs >= _share(OF_TWO_CHOICES, count)):
            continue
        of_its_kind = grades[puzzle.grade], themes[puzzle.theme]
        if of_its_kind[0] >= _share(OF_A_GRADE, count) or of_its_kind[1] >= _share(OF_A_THEME, count):
            left.append(puzzle)
            continue
        found.append(puzzle)
        ids.add(puzzle.id)
        grades[puzzle.grade] += 1
        themes[puzzle.theme] += 1
        pairs += two
        if len(found) == count:
            break
    return found + left[: count - len(found)] if fill else found


def _share(share: float, count: int) -> int:
    return math.ceil(share * count)
