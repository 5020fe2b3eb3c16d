"""One template, many games: a function that calls `legal`, `apply` and so on, compiled for each game's own.

Numba keeps compiled code under file, qualified name, line, signature and bytecode, never under the globals that a
function uses. So the qualified name of a specialised template carries a digest of all that was swapped in.
"""

from __future__ import annotations

import hashlib
import types
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numpy as np

from ludoteka.engine.compiling import cache
from ludoteka.engine.compiling.kernels import COMPILED, compiled

_taken: dict[str, Callable[..., Any]] = {}
#: The qualified names of those that are not kept on disk, because not every change of them would be seen.
_passing: set[str] = set()


def _identity(name: str, value: Any) -> str:
    if isinstance(value, np.dtype):
        return f"{name}:{value.descr if value.names else value}"
    if isinstance(value, (int, float, str, np.generic)):
        return f"{name}={value!r}"
    if isinstance(value, tuple):
        return f"{name}=({', '.join(_identity('', part) for part in value)})"
    if isinstance(value, np.ndarray):
        return f"{name}@{value.dtype}{value.shape}{hashlib.sha256(value.tobytes()).hexdigest()}"
    if callable(value):
        return f"{name}()={_stamp(getattr(value, 'py_func', value))}"
    raise TypeError(f"A template cannot take {name} = {value!r}: it takes kernels, dtypes, arrays and constants.")


def _stamp(function: Any) -> str:
    """Return what a kernel is known by, with the fingerprint of where it lives: the template does not see it change."""
    if not _watched(function):
        return f"{function!r} {id(function)}"
    room = cache.room_of(Path(function.__code__.co_filename))
    where = f"{function.__module__}.{function.__qualname__}:{function.__code__.co_firstlineno}"
    return f"{where}@{cache.fingerprint(room)}" if COMPILED else where


def _watched(value: Any) -> bool:
    """Tell whether fingerprints see every change of what is swapped in: not of functions elsewhere, nor of closures."""
    if isinstance(value, tuple):
        return all(map(_watched, value))
    if not callable(value):
        return True
    function = getattr(value, "py_func", value)
    if not isinstance(function, types.FunctionType) or function.__closure__ or function.__qualname__ in _passing:
        return False
    return cache.is_watched(Path(function.__code__.co_filename))


def specialise(
    tag: str, templates: Iterable[Callable[..., Any]], inline: bool = False, counted: bool = True, **swapped: Any
) -> types.SimpleNamespace:
    """Return the templates, each compiled with the swapped-in names as its globals.

    A template may call those before it. The same swap gives the same functions again. Those that are not `counted`
    make no arrays of their own and never count who holds those that they are handed: whoever calls them holds them.
    """
    settings = {"forceinline": inline} if counted else {"forceinline": inline, "_nrt": False}
    marks = sorted(_identity(name, value) for name, value in swapped.items())
    keep = all(map(_watched, swapped.values()))
    made: dict[str, Callable[..., Any]] = {}
    for template in templates:
        marks.append(f"{template.__module__}.{template.__qualname__} {inline} {counted}")
        digest = hashlib.sha256("\n".join(marks).encode()).hexdigest()[:12]
        qualname = f"{tag}_{digest}.{template.__qualname__}"
        if qualname not in _taken:
            scope = {**template.__globals__, **swapped, **made}
            function = types.FunctionType(template.__code__, scope, template.__name__, template.__defaults__)
            function.__qualname__ = qualname
            function.__module__ = template.__module__
            function.__doc__ = template.__doc__
            _taken[qualname] = compiled(function, keep, **settings) if COMPILED else function
            if not keep:
                _passing.add(qualname)
        made[template.__name__] = _taken[qualname]
    return types.SimpleNamespace(**made)
