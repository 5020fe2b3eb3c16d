"""How Numba keeps our kernels: in our folders, under names of their own, and never to anyone's harm.

Numba looks for a place beside the source file, names a function by the file's bare name, numbers its signatures without
a lock, and stumbles over a damaged file. None of that is settled for other people's functions: they stay as they are.
"""

from __future__ import annotations

import contextlib
import hashlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core import caching

from ludoteka.engine import cache


def keeper(function: Callable[..., Any]) -> KernelCache | None:
    """Return what keeps the machine code of a kernel, for its dispatcher; None where nothing can be kept."""
    path = _file(function)
    return KernelCache(function) if path.is_file() and cache.folder(cache.room_of(path)) else None


def _file(function: Callable[..., Any]) -> Path:
    return Path(function.__code__.co_filename).resolve()


def _module_name(path: Path) -> str:
    """Return a name that two files share only if they are the same: a module's path, or else a digest."""
    if cache.inside(path):
        return ".".join(path.relative_to(cache.PACKAGE).with_suffix("").parts)
    return f"{path.stem}-{hashlib.sha256(str(path).encode() + path.read_bytes()).hexdigest()[:16]}"


class PackageLocator(caching._CacheLocator):  # type: ignore[misc]
    """Keeps a function in the folder of its room, fresh as long as the fingerprint is."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._py_file = str(_file(function))
        self._line = function.__code__.co_firstlineno
        self.room = cache.room_of(_file(function))

    def get_cache_path(self) -> str:
        return str(cache.folder(self.room))

    def get_source_stamp(self) -> str:
        return cache.fingerprint(self.room)

    def get_disambiguator(self) -> str:
        return str(self._line)


class PackageCacheImpl(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """Names a function by its whole module."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = PackageLocator(function)
        name = f"{_module_name(_file(function))}.{function.__qualname__}"
        self._filename_base = self.get_filename_base(name, getattr(sys, "abiflags", ""))


class KernelCache(caching.FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function, that neither damaged files, full disks, nor other processes can upset."""

    _impl_class = PackageCacheImpl

    def load_overload(self, signature: Any, target: Any) -> Any:
        if cache.flags() != cache.first_flags():  # set since: the code would be of another kind
            return None
        try:
            return super().load_overload(signature, target)
        except Exception:  # whatever a damaged file leads to; it is compiled anew and written over
            return None

    def save_overload(self, signature: Any, data: Any) -> None:
        if cache.flags() != cache.first_flags():
            return
        with contextlib.suppress(OSError), cache.lock(self._impl.locator.room, "saving"):
            try:
                self._cache_file._load_index()
            except Exception:  # damaged
                self.flush()
            super().save_overload(signature, data)
