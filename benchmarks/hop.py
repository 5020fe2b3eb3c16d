"""What the hop over the bus adds, from one machine to another.

    python -m benchmarks.hop --seconds 60

Two workers have a port each, as if on two machines; the first has all tables. Every seat has two sockets, one that came
to the worker with its table and one that came to the other, so that all it says and hears travels over the bus. Pings,
and moves, go by the one and the other in turn, at a low rate and within the same seconds: whatever else the machine
does falls on both alike. A ping's time runs until its answer, a move's until its own socket has the view after it (the
other seats' too are sent and read, but not waited for). The players are in this process, on the same cores.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from collections import defaultdict
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from benchmarks.load import percentile
from benchmarks.server import running, wait
from tests.server.ports import free_port
from tests.server.postgres import postgres
from tests.server.redis import RedisServer
from websockets.asyncio.client import ClientConnection, connect

#: How sockets come to a table.
HERE, BUS = "where the table is", "over the bus"
#: So many redraws say how sure a difference is.
_REDRAWS = 2000
#: So long is waited for an answer.
_PATIENCE = 30.0


class Seen(msgspec.Struct):
    """As much of a message as is needed."""

    type: str
    seq: int = 0
    number: int | None = None
    code: str = ""
    legal: list[dict[str, Any]] = []


_decode = msgspec.json.Decoder(Seen).decode


@dataclass
class Seat:
    """Somebody at a table, with a socket each way."""

    sockets: dict[str, ClientConnection] = field(default_factory=dict)
    legal: list[str] = field(default_factory=list)
    seq: int = 0


@dataclass
class Timed:
    """What is waited for: one thing of each kind at a time."""

    way: str
    sent: float
    #: The number of a ping, or the seq that a move leads to.
    wanted: int
    done: asyncio.Event = field(default_factory=asyncio.Event)


class Hop:
    """The players, and how long what they said took."""

    def __init__(self, bases: tuple[str, str], game: str) -> None:
        self.bases = dict(zip((HERE, BUS), bases, strict=True))
        self.game = game
        self.tables: list[list[Seat]] = []
        self.people: list[httpx.AsyncClient] = []
        self.times: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
        self.readers: list[asyncio.Task[None]] = []
        self.waiting: dict[tuple[int, int, str], Timed] = {}
        self.moves = 0

    async def open(self, tables: int) -> None:
        origin = self.bases[HERE]
        self.people = [httpx.AsyncClient(base_url=origin, headers={"origin": origin}, timeout=60) for _ in range(2)]
        for number, person in enumerate(self.people):
            (await person.post("/api/me", json={"name": f"P{number}"})).raise_for_status()
        for _ in range(tables):
            body = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await self.people[0].post("/api/tables", json=body)).json()["id"]
            (await self.people[1].post(f"/api/tables/{table}/join", json={})).raise_for_status()
            info = (await self.people[0].get(f"/api/tables/{table}")).json()
            self.tables.append([Seat() for _ in info["seats"]])
            for seat, about in enumerate(info["seats"]):
                cookie = "; ".join(f"{c.name}={c.value}" for c in self.people[int(about["name"][1:])].cookies.jar)
                for way, base in self.bases.items():
                    await self._connect(table, seat, way, base, {"cookie": cookie, "origin": origin})

    async def _connect(self, table: str, seat: int, way: str, base: str, headers: dict[str, str]) -> None:
        url = base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        peer = await connect(url, additional_headers=headers, compression=None, max_size=None, ping_interval=None)
        name = f"{len(self.readers)}"
        await peer.send(json.dumps({"type": "hello", "protocol": 1, "client": name, "seat": seat, "seq": 0}))
        place = len(self.tables) - 1
        self.tables[place][seat].sockets[way] = peer
        while (seen := _decode(await peer.recv())).type != "sync":
            pass
        self._take(place, seat, way, seen)
        self.readers.append(asyncio.create_task(self._read(place, seat, way, peer)))

    async def _read(self, table: int, seat: int, way: str, peer: ClientConnection) -> None:
        async for text in peer:
            self._take(table, seat, way, _decode(text))

    def _take(self, table: int, seat: int, way: str, seen: Seen) -> None:
        now = time.perf_counter()
        if seen.type == "pong":
            self._end(table, seat, "ping", way, seen.number or 0, now)
        elif seen.type == "refused":
            print(f"refused {way}: {seen.code}")  # whoever waits for it gives up
        elif seen.type in ("sync", "update"):
            own = self.tables[table][seat]
            if seen.seq > own.seq or not own.seq:
                own.seq, own.legal = seen.seq, [entry["text"] for entry in seen.legal]
            self._end(table, seat, "move", way, seen.seq, now)

    def _end(self, table: int, seat: int, kind: str, way: str, number: int, now: float) -> None:
        timed = self.waiting.get((table, seat, kind))
        if timed is not None and timed.way == way and number >= timed.wanted:
            self.times[kind, way].append(now - timed.sent)
            del self.waiting[table, seat, kind]
            timed.done.set()

    async def _say(self, table: int, seat: int, kind: str, way: str, wanted: int, message: dict[str, Any]) -> None:
        timed = self.waiting[table, seat, kind] = Timed(way, time.perf_counter(), wanted)
        await self.tables[table][seat].sockets[way].send(json.dumps(message))
        await asyncio.wait_for(timed.done.wait(), _PATIENCE)

    async def ping(self, rate: float, until: float) -> None:
        """Ping from one table after the other, by turns."""
        for number in range(1, 10**9):
            if time.perf_counter() > until:
                return
            way = (HERE, BUS)[number % 2]
            await self._say(
                (number // 2) % len(self.tables), 0, "ping", way, number, {"type": "ping", "number": number}
            )
            await asyncio.sleep(1 / rate)

    async def move(self, rate: float, until: float) -> None:
        """Move at one table after the other, by turns."""
        dice = random.Random(1)
        while any(seat.legal for seats in self.tables for seat in seats):
            for table, seats in enumerate(self.tables):
                seat = next((n for n, one in enumerate(seats) if one.legal), None)
                if seat is None:  # this game is over
                    continue
                self.moves += 1
                one, way = seats[seat], (HERE, BUS)[self.moves % 2]
                action, seq, one.legal = dice.choice(one.legal), one.seq, []
                move = {"type": "move", "number": self.moves, "seq": seq, "action": action}
                await self._say(table, seat, "move", way, seq + 1, move)
                await asyncio.sleep(1 / rate)
                if time.perf_counter() > until:
                    return

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        sockets = [peer for seats in self.tables for seat in seats for peer in seat.sockets.values()]
        await asyncio.gather(*(peer.close() for peer in sockets))
        for person in self.people:
            await person.aclose()


def added(here: list[float], bus: list[float], share: float) -> tuple[float, float, float]:
    """Return by how many ms a share of the times is later over the bus, and between what, at 95 %, by redrawing."""
    dice = random.Random(7)

    def redrawn() -> float:
        drawn = [percentile(dice.choices(times, k=len(times)), share) for times in (bus, here)]
        return drawn[0] - drawn[1]

    found = sorted(redrawn() for _ in range(_REDRAWS))
    return percentile(bus, share) - percentile(here, share), found[_REDRAWS // 40], found[-_REDRAWS // 40]


def tell(hop: Hop) -> None:
    for kind in ("ping", "move"):
        here, bus = (hop.times[kind, way] for way in (HERE, BUS))
        for way, times in ((HERE, here), (BUS, bus)):
            shown = ", ".join(f"p{100 * share:.0f} {percentile(times, share):.2f}" for share in (0.5, 0.9, 0.99))
            print(f"{kind} {way}: {shown}, worst {1000 * max(times):.1f} ms ({len(times)})")
        for share in (0.5, 0.9, 0.99):
            more, low, high = added(here, bus, share)
            print(f"  p{100 * share:.0f}: {more:+.2f} ms ({low:+.2f} to {high:+.2f})")


async def measure(bases: tuple[str, str], options: argparse.Namespace) -> None:
    hop = Hop(bases, options.game)
    await hop.open(options.tables)
    gc.disable()  # a look through all objects would fall on one of them
    for seconds in (3, options.seconds):  # the first warms up
        hop.times.clear()
        until = time.perf_counter() + seconds
        await asyncio.gather(hop.ping(options.pings, until), hop.move(options.moves, until))
    tell(hop)
    await hop.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--pings", type=float, default=50.0, help="at most so many a second")
    parser.add_argument("--moves", type=float, default=30.0, help="at most so many a second")
    parser.add_argument("--game", default="opale", help="one for two players")
    options = parser.parse_args()
    with ExitStack() as around:
        folder = around.enter_context(tempfile.TemporaryDirectory())
        ports = [free_port() for _ in range(2)]
        bases = tuple(f"http://127.0.0.1:{port}" for port in ports)
        settings: dict[str, Any] = {
            "database": around.enter_context(postgres()),
            "bus": around.enter_context(RedisServer(Path(folder))).url,
            "warm": [options.game],
            "request_credit": 1e9,
            "max_open_tables": 10**6,
            "max_running_tables": 10**6,
            "max_sockets": 10**6,
            "credit_rate": 1e9,
            "idle_seconds": 600,
            "public_url": bases[0],
        }
        for port, base in zip(ports, bases, strict=True):
            around.enter_context(running(settings | {"port": port}, 0))
            wait(base, {options.game})
        import uvloop

        uvloop.run(measure((bases[0], bases[1]), options))
    return 0


if __name__ == "__main__":
    sys.exit(main())
