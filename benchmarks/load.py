"""How much one server holds: N sockets, M moves a second, every move durable.

    python benchmarks/load.py --sockets 5000 --rate 500 --seconds 30
    python benchmarks/load.py --sockets 5000 --rate 500 --seconds 30 --workers 2
    python benchmarks/load.py --sockets 400 --rate 100 --seconds 30 --apart

The server is a process of its own, with SQLite; with `--workers` as many processes as that, even if it is one, with a
PostgreSQL and a Redis of our own, so that one worker is compared with two on the same store. With `--apart` two workers
have a port each, as if on two machines: the first has all tables, and the sockets of every other table come to the
second, so that the hop over the bus is measured beside moves without it. A move's time runs from sending it until every
socket of its table has the view after it; the sockets are in this process, whose own delays are part of the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
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
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.server import running, wait
from tests.server.ports import free_port
from tests.server.postgres import postgres
from tests.server.redis import RedisServer

_PEOPLE = 100
#: The server ends a connection that was idle for 5 seconds: a request must not be on its way just then.
_LIMITS = httpx.Limits(keepalive_expiry=2)


class Seen(msgspec.Struct):
    """As much of a message as a player needs."""

    type: str
    seq: int = 0
    legal: list[dict[str, Any]] = []
    number: int | None = None
    code: str = ""


_decode = msgspec.json.Decoder(Seen).decode


@dataclass
class Table:
    """A table and its sockets."""

    id: str
    sockets: list[ClientConnection] = field(default_factory=list)
    seqs: list[int] = field(default_factory=list)
    legal: list[str] = field(default_factory=list)
    mover: int = 0
    sent: float = 0.0
    wanted: int = 0
    busy: bool = False
    #: Where its sockets come to.
    base: str = ""


class Load:
    """The players."""

    def __init__(self, base: str, game: str, bases: tuple[str, ...] = ()) -> None:
        self.base, self.game = base, game
        self.bases = bases or (base,)
        self.people: list[httpx.AsyncClient] = []
        self.tables: list[Table] = []
        self.times: list[float] = []
        #: The same, by where the sockets of the table had come to.
        self.times_at: defaultdict[str, list[float]] = defaultdict(list)
        self.refused: dict[str, int] = {}
        self.readers: list[asyncio.Task[None]] = []
        self.number = 0

    async def open(self, sockets: int) -> None:
        """Make people, tables for two, and their sockets."""
        for number in range(_PEOPLE):
            person = httpx.AsyncClient(
                base_url=self.base, headers={"origin": self.base}, timeout=60, verify=False, limits=_LIMITS
            )
            (await person.post("/api/me", json={"name": f"P{number}"})).raise_for_status()
            self.people.append(person)
        gate = asyncio.Semaphore(32)

        async def one(number: int) -> None:
            async with gate:
                host, guest = self.pair(number)
                body = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
                table = (await host.post("/api/tables", json=body)).json()["id"]
                (await guest.post(f"/api/tables/{table}/join", json={})).raise_for_status()
                self.tables.append(Table(table, [], [0, 0], base=self.bases[number % len(self.bases)]))

        await asyncio.gather(*(one(number) for number in range(sockets // 2)))

    def pair(self, number: int) -> tuple[httpx.AsyncClient, httpx.AsyncClient]:
        return self.people[number % _PEOPLE], self.people[(number + 1) % _PEOPLE]

    async def connect(self) -> float:
        """Open every socket at once; return how long it took until all were synchronised."""
        began = time.perf_counter()
        gate = asyncio.Semaphore(256)
        owners = await self._owners()

        async def one(table: Table, seat: int) -> None:
            async with gate:
                cookie = "; ".join(f"{c.name}={c.value}" for c in owners[table.id][seat].cookies.jar)
                url = table.base.replace("http", "ws", 1) + f"/api/tables/{table.id}/socket"
                headers = {"cookie": cookie, "origin": self.base}
                peer = await connect(
                    url,
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    open_timeout=60,
                    ping_interval=None,
                )
                hello = {"type": "hello", "protocol": 1, "client": f"{seat}", "seat": seat, "seq": table.seqs[seat]}
                await peer.send(json.dumps(hello))
                while (seen := _decode(await peer.recv())).type != "sync":
                    pass
                self._take(table, seat, seen)
                table.sockets[seat] = peer
                self.readers.append(asyncio.create_task(self._read(table, seat, peer)))

        for table in self.tables:
            table.sockets = [None, None]  # type: ignore[list-item]
        await asyncio.gather(*(one(table, seat) for table in self.tables for seat in range(2)))
        return time.perf_counter() - began

    async def _owners(self) -> dict[str, tuple[httpx.AsyncClient, httpx.AsyncClient]]:
        if not hasattr(self, "_known"):
            self._known = {}
            names = {f"P{number}": person for number, person in enumerate(self.people)}
            for table in self.tables:
                info = (await self.people[0].get(f"/api/tables/{table.id}")).json()
                first, second = (names[seat["name"]] for seat in info["seats"])
                self._known[table.id] = (first, second)
        return self._known

    def _take(self, table: Table, seat: int, seen: Seen) -> None:
        table.seqs[seat] = seen.seq
        if seen.legal:
            table.mover = seat
            table.legal = [entry["text"] for entry in seen.legal]
        if table.busy and min(table.seqs) >= table.wanted:
            self.times.append(time.perf_counter() - table.sent)
            self.times_at[table.base].append(self.times[-1])
            table.busy = False

    async def _read(self, table: Table, seat: int, peer: ClientConnection) -> None:
        async for text in peer:
            seen = _decode(text)
            if seen.type in ("sync", "update"):
                self._take(table, seat, seen)
            elif seen.type == "refused":
                self.refused[seen.code] = self.refused.get(seen.code, 0) + 1
                table.busy = False

    async def play(self, rate: float, seconds: float) -> int:
        """Send moves at a steady rate, whether or not the earlier ones are answered; return how many."""
        dice = random.Random(1)
        began = time.perf_counter()
        sent = late = 0
        while (now := time.perf_counter() - began) < seconds:
            while sent < now * rate:
                table = self.tables[(sent * 7919) % len(self.tables)]
                sent += 1
                if table.busy or not table.legal:
                    late += 1
                    continue
                table.busy, table.sent, table.wanted = True, time.perf_counter(), max(table.seqs) + 1
                self.number += 1
                action, table.legal = dice.choice(table.legal), []
                move = {"type": "move", "number": self.number, "seq": table.wanted - 1, "action": action}
                await table.sockets[table.mover].send(json.dumps(move))
            await asyncio.sleep(0.001)
        await asyncio.sleep(2)
        if late:
            print(f"  {late} moves were not sent, since the one before was still on its way")
        return sent - late

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        self.readers.clear()
        await asyncio.gather(*(peer.close() for table in self.tables for peer in table.sockets if peer))


def processes(server: int, workers: int) -> list[int]:
    """Return the processes that serve: the server itself, or the workers that it has started."""
    if not workers:
        return [server]
    return [int(pid) for pid in Path(f"/proc/{server}/task/{server}/children").read_text().split()]


def figures_of(pids: list[int]) -> tuple[float, float, float]:
    """Return the seconds of processor time, the memory and the peak memory in MB of some processes together."""
    used = memory = peak = 0.0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        used += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
        status = dict(line.split(":", 1) for line in lines if line.startswith("Vm"))
        memory += int(status["VmRSS"].split()[0]) / 1024
        peak += int(status["VmHWM"].split()[0]) / 1024
    return used, memory, peak


async def connected(load: Load, pids: list[int], sockets: int) -> str:
    """Open every socket; tell how long it took, and the server's processor time for each."""
    before, _, _ = figures_of(pids)
    seconds = await load.connect()
    after, _, _ = figures_of(pids)
    return f"{seconds:.1f} s, processor {1000 * (after - before) / sockets:.2f} ms each"


