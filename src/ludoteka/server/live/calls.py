"""Calls people back: whose turn it is at a table by the day, and whose page is closed, is told on their devices.

Who has confirmed a mail address is written to as well: `letters` does that.

A call says which game and that it is one's turn: it is made of the table's number and nothing else, so that no call
can tell what is hidden.
"""

from __future__ import annotations

import asyncio
import base64
import json
import logging
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Any

from ludoteka.engine.text import Phrase, Words
from ludoteka.server.common.push_services import is_push_service
from ludoteka.server.common.settings import Settings
from ludoteka.server.common.tasks import end
from ludoteka.server.live.letters import Letters
from ludoteka.server.state.table_state import TableState
from ludoteka.server.storage.subscriptions import Subscriptions
from ludoteka.server.wire.push import Subscription

try:
    from cryptography.hazmat.primitives import serialization
    from py_vapid import Vapid02
except ImportError:  # the extra `push` is not installed: nobody is offered to be told
    _CAN_PUSH = False
else:
    _CAN_PUSH = find_spec("pywebpush") is not None

log = logging.getLogger("ludoteka.calls")

_KEY = "vapid"
#: Calls that wait to be sent; further ones are left out rather than kept for ever.
_WAITING = 2000
_SENDERS = 4
_SECONDS = 10
#: What a service answers for a device that is no more.
_GONE = (404, 410)

#: The visitor, the table, the game.
Call = tuple[str, str, str]


class Calls:
    """Sends what is to be told outside the page."""

    def __init__(self, subscriptions: Subscriptions, settings: Settings, letters: Letters) -> None:
        self._subscriptions, self._settings, self._letters = subscriptions, settings, letters
        self._queue: asyncio.Queue[Call] = asyncio.Queue(_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        #: Threads of its own: a slow service makes nobody else wait.
        self._threads = ThreadPoolExecutor(_SENDERS, "push")
        self._vapid: Any = None
        #: The public key that browsers ask for; None where this server cannot push.
        self.key: str | None = None

    async def start(self) -> None:
        """Find the server's key, or make it at the first start."""
        if not _CAN_PUSH:
            return
        pem = await self._subscriptions.key(_KEY, _new_key)
        self._vapid = Vapid02.from_pem(pem.encode())
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.key = base64.urlsafe_b64encode(point).rstrip(b"=").decode()
        self._tasks = [asyncio.create_task(self._work()) for _ in range(_SENDERS)]

    async def close(self) -> None:
        """Stop; what waits is not told."""
        for task in self._tasks:
            await end(task)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def turn(self, state: TableState, here: Collection[int]) -> None:
        """Call whoever decides now, unless a bot does or their page is open."""
        seat = state.mover
        if seat is None or seat in here or state.chairs[seat].by_bot:
            return
        visitor = state.chairs[seat].visitor
        if visitor is None:
            return
        self._letters.turn(visitor, state.setting.id, state.setting.game)
        if self.key is not None and not self._queue.full():
            self._queue.put_nowait((visitor, state.setting.id, state.setting.game))

    async def _work(self) -> None:
        while True:
            call = await self._queue.get()
            try:
                await self._tell(*call)
            except Exception:
                log.exception("a call failed", extra={"table": call[1]})

    async def _tell(self, visitor: str, table_id: str, game: str) -> None:
        devices = await self._subscriptions.of(visitor)
        if not devices or await self._subscriptions.silent(visitor, table_id):
            return
        for device in devices:
            # once more: what was asked for under other settings, or elsewhere, leads this server nowhere else either
            known = is_push_service(device.endpoint, self._settings.push_services)
            loop = asyncio.get_running_loop()
            if not known or await loop.run_in_executor(self._threads, self._push, device, table_id, game):
                await self._subscriptions.drop(device.endpoint)

    def _push(self, device: Subscription, table_id: str, game: str) -> bool:
        """Push to one device; return whether it is no more."""
        # Loaded by the first who is called: it brings two clients of HTTP, a third of what a server's start would load.
        import requests
        from pywebpush import WebPushException, webpush

        text = message(table_id, game, device.language)  # here: the first sentence of a language reads all its words
        session = requests.Session()
        session.max_redirects = 0  # nobody leads us elsewhere
        session.trust_env = False
        info = {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}}
        try:
            webpush(
                info,
                text,
                vapid_private_key=self._vapid,
                vapid_claims={"sub": self._settings.push_contact},
                ttl=86_400,
                timeout=_SECONDS,
                requests_session=session,
            )
        except WebPushException as error:
            status = error.response.status_code if error.response is not None else None
            if status in _GONE:
                return True
            log.warning("a push service refused", extra={"status": status})
        except Exception as error:  # it cannot be reached, or the keys that a stranger gave are none
            log.warning("a push service could not be told", extra={"why": type(error).__name__})
        finally:
            session.close()
        return False


def message(table_id: str, game: str, language: str) -> str:
    """Return what a device is told: nothing but the game and the table."""
    words = Words(language)
    said = {"title": words.say(Phrase(f"{game}-title")), "body": words.say(Phrase("page-continue-yours"))}
    return json.dumps(said | {"tag": table_id, "url": f"/table/{table_id}"}, ensure_ascii=False)


def _new_key() -> str:
    vapid = Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem.decode()
