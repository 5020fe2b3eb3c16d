"""The HTTP side: who one is, the lobby, opening and joining tables, records and replays."""

from __future__ import annotations

import asyncio
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
from ludoteka.server.state import commands, consent
from ludoteka.server.state.forgetting import PROGRAM
from ludoteka.server.state.sight import Sight
from ludoteka.server.storage.schema import tokens
from ludoteka.server.storage.writer import Job
from ludoteka.server.web import positions, prices
from ludoteka.server.web.cookies import bearer, cookie, secret_in_cookie
from ludoteka.server.web.security import address_of
from ludoteka.server.web.services import Services, TheServices
from ludoteka.server.web.user_agents import device_of
from ludoteka.server.wire.positions import FoundPosition
from ludoteka.server.wire.preferences import Preferences
from ludoteka.server.wire.requests import (
    Again,
    AnswerOffer,
    Compiling,
    GameInfo,
    Hush,
    Join,
    Joined,
    Link,
    Lobby,
    MakeOffer,
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
    TryAgain,
    Who,
)
from ludoteka.server.wire.reviews import ReviewTold
from ludoteka.server.wire.wire_types import Delay, TableId, TableInfo

Asked = Request[Any, Any, Any]
#: The key of a table that is open by link only, for requests without a body.
Key = Annotated[str | None, HeaderParameter(name="Ludoteka-Key", max_length=128, required=False)]
Place = Annotated[int, PathParameter(ge=0, le=15)]

#: Of so many of one's tables the last move is told.
_TOLD = 4


#: Marks the handlers that a program may call with its token, at its table; all others refuse it.
_PROGRAMS = {"programs": True}


async def who(request: Asked, services: Services) -> Visitor | None:
    """Return who asks; None where nobody has said so."""
    secret = bearer(request.scope) or secret_in_cookie(request.scope, services.settings)
    visitor = await services.identities.visitor(secret)
    if visitor is not None:
        if "banned" not in request.route_handler.opt:  # who is banned may still ask why
            services.registry.sanctions.check(visitor)
        if "programs" not in request.route_handler.opt:
            visitor.act_anywhere()
        visitor.act_at(request.path_params.get("table_id", ""))
    return visitor


async def known(request: Asked, services: Services) -> Visitor:
    """Return who asks. Raises NoIdentity."""
    visitor = await who(request, services)
    if visitor is None:
        raise NoIdentity("Say who you are first: POST /api/me with a name.")
    return visitor


# ---- who one is


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
        return MyTables(tables=await services.registry.played(visitor))
    tables = await services.registry.mine(visitor)
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


# ---- tables


@get("/api/tables", tags=["tables"])
async def lobby(
    services: TheServices, before: Annotated[str | None, QueryParameter(max_length=64, required=False)] = None
) -> Response[Lobby]:
    """Which public tables are open or in play? `before` is the `next` of an earlier answer."""
    tables, following = await services.registry.lobby(before)
    watch = await services.registry.worth_watching() if before is None else []
    told = msgspec.json.encode({"tables": tables, "next": following, "watch": watch})
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/api/tables", tags=["tables"])
async def open_table(request: Asked, data: JSONBody[NewTable], services: TheServices) -> Opened:
    """Open a table."""
    table_id, key = await services.registry.open(data, await known(request, services))
    return Opened(id=table_id, link=_table_link(services, table_id, key))


def _table_link(services: Services, table_id: str, key: str | None) -> str:
    return f"{services.settings.base_url}/table/{table_id}" + (f"#key={key}" if key else "")


@get("/api/tables/{table_id:str}", tags=["tables"], opt=_PROGRAMS)
async def show_table(request: Asked, table_id: TableId, services: TheServices, key: Key = None) -> TableInfo:
    """What is there to know about a table?"""
    return (await _look(request, table_id, services, key, later=True)).state.info()


async def _look(request: Asked, table_id: str, services: Services, key: str | None, later: bool = False) -> Sight:
    """Return what the asker may see of a table; `later`: also by the link to see everything later. Raises NotFound."""
    visitor = await who(request, services)
    table = await services.registry.table(table_id)
    invited = await services.identities.opens(key, table_id)
    behind = later and await services.identities.unveils(key, table_id)
    return Sight(table.state, visitor, invited, behind=behind)


async def _reach(request: Asked, table_id: str, services: Services) -> tuple[Visitor, Table]:
    """Return who asks, and a table where they may do something without a key. Raises NotFound."""
    visitor = await known(request, services)
    table = await services.registry.table(table_id)
    Sight(table.state, visitor)
    return visitor, table


@post("/api/tables/{table_id:str}/join", tags=["tables"], status_code=200)
async def join_table(request: Asked, table_id: TableId, data: JSONBody[Join], services: TheServices) -> Joined:
    """Take a seat."""
    visitor = await known(request, services)
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
    """Write another name at one's own seat, before the game begins."""
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
    """Say whether one plays again; where all want to, they meet at another table, for the next game of a series."""
    visitor, table = await _reach(request, table_id, services)
    await services.registry.rematch(table, visitor, data.again, data.others)
    return table.state.info()


