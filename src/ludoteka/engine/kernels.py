"""`@kernel`: plain Python over records, compiled where Numba is, left as it is where it is not.

Compiled and uncompiled, a kernel gives the same bytes. `NUMBA_DISABLE_JIT=1` leaves all kernels plain.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

try:
    import numba
except ImportError:  # in a browser, say
    numba = None

#: Whether kernels are machine code here.
COMPILED: bool = numba is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")

#: Compiler settings of every kernel. x // 0 is 0 compiled: never divide by what may be 0.
SETTINGS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}

if COMPILED:
    from ludoteka.engine import cache

    SETTINGS["cache"] = cache.install()
    #: Work on 64 unsigned bits: compiled a machine word, uncompiled a Python int.
    u64: Callable[[Any], Any] = np.uint64
else:
    u64 = int

#: All 64 bits. Uncompiled there is no wrap-around, so what can exceed 64 bits is masked with it.
ALL = u64(0xFFFF_FFFF_FFFF_FFFF)


def kernel(function: F) -> F:
    """Compile a function over records and scalars; each such function has one signature."""
    return function if not COMPILED else compiled(function)


def compiled(function: F, **settings: Any) -> F:
    """Compile with the settings of every kernel and, say, `parallel=True`.

    A literal argument would make a specialisation of its own (`count(s, 1)`, `count(s, 4)`, ...), each compiled
    and cached anew: they are taken as plain numbers.
    """
    from numba import types

    dispatcher = numba.njit(**{**SETTINGS, **settings})(function)
    template = dispatcher.get_call_template

    def plain(args: Any, kws: Any) -> Any:
        return template(tuple(map(types.unliteral, args)), {k: types.unliteral(v) for k, v in kws.items()})

    dispatcher.get_call_template = plain
    result: F = dispatcher
    return result
