"""When the store fails: clocks stand still, and a table tries again by itself, less and less often."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

from ludoteka.server.state.clocks import Now, Ticking

#: After a failed write a table tries again after so many seconds, longer each time.
_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 30.0


class Outage:
    """What one table knows of a store that does not take what it writes."""

    def __init__(self, now: Now, try_again: Callable[[], None]) -> None:
        self._now, self._try_again = now, try_again
        #: Whether the log may hold more than the state: nothing is written until it has been read again.
        self.unsure = False
        #: How often something has failed since the last commit.
        self.failures = 0
        self._since: int | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def lasts(self) -> bool:
        """Whether nothing can be written, as far as is known."""
        return self._since is not None

    def begin(self, at: int) -> None:
        """Take note of a write that failed, and try again after a while."""
        self.unsure = True
        self._since = at if self._since is None else self._since
        self.pause()

    def pause(self) -> None:
        """Try again after a while, which grows until something can be written."""
        pause = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2**self.failures)
        self.failures += 1
        self.close()
        self._timer = asyncio.get_running_loop().call_later(pause, self._try_again)

    def lift(self) -> None:
        """Let the clocks run: the store seems to take something."""
        self._since = None

    def end(self) -> None:
        """Take note that something was written."""
        self._since, self.failures = None, 0

    def close(self) -> None:
        """Do not try again."""
        if self._timer is not None:
            self._timer.cancel()

    def clock_time(self) -> int:
        """Return the time that clocks know: it stands still while nothing can be written."""
        return self._now() if self._since is None else self._since

    def fair(self, ticking: Ticking, now: int) -> Ticking:
        """Return the clocks without the time in which nothing could be written."""
        return ticking if self._since is None else replace(ticking, since=ticking.since + now - self._since)
