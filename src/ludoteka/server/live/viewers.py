"""Those who look at a table, each through one socket."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from ludoteka.server.bots.fair_threads import For
from ludoteka.server.common.errors import Refusal
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.state.sight import Sight
from ludoteka.server.state.table_state import TableState
from ludoteka.server.wire.messages import CLOSE_SLOW_READER, FromServer, encode

_FAREWELL_SECONDS = 1.0

Send = Callable[[str], Awaitable[None]]
Close = Callable[[int], Awaitable[None]]


@dataclass(eq=False)
class Viewer:
    """One socket's view of a table. Frames wait here for a slow reader, so that no table ever does."""

    visitor: Visitor | None
    client: str
    _send: Send
    _close: Close
    max_waiting: int
    #: Where it comes from.
    address: str = ""
    #: So many letters may wait for it, of more than one frame.
    max_letters: int = 1_000_000
    #: The seat that it chose, or was last given, to look from: a wish. `Sight` decides, each time anew.
    chosen: int | None = None
    #: Whether it holds the key of a table that is open by link only.
    invited: bool = False
    muted: bool = False
    gone: bool = False
    _waiting: deque[str] = field(default_factory=deque)
    _letters: int = 0
    _flushing: asyncio.Task[None] | None = None

    @property
    def whom(self) -> For:
        """For whom a bot thinks that this viewer waits for."""
        return For(self.address, self.visitor.id if self.visitor else "")

    # ---- what it may see

    def sight(self, state: TableState) -> Sight:
        """Return what it may see now, from where it has chosen to look if it may. Raises NotFound."""
        return Sight(state, self.visitor, self.invited, self.chosen)

    def first_sight(self, state: TableState, seat: int | None) -> Sight:
        """Return what it may see that asks for a seat of its own, or for any. Raises NotAllowed or NotFound."""
        sight = Sight(state, self.visitor, self.invited)
        return sight if seat is None else sight.from_seat(seat)

    def looks_alike(self, before: TableState, after: TableState) -> bool:
        """Tell whether it looks from the same place, with the same rights, as before."""
        try:
            return self.sight(after).same_place(self.sight(before))
        except Refusal:
            return False

    # ---- frames

    def send(self, message: FromServer) -> None:
        """Send a message as soon as the reader takes it."""
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        """Send a frame as soon as the reader takes it. Whoever reads far too slowly is cut off, and may resume."""
        if self.gone:
            return
        self._waiting.append(text)
        self._letters += len(text)
        many = len(self._waiting) > 1 and self._letters > self.max_letters
        if many or len(self._waiting) > self.max_waiting:
            self.close(CLOSE_SLOW_READER)
        elif self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())

    async def _flush(self) -> None:
        try:
            while self._waiting:
                text = self._waiting.popleft()
                self._letters -= len(text)
                await self._send(text)
        except Exception:  # the socket is closed; its reader will notice
            self.gone = True
            self._waiting.clear()
        finally:
            self._flushing = None

    def close(self, code: int) -> asyncio.Task[None]:
        """Close the socket, and return what does it; frames that wait are sent first, if that does not take long."""
        if not self.gone or self._flushing is None:
            self.gone = True
            if self._flushing is not None:
                self._flushing.cancel()
            self._flushing = asyncio.create_task(self._shut(code))
        return self._flushing

    async def _shut(self, code: int) -> None:
        with contextlib.suppress(Exception):
            async with asyncio.timeout(_FAREWELL_SECONDS if code != CLOSE_SLOW_READER else 0.0):
                while self._waiting:
                    await self._send(self._waiting.popleft())
        self._waiting.clear()
        with contextlib.suppress(Exception):
            await self._close(code)
