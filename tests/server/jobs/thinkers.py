"""Real `ludoteka worker` processes, and somebody who only writes down what is asked."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import ludoteka
from ludoteka.server.bots import jobs
from ludoteka.server.bots.bot_pool import BotPool
from ludoteka.server.bots.elsewhere import Elsewhere
from ludoteka.server.bus.job_taker import JobTaker, Room, Taken
from tests.server.servers import ROOT, START_SECONDS, STOP_SECONDS

#: The command as a host runs it.
COMMAND = [sys.executable, "-m", "ludoteka", "worker"]


class Thinker:
    """A process that thinks for others."""

    def __init__(self, url: str, log: Path, threads: int = 2, command: list[str] | None = None) -> None:
        self.log = log
        arguments = ["--bus", url, "--threads", str(threads), "--log-level", "debug"]
        with log.open("ab") as out:
            self.process = subprocess.Popen(
                [*(command or COMMAND), *arguments],
                cwd=ROOT,
                stdout=out,
                stderr=out,
                env=os.environ | {"LC_ALL": "C"},
            )

    def says(self, words: str) -> bool:
        assert self.process.poll() is None, self.log.read_text()[-3000:]
        return words in self.log.read_text()

    def until_ready(self, *names: str) -> Self:
        deadline = time.monotonic() + START_SECONDS
        while not all(self.says(f"{ludoteka.game(name).title} is ready.") for name in names):
            assert time.monotonic() < deadline, self.log.read_text()[-3000:]
            time.sleep(0.05)
        return self

    def taken(self) -> int:
        """Return how many jobs it has taken."""
        return len(self._logged("taken"))

    def done(self) -> list[bool]:
        """Return of each job that it let go of whether it was stopped."""
        return [line["stopped"] for line in self._logged("done")]

    def _logged(self, message: str) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [line for line in lines if line["message"] == message]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(STOP_SECONDS)

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(STOP_SECONDS)


class Scribe:
    """Takes jobs as a worker would, as long as it has room, and does none: whoever asks waits."""

    def __init__(self, url: str, games: list[str], room: int = 10**6, line: int = max(jobs.Line)) -> None:
        self.taken: list[Taken] = []
        self.stopped: set[str] = set()
        self.room, self.line = room, line
        self.taker = JobTaker(url, "scribe", 1)
        self.taker.games = set(games)
        self.taker.room = lambda: Room(self.line, set()) if len(self.taken) < self.room else None
        self.taker.begin = self.taken.append
        self.taker.stop = lambda number: self.stopped.add(number or "all")
        self.taker.start()

    @property
    def jobs(self) -> list[jobs.Job]:
        return [jobs.read_job(taken.job) for taken in self.taken]

    async def until(self, number: int) -> None:
        while len(self.taken) < number:
            await asyncio.sleep(0.01)


class Answerer(Scribe):
    """Answers every job with the same bytes."""

    def __init__(self, url: str, game: str, answer: bytes, what: str = "done") -> None:
        super().__init__(url, [game])
        self.answer, self.what = answer, what
        self.taker.begin = self._answer

    def _answer(self, taken: Taken) -> None:
        self.taken.append(taken)
        self.taker.tell(taken, self.what, self.answer)  # type: ignore[arg-type]


@asynccontextmanager
async def pool_on(url: str, *games: str, head_start: float = 3600.0) -> AsyncIterator[BotPool]:
    """A pool of bots that asks others, once somebody thinks about some games, and leaves them time to begin."""
    pool = BotPool(2)
    pool.head_start = head_start
    pool.elsewhere = Elsewhere(url)
    pool.elsewhere.start()
    try:
        for name in games:
            while not pool.asks(name):
                await asyncio.sleep(0.02)
        yield pool
    finally:
        await pool.elsewhere.close()
        pool.close()
