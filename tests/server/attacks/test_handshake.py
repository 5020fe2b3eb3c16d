"""Who gets a socket, and who may change anything: origin x cookie x token."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteka.server.storage.identities import digest
from tests.server.client import Person, stranger, watch
from tests.server.servers import Server

FOREIGN = "https://evil.example"


async def outcome(base: str, table: str, headers: dict[str, str]) -> Any:
    """Return the seat that was given, or the status or the code that was refused with."""
    try:
        watcher = await watch(base, table, headers)
    except InvalidStatus as refused:
        return refused.response.status_code
    await watcher.close()
    return watcher.now["seat"]


@pytest.mark.parametrize("origin", ["own", "foreign", "null", "none"])
@pytest.mark.parametrize("cookie", ["valid", "wrong", "none"])
@pytest.mark.parametrize("token", ["valid", "wrong", "none"])
async def test_handshake_matrix(sqlite_server: Server, origin: str, cookie: str, token: str) -> None:
    base = sqlite_server.base
    async with Person(base) as ada:
        table = await ada.open(seats="me open")
        program = (await ada.post(f"/api/tables/{table}/seats/1/program"))["link"].partition("#token=")[2]
        headers = {}
        if origin != "none":
            headers["origin"] = {"own": base, "foreign": FOREIGN, "null": "null"}[origin]
        if cookie != "none":
            headers["cookie"] = ada.cookie if cookie == "valid" else "ludoteka=" + "x" * 43
        if token != "none":
            headers["authorization"] = "Bearer " + (program if token == "valid" else "y" * 43)
        got = await outcome(base, table, headers)
    if origin in ("foreign", "null") or token == "wrong" or (origin == "none" and token != "valid"):
        assert got == 403
    elif token == "valid":
        assert got == 1, "the program's seat, whatever the cookie"
    else:
        assert got == (0 if cookie == "valid" else None)


async def test_a_foreign_page_changes_nothing_over_http(sqlite_server: Server) -> None:
    base = sqlite_server.base
    async with Person(base) as ada:
        body = {"game": "opale", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for headers in ({"origin": FOREIGN}, {"origin": "null"}, {"sec-fetch-site": "cross-site", "origin": base}):
            answer = await ada.http.post("/api/tables", json=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


async def test_the_cookie_is_for_servers_only_and_the_name_plain(sqlite_server: Server) -> None:
    async with stranger(sqlite_server.base) as http:
        answer = await http.post("/api/me", json={"name": " <i>Zoë</i>\u202e\n "})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert answer.json()["name"] == "<i>Zoë</i>"
        assert answer.headers["content-type"].startswith("application/json")
        for name in ("", " ", "\u200b", "x" * 25, "\n"):
            assert (await http.post("/api/me", json={"name": name})).status_code in (400, 409)
        assert (await http.post("/api/me", json={"name": "Zed"})).json()["name"] == "Zed"
        assert "set-cookie" not in (await http.get("/api/me")).headers


async def test_a_private_link_continues_once_on_another_device(server: Server) -> None:
    async with Person(server.base) as ada, stranger(server.base) as phone:
        table = await ada.open(seats="me open")
        code = (await ada.post("/api/me/link"))["link"].partition("/continue#code=")[2]
        assert (await phone.get("/api/me")).json()["name"] is None
        assert (await phone.post("/api/me/continue", json={"code": code})).json()["name"] == "Ada"
        assert (await phone.get("/api/me")).json()["name"] == "Ada"
        assert (await phone.post(f"/api/tables/{table}/start", json={"level": "random"})).status_code == 200
        assert (await phone.post("/api/me/continue", json={"code": code})).status_code == 401


async def test_a_private_link_replaces_nobody_without_being_asked_to_and_who_one_was_comes_back(
    sqlite_server: Server,
) -> None:
    """It looked like an invitation, and the identity of whoever opened it was gone."""
    async with Person(sqlite_server.base, "Eve") as eve, Person(sqlite_server.base, "Ada") as ada:
        code = (await eve.post("/api/me/link"))["link"].partition("/continue#code=")[2]
        assert await ada.post("/api/me/continue/who", {"code": code}) == {"name": "Eve", "me": "Ada", "same": False}
        refused = await ada.http.post("/api/me/continue", json={"code": code})
        assert (refused.status_code, refused.json()["code"]) == (409, "somebody-else")
        assert (await ada.get("/api/me"))["name"] == "Ada"
        table = await ada.open()
        assert (await ada.post("/api/me/continue", {"code": code, "instead": True}))["name"] == "Eve"
        assert (await ada.get("/api/me"))["name"] == "Eve"
        assert await ada.get("/api/me/before") == {"names": ["Ada"]}
        assert (await ada.post("/api/me/back"))["name"] == "Ada"
        assert (await ada.get("/api/me/tables"))["tables"][0]["table"]["id"] == table
        assert await ada.get("/api/me/before") == {"names": ["Eve"]}
        assert (await ada.post("/api/me/back"))["name"] == "Eve"
        assert await eve.get("/api/me/before") == {"names": []}
        assert (await eve.http.post("/api/me/back")).status_code == 401


async def test_a_programs_token_is_for_one_table_and_for_nothing_else(server: Server) -> None:
    async with Person(server.base) as ada:
        table, other = await ada.open(seats="me open"), await ada.open(seats="me open")
        token = (await ada.post(f"/api/tables/{table}/seats/1/program"))["link"].partition("#token=")[2]
        headers = {"authorization": f"Bearer {token}"}
        with pytest.raises(ConnectionClosed):
            await watch(server.base, other, headers)
        async with stranger(server.base, headers=headers) as program:
            for path, body in [
                ("/api/me/link", None),
                ("/api/me", {"name": "X"}),
                ("/api/tables", {"game": "opale", "seats": [{}, {}]}),
                (f"/api/tables/{other}/join", {}),
                (f"/api/tables/{table}/seats/1/program", None),
            ]:
                assert (await program.post(path, json=body)).status_code == 403, path


async def test_no_secret_is_kept_in_the_clear_or_written_to_the_log(sqlite_server: Server) -> None:
    server = sqlite_server
    async with Person(server.base) as ada:
        opened = await ada.post("/api/tables", {"game": "opale", "seats": [{"kind": "me"}, {}], "public": False})
        secrets = [
            ada.cookie.partition("=")[2],
            opened["link"].partition("#key=")[2],
            (await ada.post("/api/me/link"))["link"].partition("/continue#code=")[2],
            (await ada.post(f"/api/tables/{opened['id']}/seats/1/program"))["link"].partition("#token=")[2],
        ]
        await (await ada.watch(opened["id"], key=secrets[1])).close()
        await ada.http.get("/api/me?token=" + secrets[0])
    from pathlib import Path

    database = Path(server.settings["database"].removeprefix("sqlite:///"))
    # the journal before what it is carried over to: else a row is in neither, where that happens in between
    parts = sorted(database.parent.glob(database.name + "*"), reverse=True)
    stored = b"".join(path.read_bytes() for path in parts)
    assert digest(secrets[0]).encode() in stored
    log = server.log.read_text()
    for secret in secrets:
        assert len(secret) == 43
        assert secret.encode() not in stored
        assert secret not in log


async def test_every_response_carries_the_strict_headers(sqlite_server: Server) -> None:
    async with stranger(sqlite_server.base) as http:
        for path in ("/", "/table/abc", "/api/games", "/api/docs", "/api/no/such", "/healthz"):
            answer = await http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self';" in policy
            assert "unsafe" not in policy.replace("style-src-attr 'unsafe-inline'", "")
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "server" not in answer.headers
        assert (await http.get("/api/no/such")).json()["code"] == "not-found"
        figures = (await http.get("/metrics")).text
        assert "ludoteka_moves_total" in figures
        assert (await http.get("/metrics", headers={"x-forwarded-for": "1.2.3.4"})).status_code == 404
        assert (await http.get("/assets/../../settings.py")).status_code == 404
        assert (await http.get("/assets/%2e%2e/%2e%2e/settings.py")).status_code == 404


async def test_under_https_the_cookie_is_secure_and_other_origins_are_foreign(own: Any) -> None:
    server = own(public_url="https://games.example")
    async with stranger(server.base) as http:
        answer = await http.post("/api/me", json={"name": "A"}, headers={"origin": "https://games.example"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-ludoteka=")
        assert "Secure" in cookie
        assert (await http.post("/api/me", json={"name": "A"}, headers={"origin": server.base})).status_code == 403
        assert "strict-transport-security" in answer.headers
