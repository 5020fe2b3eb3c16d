"""The parts of a running server, made at its start and put away at its end."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from uuid import uuid4

from litestar.di import NamedDependency

from ludoteka.server.bots import bot_pool
from ludoteka.server.bots.game_loader import GameLoader
from ludoteka.server.bus.figures import Figures
from ludoteka.server.bus.redis_bus import Bus
from ludoteka.server.common.settings import Settings
from ludoteka.server.live.calls import Calls
from ludoteka.server.live.forgetting import Forgetting
from ludoteka.server.live.letters import Letters
from ludoteka.server.live.table_registry import TableRegistry
from ludoteka.server.live.workers import Workers
from ludoteka.server.state.clocks import Now
from ludoteka.server.storage.addresses import Addresses
from ludoteka.server.storage.identities import Identities
from ludoteka.server.storage.leases import Leases
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
from ludoteka.server.web.sharing import share
from ludoteka.server.web.static_files import StaticFiles
from ludoteka.server.web.thinking import Thinking

#: By which those who serve the same tables know each other.
_HOUSE = "house"


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
    #: All processes of this server, where it is one of several.
    workers: Workers | None
    figures: Figures | None
    _warming: asyncio.Task[None]

    @classmethod
    async def open(cls, settings: Settings, prices: Prices) -> Services:
        """Open the store, bring it up to date, let live games go on."""
        now = Now()
        await asyncio.to_thread(bot_pool.load)
        store = await Store.open(settings.database, settings.base_url)
        leases = None if settings.bus is None else await _enlist(store, now, settings)
        identities = Identities(store, now, alone=leases is None)
        loader = GameLoader()
        subscriptions = Subscriptions(store, now)
        letters = Letters(Addresses(store, subscriptions, now, settings.mail_asks_hourly), subscriptions, settings)
        await letters.start()
        calls = Calls(subscriptions, settings, letters)
        await calls.start()
        registry = TableRegistry(store, identities, loader, settings, now, calls, leases)
        letters.awaited = registry.awaits
        await registry.start()
        forgetting = Forgetting(store, identities, registry)
        open_sockets = OpenSockets()
        workers = None
        if settings.bus is None or leases is None:
            _begin_alone(forgetting, registry)
        else:
            workers = Workers(Bus(settings.bus, leases.worker), leases, registry, settings)
            workers.succeed = lambda: _begin_alone(forgetting, registry)
            letters.hand_on = lambda *turn: workers.tell_elder("turn", *turn)
            workers.bus.hears["turn"] = lambda _, *turn: letters.gather(*turn)
            share(workers.bus, prices, open_sockets, store)
            # With it comes all that may be searched, which one process loads later.
            from ludoteka.server.bots.elsewhere import Elsewhere

            registry.bots.elsewhere, registry.bots.head_start = Elsewhere(settings.bus), settings.head_start
            registry.bots.elsewhere.start()
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
            open_sockets,
            workers,
            None if workers is None else Figures(workers.bus),
            warming,
        )

    async def join(self) -> None:
        """Be one of the workers, now that others can be answered."""
        assert self.workers is not None
        await self.workers.bus.start(await self.subscriptions.key(_HOUSE, lambda: uuid4().hex))
        await self.workers.start()

    async def hush(self) -> None:
        """End answers that would go on for long, and let other workers have the tables: the server stops."""
        self.thinking.close()
        if self.workers is not None:
            await self.workers.stop()

    async def close(self) -> None:
        """Put everything away; what waits to be written is written."""
        self._warming.cancel()
        self.reviews.close()
        await self.forgetting.close()
        await self.registry.close()
        if self.registry.bots.elsewhere is not None:
            await self.registry.bots.elsewhere.close()
        await self.calls.close()
        await self.letters.close()
        if self.workers is not None:
            await self.workers.bus.close()
        await self.store.close()


async def _enlist(store: Store, now: Now, settings: Settings) -> Leases:
    """Return the leases of a worker that has a name from now on."""
    store.share(settings.lease_seconds)
    leases = Leases(store, now, uuid4().hex, settings.lease_seconds)
    await leases.start()
    return leases


def _begin_alone(forgetting: Forgetting, registry: TableRegistry) -> None:
    """Go on with what only one process may do."""
    forgetting.go_on()
    registry.note_old_games_soon()


#: What a request's handler declares to be given the services.
TheServices = NamedDependency[Services]
