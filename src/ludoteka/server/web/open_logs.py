"""Logs of games that are over, with all that was hidden: each is made once and kept as it is sent."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from ludoteka.server.live import seat_messages
from ludoteka.server.state.sight import Sight
from ludoteka.server.web import prices
from ludoteka.server.wire.requests import OpenLog
from ludoteka.server.wire.wire_types import Entry

#: So many games' logs are kept.
_KEPT = 32


class OpenLogs:
    """Makes logs in which nothing is hidden; whoever asks for one that is not made yet pays for it."""

    def __init__(self, tariff: prices.Prices) -> None:
        self._prices = tariff
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def log(self, sight: Sight, address: str) -> bytes:
        """Return the open log of a game, in JSON. Raises NotAllowed before the end, and TooMuch."""
        sight.open_to_all()
        table = sight.state.setting.id
        if table not in self._kept:
            self._prices.demand(address, prices.OPEN_MOVE * len(sight.state.moves))
            async with self._prices.turn(address):
                entries: list[Entry] = []
                for entry in seat_messages.opened(sight):
                    entries.append(entry)
                    await asyncio.sleep(0)
            self._kept[table] = msgspec.json.encode(OpenLog(log=entries))
        self._kept.move_to_end(table)
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return self._kept[table]
