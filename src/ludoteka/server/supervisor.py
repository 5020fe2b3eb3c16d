"""Several workers on one machine: started together, replaced one by one, and started again where one dies.

The socket that people come to is opened once, here, and every worker inherits it. So nobody who comes belongs to a
worker before one has taken them: while some stop and others begin, whoever is there takes the next.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from ludoteka.server.common import logs
from ludoteka.server.common.settings import Settings

log = logging.getLogger("ludoteka.supervisor")

#: So long a worker may take to finish what it has begun, before it is ended.
_GRACE_SECONDS = 60.0
#: After a worker that died before it was ready, so long is waited for the next, twice as long each time.
_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 30.0
_BACKLOG = 4096
_READY = b"ready\n"


class Supervisor:
    """Keeps so many workers alive."""

    def __init__(self, settings: Settings, bound: socket.socket, workers: int, log_level: str) -> None:
        self._settings, self._bound, self._number, self._log_level = settings, bound, workers, log_level
        self._workers: list[asyncio.subprocess.Process] = []
        #: Something has happened: a worker ended, or an order came.
        self._wake = asyncio.Event()
        self._stop, self._renewing = asyncio.Event(), False

    async def run(self, ready: Callable[[], None]) -> None:
        """Serve until SIGTERM or SIGINT; on SIGHUP replace all workers, one after the other."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._ordered_to_stop)
        loop.add_signal_handler(signal.SIGHUP, self._ordered_to_renew)
        self._bound.listen(_BACKLOG)
        await asyncio.gather(*(self._add() for _ in range(self._number)))
        if not self._stop.is_set():
            ready()
        while not self._stop.is_set():
            await self._wake.wait()
            self._wake.clear()
            if self._renewing:
                self._renewing = False
                await self._renew()
            self._workers = [worker for worker in self._workers if worker.returncode is None]
            while len(self._workers) < self._number and not self._stop.is_set():
                log.error("a worker died; another is started")
                await self._add()
        await asyncio.gather(*(self._end(worker) for worker in self._workers))

    def _ordered_to_stop(self) -> None:
        self._stop.set()
        self._wake.set()

    def _ordered_to_renew(self) -> None:
        self._renewing = True
        self._wake.set()

    async def _renew(self) -> None:
        """Replace every worker by a new one, which is ready before the old one goes."""
        for old in list(self._workers):
            if self._stop.is_set() or not await self._add(once=True):
                log.error("no worker was replaced any more")
                return
            self._workers.remove(old)
            await self._end(old)

    async def _add(self, once: bool = False) -> bool:
        """Start a worker and wait until it is ready; where it dies before, try again, unless only once."""
        pause = _FIRST_PAUSE
        while not self._stop.is_set():
            worker = await self._start()
            assert worker.stdout is not None
            if await worker.stdout.readline() == _READY:
                self._workers.append(worker)
                _watch(worker, self._wake)
                log.info("a worker is ready", extra={"pid": worker.pid})
                return True
            log.error("a worker did not start", extra={"code": await worker.wait()})
            if once:
                return False
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stop.wait(), pause)
            pause = min(_LONGEST_PAUSE, pause * 2)
        return False

    async def _start(self) -> asyncio.subprocess.Process:
        place = self._bound.fileno()
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", __name__, str(place), self._log_level),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=(place,),
            start_new_session=True,  # Ctrl-C is for this process, which tells the others
        )
        assert worker.stdin is not None
        # not as an argument: others on this machine can read those
        worker.stdin.write(json.dumps(asdict(self._settings), default=str).encode() + b"\n")
        return worker

    async def _end(self, worker: asyncio.subprocess.Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            worker.terminate()
        try:
            await asyncio.wait_for(worker.wait(), _GRACE_SECONDS)
        except TimeoutError:
            log.error("a worker does not stop and is ended", extra={"pid": worker.pid})
            worker.kill()
            await worker.wait()


def _watch(worker: asyncio.subprocess.Process, wake: asyncio.Event) -> None:
    """Let the supervisor look as soon as a worker has ended."""
    watching = asyncio.create_task(worker.wait())
    watching.add_done_callback(lambda _: wake.set())


def supervise(
    settings: Settings, bound: socket.socket, workers: int, log_level: str, ready: Callable[[], None]
) -> None:
    """Serve with several workers until SIGTERM or SIGINT."""
    logs.configure(log_level)

    async def run(folder: Path) -> None:
        await Supervisor(replace(settings, neighbours=folder), bound, workers, log_level).run(ready)

    with tempfile.TemporaryDirectory(prefix="ludoteka-") as folder:  # nobody else may enter it
        asyncio.run(run(Path(folder)))


# ---- in a worker


def _work(place: int, log_level: str) -> None:
    from ludoteka.server.serving import serve

    given: dict[str, Any] = json.loads(sys.stdin.buffer.readline())
    given |= {name: tuple(value) for name, value in given.items() if isinstance(value, list)}
    settings = Settings(**given | {name: Path(given[name]) for name in ("static", "neighbours")})

    def follow() -> None:
        """Stop when the supervisor is gone, however it went."""
        while os.read(sys.stdin.fileno(), 1):
            pass
        os.kill(os.getpid(), signal.SIGTERM)

    def ready() -> None:
        threading.Thread(target=follow, daemon=True).start()
        sys.stdout.buffer.write(_READY)
        sys.stdout.buffer.flush()

    serve(settings, log_level, socket.socket(fileno=place), ready)


if __name__ == "__main__":
    _work(int(sys.argv[1]), sys.argv[2])
