"""The figures of all workers, for whoever asks one of them."""

from __future__ import annotations

import asyncio
import contextlib
from itertools import count

from ludoteka.server.bus.redis_bus import Bus, CutOff
from ludoteka.server.common import metrics

#: So long is waited for the others; who is late is missing this time.
_SECONDS = 1.0


class Figures:
    """Gathers the pages of figures of all workers that answer."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._numbers = count(1)
        self._answers: dict[int, dict[str, bytes]] = {}
        bus.hears |= {"count": self._count, "counted": self._counted}

    async def gather(self) -> dict[str, bytes]:
        """Return a page for each worker."""
        number = next(self._numbers)
        pages = self._answers[number] = {self._bus.worker: metrics.page()}
        self._bus.spread("count", number)
        try:
            async with asyncio.timeout(_SECONDS):
                while len(pages) < self._bus.known():
                    await asyncio.sleep(0.01)
        except TimeoutError:
            pass
        finally:
            del self._answers[number]
        return pages

    def _count(self, worker: str, number: int) -> None:
        with contextlib.suppress(CutOff):
            self._bus.post(worker, "counted", number, metrics.page())

    def _counted(self, worker: str, number: int, page: bytes) -> None:
        if number in self._answers:
            self._answers[number][worker] = page
