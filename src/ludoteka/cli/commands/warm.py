"""`ludoteka warm`: compile games ahead of time."""

from __future__ import annotations

import argparse
import time

from ludoteka.cli import inputs
from ludoteka.cli.parser import Parser
from ludoteka.cli.screen import Screen
from ludoteka.cli.warming import get_ready, get_ready_to_think
from ludoteka.engine.kernels import COMPILED
from ludoteka.engine.registry import games


def arguments(parser: Parser) -> None:
    """Take games, all by default."""
    words = parser.words
    parser.positionals.add_argument("game", metavar=words("metavar-game"), nargs="*", help=words("help-arg-warm-games"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Compile games, rules and search, that have not been compiled here."""
    for game in [inputs.the_game(name) for name in args.game or games()]:
        begun = time.monotonic()
        compiled = get_ready(game, screen)
        get_ready_to_think(game, "master", screen)
        if compiled:
            screen.say("warm-done", game=game.title, seconds=screen.number(time.monotonic() - begun, 1))
        else:
            screen.say("warm-already" if COMPILED else "warm-plain", game=game.title)
    return 0
