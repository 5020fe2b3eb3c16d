"""Real servers in processes of their own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Self

from tests.server.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
#: Far more than it takes: a machine may have other things to do.
START_SECONDS, STOP_SECONDS = 600.0, 300.0
#: How long a server waits for a client, for the same reason; whoever tests that chooses for themselves.
PATIENCE = dict.fromkeys(("hello_seconds", "header_seconds", "body_seconds", "send_seconds", "ping_seconds"), 600.0)
#: Settings under which tests do not wait for what people wait for.
HASTE: dict[str, Any] = {
    "bot_pace": 0.0,
    "stand_in": "random",
    "request_credit": 1e9,
    "credit": 1e9,
    "credit_rate": 1e9,
    "sweep_seconds": 0.2,
} | PATIENCE


class Server:
    """A server process."""

    #: A file with the name of the test that runs: shuffles and bots follow from it.
    dice: Path | None = None

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        dice = {} if self.dice is None else {"dice": str(self.dice)}
        self.settings = HASTE | dice | {"port": free_port(), "database": database} | settings
        self.lives = 0
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.settings['port']}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> Self:
        self.launch()
        try:
            self.wait()
        except BaseException:  # nobody else knows of it yet
            self.kill()
            raise
        return self

    def arguments(self) -> dict[str, Any]:
        """Return what a new process is told: its settings, and how many there were before it."""
        self.lives += 1
        return self.settings | ({"life": self.lives - 1} if "dice" in self.settings else {})

    def launch(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.run", json.dumps(self.arguments())],
                cwd=ROOT,
                stderr=log,
                env=os.environ,
            )

    def ended(self) -> bool:
        return self.process is not None and self.process.poll() is not None

    def wait(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            assert not self.ended(), self.log.read_text()[-3000:]
            connection = HTTPConnection("127.0.0.1", self.settings["port"], timeout=5)
            try:
                connection.request("GET", "/healthz")
                if connection.getresponse().status == 200:
                    return
            except (OSError, HTTPException):
                time.sleep(0.01)
            finally:
                connection.close()
        raise TimeoutError(f"The server did not start within {START_SECONDS} s: {self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(STOP_SECONDS)

    def stop(self) -> int:
        """Ask the server to stop and return its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
