"""How much anybody may ask for: a bucket that fills with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Credit:
    """A bucket of `most`, refilled by `rate` a second. It may go into debt, down to minus `most`."""

    most: float
    rate: float
    clock: Callable[[], float] = time.monotonic
    left: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.left, self.at = self.most, self.clock()

    def spend(self, cost: float) -> float:
        """Return 0 where there was enough, else the seconds to wait; asking without credit costs as well."""
        now = self.clock()
        self.left = min(self.most, self.left + (now - self.at) * self.rate) - cost
        self.at = now
        return 0.0 if self.left >= 0 else -self.left / self.rate

    @property
    def bankrupt(self) -> bool:
        """Whether it was overdrawn so far that patience ends."""
        return self.left < -self.most


class Credits:
    """A bucket for each name, the least recently used forgotten."""

    def __init__(self, most: float, rate: float, names: int = 10_000) -> None:
        self._most, self._rate, self._names = most, rate, names
        self._known: OrderedDict[str, Credit] = OrderedDict()
        #: What was spent since the others were told, where there are others.
        self._spent: dict[str, float] | None = None

    def spend(self, name: str, cost: float = 1.0) -> float:
        """Return 0 where that name has enough, else the seconds to wait."""
        if self._spent is not None:
            self._spent[name] = self._spent.get(name, 0.0) + cost
        return self._spend(name, cost)

    def _spend(self, name: str, cost: float) -> float:
        credit = self._known.get(name)
        if credit is None:
            credit = self._known[name] = Credit(self._most, self._rate)
            if len(self._known) > self._names:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(name)
        wait = credit.spend(cost)
        credit.left = max(credit.left, -self._most)
        return wait

    # ---- with other workers, see `bus/gossip.py`

    def share(self) -> None:
        """Take note that there are others."""
        self._spent = {}

    def news(self, everything: bool) -> dict[str, float]:
        """Return what was spent here since the last time."""
        told, self._spent = self._spent or {}, {}
        return told

    def hear(self, worker: str, news: dict[str, float]) -> None:
        """Count what was spent elsewhere."""
        for name, cost in news.items():
            self._spend(name, cost)

    def mourn(self, worker: str | None) -> None:
        """What was spent stays spent."""
