"""Pictures of positions that were made: by their codes, those asked for last."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Literal

from ludoteka.server.web import prices

Form = Literal["svg", "png"]
#: The game, the position's code, the kind of file, and what is marked.
Key = tuple[str, ...]

#: What is kept of all pictures together, in bytes.
_KEPT = 8_000_000


class PictureCache:
    """Keeps pictures; whoever asks for one that is not made yet pays for it."""

    def __init__(self, tariff: prices.Prices, most: int = _KEPT) -> None:
        self._prices, self._most = tariff, most
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0

    async def get(self, key: Key, address: str, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return a picture, made if need be. Raises TooMuch."""
        if key not in self._kept:
            self._prices.demand(address, prices.PICTURES[key[2]])
            made = await make()
            self._size += len(made) - len(self._kept.get(key, b""))
            self._kept[key] = made
            while self._size > self._most and len(self._kept) > 1:
                self._size -= len(self._kept.popitem(last=False)[1])
            return made
        self._kept.move_to_end(key)
        return self._kept[key]
