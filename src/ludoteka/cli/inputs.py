"""What the arguments of several commands mean, checked with complaints in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludoteka.bots import levels
from ludoteka.cli.complaints import Complaint, suggestion
from ludoteka.cli.parser import Parser, whole
from ludoteka.cli.titles import title
from ludoteka.engine.contract import SEED_BITS
from ludoteka.engine.errors import BadOption, BadSeries
from ludoteka.engine.game import Game
from ludoteka.engine.options import Option, parse_all
from ludoteka.engine.registry import game as game_by_name
from ludoteka.engine.registry import games
from ludoteka.engine.series import MOST_WINS, Series
from ludoteka.engine.text import Phrase


def add_game(parser: Parser) -> None:
    """Take a game, a number of players and options."""
    words = parser.words
    parser.positionals.add_argument("game", metavar=words("metavar-game"), help=words("help-arg-game"))
    parser.options.add_argument("--players", metavar="N", type=whole, help=words("help-arg-players"))
    parser.options.add_argument(
        "--options", metavar="A=B", nargs="+", action="extend", default=[], help=words("help-arg-options")
    )


def add_record(parser: Parser) -> None:
    """Take the file of a record."""
    words = parser.words
    parser.positionals.add_argument("file", metavar=words("metavar-file"), type=Path, help=words("help-arg-file"))


def the_game(name: str) -> Game:
    """Return a game by name."""
    if name not in games():
        raise Complaint("error-unknown-game", name=name, known=games(), hint=suggestion(name, games()))
    return game_by_name(name)


def the_players(game: Game, players: int | None) -> int:
    """Return the number of players, the usual one for None."""
    if players is not None and players not in game.players:
        raise Complaint("error-players", game=title(game), allowed=list(map(str, game.players)), players=str(players))
    return game.header.check_players(players)


def the_options(game: Game, players: int, texts: Sequence[str]) -> dict[str, Any]:
    """Return a value for every option, from texts such as `variants=omen+shells`."""
    known = {option.name: option for option in game.options}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Complaint("error-option-form", text=text)
        if name not in known:
            hint = suggestion(name, known)
            raise Complaint("error-option-name", name=name, game=title(game), known=list(known) or ["-"], hint=hint)
        try:
            known[name].check(known[name].parse(value), players)
        except BadOption as error:
            raise Complaint("error-option-value", name=name, value=value, domain=domain(known[name])) from error
    return dict(game.check_options(players, parse_all(game.options, texts)))


def domain(option: Option) -> Phrase:
    """Return what an option takes."""
    kind = type(option).__name__.lower()
    return Phrase(f"option-{kind}", {"choices": list(getattr(option, "choices", ()))})


def the_seats(players: int, seats: Sequence[int]) -> tuple[int, ...]:
    """Return the seats, ascending."""
    for seat in seats:
        if seat not in range(players):
            raise Complaint("error-seat", seat=str(seat), last=str(players - 1))
    return tuple(sorted(set(seats)))


def the_series(first_to: int, players: int) -> Series | None:
    """Return a series of games, None for a single one."""
    try:
        return Series.begin(first_to, players)
    except BadSeries as error:
        raise Complaint("error-series", wins=str(first_to), most=str(MOST_WINS), players=str(players)) from error


def the_seed(seed: int | None) -> int | None:
    """Return a seed that can be one."""
    if seed is not None and not 0 <= seed < 1 << SEED_BITS:
        raise Complaint("error-seed", seed=str(seed), bits=str(SEED_BITS))
    return seed


def the_level(game: Game, level: str) -> str:
    """Return the level of a bot that the game has."""
    known = levels(game.name)
    if level not in known:
        raise Complaint("error-bot", name=level, game=title(game), known=known, hint=suggestion(level, known))
    return level
