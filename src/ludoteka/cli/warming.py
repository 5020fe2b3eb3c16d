"""The bar that is shown while a game is compiled for the first time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

from rich.progress import BarColumn, Progress, SpinnerColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn

from ludoteka.cli.screen import Screen
from ludoteka.engine import warm
from ludoteka.engine.game import Game
from ludoteka.search.ready import prepare


@contextmanager
def progress_bar(screen: Screen) -> Iterator[Progress]:
    """Show bars with estimates where a person watches, and nothing in a file."""
    with Progress(
        SpinnerColumn(),
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(compact=True, elapsed_when_finished=True),
        console=screen.err,
        disable=not screen.err.is_terminal,
        transient=True,
    ) as progress:
        yield progress


def get_ready(game: Game, screen: Screen) -> bool:
    """Compile a game where that has not been done, with a bar; return whether it had to be."""
    if warm.is_warm(game):
        return False
    if not screen.err.is_terminal:
        screen.err.print(screen.words("warm-compiling", game=game.title))
    with progress_bar(screen) as progress:
        task = progress.add_task(screen.words("warm-compiling", game=game.title), total=None)

        def tell(done: int, total: int, kernel: str) -> None:
            progress.update(task, completed=done, total=total)

        if warm.can_keep(game):
            with closing(warm.warm_in_child([game.name])) as steps:
                for step in steps:
                    tell(step.done, step.total, step.kernel)
        else:
            warm.warm(game, tell)
    return True


def get_ready_to_think(game: Game, level: str, screen: Screen) -> None:
    """Compile, or load, the search that bots of a level use, with a bar."""
    if level == "random":
        return
    with progress_bar(screen) as progress:
        task = progress.add_task(screen.words("warm-thinking", game=game.title), total=None)

        def tell(done: int, total: int, kernel: str) -> None:
            progress.update(task, completed=done, total=total)

        prepare(game, tell)
