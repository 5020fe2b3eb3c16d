"""What a spectator remembers of Oriflamme: once it is over, the influence of each seat round by round."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

View = dict[str, Any]


def remembered(seen: list[View]) -> dict[str, Any]:
    """Return what all views up to now tell of the past."""
    if not seen[-1]["over"]:
        return {"influence": []}
    starts = [new for old, new in pairwise(seen) if old["round"] != new["round"]]
    by_round = [[seat["influence"] for seat in view["seats"]] for view in [seen[0], *starts]]
    end = [seat["score"] for seat in seen[-1]["seats"]]
    return {"influence": [list(seat) for seat in zip(*by_round, end, strict=True)]}
