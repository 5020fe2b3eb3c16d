"""The HTTP side: who one is, the lobby, opening and joining tables, records and replays."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

import ludoteka
from ludoteka.engine.errors import BadOption
from ludoteka.engine.options import Choice, Flag, Option, PerSeat, Subset
from ludoteka.lessons.format import lessons_of
from ludoteka.server.bots import bot_pool
from ludoteka.server.common.errors import NoIdentity, NotAllowed, NotFound, Refusal
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live.seat_logs import memory
from ludoteka.server.live.table import Table
from ludoteka.server.state import commands
from ludoteka.server.state.sight import Sight
from ludoteka.server.storage.schema import tokens
from ludoteka.server.storage.writer import Job
from ludoteka.server.web.cookies import bearer, before_cookie, cookie, secret_in_cookie, secrets_before
from ludoteka.server.web.security import address_of
from ludoteka.server.web.services import Services, TheServices
from ludoteka.server.wire.requests import (
    Again,
    Before,
    Compiling,
    Continue,
    GameInfo,
    Hush,
    Identity,
    Join,
    Joined,
    Link,
    Lobby,
    Me,
    MyTable,
    MyTables,
    NewTable,
    Opened,
    OpenLog,
    OptionInfo,
    Replay,
    SeatName,
    Start,
    Who,
)
from ludoteka.server.wire.reviews import ReviewTold
from ludoteka.server.wire.wire_types import TableId, TableInfo

Asked = Request[Any, Any, Any]
#: The key of a table that is open by link only, for requests without a body.
Key = Annotated[str | None, HeaderParameter(name="Ludoteka-Key", max_length=128, required=False)]
Place = Annotated[int, PathParameter(ge=0, le=15)]

_MINE = 40
#: Of so many of them the last move is told.
_TOLD = 4


#: Marks the handlers that a program may call with its token, at its table; all others refuse it.
_PROGRAMS = {"programs": True}


async def _who(request: Asked, services: Services) -> Visitor | None:
    secret = bearer(request.scope) or secret_in_cookie(request.scope, services.settings)
    visitor = await services.identities.visitor(secret)
    if visitor is not None:
        if "programs" not in request.route_handler.opt:
            visitor.act_anywhere()
        visitor.act_at(request.path_params.get("table_id", ""))
    return visitor


async def _known(request: Asked, services: Services) -> Visitor:
    visitor = await _who(request, services)
    if visitor is None:
        raise NoIdentity("Say who you are first: POST /api/me with a name.")
    return visitor


# ---- who one is


@get("/api/me", tags=["identity"])
async def read_me(request: Asked, services: TheServices) -> Me:
    """Who am I? Nobody yet, without a name."""
    visitor = await _who(request, services)
    return Me(name=None if visitor is None else visitor.name)


@post("/api/me", tags=["identity"], status_code=200)
async def name_me(request: Asked, data: JSONBody[Who], services: TheServices) -> Response[Me]:
    """Choose a name; the first time, get an identity in a cookie."""
    visitor = await _who(request, services)
    if visitor is not None:
        return Response(Me(name=(await services.identities.rename(visitor, data.name)).name))
    visitor, secret = await services.identities.create(data.name)
    return Response(Me(name=visitor.name), cookies=[cookie(services.settings, secret)])


@post("/api/me/link", tags=["identity"])
async def link_me(request: Asked, services: TheServices) -> Link:
    """Get a private link by which to go on, once, on another device."""
    visitor = await _known(request, services)
    return Link(link=f"{services.settings.base_url}/continue#code={await services.identities.continue_code(visitor)}")


@post("/api/me/continue/who", tags=["identity"], status_code=200)
async def whose_link(request: Asked, data: JSONBody[Continue], services: TheServices) -> Identity:
    """Whose private link is this, and who am I here? Nothing is changed."""
    me, visitor = await _who(request, services), await services.identities.whose(data.code)
    return Identity(name=visitor.name, me=me.name if me else None, same=me is not None and me.id == visitor.id)


@post("/api/me/continue", tags=["identity"], status_code=200)
async def continue_me(request: Asked, data: JSONBody[Continue], services: TheServices) -> Response[Me]:
    """Go on as the person who made a private link. Who is somebody here already says so, and can go back."""
    me, before = await _who(request, services), secrets_before(request.scope, services.settings)
    mine = secret_in_cookie(request.scope, services.settings)
    if me is not None and not data.instead and me.id != (await services.identities.whose(data.code)).id:
        raise Refusal(f"You are {me.name} on this device.", "somebody-else")
    visitor, secret = await services.identities.redeem(data.code)
    if me is not None and mine is not None and me.id != visitor.id:
        before = [mine, *before]
    return Response(
        Me(name=visitor.name), cookies=[cookie(services.settings, secret), before_cookie(services.settings, before)]
    )


@get("/api/me/before", tags=["identity"])
async def read_before(request: Asked, services: TheServices) -> Before:
    """Who was I on this device before I followed private links?"""
    return Before(names=[visitor.name for visitor, _ in await _before(request, services)])


@post("/api/me/back", tags=["identity"], status_code=200)
async def go_back(request: Asked, services: TheServices) -> Response[Me]:
    """Become again who I was on this device before; who I am now can be returned to."""
    me, before = await _who(request, services), await _before(request, services)
    if not before:
        raise NoIdentity("You were nobody else on this device.", "nobody-before")
    (visitor, secret), rest = before[0], [kept for _, kept in before[1:]]
    mine = secret_in_cookie(request.scope, services.settings)
    if me is not None and mine is not None:
        rest = [mine, *rest]
    return Response(
        Me(name=visitor.name), cookies=[cookie(services.settings, secret), before_cookie(services.settings, rest)]
    )


async def _before(request: Asked, services: Services) -> list[tuple[Visitor, str]]:
    """Return who one was on this device before, with their secrets; nobody through a program's token."""
    await _who(request, services)
    found = [
        (await services.identities.visitor(secret), secret)
        for secret in secrets_before(request.scope, services.settings)
    ]
    return [(visitor, secret) for visitor, secret in found if visitor is not None and visitor.table is None]


