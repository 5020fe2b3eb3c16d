"""Tables: the lobby, opening and joining them, what people agree on there, links and programs."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ludoteka.server.common.errors import NotAllowed
from ludoteka.server.live import table_lists
from ludoteka.server.state import commands, consent
from ludoteka.server.state.forgetting import PROGRAM
from ludoteka.server.state.table_info import info_of
from ludoteka.server.storage.schema import tokens
from ludoteka.server.storage.writer import Job
from ludoteka.server.web.cookies import secret_in_cookie
from ludoteka.server.web.routes.asking import PROGRAMS, Asked, Key, check_seat, known, link_of, look, reach
from ludoteka.server.web.services import TheServices
from ludoteka.server.wire.requests import (
    Again,
    AnswerOffer,
    Hush,
    Join,
    Joined,
    Link,
    Lobby,
    MakeOffer,
    NewTable,
    Opened,
    SeatName,
    Start,
)
from ludoteka.server.wire.wire_types import Delay, TableId, TableInfo

Place = Annotated[int, PathParameter(ge=0, le=15)]


@get("/api/tables", tags=["tables"])
async def lobby(
    services: TheServices, before: Annotated[str | None, QueryParameter(max_length=64, required=False)] = None
) -> Response[Lobby]:
    """Which public tables are open or in play? `before` is the `next` of an earlier answer."""
    tables, following = await table_lists.lobby(services.registry, before)
    watch = await table_lists.worth_watching(services.registry) if before is None else []
    told = msgspec.json.encode({"tables": tables, "next": following, "watch": watch})
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/api/tables", tags=["tables"])
async def open_table(request: Asked, data: JSONBody[NewTable], services: TheServices) -> Opened:
    """Open a table."""
    table_id, key = await services.registry.opener.open(data, await known(request, services))
    return Opened(id=table_id, link=link_of(services, table_id, key))


@get("/api/tables/{table_id:str}", tags=["tables"], opt=PROGRAMS)
async def show_table(request: Asked, table_id: TableId, services: TheServices, key: Key = None) -> TableInfo:
    """What is there to know about a table?"""
    return info_of((await look(request, table_id, services, key, later=True)).state)


@post("/api/tables/{table_id:str}/join", tags=["tables"], status_code=200)
async def join_table(request: Asked, table_id: TableId, data: JSONBody[Join], services: TheServices) -> Joined:
    """Take a seat."""
    visitor = await known(request, services)
    table = await services.registry.table(table_id)
    invited = await services.identities.opens(data.key, table_id)
    return Joined(seat=await table.do(table.join, visitor, data.seat, invited))


@post("/api/tables/{table_id:str}/leave", tags=["tables"], status_code=200, opt=PROGRAMS)
async def leave_table(request: Asked, table_id: TableId, services: TheServices) -> TableInfo:
    """Leave all own seats: before the beginning for good, in a game so that bots play on."""
    visitor, table = await reach(request, table_id, services)
    await table.do(table.act, commands.leave_all, visitor)
    return info_of(table.state)


@post("/api/tables/{table_id:str}/name", tags=["tables"], status_code=200)
async def name_seat(request: Asked, table_id: TableId, data: JSONBody[SeatName], services: TheServices) -> TableInfo:
    """Write another name at one's own seat, before the game begins."""
    visitor, table = await reach(request, table_id, services)
    await table.do(table.act, commands.name, visitor, data.seat, data.name)
    return info_of(table.state)


@post("/api/tables/{table_id:str}/return", tags=["tables"], status_code=200, opt=PROGRAMS)
async def return_to_table(request: Asked, table_id: TableId, services: TheServices) -> TableInfo:
    """Take one's seats back from the bots."""
    visitor, table = await reach(request, table_id, services)
    away = [seat for seat in table.state.seats_of(visitor) if table.state.chairs[seat].away]
    if not away:
        raise NotAllowed("No bot sits at a seat of yours.", "not-away")
    for seat in away:
        await table.do(table.act, commands.come_back, visitor, seat)
    return info_of(table.state)


@post("/api/tables/{table_id:str}/start", tags=["tables"], status_code=200)
async def start_table(request: Asked, table_id: TableId, data: JSONBody[Start], services: TheServices) -> TableInfo:
    """Begin now, with bots at the open seats."""
    visitor, table = await reach(request, table_id, services)
    await table.do(table.act, commands.start, visitor, data.level, data.levels)
    return info_of(table.state)


@post("/api/tables/{table_id:str}/chat", tags=["tables"], status_code=200)
async def hush_table(request: Asked, table_id: TableId, data: JSONBody[Hush], services: TheServices) -> TableInfo:
    """Switch the chat off or on."""
    visitor, table = await reach(request, table_id, services)
    await table.do(table.act, commands.hush, visitor, data.chat)
    return info_of(table.state)


