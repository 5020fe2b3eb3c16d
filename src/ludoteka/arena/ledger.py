"""A file of results: a line a game, appended when it is over, so that an interrupted run goes on where it was."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from ludoteka.arena.match import Result
from ludoteka.engine.errors import LudotekaError


class BadLedger(LudotekaError):
    """The file holds the results of other matches, or is damaged."""


class Numbered(Protocol):
    """A dataclass of plain values, one for each game of a series."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def number(self) -> int:
        """Which game of the series it is of."""


Entry = TypeVar("Entry", bound=Numbered)


class Journal(Generic[Entry]):
    """What came of the games of one series, in one file."""

    #: What a line holds.
    kind: type[Entry]

    def __init__(self, path: Path, series: dict[str, Any]) -> None:
        """Open the file, or begin it. Raises BadLedger where it belongs to another series."""
        self.path = path
        self.series = series
        self.results: dict[int, Entry] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size:
            self.read()
        else:
            self._append({"series": series})

    def read(self) -> None:
        """Take the results from the file: after an interruption it may hold one that was not noted any more."""
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):  # a line cut off while it was written
            with open(self.path, "r+b") as file:
                file.truncate(whole)
        lines = data[:whole].decode().splitlines()
        try:
            found = json.loads(lines[0])["series"] if lines else None
            if found != self.series:
                raise BadLedger(
                    f"{str(self.path)!r} holds the results of another series ({_difference(found, self.series)}); "
                    "name another place, or delete it."
                )
            for line in lines[1:]:
                result = self.kind(**json.loads(line))
                self.results[result.number] = result
        except (json.JSONDecodeError, KeyError, TypeError) as error:
            raise BadLedger(f"{str(self.path)!r} is not a file of results: {error}.") from error

    def add(self, result: Entry) -> None:
        """Keep a result; it is on the disk when this returns."""
        self._append(asdict(result))
        self.results[result.number] = result

    def _append(self, line: dict[str, Any]) -> None:
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
            file.flush()
            os.fsync(file.fileno())


class Ledger(Journal[Result]):
    """Results of one series of matches."""

    kind = Result


def _difference(found: Any, wanted: dict[str, Any]) -> str:
    if not isinstance(found, dict):
        return "unreadable"
    return ", ".join(f"{key} {found.get(key)!r}" for key in wanted if found.get(key) != wanted[key])
