"""From a game's rules to machine code: compiled once, kept, and loaded in the blink of an eye afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from ludoteka.engine.compiling import cache, templates
from ludoteka.engine.compiling.kernels import COMPILED
from ludoteka.engine.compiling.specialise import specialise

if TYPE_CHECKING:
    from ludoteka.engine.parts import Rules

#: Told how many functions are ready, how many there will be, and the name of the one just made.
Progress = Callable[[int, int, str], None]

#: What every game's rules must have, besides STATE.
REQUIRED = ("setup", "over", "to_move", "legal", "apply", "winners", "scores", "resample")
#: What they may have: a uniform legal action, and whether an action is legal, without listing them.
OPTIONAL = ("sample", "allows")
#: What Python calls of the engine's templates.
ENTRANCES = ("look", "start", "write_list", "step", "redraw", "results")


@dataclass(eq=False)
class Kernels:
    """The engine's templates over one game's rules."""

    name: str
    #: Where its compiled kernels are kept; see `cache.room_of`.
    room: str
    dtype: np.dtype[Any]
    #: The game's own kernels, by name, for further templates (search, environments).
    rules: dict[str, Any]
    look: Callable[..., Any]
    start: Callable[..., Any]
    write_list: Callable[..., Any]
    step: Callable[..., Any]
    redraw: Callable[..., Any]
    results: Callable[..., Any]
    _made: SimpleNamespace = field(repr=False)
    #: Finds the modules of further templates such as go with these rules, compiled or not.
    module: Callable[[str], ModuleType] = import_module
    #: Whether they are machine code.
    compiled: bool = COMPILED

    def playouts(self, by: str = "legal", progress: Progress | None = None) -> Callable[..., int]:
        """Return the kernel that plays whole random games, through `legal` or through `sample`."""
        more = templates.PLAYOUTS if by == "legal" else templates.SAMPLED_PLAYOUTS
        made = self.specialise(more, _playout_signatures(), progress)
        function: Callable[..., int] = vars(made)[more[0].__name__]
        return function

    def specialise(
        self,
        more: Iterable[Callable[..., Any]],
        signatures: dict[str, tuple[Any, ...]],
        progress: Progress | None = None,
        inline: bool = False,
        counted: bool = True,
        **swapped: Any,
    ) -> SimpleNamespace:
        """Return further templates over this game's rules; those with a signature are compiled at once."""
        more = tuple(more)
        scope = {**self.rules, "STATE": self.dtype, **vars(self._made), **swapped}
        made = specialise(self.name, more, inline=inline, counted=counted, **scope)
        compile_now(
            self.room, {vars(made)[name]: args for name, args in signatures.items() if name in vars(made)}, progress
        )
        return made


def load_kernels(name: str, rules: Rules, progress: Progress | None) -> Kernels:
    """Specialise and compile what a game needs before its first move."""
    names = [*REQUIRED, *(n for n in OPTIONAL if hasattr(rules, n))]
    own = {n: getattr(rules, n) for n in names}
    room = cache.room_of(Path(str(rules.__file__)))
    asked = {"LISTS": "allows" not in own, "allows": own.get("allows", templates.never_asked)}
    made = specialise(name, templates.PLAY, STATE=rules.STATE, **own | asked)
    compile_now(room, {vars(made)[n]: args for n, args in _play_signatures().items()}, progress)
    chosen: dict[str, Any] = {n: entry(getattr(made, n)) for n in ENTRANCES}
    return Kernels(name, room, rules.STATE, own, **chosen, _made=made)


def compile_now(
    room: str, functions: dict[Callable[..., Any], tuple[Any, ...]], progress: Progress | None = None
) -> None:
    """Compile functions of a game, or load them, holding its cache alone."""
    if not COMPILED:
        return
    with cache.lock(room), _Watch(functions, progress):
        for function, args in functions.items():
            function.compile(args)  # type: ignore[attr-defined]


def entry(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return the machine code of a kernel, which does not ask each time of what types its arguments are.

    Whoever calls it sees to that. An uncompiled kernel is returned as it is.
    """
    overloads = getattr(function, "overloads", None)
    if not overloads:
        return function
    (code,) = overloads.values()
    point: Callable[..., Any] = code.entry_point
    return point


class _Watch:
    """Tells `progress` of each function that Numba finishes."""

    def __init__(self, functions: Iterable[Callable[..., Any]], progress: Progress | None) -> None:
        self.progress = progress
        self.total = len(_reachable(functions)) if progress else 0
        self.done = 0

    def __enter__(self) -> None:
        if self.progress is None:
            return
        from numba.core import event

        watch = self

        class Listener(event.Listener):  # type: ignore[misc,unused-ignore]
            def on_start(self, event: Any) -> None: ...

            def on_end(self, event: Any) -> None:
                watch.done += 1
                watch.tell(event.data["dispatcher"].py_func.__name__)

        self.listener = Listener()
        event.register("numba:compile", self.listener)
        self.tell("")

    def tell(self, name: str) -> None:
        assert self.progress is not None
        self.total = max(self.total, self.done)
        self.progress(self.done, self.total, name)

    def __exit__(self, *_: object) -> None:
        if self.progress is None:
            return
        from numba.core import event

        event.unregister("numba:compile", self.listener)
        self.done = self.total
        self.tell("")


def _reachable(functions: Iterable[Callable[..., Any]]) -> set[Any]:
    """Return the kernels that the given ones call, themselves included."""
    found: set[Any] = set()
    front: list[Any] = list(functions)
    while front:
        function = front.pop()
        if not hasattr(function, "py_func") or function in found:
            continue
        found.add(function)
        scope = function.py_func.__globals__
        for name in function.py_func.__code__.co_names:
            value = scope.get(name)
            front.append(value)
            if isinstance(value, ModuleType):
                front += [getattr(value, other, None) for other in function.py_func.__code__.co_names]
    return found


def _play_signatures() -> dict[str, tuple[Any, ...]]:
    if not COMPILED:
        return {}
    from numba import types as t

    raw, out, status, options = t.uint8[::1], t.int32[::1], t.int64[::1], t.int64[::1]
    return {
        "look": (raw, out, status),
        "start": (raw, t.int64, options, t.uint64, t.uint64, out, status),
        "write_list": (raw, out),
        "step": (raw, t.int64, out, status),
        "redraw": (raw, t.int64, t.uint64, t.uint64),
        "results": (raw, t.float64[::1], t.int64[::1]),
    }


def _playout_signatures() -> dict[str, tuple[Any, ...]]:
    if not COMPILED:
        return {}
    from numba import types as t

    args = (t.uint8[::1], t.int64, t.int64[::1], t.uint64, t.uint64, t.int64, t.int32[::1])
    return {"random_games": args, "sampled_games": args}
