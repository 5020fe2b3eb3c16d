"""How a game ended."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from ludoteka.cli.screen import Screen
from ludoteka.cli.table import Table, picture
from ludoteka.cli.titles import title
from ludoteka.engine.position import Position
from ludoteka.engine.record import Record
from ludoteka.engine.text import Seat, Words


def headline(record: Record, screen: Screen) -> None:
    """Say which game it is, who sits at the table, and by which options it is played."""
    usual = record.rules.check_options(record.players, {})
    chosen = [
        f"{name}={'+'.join(value) if isinstance(value, tuple) else {True: 'yes', False: 'no'}.get(value, value)}"
        for name, value in record.options.items()
        if value != usual[name]
    ]
    line = Text.assemble((screen.words.say(title(record.rules)), "bold"), "  ", " · ".join(screen.words.names))
    screen.out.print(line.append("".join(f"  {choice}" for choice in chosen), "cyan"))


def outcome(position: Position, words: Words) -> str:
    """Return who has won, in a sentence."""
    winners = position.winners()
    if not position.is_over:
        return words("result-unfinished")
    if not winners:
        return words("result-lost")
    if len(winners) == position.players and position.players > 1:
        return words("result-draw")
    return words("result-won", who=[Seat(seat) for seat in winners], count=len(winners))


def show_result(table: Table, seat: int | None, screen: Screen) -> None:
    """Show the last position and, at the end of a game, everybody's points."""
    position, words = table.position, screen.words
    screen.line("")
    screen.drawing(picture(position, seat, words))
    screen.line("")
    if position.is_over:
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_column()
        grid.add_column(justify="right", style="bold")
        scores, winners = position.scores(), position.winners()
        for place in sorted(range(position.players), key=lambda p: (p not in winners, -scores[p], p)):
            mark = Text("★ " if place in winners else "  ", "yellow")
            grid.add_row(mark.append(words.name(place), "default"), _standing(position, place, words))
        screen.out.print(grid)
    told = table.deeds[-1].told(seat, words) if position.is_over and table.deeds else []
    screen.line(told[-1] if told else outcome(position, words), "bold")


def _standing(position: Position, place: int, words: Words) -> str:
    """Return what counts for a seat at the end: what the game says of it, or its points."""
    say = getattr(position.game.parts.terminal, "standing", None)
    if say is None:
        return words("points", count=position.scores()[place])
    said: str = say(position.view(None), place, words)
    return said
