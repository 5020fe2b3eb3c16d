"""How much is tried: enough to see what breaks, or, with the environment variable LUDOTEKA_THOROUGH, all there is."""

from __future__ import annotations

import os

THOROUGH = bool(os.environ.get("LUDOTEKA_THOROUGH"))


def tries(few: int, many: int) -> int:
    """Return how often something is tried: a few times, or many times where everything is asked for."""
    return many if THOROUGH else few
