"""A server of one's own to measure: in a process of its own, for as long as it is needed."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx

_SERVE = (
    "import json, sys; from ludoteka.server.serving import serve; "
    "from ludoteka.server.common.settings import Settings; "
    "serve(Settings(**json.loads(sys.argv[1])), 'warning')"
)
_SUPERVISE = (
    "import json, sys; from ludoteka.server.supervisor import supervise; "
    "from ludoteka.server.common.listening import listen; from ludoteka.server.common.settings import Settings; "
    "settings = Settings(**json.loads(sys.argv[1])); "
    "supervise(settings, listen(settings.host, settings.port), int(sys.argv[2]), 'warning', lambda: None)"
)
#: How long a server may take until it has its games ready, and to stop: some are compiled first.
_PATIENCE, _STOP_SECONDS = 600.0, 60.0


@contextmanager
def running(settings: dict[str, Any], workers: int = 0) -> Iterator[int]:
    """Yield the process of a server, or of the supervisor of so many workers."""
    code = _SUPERVISE if workers else _SERVE
    server = subprocess.Popen([sys.executable, "-c", code, json.dumps(settings), str(workers)])
    try:
        yield server.pid
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(_STOP_SECONDS)


def wait(base: str, wanted: set[str]) -> None:
    """Return once a server has games, and their bots, ready."""
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline:
        with suppress(httpx.TransportError):
            games = httpx.get(base + "/api/games", timeout=60, verify=False).json()
            if wanted <= {game["name"] for game in games if game["ready"]}:
                return
        time.sleep(0.1)
    raise SystemExit("The server did not begin.")
