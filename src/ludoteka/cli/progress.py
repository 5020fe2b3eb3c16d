"""Bars for work that takes long."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, Progress, SpinnerColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn

from ludoteka.cli.screen import Screen


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
