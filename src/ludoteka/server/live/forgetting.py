"""Forgets people: at once wherever they are known, then table by table; a server that stopped meanwhile goes on."""

from __future__ import annotations

import asyncio
import logging

from ludoteka.server.common.errors import Elsewhere, Refusal
from ludoteka.server.common.tasks import end
from ludoteka.server.live.table_registry import TableRegistry
from ludoteka.server.storage.identities import Identities
from ludoteka.server.storage.schema import visitors
from ludoteka.server.storage.store import Store
from ludoteka.server.storage.traces import Traces
from ludoteka.server.storage.writer import Job

log = logging.getLogger("ludoteka.forgetting")

#: A table that is opened while its person is being forgotten is found the next time; so often is looked.
_LOOKS = 3
#: So long is waited where the store takes nothing.
_PAUSE_SECONDS = 20.0
#: So long somebody waits for the last table; the rest is done without them.
_PATIENCE_SECONDS = 20.0


class Forgetting:
    """Takes people out of all that is stored, one after the other: it reads much."""

    def __init__(self, store: Store, identities: Identities, registry: TableRegistry) -> None:
        self._store, self._identities, self._registry = store, identities, registry
        self._traces = Traces(store)
        self._wanted = False
        self._work: asyncio.Task[None] | None = None

    def go_on(self) -> asyncio.Task[None]:
        """Forget whoever is to be forgotten; at a start those with whom the server had not come to an end."""
        self._wanted = True
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._run())
        return self._work

    async def close(self) -> None:
        """Stop; what is left to do is done after the next start."""
        if self._work is not None:
            await end(self._work)

    async def begin(self, visitor: str) -> None:
        """Let somebody be nobody, at once."""
        await self._identities.begin_to_forget(visitor)

    async def finish(self) -> None:
        """Return when no table knows those any more who are to be forgotten, or that takes long."""
        await asyncio.wait({self.go_on()}, timeout=_PATIENCE_SECONDS)

    async def _run(self) -> None:
        while self._wanted:
            self._wanted = False
            try:
                for visitor in await self._identities.half_forgotten():
                    await self._take_out(visitor)
            except Exception:
                log.exception("somebody cannot be forgotten yet")
                self._wanted = True
                await asyncio.sleep(_PAUSE_SECONDS)

    async def _take_out(self, visitor: str) -> None:
        """Take somebody whom nobody can be any more out of every table; then nothing is left."""
        for _ in range(_LOOKS):
            found = await self._traces.tables(visitor)
            if not found:
                break
            for table_id in found:
                await self._leave(table_id, visitor)
        await self._identities.begin_to_forget(visitor)  # once more: what was on its way has come meanwhile
        await self._store.write(Job([(visitors.delete().where(visitors.c.id == visitor), {})]))
        await self._registry.note_old_games()
        self._identities.look_anew()  # programs that were called after them have another name

    async def _leave(self, table_id: str, visitor: str) -> None:
        try:
            if table_id in self._registry.tables or not await self._is_over(table_id):
                table = await self._registry.bring(table_id)
                await table.do(table.forget, visitor, self._traces)
                return
        except Elsewhere:  # the next time
            raise
        except Refusal as refusal:  # of older rules, or damaged: nobody plays there, and the log can be read still
            log.info("a table is not played any more", extra={"table": table_id, "why": str(refusal)})
        try:
            setting, lines = await self._store.setting(table_id), await self._store.lines(table_id)
        except Exception:  # not even that
            log.exception("a table cannot be read", extra={"table": table_id})
            setting, lines = None, []
        hosting = setting is not None and setting.host == visitor
        await self._store.write(await self._traces.erasure(table_id, visitor, lines, hosting))

    async def _is_over(self, table_id: str) -> bool:
        return await self._store.state_of(table_id) == "over"
