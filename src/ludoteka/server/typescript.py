"""The page's types: `python -m ludoteka.server.typescript [FOLDER]` writes those of the wire and of every board."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

import ludoteka
from ludoteka.server import board_types
from ludoteka.server.wire import messages, requests, reviews, wire_types

DEFAULT = Path("web/src")
_HEAD = """// Made by `python -m ludoteka.server.typescript`; do not edit.
// What travels between the page and the server. A test fails when this file is stale.

"""
_REF = "#/$defs/"


def _roots() -> list[Any]:
    others = [
        value
        for module in (wire_types, requests, reviews)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct
    ]
    return [messages.FromClient, messages.FromServer, *others]


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


def generate() -> str:
    """Return the text of the types of the wire."""
    roots = _roots()
    schemas, parts = msgspec.json.schema_components(roots, ref_template=_REF + "{name}")
    blocks = [f"export const PROTOCOL = {messages.PROTOCOL};", _close_codes()]
    blocks += [_interface(name, schema) for name, schema in sorted(parts.items())]
    blocks.append(f"export type FromClient = {_names(schemas[0])};")
    blocks.append(f"export type FromServer = {_names(schemas[1])};")
    return _HEAD + "\n\n".join(blocks) + "\n"


def files() -> dict[str, str]:
    """Return the text of every file that is made, by its path in the page's sources."""
    boards = {f"games/{name}/forms.ts": board_types.generate(name) for name in ludoteka.games()}
    return {"protocol.ts": generate()} | boards


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=DEFAULT, help="where to write them")
    into = parser.parse_args().folder
    for path, text in files().items():
        target = into / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
