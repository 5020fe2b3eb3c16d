"""The paper on the protocol is true: its frames are frames, its requests are there, and no message is forgotten."""

from __future__ import annotations

import importlib
import pkgutil
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler

from ludoteka.server.web import routes
from ludoteka.server.wire import messages
from ludoteka.server.wire.requests import NewTable

PAPER = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
#: Where the server describes its requests itself.
DESCRIPTIONS = ("/api/docs", "/api/openapi.json")
FRAMES = re.findall(r"```json\n(.*?)```", PAPER, re.DOTALL)


@pytest.mark.parametrize("frame", FRAMES, ids=range(len(FRAMES)))
def test_what_is_shown_is_what_the_schema_reads(frame: str) -> None:
    shown: dict[str, Any] = msgspec.json.decode(frame)
    if "type" not in shown:
        msgspec.json.decode(frame, type=NewTable)
        return
    kinds = messages.FromClient | messages.FromServer
    read = msgspec.json.decode(frame, type=kinds)
    again = msgspec.json.decode(messages.encode(read))
    assert shown.keys() <= again.keys(), "no field that the server would not send"


def test_no_message_is_forgotten() -> None:
    for kind in (*get_args(messages.FromClient), *get_args(messages.FromServer)):
        assert f"`{kind.__struct_config__.tag}`" in PAPER
    for name, code in vars(messages).items():
        assert not name.startswith("CLOSE_") or str(code) in PAPER


def test_the_requests_are_there_and_none_is_forgotten() -> None:
    found = {
        (method, re.sub(r":(str|int)", "", path))
        for module in pkgutil.iter_modules(routes.__path__, f"{routes.__name__}.")
        for handler in vars(importlib.import_module(module.name)).values()
        if isinstance(handler, HTTPRouteHandler)
        for path in handler.paths
        for method in handler.http_methods
    }
    named = set(re.findall(r"`(GET|POST) (/api/[^`?]*)`", PAPER))
    assert named - found == set()
    # the description that this server gives of itself is told in a sentence
    told = {request for request in found if request[1].startswith("/api/") and request[1] not in DESCRIPTIONS}
    assert told - named == set()
