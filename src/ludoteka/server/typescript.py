"""The page's types: `python -m ludoteka.server.typescript [FOLDER]` writes those of the wire and of every board."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

import ludoteka
from ludoteka.server import board_types
from ludoteka.server.wire import (
    identity,
    mail,
    messages,
    my_games,
    positions,
    preferences,
    push,
    puzzles,
    requests,
    reviews,
    wire_types,
)

DEFAULT = Path("web/src")
#: A file of types is made of each of them.
_WIRE = (wire_types, messages, requests, identity, mail, my_games, preferences, push, reviews, positions, puzzles)
_HEAD = """// Made by `python -m ludoteka.server.typescript`; do not edit.
// {about} A test fails when this file is stale.

"""
_REF = "#/$defs/"
#: What comes over a socket, either way.
_UNIONS = ("FromClient", "FromServer")


def _structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Return what a module declares itself."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]


def _file(module: ModuleType) -> str:
    """Return the name of the file with a module's types."""
    return module.__name__.rpartition(".")[2].replace("_", "-")


def _names(schema: dict[str, Any]) -> str:
    return " | ".join(option["$ref"].removeprefix(_REF) for option in schema["anyOf"])


def _type(schema: dict[str, Any]) -> str:
    """Return a JSON schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(_REF)
    if "anyOf" in schema:
        return " | ".join(
            sorted({_type(option) for option in schema["anyOf"]}, key=lambda name: (name == "null", name))
        )
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    kind = schema.get("type")
    if kind == "array":
        item = _type(schema["items"]) if schema.get("items") else "unknown"
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        value = schema.get("additionalProperties")
        return f"Record<string, {_type(value) if isinstance(value, dict) and value else 'unknown'}>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "unknown")


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = []
    if schema.get("description"):
        lines.append(f"/** {' '.join(schema['description'].split())} */")
    lines.append(f"export interface {name} {{")
    for field, inner in schema["properties"].items():
        lines.append(f"  {field}{'' if field in required else '?'}: {_type(inner)};")
    return "\n".join([*lines, "}"])


def _close_codes() -> str:
    codes = {name.removeprefix("CLOSE_"): code for name, code in vars(messages).items() if name.startswith("CLOSE_")}
    lines = [f"  {name}: {code}," for name, code in sorted(codes.items(), key=lambda pair: pair[1])]
    return "\n".join(
        ["/** With which codes the server closes a socket. */", "export const CLOSE = {", *lines, "} as const;"]
    )


def _unions(schemas: tuple[dict[str, Any], ...]) -> list[str]:
    return [f"export type {name} = {_names(schema)};" for name, schema in zip(_UNIONS, schemas, strict=True)]


def _imports(blocks: list[str], own: str, homes: dict[str, str]) -> list[str]:
    """Return the lines that import what types name and another file declares."""
    code = "\n".join(line for line in "\n".join(blocks).splitlines() if not line.startswith("/**"))
    wanted: dict[str, list[str]] = {}
    for name in sorted(set(re.findall(r"\b[A-Z]\w+\b", code))):
        if homes.get(name, own) != own:
            wanted.setdefault(homes[name], []).append(name)
    return [f'import type {{ {", ".join(names)} }} from "./{file}";' for file, names in sorted(wanted.items())]


def generate() -> dict[str, str]:
    """Return the texts of the types of the wire: a file for each of its modules, and one that holds them together."""
    roots = [getattr(messages, name) for name in _UNIONS]
    roots += [struct for module in _WIRE for struct in _structs(module)]
    schemas, parts = msgspec.json.schema_components(roots, ref_template=_REF + "{name}")
    homes = {struct.__name__: _file(module) for module in _WIRE for struct in _structs(module)}
    made = {}
    for module in _WIRE:
        file = _file(module)
        blocks = [_interface(name, parts[name]) for name in sorted(parts) if homes[name] == file]
        if module is messages:
            blocks = [f"export const PROTOCOL = {messages.PROTOCOL};", _close_codes(), *blocks]
            blocks += _unions(schemas[: len(_UNIONS)])
        imports = _imports(blocks, file, homes)
        head = _HEAD.format(
            about=f"What travels between the page and the server, from `server/wire/{file.replace('-', '_')}.py`."
        )
        made[file] = head + "\n\n".join(["\n".join(imports)] * bool(imports) + blocks) + "\n"
    together = [f'export * from "./{file}";' for file in sorted(made)]
    made["index"] = _HEAD.format(about="What travels between the page and the server.") + "\n".join(together) + "\n"
    return made


def files() -> dict[str, str]:
    """Return the text of every file that is made, by its path in the page's sources."""
    boards = {f"games/{name}/forms.ts": board_types.generate(name) for name in ludoteka.games()}
    return {f"protocol/{file}.ts": text for file, text in generate().items()} | boards


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=DEFAULT, help="where to write them")
    into = parser.parse_args().folder
    for path, text in files().items():
        target = into / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
