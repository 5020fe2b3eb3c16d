"""`ludoteka warm`: compile games ahead of time."""

from __future__ import annotations

import argparse

from ludoteka.cli import inputs
from ludoteka.cli.parser import Parser
from ludoteka.cli.screen import Screen
from ludoteka.cli.titles import title
from ludoteka.cli.warming import get_all_ready
from ludoteka.engine.compiling.kernels import COMPILED
from ludoteka.engine.registry import games
from ludoteka.search.compiling import PARTS


def arguments(parser: Parser) -> None:
    """Take games, all by default."""
    words = parser.words
    parser.positionals.add_argument("game", metavar=words("metavar-game"), nargs="*", help=words("help-arg-warm-games"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Compile whatever of the games has not been compiled here."""
    wanted = [inputs.the_game(name) for name in args.game or games()]
    seconds = get_all_ready(wanted, screen, PARTS)
    for game in wanted:
        if game in seconds:
            screen.say("warm-done", game=title(game), seconds=screen.number(seconds[game], 1))
        else:
            screen.say("warm-already" if COMPILED else "warm-plain", game=title(game))
    return 0
