"""Ports for servers in tests: each is one process's own.

A port that the system gives is anybody's again as soon as it is closed: another test's server may get it before ours
listens, or between a kill and the next start; so may any connection that goes out, even the one that asks whether our
server is there yet. So each process takes a stretch of ports that the system gives to nobody, and holds it by a lock.
"""

from __future__ import annotations

import fcntl
import os
import socket
import tempfile
from collections.abc import Iterator
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import IO

_FIRST, _STRETCH = 10_000, 100
_RANGE = Path("/proc/sys/net/ipv4/ip_local_port_range")
_held: list[IO[bytes]] = []


def free_port() -> int:
    """Return a port where nobody listens, and nobody else will."""
    ports = _own(os.getpid())
    for _ in range(_STRETCH):
        port = next(ports)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError("all ports of this process are taken")


@cache
def _own(process: int) -> Iterator[int]:
    """Yield the ports of a process, again and again: the one that was given last comes last."""
    beyond = int(_RANGE.read_text().split()[0]) if _RANGE.exists() else 32_768
    folder = Path(tempfile.gettempdir()) / f"ludoteka-ports-{os.getuid()}"
    folder.mkdir(exist_ok=True)
    for first in range(_FIRST, beyond - _STRETCH, _STRETCH):
        lock = (folder / str(first)).open("ab")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            continue
        _held.append(lock)  # until this process ends
        return cycle(range(first, first + _STRETCH))
    raise RuntimeError("all stretches of ports are taken")
