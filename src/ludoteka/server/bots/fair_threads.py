"""Threads for long thoughts, shared fairly: between addresses, then between visitors, whoever is waited for first."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from ludoteka.server.common.threads import name_this_thread, step_back

T = TypeVar("T")


class For(NamedTuple):
    """For whom a thought is: an address, a visitor, and whether anybody looks at the table and waits."""

    address: str = ""
    visitor: str = ""
    waiting: bool = True


@dataclass(eq=False)
class _Thought:
    whom: For
    act: Callable[[], Any]
    stop: Callable[[], object]
    done: asyncio.Future[Any] = field(repr=False)


class _Queue:
    """Thoughts of one address, its visitors in turn."""

    def __init__(self) -> None:
        self._visitors: OrderedDict[str, deque[_Thought]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._visitors)

    def add(self, thought: _Thought) -> None:
        self._visitors.setdefault(thought.whom.visitor, deque()).append(thought)

    def take(self) -> _Thought:
        visitor, thoughts = self._visitors.popitem(last=False)
        thought = thoughts.popleft()
        if thoughts:
            self._visitors[visitor] = thoughts
        return thought


class FairThreads:
    """A few threads. One more is there for an address of which nobody is thought for yet: no one can take them all.

    A thought lasts no longer than somebody awaits it: whoever is cancelled, and closing, stops it.
    """

    def __init__(self, threads: int, name: str) -> None:
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads + 1, name, _begin, (name,))
        #: Whoever is waited for, then the others: by address, the next one first.
        self._lines: tuple[OrderedDict[str, _Queue], OrderedDict[str, _Queue]] = (OrderedDict(), OrderedDict())
        self._running: set[_Thought] = set()

    @property
    def free(self) -> bool:
        """Whether a thought that somebody waits for would begin at once."""
        return len(self._running) < self._threads and not self._lines[0]

    async def run(self, whom: For, act: Callable[[], T], stop: Callable[[], object]) -> T:
        """Return what an act brings, done in a thread when its turn comes; `stop` makes it end at once, half done."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._lines[not whom.waiting].setdefault(whom.address, _Queue()).add(_Thought(whom, act, stop, done))
        self._start()
        try:
            return await done
        except asyncio.CancelledError:
            stop()
            raise

    def _start(self) -> None:
        """Start whatever may be started."""
        while (thought := self._next()) is not None:
            if thought.done.done():  # whoever waited has gone
                continue
            self._running.add(thought)
            future = asyncio.get_running_loop().run_in_executor(self._pool, thought.act)
            future.add_done_callback(lambda found, thought=thought: self._end(thought, found))  # type: ignore[misc]

    def _next(self) -> _Thought | None:
        """Return the thought whose turn it is; its address goes to the end of the line."""
        free, thought_for = self._threads - len(self._running), {thought.whom.address for thought in self._running}
        for line, least in zip(self._lines, (0, min(2, self._threads)), strict=True):
            if free < least:  # thoughts that nobody waits for leave a thread to others
                return None
            for address in line:
                if free > 0 or address not in thought_for:
                    thoughts = line.pop(address)
                    thought = thoughts.take()
                    if thoughts:
                        line[address] = thoughts
                    return thought
        return None

    def _end(self, thought: _Thought, found: asyncio.Future[Any]) -> None:
        self._running.discard(thought)
        if not thought.done.done():
            if found.cancelled():
                thought.done.cancel()
            elif (error := found.exception()) is not None:
                thought.done.set_exception(error)
            else:
                thought.done.set_result(found.result())
        self._start()

    def close(self) -> None:
        """Stop what is thought and let the threads go; what waits for them is dropped."""
        for line in self._lines:
            line.clear()
        for thought in self._running:
            thought.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _begin(name: str) -> None:
    name_this_thread(name)
    step_back()
