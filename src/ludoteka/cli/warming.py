"""The bar that is shown while a game is compiled for the first time."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from rich.progress import Progress, TaskID

from ludoteka.cli.progress import progress_bar
from ludoteka.cli.screen import Screen
from ludoteka.cli.titles import title
from ludoteka.engine.game import Game
from ludoteka.engine.registry import game as game_by_name
from ludoteka.search.compiling import Part, Step, can_keep, compile_in_children, compile_part, is_compiled


def get_ready(game: Game, screen: Screen, *parts: Part) -> bool:
    """Compile parts of a game, by default its rules, with a bar; return whether any was not compiled before."""
    return get_all_ready([game], screen, parts or ("rules",)) != {}


def get_all_ready(games: Sequence[Game], screen: Screen, parts: Sequence[Part]) -> dict[Game, float]:
    """Compile parts of games, several games at once, with bars.

    Returns those that were not compiled before, each with the seconds after which it was ready.
    """
    missing = {game: [part for part in parts if not is_compiled(game, part)] for game in games}
    todo = {game: wanted for game, wanted in missing.items() if wanted}
    if not todo:
        return {}
    with progress_bar(screen) as progress:
        bars = _Bars(progress, screen)
        _compile(todo, bars)
    return {game: bars.ready[game.name] for game in todo}


def get_ready_to_think(game: Game, level: str, screen: Screen) -> None:
    """Compile the search that bots of a level use, where that has not been done, with a bar."""
    if level != "random":
        get_ready(game, screen, "rules", "search")


def _compile(todo: Mapping[Game, Sequence[Part]], bars: _Bars) -> None:
    for game, wanted in todo.items():
        bars.begin(game, wanted[0])
    kept = {game.name: wanted for game, wanted in todo.items() if can_keep(game)}
    if kept:
        compile_in_children(kept, bars.show)
    for game, wanted in todo.items():
        for part in wanted if game.name not in kept else ():
            compile_part(game, part, bars.of(game.name, part))


class _Bars:
    """A bar for each game, from the beginning of a part to its end."""

    def __init__(self, progress: Progress, screen: Screen) -> None:
        self._progress, self._screen = progress, screen
        self._tasks: dict[tuple[str, Part], TaskID] = {}
        self._begun = time.monotonic()
        #: After how many seconds the last part of a game was ready.
        self.ready: dict[str, float] = {}

    def begin(self, game: Game, part: Part) -> None:
        """Say that a part is being compiled."""
        message = self._screen.words("warm-thinking" if part == "search" else "warm-compiling", game=title(game))
        if not self._screen.err.is_terminal:
            self._screen.err.print(message)
        self._tasks[game.name, part] = self._progress.add_task(message, total=None)
        self.ready[game.name] = 0.0

    def of(self, game: str, part: Part) -> Callable[[int, int, str], None]:
        """Return what shows how far a part is that is compiled here."""
        return lambda done, total, _: self.show(Step(game, part, done, total))

    def show(self, step: Step) -> None:
        """Show how far a part is."""
        if (step.game, step.part) not in self._tasks:
            self.begin(game_by_name(step.game), step.part)
        over = step.done == step.total
        task = self._tasks[step.game, step.part]
        self._progress.update(task, completed=step.done, total=step.total, visible=not over)
        if over:
            self.ready[step.game] = time.monotonic() - self._begun