@get("/api/me/tables", tags=["identity"])
async def my_tables(
    request: Asked, services: TheServices, over: Annotated[bool, QueryParameter(required=False)] = False
) -> MyTables:
    """Where do I play, and where is it my turn? Or, with `over`, what have I played?"""
    visitor = await _known(request, services)
    found = []
    for table_id in await services.store.tables_of(visitor.id, ("over",) if over else ("open", "playing"), _MINE):
        try:
            state = (await services.registry.table(table_id)).state
        except Refusal:  # played under rules that this server no longer has
            continue
        seats, mover = state.seats_of(visitor), state.mover
        turn = mover in seats and not state.chairs[mover].by_bot if mover is not None else False
        changed = state.lines[-1].at if state.lines else state.setting.created
        mine = MyTable(table=state.info(), seats=seats, mover=mover, your_turn=turn, changed=changed)
        found.append((mine, state))
    found.sort(key=lambda one: (not one[0].your_turn, -one[0].changed))
    tables = [mine for mine, _ in found]
    for i, (mine, state) in enumerate(found[:_TOLD]):
        # at one device, what only one of several players knows is told to none of them
        sight = Sight(state, visitor if len(mine.seats) == 1 else None, invited=True)
        tables[i] = msgspec.structs.replace(mine, last=await memory.latest(sight))
    return MyTables(tables=tables)


# ---- games


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
        options=[_option_info(game, option) for option in header.options],
        levels=bot_pool.levels(header.name),
        ready=services.loader.can_think(header.name),
        lessons=len(lessons_of(game)),
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


# ---- tables


@get("/api/tables", tags=["tables"])
async def lobby(services: TheServices) -> Response[Lobby]:
    """Which public tables are open or in play?"""
    told = msgspec.json.encode({"tables": await services.registry.lobby()})
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/api/tables", tags=["tables"])
async def open_table(request: Asked, data: JSONBody[NewTable], services: TheServices) -> Opened:
    """Open a table."""
    table_id, key = await services.registry.open(data, await _known(request, services))
    return Opened(id=table_id, link=_table_link(services, table_id, key))


def _table_link(services: Services, table_id: str, key: str | None) -> str:
    return f"{services.settings.base_url}/table/{table_id}" + (f"#key={key}" if key else "")


@get("/api/tables/{table_id:str}", tags=["tables"], opt=_PROGRAMS)
async def show_table(request: Asked, table_id: TableId, services: TheServices, key: Key = None) -> TableInfo:
    """What is there to know about a table?"""
    return (await _look(request, table_id, services, key)).state.info()


async def _look(request: Asked, table_id: str, services: Services, key: str | None) -> Sight:
    """Return what the asker may see of a table. Raises NotFound."""
    visitor = await _who(request, services)
    table = await services.registry.table(table_id)
    return Sight(table.state, visitor, await services.identities.opens(key, table_id))


