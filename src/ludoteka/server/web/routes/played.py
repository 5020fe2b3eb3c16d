"""What was played at a table: records, replays, moments, the open log, reviews, and going on from a decision."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter

from ludoteka.server.common.errors import Refusal
from ludoteka.server.state.sight import Sight
from ludoteka.server.web import prices
from ludoteka.server.web.routes import positions
from ludoteka.server.web.routes.asking import PROGRAMS, Asked, Key, check_seat, known, link_of, look, who
from ludoteka.server.web.security import address_of
from ludoteka.server.web.services import TheServices
from ludoteka.server.wire.positions import FoundPosition
from ludoteka.server.wire.requests import Opened, OpenLog, Replay, TryAgain
from ludoteka.server.wire.reviews import ReviewTold
from ludoteka.server.wire.wire_types import TableId


@get("/api/tables/{table_id:str}/record", tags=["records"], opt=PROGRAMS)
async def record(request: Asked, table_id: TableId, services: TheServices, key: Key = None) -> Response[dict[str, Any]]:
    """The record of a game that is over, its seed included: `ludoteka verify` checks it."""
    state = (await look(request, table_id, services, key)).state
    if state.status != "over" or state.position is None:
        raise Refusal("The record holds the secret seed: it is there after the end.", "not-over")
    name = f"{state.setting.game}-{table_id}.json"
    return Response(
        state.record().to_json(state.position), headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@get("/api/tables/{table_id:str}/replay", tags=["records"], opt=PROGRAMS)
async def replay(
    request: Asked,
    table_id: TableId,
    services: TheServices,
    key: Key = None,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15, required=False)] = None,
    first: Annotated[int, QueryParameter(ge=0, le=100_000, required=False)] = 0,
) -> Response[Replay]:
    """A stretch of a game as a seat saw it: any seat's after the end, before it one's own or a spectator's."""
    looks = await look(request, table_id, services, key, later=True)
    if looks.state.position is None:
        raise Refusal("This game has not begun.", "not-begun")
    address = address_of(dict(request.scope))
    if looks.behind:
        services.prices.demand(address, prices.REPLAY_MOVE * len(looks.state.moves))
        async with services.prices.turn(address):  # the game is played again up to there
            sight = await asyncio.to_thread(_eyes, looks, seat, services.now())
    else:
        sight = _eyes(looks, seat)
    told = await services.replays.stretch(sight, first, address)
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


def _eyes(sight: Sight, seat: int | None, later: int | None = None) -> Sight:
    """Return what a seat has seen; with a time, what may be seen of it by then. Raises NotFound or NotAllowed."""
    if seat is not None:
        check_seat(seat, len(sight.state.chairs))
    return sight.in_hindsight(seat) if later is None else sight.later(seat, later)


@get("/api/tables/{table_id:str}/position", tags=["records"])
async def table_position(
    request: Asked,
    table_id: TableId,
    services: TheServices,
    key: Key = None,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15, required=False)] = None,
    move: Annotated[int | None, QueryParameter(ge=0, le=100_000, required=False)] = None,
) -> FoundPosition:
    """A moment of a game, to study it: whole after the end, before it what a seat knows, and only among bots."""
    sight = _eyes(await look(request, table_id, services, key), seat)
    return await positions.of_table(sight, move, address_of(dict(request.scope)), services)


@get("/api/tables/{table_id:str}/log", tags=["records"], opt=PROGRAMS)
async def open_log(request: Asked, table_id: TableId, services: TheServices, key: Key = None) -> Response[OpenLog]:
    """After the end: the moves as they are told to whoever knew most, with all that was hidden."""
    sight = await look(request, table_id, services, key)
    if sight.state.position is None:
        raise Refusal("This game has not begun.", "not-begun")
    told = await services.open_logs.log(sight, address_of(dict(request.scope)))
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/api/tables/{table_id:str}/review", tags=["records"], status_code=200)
async def begin_review(
    request: Asked,
    table_id: TableId,
    services: TheServices,
    key: Key = None,
    quick: Annotated[bool, QueryParameter(required=False)] = False,
) -> Response[ReviewTold]:
    """Have a game that is over reviewed, or go on with it: where it was won and lost, and what was luck.

    `quick`: the quick look is enough, which is over in some seconds.
    """
    visitor = await who(request, services)
    state = (await look(request, table_id, services, key)).state
    told = services.reviews.begin(state, address_of(dict(request.scope)), visitor.id if visitor else None, quick)
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


@get("/api/tables/{table_id:str}/review", tags=["records"])
async def show_review(
    request: Asked, table_id: TableId, services: TheServices, key: Key = None
) -> Response[ReviewTold]:
    """What is known of a review. It goes on as long as somebody asks for it now and then."""
    told = services.reviews.look((await look(request, table_id, services, key)).state)
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/api/tables/{table_id:str}/again", tags=["records"])
async def try_again(
    request: Asked, table_id: TableId, data: JSONBody[TryAgain], services: TheServices, key: Key = None
) -> Opened:
    """Go on from a decision of a game that is over, at a table of one's own with bots in the other seats."""
    visitor = await known(request, services)
    state = (await look(request, table_id, services, key)).state
    services.prices.demand(address_of(dict(request.scope)), prices.REPLAY_MOVE * min(data.number, len(state.moves)))
    opened = await services.registry.opener.try_again(state, data, visitor)
    return Opened(id=opened, link=link_of(services, opened, None))


HANDLERS = [record, replay, table_position, open_log, begin_review, show_review, try_again]
