"""Where records of games are kept."""

from __future__ import annotations

import tempfile
from datetime import datetime
from pathlib import Path

from ludoteka.cli.complaints import Complaint
from ludoteka.engine import user_folders


def place_for(game: str, wanted: str | None) -> Path:
    """Return where the record of a new game goes: a file that can be made and is not there yet. Raises Complaint."""
    if wanted is not None:
        path = Path(wanted)
        if path.exists():
            raise Complaint("error-record-exists", path=wanted)
        if not _usable(path.parent):
            raise Complaint("error-record-place", path=wanted)
        return path
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    folder = next(filter(_usable, _folders()), Path())
    number, path = 1, folder / f"{name}.json"
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.json"
    return path


def place_beside(path: Path, number: int) -> Path:
    """Return where the record of a later game of a series goes: beside that of the first. Raises Complaint."""
    later = path.with_name(f"{path.stem}-game-{number}{path.suffix}")
    if later.exists():
        raise Complaint("error-record-exists", path=str(later))
    return later


def _folders() -> list[Path]:
    try:
        own = [user_folders.data_folder() / "records"]
    except RuntimeError:  # a user without a home
        own = []
    return [*own, Path(), Path(tempfile.gettempdir())]


def _usable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True
