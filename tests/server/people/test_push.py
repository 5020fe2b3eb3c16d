"""Whoever has closed the page is told by Web Push that it is their turn, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteka.server.common.push_services import is_push_service
from tests.server.client import Person
from tests.server.servers import Server

pytest.importorskip("pywebpush", reason="the extra `push` is not installed")
from tests.server.push_service import Browser, PushService

DAYS = {"kind": "days", "days": 1}


async def started(host: Person, guest: Person) -> tuple[str, Person]:
    """Return a table by the day of two whose pages are closed, and who decides first."""
    body = {"game": "opale", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": DAYS, "public": True}
    table = str((await host.post("/api/tables", body))["id"])
    await guest.post(f"/api/tables/{table}/join", {})
    mine = (await host.get("/api/me/tables"))["tables"]
    return table, (host, guest)[next(entry["mover"] for entry in mine if entry["table"]["id"] == table)]


async def test_whose_page_is_closed_is_told_and_only_their_device_can_read_it(own: Callable[..., Server]) -> None:
    async with PushService() as service:
        server = own(push_services=[service.origin])
        async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
            key = (await ada.get("/api/push"))["key"]
            devices = {who.name: Browser(service, who.name, "uk") for who in (ada, bob)}
            for who in (ada, bob):
                assert await who.post("/api/me/push", devices[who.name].subscription) == {"devices": 1}
            table, mover = await started(ada, bob)
            path, headers, body = await service.taken.get()
            # all that is told: two games that differ in what is hidden are told alike
            told = {"title": "Опал", "body": "Ваш хід", "tag": table, "url": f"/table/{table}"}
            assert (path, devices[mover.name].read(body)) == (f"/{mover.name}", told)
            assert table.encode() not in body
            # signed with the key that browsers are given, which a new start keeps
            assert headers["authorization"].endswith(f"k={key}")
            assert (headers["ttl"], headers["content-encoding"]) == ("86400", "aes128gcm")
            # nothing of a table that is to be silent
            for who in (ada, bob):
                await who.post(f"/api/tables/{table}/silence", {"silent": True})
            assert await ada.get(f"/api/tables/{table}/silence") == {"silent": True}
            # a device that its service knows no more is forgotten
            service.status = 410
            _, other = await started(ada, bob)
            path, _, _ = await service.taken.get()
            assert path == f"/{other.name}"
            while (await other.get("/api/me/push"))["devices"]:
                pass
            assert service.taken.empty()


async def test_nobody_is_led_elsewhere_and_devices_are_few(own: Callable[..., Server]) -> None:
    async with PushService() as inside, PushService(307) as service:
        service.location = f"{inside.origin}/secret"
        server = own(push_services=[service.origin])
        async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
            for address in (f"{inside.origin}/x", "https://169.254.169.254/latest", "http://fcm.googleapis.com/x"):
                wrong = Browser(service).subscription | {"endpoint": address}
                refused = await ada.http.post("/api/me/push", json=wrong)
                assert (refused.status_code, refused.json()["code"]) == (409, "push-service")
            for who in (ada, bob):
                for i in range(10):
                    await who.post("/api/me/push", Browser(service, f"{who.name}{i}").subscription)
                assert await who.get("/api/me/push") == {"devices": 8}
            _, mover = await started(ada, bob)
            for _ in range(8):
                path, _, _ = await service.taken.get()
                assert path.startswith(f"/{mover.name}")
            assert inside.taken.empty()
            newest = Browser(service, f"{mover.name}9").subscription["endpoint"]
            assert await mover.post("/api/me/push/off", {"endpoint": newest}) == {"devices": 7}


@pytest.mark.parametrize(
    ("address", "good"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=abc", True),
        ("https://web.push.apple.com/abc", True),
        ("https://fcm.googleapis.com:443/x", True),
        ("http://fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com:22/x", False),
        ("https://fcm.googleapis.com.evil.example/x", False),
        ("https://evil.example/fcm.googleapis.com", False),
        ("https://fcm.googleapis.com@evil.example/x", False),
        ("https://evil@fcm.googleapis.com/x", False),
        ("https://xnotify.windows.com/x", False),
        ("https://127.0.0.1/x", False),
        ("https://[::1]/x", False),
        ("https://fcm.googleapis.com\\@127.0.0.1/x", False),
        ("https://fcm.googleapis.com:x/", False),
        ("file:///etc/passwd", False),
        ("", False),
    ],
)
def test_only_known_push_services_are_pushed_to(address: str, good: bool) -> None:
    assert is_push_service(address) == good
    assert is_push_service("http://127.0.0.1:9000/x", ["http://127.0.0.1:9000"])
    assert not is_push_service("http://127.0.0.1:9000@evil.example/x", ["http://127.0.0.1:9000"])
