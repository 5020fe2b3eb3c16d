"""Passkeys: whoever wants one comes back with it on a device that holds nothing; nobody else does."""

from __future__ import annotations

from typing import Any

import httpx

from ludoteka.server.storage.passkeys import MOST
from tests.server.authenticator import Authenticator
from tests.server.client import Person, stranger
from tests.server.servers import Server


def name_of(server: Server) -> str:
    """Return the origin of the site by its name: passkeys know no numbers."""
    return f"http://localhost:{server.settings['port']}"


async def added(who: Person, key: Authenticator) -> Any:
    who.http.headers["origin"] = key.origin
    asked = await who.post("/api/me/passkeys/ask")
    return await who.post("/api/me/passkeys", {"credential": key.make(asked["options"])})


def nobody(server: Server, origin: str) -> httpx.AsyncClient:
    return stranger(server.base, headers={"origin": origin})


async def options(who: httpx.AsyncClient) -> dict[str, Any]:
    found: dict[str, Any] = (await who.post("/api/passkey/ask")).json()["options"]
    return found


async def test_with_a_passkey_one_comes_back_on_a_device_that_holds_nothing(server: Server) -> None:
    origin = name_of(server)
    key = Authenticator(origin)
    async with Person(server.base) as ada, nobody(server, origin) as phone:
        kept = await added(ada, key)
        assert len(kept["passkeys"]) == 1
        shown = key.show(await options(phone))
        told = (await phone.post("/api/passkey", json={"credential": shown})).json()
        assert told["name"] == "Ada"
        assert (await phone.get("/api/me")).json()["name"] is None, "nobody is changed before it is confirmed"
        assert (await phone.post("/api/me/continue", json={"code": told["code"]})).json()["name"] == "Ada"
        assert (await phone.get("/api/me")).json()["name"] == "Ada"
        assert len((await ada.get("/api/me/devices"))["devices"]) == 2
        # what was shown once is good no more
        again = await phone.post("/api/passkey", json={"credential": shown})
        assert (again.status_code, again.json()["code"]) == (409, "passkey-late")
        # who is somebody already is not swapped
        async with Person(server.base, "Eve") as eve:
            eve.http.headers["origin"] = origin
            told = await eve.post("/api/passkey", {"credential": key.show(await options(eve.http))})
            refused = await eve.http.post("/api/me/continue", json={"code": told["code"]})
            assert refused.json()["code"] == "somebody-else"
        # and a removed one opens nothing
        assert (await ada.post("/api/me/passkeys/remove", {"id": kept["passkeys"][0]["id"]}))["passkeys"] == []
        refused = await phone.post("/api/passkey", json={"credential": key.show(await options(phone))})
        assert (refused.status_code, refused.json()["code"]) == (401, "no-passkey")


async def test_what_no_device_of_theirs_has_signed_is_refused(sqlite_server: Server) -> None:
    server, origin = sqlite_server, name_of(sqlite_server)
    key, foreign = Authenticator(origin), Authenticator("https://evil.example")
    async with Person(server.base) as ada, Person(server.base, "Eve") as eve, nobody(server, origin) as phone:
        await added(ada, key)

        async def code(credential: Any) -> str:
            answer = await phone.post("/api/passkey", json={"credential": credential})
            assert answer.status_code >= 400
            return str(answer.json()["code"])

        # another key that claims to be this one; an answer for another page; one for another question
        liar = Authenticator(origin)
        liar.name, liar.handle, liar.uses = key.name, key.handle, 5
        assert await code(liar.show(await options(phone))) == "passkey-refused"
        key.origin = foreign.origin
        assert await code(key.show(await options(phone))) == "passkey-refused"
        key.origin = origin
        assert await code(key.show(await options(phone) | {"challenge": "A" * 43})) == "passkey-late"
        # a copy of the key falls behind
        key.uses = 9
        assert (await phone.post("/api/passkey", json={"credential": key.show(await options(phone))})).is_success
        key.uses = 3
        assert await code(key.show(await options(phone))) == "passkey-refused"
        key.uses = 20
        # whose it is stands in the device too
        handle, key.handle = key.handle, b"x" * 32
        assert await code(key.show(await options(phone))) == "passkey-refused"
        key.handle = handle
        unreadable: list[Any] = [
            {},
            {"rawId": 1, "response": {}},
            {"response": {"clientDataJSON": "e30"}},
            {"response": []},
        ]
        for junk in unreadable:
            assert await code(junk) == "passkey-refused"
        # a question is for who asked it, and a passkey is one person's
        eve.http.headers["origin"] = origin
        asked = (await ada.post("/api/me/passkeys/ask"))["options"]
        refused = await eve.http.post("/api/me/passkeys", json={"credential": Authenticator(origin).make(asked)})
        assert refused.json()["code"] == "passkey-late"
        asked = (await eve.post("/api/me/passkeys/ask"))["options"]
        assert (await eve.http.post("/api/me/passkeys", json={"credential": key.make(asked)})).status_code == 409
        assert (await eve.get("/api/me/devices"))["passkeys"] == []


async def test_passkeys_are_few_and_need_the_name_of_a_site(sqlite_server: Server) -> None:
    async with Person(sqlite_server.base) as ada:
        refused = await ada.http.post("/api/me/passkeys/ask")
        assert refused.json()["code"] == "passkey-address"
        assert (await ada.http.post("/api/passkey/ask")).json()["code"] == "passkey-address"
        for _ in range(MOST):
            kept = await added(ada, Authenticator(name_of(sqlite_server)))
        assert len(kept["passkeys"]) == MOST
        refused = await ada.http.post("/api/me/passkeys/ask")
        assert (refused.json()["code"], refused.json()["args"]) == ("too-many-passkeys", {"most": MOST})
