"""What each worker counts and all have to know: how much was spent, how many are there.

A worker decides by itself, at once, and tells the others now and then; so a limit holds for all workers together, with
a delay of a moment. What was spent too much in that moment is a debt.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Protocol


class Shared(Protocol):
    """Something that all workers count together."""

    def share(self) -> None:
        """Take note that there are others."""

    def news(self, everything: bool) -> dict[str, Any]:
        """Return what has changed here since the last time, or everything."""

    def hear(self, worker: str, news: dict[str, Any]) -> None:
        """Count what another worker tells."""

    def mourn(self, worker: str | None) -> None:
        """Forget what a worker counted that is gone; None: all others."""


class Tally:
    """How many of each there are, here and elsewhere."""

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, int]] = {}
        self._changed: set[str] | None = None

    def __getitem__(self, name: str) -> int:
        return self._here[name] + sum(counts.get(name, 0) for counts in self._elsewhere.values())

    def add(self, name: str, number: int) -> None:
        """Count more, or fewer."""
        self._here[name] += number
        if not self._here[name]:
            del self._here[name]
        if self._changed is not None:
            self._changed.add(name)

    def share(self) -> None:
        self._changed = set()

    def news(self, everything: bool) -> dict[str, int]:
        names = set(self._here) if everything else set()
        told = {name: self._here[name] for name in names | (self._changed or set())}
        self._changed = set()
        return told

    def hear(self, worker: str, news: dict[str, int]) -> None:
        counts = self._elsewhere.setdefault(worker, {})
        for name, number in news.items():
            counts[name] = number
            if not number:
                del counts[name]

    def mourn(self, worker: str | None) -> None:
        if worker is None:
            self._elsewhere.clear()
        self._elsewhere.pop(worker or "", None)


class Gossip:
    """Tells the others what was counted here, and counts what they tell."""

    def __init__(self, shared: dict[str, Shared]) -> None:
        self._shared = shared
        self._everything = True
        for each in shared.values():
            each.share()

    def begin(self) -> None:
        """Tell everything the next time: somebody is there who knows nothing yet."""
        self._everything = True

    def tell(self) -> dict[str, Any]:
        """Return what the others are to hear."""
        news = {name: each.news(self._everything) for name, each in self._shared.items()}
        self._everything = False
        return {name: told for name, told in news.items() if told}

    def hear(self, worker: str, news: dict[str, Any]) -> None:
        """Take note of what another worker has told."""
        for name, told in news.items():
            if name in self._shared:
                self._shared[name].hear(worker, told)

    def mourn(self, worker: str | None) -> None:
        """Forget a worker that is gone, or all."""
        for each in self._shared.values():
            each.mourn(worker)
