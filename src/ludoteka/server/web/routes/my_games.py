"""What somebody has played: listed, searched, summed up, taken along, and brought here. Nobody sees another's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import QueryParameter
from litestar.response import Stream

from ludoteka.server.live import imports
from ludoteka.server.storage.results import Only, Search
from ludoteka.server.web import prices
from ludoteka.server.web.routes.asking import Asked, known
from ludoteka.server.web.security import address_of
from ludoteka.server.web.services import TheServices
from ludoteka.server.wire.my_games import Imported, PlayedGames, Statistics

Mark = Annotated[str, msgspec.Meta(max_length=48)]

#: A file of records; longer ones are sent in parts.
MOST_BYTES = 1_000_000
#: So many records are read at once, and wait in memory for whoever reads slowly.
_LINES = 20


@get("/api/me/games", tags=["identity"])
async def my_games(
    request: Asked,
    services: TheServices,
    before: Annotated[str | None, QueryParameter(max_length=64, required=False)] = None,
    game: Annotated[str | None, QueryParameter(max_length=40, required=False)] = None,
    only: Annotated[Only | None, QueryParameter(required=False)] = None,
    name: Annotated[str, QueryParameter(max_length=60, required=False)] = "",
    mark: Annotated[list[Mark] | None, QueryParameter(max_items=20, required=False)] = None,
) -> Response[PlayedGames]:
    """What have I played, the newest first? `before` is the `next` of an earlier answer.

    `name` is a part of somebody's name; each `mark` is what may be meant too: `game:opale`, `level:expert`, `bot:1`.
    """
    visitor = await known(request, services)
    games, following = await services.results.page(visitor.id, before, Search(game, only, name.strip(), mark or ()))
    told = msgspec.json.encode({"games": games, "next": following})
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


@get("/api/me/statistics", tags=["identity"])
async def my_statistics(request: Asked, services: TheServices) -> Statistics:
    """What do my games come to? How well I play is told where I have switched it on, to me alone."""
    visitor = await known(request, services)
    chosen = await services.identities.preferences(visitor)
    return await services.results.statistics(visitor.id, bool(chosen.rating))


@get("/api/me/games/export", tags=["identity"])
async def export_games(request: Asked, services: TheServices) -> Stream:
    """All that I have played, a record a line: `ludoteka verify` checks each, and another server reads them."""
    visitor = await known(request, services)
    address = address_of(dict(request.scope))
    services.prices.check_files(address)

    async def lines() -> AsyncIterator[bytes]:
        before: str | None = None
        with services.prices.file(address):
            while True:
                found, before = await services.results.records(visitor.id, before, _LINES)
                yield b"".join(found)
                if before is None:
                    return
                services.prices.charge(address, prices.RECORDS)

    headers = {"content-disposition": 'attachment; filename="ludoteka-games.jsonl"'}
    return Stream(lines(), media_type="application/jsonl", headers=headers)


@post("/api/me/games/import", tags=["identity"], status_code=200, request_max_body_size=MOST_BYTES)
async def import_games(
    request: Asked,
    services: TheServices,
    first: Annotated[int, QueryParameter(ge=1, le=1_000_000, required=False)] = 1,
) -> Imported:
    """Bring games here that were taken along from elsewhere, a record a line; `first` is the number of the first line.

    Each is checked by replaying it. Where one is wrong, none is stored, and the refusal names its line.
    """
    visitor = await known(request, services)
    address, now = address_of(dict(request.scope)), services.now()
    body = await request.body()
    async with services.prices.turn(address):
        lines = await asyncio.to_thread(imports.split, body, first)
    services.prices.demand(address, prices.IMPORTED_GAME * len(lines))
    async with services.prices.turn(address):
        needed = await asyncio.to_thread(imports.games_in, lines)
    for name in needed:
        await services.loader.ready(name)
    games = []
    for number, line in lines:  # one at a time: whoever wants something that takes long has a turn in between
        async with services.prices.turn(address):
            games.append(await asyncio.to_thread(imports.read, number, line, visitor, now))
    async with services.prices.turn(address):
        return await imports.store(games, visitor, services.store, services.results)


HANDLERS = [my_games, my_statistics, export_games, import_games]
