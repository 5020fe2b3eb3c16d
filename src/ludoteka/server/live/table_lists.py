"""Lists of tables, from what is stored of them: the lobby, one's own, those played, those worth watching.

No game is played again for a list, unless nothing is stored yet.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteka.server.common.errors import Refusal
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live.table_registry import TableRegistry
from ludoteka.server.state.table_info import info_of
from ludoteka.server.storage.results import read_cursor
from ludoteka.server.storage.store import is_knowledge, knowledge
from ludoteka.server.storage.writer import Job
from ludoteka.server.wire.requests import MyTable, Watchable
from ludoteka.server.wire.wire_types import TableInfo

_LOBBY = 60
#: So many seats at tables that go on are looked at, and so many tables that are over.
_MINE, _PLAYED = 200, 40
_NEVER = 2**62
#: Of so many running games so many are shown that are worth watching.
_RUNNING, _WATCHED = 60, 12
#: Bots whose games are worth watching.
_STRONG = ("expert", "master", "classic")


async def lobby(registry: TableRegistry, before: str | None = None) -> tuple[list[msgspec.Raw], str | None]:
    """Return what is known of the public tables, as it is stored, and where to go on."""
    found = []
    rows = await registry.store.lobby(_LOBBY, None if before is None else _place(before))
    for row in rows:
        known = await _known(registry, row.id, row.info)
        if known is not None:
            found.append(msgspec.Raw(known.encode()))
    last = rows[-1] if len(rows) == _LOBBY else None
    return found, None if last is None else f"{last.state}.{last.created}.{last.id}"


async def mine(registry: TableRegistry, visitor: Visitor) -> list[MyTable]:
    """Return the tables where a visitor plays, from what is stored: own turns first, then what runs out soonest."""
    rows: dict[str, list[Any]] = {}
    for row in await registry.store.tables_of(visitor.id, _MINE):
        rows.setdefault(row.id, []).append(row)
    found = [mine for group in rows.values() if (mine := await _own(registry, group)) is not None]
    found.sort(key=lambda one: (not one.your_turn, one.until or _NEVER, -one.changed))
    return found


async def _own(registry: TableRegistry, rows: list[Any]) -> MyTable | None:
    row, seats = rows[0], [row.seat for row in rows]
    known = await _known(registry, row.id, row.info)
    if known is None:
        return None
    table, mover = msgspec.json.decode(known, type=TableInfo), row.mover
    if mover is None and table.state == "playing":  # nobody has moved since this is stored
        try:
            mover = (await registry.state(row.id)).mover
        except Refusal:
            return None
    turn = mover in seats and not (table.seats[mover].away or table.seats[mover].resigned)
    clock = mover is not None and table.clock.kind != "none" and row.wake
    changed = row.created if row.changed is None else row.changed
    until = row.wake if clock else None
    return MyTable(table=table, seats=seats, mover=mover, your_turn=turn, changed=changed, until=until)


async def played(registry: TableRegistry, visitor: Visitor) -> list[MyTable]:
    """Return the tables where a visitor played last, from what is stored."""
    found = []
    for row in await registry.store.played_of(visitor.id, _PLAYED):
        known = await _known(registry, row.id, row.info)
        if known is not None:
            table, seats = msgspec.json.decode(known, type=TableInfo), msgspec.json.decode(row.seats)
            found.append(MyTable(table=table, seats=seats, mover=None, your_turn=False, changed=row.ended))
    return found


async def _known(registry: TableRegistry, table_id: str, known: str | None) -> str | None:
    """Return what everybody may know about a table; None where it cannot be played any more."""
    if registry.is_damaged(table_id):
        return None
    # opened before this was stored, or damaged
    return known if is_knowledge(known) else await _learn(registry, table_id)


async def worth_watching(registry: TableRegistry) -> list[Watchable]:
    """Return public games to look on at: where people play, or strong bots; those where somebody is now first."""
    found = []
    for table_id, known in await registry.store.running(_RUNNING):
        if registry.is_damaged(table_id) or not is_knowledge(known):
            continue
        info = msgspec.json.decode(known or "", type=TableInfo)
        playing = [seat for seat in info.seats if seat.kind == "person" and not (seat.away or seat.resigned)]
        if playing or all(seat.level in _STRONG for seat in info.seats):
            live = registry.tables.get(table_id)
            here = len(live.presence.here()) if live else 0
            count = live.presence.watchers()[0] if live else 0
            found.append((here, count, Watchable(table=info, spectators=count)))
    found.sort(key=lambda each: (-each[0], -each[1]))  # the order of the store within
    return [each[2] for each in found[:_WATCHED]]


async def _learn(registry: TableRegistry, table_id: str) -> str | None:
    """Store what everybody may know about a table, and return it; None where it cannot be played any more."""
    try:
        note = knowledge(info_of(await registry.state(table_id)))
    except Refusal:
        return None
    await registry.store.write(Job(infos=[note]))
    known: str = note["known"]
    return known


def _place(cursor: str) -> tuple[str, int, str]:
    """Return the place in the lobby that a cursor names. Raises Refusal."""
    state, _, rest = cursor.partition(".")
    if state not in ("open", "playing"):
        raise Refusal(f"{cursor!r} is no place in this list: ask without it.", "bad-cursor")
    return state, *read_cursor(rest)
