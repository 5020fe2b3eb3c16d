"""Being told outside the page: devices that ask for it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Endpoint = Annotated[str, Meta(min_length=12, max_length=800)]


class Subscription(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A device as its browser names it: where to push to, and the keys by which only it can read that."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(min_length=87, max_length=88, pattern="^[A-Za-z0-9_-]+=?$")]
    auth: Annotated[str, Meta(min_length=22, max_length=24, pattern="^[A-Za-z0-9_-]+={0,2}$")]
    language: Literal["uk", "ru", "en"] = "en"


class Unsubscription(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A device that is to be told nothing any more."""

    endpoint: Endpoint


class PushKey(Struct, frozen=True, kw_only=True):
    """The key by which push services know this server; None where it cannot push."""

    key: str | None


class Devices(Struct, frozen=True, kw_only=True):
    """How many of one's devices are told."""

    devices: int


class Silence(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether one wants to hear nothing of a table."""

    silent: bool
