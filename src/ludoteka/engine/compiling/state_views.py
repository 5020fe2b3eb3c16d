"""A state in raw bytes, as plain Python sees it: fields read as ints, and a store that does not fit raises."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

Raw = NDArray[np.uint8]


@cache
def state_view(dtype: np.dtype[Any]) -> type:
    """Return the class whose instances show the fields of a record of `dtype` lying in raw bytes."""
    names = dtype.names or ()
    scalars = {name for name in names if dtype[name].shape == ()}

    places: list[tuple[str, int, int, Any, tuple[int, ...]]] = []
    for name in names:
        kind, begin = dtype.fields[name][:2]  # type: ignore[index]
        places.append(("_" + name, begin, begin + kind.itemsize, kind.base.char, kind.shape or (1,)))

    def start(self: Any, raw: Raw) -> None:
        self.raw = raw[: dtype.itemsize]
        whole = memoryview(self.raw)
        for slot, begin, end, char, shape in places:
            setattr(self, slot, whole[begin:end].cast(char, shape))

    def scalar(name: str) -> property:
        slot = "_" + name

        def read(self: Any) -> int:
            value: int = getattr(self, slot)[0]
            return value

        def write(self: Any, value: int) -> None:
            getattr(self, slot)[0] = value

        return property(read, write)

    def table(name: str) -> property:
        slot = "_" + name
        return property(lambda self: getattr(self, slot))

    body: dict[str, Any] = {"__slots__": ["raw", *("_" + name for name in names)], "__init__": start}
    for name in names:
        body[name] = scalar(name) if name in scalars else table(name)
    return type("Face", (), body)
