"""`ludoteka db check`: whether all that a server has stored can be told."""

from __future__ import annotations

import argparse

from ludoteka.cli.commands.serve import explained, need_server
from ludoteka.cli.complaints import short
from ludoteka.cli.parser import Parser
from ludoteka.cli.screen import Screen


def arguments(parser: Parser) -> None:
    """Take what to do, and where the games are kept."""
    words = parser.words
    parser.positionals.add_argument("what", choices=("check",), metavar="check", help=words("help-arg-db-check"))
    parser.options.add_argument("--db", metavar="URL", help=words("help-arg-db"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Name each table that is damaged, and why; return 1 where there are any."""
    need_server()
    from ludoteka.server.common.settings import default_database
    from ludoteka.server.storage.checking import check

    count = old = damaged = 0
    with explained():
        for found in check(args.db or default_database()):
            count += 1
            old += found.old
            if found.fault and not found.old:
                damaged += 1
                given = {"table": found.table, "entry": str(found.entry), "detail": short(found.detail)}
                screen.say(f"db-damaged-{found.fault}", **given)
    screen.say("db-checked", count=count)
    if old:
        screen.say("db-old", count=old)
    screen.say("db-damage" if damaged else "db-sound", count=damaged)
    return 1 if damaged else 0
