"""The types of a board, made from what its game declares in `forms.py`."""

from __future__ import annotations

import ast
import inspect
import json
import types
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import ludoteka
from ludoteka.engine import forms
from ludoteka.engine.options import Choice, Flag, Option, PerSeat, Subset

_HEAD = """// Made by `python -m ludoteka.server.typescript`; do not edit.
// What the server tells of a game of {title}. A test fails when this file is stale.

"""
_PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


@dataclass(frozen=True)
class Declared:
    """A name that a module declares, and the comments on it and on its fields."""

    name: str
    value: Any
    about: str
    fields: Mapping[str, str]
    bases: tuple[str, ...] = ()


def declared(module: types.ModuleType) -> Iterator[Declared]:
    """Yield what a module declares itself, in its order; what it imports, and private names, are not told."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            fields = {
                inner.target.id: _comment(lines, inner.lineno)
                for inner in node.body
                if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Name)
            }
            bases = tuple(base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict")
            about = " ".join((ast.get_docstring(node) or "").split())
            yield Declared(node.name, vars(module)[node.name], about, fields, bases)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name) and not target.id.startswith("_"):
                yield Declared(target.id, vars(module)[target.id], _comment(lines, node.lineno), {})


def _comment(lines: list[str], number: int) -> str:
    """Return what the lines that begin with `#:` say above a line."""
    said: list[str] = []
    for line in reversed(lines[: number - 1]):
        if not line.strip().startswith("#:"):
            break
        said.insert(0, line.strip().removeprefix("#:").strip())
    return " ".join(said)


class _Writer:
    """Writes types, naming those that have a name."""

    def __init__(self, names: list[Declared], hints: Mapping[str, Any]) -> None:
        self._hints = hints
        self._names = {found.value: found.name for found in names if not found.name.isupper()}

    def type(self, form: Any, by_name: bool = True) -> str:
        if by_name and form in self._names:
            return self._names[form]
        if form in _PLAIN:
            return _PLAIN[form]
        origin, inner = get_origin(form), get_args(form)
        if origin is Literal:
            return " | ".join(json.dumps(value, ensure_ascii=False) for value in inner)
        if origin in (Union, types.UnionType):
            return " | ".join(self.type(option) for option in inner)
        if origin is tuple and inner[-1] is not Ellipsis:
            return f"[{', '.join(map(self.type, inner))}]"
        if origin in (list, tuple):
            item = self.type(inner[0])
            return f"({item})[]" if "|" in item else f"{item}[]"
        if origin in (dict, Mapping):
            whole = f"Record<{self.type(inner[0])}, {self.type(inner[1])}>"
            return whole if origin is dict else f"Partial<{whole}>"
        raise TypeError(f"A form cannot hold {form!r}.")

    def fields(self, found: Declared, **instead: str) -> Iterator[str]:
        for name, hint in get_type_hints(found.value, include_extras=True).items():
            if found.bases and name not in found.fields:
                continue
            if found.fields.get(name):
                yield f"  /** {found.fields[name]} */"
            optional = get_origin(hint) is NotRequired
            kind = instead.get(name) or self.type(get_args(hint)[0] if optional else hint)
            yield f"  {name}{'?' if optional else ''}: {kind};"

    def block(self, found: Declared, first: list[str]) -> str:
        about = [f"/** {found.about} */"] if found.about else []
        if found.name.isupper():
            value = json.dumps(found.value, ensure_ascii=False)
            hint = self._hints.get(found.name)
            typed, fixed = (f": {self.type(hint)}", "") if hint else ("", " as const")
            lines = [f"export const {found.name}{typed} = {value}{fixed};"]
        elif is_typeddict(found.value):
            # No interface: what is sent as the parts of an action has to be a record of anything as well.
            joined = "".join(f"{base} & " for base in found.bases)
            lines = [f"export type {found.name} = {joined}{{", *first, *self.fields(found), "};"]
        else:
            lines = [f"export type {found.name} = {self.type(found.value, by_name=False)};"]
        return "\n".join([*about, *lines])


def _option(option: Option) -> str:
    """Return the values that an option can have."""
    if isinstance(option, Flag):
        return "boolean"
    assert isinstance(option, (Choice, Subset, PerSeat))
    words = " | ".join(json.dumps(choice) for choice in option.choices)
    return words if isinstance(option, Choice) else f"({words})[]"


def generate(name: str) -> str:
    """Return the types of a game's board: in the view what every view says, then what this game's says."""
    game = ludoteka.game(name)
    names = list(declared(game.part("forms")))
    options = " ".join(f"{option.name}: {_option(option)};" for option in game.options)
    chosen = f"{{ {options} }}" if options else "Record<string, never>"
    common = [line for found in declared(forms) for line in _Writer([], {}).fields(found, options=chosen)]
    writer = _Writer(names, get_type_hints(game.part("forms")))
    if any(found.name == "Past" for found in names):
        common.append("  past: Past;")
    blocks = [writer.block(found, common if found.name == "View" else []) for found in names]
    return _HEAD.format(title=game.title) + "\n\n".join(blocks) + "\n"
