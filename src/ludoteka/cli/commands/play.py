"""`ludoteka play`: persons and bots at one table, in the terminal."""

from __future__ import annotations

import argparse
import shlex

from ludoteka.cli import inputs
from ludoteka.cli.complaints import Complaint
from ludoteka.cli.files import place_for
from ludoteka.cli.parser import Parser, whole
from ludoteka.cli.results import headline, show_result
from ludoteka.cli.run import INTERRUPTED
from ludoteka.cli.screen import Screen
from ludoteka.cli.table import BOT, PERSON, Table, seat_names
from ludoteka.cli.terminal_game import TerminalGame
from ludoteka.cli.warming import get_ready, get_ready_to_think
from ludoteka.engine.record import Record

#: How well bots play where nobody says.
USUAL_LEVEL = "regular"


def arguments(parser: Parser) -> None:
    """Take a game, who sits where, and what is dealt."""
    words = parser.words
    inputs.add_game(parser)
    add = parser.options.add_argument
    add("--seat", metavar="N", type=whole, nargs="+", action="extend", help=words("help-arg-seat"))
    add("--seed", metavar="N", type=whole, help=words("help-arg-seed"))
    add("--bot", metavar=words("metavar-level"), default=USUAL_LEVEL, help=words("help-arg-bot", level=USUAL_LEVEL))
    add("--record", metavar=words("metavar-file"), help=words("help-arg-record"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Play a game."""
    game = inputs.the_game(args.game)
    players = inputs.the_players(game, args.players)
    options = inputs.the_options(game, players, args.options)
    persons = inputs.the_seats(players, args.seat or [0])
    seed = inputs.the_seed(args.seed)
    level = inputs.the_level(game, args.bot)
    path = place_for(game.name, args.record)
    get_ready(game, screen)
    if len(persons) < players:
        get_ready_to_think(game, level, screen)
    seats = [PERSON if seat in persons else BOT + level for seat in range(players)]
    table = Table.set_up(Record.begin(game.name, players, seed, seats, **options))
    screen.call_seats(seat_names(table.record, screen.words))
    _welcome(table, args.seed is None, screen)
    return _play(TerminalGame(table, persons, level, path, screen), screen)


def _welcome(table: Table, secret: bool, screen: Screen) -> None:
    headline(table.record, screen)
    if secret and table.game.header.chance:
        screen.say("play-promise", "dim", hash=table.record.commitment)
    screen.say("play-hint", "dim")


def _play(terminal_game: TerminalGame, screen: Screen) -> int:
    """Play to the end, or until the person leaves; keep the record in any case."""
    code = 0
    try:
        terminal_game.go_on()
    except EOFError:
        screen.line("")
    except KeyboardInterrupt:
        code = INTERRUPTED
        screen.line("")
    except BrokenPipeError:
        raise
    except Exception:
        _keep(terminal_game, screen)
        raise
    if terminal_game.table.position.is_over:
        seat = None if len(terminal_game.persons) > 1 else terminal_game.persons[0]
        show_result(terminal_game.table, seat, screen)
    _keep(terminal_game, screen)
    return code


def _keep(terminal_game: TerminalGame, screen: Screen) -> None:
    if not terminal_game.table.record.actions:
        screen.say("play-nothing-played", "dim")
        return
    if not terminal_game.save():
        raise Complaint("error-record-place", path=str(terminal_game.path))
    screen.say("play-kept", path=str(terminal_game.path))
    screen.say("play-kept-hint", "dim", command=f"ludoteka replay {shlex.quote(str(terminal_game.path))}")
