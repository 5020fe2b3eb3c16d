"""The same person on several devices: links that work once and for ten minutes, and devices that can be removed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from ludoteka.server.common.errors import NoIdentity
from ludoteka.server.state.clocks import DAY, Now
from ludoteka.server.storage.identities import MOST_DEVICES, Identities, digest
from ludoteka.server.storage.store import Store
from tests.server.client import Person, stranger, watch
from tests.server.servers import Server

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1"


async def code_of(who: Person) -> str:
    return str((await who.post("/api/me/link"))["link"].partition("/continue#code=")[2])


async def moved(who: Person, agent: str = SAFARI) -> httpx.AsyncClient:
    """Return another device of somebody, which came by a private link."""
    device = stranger(who.base, headers={"origin": who.base, "user-agent": agent})
    assert (await device.post("/api/me/continue", json={"code": await code_of(who)})).json()["name"] == who.name
    return device


async def test_a_new_link_voids_the_old_one_and_a_revoked_one_opens_nothing(sqlite_server: Server) -> None:
    async with Person(sqlite_server.base) as ada, stranger(sqlite_server.base) as phone:

        async def status(code: str) -> tuple[int, str]:
            answer = await phone.post("/api/me/continue", json={"code": code})
            return answer.status_code, answer.json().get("code", "")

        told = await ada.post("/api/me/link")
        minutes = (told["expires"] - Now()()) / 60_000
        assert 9 < minutes <= 10
        first, second = told["link"].partition("#code=")[2], await code_of(ada)
        assert await status(first) == (401, "link-used")
        await ada.post("/api/me/link/off")
        assert await status(second) == (401, "link-used")
        assert (await phone.get("/api/me")).json()["name"] is None
        assert (await status(await code_of(ada)))[0] == 200


async def test_a_removed_device_is_nobody_at_once_and_its_open_pages_close(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        ada.http.headers["user-agent"] = FIREFOX
        phone = await moved(ada)
        table = await ada.open(seats="me open")
        cookie = "; ".join(f"{one.name}={one.value}" for one in phone.cookies.jar)
        there = await watch(server.base, table, {"cookie": cookie, "origin": server.base})
        here = await ada.watch(table)
        assert there.now["yours"] == [0]
        one, other = (await ada.get("/api/me/devices"))["devices"]
        assert (one["here"], other["here"]) == (True, False)
        assert (other["browser"], other["system"]) == ("safari", "iphone")
        assert Now()() - DAY < other["seen"] <= Now()()
        subscription = {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "B" * 87, "auth": "a" * 22}
        assert (await phone.post("/api/me/push", json=subscription)).json() == {"devices": 1}

        # nobody removes what is not theirs, nor what they use
        refused = await bob.http.post("/api/me/devices/remove", json={"id": other["id"]})
        assert (refused.status_code, refused.json()["code"]) == (404, "no-device")
        refused = await ada.http.post("/api/me/devices/remove", json={"id": one["id"]})
        assert (refused.status_code, refused.json()["code"]) == (409, "this-device")

        left = await ada.post("/api/me/devices/remove", {"id": other["id"]})
        assert [device["id"] for device in left["devices"]] == [one["id"]]
        assert await there.closed() == 4003
        assert (await phone.get("/api/me")).json()["name"] is None
        assert await ada.get("/api/me/push") == {"devices": 0}
        assert (await here.ask("say", text="I am still here"))["type"] == "done"
        await phone.aclose()


async def test_a_removed_device_does_not_come_back_by_what_it_has_made(server: Server) -> None:
    async with Person(server.base) as ada:
        ada.http.headers["user-agent"] = FIREFOX
        phone = await moved(ada)
        table = await ada.open(seats="me open")
        link = (await phone.post("/api/me/link")).json()["link"].partition("#code=")[2]
        program = (await phone.post(f"/api/tables/{table}/seats/0/program")).json()["link"].partition("#token=")[2]
        bearer = {"authorization": f"Bearer {program}"}
        playing = await watch(server.base, table, bearer)
        assert playing.now["yours"] == [0]
        other = next(one for one in (await ada.get("/api/me/devices"))["devices"] if not one["here"])
        await ada.post("/api/me/devices/remove", {"id": other["id"]})
        assert await playing.closed() == 4003
        assert (await phone.get(f"/api/tables/{table}/record", headers=bearer)).status_code == 409, (
            "a stranger's answer"
        )
        refused = await phone.post("/api/me/continue", json={"code": link})
        assert (refused.status_code, refused.json()["code"]) == (401, "link-used")
        with pytest.raises(InvalidStatus):
            await watch(server.base, table, bearer)
        await phone.aclose()


async def test_what_is_asked_for_while_the_device_is_removed_is_not_made(tmp_path: Path, time: list[int]) -> None:
    store, identities = await opened(tmp_path, time)
    ada, secret = await identities.create("Ada")
    await identities.remove_device(ada, digest(secret))
    for late in (identities.continue_code(ada, by=secret), identities.program_token(ada, "t", 0, by=secret)):
        with pytest.raises(NoIdentity):
            await late
    await store.close()


async def test_a_device_that_makes_room_is_told_nothing_any_more_and_its_pages_close(server: Server) -> None:
    async with Person(server.base) as ada:
        table = await ada.open(seats="me open")
        page = await ada.watch(table)
        subscription = {"endpoint": "https://fcm.googleapis.com/room", "p256dh": "B" * 87, "auth": "a" * 22}
        assert await ada.post("/api/me/push", subscription) == {"devices": 1}
        async with httpx.AsyncClient(base_url=server.base, headers={"origin": server.base}) as latest:
            for _ in range(MOST_DEVICES):
                latest.cookies.clear()
                await latest.post("/api/me/continue", json={"code": await code_of(ada)})
            assert await page.closed() == 4003
            assert (await ada.get("/api/me"))["name"] is None
            assert (await latest.get("/api/me/push")).json() == {"devices": 0}


@pytest.fixture
def time() -> list[int]:
    return [1_800_000_000_000]


async def opened(tmp_path: Path, time: list[int]) -> tuple[Store, Identities]:
    now: Any = lambda: time[0]  # noqa: E731
    store = await Store.open(f"sqlite:///{tmp_path}/ludoteka.db")
    return store, Identities(store, now)


async def test_a_link_ends_after_ten_minutes(tmp_path: Path, time: list[int]) -> None:
    store, identities = await opened(tmp_path, time)
    ada, _ = await identities.create("Ada")
    code, expires = await identities.continue_code(ada)
    assert expires == time[0] + 10 * 60_000
    time[0] = expires
    assert (await identities.whose(code)).id == ada.id
    time[0] += 1
    with pytest.raises(NoIdentity):
        await identities.redeem(code)
    await store.close()


async def test_devices_are_few_and_the_one_that_was_not_used_for_longest_makes_room(
    tmp_path: Path, time: list[int]
) -> None:
    store, identities = await opened(tmp_path, time)
    ada, first = await identities.create("Ada", device="firefox linux")
    secrets = [first]
    for _ in range(MOST_DEVICES - 1):
        time[0] += DAY
        code, _ = await identities.continue_code(ada)
        secrets.append((await identities.redeem(code, "safari iphone"))[1])
    await identities.note_use(first)
    code, _ = await identities.continue_code(ada)
    secrets.append((await identities.redeem(code, "safari iphone"))[1])
    known = [await identities.visitor(secret) is not None for secret in secrets]
    assert known == [True, False, *[True] * (MOST_DEVICES - 1)]
    assert len(await identities.devices(ada)) == MOST_DEVICES
    await store.close()


async def test_a_secret_that_ends_while_it_is_looked_up_is_not_remembered(
    tmp_path: Path, time: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, identities = await opened(tmp_path, time)
    ada, secret = await identities.create("Ada")
    mark = (await identities.devices(ada))[0].hash
    identities.look_anew()
    named = store.visitor_name

    async def slow(visitor: str) -> str | None:
        name = await named(visitor)
        monkeypatch.undo()
        await identities.remove_device(ada, mark)
        return name

    monkeypatch.setattr(store, "visitor_name", slow)
    assert await identities.visitor(secret) is None
    assert await identities.visitor(secret) is None
    await store.close()


async def test_links_and_passkeys_are_not_for_nothing(own: Callable[..., Server]) -> None:
    server = own(request_credit=60, request_rate=1e-6)
    async with Person(server.base) as ada:
        codes = [(await ada.http.post("/api/me/link")).status_code for _ in range(4)]
        assert codes == [201, 201, 429, 429]
        assert (await ada.http.post("/api/passkey/ask")).status_code == 429
