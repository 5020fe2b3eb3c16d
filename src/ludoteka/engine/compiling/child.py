"""Processes of our own, that find this very package."""

from __future__ import annotations

import os
from pathlib import Path


def child_environment(**more: str) -> dict[str, str]:
    """Return an environment in which a child process finds this very package."""
    here = str(Path(__file__).resolve().parents[3])
    path = os.pathsep.join(filter(None, [here, os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path, **more}
