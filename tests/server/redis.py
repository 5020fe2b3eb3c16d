"""A Redis of our own, in memory, on a free local port. `script/test-services` installs it."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from pathlib import Path

from tests.server.ports import free_port
from tests.server.servers import START_SECONDS, STOP_SECONDS


class RedisServer:
    """A Redis that can be ended and started again. Raises RuntimeError where there is none."""

    def __init__(self, folder: Path) -> None:
        self._program = shutil.which("redis-server")
        if self._program is None:
            raise RuntimeError("Redis is not installed: as root on Debian, script/test-services does it")
        self._folder, self.port = folder, free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def __enter__(self) -> RedisServer:
        self.start()
        return self

    def start(self) -> None:
        nothing_kept = ("--save", "", "--appendonly", "no")
        assert self._program is not None
        command = [self._program, "--port", str(self.port), "--bind", "127.0.0.1", *nothing_kept]
        self._process = subprocess.Popen(command, cwd=self._folder, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except OSError:
                assert time.monotonic() < deadline, "Redis did not start"
                time.sleep(0.01)

    def stop(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait(STOP_SECONDS)

    def __exit__(self, *_: object) -> None:
        self.stop()
