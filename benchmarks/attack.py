"""Whether strangers can stop those who play: a table of two plays while others flood the server.

    python benchmarks/attack.py --seconds 8

The server is the real command with its default settings, in a process of its own; two people play Opale over sockets,
and a move's time runs from sending it until both have the view after it. The attackers come from addresses of their
own (127.0.1.2 and on) out of a process with less priority, since they share the processors with the server; how much
they got done is printed beside. The last figures leave out what the server's main and writing threads, and the players,
waited for a core: a crowded machine is not the server's fault. Everything is bounded, and stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Tally = Counter[str]
Attack = Callable[[str, str, Tally, Sequence[str]], Awaitable[None]]
_WORKERS = 4
_CROWD = 300


# ---- the players


class Players:
    """Two people at a table, moving one after the other."""

    def __init__(self, base: str, server: int) -> None:
        self.base, self.server, self.dice, self.number = base, server, random.Random(1), 0
        self.people: list[httpx.AsyncClient] = []
        self.sockets: list[ClientConnection] = []
        self.legal: list[list[str]] = [[], []]
        self.seqs = [0, 0]
        self.over = False

    async def sit(self) -> str:
        """Open a table and sit down at it; return which."""
        if not self.people:
            for name in ("Ada", "Bob"):
                person = httpx.AsyncClient(base_url=self.base, headers={"origin": self.base}, timeout=120)
                (await person.post("/api/me", json={"name": name})).raise_for_status()
                self.people.append(person)
        body = {"game": "opale", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table: str = (await self.people[0].post("/api/tables", json=body)).raise_for_status().json()["id"]
        (await self.people[1].post(f"/api/tables/{table}/join", json={})).raise_for_status()
        for old in self.sockets:
            await old.close()
        self.sockets, self.over = [], False
        for seat, person in enumerate(self.people):
            self.sockets.append(await enter(self.base, table, cookie_of(person)))
            await self._hear(seat, "sync")
        return table

    async def _hear(self, seat: int, *kinds: str, seq: int = 0) -> None:
        while True:
            message = json.loads(await self.sockets[seat].recv())
            if message["type"] == "refused":
                raise RuntimeError(message)
            if message["type"] in kinds and message["seq"] >= seq:
                self.legal[seat] = [choice["text"] for choice in message["legal"]]
                self.seqs[seat] = message["seq"]
                self.over = message.get("state", "playing") == "over"
                return

    async def play(self, seconds: float) -> list[tuple[float, float]]:
        """Play a move every 30 ms or so; return how long each took, and how long without waiting for a core."""
        times: list[tuple[float, float]] = []
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            if self.over:
                await self.sit()
            mover = 0 if self.legal[0] else 1
            self.number += 1
            move = {"type": "move", "number": self.number, "seq": max(self.seqs)}
            withheld, began = waited_for_a_core(self.server), time.perf_counter()
            await self.sockets[mover].send(json.dumps(move | {"action": self.dice.choice(self.legal[mover])}))
            wanted = max(self.seqs) + 1
            await asyncio.gather(*(self._hear(seat, "update", seq=wanted) for seat in (0, 1)))
            took = time.perf_counter() - began
            times.append((took, max(0.0, took - (waited_for_a_core(self.server) - withheld))))
            await asyncio.sleep(0.03)
        return times


def waited_for_a_core(pid: int) -> float:
    """Return for how many seconds a server's main and writing threads, and this one, had to wait for a core."""
    tasks = Path(f"/proc/{pid}/task")
    waited = 0
    for task in (*tasks.iterdir(), Path("/proc/thread-self")):
        with contextlib.suppress(OSError):  # a thread has ended, or the system does not count
            if task.name in (str(pid), "thread-self") or (task / "comm").read_text().strip() == "writer":
                waited += int((task / "schedstat").read_text().split()[1])
    return waited / 1e9


def cookie_of(person: httpx.AsyncClient) -> str:
    return "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.cookies.jar)


async def enter(base: str, table: str, cookie: str = "", source: str = "127.0.0.1") -> ClientConnection:
    """Open a socket to a table and greet."""
    headers = {"origin": base} | ({"cookie": cookie} if cookie else {})
    url = base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    peer = await connect(
        url, additional_headers=headers, compression=None, max_size=None, open_timeout=60, local_addr=(source, 0)
    )
    await peer.send(json.dumps({"type": "hello", "protocol": 1, "client": "c"}))
    return peer


# ---- the attackers


def client(base: str, source: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=source)
    return httpx.AsyncClient(base_url=base, transport=transport, headers={"origin": base}, timeout=30)


