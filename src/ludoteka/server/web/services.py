"""The parts of a running server, made at its start and put away at its end."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from litestar.di import NamedDependency

from ludoteka.server.bots import bot_pool
from ludoteka.server.bots.game_loader import GameLoader
from ludoteka.server.common.settings import Settings
from ludoteka.server.live.table_registry import TableRegistry
from ludoteka.server.state.clocks import Now
from ludoteka.server.storage.identities import Identities
from ludoteka.server.storage.store import Store
from ludoteka.server.web.open_logs import OpenLogs
from ludoteka.server.web.prices import Prices
from ludoteka.server.web.replays import Replays
from ludoteka.server.web.reviews import Reviews
from ludoteka.server.web.static_files import StaticFiles


@dataclass
class Services:
    """Everything that requests and sockets need."""

    settings: Settings
    now: Now
    store: Store
    identities: Identities
    loader: GameLoader
    registry: TableRegistry
    static_files: StaticFiles
    prices: Prices
    replays: Replays
    open_logs: OpenLogs
    reviews: Reviews
    _warming: asyncio.Task[None]

    @classmethod
    async def open(cls, settings: Settings, prices: Prices) -> Services:
        """Open the store, bring it up to date, let live games go on."""
        now = Now()
        await asyncio.to_thread(bot_pool.load)
        store = await Store.open(settings.database, settings.base_url)
        identities = Identities(store, now)
        loader = GameLoader()
        registry = TableRegistry(store, identities, loader, settings, now)
        await registry.start()
        loader.plan(settings.warm)
        static_files, replays, open_logs = StaticFiles(settings.static), Replays(prices), OpenLogs(prices)
        reviews = Reviews(prices, registry.bots, settings)
        warming = asyncio.create_task(registry.bots.prepare(settings.warm))
        return cls(
            settings,
            now,
            store,
            identities,
            loader,
            registry,
            static_files,
            prices,
            replays,
            open_logs,
            reviews,
            warming,
        )

    async def close(self) -> None:
        """Put everything away; what waits to be written is written."""
        self._warming.cancel()
        self.reviews.close()
        await self.registry.close()
        await self.store.close()


#: What a request's handler declares to be given the services.
TheServices = NamedDependency[Services]
