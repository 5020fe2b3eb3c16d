"""What is hidden stays hidden between workers: the random attacker comes to one, the tables are in another."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from ludoteka.server.bus.redis_bus import Bus
from ludoteka.server.web.relay import Relay
from tests.effort import tries
from tests.server.attacker import Attacker
from tests.server.redis import RedisServer
from tests.server.wire import App, application

STEPS = tries(120, 600)
#: In one process neither finds the other dead while it is busy itself.
LEASE: dict[str, Any] = {"lease_seconds": 600.0}


def nothing_travels(one: App, other: App) -> bool:
    """Tell whether two workers have heard all that either has said."""
    buses = [_bus(one), _bus(other)]
    relays: list[Relay] = [app.call._inner.state.relay for app in (one, other)]
    for speaker, hearer in (buses, buses[::-1]):
        channel = hearer._channel(hearer.worker)
        heard = hearer._read.get((speaker.worker, channel))
        if speaker._outbox or speaker._written.get(hearer.worker) != heard:
            return False
    asked = all(guest.asked.empty() for relay in relays for guest in relay._guests.values())
    return asked and all(call.answers.empty() for relay in relays for call in relay._calls.values())


def _bus(app: App) -> Bus:
    assert app.services.workers is not None
    return app.services.workers.bus


async def test_nobody_sees_a_seat_that_is_not_theirs_through_another_worker(
    tmp_path: Path, database: str, bus: RedisServer
) -> None:
    shared: dict[str, Any] = {"database": database, "bus": bus.url} | LEASE
    async with application(tmp_path, **shared) as host, application(tmp_path, **shared) as door:
        app = App(door.call, host.services, lambda: nothing_travels(host, door))
        attacker = Attacker(app, 1)
        await attacker.go(STEPS, frames=STEPS)
        await attacker.close()
        assert not door.services.registry.tables, "every table is in the other worker"
        assert len(attacker.done) > 12, attacker.done


async def test_a_secret_that_ends_at_one_worker_ends_sockets_at_another(
    tmp_path: Path, database: str, bus: RedisServer
) -> None:
    shared: dict[str, Any] = {"database": database, "bus": bus.url} | LEASE
    async with application(tmp_path, **shared) as host, application(tmp_path, **shared) as door:
        cookies: dict[str, str] = {}
        await door.request("POST", "/api/me", {"name": "Ada"}, cookies)
        body = {"game": "opale", "seats": [{"kind": "me"}, {"kind": "open"}]}
        _, opened = await door.request("POST", "/api/tables", body, cookies)
        wire = door.socket(opened["id"], cookies)
        wire.say("hello", protocol=1, client="c")
        while not wire.frames:
            await asyncio.sleep(0.01)
        assert opened["id"] in door.services.registry.tables
        assert host.services.workers is not None
        assert host.services.workers.elder == host.services.workers.me, "who forgets people is the other"
        status, _ = await host.request("POST", "/api/me/forget", {"name": "Ada"}, cookies | {})
        assert status == 200
        while wire.closed is None:
            await asyncio.sleep(0.01)
        assert wire.closed == 4003
        assert (await door.request("GET", "/api/me", None, cookies))[1]["name"] is None