async def _reach(request: Asked, table_id: str, services: Services) -> tuple[Visitor, Table]:
    """Return who asks, and a table where they may do something without a key. Raises NotFound."""
    visitor = await _known(request, services)
    table = await services.registry.table(table_id)
    Sight(table.state, visitor)
    return visitor, table


@post("/api/tables/{table_id:str}/join", tags=["tables"], status_code=200)
async def join_table(request: Asked, table_id: TableId, data: JSONBody[Join], services: TheServices) -> Joined:
    """Take a seat."""
    visitor = await _known(request, services)
    table = await services.registry.table(table_id)
    invited = await services.identities.opens(data.key, table_id)
    return Joined(seat=await table.do(table.join, visitor, data.seat, invited))


@post("/api/tables/{table_id:str}/leave", tags=["tables"], status_code=200, opt=_PROGRAMS)
async def leave_table(request: Asked, table_id: TableId, services: TheServices) -> TableInfo:
    """Leave all own seats: before the beginning for good, in a game so that bots play on."""
    visitor, table = await _reach(request, table_id, services)
    await table.do(table.act, commands.leave_all, visitor)
    return table.state.info()


@post("/api/tables/{table_id:str}/name", tags=["tables"], status_code=200)
async def name_seat(request: Asked, table_id: TableId, data: JSONBody[SeatName], services: TheServices) -> TableInfo:
    """Write another name at an own seat, before the game begins."""
    visitor, table = await _reach(request, table_id, services)
    await table.do(table.act, commands.name, visitor, data.seat, data.name)
    return table.state.info()


@post("/api/tables/{table_id:str}/return", tags=["tables"], status_code=200, opt=_PROGRAMS)
async def return_to_table(request: Asked, table_id: TableId, services: TheServices) -> TableInfo:
    """Take one's seats back from the bots."""
    visitor, table = await _reach(request, table_id, services)
    away = [seat for seat in table.state.seats_of(visitor) if table.state.chairs[seat].away]
    if not away:
        raise NotAllowed("No bot sits at a seat of yours.", "not-away")
    for seat in away:
        await table.do(table.act, commands.come_back, visitor, seat)
    return table.state.info()


@post("/api/tables/{table_id:str}/start", tags=["tables"], status_code=200)
async def start_table(request: Asked, table_id: TableId, data: JSONBody[Start], services: TheServices) -> TableInfo:
    """Begin now, with bots at the open seats."""
    visitor, table = await _reach(request, table_id, services)
    await table.do(table.act, commands.start, visitor, data.level, data.levels)
    return table.state.info()


@post("/api/tables/{table_id:str}/chat", tags=["tables"], status_code=200)
async def hush_table(request: Asked, table_id: TableId, data: JSONBody[Hush], services: TheServices) -> TableInfo:
    """Switch the chat off or on."""
    visitor, table = await _reach(request, table_id, services)
    await table.do(table.act, commands.hush, visitor, data.chat)
    return table.state.info()


@post("/api/tables/{table_id:str}/rematch", tags=["tables"], status_code=200)
async def rematch(request: Asked, table_id: TableId, data: JSONBody[Again], services: TheServices) -> TableInfo:
    """Say whether one plays again; where all want to, they meet at another table, seats rotated by one."""
    visitor, table = await _reach(request, table_id, services)
    await services.registry.rematch(table, visitor, data.again, data.others)
    return table.state.info()


@post("/api/tables/{table_id:str}/link", tags=["tables"])
async def invite(request: Asked, table_id: TableId, services: TheServices) -> Link:
    """Get a link that opens a table to whoever has it."""
    _, table = await _reach(request, table_id, services)
    if table.state.setting.public:
        return Link(link=_table_link(services, table_id, None))
    key, row = services.identities.invitation(table_id)
    await services.store.write(Job([(tokens.insert(), row)]))
    return Link(link=_table_link(services, table_id, key))


@post("/api/tables/{table_id:str}/link/new", tags=["tables"])
async def invite_anew(request: Asked, table_id: TableId, services: TheServices) -> Link:
    """Get a new link, as the host; those that were sent before no longer open the table."""
    visitor, table = await _reach(request, table_id, services)
    if not table.state.hosted_by(visitor):
        raise NotAllowed("Only the host of the table may do this.", "not-host")
    if table.state.setting.public:
        return Link(link=_table_link(services, table_id, None))
    key, row = services.identities.invitation(table_id)
    sent_before = tokens.delete().where(tokens.c.table_id == table_id, tokens.c.kind == "invite")
    await services.store.write(Job([(sent_before, {}), (tokens.insert(), row)]))
    return Link(link=_table_link(services, table_id, key))


