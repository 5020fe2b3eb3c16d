"""The bar that is shown while a game is compiled for the first time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

from rich.progress import BarColumn, Progress, SpinnerColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn

from ludoteka.cli.screen import Screen
from ludoteka.cli.titles import title
from ludoteka.engine.game import Game
from ludoteka.search.compiling import Part, can_keep, compile_in_child, compile_part, is_compiled


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


def get_ready(game: Game, screen: Screen, *parts: Part) -> bool:
    """Compile parts of a game, by default its rules, with a bar; return whether any was not compiled before."""
    missing = [part for part in parts or ("rules",) if not is_compiled(game, part)]
    for part in missing:
        _compile(game, part, screen)
    return missing != []


def get_ready_to_think(game: Game, level: str, screen: Screen) -> None:
    """Compile the search that bots of a level use, where that has not been done, with a bar."""
    if level != "random":
        get_ready(game, screen, "rules", "search")


def _compile(game: Game, part: Part, screen: Screen) -> None:
    message = screen.words("warm-thinking" if part == "search" else "warm-compiling", game=title(game))
    if not screen.err.is_terminal:
        screen.err.print(message)
    with progress_bar(screen) as progress:
        task = progress.add_task(message, total=None)
        if can_keep(game):
            with closing(compile_in_child(part, [game.name])) as steps:
                for step in steps:
                    progress.update(task, completed=step.done, total=step.total)
        else:
            compile_part(game, part, lambda done, total, _: progress.update(task, completed=done, total=total))
