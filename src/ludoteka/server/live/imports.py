"""Games that were played elsewhere, brought here as records: checked by replaying them, then stored as tables.

Nothing of a file is stored unless all of it can be replayed. The same game is never stored twice for one person.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import msgspec

import ludoteka
from ludoteka.engine.codes import MOST_LETTERS
from ludoteka.engine.errors import BadRecord, LudotekaError
from ludoteka.server.bots import bot_pool
from ludoteka.server.common.errors import Refusal
from ludoteka.server.common.names import clean_name
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.state.events import Agreed, Began, Event, LogEntry, Moved, Resigned, Sat
from ludoteka.server.state.table_info import info_of
from ludoteka.server.state.table_state import Setting, TableState
from ludoteka.server.storage.endings import ELSEWHERE, digest_of, note_ending
from ludoteka.server.storage.results import Results
from ludoteka.server.storage.schema import tables
from ludoteka.server.storage.store import Store, knowledge, row_of, seating, setting_row
from ludoteka.server.storage.writer import Job
from ludoteka.server.wire.my_games import Imported, Told
from ludoteka.server.wire.wire_types import Clock

#: So many games at once, and so many altogether for one person.
MOST_AT_ONCE, MOST = 100, 3000


def split(body: bytes, first: int) -> list[tuple[int, bytes]]:
    """Return the lines of a file that say something, with their numbers. Raises Refusal."""
    lines = [(number, line) for number, line in enumerate(body.splitlines(), first) if line.strip()]
    if not lines:
        raise Refusal("There is no record in this file.", "import-empty")
    if len(lines) > MOST_AT_ONCE:
        raise Refusal(f"At most {MOST_AT_ONCE} games at once.", "import-too-many", args={"most": MOST_AT_ONCE})
    return lines


def games_in(lines: Iterable[tuple[int, bytes]]) -> dict[str, int]:
    """Return the games of a file that this server has, and where each comes first."""
    known: dict[str, int] = {}
    for number, line in lines:
        name = _parse(number, line).get("game")
        if isinstance(name, str) and name in ludoteka.games():
            known.setdefault(name, number)
    return known


def _parse(number: int, line: bytes) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(f"Line {number} is not JSON.", "import-not-json", args={"line": number}) from error
    if not isinstance(found, dict) or not isinstance(found.get("game"), str):
        raise Refusal(f"Line {number} is no record of a game.", "import-not-record", args={"line": number})
    return found


def read(number: int, line: bytes, visitor: Visitor, now: int) -> TableState:
    """Return the game of a line as a table, replayed to its end. Raises Refusal, which names the line."""
    found = _parse(number, line)
    name = found["game"]
    if name not in ludoteka.games() or found.get("version") != ludoteka.game(name).version:
        raise Refusal(
            f"Line {number}: this server does not have these rules of {name[:40]}.",
            "import-rules",
            args={"line": number, "game": name[:40]},
        )
    try:
        if len(str(found.get("setup", ""))) > MOST_LETTERS:
            raise BadRecord("No position is written with so many letters.")
        record = ludoteka.Record.from_json(found)
        told = _told(found, record, now)
        state = _state(record, told, visitor)
    except (BadRecord, LudotekaError, msgspec.ValidationError) as error:
        raise Refusal(f"Line {number} cannot be replayed: {error}", "import-broken", args={"line": number}) from error
    if state.status != "over":
        raise Refusal(f"Line {number}: this game is not over.", "import-unfinished", args={"line": number})
    return state


def _told(found: dict[str, Any], record: ludoteka.Record, now: int) -> Told:
    """Return what a record says besides; of one that says nothing, what its names tell."""
    if "played" in found:
        told = msgspec.convert(found["played"], Told)
        ended = min(told.ended, now)
        return msgspec.structs.replace(told, ended=ended, began=min(told.began, ended))
    known = bot_pool.levels(record.game)
    return Told(began=now, ended=now, levels=[name if name in known else None for name in record.seats])


def _state(record: ludoteka.Record, told: Told, visitor: Visitor) -> TableState:
    """Return the table of a game: whoever brings it at their seats, the others as those who are elsewhere."""
    setting = Setting(
        "",
        record.game,
        record.version,
        record.players,
        {name: list(value) if isinstance(value, tuple) else value for name, value in record.options.items()},
        False,
        Clock(),
        record.seed,
        visitor.id,
        told.began,
    )
    state = TableState(setting)
    mine = told.mine or [seat for seat, name in enumerate(record.seats) if name == visitor.name][:1]
    for seat in range(record.players):
        _add(state, _sitting(record, told, visitor, seat, seat in mine), told.began)
    _add(state, Began(record.setup, imported=True), told.began)
    for action in record.actions:
        assert state.position is not None
        mover = state.position.current_player
        if mover is None:
            raise BadRecord("There are actions after the end of this record.")
        _add(state, Moved(mover, state.game.action_to_text(action)), told.ended)
    for seat in sorted(set(record.resigned)):
        _add(state, Resigned(seat), told.ended)
    if record.ended and state.status != "over":
        _add(state, Agreed(0, "draw" if record.ended == "draw" else "abandon"), told.ended)
    own = hashlib.sha256(f"{visitor.id} {digest_of(state)}".encode()).hexdigest()[:16]
    state.setting = replace(setting, id=own)
    state.drop_caches()
    return state


def _sitting(record: ludoteka.Record, told: Told, visitor: Visitor, seat: int, mine: bool) -> Sat:
    name = record.seats[seat] if seat < len(record.seats) else ""
    level = told.levels[seat] if seat < len(told.levels) else None
    if mine:
        return Sat(seat, _name(name) or visitor.name, visitor.id)
    if level is not None and level in bot_pool.levels(record.game):
        return Sat(seat, level, None, level)
    return Sat(seat, _name(name), f"{ELSEWHERE}{seat}")


def _name(name: str) -> str:
    try:
        return clean_name(name)
    except LudotekaError:
        return ""


def _add(state: TableState, event: Event, at: int) -> None:
    state.apply(LogEntry(state.seq + 1, at, event))


async def store(games: list[TableState], visitor: Visitor, store: Store, results: Results) -> Imported:
    """Store games that a person does not have yet, each whole or not at all. Raises Refusal."""
    known = await results.known(visitor.id, [digest_of(state) for state in games])
    new: dict[str, TableState] = {}
    for state in games:
        if digest_of(state) not in known:
            new.setdefault(digest_of(state), state)
    if await results.imported(visitor.id) + len(new) > MOST:
        raise Refusal(f"At most {MOST} games can be brought here.", "import-full", args={"most": MOST})
    for state in new.values():
        await store.write(_job(state))
    return Imported(added=len(new), known=len(games) - len(new))


def _job(state: TableState) -> Job:
    setting = state.setting
    row = setting_row(setting, "over") | {"info": knowledge(info_of(state))["known"]}
    own = [
        line.event
        for line in state.lines
        if isinstance(line.event, Sat) and not (line.event.visitor or "").startswith(ELSEWHERE)
    ]
    job = Job([(tables.insert(), row), *seating(setting.id, list(own))])
    job.lines = [row_of(setting.id, line) for line in state.lines]
    note_ending(job, state, state.lines[-1].at)
    return job
