"""The parts of a running server, made at its start and put away at its end."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from litestar.di import NamedDependency

from ludoteka.server import thinkers
from ludoteka.server.clocks import Now
from ludoteka.server.hall import Hall
from ludoteka.server.identity import Identities
from ludoteka.server.rulebooks import Rulebooks
from ludoteka.server.settings import Settings
from ludoteka.server.shelf import Shelf
from ludoteka.server.store import Store


@dataclass
class House:
    """Everything that requests and sockets need."""

    settings: Settings
    now: Now
    store: Store
    identities: Identities
    rulebooks: Rulebooks
    hall: Hall
    shelf: Shelf
    _warming: asyncio.Task[None]

    @classmethod
    async def open(cls, settings: Settings) -> House:
        """Open the store, bring it up to date, let live games go on."""
        now = Now()
        await asyncio.to_thread(thinkers.load)
        store = await Store.open(settings.database)
        identities = Identities(store, now)
        rulebooks = Rulebooks()
        hall = Hall(store, identities, rulebooks, settings, now)
        await hall.start()

        async def warm() -> None:
            for game in settings.warm:
                await rulebooks.ready(game)
            for game in settings.warm:
                await rulebooks.ready(game, part="search")

        return cls(
            settings, now, store, identities, rulebooks, hall, Shelf(settings.static), asyncio.create_task(warm())
        )

    async def close(self) -> None:
        """Put everything away; what waits to be written is written."""
        self._warming.cancel()
        await self.hall.close()
        await self.store.close()


#: What a request's handler declares to be given the house.
TheHouse = NamedDependency[House]
