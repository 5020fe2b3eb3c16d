"""The files under `deploy/` are those that a host uses: each is started, and a game is played through the door."""

from __future__ import annotations

import configparser
import json
import os
import random
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from ludoteka.server.common import metrics
from tests.server.client import WAIT, Person
from tests.server.ports import free_port
from tests.server.postgres import new_database
from tests.server.redis import RedisServer
from tests.server.servers import ROOT, START_SECONDS, STOP_SECONDS, Server
from tests.server.tables.test_tables import play_on

DEPLOY = ROOT / "deploy"


def unit(name: str) -> configparser.SectionProxy:
    """Return what a unit of systemd says of its service."""
    read = configparser.ConfigParser(interpolation=None, strict=False)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string((DEPLOY / name).read_text())
    return read["Service"]


@contextmanager
def caddy(url: str, port: int, folder: Path) -> Iterator[Path]:
    """Run Caddy by our file for an address of this machine; yield the certificate that it signs with."""
    if shutil.which("caddy") is None:
        if os.environ.get("CI") == "true":
            pytest.fail("there is no Caddy; on Debian: apt-get install caddy")
        print("\n!!! NOT TESTED BEHIND CADDY: it is not installed", flush=True)
        pytest.skip("NOT TESTED BEHIND CADDY: it is not installed")
    environment = os.environ | {
        "LUDOTEKA_URL": url,
        "LUDOTEKA_PORT": str(port),
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
    }
    adapted = subprocess.run(
        ["caddy", "adapt", "--config", DEPLOY / "Caddyfile", "--adapter", "caddyfile"],
        env=environment,
        capture_output=True,
        check=True,
    )
    config = json.loads(adapted.stdout)
    # its own certificates, trusted by this test alone; no port that others may have
    config["admin"] = {"disabled": True}
    config["apps"]["http"]["http_port"] = free_port()
    config["apps"]["pki"] = {"certificate_authorities": {"local": {"install_trust": False}}}
    written = folder / "caddy.json"
    written.write_text(json.dumps(config))
    with (folder / "caddy.log").open("wb") as log:
        process = subprocess.Popen(["caddy", "run", "--config", written], env=environment, stderr=log, stdout=log)
    try:
        yield folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    finally:
        process.terminate()
        process.wait(STOP_SECONDS)


