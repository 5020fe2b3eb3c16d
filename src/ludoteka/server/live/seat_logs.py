"""The logs of tables as seats were told them: each entry is made once, however often somebody looks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ludoteka.server.live import seat_messages
from ludoteka.server.state.events import LogEntry
from ludoteka.server.state.sight import Sight
from ludoteka.server.state.table_state import TableState
from ludoteka.server.wire.wire_types import Entry

#: Of so many seats at tables what was told is kept.
_KEPT = 256
#: After so many entries others have a turn.
_AT_ONCE = 4


@dataclass
class _Told:
    """What one seat was told after an entry of the log: the lines, and the entries made of them."""

    since: int = 0
    lines: list[LogEntry] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)

    @property
    def seq(self) -> int:
        """The last entry of the log that is here."""
        return self.since + len(self.lines)

    def follows(self, state: TableState) -> bool:
        """Tell whether this is a part of a table's log."""
        return self.seq <= len(state.lines) and (not self.lines or self.lines[-1] is state.lines[self.seq - 1])


class Memory:
    """What seats were told, the least recently asked for forgotten."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int | None], _Told] = OrderedDict()

    def log(self, sight: Sight, since: int) -> list[Entry]:
        """Return the log after entry `since`, as a seat is told it."""
        if since >= len(sight.state.lines):
            return []
        told = self._find(sight, since)
        for _ in _go_on(told, sight):
            pass
        return told.entries[since - told.since : len(sight.state.lines) - told.since]

    def add(self, sight: Sight, lines: list[LogEntry], entries: list[Entry]) -> None:
        """Keep what a seat has just been told, if what it was told before is kept."""
        told = self._kept.get((sight.state.setting.id, sight.seat))
        if told is not None and told.follows(sight.state) and told.seq == lines[0].seq - 1:
            told.lines += lines
            told.entries += entries

    async def recall(self, sight: Sight, since: int = 0) -> None:
        """Make what `log` will return, with turns for others in between; whoever knows everything costs nothing."""
        if since >= len(sight.state.lines):
            return
        told = self._find(sight, since)
        for number, _ in enumerate(_go_on(told, sight)):
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)

    async def latest(self, sight: Sight) -> Any:
        """Return the sentence of the last move that stands, as a seat is told it."""
        await self.recall(sight)
        undone = 0
        for entry in reversed(self.log(sight, 0)):
            if entry.kind == "undone":
                undone += 1
            elif entry.kind == "moved" and undone:
                undone -= 1
            elif entry.kind == "moved":
                return next((told for told in entry.phrases or [] if not told.get("kind")), None)
        return None

    def _find(self, sight: Sight, since: int) -> _Told:
        key = (sight.state.setting.id, sight.seat)
        told = self._kept.get(key)
        if told is None or told.since > since or not told.follows(sight.state):
            told = self._kept[key] = _Told(since)
        self._kept.move_to_end(key)
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return told


def _go_on(told: _Told, sight: Sight) -> Iterator[None]:
    """Tell what a seat was not told yet, step by step."""
    if told.seq >= len(sight.state.lines):
        return
    for found in seat_messages.each(sight, told.seq):
        if found is not None and found[0].seq == told.seq + 1:  # somebody else may have gone on meanwhile
            told.lines.append(found[0])
            told.entries.append(found[1])
        yield


#: Of all tables.
memory = Memory()
