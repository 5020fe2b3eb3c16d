"""Games that were over before results stood in rows: told from their logs once, while the server runs."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from ludoteka.server.bots.game_loader import GameLoader
from ludoteka.server.common.errors import StorageFailed
from ludoteka.server.state.table_state import TableState
from ludoteka.server.storage.endings import note_ending
from ludoteka.server.storage.store import Store
from ludoteka.server.storage.writer import Job

log = logging.getLogger("ludoteka.noting")

_AT_ONCE = 50
#: So many lines of a log are told before others have a turn.
_LINES = 32


async def note_old_games(store: Store, loader: GameLoader) -> None:
    """Write down what became of every game that is over; killed in between, it goes on at the next start."""
    while waiting := await store.to_note(_AT_ONCE):
        for table_id in waiting:
            try:
                await _note(table_id, store, loader)
            except (SQLAlchemyError, StorageFailed):
                raise
            except Exception as error:  # damaged, or played under rules that this server no longer has
                log.warning("a game cannot be told any more", extra={"table": table_id, "why": repr(error)})
                await store.note(table_id)


async def _note(table_id: str, store: Store, loader: GameLoader) -> None:
    setting = await store.setting(table_id)
    assert setting is not None
    await loader.ready(setting.game)
    state, at = TableState(setting), setting.created
    for line in await store.lines(table_id):
        state.apply(line)
        if state.status == "over":
            at = line.at
            break
        if line.seq % _LINES == 0:
            await asyncio.sleep(0)
    job = Job()
    note_ending(job, state, at)
    await store.write(job)
