"""`ludoteka games`: what there is to play."""

from __future__ import annotations

import argparse
import sys

from rich.text import Text

from ludoteka.cli.inputs import domain
from ludoteka.cli.parser import Parser
from ludoteka.cli.screen import Screen
from ludoteka.cli.titles import title
from ludoteka.engine.game import Game
from ludoteka.engine.registry import game as game_by_name
from ludoteka.engine.registry import games


def arguments(parser: Parser) -> None:
    """Take nothing."""


def run(args: argparse.Namespace, screen: Screen) -> int:
    """List the games."""
    for place, name in enumerate(games()):
        if place:
            screen.line("")
        _show(game_by_name(name), screen)
    return 0


def _show(game: Game, screen: Screen) -> None:
    words, header = screen.words, game.header
    counts = ", ".join(map(str, game.players))
    players = words("games-players", counts=counts, last=game.players[-1])
    screen.out.print(Text.assemble((words.say(title(game)), "bold"), f"  ({game.name})  ", (players, "cyan")))
    screen.line("  " + _about(game, screen))
    screen.line("  " + words("games-designers", names=list(header.designers), count=len(header.designers)), "dim")
    for option in game.options:
        takes = words.say(domain(option))
        screen.out.print(Text.assemble("  --options ", (f"{option.name}=", "cyan"), f"…  {takes}"))
        screen.line("      " + _said(screen, f"{game.name}-option-{option.name}", option.help), "dim")


def _about(game: Game, screen: Screen) -> str:
    docstring = sys.modules[game.parts.package].__doc__ or ""
    return _said(screen, f"{game.name}-about", docstring.partition("\n")[0])


def _said(screen: Screen, key: str, otherwise: str) -> str:
    """Return a sentence of the game's own, or the one given where the game has none."""
    try:
        return screen.words(key)
    except KeyError:
        return otherwise
