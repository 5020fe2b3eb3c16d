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


@dataclass(frozen=True)
class Sheet:
    """A file as it is sent."""

    kind: str
    #: By the name of the coding; plain under the empty name.
    forms: dict[str, bytes]
    tag: str

    def accepted(self, header: str) -> str:
        """Return the best coding among those that a request accepts."""
        wishes = (part.partition(";") for part in header.lower().split(","))
        names = {name.strip() for name, _, weight in wishes if not _UNWANTED.fullmatch(weight.strip())}
        return next((name for name in ("br", "gzip") if name in names and name in self.forms), "")


class Shelf:
    """Finds the files of a folder, and no others."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._sheets: dict[Path, tuple[tuple[int, int], Sheet]] = {}

    def find(self, name: str) -> Sheet | None:
        """Return a file of the folder, as it is now."""
        try:
            path = (self._folder / name.lstrip("/")).resolve()
            if self._folder not in path.parents or not path.is_file():
                return None
            mark = path.stat()
        except (OSError, ValueError):  # a name that no file can have
            return None
        known = self._sheets.get(path)
        if known is None or known[0] != (mark.st_mtime_ns, mark.st_size):
            known = self._sheets[path] = (mark.st_mtime_ns, mark.st_size), _read(path)
        return known[1]


def _read(path: Path) -> Sheet:
    """Read a file, and what was compressed beside it while the page was built."""
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    forms = {"": content}
    if len(content) >= _WORTH_COMPRESSING and kind.startswith(_TEXTS):
        forms["gzip"] = gzip.compress(content, 9, mtime=0)
        beside = path.with_name(path.name + ".br")
        if beside.is_file():
            forms["br"] = beside.read_bytes()
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return Sheet(kind, forms, f'"{hashlib.sha256(content).hexdigest()[:24]}"')
