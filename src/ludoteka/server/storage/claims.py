"""One server for one SQLite file: it holds a lock beside the file, which the system lets go with the process."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sys
from pathlib import Path
from typing import IO

_BUSY = (errno.EWOULDBLOCK, errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class Claimed(Exception):
    """Another server holds the file; `address` says where it is, if it has said so."""

    def __init__(self, address: str) -> None:
        self.address = address


class Claim:
    """A lock on a file, held until it is let go. Raises Claimed, or OSError where nothing can be written there."""

    def __init__(self, file: Path, address: str) -> None:
        self._path = file.with_name(file.name + ".lock")
        self._held: IO[str] = self._path.open("a+", encoding="utf-8")
        try:
            _lock(self._held)
        except OSError as error:
            self._held.seek(0)
            said = self._held.read()
            self._held.close()
            if error.errno in _BUSY:
                raise Claimed(_address(said)) from error
            raise
        self._held.seek(0)
        self._held.truncate()
        json.dump({"address": address, "process": os.getpid()}, self._held)
        self._held.flush()

    def release(self) -> None:
        """Let the file go. The lock's own file stays: removing it would let two hold it."""
        with contextlib.suppress(OSError):
            self._held.close()


def _address(said: str) -> str:
    try:
        return str(json.loads(said)["address"])
    except (ValueError, KeyError, TypeError):
        return ""


def _lock(held: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        held.seek(1 << 20)  # past what it says, so that others can read that
        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