@post("/api/tables/{table_id:str}/seats/{seat:int}/program", tags=["bots"])
async def seat_program(request: Asked, table_id: TableId, seat: Place, services: TheServices) -> Link:
    """Let a program play: at one's own seat, or, for whoever opened the table, at an open one."""
    visitor, table = await _reach(request, table_id, services)
    state = table.state
    if seat >= len(state.chairs):
        raise NotFound(
            f"There is no seat {seat}: seats are 0 to {len(state.chairs) - 1}.", "no-such-seat", args={"seat": seat + 1}
        )
    if seat in state.seats_of(visitor):
        secret = await services.identities.program_token(visitor, table_id, seat)
    elif state.chairs[seat].open and state.hosted_by(visitor):
        program, secret = await services.identities.create(f"bot of {visitor.name}"[:24], table_id, seat)
        await table.do(table.join, program, seat, True)
    else:
        raise NotAllowed(
            "A program may take your own seat, or an open one at a table where you are the host.", "no-seat-for-program"
        )
    return Link(link=f"{_table_link(services, table_id, None)}#token={secret}")


# ---- what was played


@get("/api/tables/{table_id:str}/record", tags=["records"], opt=_PROGRAMS)
async def record(request: Asked, table_id: TableId, services: TheServices, key: Key = None) -> Response[dict[str, Any]]:
    """The record of a game that is over, its seed included: `ludoteka verify` checks it."""
    state = (await _look(request, table_id, services, key)).state
    if state.status != "over" or state.position is None:
        raise Refusal("The record holds the secret seed: it is there after the end.", "not-over")
    name = f"{state.setting.game}-{table_id}.json"
    return Response(state.record().to_json(), headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table_id:str}/replay", tags=["records"], opt=_PROGRAMS)
async def replay(
    request: Asked,
    table_id: TableId,
    services: TheServices,
    key: Key = None,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15, required=False)] = None,
    first: Annotated[int, QueryParameter(ge=0, le=100_000, required=False)] = 0,
) -> Response[Replay]:
    """A stretch of a game as a seat saw it: any seat's after the end, before it one's own or a spectator's."""
    sight = await _look(request, table_id, services, key)
    state = sight.state
    if state.position is None:
        raise Refusal("This game has not begun.", "not-begun")
    if seat is not None and seat >= len(state.chairs):
        raise NotFound(
            f"There is no seat {seat}: seats are 0 to {len(state.chairs) - 1}.", "no-such-seat", args={"seat": seat + 1}
        )
    sight = sight.in_hindsight(seat)
    told = await services.replays.stretch(sight, first, address_of(dict(request.scope)))
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


@get("/api/tables/{table_id:str}/log", tags=["records"], opt=_PROGRAMS)
async def open_log(request: Asked, table_id: TableId, services: TheServices, key: Key = None) -> Response[OpenLog]:
    """After the end: the moves as they are told to whoever knew most, with all that was hidden."""
    sight = await _look(request, table_id, services, key)
    if sight.state.position is None:
        raise Refusal("This game has not begun.", "not-begun")
    told = await services.open_logs.log(sight, address_of(dict(request.scope)))
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/api/tables/{table_id:str}/review", tags=["records"], status_code=200)
async def begin_review(
    request: Asked, table_id: TableId, services: TheServices, key: Key = None
) -> Response[ReviewTold]:
    """Have a game that is over reviewed, or go on with it: where it was won and lost, and what was luck."""
    visitor = await _who(request, services)
    state = (await _look(request, table_id, services, key)).state
    told = services.reviews.begin(state, address_of(dict(request.scope)), visitor.id if visitor else None)
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


@get("/api/tables/{table_id:str}/review", tags=["records"])
async def show_review(
    request: Asked, table_id: TableId, services: TheServices, key: Key = None
) -> Response[ReviewTold]:
    """What is known of a review. It goes on as long as somebody asks for it now and then."""
    told = services.reviews.look((await _look(request, table_id, services, key)).state)
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


HANDLERS = [
    read_me, name_me, link_me, whose_link, continue_me, read_before, go_back, my_tables,
    list_games, list_compiling, lobby, open_table, show_table, join_table, leave_table, name_seat,
    return_to_table, start_table, hush_table, rematch, invite, invite_anew, seat_program, record, replay, open_log,
    begin_review, show_review,
]  # fmt: skip
