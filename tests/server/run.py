"""Runs a server with the settings in its argument, a JSON object: `python -m tests.server.run '{"port": 8411}'`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ludoteka.server.common.settings import Settings
from ludoteka.server.serving import serve


def settings_of(given: dict[str, Any]) -> Settings:
    if "static" in given:
        given["static"] = Path(given["static"])
    if "warm" in given:
        given["warm"] = tuple(given["warm"])
    return Settings(**given)


if __name__ == "__main__":
    serve(settings_of(json.loads(sys.argv[1])))
