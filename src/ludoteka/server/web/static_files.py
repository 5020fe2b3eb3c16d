"""The files of the built page, each read and compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

#: Compressing less, or what is compressed by itself, gains nothing.
_WORTH_COMPRESSING = 1024
_TEXTS = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest",
    "image/svg",
    "application/wasm",
)
_UNWANTED = re.compile(r"q=0(\.0*)?")
_PAGE = "index.html"
#: Kinds that not every system knows.
_KINDS = {".ftl": "text/plain", ".webmanifest": "application/manifest+json"}

#: When a file was written, and its size.
Mark = tuple[int, int]


def accepts(header: str, coding: str) -> bool:
    """Tell whether the header `Accept-Encoding` of a request names a coding."""
    wishes = (part.partition(";") for part in header.lower().split(","))
    return any(name.strip() == coding and not _UNWANTED.fullmatch(weight.strip()) for name, _, weight in wishes)


@dataclass(frozen=True)
class StaticFile:
    """A file as it is sent."""

    kind: str
    #: By the name of the coding; plain under the empty name.
    forms: dict[str, bytes]
    tag: str

    def accepted(self, header: str) -> str:
        """Return the best coding among those that a request accepts."""
        return next((name for name in ("br", "gzip") if name in self.forms and accepts(header, name)), "")


class StaticFiles:
    """Finds the files of a folder, and no others: their names are known, so that a foreign name costs one look."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._sheets: dict[Path, tuple[Mark, StaticFile]] = {}
        self._page: Mark | None = None
        self._paths = self._index()

    def _index(self) -> dict[str, Path]:
        """Return every file of the folder under its name in an address."""
        found = (path for path in self._folder.rglob("*") if path.is_file() and not path.is_symlink())
        paths = {path.relative_to(self._folder).as_posix(): path for path in found}
        self._page = _mark(paths[_PAGE]) if _PAGE in paths else None
        return paths

    def find(self, name: str) -> StaticFile | None:
        """Return a file of the folder, as it is now."""
        if name == _PAGE and _mark(self._folder / _PAGE) != self._page:  # the page was built anew
            self._paths = self._index()
        path = self._paths.get(name.lstrip("/"))
        mark = None if path is None else _mark(path)
        if path is None or mark is None:
            return None
        known = self._sheets.get(path)
        if known is None or known[0] != mark:
            known = self._sheets[path] = mark, _read(path)
        return known[1]


def _mark(path: Path) -> Mark | None:
    """Return what tells a file from a later one of its name; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _read(path: Path) -> StaticFile:
    """Read a file, and what was compressed beside it while the page was built."""
    content = path.read_bytes()
    kind = _KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    forms = {"": content}
    if len(content) >= _WORTH_COMPRESSING and kind.startswith(_TEXTS):
        forms["gzip"] = gzip.compress(content, 9, mtime=0)
        beside = path.with_name(path.name + ".br")
        if beside.is_file():
            forms["br"] = beside.read_bytes()
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return StaticFile(kind, forms, f'"{hashlib.sha256(content).hexdigest()[:24]}"')