async def commits(base: str) -> str:
    """Return how long commits took, and how many moves went into one, by the server's own count."""
    async with httpx.AsyncClient() as http:
        lines = (await http.get(base + "/metrics")).text.splitlines()
    figures: defaultdict[str, float] = defaultdict(float)
    for line in lines:
        if line and line[0] != "#":
            figures[line.partition("{")[0].partition(" ")[0]] += float(line.rpartition(" ")[2])
    count = figures["ludoteka_commit_seconds_count"]
    seconds, jobs = figures["ludoteka_commit_seconds_sum"], figures["ludoteka_commit_jobs_sum"]
    sockets = [line for line in lines if line.startswith("ludoteka_brought_total") and '"websocket"' in line]
    brought = {
        way: sum(float(line.rpartition(" ")[2]) for line in sockets if f'way="{way}"' in line)
        for way in ("hand", "bus")
    }
    told = f"{1000 * seconds / count:.1f} ms each, {jobs / count:.1f} jobs in one"
    return told + (
        f"; sockets {brought['hand']:.0f} by hand, {brought['bus']:.0f} by bus" if any(brought.values()) else ""
    )


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


async def measure(bases: tuple[str, ...], pids: list[int], options: argparse.Namespace) -> bool:
    base = bases[0]
    load = Load(base, options.game, bases)
    began = time.perf_counter()
    await load.open(options.sockets)
    print(f"{len(load.tables)} tables opened and joined in {time.perf_counter() - began:.1f} s")
    print(f"{options.sockets} sockets open and synchronised in {await connected(load, pids, options.sockets)}")
    gc.disable()  # looking through the objects of thousands of sockets would stop the players for 0.3 s, not the server
    await load.play(options.rate, 3)  # warm up
    load.times.clear()
    load.times_at.clear()
    before, _, _ = figures_of(pids)
    each = [figures_of([pid])[0] for pid in pids]
    busy = time.process_time()
    began = time.perf_counter()
    sent = await load.play(options.rate, options.seconds)
    elapsed = time.perf_counter() - began - 2
    after, memory, peak = figures_of(pids)
    each = [figures_of([pid])[0] - used for pid, used in zip(pids, each, strict=True)]
    done = len(load.times)
    print(f"{done} of {sent} moves durable and shown to all, {done / elapsed:.0f} a second for {options.seconds} s")
    print(
        f"from move to all views: p50 {percentile(load.times, 0.5):.1f} ms, p99 {percentile(load.times, 0.99):.1f} ms, "
        f"worst {max(load.times) * 1000:.0f} ms"
    )
    if len(bases) > 1:
        for name, at in zip(("where the tables are", "over the bus"), bases, strict=True):
            times = load.times_at[at]
            print(f"  {name}: p50 {percentile(times, 0.5):.1f} ms, p99 {percentile(times, 0.99):.1f} ms")
    print(
        f"server: memory {memory:.0f} MB (peak {peak:.0f}), "
        f"processor {100 * (after - before) / elapsed:.0f} % of one core, "
        f"{1000 * (after - before) / done:.2f} ms a move"
    )
    if len(pids) > 1:
        print("each worker: " + ", ".join(f"{100 * used / elapsed:.0f} %" for used in each) + " of one core")
    own = 100 * (time.process_time() - busy) / elapsed
    print(f"commits: {await commits(base)}; the players themselves took {own:.0f} % of a core")
    gc.enable()
    if load.refused:
        print(f"refused: {load.refused}")
    await load.close()
    back = await connected(load, pids, options.sockets)
    print(f"after all had gone: {options.sockets} sockets back and synchronised in {back}")
    await load.close()
    for person in load.people:
        await person.aclose()
    return done == sent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--game", default="opale", help="one for two players")
    parser.add_argument("--workers", type=int, default=0, help="so many processes, with PostgreSQL and Redis")
    parser.add_argument("--apart", action="store_true", help="two workers as if on two machines: the price of the bus")
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, options.sockets * 2 + 500)), hard))
    port = free_port()
    with ExitStack() as around:
        folder = around.enter_context(tempfile.TemporaryDirectory())
        settings: dict[str, Any] = {
            "port": port,
            "database": f"sqlite:///{folder}/load.db",
            "warm": [options.game],
            "request_credit": 1e9,
            "max_open_tables": 10**6,
            "max_sockets": 10**6,
            "idle_seconds": 600,
        }
        if options.workers or options.apart:
            settings |= {
                "database": around.enter_context(postgres()),
                "bus": around.enter_context(RedisServer(Path(folder))).url,
            }
        bases = [f"http://127.0.0.1:{port}"]
        servers = [around.enter_context(running(settings, options.workers))]
        wait(bases[0], {options.game})
        if options.apart:
            other = free_port()
            bases.append(f"http://127.0.0.1:{other}")
            servers.append(around.enter_context(running(settings | {"port": other, "public_url": bases[0]}, 0)))
            wait(bases[1], {options.game})
        pids = [pid for server in servers for pid in processes(server, options.workers)]
        import uvloop

        return 0 if uvloop.run(measure(tuple(bases), pids, options)) else 1


if __name__ == "__main__":
    sys.exit(main())
