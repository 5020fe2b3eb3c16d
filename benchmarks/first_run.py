"""What a new user waits for: `python -m benchmarks.first_run` prints a table.

With an empty cache, a server as `script/play` starts it and a real browser: from the click on "Play now" to one's own
turn, and from one's own move to the first answer of a bot. The same from a fresh checkout that was set up on a machine
without Node. Then a wheel in a fresh virtual environment, again with an empty cache: to the first move, and to the
first decision of `expert`. `--wheel FILE` takes one that is built already, `--only PART` measures a part alone.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import ludoteka

ROOT = Path(__file__).resolve().parents[1]
PARTS = ("browser", "without-node", "wheel")
START_SECONDS = 120.0
PATIENCE = 120_000

#: Plays the visitor's decisions over another socket, as the same person, until another seat has moved; milliseconds.
ANSWER = """
async ([table]) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  let number = Math.floor(Math.random() * 1e9), moved = 0, seat = null;
  setTimeout(() => reject(new Error("no answer")), 110000);
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, client: "b" + number }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "refused") return reject(new Error(message.message));
    if (message.type === "sync") seat = message.seat;
    if (message.type !== "sync" && message.type !== "update") return;
    if (moved && message.log.some((entry) => entry.kind === "moved" && entry.seat !== seat)) {
      socket.close();
      return resolve(performance.now() - moved);
    }
    if (message.legal.length) {
      moved = performance.now();
      socket.send(JSON.stringify({ type: "move", number: ++number, seq: message.seq, action: message.legal[0].text }));
    }
  };
})
"""

#: Run in the fresh environment: seconds from the import to the first move, and of the first decision of `expert`.
PROBE = """
import json, sys, time
begun = time.perf_counter()
import ludoteka
position = ludoteka.game(sys.argv[1]).new(seed=1)
position.apply(position.legal_actions()[0])
moved = time.perf_counter()
bot = ludoteka.bot(sys.argv[1], "expert", seed=1)
bot.choose(position.view_only(position.current_player))
print(json.dumps([moved - begun, time.perf_counter() - moved]))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def cold_server(checkout: Path, folder: Path) -> Iterator[str]:
    """Start a server as `script/play` does, with nothing compiled and no data; yield its address."""
    port = free_port()
    environment = _clean() | {"LUDOTEKA_CACHE": str(folder / "cache"), "XDG_DATA_HOME": str(folder / "data")}
    command = [str(checkout / ".venv" / "bin" / "ludoteka"), "serve", "--port", str(port)]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, cwd=checkout, env=environment, stdout=log, stderr=log)
    try:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and server.poll() is None:
            try:
                urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
                break
            except OSError:
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)


def _clean() -> dict[str, str]:
    """Return the environment without what could lead to another checkout or to other settings."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LUDOTEKA", "NUMBA"))}


def path_without_node(folder: Path) -> str:
    """Return a PATH like ours on which there is no Node, made of links in a folder where need be."""
    found = []
    for number, place in enumerate(os.environ["PATH"].split(os.pathsep)):
        programs = list(Path(place).iterdir()) if Path(place).is_dir() else []
        if not {"node", "npm"} & {program.name for program in programs}:
            found.append(place)
            continue
        links = folder / str(number)
        links.mkdir(parents=True)
        for program in programs:
            if program.name not in ("node", "nodejs", "npm", "npx", "corepack"):
                (links / program.name).symlink_to(program)
        found.append(str(links))
    return os.pathsep.join(found)


@contextmanager
def set_up_without_node() -> Iterator[tuple[Path, float]]:
    """Set up a copy of what is under version control as `script/play` does; yield where it is and how long it took."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name) / "ludoteka"
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8", check=True
        )
        for file in filter(None, listed.stdout.split("\0")):
            if (ROOT / file).is_file():
                (copy / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / file, copy / file)
        environment = _clean() | {"PATH": path_without_node(Path(name) / "programs")}
        assert shutil.which("node", path=environment["PATH"]) is None
        begun = time.perf_counter()
        subprocess.run(["script/setup", "cli,server"], cwd=copy, env=environment, check=True)
        yield copy, time.perf_counter() - begun


