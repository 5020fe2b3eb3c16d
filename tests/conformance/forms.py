"""Holds what a game sends against what it declares: no field missing, none unknown, every value of its type."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

_PLAIN = (int, float, str, bool, type(None))


def problems(value: Any, form: Any, path: str = "") -> Iterator[str]:
    """Yield what of a value in JSON is not as its form says."""
    origin, inner = get_origin(form), get_args(form)
    if form is Any:
        return
    if is_typeddict(form):
        yield from _of_fields(value, form, path)
    elif form in _PLAIN:
        if type(value) is not form:
            yield f"{path}: {value!r} is not {form.__name__}"
    elif origin is Literal:
        if not any(value == option and type(value) is type(option) for option in inner):
            yield f"{path}: {value!r} is not one of {inner}"
    elif origin in (Union, types.UnionType):
        found = [list(problems(value, option, path)) for option in inner]
        if all(found):
            yield from min(found, key=len)
    elif origin in (dict, Mapping):
        yield from _of_dict(value, form, path)
    elif type(value) is not list:
        yield f"{path}: {value!r} is not a list"
    elif origin is tuple:
        if len(value) != len(inner):
            yield f"{path}: {value!r} has not {len(inner)} entries"
        for i, (entry, one) in enumerate(zip(value, inner, strict=False)):
            yield from problems(entry, one, f"{path}/{i}")
    elif origin is list:
        for i, entry in enumerate(value):
            yield from problems(entry, inner[0], f"{path}/{i}")
    else:
        raise TypeError(f"{form!r} is no form.")


@cache
def _fields(form: Any) -> dict[str, Any]:
    return get_type_hints(form, include_extras=True)


def _of_fields(value: Any, form: Any, path: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{path}: {value!r} is not {form.__name__}"
        return
    hints = _fields(form)
    yield from (f"{path}/{name} is unknown" for name in value if name not in hints)
    for name, hint in hints.items():
        optional = get_origin(hint) is NotRequired
        if name in value:
            yield from problems(value[name], get_args(hint)[0] if optional else hint, f"{path}/{name}")
        elif not optional:
            yield f"{path}/{name} is missing"


def _of_dict(value: Any, form: Any, path: str) -> Iterator[str]:
    """A dict has every key that its type names, a Mapping some of them."""
    key, held = get_args(form)
    if type(value) is not dict:
        yield f"{path}: {value!r} is not a dict"
        return
    if get_origin(key) is Literal and get_origin(form) is dict:
        yield from (f"{path}/{name} is missing" for name in get_args(key) if name not in value)
    for name, entry in value.items():
        yield from problems(name, key, f"{path}/{name}")
        yield from problems(entry, held, f"{path}/{name}")
