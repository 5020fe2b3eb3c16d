"""Real servers in processes of their own."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 120.0
#: Settings under which tests do not wait for what people wait for.
HASTE: dict[str, Any] = {
    "bot_pace": 0.0,
    "stand_in": "random",
    "request_credit": 1e9,
    "credit": 1e9,
    "credit_rate": 1e9,
    "sweep_seconds": 0.2,
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server process."""

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        self.settings = HASTE | {"port": free_port(), "database": database} | settings
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.settings['port']}"

    def start(self) -> Server:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.run", json.dumps(self.settings)],
                cwd=ROOT,
                stderr=log,
                env=os.environ,
            )
        try:
            self.wait()
        except BaseException:  # nobody else knows of it yet
            self.kill()
            raise
        return self

    def wait(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            assert self.process is None or self.process.poll() is None, self.log.read_text()[-3000:]
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
        self.process.wait(10)

    def stop(self) -> int:
        """Ask the server to stop and return its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
