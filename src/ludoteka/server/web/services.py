"""The parts of a running server, made at its start and put away at its end."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from litestar.di import NamedDependency

from ludoteka.server.bots import bot_pool
from ludoteka.server.bots.game_loader import GameLoader
from ludoteka.server.common.settings import Settings
from ludoteka.server.live.calls import Calls
from ludoteka.server.live.forgetting import Forgetting
from ludoteka.server.live.letters import Letters
from ludoteka.server.live.table_registry import TableRegistry
from ludoteka.server.state.clocks import Now
from ludoteka.server.storage.addresses import Addresses
from ludoteka.server.storage.identities import Identities
from ludoteka.server.storage.passkeys import Passkeys
from ludoteka.server.storage.results import Results
from ludoteka.server.storage.store import Store
from ludoteka.server.storage.subscriptions import Subscriptions
from ludoteka.server.web.open_logs import OpenLogs
from ludoteka.server.web.open_sockets import OpenSockets
from ludoteka.server.web.picture_cache import PictureCache
from ludoteka.server.web.prices import Prices
from ludoteka.server.web.replays import Replays
from ludoteka.server.web.reviews import Reviews
from ludoteka.server.web.static_files import StaticFiles
from ludoteka.server.web.thinking import Thinking


@dataclass
class Services:
    """Everything that requests and sockets need."""

    settings: Settings
    now: Now
    store: Store
    results: Results
    identities: Identities
    loader: GameLoader
    registry: TableRegistry
    static_files: StaticFiles
    prices: Prices
    replays: Replays
    open_logs: OpenLogs
    reviews: Reviews
    thinking: Thinking
    pictures: PictureCache
    subscriptions: Subscriptions
    calls: Calls
    letters: Letters
    passkeys: Passkeys
    forgetting: Forgetting
    open_sockets: OpenSockets
    _warming: asyncio.Task[None]

    @classmethod
    async def open(cls, settings: Settings, prices: Prices) -> Services:
        """Open the store, bring it up to date, let live games go on."""
        now = Now()
        await asyncio.to_thread(bot_pool.load)
        store = await Store.open(settings.database, settings.base_url)
        identities = Identities(store, now)
        loader = GameLoader()
        subscriptions = Subscriptions(store, now)
        letters = Letters(Addresses(store, subscriptions, now, settings.mail_asks_hourly), subscriptions, settings)
        await letters.start()
        calls = Calls(subscriptions, settings, letters)
        await calls.start()
        registry = TableRegistry(store, identities, loader, settings, now, calls)
        letters.awaited = registry.awaits
        await registry.start()
        forgetting = Forgetting(store, identities, registry)
        forgetting.go_on()
        loader.plan(settings.warm)
        static_files, replays, open_logs = StaticFiles(settings.static), Replays(prices), OpenLogs(prices)
        reviews = Reviews(prices, registry.bots, settings)
        warming = asyncio.create_task(registry.bots.prepare(settings.warm))
        return cls(
            settings,
            now,
            store,
            Results(store),
            identities,
            loader,
            registry,
            static_files,
            prices,
            replays,
            open_logs,
            reviews,
            Thinking(registry.bots, settings),
            PictureCache(prices),
            subscriptions,
            calls,
            letters,
            Passkeys(store, now),
            forgetting,
            OpenSockets(),
            warming,
        )

    async def close(self) -> None:
        """Put everything away; what waits to be written is written."""
        self._warming.cancel()
        self.reviews.close()
        await self.forgetting.close()
        await self.registry.close()
        await self.calls.close()
        await self.letters.close()
        await self.store.close()


#: What a request's handler declares to be given the services.
TheServices = NamedDependency[Services]
