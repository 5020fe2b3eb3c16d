"""What a puzzle is, and the file of those that a game has: each mistake in it is named with the puzzle and the field.

Words are not in the file. They are messages of `locales/*/<game>-puzzles.ftl`, named after the themes.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from ludoteka.engine.errors import LudotekaError, shown
from ludoteka.engine.game import Game
from ludoteka.engine.registry import game as game_by_name

FILE = "puzzles.json"
FORMAT = 1
#: From "anybody sees it" to "hardly anybody does".
GRADES = 5
#: What is no further than this from the best solves a puzzle too. Chances go from 0 to 1.
AS_GOOD = 0.01
#: Of so many choices, the best ones, it is told what is likely to follow.
TOLD_WHOLE = 8
#: Chances are written in thousandths.
_UNIT = 1000


class BadPuzzles(LudotekaError):
    """A file of puzzles cannot be used; the message names the file, the puzzle and the field."""


@dataclass(frozen=True)
class Try:
    """Something that may be done, and what it leads to."""

    #: In notation; more than one where what is done first asks for something more at once.
    play: tuple[str, ...]
    #: The chance of winning that it leaves, by what the seat can know.
    chance: float
    #: What is likely to follow, in notation; legal in the puzzle's position.
    then: tuple[str, ...] = ()


@dataclass(frozen=True)
class Puzzle:
    """A position, the seat that decides there, and everything that it may do, the best first."""

    id: str
    #: In notation, as the seat could imagine it: what is hidden from it was drawn anew.
    position: str
    seat: int
    #: 1 to GRADES, by how many simulations a search needs to find it.
    grade: int
    theme: str
    tries: tuple[Try, ...]
    #: Whether the solver has proven what is best; else it was searched for.
    proven: bool
    #: Of which game of the series it is, and before which decision of it.
    source: tuple[int, int]

    @property
    def best(self) -> Try:
        """The solution."""
        return self.tries[0]

    def solves(self, one: Try) -> bool:
        """Tell whether a try is the best, or as good."""
        return one.chance >= rounded(self.best.chance - AS_GOOD)

    @cached_property
    def margin(self) -> float:
        """By how much the best is better than the best that does not solve it."""
        return rounded(self.best.chance - max((one.chance for one in self.tries if not self.solves(one)), default=0.0))

    def to_json(self) -> dict[str, Any]:
        """Return the puzzle for a file."""
        return {
            "id": self.id,
            "position": self.position,
            "seat": self.seat,
            "grade": self.grade,
            "theme": self.theme,
            "proven": self.proven,
            "margin": _thousandths(self.margin),
            "source": list(self.source),
            "tries": [[list(one.play), _thousandths(one.chance), list(one.then)] for one in self.tries[:TOLD_WHOLE]],
            "others": self._others(),
        }

    def _others(self) -> dict[str, list[str | list[str]]]:
        """Return what else may be done, by what it leaves, without what is likely to follow."""
        found: dict[str, list[str | list[str]]] = {}
        for one in self.tries[TOLD_WHOLE:]:
            play = one.play[0] if len(one.play) == 1 else list(one.play)
            found.setdefault(str(_thousandths(one.chance)), []).append(play)
        return found

    @classmethod
    def from_json(cls, obj: Mapping[str, Any]) -> Puzzle:
        """Return the puzzle of a file. May stumble with KeyError, TypeError or ValueError."""
        game, decision = map(int, obj["source"])
        others = [
            ([play] if isinstance(play, str) else play, chance, ())
            for chance, plays in obj["others"].items()
            for play in plays
        ]
        tries = tuple(
            Try(tuple(map(_text, play)), int(chance) / _UNIT, tuple(map(_text, then)))
            for play, chance, then in (*obj["tries"], *others)
        )
        if not 1 <= obj["grade"] <= GRADES:
            raise ValueError(f"field 'grade': {shown(obj['grade'])} is not 1 to {GRADES}")
        if len(tries) < 2 or any(not one.play or not 0 <= one.chance <= 1 for one in tries):
            raise ValueError("field 'tries': there are not two or more, each with what is done and a chance")
        if max(one.chance for one in tries) > tries[0].chance:
            raise ValueError("field 'tries': the best is not the first")
        found = cls(
            id=_text(obj["id"]),
            position=_text(obj["position"]),
            seat=int(obj["seat"]),
            grade=int(obj["grade"]),
            theme=_text(obj["theme"]),
            tries=tries,
            proven=bool(obj["proven"]),
            source=(game, decision),
        )
        if obj["margin"] != _thousandths(found.margin):
            raise ValueError(f"field 'margin': {shown(obj['margin'])} is not that of its tries")
        return found


def _thousandths(chance: float) -> int:
    return round(chance * _UNIT)


def rounded(chance: float) -> float:
    """Return a chance as a file keeps it, so that nothing changes by writing and reading."""
    return _thousandths(chance) / _UNIT


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{shown(value)} is not a text")
    return value


def puzzle_id(position: str) -> str:
    """Return the name of a puzzle, made of its position alone."""
    return hashlib.sha256(position.encode()).hexdigest()[:6]


@dataclass(frozen=True)
class Collection:
    """The puzzles of a game, and the series of games that they were found in."""

    #: Game, version of its rules, players, options, seed and how much was thought: the same gives the same puzzles.
    series: Mapping[str, Any]
    puzzles: tuple[Puzzle, ...]

    @property
    def game(self) -> Game:
        """The game."""
        return game_by_name(self.series["game"])

    def find(self, puzzle_id: str) -> Puzzle | None:
        """Return a puzzle by its id."""
        return next((puzzle for puzzle in self.puzzles if puzzle.id == puzzle_id), None)

    def save(self, path: Path) -> None:
        """Write the file, a line a puzzle, whole or not at all."""
        lines = ",\n".join(json.dumps(one.to_json(), ensure_ascii=False) for one in self.puzzles)
        head = json.dumps({"format": FORMAT, "series": self.series}, ensure_ascii=False)
        text = f'{head[:-1]}, "puzzles": [\n{lines}\n]}}\n'
        draft = path.with_name(f".{path.name}.part")
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            draft.write_text(text, encoding="utf-8")
            os.replace(draft, path)
        finally:
            draft.unlink(missing_ok=True)

    @classmethod
    def load(cls, path: Path) -> Collection:
        """Return the puzzles in a file, whatever the version of their rules. Raises BadPuzzles."""
        where = f"The file of puzzles {str(path)!r}"
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError) as error:
            raise BadPuzzles(f"{where} cannot be read: {error}.") from error
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadPuzzles(f"{where} is not one of format {FORMAT}, which this release reads.")
        series, entries = data.get("series"), data.get("puzzles")
        if not isinstance(series, dict) or not isinstance(entries, list):
            raise BadPuzzles(f"{where} lacks the fields 'series' and 'puzzles'.")
        found = cls(series, tuple(_read(entry, where) for entry in entries))
        ids = [puzzle.id for puzzle in found.puzzles]
        twice = next((one for one in ids if ids.count(one) > 1), None)
        if twice is not None:
            raise BadPuzzles(f"{where} has puzzle {twice!r} twice.")
        return found

    def fits(self, game: Game) -> Collection:
        """Return this, where its puzzles are of a game as it is now. Raises BadPuzzles."""
        name, version = self.series.get("game"), self.series.get("version")
        if name != game.name:
            raise BadPuzzles(f"These are puzzles of {shown(name)}, not of {game.name!r}.")
        if version != game.version:
            raise BadPuzzles(
                f"These puzzles were found by version {shown(version)} of the rules of {game.title}; this is version "
                f"{game.version}: find new ones with `ludoteka puzzles find {game.name}`."
            )
        return self


def _read(entry: Any, where: str) -> Puzzle:
    name = shown(entry.get("id")) if isinstance(entry, dict) else shown(entry)
    try:
        return Puzzle.from_json(entry)
    except KeyError as error:
        raise BadPuzzles(f"{where}, puzzle {name}: field {error} is missing.") from error
    except (TypeError, ValueError) as error:
        raise BadPuzzles(f"{where}, puzzle {name}: {error}.") from error


def file_of(game: Game) -> Path | None:
    """Return where the puzzles of a game lie, None where it has none."""
    path = game.parts.folder / FILE
    return path if path.is_file() else None


@cache
def puzzles_of(game: Game) -> Collection | None:
    """Return the puzzles of a game; None where its folder has none. Raises BadPuzzles, also where its rules are others.

    >>> import ludoteka
    >>> from ludoteka.puzzles import puzzles_of
    >>> found = puzzles_of(ludoteka.game("opale"))
    >>> found.puzzles[0].best.chance > 0.2
    True
    """
    path = file_of(game)
    return None if path is None else Collection.load(path).fits(game)
