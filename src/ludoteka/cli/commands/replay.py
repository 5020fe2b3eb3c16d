"""`ludoteka replay`: a record, move by move."""

from __future__ import annotations

import argparse

from ludoteka.cli import inputs, records
from ludoteka.cli.dialogue import ask
from ludoteka.cli.parser import Parser, whole
from ludoteka.cli.results import headline, show_result
from ludoteka.cli.screen import Screen
from ludoteka.cli.table import Table, picture, seat_names


def arguments(parser: Parser) -> None:
    """Take a record, and through whose eyes it is seen."""
    words = parser.words
    inputs.add_record(parser)
    parser.options.add_argument("--seat", metavar="N", type=whole, help=words("help-arg-eyes"))
    parser.options.add_argument("--step", action="store_true", help=words("help-arg-step"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Show a record."""
    record = records.load(args.file, screen)
    if args.seat is not None:
        inputs.the_seats(record.players, [args.seat])
    table = Table.set_up(record)
    screen.call_seats(seat_names(record, screen.words))
    headline(record, screen)
    for number, deed in enumerate(table.deeds, 1):
        if args.step and not _step(table, number, args.seat, screen):
            return 0
        screen.told(deed.told(args.seat, screen.words), number)
    show_result(table, args.seat, screen)
    return 0


def _step(table: Table, number: int, seat: int | None, screen: Screen) -> bool:
    """Show the table before a deed and wait; return whether to go on."""
    screen.line("")
    screen.drawing(picture(table.deeds[number - 1].before, seat, screen.words))
    try:
        answer = ask(screen.words("replay-prompt", number=number, count=len(table.deeds)))
    except EOFError:
        screen.line("")
        return False
    return answer.strip().casefold() not in ("q", "quit", screen.words("command-quit"))
