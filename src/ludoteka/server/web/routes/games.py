"""Which games there are, with their options and levels, and how far they are compiled."""

from __future__ import annotations

from typing import Any

from litestar import get

import ludoteka
from ludoteka.engine.errors import BadOption
from ludoteka.engine.options import Choice, Flag, Option, PerSeat, Subset
from ludoteka.lessons.format import lessons_of
from ludoteka.server.bots import bot_pool
from ludoteka.server.web.services import Services, TheServices
from ludoteka.server.wire.requests import Compiling, GameInfo, OptionInfo


@get("/api/games", tags=["games"])
async def list_games(services: TheServices) -> list[GameInfo]:
    """What can be played here?"""
    return [_game_info(ludoteka.game(name), services) for name in ludoteka.games()]


@get("/api/compiling", tags=["games"])
async def list_compiling(services: TheServices) -> list[Compiling]:
    """How far are the games compiled?"""
    return [
        Compiling(game=job.game, part=job.part, state=job.state, share=round(job.share, 3))
        for job in services.loader.jobs()
    ]


def _game_info(game: ludoteka.Game, services: Services) -> GameInfo:
    header = game.header
    return GameInfo(
        name=header.name,
        title=header.title,
        version=header.version,
        players=list(header.players),
        usual_players=header.usual_players,
        minutes=header.minutes,
        designers=list(header.designers),
        hidden=header.hidden,
        chance=header.chance,
        perfect=header.perfect,
        options=[_option_info(game, option) for option in header.options],
        next_game=header.next_game,
        levels=bot_pool.levels(header.name),
        ready=services.loader.can_think(header.name),
        lessons=len(lessons_of(game)),
        learn_minutes=sum(lesson.minutes for lesson in lessons_of(game)),
    )


def _option_info(game: ludoteka.Game, option: Option) -> OptionInfo:
    kinds: dict[type[Option], Any] = {Flag: "flag", Choice: "choice", Subset: "subset", PerSeat: "per-seat"}
    default = option.default
    return OptionInfo(
        name=option.name,
        help=option.help,
        domain=option.domain,
        kind=next(kind for known, kind in kinds.items() if isinstance(option, known)),
        choices=list(getattr(option, "choices", ())),
        default=list(default) if isinstance(default, tuple) else default,
        players=[players for players in game.players if _fits(game, option, players)],
    )


def _fits(game: ludoteka.Game, option: Option, players: int) -> bool:
    try:
        game.check_options(players, {option.name: option.other(players)})
    except BadOption:
        return False
    return True


HANDLERS = [list_games, list_compiling]
