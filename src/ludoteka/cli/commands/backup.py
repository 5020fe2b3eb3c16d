"""`ludoteka backup`: copy what a server has stored, while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteka.cli.commands.serve import explained, need_server
from ludoteka.cli.complaints import Complaint
from ludoteka.cli.parser import Parser
from ludoteka.cli.screen import Screen


def arguments(parser: Parser) -> None:
    """Take the file to write, and where the games are kept."""
    words = parser.words
    parser.positionals.add_argument("file", metavar=words("metavar-file"), help=words("help-arg-backup-file"))
    parser.options.add_argument("--db", metavar="URL", help=words("help-arg-db"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Write a whole copy, or say why not."""
    need_server()
    from ludoteka.server.common.settings import default_database
    from ludoteka.server.storage.database import back_up

    target = Path(args.file)
    with explained():
        try:
            count = back_up(args.db or default_database(), target)
        except FileExistsError as error:
            raise Complaint("error-backup-exists", path=str(target)) from error
    screen.say("backup-done", path=str(target), count=count)
    return 0