def in_a_browser(games: list[str], checkout: Path = ROOT) -> dict[str, list[float]]:
    """Return for each game the seconds from click to own turn and from own move to the first answer."""
    from playwright.sync_api import sync_playwright
    from tests.web.site import chromium

    from ludoteka.server.wire.messages import PROTOCOL

    found = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for game in games:
            with tempfile.TemporaryDirectory() as folder, cold_server(checkout, Path(folder)) as base:
                page = browser.new_context(base_url=base, locale="en-US").new_page()
                page.set_default_timeout(PATIENCE)
                page.goto("/")
                button = page.locator(f'[data-shelf="{game}"] button.solid')
                button.wait_for()
                begun = time.perf_counter()
                button.click()
                page.locator("[data-known]").click()  # who comes for the first time is asked
                page.wait_for_selector('[data-prompt="mine"], [data-prompt="no"]')
                own = time.perf_counter() - begun
                table = page.url.rpartition("/")[2].partition("#")[0]
                answer = page.evaluate(ANSWER.replace("PROTOCOL", str(PROTOCOL)), [table]) / 1000
                found[game] = [own, answer]
                page.context.close()
        browser.close()
    return found


def from_a_wheel(games: list[str], wheel: Path | None) -> dict[str, list[float]]:
    """Return for each game the seconds to the first move and those of the first decision of `expert`."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if wheel is None:
            subprocess.run([sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", name, str(ROOT)], check=True)
            wheel = next(folder.glob("*.whl"))
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
        venv.create(folder / "venv", with_pip=True)
        python = str(folder / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python")
        pins = str(ROOT / "constraints.txt")
        subprocess.run([python, "-m", "pip", "install", "-q", "-c", pins, str(wheel)], check=True)
        subprocess.run([python, "-m", "compileall", "-q", str(folder / "venv")], check=False, stdout=subprocess.DEVNULL)
        found = {}
        for game in games:
            environment = _clean() | {"LUDOTEKA_CACHE": str(folder / f"cache-{game}")}
            command = [python, "-P", "-c", PROBE, game]
            done = subprocess.run(command, cwd=name, env=environment, stdout=subprocess.PIPE, check=True)
            found[game] = json.loads(done.stdout)
        return found


def show(title: str, limits: tuple[float, float], heads: tuple[str, str], found: dict[str, Any]) -> None:
    """Print a table of two columns of seconds."""
    print(
        f"\n{title}\n{'':22}"
        + "".join(f"{f'{head} (<= {most:g} s)':>32}" for head, most in zip(heads, limits, strict=True))
    )
    for game, figures in found.items():
        print(f"{game:22}" + "".join(f"{figure:30.2f} s" for figure in figures), flush=True)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.first_run", description=__doc__)
    parser.add_argument("--only", choices=PARTS)
    parser.add_argument("--wheel", type=Path)
    parser.add_argument("games", nargs="*", default=None)
    given = parser.parse_args()
    games = given.games or ludoteka.games()
    heads = ("click to own turn", "own move to answer")
    if given.only in (None, "browser"):
        show("Empty cache, in a browser", (3, 5), heads, in_a_browser(games))
    if given.only in (None, "without-node"):
        with set_up_without_node() as (checkout, seconds):
            title = f"Set up without Node in {seconds:.0f} s, empty cache, in a browser"
            show(title, (3, 5), heads, in_a_browser(games, checkout))
    if given.only in (None, "wheel"):
        heads = ("import to first move", "first decision of expert")
        show("A wheel, empty cache", (1.5, 3), heads, from_a_wheel(games, given.wheel))


if __name__ == "__main__":
    main()
