"""Where compiled kernels are kept, and when they are stale.

Numba stamps a cached function with its own source file only: a change in another file that it calls, in a
data file that it has baked in, or in a compiler flag goes unnoticed. So a game's folder carries a fingerprint of
everything that its machine code depends on, and stale code is impossible. The processor is no part of it: Numba tells
the code of one from that of another by itself.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import Any

from ludoteka.engine import user_folders
from ludoteka.engine.compiling import sources

#: Settings that change machine code without being part of Numba's own key: variables named NUMBA_..., and what Numba
#: makes of them, or of a file of settings.
FLAGS = {
    "BOUNDSCHECK": "BOUNDSCHECK",
    "OPT": "OPT",
    "DEBUGINFO": "DEBUGINFO_DEFAULT",
    "LOOP_VECTORIZE": "LOOP_VECTORIZE",
    "SLP_VECTORIZE": "SLP_VECTORIZE",
    "ENABLE_AVX": "ENABLE_AVX",
}
#: Names the folder to use instead of the user's cache folder.
FOLDER_VARIABLE = "LUDOTEKA_CACHE"
#: Folders of this many older fingerprints are kept of each game; the others are deleted by `prune`.
KEPT = 3


def inside(path: Path) -> bool:
    """Tell whether a source file belongs to this package."""
    return sources.PACKAGE in path.resolve().parents


def room_of(path: Path) -> str:
    """Return the game whose folder holds a source file, or `common`."""
    where = path.resolve()
    return where.relative_to(sources.GAMES).parts[0] if sources.GAMES in where.parent.parents else "common"


def is_watched(path: Path) -> bool:
    """Tell whether a fingerprint sees every change of a source file: only then may code that it holds be kept."""
    where = path.resolve()
    known = where in sources.sources(room_of(where)) or where in sources.sources("common")
    return known and settled(room_of(where))


# ---- when kept code is stale


def flags() -> str:
    """Return the settings that machine code depends on, as they are now."""
    from numba import config

    return " ".join(f"{name}:{os.environ.get('NUMBA_' + name)}:{getattr(config, at)}" for name, at in FLAGS.items())


@cache
def first_flags() -> str:
    """Return the settings as they were when the first kernel was made: those that the fingerprints hold."""
    return flags()


@cache
def fingerprint(room: str) -> str:
    """Return a digest of the kernels of a room and of all they may call, of their data, the compiler and its flags."""
    import numba
    import numpy

    if room == "common":
        python = f"{sys.implementation.cache_tag} {MAGIC_NUMBER.hex()} {sys.platform}"
        texts = [numba.__version__, numpy.__version__, python, first_flags()]
    else:
        texts = [fingerprint("common")]
    digest = hashlib.sha256("\0".join(texts).encode())
    for path in sorted(sources.sources(room)):
        digest.update(b"\0" + path.relative_to(sources.PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def settled(room: str) -> bool:
    """Tell whether the files of a room are those that this process began with.

    Modules are read when they are imported, fingerprints later: of files that were edited in between, the code of one
    would be kept, and found, under the fingerprint of the other.
    """
    with contextlib.suppress(ImportError):  # without a compiler there is nothing to keep
        fingerprint(room)  # what is written after this changes nothing any more
    if room != "common" and not settled("common"):
        return False
    return all(sources.WRITTEN.get(str(path)) == path.stat().st_mtime_ns for path in sources.sources(room))


# ---- where it is kept


def _temporary() -> Path:
    user = os.getuid() if hasattr(os, "getuid") else "user"
    return Path(tempfile.gettempdir()) / f"ludoteka-kernels-{user}"


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


def _private(folder: Path) -> bool:
    """Make a folder of one's own where others may write too; tell whether it is: code that others left is not run."""
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        facts = folder.lstat()
    except OSError:
        return False
    own = not hasattr(os, "getuid") or (facts.st_uid == os.getuid() and not facts.st_mode & 0o022)
    return stat.S_ISDIR(facts.st_mode) and own


@cache
def root() -> Path | None:
    """Return the folder of all caches, or None where nothing can be written: then nothing is cached."""
    named = os.environ.get(FOLDER_VARIABLE)
    candidates = [Path(named).absolute()] if named else []
    with contextlib.suppress(RuntimeError):  # a user without a home
        candidates.append(user_folders.cache_folder() / "kernels")
    for candidate in candidates:
        if _writable(candidate):
            return candidate
    with contextlib.suppress(OSError):  # no folder for temporary files either
        last = _temporary()
        return last if _private(last) and _writable(last) else None
    return None


@cache
def folder(room: str) -> Path | None:
    """Return the folder for the kernels of a room, or None where nothing can be written."""
    where = root()
    if where is None:
        return None
    own = where / f"{room}-{fingerprint(room)}"
    return own if _writable(own) else None


@contextlib.contextmanager
def lock(room: str, name: str = "lock") -> Iterator[None]:
    """Hold the cache of a room alone; where it cannot be locked, go on without."""
    where = folder(room)
    with contextlib.ExitStack() as held:
        if where is not None:
            with contextlib.suppress(OSError):
                where.mkdir(parents=True, exist_ok=True)  # it may have been pruned since
                _lock(held.enter_context(open(where / name, "a+b")))
        yield  # closing the file gives the lock back


def _lock(file: Any) -> None:
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)


def prune(keep: int = KEPT) -> int:
    """Delete all but the `keep` most recent older folders of each room; return how many went."""
    where = root()
    if where is None:
        return 0
    rooms: dict[str, list[tuple[float, Path]]] = {}
    for path in where.iterdir():
        with contextlib.suppress(OSError):  # gone already: another process prunes too
            room, _, mark = path.name.rpartition("-")
            if _is_room(path) and mark != fingerprint(room):
                rooms.setdefault(room, []).append((path.stat().st_mtime, path))
    gone = 0
    for older in rooms.values():
        for _, path in sorted(older, reverse=True)[keep:]:
            shutil.rmtree(path, ignore_errors=True)
            gone += not path.exists()
    return gone


def _is_room(path: Path) -> bool:
    """Tell whether a folder is one of ours: by its name, and by holding nothing but kernels."""
    named = re.fullmatch(r"\w+-[0-9a-f]{16}", path.name) is not None
    return named and path.is_dir() and all(re.search(r"\.nb[ci](\.|$)|^(lock|saving)$", p.name) for p in path.iterdir())
