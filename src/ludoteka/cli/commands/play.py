"""`ludoteka play`: persons and bots at one table, in the terminal."""

from __future__ import annotations

import argparse
import hashlib
import itertools
import secrets
import shlex
from collections.abc import Callable
from pathlib import Path

from ludoteka.cli import inputs
from ludoteka.cli.complaints import Complaint
from ludoteka.cli.dialogue import ask
from ludoteka.cli.files import place_beside, place_for
from ludoteka.cli.parser import Parser, whole
from ludoteka.cli.results import headline, show_result
from ludoteka.cli.run import INTERRUPTED
from ludoteka.cli.screen import Screen
from ludoteka.cli.table import BOT, PERSON, Table, seat_names
from ludoteka.cli.terminal_game import TerminalGame
from ludoteka.cli.warming import get_ready, get_ready_to_think
from ludoteka.engine.contract import SEED_BITS
from ludoteka.engine.record import Record
from ludoteka.engine.series import next_game, seed_for, won_by

#: How well bots play where nobody says.
USUAL_LEVEL = "regular"
#: What ends a series between two games.
_STOP = ("q", "quit")


def arguments(parser: Parser) -> None:
    """Take a game, who sits where, and what is dealt."""
    words = parser.words
    inputs.add_game(parser)
    add = parser.options.add_argument
    add("--seat", metavar="N", type=whole, nargs="+", action="extend", help=words("help-arg-seat"))
    add("--seed", metavar="N", type=whole, help=words("help-arg-seed"))
    add("--series", metavar="N", type=whole, default=1, help=words("help-arg-series"))
    add("--bot", metavar=words("metavar-level"), default=USUAL_LEVEL, help=words("help-arg-bot", level=USUAL_LEVEL))
    add("--record", metavar=words("metavar-file"), help=words("help-arg-record"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Play a game, or a series of them."""
    game = inputs.the_game(args.game)
    players = inputs.the_players(game, args.players)
    options = inputs.the_options(game, players, args.options)
    persons = inputs.the_seats(players, args.seat or [0])
    series = inputs.the_series(args.series, players)
    seed = inputs.the_seed(args.seed)
    level = inputs.the_level(game, args.bot)
    path = place_for(game.name, args.record)
    get_ready(game, screen)
    if len(persons) < players:
        get_ready_to_think(game, level, screen)
    seats = [PERSON if seat in persons else BOT + level for seat in range(players)]
    record = Record.begin(game.name, players, seed, seats, **options)
    record.series = series
    return _games(record, level, path, args.seed, screen)


def _games(record: Record, level: str, path: Path, seed: int | None, screen: Screen) -> int:
    """Play a game, and those of its series that follow it."""
    here = path
    while True:
        table = Table.set_up(record)
        screen.call_seats(seat_names(record, screen.words))
        _welcome(table, seed is None, screen)
        persons = tuple(place for place, name in enumerate(record.seats) if name == PERSON)
        code = _play(TerminalGame(table, persons, level, here, screen), screen)
        series = record.series
        if series is None or series.winner is not None:
            return code
        if code or not table.position.is_over or not _goes_on(screen):
            screen.say("series-stopped", standing=series.score())
            return code
        here = place_beside(path, series.game + 1)
        record = _next(table, _seeds(seed, series.game + 1))


def _goes_on(screen: Screen) -> bool:
    """Ask whether the next game is played."""
    try:
        return ask(screen.words("series-next")).strip().lower() not in _STOP
    except (EOFError, KeyboardInterrupt):
        screen.line("")
        return False


def _next(table: Table, draw: Callable[[], int]) -> Record:
    """Return the record of the game that follows one in a series: who sits where and who begins is the game's rule."""
    old, begun = table.record, table.record.start().current_player
    assert old.series is not None
    assert begun is not None
    order, first = next_game(table.game, old.players, begun, table.position.winners())
    seed = draw() if first is None else seed_for(table.game, old.players, old.options, first, draw)
    record = Record.begin(old.game, old.players, seed, [old.seats[seat] for seat in order], **old.options)
    record.series = old.series.next(order)
    return record


def _seeds(seed: int | None, number: int) -> Callable[[], int]:
    """Return what draws seeds for a game of a series: the same series for the same first seed, else secrets."""
    if seed is None:
        return lambda: secrets.randbits(SEED_BITS)
    tries = itertools.count()

    def draw() -> int:
        text = f"game {number} {next(tries)} {seed}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[: SEED_BITS // 8])

    return draw


def _welcome(table: Table, secret: bool, screen: Screen) -> None:
    headline(table.record, screen)
    if table.record.series is not None:
        screen.line(screen.words.say(table.record.series.begins()), "bold")
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
        _count(terminal_game.table, screen)
    _keep(terminal_game, screen)
    return code


def _count(table: Table, screen: Screen) -> None:
    """Count a game that is over in its series, and say so."""
    record = table.record
    if record.series is not None:
        seat = won_by(table.position.winners())
        record.series = record.series.counted(seat)
        screen.line(screen.words.say(record.series.ended(seat)), "bold")


def _keep(terminal_game: TerminalGame, screen: Screen) -> None:
    if not terminal_game.table.record.actions:
        screen.say("play-nothing-played", "dim")
        return
    if not terminal_game.save():
        raise Complaint("error-record-place", path=str(terminal_game.path))
    screen.say("play-kept", path=str(terminal_game.path))
    screen.say("play-kept-hint", "dim", command=f"ludoteka replay {shlex.quote(str(terminal_game.path))}")
