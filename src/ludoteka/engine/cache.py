"""Where compiled kernels are kept, and when they are stale.

Numba stamps a cached function with its own source file only: a change in another file that it calls, in a
data file that it has baked in, or in a compiler flag goes unnoticed. So the folder itself carries a fingerprint
of everything that machine code depends on, and stale code is impossible.
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
#: Rooms of the package that hold kernels, or data that kernels bake in.
KERNEL_ROOMS = ("engine", "games", "search", "bots", "envs")
#: Environment settings that change machine code without being part of Numba's own key.
FLAGS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES", "NUMBA_DEBUGINFO")
#: Names the folder to use instead of the user's cache folder.
FOLDER_VARIABLE = "LUDOTEKA_CACHE"
#: Caches of this many other fingerprints are kept; older ones are deleted by `prune`.
KEPT = 4


@cache
def fingerprint() -> str:
    """Return a digest of all kernel sources and data, of the compiler and of its flags."""
    import numba
    import numpy

    digest = hashlib.sha256()
    for text in (
        numba.__version__,
        numpy.__version__,
        sys.version,
        *(f"{f}={os.environ.get(f)}" for f in FLAGS),
    ):
        digest.update(text.encode() + b"\0")
    for room in KERNEL_ROOMS:
        for path in sorted((PACKAGE / room).rglob("*")):
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
def folder() -> Path | None:
    """Return the folder for this fingerprint, or None where nothing can be written: then nothing is cached."""
    named = os.environ.get(FOLDER_VARIABLE)
    candidates = [Path(named)] if named else []
    with contextlib.suppress(RuntimeError):  # a user without a home
        candidates.append(_user_cache() / "ludoteka" / "kernels")
    user = os.getuid() if hasattr(os, "getuid") else "user"
    candidates.append(Path(tempfile.gettempdir()) / f"ludoteka-kernels-{user}")
    for candidate in candidates:
        if _writable(candidate / fingerprint()):
            return candidate / fingerprint()
    return None


@contextlib.contextmanager
def lock() -> Iterator[None]:
    """Hold the cache of this fingerprint alone: two processes that save one function at once may mix it up."""
    where = folder()
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
    """Delete the caches of all but the `keep` most recent other fingerprints; return how many went."""
    where = folder()
    if where is None:
        return 0
    others = [p for p in where.parent.iterdir() if p.is_dir() and p != where and len(p.name) == len(where.name)]
    others.sort(key=lambda p: p.stat().st_mtime, reverse=True)
    for old in others[keep:]:
        shutil.rmtree(old, ignore_errors=True)
    return len(others[keep:])


def install() -> bool:
    """Make Numba keep this package's kernels, and only them, in `folder()`; return whether there is one."""
    from numba.core import caching

    where = folder()
    if where is None:
        return False

    class PackageLocator(caching.UserProvidedCacheLocator):  # type: ignore[misc]
        def __init__(self, py_func: object, py_file: str) -> None:
            self._py_file = py_file
            self._lineno = py_func.__code__.co_firstlineno  # type: ignore[attr-defined]
            self._cache_path = str(where)

        def get_source_stamp(self) -> str:
            return fingerprint()

        @classmethod
        def from_function(cls, py_func: object, py_file: str) -> PackageLocator | None:
            if PACKAGE not in Path(py_file).resolve().parents:
                return None
            return cls(py_func, py_file)

    caching.CacheImpl._locator_classes.insert(0, PackageLocator)
    return True
