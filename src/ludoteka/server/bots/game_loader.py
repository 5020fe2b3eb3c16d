"""The rules of the games and the search of their bots: nobody waits for the compiler.

A game opens at once, uncompiled. Children compile meanwhile, rules before search, what somebody waits for before
everything else; this process then loads what they made, and games in progress go over to it between two decisions.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from typing import Literal

import ludoteka
from ludoteka.search.compiling import Child, Part, can_keep, is_compiled, load_part

log = logging.getLogger("ludoteka.rules")

#: What a table needs, in the order in which it is made.
_PARTS: tuple[Part, ...] = ("rules", "search")
#: How far children stand back: while somebody waits for them, and while nobody does.
_WANTED_NICE, _IDLE_NICE = 5, 15
#: So many games are compiled at once, where there are cores enough.
_CHILDREN = 2 if (os.cpu_count() or 1) >= 4 else 1
#: Of compiling a game, its rules are about this share.
_RULES_SHARE = 0.4

State = Literal["waiting", "compiling", "ready", "failed"]


@dataclass
class Job:
    """A part of a game, and how far it is."""

    game: str
    part: Part
    state: State = "waiting"
    done: int = 0
    total: int = 0
    child: Child | None = None

    @property
    def share(self) -> float:
        """How much of it is done, 0 to 1."""
        return 1.0 if self.state == "ready" else self.done / self.total if self.total else 0.0


class GameLoader:
    """Knows which games are compiled, and sees to it that all will be."""

    def __init__(self) -> None:
        self._jobs: dict[tuple[str, Part], Job] = {}
        self._wanted: list[str] = []
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._changed = asyncio.Condition()
        self._workers: list[asyncio.Task[None]] = []
        self._loading: set[asyncio.Task[None]] = set()

    def plan(self, games: Iterable[str]) -> None:
        """Have games compiled when nothing else is to be done."""
        for game in games:
            for part in _PARTS:
                self._jobs.setdefault((game, part), Job(game, part))
        if not self._workers:
            self._workers = [asyncio.create_task(self._work()) for _ in range(_CHILDREN)]

    async def ready(self, game: str) -> None:
        """Return once a game can be played, which is at once; from now on somebody waits for it to be compiled."""
        await self._want(game)
        if self._is(game, "rules", "ready"):
            return
        if game not in self._opening:
            self._opening[game] = asyncio.create_task(asyncio.to_thread(_open, game))
        try:
            await asyncio.shield(self._opening[game])
        except Exception:
            self._opening.pop(game, None)
            raise

    def can_think(self, game: str) -> bool:
        """Tell whether the search of a game is compiled, and loaded."""
        return self._is(game, "search", "ready")

    async def is_kept(self, game: str) -> bool:
        """Tell whether all of a game was compiled before, and has only to be loaded."""
        return await asyncio.to_thread(_is_kept, game)

    async def all_made(self) -> None:
        """Return once there is nothing left to compile or to load."""
        async with self._changed:
            await self._changed.wait_for(lambda: all(job.state == "ready" for job in self._jobs.values()))

    async def thinking_soon(self, game: str) -> bool:
        """Tell whether the search of a game is compiled, waiting where it only has to be loaded."""
        await self._want(game)
        if not self.can_think(game) and await self.is_kept(game):
            await self._load_kept(game)
            async with self._changed:
                await self._changed.wait_for(
                    lambda: self._is(game, "search", "ready", "failed") or self._is(game, "rules", "failed")
                )
        return self.can_think(game)

    def warmth(self, game: str) -> float:
        """Return how far compiling a game is, rules and search, from 0 to 1."""
        rules, search = (self._jobs.get((game, part)) for part in _PARTS)
        if rules is None or search is None:
            return 0.0
        return _RULES_SHARE * rules.share + (1 - _RULES_SHARE) * search.share

    def jobs(self) -> list[Job]:
        """Return what is compiled, is being compiled and waits to be."""
        return list(self._jobs.values())

    def close(self) -> None:
        """Stop the children, and see them gone: whoever follows them may never have begun."""
        for task in (*self._workers, *self._loading):
            task.cancel()
        for child in [job.child for job in self._jobs.values() if job.child is not None]:
            child.stop()
            child.wait()

    # ---- who is next

    def _is(self, game: str, part: Part, *states: State) -> bool:
        job = self._jobs.get((game, part))
        return job is not None and job.state in states

    async def _want(self, game: str) -> None:
        """Put a game before all that nobody waits for; a child that is at such a thing makes room."""
        self.plan([game])
        if game in self._wanted:
            return
        self._wanted.append(game)
        busy = [job for job in self._jobs.values() if job.child is not None]
        idle = [job for job in busy if job.game not in self._wanted]
        if len(busy) == _CHILDREN and idle and self._next() is not None:
            assert idle[-1].child is not None
            idle[-1].child.stop()
        async with self._changed:
            self._changed.notify_all()

    def _next(self) -> Job | None:
        """Return what to compile next: what somebody waits for first, then rules before search."""
        waiting = [
            job
            for job in self._jobs.values()
            if job.state == "waiting" and (job.part == "rules" or self._is(job.game, "rules", "ready"))
        ]
        return min(waiting, key=lambda job: (job.game not in self._wanted, job.part != "rules"), default=None)

    async def _work(self) -> None:
        while True:
            async with self._changed:
                await self._changed.wait_for(lambda: self._next() is not None)
                job = self._next()
            assert job is not None
            await self._do(job)

    async def _load_kept(self, game: str) -> None:
        """Load what was compiled before; whoever compiles another game is not waited for."""
        for part in _PARTS:
            job = self._jobs[game, part]
            if job.state == "waiting":
                task = asyncio.create_task(self._do(job))
                self._loading.add(task)
                task.add_done_callback(self._loading.discard)
                await asyncio.shield(task)  # it goes on though whoever asked has gone

    async def _do(self, job: Job) -> None:
        job.state = "compiling"
        try:
            job.state = await self._make(job)
        except Exception as error:  # the game goes on uncompiled
            job.state = "failed"
            log.error("compiling failed", extra={"game": job.game, "part": job.part, "why": str(error)})
        async with self._changed:
            self._changed.notify_all()

    async def _make(self, job: Job) -> State:
        if not await asyncio.to_thread(_can_be_loaded, job):
            nice = _WANTED_NICE if job.game in self._wanted else _IDLE_NICE
            log.info("compiling", extra={"game": job.game, "part": job.part, "nice": nice})
            child = job.child = Child(job.part, [job.game], nice)
            try:
                await asyncio.to_thread(_follow, job, child)
            finally:
                job.child = None
            if not child.finished:  # it made room for another
                return "waiting"
        await asyncio.to_thread(load_part, ludoteka.game(job.game), job.part)
        log.info("ready", extra={"game": job.game, "part": job.part})
        return "ready"


# ---- in threads


def _open(name: str) -> None:
    game = ludoteka.game(name)
    game.open()
    # The parts that a table needs are loaded here too, not in the event loop.
    game.parts.notation, game.parts.view, game.parts.log  # noqa: B018


def _is_kept(name: str) -> bool:
    game = ludoteka.game(name)
    return all(is_compiled(game, part) for part in _PARTS)


def _can_be_loaded(job: Job) -> bool:
    """Tell whether a part is compiled already, or cannot be kept for us by a child."""
    game = ludoteka.game(job.game)
    return is_compiled(game, job.part) or not can_keep(game)


def _follow(job: Job, child: Child) -> None:
    with closing(child.steps()) as steps:
        for step in steps:
            job.done, job.total = step.done, step.total
