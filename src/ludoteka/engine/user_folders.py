"""The folders of this user, as the system says: for what can be made again, and for what nobody may lose."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

_NAME = "ludoteka"


def cache_folder() -> Path:
    """Return the folder for what can be made again. Raises RuntimeError for a user without a home."""
    return user_cache_path(_NAME, appauthor=False, opinion=False)


def data_folder() -> Path:
    """Return the folder for what is kept. Raises RuntimeError for a user without a home."""
    return user_data_path(_NAME, appauthor=False)


def former_data_folder() -> Path:
    """Return where data was kept before the system was asked; it differs where a variable names another folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / _NAME