@post("/api/tables/{table_id:str}/offer", tags=["tables"], status_code=200)
async def make_offer(request: Asked, table_id: TableId, data: JSONBody[MakeOffer], services: TheServices) -> TableInfo:
    """Offer a draw, to abandon the game, or a pause: it comes about once all people agree."""
    visitor, table = await _reach(request, table_id, services)
    programs = await services.store.programs_at(table_id)
    pause = int(services.settings.nudge_seconds * 1000)
    await table.do(table.act, consent.offer, visitor, data.what, programs, services.now(), pause)
    return table.state.info()


@post("/api/tables/{table_id:str}/answer", tags=["tables"], status_code=200)
async def answer_offer(
    request: Asked, table_id: TableId, data: JSONBody[AnswerOffer], services: TheServices
) -> TableInfo:
    """Agree to what is offered, decline it, or take one's own offer back."""
    visitor, table = await _reach(request, table_id, services)
    await table.do(table.act, consent.answer, visitor, data.what, data.agree)
    return table.state.info()


@post("/api/tables/{table_id:str}/resume", tags=["tables"], status_code=200)
async def resume(request: Asked, table_id: TableId, services: TheServices) -> TableInfo:
    """End a pause: anybody who plays may."""
    visitor, table = await _reach(request, table_id, services)
    await table.do(table.act, consent.resume, visitor)
    return table.state.info()


@post("/api/tables/{table_id:str}/link", tags=["tables"])
async def invite(request: Asked, table_id: TableId, services: TheServices) -> Link:
    """Get a link that opens a table to whoever has it."""
    _, table = await _reach(request, table_id, services)
    if table.state.setting.public:
        return Link(link=_table_link(services, table_id, None))
    return Link(link=_table_link(services, table_id, await services.identities.invite(table_id)))


@post("/api/tables/{table_id:str}/link/new", tags=["tables"])
async def invite_anew(request: Asked, table_id: TableId, services: TheServices) -> Link:
    """Get a new link, as the host; those that were sent before no longer open the table, and who came by one goes."""
    visitor, table = await _reach(request, table_id, services)
    if not table.state.hosted_by(visitor):
        raise NotAllowed("Only the host of the table may do this.", "not-host")
    if table.state.setting.public:
        return Link(link=_table_link(services, table_id, None))
    key, row = services.identities.invitation(table_id)
    sent_before = tokens.delete().where(tokens.c.table_id == table_id, tokens.c.kind == "invite")
    await services.store.write(Job([(sent_before, {}), (tokens.insert(), row)]))
    await table.do(table.close_to_invited)
    return Link(link=_table_link(services, table_id, key))


@post("/api/tables/{table_id:str}/link/later", tags=["tables"])
async def invite_later(request: Asked, table_id: TableId, data: JSONBody[Delay], services: TheServices) -> Link:
    """Get a link, as the host, by which spectators see everything, so many moves or minutes later and never before."""
    visitor, table = await _reach(request, table_id, services)
    await table.do(table.act, commands.unveil, visitor, data)
    key = await services.identities.let_watch(table_id)
    return Link(link=f"{_table_link(services, table_id, None)}/replay#watch={key}")


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
        mine = secret_in_cookie(request.scope, services.settings)
        secret = await services.identities.program_token(visitor, table_id, seat, by=mine)
    elif state.chairs[seat].open and state.hosted_by(visitor):
        program, secret = await services.identities.create(f"{PROGRAM}{visitor.name}"[:24], table_id, seat)
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
    return Response(
        state.record().to_json(state.position), headers={"content-disposition": f'attachment; filename="{name}"'}
    )


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
    looks = await _look(request, table_id, services, key, later=True)
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
    chairs = sight.state.chairs
    if seat is not None and seat >= len(chairs):
        raise NotFound(
            f"There is no seat {seat}: seats are 0 to {len(chairs) - 1}.", "no-such-seat", args={"seat": seat + 1}
        )
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
    sight = _eyes(await _look(request, table_id, services, key), seat)
    return await positions.of_table(sight, move, address_of(dict(request.scope)), services)


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
    state = (await _look(request, table_id, services, key)).state
    told = services.reviews.begin(state, address_of(dict(request.scope)), visitor.id if visitor else None, quick)
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


@get("/api/tables/{table_id:str}/review", tags=["records"])
async def show_review(
    request: Asked, table_id: TableId, services: TheServices, key: Key = None
) -> Response[ReviewTold]:
    """What is known of a review. It goes on as long as somebody asks for it now and then."""
    told = services.reviews.look((await _look(request, table_id, services, key)).state)
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/api/tables/{table_id:str}/again", tags=["records"])
async def try_again(
    request: Asked, table_id: TableId, data: JSONBody[TryAgain], services: TheServices, key: Key = None
) -> Opened:
    """Go on from a decision of a game that is over, at a table of one's own with bots in the other seats."""
    visitor = await known(request, services)
    state = (await _look(request, table_id, services, key)).state
    services.prices.demand(address_of(dict(request.scope)), prices.REPLAY_MOVE * min(data.number, len(state.moves)))
    opened = await services.registry.try_again(state, data, visitor)
    return Opened(id=opened, link=_table_link(services, opened, None))


HANDLERS = [
    read_me, name_me, prefer, my_tables,
    list_games, list_compiling, lobby, open_table, show_table, join_table, leave_table, name_seat,
    return_to_table, start_table, hush_table, rematch, make_offer, answer_offer, resume,
    invite, invite_anew, invite_later, seat_program, record, replay,
    table_position, open_log, begin_review, show_review, try_again,
]  # fmt: skip
