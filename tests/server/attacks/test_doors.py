"""Connections that send half of something, or read nothing: they are ended, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable
from pathlib import Path

from tests.server.client import Person
from tests.server.servers import Server

HALVES = (
    b"",
    b"\r\n\r\n",
    b"GE",
    b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ",
    b'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n{"name"',
    b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /heal",
)


async def ended(reader: asyncio.StreamReader) -> None:
    """Return once the other side has ended the connection."""
    try:
        while await reader.read(65536):
            pass
    except ConnectionResetError:
        pass


async def test_half_a_request_is_not_waited_for_nor_one_that_comes_drop_by_drop(own: Callable[..., Server]) -> None:
    server = own(header_seconds=0.5, body_seconds=0.5)

    async def send(half: bytes, drop: bytes) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.settings["port"])
        writer.write(half)

        async def drip() -> None:
            while drop:
                writer.write(drop)
                await asyncio.sleep(0.05)

        dripping = asyncio.create_task(drip())
        await ended(reader)
        dripping.cancel()
        writer.close()

    await asyncio.gather(*(send(half, b"") for half in HALVES), send(b"", b"\r\n"), send(HALVES[3], b"x"))


def open_sockets(process: int) -> int:
    """Return how many sockets a process has open."""
    found = 0
    for file in Path(f"/proc/{process}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):  # closed while they are counted
            found += file.readlink().name.startswith("socket:")
    return found


async def test_who_never_reads_is_ended_and_the_table_plays_on(own: Callable[..., Server], tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "large.bin").write_bytes(bytes(8_000_000))
    server = own(send_seconds=0.3, static=str(tmp_path / "web"))
    crowd = []
    for _ in range(20):
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.setblocking(False)
        await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", server.settings["port"]))
        await asyncio.get_running_loop().sock_sendall(deaf, b"GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n" * 2)
        crowd.append(deaf)
    async with Person(server.base) as ada:
        table = await ada.open(seats="me bot:random")
        a = await ada.watch(table)
        await a.my_turn()
        assert (await a.move())["type"] == "done"
        while open_sockets(server.pid) > 12:
            await asyncio.sleep(0.05)
        assert (await ada.get(f"/api/tables/{table}"))["state"] == "playing"
    for deaf in crowd:
        deaf.close()


async def test_a_peer_has_so_many_connections_and_no_more(own: Callable[..., Server]) -> None:
    server = own(max_connections=5, proxies=["10.9.8.7"])
    port = server.settings["port"]
    kept = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    await ended(reader)
    writer.close()
    other, answer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
    answer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert b"200 OK" in await other.read()
    answer.close()
    for _, mine in kept:
        mine.close()
