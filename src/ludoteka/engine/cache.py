"""Where compiled kernels are kept, and when they are stale.

Numba stamps a cached function with its own source file only: a change in another file that it calls, in a
data file that it has baked in, or in a compiler flag goes unnoticed. So a game's folder carries a fingerprint of
everything that its machine code depends on, and stale code is impossible.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
GAMES = PACKAGE / "games"
#: Rooms of the package that hold kernels for every game.
COMMON_ROOMS = ("engine", "search", "bots", "envs")
#: Environment settings that change machine code without being part of Numba's own key.
FLAGS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES", "NUMBA_DEBUGINFO")
#: Names the folder to use instead of the user's cache folder.
FOLDER_VARIABLE = "LUDOTEKA_CACHE"
#: Folders of this many older fingerprints are kept of each game; the others are deleted by `prune`.
KEPT = 3


def room_of(path: Path) -> str:
    """Return the game whose folder holds a source file, or `common`."""
    inside = path.resolve()
    return inside.relative_to(GAMES).parts[0] if GAMES in inside.parents else "common"


@cache
def fingerprint(room: str) -> str:
    """Return a digest of the kernels of a room and of all they may call, of their data, the compiler and its flags."""
    import numba
    import numpy

    digest = hashlib.sha256()
    flags = [f"{flag}={os.environ.get(flag)}" for flag in FLAGS]
    for text in (numba.__version__, numpy.__version__, sys.version, *flags):
        digest.update(text.encode() + b"\0")
    folders = [PACKAGE / common for common in COMMON_ROOMS] + ([GAMES / room] if room != "common" else [])
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".json"):
                digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _user_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


@cache
def root() -> Path | None:
    """Return the folder of all caches, or None where nothing can be written: then nothing is cached."""
    named = os.environ.get(FOLDER_VARIABLE)
    candidates = [Path(named)] if named else []
    with contextlib.suppress(RuntimeError):  # a user without a home
        candidates.append(_user_cache() / "ludoteka" / "kernels")
    user = os.getuid() if hasattr(os, "getuid") else "user"
    candidates.append(Path(tempfile.gettempdir()) / f"ludoteka-kernels-{user}")
    return next((candidate for candidate in candidates if _writable(candidate)), None)


@cache
def folder(room: str) -> Path | None:
    """Return the folder for the kernels of a room, or None where nothing can be written."""
    where = root()
    if where is None:
        return None
    own = where / f"{room}-{fingerprint(room)}"
    return own if _writable(own) else None


@contextlib.contextmanager
def lock(room: str) -> Iterator[None]:
    """Hold the cache of a room alone: two processes that save one function at once may mix it up."""
    where = folder(room)
    if where is None:
        yield
        return
    with open(where / "lock", "a+b") as file:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield  # closing the file gives the lock back


def prune(keep: int = KEPT) -> int:
    """Delete all but the `keep` most recent older folders of each room; return how many went."""
    where = root()
    if where is None:
        return 0
    rooms: dict[str, list[Path]] = {}
    for path in where.iterdir():
        room, dash, mark = path.name.rpartition("-")
        if path.is_dir() and dash and len(mark) == len(fingerprint("common")) and mark != fingerprint(room):
            rooms.setdefault(room, []).append(path)
    gone = 0
    for older in rooms.values():
        older.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for path in older[keep:]:
            shutil.rmtree(path, ignore_errors=True)
            gone += 1
    return gone


def install() -> bool:
    """Make Numba keep this package's kernels, and only them, in `root()`; return whether there is one."""
    from numba.core import caching

    if root() is None:
        return False

    class PackageLocator(caching.UserProvidedCacheLocator):  # type: ignore[misc]
        def __init__(self, py_func: object, py_file: str) -> None:
            self._py_file = py_file
            self._lineno = py_func.__code__.co_firstlineno  # type: ignore[attr-defined]
            self._room = room_of(Path(py_file))
            self._cache_path = str(folder(self._room))

        def get_source_stamp(self) -> str:
            return fingerprint(self._room)

        @classmethod
        def from_function(cls, py_func: object, py_file: str) -> PackageLocator | None:
            path = Path(py_file).resolve()
            return cls(py_func, py_file) if PACKAGE in path.parents and folder(room_of(path)) else None

    caching.CacheImpl._locator_classes.insert(0, PackageLocator)
    return True
