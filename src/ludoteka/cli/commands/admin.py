"""`ludoteka admin`: list and close tables, silence or ban a visitor, and lift it again, while the server runs."""

from __future__ import annotations

import argparse

from ludoteka.cli.commands.serve import explained, need_server
from ludoteka.cli.complaints import Complaint
from ludoteka.cli.parser import Parser
from ludoteka.cli.screen import Screen

WHAT = ("tables", "visitors", "close", "silence", "ban", "lift")
_LONGEST = 200


def arguments(parser: Parser) -> None:
    """Take what to do, with which table or visitor, and where the games are kept."""
    words = parser.words
    positional = parser.positionals.add_argument
    positional("what", choices=WHAT, metavar="|".join(WHAT), help=words("help-arg-admin-what"))
    positional("of", nargs="?", default="", metavar=words("metavar-admin-of"), help=words("help-arg-admin-of"))
    add = parser.options.add_argument
    add("--reason", metavar=words("metavar-admin-reason"), default="", help=words("help-arg-admin-reason"))
    add("--over", action="store_true", help=words("help-arg-admin-over"))
    add("--db", metavar="URL", help=words("help-arg-db"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Do it, or say why not."""
    need_server()
    from ludoteka.server.common.settings import default_database
    from ludoteka.server.storage.administration import NotThere

    url = args.db or default_database()
    if args.what not in ("tables", "visitors") and not args.of:
        raise Complaint("error-admin-of", what=args.what)
    with explained():
        try:
            {"tables": _tables, "visitors": _visitors, "close": _close, "lift": _lift}.get(args.what, _sanction)(
                args, url, screen
            )
        except NotThere as error:
            raise Complaint("error-admin-nobody", of=args.of) from error
    return 0


def _tables(args: argparse.Namespace, url: str, screen: Screen) -> None:
    from ludoteka.server.storage.administration import list_tables

    found = list_tables(url, args.over)
    for row in found:
        people = ", ".join(f"{name} ({number})" for name, number in row.people)
        screen.line(f"{row.id}  {row.game}  {row.state}  {'public' if row.public else 'link'}  {people}")
    screen.say("admin-tables", count=len(found))


def _visitors(args: argparse.Namespace, url: str, screen: Screen) -> None:
    from ludoteka.server.storage.administration import list_visitors

    found = list_visitors(url, args.of)
    for row in found:
        screen.line(f"{row.id}  {row.name}  {row.kind or '-'}  {row.reason}")
    screen.say("admin-visitors", count=len(found))


def _close(args: argparse.Namespace, url: str, screen: Screen) -> None:
    from ludoteka.server.storage.administration import close_table

    close_table(url, args.of)
    screen.say("admin-closed", table=args.of)


def _sanction(args: argparse.Namespace, url: str, screen: Screen) -> None:
    from ludoteka.server.storage.administration import sanction

    reason = " ".join(args.reason.split())
    if not 0 < len(reason) <= _LONGEST:
        raise Complaint("error-admin-reason", most=str(_LONGEST))
    kind = "silenced" if args.what == "silence" else "banned"
    screen.say(f"admin-{kind}", who=sanction(url, args.of, kind, reason))


def _lift(args: argparse.Namespace, url: str, screen: Screen) -> None:
    from ludoteka.server.storage.administration import lift

    screen.say("admin-lifted", who=lift(url, args.of))