async def ask(base: str, source: str, tally: Tally, path: str, pause: float) -> None:
    """Ask for something again and again."""
    async with client(base, source) as http:
        for _ in range(20_000):
            with contextlib.suppress(httpx.HTTPError):
                tally[str((await http.get(path)).status_code)] += 1
            await asyncio.sleep(pause)


async def long_paths(base: str, table: str, tally: Tally, sources: Sequence[str]) -> None:
    await together(sources, lambda source: ask(base, source, tally, "/" + "a/" * 14_500, 0.02))


async def replays(base: str, table: str, tally: Tally, sources: Sequence[str]) -> None:
    await together(sources, lambda source: ask(base, source, tally, f"/api/tables/{table}/replay", 0.005))


async def lobbies(base: str, table: str, tally: Tally, sources: Sequence[str]) -> None:
    await together(sources, lambda source: ask(base, source, tally, "/api/tables", 0.005))


async def looks(base: str, table: str, tally: Tally, sources: Sequence[str]) -> None:
    async def look(source: str) -> None:
        for _ in range(1000):
            with contextlib.suppress(OSError, WebSocketException):
                peer = await enter(base, table, source=source)
                for _ in range(1000):
                    await peer.send(json.dumps({"type": "look", "seat": None, "seq": 0}))
                    tally[json.loads(await peer.recv())["type"]] += 1
            tally["ended"] += 1
            await asyncio.sleep(0.05)

    await together(sources, look)


async def bot_tables(base: str, table: str, tally: Tally, sources: Sequence[str]) -> None:
    async def fill(source: str) -> None:
        async with client(base, source) as http:
            await http.post("/api/me", json={"name": "Eve"})
            seats = [{"kind": "bot", "level": "master"}] * 2
            crowd = []
            for _ in range(30):
                answer = await http.post("/api/tables", json={"game": "opale", "seats": seats, "public": False})
                tally[str(answer.status_code)] += 1
                if answer.is_success:
                    with contextlib.suppress(OSError, WebSocketException):
                        crowd.append(await enter(base, answer.json()["id"], cookie_of(http), source))
                        tally["watched"] += 1
            await asyncio.gather(*(listen(peer) for peer in crowd))

    await together(sources, fill)


async def hints(base: str, table: str, tally: Tally, sources: Sequence[str]) -> None:
    async def hint(source: str) -> None:
        async with client(base, source) as http:
            await http.post("/api/me", json={"name": "Eve"})
            seats = [{"kind": "me"}, {"kind": "hot", "name": "Eva"}]
            body = {"game": "opale", "seats": seats, "public": False}
            mine = (await http.post("/api/tables", json=body)).json()["id"]
            for number in range(2000):
                with contextlib.suppress(OSError, WebSocketException):
                    peer = await enter(base, mine, cookie_of(http), source)
                    await peer.send(json.dumps({"type": "hint", "number": number}))
                    await peer.close()
                    tally["hung up"] += 1
                await asyncio.sleep(0.02)

    await together(sources, hint)


async def spectators(base: str, table: str, tally: Tally, sources: Sequence[str]) -> None:
    async def come(source: str) -> None:
        crowd = []
        for _ in range(500):
            try:
                crowd.append(asyncio.create_task(listen(await enter(base, table, source=source))))
                tally["in"] += 1
            except (OSError, WebSocketException):
                tally["turned away"] += 1
                await asyncio.sleep(0.05)
        await asyncio.gather(*crowd)

    await together(sources, come)


async def listen(peer: ClientConnection) -> None:
    with contextlib.suppress(WebSocketException):
        async for _ in peer:
            pass