def wait_for(url: str, certificate: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            if certificate.is_file() and httpx.get(f"{url}/healthz").is_success:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < deadline, "nobody answers at the door"
        time.sleep(0.05)


async def two_people_play(url: str) -> None:
    """Play a game to its end through the door."""
    async with Person(url, "Ada") as ada, Person(url, "Bob") as bob:
        assert all(cookie.secure for cookie in ada.http.cookies.jar)
        table = await ada.open()
        await bob.post(f"/api/tables/{table}/join", {})
        a, b = await ada.watch(table), await bob.watch(table)
        await play_on(random.Random(5), a, b)
        assert a.over
        assert b.over


async def test_a_game_is_played_through_the_door_of_one_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"https://localhost:{free_port()}"
    with (
        Server(f"sqlite:///{tmp_path}/x.db", tmp_path / "log", public_url=url) as server,
        caddy(url, server.settings["port"], tmp_path) as certificate,
    ):
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        wait_for(url, certificate)
        home = httpx.get(url, headers={"accept-encoding": "gzip"}, timeout=WAIT)
        assert home.is_success
        assert home.headers["content-encoding"] == "gzip"
        assert httpx.get(f"{url}/metrics", timeout=WAIT).status_code == 404, "figures are for the host alone"
        await two_people_play(url)


def test_the_service_starts_what_is_installed_and_its_games_are_backed_up(tmp_path: Path) -> None:
    port = free_port()
    bin_folder = tmp_path / "bin"
    bin_folder.mkdir()
    program = bin_folder / "ludoteka"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m ludoteka "$@"\n')
    program.chmod(0o755)
    environment = {"STATE_DIRECTORY": str(tmp_path), "LUDOTEKA_PORT": str(port)}
    environment["LUDOTEKA_URL"] = "https://games.example.org"

    def line(name: str) -> list[str]:
        """Return the command of a unit as systemd would run it."""
        given = unit(name)["ExecStart"].replace("/opt/ludoteka/bin", str(bin_folder)).replace("%%", "%")
        words = shlex.split(given)
        return [re.sub(r"\$\{(\w+)\}", lambda found: environment[found[1]], word) for word in words]

    running = subprocess.Popen(line("ludoteka.service"), env=os.environ | environment, stderr=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                assert httpx.get(f"http://127.0.0.1:{port}/healthz").is_success
                break
            except httpx.TransportError:
                assert running.poll() is None
                assert time.monotonic() < deadline
                time.sleep(0.05)
        for _ in range(2):  # the copy of a week ago makes room
            copying = line("ludoteka-backup.service")
            subprocess.run(copying, env=os.environ | environment, check=True, timeout=START_SECONDS)
        assert len(list(tmp_path.glob("backup-?.db"))) == 1
        assert not (tmp_path / "new.db").exists()
    finally:
        running.terminate()
        assert running.wait(STOP_SECONDS) == 0


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for path in DEPLOY.glob("*.service"):
        said = unit(path.name)
        assert said["DynamicUser"] == "yes"
        assert "MemoryDenyWriteExecute" not in said
    assert (DEPLOY / "ludoteka-backup.timer").read_text().count("OnCalendar=") == 1
    if shutil.which("systemd-analyze") is None:
        return
    program = shutil.which("true")
    for path in [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]:
        text = path.read_text().replace("/opt/ludoteka/bin/ludoteka", str(program))
        (tmp_path / path.name).write_text(text)
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *sorted(map(str, tmp_path.iterdir()))], capture_output=True, text=True
    )
    assert not re.search(r"ludoteka.*(Unknown|Failed to parse|not executable)", checked.stderr), checked.stderr


def test_the_dashboard_asks_for_figures_that_there_are() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    asked = {name for panel in panels for target in panel["targets"] for name in FIGURE.findall(target["expr"])}
    there = set(re.findall(r"^# TYPE (\S+) ", metrics.page().decode(), re.MULTILINE))
    assert len(asked) >= 10
    assert {re.sub("_bucket$", "", name) for name in asked} <= there


FIGURE = re.compile(r"\b(?:ludoteka|process)_\w+")


def composed() -> dict[str, Any]:
    """Return what the file for several workers says."""
    said: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return said


async def test_a_game_is_played_through_the_door_of_several_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgres_url: str, bus: RedisServer
) -> None:
    """What would be containers are processes here: the command of the workers, with other addresses, and the door."""
    url, port = f"https://localhost:{free_port()}", free_port()
    services = composed()["services"]
    assert set(services) == {"door", "ludoteka", "thinker", "games", "bus"}
    given = {"LUDOTEKA_URL": url, "LUDOTEKA_PASSWORD": "x", "LUDOTEKA_WORKERS": "2"}
    database = new_database(postgres_url, "composed")
    elsewhere = {
        "--host=0.0.0.0": "--host=127.0.0.1",
        "--port=8410": f"--port={port}",
        "--db=postgresql://ludoteka:x@games/ludoteka": f"--db={database}",
        "--bus=redis://bus:6379": f"--bus={bus.url}",
    }
    words = [
        re.sub(r"\$\{(\w+)[^}]*\}", lambda found: given[found[1]], word) for word in services["ludoteka"]["command"]
    ]
    assert set(elsewhere) <= set(words), "the command is not the one that this test knows"
    command = [sys.executable, "-m", "ludoteka", *(elsewhere.get(word, word) for word in words)]
    with (tmp_path / "log").open("wb") as log:
        running = subprocess.Popen(command, stderr=log, stdout=log)
    try:
        with caddy(url, port, tmp_path) as certificate:
            monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
            wait_for(url, certificate)
            assert httpx.get(f"{url}/readyz", timeout=WAIT).is_success
            await two_people_play(url)
    finally:
        running.terminate()
        assert running.wait(STOP_SECONDS) == 0, (tmp_path / "log").read_text()[-3000:]
