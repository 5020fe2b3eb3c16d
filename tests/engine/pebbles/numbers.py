"""The numbers of Pebbles."""

from __future__ import annotations

import json
from pathlib import Path

_DATA = json.loads((Path(__file__).parent / "numbers.json").read_text(encoding="utf-8"))

SMALL: int = _DATA["small"]
BIG: int = _DATA["big"]
#: Alone, one wins with this many points.
TARGET: int = _DATA["target"]
SEATS = 3
SECRETS = 3
ROLL, PEEK = 3, 4
NUM_ACTIONS = 5
