"""The rules uncompiled, beside the compiled ones in the same process: a game need not wait for the compiler.

The modules of a game are loaded once more, as twins that find no Numba. So they are what they are in a browser, plain
Python that gives the same bytes, whatever is compiled in their originals.
"""

from __future__ import annotations

import builtins
import importlib
import importlib.util
import sys
import threading
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from ludoteka.engine.compiling.loading import Kernels

#: What the names of twins begin with, so that nobody takes one for its original.
_PREFIX = "plain "
#: What a twin does not find.
_ABSENT = ("numba", "llvmlite")


class Twins:
    """Modules loaded a second time, without a compiler; each imports the twins of others."""

    def __init__(self, *packages: str) -> None:
        self._packages = packages
        self._loaded: dict[str, ModuleType] = {}
        self._builtins = {**vars(builtins), "__import__": self._import}
        self._guard = threading.RLock()

    def load(self, name: str) -> ModuleType:
        """Return the twin of a module."""
        with self._guard:
            if name not in self._loaded:
                spec = importlib.util.find_spec(name)
                if spec is None or spec.loader is None:
                    raise ModuleNotFoundError(f"No module named {name!r}", name=name)
                module = importlib.util.module_from_spec(spec)
                vars(module)["__builtins__"] = self._builtins
                self._loaded[name] = module
                # Decorators look for the module of a class by its name. Its loader minds that it is not the original's.
                module.__name__ = _PREFIX + name
                sys.modules[module.__name__] = module
                try:
                    exec(spec.loader.get_code(name), vars(module))  # type: ignore[attr-defined]
                except BaseException:
                    del self._loaded[name], sys.modules[module.__name__]
                    raise
            return self._loaded[name]

    def _import(
        self, name: str, scope: Any = None, local: Any = None, wanted: Any = (), level: int = 0
    ) -> ModuleType | SimpleNamespace:
        """Stand in for `import` inside a twin."""
        if name.partition(".")[0] in _ABSENT:
            raise ImportError(f"{name} is left out here", name=name)
        whole = importlib.util.resolve_name("." * level + name, scope["__package__"]) if level else name
        ours = any(whole == package or whole.startswith(package + ".") for package in self._packages)
        if not ours or not wanted:
            return builtins.__import__(name, scope, local, wanted, level)
        found = {word: self._taken(whole, word) for word in wanted}
        return SimpleNamespace(**found)

    def _taken(self, module: str, word: str) -> Any:
        """Return what `from module import word` gives: the twin of a module, or something out of one."""
        inside = f"{module}.{word}"
        if inside in sys.modules or inside in self._loaded:
            return self.load(inside)
        twin = self.load(module)
        if not hasattr(twin, word) and hasattr(twin, "__path__"):
            return self.load(inside)
        return getattr(twin, word)


_twins = Twins("ludoteka")


def load_plain(name: str, package: str) -> Kernels:
    """Return the uncompiled rules of a game, for now: in a fraction of a second, whatever is in the cache."""
    twins = _twins if package.startswith("ludoteka.") else Twins("ludoteka", package)
    rules = twins.load(f"{package}.rules")
    loading: Any = twins.load("ludoteka.engine.compiling.loading")
    kernels: Kernels = loading.load_kernels(name, rules, None)
    kernels.module = twins.load
    for entrance in loading.ENTRANCES:
        setattr(kernels, entrance, _quiet(getattr(kernels, entrance)))
    return kernels


def _quiet(function: Callable[..., Any]) -> Callable[..., Any]:
    """Let numbers of NumPy overflow without a warning, as they do in compiled code."""

    def run(*args: Any) -> Any:
        with np.errstate(all="ignore"):
            return function(*args)

    return run
