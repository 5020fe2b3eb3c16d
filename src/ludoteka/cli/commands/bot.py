"""`ludoteka bot`: let a bot of this machine play a seat at a server's table."""

from __future__ import annotations

import argparse
from typing import Any

from ludoteka.cli.commands.serve import need_server
from ludoteka.cli.parser import Parser
from ludoteka.cli.screen import Screen


def arguments(parser: Parser) -> None:
    """Take the link of a table, and the level."""
    words = parser.words
    add = parser.options.add_argument
    add("--table", metavar="LINK", required=True, help=words("help-arg-table-link"))
    add("--level", metavar=words("metavar-level"), default="master", help=words("help-arg-bot-level"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Play one game to its end."""
    need_server()
    from ludoteka.client.program import play

    def tell(key: str, given: dict[str, Any]) -> None:
        if key == "bot-seated":
            screen.say("bot-seated", seat=given["seat"], game=given["game"])
        elif key == "bot-lost":
            screen.say("bot-lost", seconds=given["seconds"])
        else:
            screen.line(given["action"], "dim")

    winners = play(args.table, args.level, tell)
    screen.say("bot-over", seats=", ".join(map(str, winners)) or "-")
    return 0
