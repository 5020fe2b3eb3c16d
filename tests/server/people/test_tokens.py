"""A program's token opens one seat of one table, whatever address it is shown at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from ludoteka.server.common.settings import Settings
from ludoteka.server.storage import migrations, schema
from ludoteka.server.web.app import make_app
from tests.server.client import Person, stranger, watch
from tests.server.servers import Server

#: What everybody may ask for, and what does not look at who asks.
FOR_ALL = {
    "/", "/{path}", "/healthz", "/readyz", "/metrics", "/api/openapi.json", "/api/docs", "/api/games", "/api/compiling",
    "/api/tables", "/api/push", "/api/lessons", "/api/lessons/{game}", "/api/lessons/{game}/{lesson}/{step}",
    "/study", "/study/{game}", "/study/{game}/{position}", "/api/pictures/{game}/{file}",
    "/api/puzzles", "/api/puzzles/{game}", "/api/puzzles/{game}/{puzzle}", "/api/puzzles/{game}/{puzzle}/hint/{number}",
}  # fmt: skip
#: Where nobody's identity is looked at: whoever asks brings the position.
NOBODYS = {
    ("POST", "/api/mail/confirm"), ("POST", "/api/mail/off"),
    ("POST", "/api/study"), ("POST", "/api/study/think"), ("POST", "/api/study/bot"),
    ("POST", "/api/positions"), ("POST", "/api/positions/read"), ("POST", "/api/positions/link"),
    ("POST", "/api/lessons/{game}/{lesson}/{step}"), ("POST", "/api/puzzles/{game}/{puzzle}"),
}  # fmt: skip
#: What a program may do at its table.
FOR_PROGRAMS = {
    ("GET", "/api/tables/{table_id}"), ("GET", "/api/tables/{table_id}/record"),
    ("GET", "/api/tables/{table_id}/replay"), ("POST", "/api/tables/{table_id}/leave"),
    ("POST", "/api/tables/{table_id}/return"),
}  # fmt: skip


def routes(tmp_path: Path) -> Iterator[tuple[str, str]]:
    """Yield the method and the address of everything that the application answers."""
    app: Any = make_app(Settings(database=f"sqlite:///{tmp_path}/none.db"))
    inner = app._inner
    assert isinstance(inner, Litestar)
    for route in inner.routes:
        for handler in getattr(route, "route_handlers", []):
            for method in handler.http_methods:
                if method in ("GET", "POST", "PUT", "DELETE", "PATCH"):
                    yield (
                        method,
                        "/" + "/".join(part.split(":")[0] + "}" * (":" in part) for part in handler_path(route)),
                    )


def handler_path(route: Any) -> list[str]:
    path: str = route.path
    return path.strip("/").split("/")


#: A body that each address can read; where it cannot, the refusal would prove nothing.
BODIES: dict[str, Any] = {
    "/api/me": {"name": "X"},
    "/api/me/continue": {"code": "x" * 43},
    "/api/me/continue/who": {"code": "x" * 43},
    "/api/me/devices/remove": {"id": "0" * 16},
    "/api/me/passkeys": {"credential": {}},
    "/api/me/passkeys/remove": {"id": "0" * 16},
    "/api/passkey": {"credential": {}},
    "/api/me/forget": {"name": "X"},
    "/api/me/push": {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "B" * 87, "auth": "a" * 22},
    "/api/me/push/off": {"endpoint": "https://fcm.googleapis.com/x"},
    "/api/me/mail": {"address": "x@example.org"},
    "/api/tables/{table_id}/silence": {"silent": True},
    "/api/tables": {"game": "opale", "seats": [{}, {}]},
    "/api/tables/{table_id}/start": {"level": "random"},
    "/api/tables/{table_id}/chat": {"chat": False},
    "/api/tables/{table_id}/name": {"seat": 0, "name": "X"},
    "/api/tables/{table_id}/again": {"number": 0, "seat": 0},
    "/api/tables/{table_id}/offer": {"what": "pause"},
    "/api/tables/{table_id}/answer": {"what": "pause", "agree": True},
}


async def test_a_token_is_refused_at_every_address_that_is_not_its_seats(sqlite_server: Server, tmp_path: Path) -> None:
    base = sqlite_server.base
    async with Person(base) as ada, Person(base, "Bob") as bob:
        table = await ada.open("oriflamme-alliance", "me hot open")
        other = await ada.open("oriflamme-alliance", "me hot open")
        await bob.post(f"/api/tables/{table}/join", {})
        await bob.post(f"/api/tables/{other}/join", {})
        link = (await ada.post(f"/api/tables/{table}/seats/0/program"))["link"]
        headers = {"authorization": f"Bearer {link.partition('#token=')[2]}"}
        walked = sorted(set(routes(tmp_path)))
        assert len(walked) > 20
        async with stranger(base, headers=headers) as program:

            async def status(method: str, path: str, where: str) -> int:
                address = path.replace("{table_id}", where).replace("{seat}", "0").replace("{path}", "x")
                body = BODIES.get(path, {}) if method == "POST" else None
                return (await program.request(method, address, json=body)).status_code

            for method, path in walked:
                if method == "GET" and (path in FOR_ALL or path.startswith("/api/schema")):
                    continue
                if (method, path) in NOBODYS:
                    continue
                assert await status(method, path, other) == 403, f"{method} {path} at another table"
                if (method, path) in FOR_PROGRAMS:
                    assert await status(method, path, table) in (200, 409), f"{method} {path} at its own table"
                else:
                    assert await status(method, path, table) == 403, f"{method} {path} at its own table"
            replay = f"/api/tables/{table}/replay"
            assert (await program.get(replay, params={"seat": 0})).status_code == 200
            assert (await program.get(replay, params={"seat": 1})).status_code == 403, "the owner's other seat"
        with pytest.raises(ConnectionClosed):
            await watch(base, other, headers)
        socket = await watch(base, table, headers)
        assert socket.now["yours"] == [0]
        assert not socket.now["hosting"]
        await socket.send({"type": "look", "seat": 1})
        assert (await socket.until("refused"))["code"] == "not-your-seat"
        await socket.close()


async def test_a_token_for_a_seat_that_its_owner_left_opens_nothing(sqlite_server: Server) -> None:
    base = sqlite_server.base
    async with Person(base) as ada, Person(base, "Bob") as bob, Person(base, "Cyd") as cyd:
        table = await ada.open("oriflamme-alliance", "open me open")
        await bob.post(f"/api/tables/{table}/join", {"seat": 0})
        link = (await bob.post(f"/api/tables/{table}/seats/0/program"))["link"]
        headers = {"authorization": f"Bearer {link.partition('#token=')[2]}"}
        program = await watch(base, table, headers)
        assert program.now["seat"] == 0
        await bob.post(f"/api/tables/{table}/leave")
        await bob.post(f"/api/tables/{table}/join", {"seat": 2})
        await cyd.post(f"/api/tables/{table}/join", {"seat": 0})
        while program.now.get("state", program.now["table"]["state"]) != "playing":
            await program.receive()
        assert (program.now["seat"], program.now["yours"]) == (None, [])
        assert not any('"hand":' in frame for frame in program.frames)
        await program.close()


def test_tokens_from_before_keep_the_seat_that_they_were_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import command
    from alembic.config import Config

    engine = create_engine(f"sqlite:///{tmp_path}/old.db")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(migrations.FOLDER))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        connection.execute(text("INSERT INTO seats VALUES ('t', 1, 'v'), ('t', 2, 'v')"))
        for row in ("('a', 'program', 'v', 't', 0)", "('b', 'program', 'w', 't', 0)", "('c', 'cookie', 'v', NULL, 0)"):
            connection.execute(text(f"INSERT INTO tokens (hash, kind, visitor, table_id, created) VALUES {row}"))
        migrations.migrate(connection)
        found: dict[str, int | None] = dict(
            connection.execute(schema.tokens.select().with_only_columns(*schema.tokens.c["hash", "seat"])).all()
        )
    engine.dispose()
    assert found == {"a": 1, "c": None}
