"""The files that kernels are made of: the modules that hold some, all that these import, and the data beside them.

Whatever a kernel calls or bakes in reaches its module by an import, so nothing else can change its machine code: words,
views and logs are not counted. Over all files that takes a few milliseconds, at every start.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
GAMES = PACKAGE / "games"
#: Rooms of the package that hold kernels for every game.
COMMON_ROOMS = ("engine", "search", "envs")
#: How the names of files end that no kernel is made of, whatever folder they lie in.
NOT_SOURCES = (
    ".md",
    ".pyc",
    "lessons.toml",
    "model.json",
    "puzzles.json",
    "calibration.json",
    "levels.json",
    "dictionary.txt",
)
#: Modules that only say where machine code is kept, or how plain Python sees a state, and are no part of it.
KEEPERS = tuple(f"engine/compiling/{name}.py" for name in ("sources", "cache", "numba_cache", "shipped", "state_views"))

_KERNELS = (b"\n@kernel\n", b"\n@inlined\n")
_IMPORT = re.compile(
    rb"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n]*)|import[ \t]+([^\n]*))", re.MULTILINE
)
_COMMENT = re.compile(rb"#[^\n]*")
_NAME = re.compile(r"[\w.]+")


def _written() -> dict[str, int]:
    """Return when each module and data file was written that kernels may be made of."""
    found = {}
    folders = [str(PACKAGE / room) for room in (*COMMON_ROOMS, "games")]
    while folders:
        with contextlib.suppress(OSError), os.scandir(folders.pop()) as entries:
            for entry in entries:
                if entry.is_dir():
                    folders.append(entry.path)
                else:
                    found[entry.path] = entry.stat().st_mtime_ns
    return found


#: As it was before anything of a game was imported: `engine/header.py` sees to it.
WRITTEN = _written()


@cache
def sources(room: str) -> frozenset[Path]:
    """Return the files that the kernels of a room are made of; those of `common` are not repeated for a game."""
    folders = [PACKAGE / common for common in COMMON_ROOMS] if room == "common" else [GAMES / room]
    found: set[Path] = set()
    front: list[Path] = []
    for path in (path for folder in folders for path in _files(folder)):
        if path.suffix != ".py":
            found.add(path)
        elif _has_kernels(path):
            front.append(path)
    known = {PACKAGE / name for name in KEEPERS} | (sources("common") if room != "common" else set())
    while front:
        path = front.pop()
        if path not in found and path not in known:
            found.add(path)
            front += _imported(path)
    return frozenset(found)


def _has_kernels(path: Path) -> bool:
    """Tell whether a module holds kernels, or templates that become some: its name says so."""
    if path.stem.endswith("templates"):
        return True
    text = path.read_bytes()
    return any(mark in text for mark in _KERNELS)


def _files(folder: Path) -> Iterator[Path]:
    """Yield the files in a folder that a kernel may be made of."""
    if not folder.is_dir():
        return
    for path in folder.iterdir():
        if path.name.startswith(".") or path.name.endswith(NOT_SOURCES):
            continue
        if path.is_dir():
            yield from _files(path)
        else:
            yield path


def _imported(path: Path) -> Iterator[Path]:
    """Yield the files of the package that a module imports, wherever in it, and however it is written."""
    for base, names, whole in _IMPORT.findall(path.read_bytes()):
        for name in _NAME.findall(_COMMENT.sub(b"", whole).decode()):
            yield from _of_module(_place(name, path))
        if base:
            where = _place(base.decode(), path)
            yield from _of_module(where)
            if where is not None and where.is_dir():  # a package: what is taken from it may be a module
                for name in _NAME.findall(_COMMENT.sub(b"", names).decode()):
                    yield from _of_module(where / name)


def _place(name: str, importer: Path) -> Path | None:
    """Return where a module lies, without its suffix; None for those of others."""
    if name.startswith("."):
        dots = len(name) - len(name.lstrip("."))
        return importer.parents[dots - 1].joinpath(*filter(None, name[dots:].split(".")))
    return PACKAGE.joinpath(*name.split(".")[1:]) if name.startswith("ludoteka.") else None


@cache
def _of_module(place: Path | None) -> tuple[Path, ...]:
    """Return the file of a module, if there is one at a place."""
    if place is None:
        return ()
    return tuple(file for file in (place.with_name(place.name + ".py"), place / "__init__.py") if file.is_file())
