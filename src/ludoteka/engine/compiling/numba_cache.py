"""How Numba keeps our kernels: in our folders, under names of their own, and never to anyone's harm.

Numba looks for a place beside the source file, names a function by the file's bare name, numbers its signatures without
a lock, and stumbles over a damaged file. None of that is settled for other people's functions: they stay as they are.
"""

from __future__ import annotations

import contextlib
import hashlib
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from numba.core import caching
from numba.core.runtime import rtsys

from ludoteka.engine.compiling import cache, linking, shipped, sources


def keep_code(dispatcher: Any, role: Literal["entry", "part"]) -> None:
    """Have a kernel, as Python calls it or as other kernels do, keep its code, wherever that can be kept."""
    function = dispatcher.py_func
    path = _file(function)
    if not cache.is_watched(path):
        return
    if cache.folder(cache.room_of(path)):
        dispatcher._cache = KernelCache(function) if role == "entry" else PartCache(function)
    elif shipped.folder(cache.room_of(path)):
        dispatcher._cache = ShippedCache(function) if role == "entry" else ShippedPartCache(function)


def _file(function: Callable[..., Any]) -> Path:
    return Path(function.__code__.co_filename).resolve()


def _module_name(path: Path) -> str:
    """Return a name that two files share only if they are the same: a module's path, or else a digest."""
    if cache.inside(path):
        return ".".join(path.relative_to(sources.PACKAGE).with_suffix("").parts)
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

    _locator_class = PackageLocator
    #: Sets apart what kernels call.
    _mark = ""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = self._locator_class(function)
        name = f"{_module_name(_file(function))}.{function.__qualname__}{self._mark}"
        self._filename_base = self.get_filename_base(name, getattr(sys, "abiflags", ""))


class PartCacheImpl(PackageCacheImpl):
    """Keeps a function as other kernels call it."""

    _mark = ".part"

    def reduce(self, made: Any) -> Any:
        return linking.reduce_part(made)

    def rebuild(self, target: Any, kept: Any) -> Any:
        return linking.rebuild_part(target, kept)


class ShippedLocator(PackageLocator):
    """Finds a function in what came with the package."""

    def get_cache_path(self) -> str:
        return str(shipped.folder(self.room))


class ShippedCacheImpl(PackageCacheImpl):
    """Names a function in what came with the package."""

    _locator_class = ShippedLocator


class ShippedPartCacheImpl(PartCacheImpl):
    """Names a function in what came with the package, as other kernels call it."""

    _locator_class = ShippedLocator


class CodeFile(caching.IndexDataCacheFile):  # type: ignore[misc]
    """An index of signatures, and files of code that are named by what is in them.

    Numba numbers them: where an index is begun anew while another process reads, or one is killed between its index and
    its code, a signature meets the code of another, and runs it. Here a file is never written over with anything else,
    it is there before the index names it, and code that is not what its name says is no code.
    """

    def save(self, key: Any, data: Any) -> None:
        code = self._dump(data)
        name = f"{self._index_name.removesuffix('.nbi')}.{_digest(code)}.nbc"
        with self._open_for_write(self._data_path(name)) as file:
            file.write(code)
        known = self._load_index()
        known[key] = name
        self._save_index(known)

    def _load_data(self, name: str) -> Any:
        code = Path(self._data_path(name)).read_bytes()
        if name.split(".")[-2] != _digest(code):
            raise OSError(f"{name} is damaged")
        return pickle.loads(code)


def _digest(code: bytes) -> str:
    return hashlib.sha256(code).hexdigest()[:32]


class Reader(caching.FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function, read without what only a compiler needs."""

    _cache_file: Any

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        known = self._cache_file
        self._cache_file = CodeFile(
            known._cache_path, known._index_name.removesuffix(".nbi"), source_stamp=known._source_stamp
        )

    def load_overload(self, signature: Any, target: Any) -> Any:
        # Numba would first load all that it can compile, and SciPy with it, which takes longer than all else together.
        # Machine code needs none of it, and whoever compiles loads it then.
        rtsys.initialize(target)  # what machine code calls to hold memory
        with self._guard_against_spurious_io_errors():
            return self._load_overload(signature, target)


class ShippedCache(Reader):
    """The code of one function that came with the package: never written, and read only if it is as it was built."""

    _impl_class = ShippedCacheImpl

    def _index_key(self, signature: Any, codegen: Any) -> Any:
        _, _, code = super()._index_key(signature, codegen)
        return signature, shipped.magic(), code

    def load_overload(self, signature: Any, target: Any) -> Any:
        try:
            index = Path(self._cache_file._index_path)
            if not shipped.intact(index):
                return None
            name = self._cache_file._load_index().get(self._index_key(signature, target.codegen()))
            if name is None or not shipped.intact(index.with_name(name)):
                return None
            return super().load_overload(signature, target)
        except Exception:  # whatever a file of others leads to
            return None

    def save_overload(self, signature: Any, data: Any) -> None:
        """Keep nothing: this folder is not ours to write."""


class ShippedPartCache(ShippedCache):
    """The same for other kernels that call it."""

    _impl_class = ShippedPartCacheImpl


class KernelCache(Reader):
    """Numba's cache of one function, that neither damaged files, full disks, nor other processes can upset."""

    _impl_class = PackageCacheImpl
    _shipped_class: type[ShippedCache] = ShippedCache

    def load_overload(self, signature: Any, target: Any) -> Any:
        if cache.flags() != cache.first_flags():  # set since: the code would be of another kind
            return None
        try:
            found = super().load_overload(signature, target)
        except Exception:  # whatever a damaged file leads to; it is compiled anew and written over
            found = None
        return found if found is not None else self._shipped(signature, target)

    def _shipped(self, signature: Any, target: Any) -> Any:
        """Return what came with the package, where this machine's cache has nothing."""
        if shipped.folder(self._impl.locator.room) is None:
            return None
        return self._shipped_class(self._py_func).load_overload(signature, target)

    def save_overload(self, signature: Any, data: Any) -> None:
        if cache.flags() != cache.first_flags():
            return
        with contextlib.suppress(OSError), cache.lock(self._impl.locator.room, "saving"):
            try:
                self._cache_file._load_index()
            except Exception:  # damaged
                self.flush()
            super().save_overload(signature, data)


class PartCache(KernelCache):
    """The same of a function as other kernels call it."""

    _impl_class = PartCacheImpl
    _shipped_class = ShippedPartCache
