"""`ludoteka db`: check all that a server has stored, make it smaller, or carry it into another database."""

from __future__ import annotations

import argparse

from ludoteka.cli.commands.serve import explained, need_server
from ludoteka.cli.complaints import Complaint, short
from ludoteka.cli.parser import Parser
from ludoteka.cli.progress import progress_bar
from ludoteka.cli.screen import Screen


def arguments(parser: Parser) -> None:
    """Take what to do, and where the games are kept."""
    words = parser.words
    what = words("help-arg-db-what")
    parser.positionals.add_argument(
        "what", choices=("check", "compact", "copy"), metavar="check|compact|copy", help=what
    )
    parser.options.add_argument("--db", metavar="URL", help=words("help-arg-db"))
    parser.options.add_argument("--to", metavar="URL", help=words("help-arg-db-to"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Check, compact, or copy."""
    need_server()
    return {"check": _check, "compact": _compact, "copy": _copy}[args.what](args, screen)


def _compact(args: argparse.Namespace, screen: Screen) -> int:
    """Delete what nobody can need any more, and say how much smaller the database is."""
    from ludoteka.server.common.settings import default_database
    from ludoteka.server.storage.compacting import compact

    with explained(), progress_bar(screen) as progress:
        progress.add_task(screen.words("db-compacting"), total=None)
        done = compact(args.db or default_database())
    screen.say("db-compacted", count=done.rows)
    screen.say("db-size", before=done.before // 1024, after=done.after // 1024)
    return 0


def _copy(args: argparse.Namespace, screen: Screen) -> int:
    """Carry everything into another database."""
    from ludoteka.server.common.settings import default_database
    from ludoteka.server.storage.copying import copy_all

    if args.to is None:
        raise Complaint("error-db-to")
    with explained(), progress_bar(screen) as progress:
        task = progress.add_task(screen.words("db-copying"), total=None)
        count = copy_all(
            args.db or default_database(),
            args.to,
            lambda done, total: progress.update(task, completed=done, total=total),
        )
    screen.say("db-copied", count=count)
    return 0


def _check(args: argparse.Namespace, screen: Screen) -> int:
    """Name each table that is damaged, and why; return 1 where there are any."""
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
