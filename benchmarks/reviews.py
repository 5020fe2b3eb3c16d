"""How long a review takes: `python -m benchmarks.reviews` prints a table.

A server of its own, on which bots play a whole game of each kind; then somebody asks for its review, as the page does,
and looks again and again: how long until the quick look is there, and until all of it is. Fails where that takes longer
than it may. On a busy machine the review is less deep, not later: the figures hold there too.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import httpx
from benchmarks.server import running, wait
from tests.server.ports import free_port
from websockets.sync.client import connect

#: How often it is looked, and how long a game is waited for.
LOOK, PATIENCE = 0.1, 600.0


@dataclass(frozen=True)
class Limit:
    """How long a review of a game for so many players may take, in seconds."""

    game: str
    players: int
    whole: float
    quick: float = 5.0


LIMITS = (
    Limit("akropolis", 4, 60.0),
    Limit("opale", 2, 30.0),
    Limit("orichalcum", 4, 60.0),
    Limit("oriflamme-alliance", 5, 60.0),
    Limit("orion-duel", 2, 30.0),
)


def play(client: httpx.Client, limit: Limit) -> str:
    """Open a table, leave it to bots, look on, and return it when they have played to the end."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "novice"} for _ in range(limit.players - 1))]
    opened = _ask(client.post("/api/tables", json={"game": limit.game, "seats": seats, "public": False}))
    table = str(opened["id"])
    _ask(client.post(f"/api/tables/{table}/leave", json={}))
    base = str(client.base_url).rstrip("/")
    headers = {"cookie": "; ".join(f"{c.name}={c.value}" for c in client.cookies.jar), "origin": base}
    deadline = time.monotonic() + PATIENCE
    # bots play on only where somebody looks
    with connect(f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket", additional_headers=headers) as line:
        line.send(json.dumps({"type": "hello", "protocol": 1, "client": "reviews", "seat": None, "seq": 0}))
        while _ask(client.get(f"/api/tables/{table}"))["state"] != "over":
            if time.monotonic() > deadline:
                raise SystemExit(f"A game of {limit.game} did not end in {PATIENCE:.0f} s.")
            with suppress(TimeoutError):
                while True:
                    line.recv(timeout=LOOK)
    return table


def review(client: httpx.Client, table: str) -> tuple[float, float, dict[str, Any]]:
    """Have a game reviewed; return the seconds until the quick look, until the end, and what was told last."""
    begun, quick = time.monotonic(), None
    told = _ask(client.post(f"/api/tables/{table}/review"))
    while told["state"] != "done":
        if told["state"] == "failed" or time.monotonic() > begun + PATIENCE:
            raise SystemExit(f"The review is not done: {told['state']}.")
        if quick is None and told.get("found"):
            quick = time.monotonic() - begun
        time.sleep(LOOK)
        told = _ask(client.get(f"/api/tables/{table}/review"))
    whole = time.monotonic() - begun
    return whole if quick is None else quick, whole, told


def _ask(answer: httpx.Response) -> dict[str, Any]:
    if answer.is_error:
        raise SystemExit(f"{answer.request.url} was refused: {answer.text}")
    found: dict[str, Any] = answer.json()
    return found


def measure(base: str, limits: list[Limit]) -> bool:
    """Print a line for each game; tell whether all are within their limits."""
    good = True
    with httpx.Client(base_url=base, headers={"origin": base}, timeout=60) as client:
        _ask(client.post("/api/me", json={"name": "Olena"}))
        for limit in limits:
            quick, whole, told = review(client, play(client, limit))
            fine = quick <= limit.quick and whole <= limit.whole
            good &= fine
            print(
                f"{limit.game}, {limit.players} players, {told['total']} decisions: quick look {quick:.1f} s of "
                f"{limit.quick:.0f}, whole {whole:.1f} s of {limit.whole:.0f}, {told['found']['deep']} in depth"
                f"{'' if fine else '  TOO LONG'}",
                flush=True,
            )
    return good


def main() -> int:
    """Start a server, measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("named", nargs="*", metavar="GAME")
    args = parser.parse_args()
    limits = [limit for limit in LIMITS if not args.named or limit.game in args.named]
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        settings = {
            "port": port,
            "database": f"sqlite:///{folder}/reviews.db",
            "warm": [limit.game for limit in limits],
            "request_credit": 1e9,
            "bot_pace": 0.0,
            "stand_in": "novice",
        }
        with running(settings):
            base = f"http://127.0.0.1:{port}"
            wait(base, {limit.game for limit in limits})
            return 0 if measure(base, limits) else 1


if __name__ == "__main__":
    sys.exit(main())
