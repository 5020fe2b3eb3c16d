"""The reference client of the bot API: a program that plays a seat over the same socket as everybody."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import ludoteka
from ludoteka.server.common.errors import Refusal
from ludoteka.server.wire import messages

#: After a lost connection it waits about so many seconds, longer each time, at most so long; then it goes on.
_FIRST_WAIT, _LONGEST_WAIT, _MOST_TRIES = 0.5, 20.0, 30


class BadLink(Refusal):
    """The link does not name a table and a token."""


def read_link(link: str) -> tuple[str, str]:
    """Return the socket's address and the token of a link such as `https://host/table/ID#token=...`. Raises BadLink."""
    parts = urlsplit(link)
    table, token = parts.path.rpartition("/table/")[2], parts.fragment.removeprefix("token=")
    if parts.scheme not in ("http", "https") or not parts.netloc or not table.isalnum() or not token:
        raise BadLink(
            "A link for a program looks like https://HOST/table/TABLE#token=...: take it from the table's page."
        )
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}/api/tables/{table}/socket", token


def play(link: str, level: str, tell: Callable[[str, dict[str, Any]], None]) -> list[int]:
    """Play a seat to the end of its game and return who has won. Raises BadLink or Refusal.

    `tell` hears what happens: the key of a message and its arguments.
    """
    from websockets.exceptions import ConnectionClosed, InvalidStatus
    from websockets.sync.client import connect

    address, token = read_link(link)
    client, wait = secrets.token_hex(8), _FIRST_WAIT
    for _ in range(_MOST_TRIES):
        try:
            headers = {"authorization": f"Bearer {token}"}
            with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
                return _Game(socket, client, level, tell).run()
        except InvalidStatus as error:
            raise Refusal("The server does not know this token.", "not-allowed") from error
        except (ConnectionClosed, OSError):
            tell("bot-lost", {"seconds": round(wait)})
            time.sleep(wait * (0.5 + secrets.randbelow(100) / 100))
            wait = min(_LONGEST_WAIT, wait * 2)
    raise Refusal("The server cannot be reached.", "lost")


class _Game:
    """One connection's worth of a game."""

    def __init__(self, socket: Any, client: str, level: str, tell: Callable[[str, dict[str, Any]], None]) -> None:
        self.socket, self.client, self.level, self.tell = socket, client, level, tell
        self.number = secrets.randbelow(2**40)
        self.bot: Any = None
        self.seat = 0

    def run(self) -> list[int]:
        """Play until the game is over; return who has won."""
        self._send(messages.Hello(protocol=messages.PROTOCOL, client=self.client))
        table: Any = None
        while True:
            message = messages.decode_server(self.socket.recv())
            if isinstance(message, messages.Refused) and message.code != "begun":
                raise Refusal(message.message, message.code)
            if not isinstance(message, (messages.Sync, messages.Update)):
                continue
            table = message.table or table
            if isinstance(message, messages.Sync):
                if message.seat is None:
                    raise Refusal("This token has no seat at the table.", "not-allowed")
                self.seat = message.seat
                self.tell("bot-seated", {"seat": self.seat, "game": table.game})
                if table.state == "open":  # it may begin before this is heard
                    self._send(messages.Ready(number=self._next()))
            if table.state == "over":
                return list(table.winners)
            if message.legal:
                self._move(message.seq, table.game)

    def _move(self, seq: int, game: str) -> None:
        """Think from a position that its seat cannot tell from the real one, and move."""
        self._send(messages.Ask(number=self._next(), about="position"))
        rules = ludoteka.game(game)
        position = rules.parse(self._answer(messages.Answer).items[0])
        if self.bot is None:
            self.bot = ludoteka.bot(game, self.level)
        action = rules.action_to_text(self.bot.choose(position.view_only(self.seat)))
        self.tell("bot-moves", {"action": action})
        self._send(messages.Move(number=self._next(), seq=seq, action=action))

    def _answer(self, kind: type[messages.Answer]) -> messages.Answer:
        while True:
            message = messages.decode_server(self.socket.recv())
            if isinstance(message, kind) and message.number == self.number:
                return message
            if isinstance(message, messages.Refused):
                raise Refusal(message.message, message.code)

    def _next(self) -> int:
        self.number += 1
        return self.number

    def _send(self, message: messages.FromClient) -> None:
        self.socket.send(messages.encode(message))
