"""`@kernel`: plain Python over records, compiled where Numba is, left as it is where it is not.

Compiled and uncompiled, a kernel gives the same bytes. `NUMBA_DISABLE_JIT=1` leaves all kernels plain.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

try:
    import numba
except ImportError:  # in a browser, say
    numba = None

#: Whether kernels are machine code here.
COMPILED: bool = numba is not None and not numba.config.DISABLE_JIT

#: Compiler settings of every kernel. x // 0 is 0 compiled: never divide by what may be 0.
#: `_nrt` is said each time: else a kernel would take over from who is compiled first whether arrays are counted.
SETTINGS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": True}

if COMPILED:
    from numba import types
    from numba.extending import lower_cast

    from ludoteka.engine.compiling.linking import EntryCompiler, PartCompiler
    from ludoteka.engine.compiling.numba_cache import keep_code

    #: What Python needs to call a function is left out of one that only kernels call.
    _BARE: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}

    #: Work on 64 unsigned bits: compiled a machine word, uncompiled a Python int.
    u64: Callable[[Any], Any] = np.uint64

    @lower_cast(types.NestedArray, types.Array)  # type: ignore[untyped-decorator]
    def _table_as_array(context: Any, builder: Any, source: Any, target: Any, value: Any) -> Any:
        return value

    def _plain(kind: Any) -> Any:
        """Return the type that a kernel takes an argument as."""
        kind = types.unliteral(kind)
        if isinstance(kind, types.IntEnumMember):
            kind = kind.dtype
        if isinstance(kind, types.Integer) and kind.bitwidth < 64:
            return types.int64
        if isinstance(kind, types.NestedArray):
            return types.Array(kind.dtype, kind.ndim, "C")
        return kind

else:
    u64 = int

#: All 64 bits. Uncompiled there is no wrap-around, so what can exceed 64 bits is masked with it.
ALL = u64(0xFFFF_FFFF_FFFF_FFFF)


def kernel(function: F) -> F:
    """Compile a function over records and scalars; each such function has one signature.

    A kernel of this package is kept on disk. What a kernel elsewhere calls cannot be watched: it is compiled each time.
    """
    return compiled(function) if COMPILED else function


def inlined(function: F) -> F:
    """Compile a kernel into each of those that call it: for what is small and called all the time.

    The compiler by itself leaves a call wherever a function is long, and handing arrays over costs more than a short
    one does with them. What is called from many places, or calls much itself, stays a `kernel`: machine code grows.
    """
    return compiled(function, forceinline=True) if COMPILED else function


def compiled(function: F, keep: bool = True, **settings: Any) -> F:
    """Compile with the settings of every kernel and, say, `forceinline=True`; keep the machine code on disk or not.

    Whatever a kernel calls it with, another kernel has one signature: small numbers and members of an IntEnum are taken
    as 64-bit numbers, literal ones too, and tables of a record as arrays. Else `count(s, 1)`, `count(s, 4)` and
    `count(s, s.turn)` would each be compiled and kept.
    """
    settings = {**SETTINGS, **settings}
    entry = numba.njit(**settings, no_cfunc_wrapper=True, pipeline_class=EntryCompiler)(function)
    if keep:
        keep_code(entry, "entry")

    @cache
    def part() -> Any:
        """Return what other kernels call, made for the first that is compiled: kept code needs none."""
        made = numba.njit(**settings, **_BARE, pipeline_class=PartCompiler)(function)
        made.add_overload = lambda code: made.overloads.update({tuple(code.signature.args): code})
        made._compiling_counter = entry._compiling_counter  # tells a kernel that calls itself
        if keep:
            keep_code(made, "part")
        return made

    def template(args: Any, kws: Any) -> Any:
        return part().get_call_template(tuple(map(_plain, args)), {name: _plain(kind) for name, kind in kws.items()})

    entry.part = part
    entry.get_call_template = template
    entry.get_overload = lambda signature: part().get_overload(signature)
    result: F = entry
    return result
