"""The workers that serve one house side by side: who lives, who is the eldest, and what each has to do for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from ludoteka.server.bus.redis_bus import Bus, CutOff
from ludoteka.server.common.settings import Settings
from ludoteka.server.common.tasks import end
from ludoteka.server.live.table_registry import TableRegistry
from ludoteka.server.storage.leases import Leases

log = logging.getLogger("ludoteka.workers")

#: So many signs of life come in the time of a lease: one that is late costs nothing.
_BEATS = 3


class Workers:
    """What one worker knows of all."""

    def __init__(self, bus: Bus, leases: Leases, registry: TableRegistry, settings: Settings) -> None:
        self.bus, self.leases, self._registry = bus, leases, registry
        self._pause = settings.lease_seconds / _BEATS
        self.alive: tuple[str, ...] = ()
        #: Called when this one becomes the eldest: what only one may do is its business from then on.
        self.succeed: Callable[[], object] = lambda: None
        self._eldest = False
        self._handing: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        registry.ask_for = self._ask_for
        bus.hears["wanted"] = self._hand_over

    @property
    def me(self) -> str:
        """The name of this worker."""
        return self.leases.worker

    @property
    def elder(self) -> str:
        """Who has been there longest: does what is kept in the memory of one process alone."""
        return self.alive[0] if self.alive else self.me

    @property
    def ready(self) -> bool:
        """Whether this worker can serve every table."""
        return self.bus.connected and not self.leases.closing

    async def start(self) -> None:
        """Be one of them, known to the store already."""
        await self._beat()
        self._task = asyncio.create_task(self._live())

    async def stop(self) -> None:
        """Be none of them any more; the others go on with the tables."""
        if self._task is not None:
            await end(self._task)
        try:
            await self._registry.move_out()
        except Exception:  # the others find the tables free when the lease has run out
            log.exception("tables could not be let go")

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(self._pause)
            try:
                await self._beat()
            except Exception as error:
                log.warning("no sign of life could be given", extra={"why": type(error).__name__})

    async def _beat(self) -> None:
        beat = await self.leases.beat()
        for gone in set(self.alive) - set(beat.alive):
            self.bus.mourn(gone)
        self.alive = beat.alive
        await self._registry.give_up(beat.lost)
        if self.elder == self.me and not self._eldest:
            self.succeed()
        self._eldest = self.elder == self.me

    def tell_elder(self, kind: str, *message: object) -> bool:
        """Say something to the eldest; return False where that is this one, or it cannot be told."""
        if self.elder == self.me:
            return False
        try:
            self.bus.post(self.elder, kind, *message)
        except CutOff:
            return False
        return True

    # ---- a table that another has something to do at

    def _ask_for(self, worker: str, table_id: str) -> None:
        try:
            self.bus.post(worker, "wanted", table_id)
        except CutOff:
            log.info("a worker cannot be asked for a table", extra={"table": table_id})

    def _hand_over(self, _: str, table_id: str) -> None:
        task = asyncio.create_task(self._registry.hand_over(table_id))
        self._handing.add(task)
        task.add_done_callback(self._handing.discard)
