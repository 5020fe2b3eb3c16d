"""Games gone through for puzzles by `ludoteka worker` processes, behind everything that they do for people."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator

import ludoteka
from ludoteka.puzzles.finding import Runner
from ludoteka.puzzles.hunting import Bag, Hunt, hunt
from ludoteka.server.bots.bot_pool import new_stop
from ludoteka.server.bots.elsewhere import Elsewhere
from ludoteka.server.bots.fair_threads import For
from ludoteka.server.bots.jobs import Line, Search, rules_of
from ludoteka.server.bus.job_asker import Failed, Unanswered

#: So long is waited for the bus, and then for who thinks.
_BUS_SECONDS, _WORKERS_SECONDS = 5.0, 2.0
#: A game takes minutes: after so long somebody else goes through it.
_GAME_SECONDS = 3600.0
#: All games are for one, before whom everybody else goes.
_WHOM = For("puzzles", waiting=False)


class NoBus(Exception):
    """The bus does not answer."""


class _Searching:
    """Some games under way, two for each thread that there is: while one is answered, the next is there."""

    def __init__(self, url: str, todo: Iterator[Hunt]) -> None:
        self._elsewhere, self._todo, self._stop = Elsewhere(url), todo, new_stop()
        self._running: set[asyncio.Task[Bag]] = set()
        #: Where nobody else is there, one game at a time is gone through here.
        self._here = asyncio.Lock()

    async def open(self) -> None:
        self._elsewhere.start()
        try:
            await asyncio.wait_for(self._elsewhere.reached(), _BUS_SECONDS)
        except TimeoutError as error:
            raise NoBus from error

    async def next(self) -> list[Bag]:
        """Return what was in the games that are done; nothing once all are."""
        while (job := self._room()) is not None:
            if not self._running:
                await self._hear(ludoteka.game(job.game))
            self._running.add(asyncio.create_task(self._search(job)))
        if not self._running:
            return []
        done, self._running = await asyncio.wait(self._running, return_when=asyncio.FIRST_COMPLETED)
        return [task.result() for task in done]

    def _room(self) -> Hunt | None:
        job: Hunt | None = None
        if not self._running or len(self._running) < 2 * self._threads:
            job = next(self._todo, None)
        if job is not None:
            self._game = ludoteka.game(job.game)
        return job

    @property
    def _threads(self) -> int:
        return max(1, self._elsewhere.threads(self._game))

    async def _hear(self, game: ludoteka.Game) -> None:
        """Wait a moment for who thinks about a game."""
        deadline = asyncio.get_running_loop().time() + _WORKERS_SECONDS
        while not self._elsewhere.can(game) and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.05)

    async def _search(self, job: Hunt) -> Bag:
        game, failed = ludoteka.game(job.game), False
        search = Search(rules_of(game), job)
        while not failed:
            try:
                bag, _ = await self._elsewhere.ask(search, Line.PUZZLES, _WHOM, _GAME_SECONDS, self._stop)
                if isinstance(bag, Bag) and bag.number == job.number:
                    return bag
                failed = True
            except Failed:
                failed = True
            except Unanswered:
                if not self._elsewhere.can(game):
                    break
        async with self._here:
            return await asyncio.to_thread(hunt, job, self._stop)

    async def close(self) -> None:
        self._stop.set()
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._elsewhere.close()


def on_workers(url: str) -> Runner:
    """Return what goes through games in the workers on a bus, or here while there are none. Raises NoBus, when run."""

    def run(todo: Iterable[Hunt]) -> Iterator[Bag]:
        with asyncio.Runner() as loop:
            searching = _Searching(url, iter(todo))
            try:
                loop.run(searching.open())
                while bags := loop.run(searching.next()):
                    yield from bags
            finally:
                loop.run(searching.close())

    return run
