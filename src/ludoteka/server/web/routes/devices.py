"""The same person on several devices: private links, the list of devices, passkeys; and being forgotten."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ludoteka.server.common.errors import NoIdentity, NotFound, Refusal
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.storage.identities import digest
from ludoteka.server.storage.passkeys import Place
from ludoteka.server.web.cookies import (
    before_cookie,
    cookie,
    cookie_name,
    secret_in_cookie,
    secrets_before,
)
from ludoteka.server.web.routes.asking import Asked, known, who
from ludoteka.server.web.routes.people import me_of
from ludoteka.server.web.security import origin_of
from ludoteka.server.web.services import Services, TheServices
from ludoteka.server.web.user_agents import device_of, parts_of
from ludoteka.server.wire.identity import (
    Ceremony,
    Device,
    Footprint,
    Forget,
    MyDevices,
    Passkey,
    PrivateLink,
    Recognised,
    Removal,
    Shown,
)
from ludoteka.server.wire.requests import Before, Continue, Identity, Me

#: So much of a hash is a name among a person's own.
_SHORT = 16


# ---- private links


@post("/api/me/link", tags=["identity"])
async def link_me(request: Asked, services: TheServices) -> PrivateLink:
    """Get a private link by which to go on, once, on another device; an earlier one is good no more."""
    visitor = await known(request, services)
    mine = secret_in_cookie(request.scope, services.settings)
    code, expires = await services.identities.continue_code(visitor, by=mine)
    return PrivateLink(link=f"{services.settings.base_url}/continue#code={code}", expires=expires)


@post("/api/me/link/off", tags=["identity"], status_code=200)
async def revoke_link(request: Asked, services: TheServices) -> MyDevices:
    """Let no private link of mine be good any more."""
    visitor = await known(request, services)
    await services.identities.revoke(visitor)
    return await _devices(request, visitor, services)


@post("/api/me/continue/who", tags=["identity"], status_code=200)
async def whose_link(request: Asked, data: JSONBody[Continue], services: TheServices) -> Identity:
    """Whose private link is this, and who am I here? Nothing is changed."""
    me, visitor = await who(request, services), await services.identities.whose(data.code)
    return Identity(name=visitor.name, me=me.name if me else None, same=me is not None and me.id == visitor.id)


@post("/api/me/continue", tags=["identity"], status_code=200)
async def continue_me(request: Asked, data: JSONBody[Continue], services: TheServices) -> Response[Me]:
    """Go on as the person who made a private link. Who is somebody here already says so, and can go back."""
    me, before = await who(request, services), secrets_before(request.scope, services.settings)
    mine = secret_in_cookie(request.scope, services.settings)
    if me is not None and not data.instead and me.id != (await services.identities.whose(data.code)).id:
        raise Refusal(f"You are {me.name} on this device.", "somebody-else")
    visitor, secret, ended = await services.identities.redeem(data.code, device_of(request.scope))
    await services.open_sockets.close(visitor.id, ended)
    if me is not None and mine is not None and me.id != visitor.id:
        before = [mine, *before]
    return Response(
        await me_of(visitor, services),
        cookies=[cookie(services.settings, secret), before_cookie(services.settings, before)],
    )


@get("/api/me/before", tags=["identity"])
async def read_before(request: Asked, services: TheServices) -> Before:
    """Who was I on this device before I followed private links?"""
    return Before(names=[visitor.name for visitor, _ in await _before(request, services)])


@post("/api/me/back", tags=["identity"], status_code=200)
async def go_back(request: Asked, services: TheServices) -> Response[Me]:
    """Become again who I was on this device before; who I am now can be returned to."""
    me, before = await who(request, services), await _before(request, services)
    if not before:
        raise NoIdentity("You were nobody else on this device.", "nobody-before")
    (visitor, secret), rest = before[0], [kept for _, kept in before[1:]]
    mine = secret_in_cookie(request.scope, services.settings)
    if me is not None and mine is not None:
        rest = [mine, *rest]
    return Response(
        await me_of(visitor, services),
        cookies=[cookie(services.settings, secret), before_cookie(services.settings, rest)],
    )


async def _before(request: Asked, services: Services) -> list[tuple[Visitor, str]]:
    """Return who one was on this device before, with their secrets; nobody through a program's token."""
    await who(request, services)
    found = [
        (await services.identities.visitor(secret), secret)
        for secret in secrets_before(request.scope, services.settings)
    ]
    return [(visitor, secret) for visitor, secret in found if visitor is not None and visitor.table is None]


# ---- devices


@get("/api/me/devices", tags=["identity"])
async def read_devices(request: Asked, services: TheServices) -> MyDevices:
    """On which devices am I known, and which passkeys do I have?"""
    return await _devices(request, await known(request, services), services)


async def _devices(request: Asked, visitor: Visitor, services: Services) -> MyDevices:
    here = digest(secret_in_cookie(request.scope, services.settings) or "")
    devices = [
        Device(
            id=row.hash[:_SHORT],
            browser=parts_of(row.device)[0],
            system=parts_of(row.device)[1],
            since=row.created,
            seen=row.seen,
            here=row.hash == here,
        )
        for row in await services.identities.devices(visitor)
    ]
    devices.sort(key=lambda device: not device.here)
    passkeys = [
        Passkey(
            id=row.hash[:_SHORT],
            credential=row.credential,
            browser=parts_of(row.device)[0],
            system=parts_of(row.device)[1],
            since=row.created,
            seen=row.seen,
        )
        for row in await services.passkeys.of(visitor)
    ]
    return MyDevices(devices=devices, passkeys=passkeys)


