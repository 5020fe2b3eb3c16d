"""The files of a run: each whole or not at all, so that an interrupted run finds what was finished."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ludoteka.engine.errors import LudotekaError


class BadRun(LudotekaError):
    """A folder holds another run."""


def keep_settings(folder: Path, told: dict[str, Any]) -> None:
    """Write what a run was told, or hold it against what the folder's run was. Raises BadRun where they differ."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "settings.json"
    if not path.exists():
        write_text(path, json.dumps(told, indent=1) + "\n")
    elif (found := read_json(path)) != told:
        differs = ", ".join(name for name in told if found.get(name) != told[name])
        raise BadRun(f"{str(folder)!r} holds another run ({differs}): name another folder, or delete it.")


def write_text(path: Path, text: str) -> None:
    """Write a file."""
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def read_json(path: Path) -> dict[str, Any]:
    """Return what a file of settings holds. Raises BadRun."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadRun(f"{str(path)!r} is damaged: delete the folder, or name another.") from error
    return found if isinstance(found, dict) else {}


def read_table(path: Path) -> list[dict[str, str]]:
    """Return the lines of a table by its columns; none where there is no file."""
    if not path.exists():
        return []
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def keep_row(path: Path, columns: Sequence[str], rows: list[Any], row: Any) -> None:
    """Add how a generation went to a table; its time is that of an earlier session where that was longer."""
    known = {int(line["generation"]): line for line in read_table(path)}
    if row.generation in known:
        row.seconds = max(row.seconds, float(known[row.generation]["seconds"]))
    rows.append(row)
    write_table(path, columns, rows)


def write_table(path: Path, columns: Sequence[str], rows: Iterable[object]) -> None:
    """Write a line for each row, of its attributes of these names."""
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        for row in rows:
            writer.writerow([_short(getattr(row, column)) for column in columns])


def _short(value: object) -> object:
    return round(value, 4) if isinstance(value, float) else value


def write_arrays(path: Path, arrays: dict[str, Any]) -> None:
    """Write arrays by name."""
    part = path.with_name(path.name + ".part")
    with open(part, "wb") as file:
        np.savez_compressed(file, **arrays)
    part.replace(path)
