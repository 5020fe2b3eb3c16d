"""Runs a supervisor: `python -m tests.server.workers.run '{"port": 8411, ...}' 2` with two workers."""

from __future__ import annotations

import json
import sys

from ludoteka.server.common.listening import listen
from ludoteka.server.supervisor import supervise
from tests.server.run import settings_of

if __name__ == "__main__":
    settings = settings_of(json.loads(sys.argv[1]))
    supervise(settings, listen(settings.host, settings.port), int(sys.argv[2]), "info", lambda: None)
