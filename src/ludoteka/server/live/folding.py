"""The state of a table, made anew from its log."""

from __future__ import annotations

import asyncio

from ludoteka.server.state.clocks import Now, overlap
from ludoteka.server.state.table_state import Setting, TableState
from ludoteka.server.storage.store import Store

#: So many lines of a log are folded before others have a turn.
_AT_ONCE = 32


async def fold(setting: Setting, store: Store) -> TableState:
    """Return the state of a table from its log."""
    state = TableState(setting)
    for line in await store.lines(setting.id):
        state.apply(line)
        if line.seq % _AT_ONCE == 0:  # a long game is told in pieces, others have a turn in between
            await asyncio.sleep(0)
    state.drop_caches()
    return state


async def load(setting: Setting, store: Store, now: Now) -> TableState:
    """Return the state of a table that was not in memory; while the server was down its clock stood still."""
    state = await fold(setting, store)
    ticking = state.ticking
    if ticking.running is not None and ticking.left is not None:
        at = now()
        up, gaps = await store.uptimes_since(ticking.since), await store.interruptions_of(setting.id, ticking.since)
        spent = overlap(ticking.since, at, up, gaps)
        ticking.since = at - spent
    return state
