"""Passkeys: people who want to can come back by a key that their own device keeps. There is still no password."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Row, select

from ludoteka.server.common.errors import NoIdentity, Refusal
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.state.clocks import DAY, SECOND, Now
from ludoteka.server.storage.schema import passkeys
from ludoteka.server.storage.store import Store
from ludoteka.server.storage.writer import Job

T = TypeVar("T")

#: A person has at most so many.
MOST = 8
MINUTES = 5
#: So many are asked for at once, all over the server; the oldest question lapses.
_ASKED = 5000
_LONGEST_CREDENTIAL = 1024


@dataclass(frozen=True)
class Place:
    """Where a passkey is good: the site's name, and the address of the page that asks."""

    host: str
    origin: str


@dataclass(frozen=True)
class _Question:
    """What a browser was asked: at which place, until when, and by whom if somebody makes a passkey."""

    place: Place
    expires: int
    visitor: str | None


def mark(credential: bytes) -> str:
    """Return what a passkey is found by."""
    return hashlib.sha256(credential).hexdigest()


def handle(visitor: str) -> bytes:
    """Return by which name a device keeps whose passkey it is: it tells nothing, and is the same each time."""
    return hashlib.sha256(b"ludoteka passkey\0" + visitor.encode()).digest()


class Passkeys:
    """Asks browsers to make and to show passkeys, and checks what they answer. Every question is good once."""

    def __init__(self, store: Store, now: Now) -> None:
        self._store, self._now = store, now
        self._questions: OrderedDict[bytes, _Question] = OrderedDict()
        self._changing = asyncio.Lock()

    async def of(self, visitor: Visitor) -> list[Row[Any]]:
        """Return the passkeys of a visitor, the oldest first."""
        query = select(passkeys).where(passkeys.c.visitor == visitor.id).order_by(passkeys.c.created)
        return list(await self._store.read(lambda c: c.execute(query).all()))

    def _ask(self, place: Place, visitor: str | None) -> bytes:
        challenge = secrets.token_bytes(32)
        self._questions[challenge] = _Question(place, self._now() + MINUTES * 60 * SECOND, visitor)
        if len(self._questions) > _ASKED:
            self._questions.popitem(last=False)
        return challenge

    def _answered(self, credential: dict[str, Any], place: Place, visitor: str | None) -> bytes:
        """Return the challenge that is answered, which was asked for this and is good no more. Raises Refusal."""
        challenge = _challenge_in(credential)
        asked = self._questions.pop(challenge, None)
        if asked is None or asked.expires < self._now() or (asked.place, asked.visitor) != (place, visitor):
            raise Refusal("This was asked too long ago, or answered already: try again.", "passkey-late")
        return challenge

    # ---- making one

    async def ask_to_make(self, visitor: Visitor, place: Place) -> dict[str, Any]:
        """Return what a browser is asked when somebody wants a passkey. Raises Refusal."""
        known = await self.of(visitor)
        if len(known) >= MOST:
            raise Refusal(f"You have {MOST} passkeys: remove one first.", "too-many-passkeys", args={"most": MOST})
        from webauthn import generate_registration_options
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
        )

        options = generate_registration_options(
            rp_id=place.host,
            rp_name="Ludoteka",
            user_name=visitor.name,
            user_display_name=visitor.name,
            user_id=handle(visitor.id),
            challenge=self._ask(place, visitor.id),
            timeout=MINUTES * 60_000,
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.credential)) for row in known],
        )
        return _json(options)

    async def make(self, visitor: Visitor, place: Place, credential: dict[str, Any], device: str) -> None:
        """Keep a passkey that a browser has made. Raises Refusal."""
        challenge = self._answered(credential, place, visitor.id)
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        made = await _checked(
            lambda: verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
            )
        )
        if len(made.credential_id) > _LONGEST_CREDENTIAL:
            raise _refused()
        row: dict[str, Any] = {
            "hash": mark(made.credential_id),
            "visitor": visitor.id,
            "credential": bytes_to_base64url(made.credential_id),
            "public_key": made.credential_public_key,
            "uses": made.sign_count,
            "device": device,
            "created": self._now(),
            "seen": self._now() // DAY * DAY,
        }
        async with self._changing:
            if await self._find(row["hash"]) is not None or len(await self.of(visitor)) >= MOST:
                raise _refused()
            await self._store.write(Job([(passkeys.insert(), row)]))

    async def remove(self, visitor: Visitor, found: str) -> None:
        """Let a passkey of a visitor open nothing any more."""
        mine = passkeys.c.visitor == visitor.id, passkeys.c.hash == found
        await self._store.write(Job([(passkeys.delete().where(*mine), {})]))

    # ---- using one

    def ask_to_show(self, place: Place) -> dict[str, Any]:
        """Return what a browser is asked when somebody comes by a passkey; it says itself whose that is."""
        from webauthn import generate_authentication_options

        return _json(
            generate_authentication_options(
                rp_id=place.host, challenge=self._ask(place, None), timeout=MINUTES * 60_000
            )
        )

    async def whose(self, place: Place, credential: dict[str, Any]) -> str:
        """Return the visitor whose passkey a browser has shown. Raises Refusal, or NoIdentity."""
        challenge = self._answered(credential, place, None)
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

        raw = credential.get("rawId")
        async with self._changing:
            row = await self._find(mark(await _checked(lambda: base64url_to_bytes(str(raw)))))
            if row is None:
                raise NoIdentity("Nobody here has this passkey: it was removed, or is of another site.", "no-passkey")
            shown = await _checked(
                lambda: verify_authentication_response(
                    credential=credential,
                    expected_challenge=challenge,
                    expected_rp_id=place.host,
                    expected_origin=place.origin,
                    credential_public_key=row.public_key,
                    credential_current_sign_count=row.uses,
                )
            )
            told = credential.get("response", {}).get("userHandle")
            if told is not None and told != bytes_to_base64url(handle(row.visitor)):
                raise _refused()
            used = {"uses": shown.new_sign_count, "seen": self._now() // DAY * DAY}
            await self._store.write(Job([(passkeys.update().where(passkeys.c.hash == row.hash).values(used), {})]))
        return str(row.visitor)

    async def _find(self, found: str) -> Row[Any] | None:
        query = select(passkeys).where(passkeys.c.hash == found)
        return await self._store.read(lambda c: c.execute(query).first())


def _challenge_in(credential: dict[str, Any]) -> bytes:
    """Return which question is answered: the answer repeats it. Raises Refusal."""
    from webauthn.helpers import base64url_to_bytes

    try:
        client = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(client["challenge"])
    except Exception as error:  # whatever a stranger may send
        raise _refused() from error


async def _checked(check: Callable[[], T]) -> T:
    """Return what a check finds, made in a thread: keys are reckoned with. Raises Refusal."""
    try:
        return await asyncio.to_thread(check)
    except Exception as error:  # a stranger's bytes go through several readers, each with errors of its own
        raise _refused() from error


def _refused() -> Refusal:
    return Refusal("This passkey cannot be accepted: make a new one, or go on by a private link.", "passkey-refused")


def _json(options: Any) -> dict[str, Any]:
    from webauthn import options_to_json

    found: dict[str, Any] = json.loads(options_to_json(options))
    return found
