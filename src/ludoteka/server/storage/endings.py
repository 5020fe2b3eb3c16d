"""What is written down when a game ends, in the transaction of its last move: a row for each person who sat there."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from ludoteka.engine.codes import write_code
from ludoteka.server.state.table_info import info_of
from ludoteka.server.state.table_state import TableState, is_ghost
from ludoteka.server.storage import ratings
from ludoteka.server.storage.schema import finished, results, seats, tables
from ludoteka.server.storage.writer import Job
from ludoteka.server.wire.my_games import Finished, Outcome, Told

#: Those who played elsewhere, where a game was brought here: no visitor has such an id.
ELSEWHERE = "elsewhere-"

_json = msgspec.json


def note_ending(job: Job, state: TableState, at: int) -> None:
    """Add to a job what has to be known of a table that is over since a time; where nothing was played, that it is."""
    own = state.setting.id
    job.statements.append((tables.update().where(tables.c.id == own).values(noted=True), {}))
    job.statements.append((seats.update().where(seats.c.table_id == own).values(over=True), {}))
    if state.position is None:
        return
    told = told_of(state, at)
    record = record_of(state, told)
    row = {"table_id": own, "told": _json.encode(told).decode(), "record": _json.encode(record).decode()}
    job.statements.append((finished.insert(), row))
    people = {chair.visitor for chair in state.chairs if chair.visitor}
    if state.imported:  # whoever brought it here, even if none of the seats was theirs
        people.add(state.host)
    people = {visitor for visitor in people if not visitor.startswith(ELSEWHERE) and not is_ghost(visitor)}
    rows = [result_of(state, told, visitor) for visitor in sorted(people)]
    if rows:
        job.statements.append((results.insert(), rows))
    rate = ratings.rating(state)
    if rate is not None:
        job.acts.append(rate)


def told_of(state: TableState, at: int) -> Finished:
    """Return what everybody who sat at a table may know of the game after its end."""
    assert state.position is not None
    return Finished(
        id=state.setting.id,
        game=state.setting.game,
        began=min(state.began or state.setting.created, at),
        ended=at,
        seats=info_of(state).seats,
        winners=state.winners(),
        scores=state.position.scores(),
        moves=len(state.moves),
        code=write_code(state.position),
        tried=bool(state.setup) and not state.imported,
        imported=state.imported,
    )


def record_of(state: TableState, told: Finished) -> dict[str, Any]:
    """Return the record of a game, with what it does not need but a list of games likes to know."""
    levels = [chair.level for chair in state.chairs]
    more = Told(began=told.began, ended=told.ended, levels=levels)
    return state.record().to_json(state.position) | {"played": msgspec.to_builtins(more)}


def result_of(state: TableState, told: Finished, visitor: str) -> dict[str, Any]:
    """Return the row of a person who sat at a table."""
    own = [seat for seat, chair in enumerate(state.chairs) if chair.visitor == visitor]
    rivals = _rivals(state, visitor)
    one = len(own) == 1
    return {
        "visitor": visitor,
        "table_id": told.id,
        "game": told.game,
        "ended": told.ended,
        "outcome": "ended" if _without_winner(state) else _outcome(own, told.winners),
        "seats": _json.encode(own).decode(),
        "score": told.scores[own[0]] if one else None,
        "moves": told.moves,
        "people": any(chair.level is None and chair.visitor != visitor for chair in state.chairs),
        "counts": one and not state.setup and not _without_winner(state),
        "imported": told.imported,
        "digest": digest_of(state),
        "words": _words(told),
        "rivals": _json.encode(rivals).decode(),
    }


def _without_winner(state: TableState) -> bool:
    return state.ending in ("abandoned", "closed")


def _outcome(own: list[int], winners: list[int]) -> Outcome:
    if len(own) != 1:
        return "none"
    if own[0] not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "shared"


def _rivals(state: TableState, visitor: str) -> list[tuple[str, str, str]]:
    """Return against whom a person played: bots by their levels, people by who they are, or elsewhere by name."""
    found: dict[tuple[str, str], str] = {}
    for chair in state.chairs:
        if chair.visitor == visitor or is_ghost(chair.visitor):
            continue
        name = chair.name or ""
        if chair.level is not None:
            found["bot", chair.level] = chair.level
        elif chair.visitor is None or chair.visitor.startswith(ELSEWHERE):
            found["name", name.casefold()] = name
        else:
            found["person", chair.visitor] = name
    return [(kind, key, name) for (kind, key), name in found.items()]


def digest_of(state: TableState) -> str:
    """Return what names a very game, on any server: the game, its chance and what was done."""
    chosen = state.setting
    parts = (chosen.game, str(chosen.version), f"{chosen.seed:032x}", state.setup, ",".join(map(str, state.moves)))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _words(told: Finished) -> str:
    """Return what a search looks at: the names of people in small letters; game and bots as pages name them."""
    found = [f"game:{told.game}"]
    for seat, who in enumerate(told.seats):
        if who.level is not None:
            found += [f"level:{who.level}", f"bot:{seat}"]
        elif who.name:
            found.append(who.name.casefold().replace("|", " "))
    return f"|{'|'.join(found)}|"
