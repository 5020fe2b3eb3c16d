"""`ludoteka serve`: where it listens, what it says, and the browser that it opens."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ludoteka.server.common.listening import CannotListen, listen
from tests.server.servers import ROOT, START_SECONDS

PORT = 8410


@contextmanager
def serving(folder: Path, *more: str, **environment: str) -> Iterator[list[str]]:
    """Run the command; yield what it has said when it is ready, and see it stop at Ctrl-C."""
    command = [sys.executable, "-m", "ludoteka", "serve", "--db", f"sqlite:///{folder}/x.db", *more]
    with (folder / "errors").open("wb") as errors:
        process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True, env=os.environ | environment
        )
    assert process.stdout is not None
    said: list[str] = []
    try:
        for line in process.stdout:
            said.append(line.strip())
            if "http://" in line:
                break
        assert said, (folder / "errors").read_text()[-2000:]
        yield said
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(START_SECONDS) == 0
        process.stdout.close()


def address(said: list[str]) -> str:
    return next(word for word in said[-1].split() if word.startswith("http")).rstrip(";")


def test_where_the_usual_port_is_taken_the_next_free_one_is_used_and_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", PORT))
            taken.listen()
        except OSError:
            pass  # somebody else has it: just as well
        with serving(tmp_path) as said:
            base = address(said)
            assert str(PORT) in said[0]
            assert base.rpartition(":")[2] in said[0]
            assert int(base.rpartition(":")[2]) > PORT
            assert httpx.get(f"{base}/healthz", timeout=START_SECONDS).json()["status"] == "ok"


def test_the_browser_is_opened_at_the_address(tmp_path: Path) -> None:
    note = tmp_path / "opened"
    opener = tmp_path / "browser"
    opener.write_text(f'#!/bin/sh\necho "$1" > {note}\n')
    opener.chmod(0o755)
    with serving(tmp_path, "--port", "0", "--open", BROWSER=str(opener)) as said:
        deadline = time.monotonic() + START_SECONDS
        while not note.exists() or not note.read_text().strip():
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert note.read_text().strip() == address(said)
        assert httpx.get(address(said) + "/api/games", timeout=START_SECONDS).status_code == 200


def test_a_port_that_was_asked_for_and_is_taken_is_named() -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen, match=f"127.0.0.1:{port} .* --port"):
            listen("127.0.0.1", port)
        with listen("127.0.0.1", port, others=True) as other:
            assert port < other.getsockname()[1] <= port + 20
    for host, wrong in (("127.0.0.1", 70_000), ("no.such.host.invalid", 0)):
        with pytest.raises(CannotListen):
            listen(host, wrong)
