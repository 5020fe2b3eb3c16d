"""Who one is: a name, preferences, and the tables where one plays."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from ludoteka.server.common.errors import NotAllowed
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live import table_lists
from ludoteka.server.live.seat_logs import memory
from ludoteka.server.state.sight import Sight
from ludoteka.server.web.cookies import cookie, secret_in_cookie
from ludoteka.server.web.routes.asking import Asked, known, who
from ludoteka.server.web.services import Services, TheServices
from ludoteka.server.web.user_agents import device_of
from ludoteka.server.wire.preferences import Preferences
from ludoteka.server.wire.requests import Me, MyTable, MyTables, Who

#: Of so many of one's tables the last move is told.
_TOLD = 4


@get("/api/me", tags=["identity"], opt={"banned": True})
async def read_me(request: Asked, services: TheServices) -> Me:
    """Who am I? Nobody yet, without a name."""
    visitor = await who(request, services)
    if visitor is None:
        return Me(name=None)
    secret = secret_in_cookie(request.scope, services.settings)
    if secret is not None:
        await services.identities.note_use(secret)
    try:
        services.registry.sanctions.check(visitor)
    except NotAllowed as refusal:
        return Me(name=visitor.name, banned=str(refusal.facts["reason"]))
    return await me_of(visitor, services)


async def me_of(visitor: Visitor, services: Services) -> Me:
    """Return what a visitor is told of themselves."""
    return Me(name=visitor.name, preferences=await services.identities.preferences(visitor))


@post("/api/me", tags=["identity"], status_code=200)
async def name_me(request: Asked, data: JSONBody[Who], services: TheServices) -> Response[Me]:
    """Choose a name; the first time, get an identity in a cookie."""
    visitor = await who(request, services)
    if visitor is not None:
        return Response(await me_of(await services.identities.rename(visitor, data.name), services))
    visitor, secret = await services.identities.create(data.name, device=device_of(request.scope))
    return Response(Me(name=visitor.name), cookies=[cookie(services.settings, secret)])


@post("/api/me/preferences", tags=["identity"], status_code=200)
async def prefer(request: Asked, data: JSONBody[Preferences], services: TheServices) -> Preferences:
    """Choose how I like the page, on every device; what is not named stays as it was."""
    return await services.identities.prefer(await known(request, services), data)


@get("/api/me/tables", tags=["identity"])
async def my_tables(
    request: Asked, services: TheServices, over: Annotated[bool, QueryParameter(required=False)] = False
) -> MyTables:
    """Where do I play, and where is it my turn? Or, with `over`, what have I played?"""
    visitor = await known(request, services)
    if over:
        return MyTables(tables=await table_lists.played(services.registry, visitor))
    tables = await table_lists.mine(services.registry, visitor)
    for i, mine in enumerate(tables[:_TOLD]):
        tables[i] = await _with_last_move(mine, visitor, services)
    return MyTables(tables=tables)


async def _with_last_move(mine: MyTable, visitor: Visitor, services: Services) -> MyTable:
    """Return a table with what was done last there; one that sleeps is woken for whoever asks next."""
    if mine.table.state != "playing":
        return mine
    table = services.registry.tables.get(mine.table.id)
    if table is None:
        services.registry.wake_soon(mine.table.id)
        return mine
    # at one device, what only one of several players knows is told to none of them
    sight = Sight(table.state, visitor if len(mine.seats) == 1 else None, invited=True)
    return msgspec.structs.replace(mine, last=await memory.latest(sight))


HANDLERS = [read_me, name_me, prefer, my_tables]
