"""A device that keeps passkeys, in software: what a browser answers when it is asked to make one, or to show one."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

#: Somebody is there and has proven who they are; a new key is described.
_PRESENT, _VERIFIED, _NEW_KEY = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def plain(data: str) -> bytes:
    return base64.urlsafe_b64decode(data + "=" * (-len(data) % 4))


class Authenticator:
    """One passkey, at one origin."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.name = secrets.token_bytes(32)
        self.handle = b""
        self.uses = 0

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, host: str, flags: int, more: bytes = b"") -> bytes:
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big") + more

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.create`."""
        self.handle = plain(options["user"]["id"])
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        about = bytes(16) + len(self.name).to_bytes(2, "big") + self.name + public
        data = self._data(options["rp"]["id"], _PRESENT | _VERIFIED | _NEW_KEY, about)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        response = {"clientDataJSON": text(client), "attestationObject": text(attested), "transports": ["internal"]}
        return {"id": text(self.name), "rawId": text(self.name), "type": "public-key", "response": response}

    def show(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.get`."""
        self.uses += 1
        data = self._data(options["rpId"], _PRESENT | _VERIFIED)
        client = self._client("webauthn.get", options["challenge"])
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": text(client),
            "authenticatorData": text(data),
            "signature": text(signed),
            "userHandle": text(self.handle),
        }
        return {"id": text(self.name), "rawId": text(self.name), "type": "public-key", "response": response}
