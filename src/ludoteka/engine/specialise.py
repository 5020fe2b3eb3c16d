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

from ludoteka.engine import cache
from ludoteka.engine.kernels import COMPILED, compiled

_taken: dict[str, Callable[..., Any]] = {}


def _identity(name: str, value: Any) -> str:
    if isinstance(value, np.dtype):
        return f"{name}:{value.descr if value.names else value}"
    if isinstance(value, (int, float, str, bool, tuple)):
        return f"{name}={value!r}"
    if isinstance(value, np.ndarray):
        return f"{name}@{value.dtype}{value.shape}{hashlib.sha256(value.tobytes()).hexdigest()}"
    if callable(value):
        function = getattr(value, "py_func", value)
        return f"{name}()={function.__module__}.{function.__qualname__}@{_stamp(function)}"
    raise TypeError(f"A template cannot take {name} = {value!r}: it takes kernels, dtypes, arrays and constants.")


def _stamp(function: Any) -> str:
    """Return the fingerprint of where a kernel lives, since the template's own file does not see it change."""
    return cache.fingerprint(cache.room_of(Path(function.__code__.co_filename))) if COMPILED else ""


def specialise(
    tag: str, templates: Iterable[Callable[..., Any]], parallel: bool = False, **swapped: Any
) -> types.SimpleNamespace:
    """Return the templates, each compiled with the swapped-in names as its globals.

    A template may call those before it. The same swap gives the same functions again.
    """
    marks = sorted(_identity(name, value) for name, value in swapped.items())
    digest = hashlib.sha256("\n".join(marks).encode()).hexdigest()[:12]
    made: dict[str, Callable[..., Any]] = {}
    for template in templates:
        qualname = f"{tag}_{digest}.{template.__qualname__}"
        if qualname not in _taken:
            scope = {**template.__globals__, **swapped, **made}
            function = types.FunctionType(template.__code__, scope, template.__name__, template.__defaults__)
            function.__qualname__ = qualname
            function.__module__ = template.__module__
            function.__doc__ = template.__doc__
            _taken[qualname] = compiled(function, parallel=parallel) if COMPILED else function
        made[template.__name__] = _taken[qualname]
    return types.SimpleNamespace(**made)