@post("/api/tables/{table_id:str}/rematch", tags=["tables"], status_code=200)
async def rematch(request: Asked, table_id: TableId, data: JSONBody[Again], services: TheServices) -> TableInfo:
    """Say whether one plays again; where all want to, they meet at another table, for the next game of a series."""
    visitor, table = await reach(request, table_id, services)
    await services.registry.opener.rematch(table, visitor, data.again, data.others)
    return info_of(table.state)


@post("/api/tables/{table_id:str}/offer", tags=["tables"], status_code=200)
async def make_offer(request: Asked, table_id: TableId, data: JSONBody[MakeOffer], services: TheServices) -> TableInfo:
    """Offer a draw, to abandon the game, or a pause: it comes about once all people agree."""
    visitor, table = await reach(request, table_id, services)
    programs = await services.store.programs_at(table_id)
    pause = int(services.settings.nudge_seconds * 1000)
    await table.do(table.act, consent.offer, visitor, data.what, programs, services.now(), pause)
    return info_of(table.state)


@post("/api/tables/{table_id:str}/answer", tags=["tables"], status_code=200)
async def answer_offer(
    request: Asked, table_id: TableId, data: JSONBody[AnswerOffer], services: TheServices
) -> TableInfo:
    """Agree to what is offered, decline it, or take one's own offer back."""
    visitor, table = await reach(request, table_id, services)
    await table.do(table.act, consent.answer, visitor, data.what, data.agree)
    return info_of(table.state)


@post("/api/tables/{table_id:str}/resume", tags=["tables"], status_code=200)
async def resume(request: Asked, table_id: TableId, services: TheServices) -> TableInfo:
    """End a pause: anybody who plays may."""
    visitor, table = await reach(request, table_id, services)
    await table.do(table.act, consent.resume, visitor)
    return info_of(table.state)


@post("/api/tables/{table_id:str}/link", tags=["tables"])
async def invite(request: Asked, table_id: TableId, services: TheServices) -> Link:
    """Get a link that opens a table to whoever has it."""
    _, table = await reach(request, table_id, services)
    if table.state.setting.public:
        return Link(link=link_of(services, table_id, None))
    return Link(link=link_of(services, table_id, await services.identities.invite(table_id)))


@post("/api/tables/{table_id:str}/link/new", tags=["tables"])
async def invite_anew(request: Asked, table_id: TableId, services: TheServices) -> Link:
    """Get a new link, as the host; those that were sent before no longer open the table, and who came by one goes."""
    visitor, table = await reach(request, table_id, services)
    if not table.state.hosted_by(visitor):
        raise NotAllowed("Only the host of the table may do this.", "not-host")
    if table.state.setting.public:
        return Link(link=link_of(services, table_id, None))
    key, row = services.identities.invitation(table_id)
    sent_before = tokens.delete().where(tokens.c.table_id == table_id, tokens.c.kind == "invite")
    await services.store.write(Job([(sent_before, {}), (tokens.insert(), row)]))
    await table.do(table.close_to_invited)
    return Link(link=link_of(services, table_id, key))


@post("/api/tables/{table_id:str}/link/later", tags=["tables"])
async def invite_later(request: Asked, table_id: TableId, data: JSONBody[Delay], services: TheServices) -> Link:
    """Get a link, as the host, by which spectators see everything, so many moves or minutes later and never before."""
    visitor, table = await reach(request, table_id, services)
    await table.do(table.act, commands.unveil, visitor, data)
    key = await services.identities.let_watch(table_id)
    return Link(link=f"{link_of(services, table_id, None)}/replay#watch={key}")


@post("/api/tables/{table_id:str}/seats/{seat:int}/program", tags=["bots"])
async def seat_program(request: Asked, table_id: TableId, seat: Place, services: TheServices) -> Link:
    """Let a program play: at one's own seat, or, for whoever opened the table, at an open one."""
    visitor, table = await reach(request, table_id, services)
    state = table.state
    check_seat(seat, len(state.chairs))
    if seat in state.seats_of(visitor):
        mine = secret_in_cookie(request.scope, services.settings)
        secret = await services.identities.program_token(visitor, table_id, seat, by=mine)
    elif state.chairs[seat].open and state.hosted_by(visitor):
        program, secret = await services.identities.create(f"{PROGRAM}{visitor.name}"[:24], table_id, seat)
        await table.do(table.join, program, seat, True)
    else:
        raise NotAllowed(
            "A program may take your own seat, or an open one at a table where you are the host.", "no-seat-for-program"
        )
    return Link(link=f"{link_of(services, table_id, None)}#token={secret}")


HANDLERS = [
    lobby, open_table, show_table, join_table, leave_table, name_seat,
    return_to_table, start_table, hush_table, rematch, make_offer, answer_offer, resume,
    invite, invite_anew, invite_later, seat_program,
]  # fmt: skip