async def slow_peers(base: str, table: str, tally: Tally, sources: Sequence[str]) -> None:
    """Half-sent headers, half-sent bodies, and sockets that never read, three hundred of each source."""
    port = int(base.rpartition(":")[2])
    halves = (
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n{",
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 20,
    )

    async def hold(source: str) -> None:
        loop, crowd = asyncio.get_running_loop(), []
        for number in range(_CROWD):
            peer = socket.socket()
            peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            peer.setblocking(False)
            try:
                peer.bind((source, 0))
                await loop.sock_connect(peer, ("127.0.0.1", port))
                await loop.sock_sendall(peer, halves[number % 3])
                crowd.append(peer)
                tally["held"] += 1
            except OSError:
                tally["turned away"] += 1
                peer.close()
            await asyncio.sleep(0.005)
        await asyncio.sleep(3600)

    await together(sources, hold)


async def together(sources: Sequence[str], act: Callable[[str], Awaitable[None]]) -> None:
    await asyncio.gather(*map(act, sources))


ATTACKS: dict[str, Attack] = {
    "long paths (4)": long_paths,
    "replays (5)": replays,
    "lobbies (5)": lobbies,
    "looks (5)": looks,
    "tables of master bots, watched (6)": bot_tables,
    "hints, hung up (6)": hints,
    "spectators (10)": spectators,
    "slow peers (14)": slow_peers,
}


def attack(name: str, base: str, table: str, seconds: float, pipe: Connection) -> None:
    """Attack for a time, in a process of its own, and say what was done."""
    os.nice(10)
    tally: Tally = Counter()
    # Addresses of its own: those of the attack before have no credit left.
    sources = [f"127.0.{1 + list(ATTACKS).index(name)}.{2 + number}" for number in range(_WORKERS)]

    async def run() -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await ATTACKS[name](base, table, tally, sources)

    try:
        asyncio.run(run())
    except Exception as error:
        tally[f"stopped by {error!r:.80}"] += 1
    pipe.send(dict(tally))


# ---- the run


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


def show(name: str, moves: list[tuple[float, float]], tally: dict[str, Any]) -> float:
    """Print a row; return the time within which 99 of 100 moves came, without waiting for a core."""
    gross, net = [took for took, _ in moves], [took for _, took in moves]
    figures = [" / ".join(f"{percentile(times, share):.1f}" for share in (0.5, 0.99, 1.0)) for times in (gross, net)]
    done = ", ".join(f"{count} {what}" for what, count in tally.items())
    print("| " + " | ".join([name, str(len(moves)), *figures, done]) + " |", flush=True)
    return percentile(net, 0.99)


async def newcomer(base: str) -> float:
    """Return how long a person waits for a novice's next move, from an address of their own."""
    async with client(base, "127.0.0.90") as http:
        await http.post("/api/me", json={"name": "New"})
        body = {"game": "opale", "seats": [{"kind": "bot", "level": "novice"}, {"kind": "me"}], "public": False}
        table = (await http.post("/api/tables", json=body)).json()["id"]
        peer = await enter(base, table, cookie_of(http), "127.0.0.90")
        moved = 0.0
        async with asyncio.timeout(60):
            while True:
                message = json.loads(await peer.recv())
                if message["type"] not in ("sync", "update"):
                    continue
                if moved and any(entry["kind"] == "moved" and entry["seat"] == 0 for entry in message["log"]):
                    break
                if message["legal"]:
                    moved = time.perf_counter()
                    move = {"type": "move", "number": message["seq"], "seq": message["seq"]}
                    await peer.send(json.dumps(move | {"action": message["legal"][0]["text"]}))
        await peer.close()
        return time.perf_counter() - moved


async def measure(base: str, server: int, options: argparse.Namespace) -> bool:
    players = Players(base, server)
    table = await players.sit()
    await players.play(2)
    print("ms: p50 / p99 / max of a move")
    print("| | moves | as the players saw it | without waiting for a core | what the attackers got |")
    print("|---|---|---|---|---|")
    show("before", await players.play(options.seconds), {})
    print(f"  (a newcomer waits {await newcomer(base):.1f} s for a novice, its pace included)")
    held = True
    for name in ATTACKS:
        if options.only and options.only not in name:
            continue
        mine, theirs = get_context("spawn").Pipe()
        process = get_context("spawn").Process(
            target=attack, args=(name, base, table, options.seconds + 1, theirs), daemon=True
        )
        process.start()
        await asyncio.sleep(1.5)  # it has to start
        times = await players.play(options.seconds)
        if "bots" in name or "hints" in name:
            print(f"  (a newcomer waits {await newcomer(base):.1f} s for a novice, its pace included)")
        for _ in range(200):
            if mine.poll():
                break
            await asyncio.sleep(0.1)
        held &= show(name, times, mine.recv() if mine.poll() else {"not told": 1}) < 100
        process.terminate()
        process.join(10)
    show("after", await players.play(options.seconds), {})
    return held


def wait_until_calm(pid: int) -> None:
    """Return once a server has loaded all games, by what it takes of a processor; after five minutes at the latest."""
    for _ in range(100):
        before = time_of(pid)
        time.sleep(3)
        if time_of(pid) - before < 0.3:
            return


def time_of(pid: int) -> float:
    """Return the seconds of processor time that a process and the children that it waited for have taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0, help="for which each attack lasts")
    parser.add_argument("--only", help="a part of the name of one attack")
    options = parser.parse_args()
    subprocess.run([sys.executable, "-m", "ludoteka", "warm"], check=True)  # compiling is not what is measured
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "ludoteka", "serve", "--port", "0", "--db", f"sqlite:///{folder}/x.db"]
        server = subprocess.Popen([*command, "--log-level", "error"], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            base = next(word.rstrip(";") for line in server.stdout for word in line.split() if word.startswith("http"))
            wait_until_calm(server.pid)
            return 0 if asyncio.run(measure(base, server.pid, options)) else 1
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


if __name__ == "__main__":
    sys.exit(main())
