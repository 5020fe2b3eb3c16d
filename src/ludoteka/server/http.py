"""The HTTP side: who one is, the lobby, opening and joining tables, records and replays."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

import ludoteka
from ludoteka.engine.options import Choice, Flag, Option, PerSeat, Subset
from ludoteka.server import acts, telling, thinkers
from ludoteka.server.cookies import bearer, cookie, secret_in_cookie
from ludoteka.server.errors import NoIdentity, NotAllowed, NotFound, Refusal
from ludoteka.server.house import House, TheHouse
from ludoteka.server.identity import Visitor
from ludoteka.server.requests import (
    Continue,
    GameInfo,
    Hush,
    Join,
    Joined,
    Link,
    Lobby,
    Me,
    MyTable,
    MyTables,
    NewTable,
    Opened,
    OptionInfo,
    Replay,
    ReplayStep,
    Start,
    Who,
)
from ludoteka.server.schema import tokens
from ludoteka.server.shapes import TableId, TableInfo
from ludoteka.server.table import Table
from ludoteka.server.writer import Job

Asked = Request[Any, Any, Any]
#: The key of a table that is open by link only, for requests without a body.
Key = Annotated[str | None, HeaderParameter(name="Ludoteka-Key", max_length=128, required=False)]
Place = Annotated[int, PathParameter(ge=0, le=15)]

_LOBBY = 60
_MINE = 40
_REPLAY = 40


async def _who(request: Asked, house: House) -> Visitor | None:
    return await house.identities.visitor(bearer(request.scope) or secret_in_cookie(request.scope, house.settings))


async def _known(request: Asked, house: House) -> Visitor:
    visitor = await _who(request, house)
    if visitor is None:
        raise NoIdentity("Say who you are first: POST /api/me with a name.")
    return visitor


# ---- who one is


@get("/api/me", tags=["identity"])
async def read_me(request: Asked, house: TheHouse) -> Me:
    """Who am I?"""
    return Me(name=(await _known(request, house)).name)


@post("/api/me", tags=["identity"], status_code=200)
async def name_me(request: Asked, data: JSONBody[Who], house: TheHouse) -> Response[Me]:
    """Choose a name; the first time, get an identity in a cookie."""
    visitor = await _who(request, house)
    if visitor is not None:
        visitor.act_anywhere()
        return Response(Me(name=(await house.identities.rename(visitor, data.name)).name))
    visitor, secret = await house.identities.create(data.name)
    return Response(Me(name=visitor.name), cookies=[cookie(house.settings, secret)])


@post("/api/me/link", tags=["identity"])
async def link_me(request: Asked, house: TheHouse) -> Link:
    """Get a private link by which to go on, once, on another device."""
    visitor = await _known(request, house)
    visitor.act_anywhere()
    return Link(link=f"{house.settings.base_url}/#continue={await house.identities.continue_code(visitor)}")


@post("/api/me/continue", tags=["identity"], status_code=200)
async def continue_me(data: JSONBody[Continue], house: TheHouse) -> Response[Me]:
    """Go on as the person who made a private link."""
    visitor, secret = await house.identities.redeem(data.code)
    return Response(Me(name=visitor.name), cookies=[cookie(house.settings, secret)])


@get("/api/me/tables", tags=["identity"])
async def my_tables(
    request: Asked, house: TheHouse, over: Annotated[bool, QueryParameter(required=False)] = False
) -> MyTables:
    """Where do I play, and where is it my turn? Or, with `over`, what have I played?"""
    visitor = await _known(request, house)
    visitor.act_anywhere()
    found = []
    for table_id in await house.store.tables_of(visitor.id, ("over",) if over else ("open", "playing"), _MINE):
        try:
            story = (await house.hall.table(table_id)).story
        except Refusal:  # played under rules that this server no longer has
            continue
        seats, mover = story.seats_of(visitor.id), story.mover
        turn = mover in seats and not story.chairs[mover].by_bot if mover is not None else False
        changed = story.lines[-1].at if story.lines else story.setting.created
        found.append(MyTable(table=story.info(), seats=seats, mover=mover, your_turn=turn, changed=changed))
    return MyTables(tables=sorted(found, key=lambda mine: (not mine.your_turn, -mine.changed)))


# ---- games


@get("/api/games", tags=["games"])
async def list_games(house: TheHouse) -> list[GameInfo]:
    """What can be played here?"""
    return [_game_info(ludoteka.game(name), house) for name in ludoteka.games()]


def _game_info(game: ludoteka.Game, house: House) -> GameInfo:
    header = game.header
    return GameInfo(
        name=header.name,
        title=header.title,
        version=header.version,
        players=list(header.players),
        usual_players=header.usual_players,
        designers=list(header.designers),
        hidden=header.hidden,
        chance=header.chance,
        options=[_option_info(option) for option in header.options],
        levels=thinkers.levels(header.name),
        ready=house.rulebooks.is_ready(header.name),
    )


def _option_info(option: Option) -> OptionInfo:
    kinds: dict[type[Option], Any] = {Flag: "flag", Choice: "choice", Subset: "subset", PerSeat: "per-seat"}
    default = option.default
    return OptionInfo(
        name=option.name,
        help=option.help,
        domain=option.domain,
        kind=next(kind for known, kind in kinds.items() if isinstance(option, known)),
        choices=list(getattr(option, "choices", ())),
        default=list(default) if isinstance(default, tuple) else default,
    )


# ---- tables


@get("/api/tables", tags=["tables"])
async def lobby(house: TheHouse) -> Lobby:
    """Which public tables are open or in play?"""
    found = []
    for table_id in await house.store.lobby(_LOBBY):
        try:
            found.append((await house.hall.table(table_id)).story.info())
        except Refusal:  # played under rules that this server no longer has
            continue
    return Lobby(tables=found)


@post("/api/tables", tags=["tables"])
async def open_table(request: Asked, data: JSONBody[NewTable], house: TheHouse) -> Opened:
    """Open a table."""
    table_id, key = await house.hall.open(data, await _known(request, house))
    return Opened(id=table_id, link=_table_link(house, table_id, key))


def _table_link(house: House, table_id: str, key: str | None) -> str:
    return f"{house.settings.base_url}/table/{table_id}" + (f"#key={key}" if key else "")


@get("/api/tables/{table_id:str}", tags=["tables"])
async def show_table(request: Asked, table_id: TableId, house: TheHouse, key: Key = None) -> TableInfo:
    """What is there to know about a table?"""
    return (await _reach(request, table_id, house, key)).story.info()


async def _reach(request: Asked, table_id: str, house: House, key: str | None) -> Table:
    """Return a table that the asker may look at. Raises NotFound."""
    visitor = await _who(request, house)
    table = await house.hall.table(table_id)
    table.check_access(visitor, await house.identities.opens(key, table_id))
    return table


@post("/api/tables/{table_id:str}/join", tags=["tables"], status_code=200)
async def join_table(request: Asked, table_id: TableId, data: JSONBody[Join], house: TheHouse) -> Joined:
    """Take a seat."""
    visitor = await _known(request, house)
    table = await house.hall.table(table_id)
    invited = await house.identities.opens(data.key, table_id)
    return Joined(seat=await table.do(table.join, visitor, data.seat, invited))


@post("/api/tables/{table_id:str}/leave", tags=["tables"], status_code=200)
async def leave_table(request: Asked, table_id: TableId, house: TheHouse) -> TableInfo:
    """Leave all own seats: before the beginning for good, in a game so that bots play on."""
    visitor = await _known(request, house)
    table = await house.hall.table(table_id)
    table.check_access(visitor, False)
    seats = table.story.seats_of(visitor.id)
    if not seats:
        raise NotAllowed("You have no seat at this table.")
    for seat in seats:
        await table.do(table.act, acts.leave, visitor, seat)
    return table.story.info()


@post("/api/tables/{table_id:str}/return", tags=["tables"], status_code=200)
async def return_to_table(request: Asked, table_id: TableId, house: TheHouse) -> TableInfo:
    """Take the own seats back from the bots."""
    visitor = await _known(request, house)
    table = await house.hall.table(table_id)
    table.check_access(visitor, False)
    away = [seat for seat in table.story.seats_of(visitor.id) if table.story.chairs[seat].away]
    if not away:
        raise NotAllowed("No bot sits at a seat of yours.")
    for seat in away:
        await table.do(table.act, acts.come_back, visitor, seat)
    return table.story.info()


@post("/api/tables/{table_id:str}/start", tags=["tables"], status_code=200)
async def start_table(request: Asked, table_id: TableId, data: JSONBody[Start], house: TheHouse) -> TableInfo:
    """Begin now, with bots at the open seats."""
    visitor = await _known(request, house)
    table = await house.hall.table(table_id)
    table.check_access(visitor, False)
    await table.do(table.act, acts.start, visitor, data.level)
    return table.story.info()


@post("/api/tables/{table_id:str}/chat", tags=["tables"], status_code=200)
async def hush_table(request: Asked, table_id: TableId, data: JSONBody[Hush], house: TheHouse) -> TableInfo:
    """Switch the chat off or on."""
    visitor = await _known(request, house)
    table = await house.hall.table(table_id)
    table.check_access(visitor, False)
    await table.do(table.act, acts.hush, visitor, data.chat)
    return table.story.info()


@post("/api/tables/{table_id:str}/rematch", tags=["tables"], status_code=200)
async def rematch(request: Asked, table_id: TableId, house: TheHouse) -> Opened:
    """Meet again, seats rotated by one."""
    visitor = await _known(request, house)
    table = await house.hall.table(table_id)
    table.check_access(visitor, False)
    again = await house.hall.rematch(table, visitor)
    return Opened(id=again, link=_table_link(house, again, None))


@post("/api/tables/{table_id:str}/link", tags=["tables"])
async def invite(request: Asked, table_id: TableId, house: TheHouse) -> Link:
    """Get a link that opens a table to whoever has it."""
    visitor = await _known(request, house)
    table = await house.hall.table(table_id)
    table.check_access(visitor, False)
    if table.story.setting.public:
        return Link(link=_table_link(house, table_id, None))
    key, row = house.identities.invitation(table_id)
    await house.store.write(Job([(tokens.insert(), row)]))
    return Link(link=_table_link(house, table_id, key))


@post("/api/tables/{table_id:str}/seats/{seat:int}/program", tags=["bots"])
async def seat_program(request: Asked, table_id: TableId, seat: Place, house: TheHouse) -> Link:
    """Let a program play: at the own seat, or, for whoever opened the table, at an open one."""
    visitor = await _known(request, house)
    visitor.act_anywhere()
    table = await house.hall.table(table_id)
    table.check_access(visitor, False)
    story = table.story
    if seat >= len(story.chairs):
        raise NotFound(f"There is no seat {seat}: seats are 0 to {len(story.chairs) - 1}.")
    if seat in story.seats_of(visitor.id):
        secret = await house.identities.program_token(visitor, table_id)
    elif story.chairs[seat].open and visitor.id == story.setting.host:
        program, secret = await house.identities.create(f"bot of {visitor.name}"[:24], table_id)
        await table.do(table.join, program, seat, True)
    else:
        raise NotAllowed("A program may take your own seat, or an open one at a table that you opened.")
    return Link(link=f"{_table_link(house, table_id, None)}#token={secret}")


# ---- what was played


@get("/api/tables/{table_id:str}/record", tags=["records"])
async def record(request: Asked, table_id: TableId, house: TheHouse, key: Key = None) -> Response[dict[str, Any]]:
    """The record of a game that is over, its seed included: `ludoteka verify` checks it."""
    story = (await _reach(request, table_id, house, key)).story
    if story.state != "over" or story.position is None:
        raise Refusal("The record holds the secret seed: it is there after the end.", "not-over")
    name = f"{story.setting.game}-{table_id}.json"
    return Response(story.record().to_json(), headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table_id:str}/replay", tags=["records"])
async def replay(
    request: Asked,
    table_id: TableId,
    house: TheHouse,
    key: Key = None,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15, required=False)] = None,
    first: Annotated[int, QueryParameter(ge=0, le=100_000, required=False)] = 0,
) -> Replay:
    """A stretch of a game as a seat saw it: any seat's after the end, before it one's own or a spectator's."""
    story = (await _reach(request, table_id, house, key)).story
    visitor = await _who(request, house)
    if story.position is None:
        raise Refusal("This game has not begun.", "open")
    if seat is not None and seat >= len(story.chairs):
        raise NotFound(f"There is no seat {seat}: seats are 0 to {len(story.chairs) - 1}.")
    own = story.seats_of(visitor.id if visitor else None)
    if seat is not None and story.state != "over" and seat not in own:
        raise NotAllowed(f"Seat {seat} is not yours: what it sees can be seen after the end.")
    position = story.begin()
    first = min(first, len(story.moves))
    for action in story.moves[:first]:
        position.apply(action)
    start = position.view(seat)
    steps = []
    for action in story.moves[first : first + _REPLAY]:
        after, mover = position.after(action), position.current_player
        shown = story.state == "over" or mover == seat  # what others choose may be hidden
        steps.append(
            ReplayStep(
                seat=mover,
                text=telling.legal_of(position.game, action).text if shown else None,
                phrases=[phrase.to_json() for phrase in position.log(action, after, seat)],
                view=after.view(seat),
            )
        )
        position = after
    return Replay(
        table=table_id,
        seat=seat,
        state=story.state,
        first=first,
        decisions=len(story.moves),
        view=start,
        steps=steps,
    )


HANDLERS = [
    read_me, name_me, link_me, continue_me, my_tables, list_games, lobby, open_table, show_table, join_table,
    leave_table, return_to_table, start_table, hush_table, rematch, invite, seat_program, record, replay,
]  # fmt: skip
