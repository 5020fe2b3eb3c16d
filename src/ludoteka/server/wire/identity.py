"""The same person on several devices, by private links and passkeys; and somebody who wants to be forgotten."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ludoteka.server.wire.wire_types import Secret

#: What a device is called among a person's own: the beginning of a hash, and no secret.
DeviceId = Annotated[str, Meta(min_length=16, max_length=16, pattern="^[0-9a-f]+$")]
Challenge = Annotated[str, Meta(min_length=16, max_length=128, pattern="^[A-Za-z0-9_-]+$")]


class PrivateLink(Struct, frozen=True, kw_only=True):
    """An address by which to go on, once, on another device, and when it ends. The secret stands after `#`."""

    link: str
    expires: int


class Device(Struct, frozen=True, kw_only=True):
    """A device of one's own, by the kind of its browser and system; `here` where it is the one that asks."""

    id: str
    browser: str
    system: str
    #: When it got to know one, and when it was last used, to the day; None where that is not known.
    since: int
    seen: int | None
    here: bool = False


class Passkey(Struct, frozen=True, kw_only=True):
    """A passkey of one's own; browser and system are where it was made."""

    id: str
    #: By which the device that keeps it knows it.
    credential: str
    browser: str
    system: str
    since: int
    seen: int


class MyDevices(Struct, frozen=True, kw_only=True):
    """Where one is known, and by which passkeys one can come back."""

    devices: list[Device]
    passkeys: list[Passkey]


class Removal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A device or a passkey of one's own that is to be removed."""

    id: DeviceId


class Ceremony(Struct, frozen=True, kw_only=True):
    """What a browser is asked when a passkey is made or used, as the WebAuthn standard has it in JSON."""

    options: dict[str, Any]


class Shown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a browser answers when a passkey was made or used, as the WebAuthn standard has it in JSON."""

    credential: dict[str, Any]


class Recognised(Struct, frozen=True, kw_only=True):
    """Whose passkey it is, and a code by which to go on as that person, as the code of a private link."""

    name: str
    code: Secret


class Footprint(Struct, frozen=True, kw_only=True):
    """What there is of somebody: what would go, and what would stay for others, if they were forgotten."""

    name: str
    devices: int
    passkeys: int
    #: Tables that wait for players, games that others play in as well, games against bots, games that are over.
    waiting: int
    shared: int
    alone: int
    over: int


class Forget(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who wants to be forgotten, by the name that was shown: nobody forgets somebody else by mistake."""

    name: Annotated[str, Meta(max_length=200)]
