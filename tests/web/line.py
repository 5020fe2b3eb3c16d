"""A second line to a table, as the same person: what the server says to programs.

By it a test gets to the position that it is about in a moment, where nobody has to see how it came about.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection, connect

import ludoteka
from ludoteka.server.wire.messages import PROTOCOL
from tests.web.site import Visitor

#: How long an answer may take.
PATIENCE = 60
#: More decisions than any of these games has for one person.
MANY = 500

Frame = dict[str, Any]
#: Chooses one of the legal actions, by what the seat is told.
Chooser = Callable[[Frame], str]


def at_random(seed: int) -> Chooser:
    dice = Random(seed)
    return lambda told: str(dice.choice(told["legal"])["text"])


class Line:
    """A line to a table."""

    def __init__(self, guest: Visitor, table: str) -> None:
        cookie = "; ".join(f"{c['name']}={c['value']}" for c in guest.page.context.cookies())
        self.guest, self.table = guest, table
        self.url = f"{guest.base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.headers = {"cookie": cookie, "origin": guest.base}

    @contextmanager
    def open(self, seq: int = 1_000_000) -> Iterator[tuple[ClientConnection, Frame]]:
        """Yield a socket, and what it was told of the table now; of the log what comes after `seq`."""
        hello = {"type": "hello", "protocol": PROTOCOL, "client": secrets.token_hex(8), "seq": seq}
        with connect(
            self.url, additional_headers=self.headers, max_size=None, open_timeout=PATIENCE, ping_timeout=PATIENCE
        ) as socket:
            socket.send(json.dumps(hello))
            yield socket, await_frame(socket, lambda frame: frame["type"] == "sync")

    def ask(self, kind: str, **body: Any) -> Frame:
        """Ask; return what answers. A request of one's own turn is about the newest entry."""
        with self.open() as (socket, now):
            newest = {"seq": now["seq"]} if kind in ("move", "undo") else {}
            socket.send(json.dumps({"type": kind, "number": 1} | newest | body))
            return await_frame(socket, lambda frame: frame.get("number") == 1)

    def position(self, game: str) -> ludoteka.Position:
        """Return a position that one's own seat cannot tell from the real one."""
        return ludoteka.game(game).parse(self.ask("ask", about="position")["items"][0])

    def log(self) -> list[Frame]:
        """Return all that the log tells one's own seat."""
        with self.open(seq=0) as (_, now):
            return list(now["log"])

    def now(self) -> Frame:
        """Return what the seat is told now."""
        with self.open() as (_, now):
            return now

    def my_turn(self) -> bool:
        """Wait until it is this person's turn or the game is over; return whether one may act."""
        return self.play(at_random(0), most=0)

    def move(self, action: str) -> None:
        """Carry out an action."""
        answer = self.ask("move", action=action)
        assert answer["type"] == "done", answer

    def play(self, choose: Chooser, most: int = MANY, until: Callable[[Frame], bool] = lambda told: False) -> bool:
        """Decide for one's own seat, so often or until it is told something; return whether the game goes on.

        Ends at a turn of this person, or at the end of the game.
        """
        with self.open() as (socket, now):
            number, state = 0, now["table"]["state"]
            while state != "over":
                if not now["legal"]:
                    now = await_frame(socket, lambda frame: frame["type"] in ("update", "sync"))
                    state = now.get("state", state)
                    continue
                if number >= most or until(now):
                    return True
                number += 1
                socket.send(json.dumps({"type": "move", "number": number, "seq": now["seq"], "action": choose(now)}))
                before = now["seq"]
                while now["seq"] == before:
                    now = await_frame(socket, lambda frame: frame["type"] in ("update", "sync", "refused"))
                    assert now["type"] != "refused", now
                    state = now.get("state", state)
            return False


def await_frame(socket: ClientConnection, wanted: Callable[[Frame], bool]) -> Frame:
    """Return the next frame of a kind."""
    while not wanted(frame := json.loads(socket.recv(PATIENCE))):
        continue
    return dict(frame)
