"""Positions that are links: set up, read from an address, written for one; and moments of games at tables.

While a game lasts, what is given away of it is what the asker's seat knows, and nothing else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from litestar import post
from litestar.params import JSONBody

import ludoteka
from ludoteka.engine.codes import BadCode, OldCode, Read, belongs, read_code, write_code, write_known
from ludoteka.engine.errors import BadPlayers, LudotekaError
from ludoteka.server.common.errors import Refusal
from ludoteka.server.state.sight import Sight
from ludoteka.server.web import prices
from ludoteka.server.web.routes.asking import Asked
from ludoteka.server.web.security import address_of
from ludoteka.server.web.services import Services, TheServices
from ludoteka.server.wire.positions import FoundPosition, ReadPosition, SetUp, SharePosition
from ludoteka.server.wire.requests import MOST_MOVES

Made = TypeVar("Made")

#: Of a game that is longer, so many moves before the moment that is looked at are told.
_BEFORE = 400


@post("/api/positions", tags=["study"], status_code=200)
async def set_up(request: Asked, data: JSONBody[SetUp], services: TheServices) -> FoundPosition:
    """Set a game up for study: a first position, whole."""
    game = ludoteka.game(data.game)
    players = game.header.check_players(data.players)
    options: dict[str, Any] = game.check_options(players, data.options)
    return await apart(address_of(dict(request.scope)), services, game, lambda: _whole(game.new(players, **options)))


@post("/api/positions/read", tags=["study"], status_code=200)
async def read(request: Asked, data: JSONBody[ReadPosition], services: TheServices) -> FoundPosition:
    """Which position is this, by its code or in notation? What its sharer did not know is drawn afresh."""
    game = ludoteka.game(data.game)
    return await apart(address_of(dict(request.scope)), services, game, lambda: _read(game, data.position))


@post("/api/positions/link", tags=["study"], status_code=200)
async def share(request: Asked, data: JSONBody[SharePosition], services: TheServices) -> FoundPosition:
    """The code of a position for addresses: whole, or with what one seat of it knows."""
    game = ludoteka.game(data.game)
    return await apart(address_of(dict(request.scope)), services, game, lambda: _share(game, data))


HANDLERS = [set_up, read, share]


async def apart(address: str, services: Services, game: ludoteka.Game, make: Callable[[], Made]) -> Made:
    """Do something with positions beside the event loop, each address in turn; a game need not be compiled for it."""
    await services.loader.ready(game.name)
    async with services.prices.turn(address):
        return await asyncio.to_thread(make)


# ---- moments of games at tables


async def of_table(sight: Sight, move: int | None, address: str, services: Services) -> FoundPosition:
    """Return a moment of a game: whole after the end; before it, what the seat knew, and only among bots.

    Raises Refusal where people play: an engine's advice would be unfair to them.
    """
    state = sight.state
    if state.position is None:
        raise Refusal("This game has not begun.", "not-begun")
    over = state.status == "over"
    if not over and not state.hints:
        raise Refusal("People play here still: their game can be studied after its end.", "people-play")
    moves, seat, begin = list(state.moves), sight.seat, state.begin
    count = len(moves) if move is None else min(move, len(moves))
    services.prices.demand(address, prices.REPLAY_MOVE * count)
    return await apart(address, services, state.game, lambda: moment(begin(), moves, count, seat, over))


def moment(
    position: ludoteka.Position, moves: Sequence[int], count: int, seat: int | None, over: bool
) -> FoundPosition:
    """Return the position after some moves: as the whole game where it is over, else what a seat knows."""
    first = max(0, count - _BEFORE) if over else count
    for action in moves[:first]:
        position.apply(action)
    if not over:
        return _known(position, seat)
    told = [position.game.action_to_text(action) for action in moves[first : first + MOST_MOVES]]
    return msgspec.structs.replace(_whole(position), moves=told, at=count - first)


# ---- reading and writing


def _whole(position: ludoteka.Position) -> FoundPosition:
    code = write_code(position)
    return FoundPosition(game=position.game.name, position=str(position), code=code, whole=True)


def _known(position: ludoteka.Position, seat: int | None) -> FoundPosition:
    """Return what a seat knows of a position, the rest drawn afresh."""
    code = write_known(position, seat)
    return _told(read_code(position.game, code), code)


def _told(found: Read, code: str) -> FoundPosition:
    return FoundPosition(
        game=found.position.game.name, position=str(found.position), code=code, whole=found.whole, seat=found.seat
    )


def _read(game: ludoteka.Game, text: str) -> FoundPosition:
    if "|" in text:
        named = text.split(maxsplit=1)[0]
        if named != game.name and named in ludoteka.games():
            raise _foreign(named)
        return _whole(parse(game, text))
    return _told(decode(game, text), text)


def parse(game: ludoteka.Game, text: str) -> ludoteka.Position:
    """Return the position of a notation. Raises Refusal, which says what is wrong with it."""
    try:
        return game.parse(text)
    except LudotekaError as error:
        raise Refusal(str(error), "bad-position") from error


def decode(game: ludoteka.Game, code: str) -> Read:
    """Return what a code of an address says. Raises Refusal, which names what is wrong with it."""
    try:
        return read_code(game, code)
    except OldCode as error:
        raise Refusal(str(error), "link-outdated") from error
    except BadCode as error:
        for name in ludoteka.games():
            if name != game.name and belongs(ludoteka.game(name), code):
                raise _foreign(name) from error
        raise Refusal(str(error), "link-broken") from error
    except LudotekaError as error:
        raise Refusal(str(error), "link-broken") from error


def _foreign(name: str) -> Refusal:
    title = ludoteka.game(name).title
    return Refusal(f"This is a position of {title}.", "link-foreign", args={"game": title})


def _share(game: ludoteka.Game, data: SharePosition) -> FoundPosition:
    position = parse(game, data.position)
    if data.whole:
        return _whole(position)
    if data.seat is not None and data.seat >= position.players:
        raise BadPlayers(f"There is no seat {data.seat} here: seats are 0 to {position.players - 1}.")
    return _known(position, data.seat)
