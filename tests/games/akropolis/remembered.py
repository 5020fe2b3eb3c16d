"""What a spectator remembers of Akropolis: what the tile in hand cost."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]


def remembered(seen: list[View]) -> dict[str, Any]:
    """Return what all views up to now tell of the past."""
    taken = seen[-1]["taken"]
    return {"paid": taken and next(offer["cost"] for offer in seen[-2]["site"] if offer["tile"] == taken["tile"])}
