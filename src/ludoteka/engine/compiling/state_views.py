"""A state in raw bytes, as plain Python sees it: fields read as ints, and a store that does not fit raises."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

Raw = NDArray[np.uint8]


@cache
def state_view(dtype: np.dtype[Any]) -> type:
    """Return the class whose instances show the fields of a record of `dtype` lying in raw bytes.

    Whoever looks reads some of the fields: the view of a field is made when it is first read. Numbers of one byte,
    which most are, need none.
    """
    names = dtype.names or ()

    def start(self: Any, raw: Raw) -> None:
        self.raw = raw[: dtype.itemsize]
        self.raw_unsigned = memoryview(self.raw)
        self.raw_signed = self.raw_unsigned.cast("b")
        self.raw_views = [None] * len(names)

    def table(index: int, begin: int, end: int, char: str, shape: tuple[int, ...]) -> Callable[[Any], Any]:
        def read(self: Any) -> Any:
            view = self.raw_views[index]
            if view is None:
                view = self.raw_views[index] = self.raw_unsigned[begin:end].cast(char, shape)
            return view

        return read

    def unsigned(at: int) -> property:
        def write(self: Any, value: int) -> None:
            self.raw_unsigned[at] = value

        return property(lambda self: self.raw_unsigned[at], write)

    def signed(at: int) -> property:
        def write(self: Any, value: int) -> None:
            self.raw_signed[at] = value

        return property(lambda self: self.raw_signed[at], write)

    def scalar(read: Callable[[Any], Any]) -> property:
        def write(self: Any, value: int) -> None:
            read(self)[0] = value

        return property(lambda self: read(self)[0], write)

    body: dict[str, Any] = {"__slots__": ["raw", "raw_signed", "raw_unsigned", "raw_views"], "__init__": start}
    for index, name in enumerate(names):
        kind, begin = dtype.fields[name][:2]  # type: ignore[index]
        char, read = kind.base.char, table(index, begin, begin + kind.itemsize, kind.base.char, kind.shape or (1,))
        if kind.shape:
            body[name] = property(read)
        elif char in "bB":
            body[name] = signed(begin) if char == "b" else unsigned(begin)
        else:
            body[name] = scalar(read)
    return type("Face", (), body)
