"""`ludoteka verify`: whether a record is what it claims to be."""

from __future__ import annotations

import argparse

from rich.text import Text

from ludoteka.cli import inputs, records
from ludoteka.cli.parser import Parser
from ludoteka.cli.results import outcome
from ludoteka.cli.screen import Screen
from ludoteka.cli.table import seat_names
from ludoteka.cli.titles import title
from ludoteka.engine.record import Record


def arguments(parser: Parser) -> None:
    """Take a record."""
    inputs.add_record(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Replay a record, or each of a file that holds several, and say what was checked."""
    for number, record in enumerate(records.load_all(args.file, screen)):
        if number:
            screen.line("")
        _tell(record, screen)
    return 0


def _tell(record: Record, screen: Screen) -> None:
    position, words = record.position(), screen.words
    for sentence in (
        words("verify-game", game=title(record.rules), version=str(record.version)),
        words("verify-replayed", count=len(record.actions), digest=position.digest()),
        words("verify-seed", hash=record.commitment),
    ):
        screen.out.print(Text.assemble(("✓ ", "bold green"), sentence), soft_wrap=True)
    screen.call_seats(seat_names(record, words))
    screen.line(outcome(position, screen.words))
