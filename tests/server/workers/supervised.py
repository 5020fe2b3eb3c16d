"""A server of several workers on one machine, as `ludoteka serve --workers` runs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.servers import ROOT, Server


class Supervised(Server):
    """A supervisor and its workers."""

    def __init__(self, database: str, bus: str, log: Path, workers: int = 2, **settings: Any) -> None:
        super().__init__(database, log, bus=bus, **settings)
        self.settings.pop("dice", None)  # each worker draws for itself
        self.number = workers

    def launch(self) -> None:
        command = [sys.executable, "-m", "tests.server.workers.run", json.dumps(self.settings), str(self.number)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stderr=log, env=os.environ)

    def workers(self) -> set[int]:
        """Return the processes of the workers that live."""
        listed = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return {int(process) for process in listed if _lives(int(process))}


def _lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