@post("/api/me/devices/remove", tags=["identity"], status_code=200)
async def remove_device(request: Asked, data: JSONBody[Removal], services: TheServices) -> MyDevices:
    """Let another device of mine be nobody's any more, at once: its open pages close, it is told nothing.

    Private links that are open, and links of programs at my seats, end with it: it may have made them.
    """
    visitor = await known(request, services)
    mark = next((row.hash for row in await services.identities.devices(visitor) if row.hash[:_SHORT] == data.id), None)
    if mark is None:
        raise NotFound("You have no such device: it was removed already.", "no-device")
    if mark == digest(secret_in_cookie(request.scope, services.settings) or ""):
        raise Refusal("This is the device that you use: remove it from another one.", "this-device")
    await services.open_sockets.close(visitor.id, await services.identities.remove_device(visitor, mark))
    return await _devices(request, visitor, services)


# ---- passkeys


def _place(request: Asked, services: Services) -> Place:
    """Return where a passkey would be good: the address of the page that asks, which is one of ours. Raises Refusal."""
    origin = origin_of(request.scope) or services.settings.base_url  # type: ignore[arg-type]
    host = urlsplit(origin).hostname or ""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return Place(host, origin)
    raise Refusal("A passkey needs the name of a site, and this address is a number.", "passkey-address")


@post("/api/me/passkeys/ask", tags=["identity"], status_code=200)
async def ask_for_passkey(request: Asked, services: TheServices) -> Ceremony:
    """What is my browser to be asked, so that it makes a passkey?"""
    visitor = await known(request, services)
    return Ceremony(options=await services.passkeys.ask_to_make(visitor, _place(request, services)))


@post("/api/me/passkeys", tags=["identity"], status_code=200)
async def add_passkey(request: Asked, data: JSONBody[Shown], services: TheServices) -> MyDevices:
    """Keep the passkey that my browser has made."""
    visitor = await known(request, services)
    place = _place(request, services)
    await services.passkeys.make(visitor, place, data.credential, device_of(request.scope))
    return await _devices(request, visitor, services)


@post("/api/me/passkeys/remove", tags=["identity"], status_code=200)
async def remove_passkey(request: Asked, data: JSONBody[Removal], services: TheServices) -> MyDevices:
    """Let a passkey of mine open nothing any more."""
    visitor = await known(request, services)
    mark = next((row.hash for row in await services.passkeys.of(visitor) if row.hash[:_SHORT] == data.id), None)
    if mark is None:
        raise NotFound("You have no such passkey: it was removed already.", "no-device")
    await services.passkeys.remove(visitor, mark)
    return await _devices(request, visitor, services)


@post("/api/passkey/ask", tags=["identity"], status_code=200)
async def ask_to_come_back(request: Asked, services: TheServices) -> Ceremony:
    """What is my browser to be asked, so that it shows a passkey?"""
    await who(request, services)
    return Ceremony(options=services.passkeys.ask_to_show(_place(request, services)))


@post("/api/passkey", tags=["identity"], status_code=200)
async def come_back(request: Asked, data: JSONBody[Shown], services: TheServices) -> Recognised:
    """Whose passkey is this? Nothing is changed: the code is redeemed as that of a private link."""
    await who(request, services)
    found = await services.passkeys.whose(_place(request, services), data.credential)
    name = await services.store.visitor_name(found)
    if not name:
        raise NoIdentity("Nobody here has this passkey: it was removed, or is of another site.", "no-passkey")
    code, _ = await services.identities.continue_code(Visitor(found, name), instead=False)
    return Recognised(name=name, code=code)


# ---- being forgotten


@get("/api/me/forget", tags=["identity"])
async def before_forgetting(request: Asked, services: TheServices) -> Footprint:
    """What would go, and what would stay for others, if I were forgotten?"""
    visitor = await known(request, services)
    waiting, shared, alone, over = await services.store.count_tables(visitor.id)
    return Footprint(
        name=visitor.name,
        devices=len(await services.identities.devices(visitor)),
        passkeys=len(await services.passkeys.of(visitor)),
        waiting=waiting,
        shared=shared,
        alone=alone,
        over=over,
    )


@post("/api/me/forget", tags=["identity"], status_code=200)
async def forget_me(request: Asked, data: JSONBody[Forget], services: TheServices) -> Response[Me]:
    """Forget me, for good: name, devices, settings; others keep the games, with nobody's name at my seat."""
    visitor = await known(request, services)
    if data.name != visitor.name:
        raise Refusal(f"You are {visitor.name} on this device.", "somebody-else")
    await services.forgetting.begin(visitor.id)
    await services.open_sockets.close(visitor.id)
    await services.forgetting.finish()
    gone = Cookie(key=cookie_name(services.settings), value="", path="/", max_age=0, httponly=True, samesite="lax")
    gone.secure = services.settings.secure
    return Response(Me(name=None), cookies=[gone])


HANDLERS = [
    link_me, revoke_link, whose_link, continue_me, read_before, go_back, read_devices, remove_device,
    ask_for_passkey, add_passkey, remove_passkey, ask_to_come_back, come_back, before_forgetting, forget_me,
]  # fmt: skip
