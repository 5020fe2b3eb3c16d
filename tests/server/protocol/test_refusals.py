"""Every refusal has a code of its own, and the page has words for each code in its languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ludoteka
from ludoteka.engine.text import LANGUAGES
from ludoteka.server.common import errors
from ludoteka.server.common.errors import Refusal
from tests.engine.test_words import messages
from tests.server.client import Person
from tests.server.servers import Server

SERVER = Path(ludoteka.__file__).parent / "server"
#: How refusals are made, and which argument is the code.
MAKERS = {"Refusal", "NotFound", "NotAllowed", "NoIdentity", "Stale", "Damaged", "StorageFailed", "TooMuch"}


#: Codes that are put together where they are used, and those that other parts of the server or the page give.
COMPOSED = {"f'{code}-already'": ("nudged-already", "prolonged-already"), "_ENGINE.get(type(error), 'bad-request')": ()}
FAULTS = {"bad-request", "bad-method", "too-large", "server", "foreign-origin", "too-much", "offline", "unexpected"}


@dataclass(frozen=True)
class Made:
    """A place where a refusal is made: by which class, with which codes and with which facts for its words."""

    where: str
    kind: str
    codes: tuple[str, ...]
    facts: frozenset[str]


def words(language: str) -> dict[str, Any]:
    """Return what the page says; some parts of it bring words of their own."""
    files = ("page.ftl", "study.ftl", "puzzles.ftl", "mygames.ftl", "devices.ftl")
    return {key: said for file in files for key, said in messages(language, file).items()}


@cache
def made() -> list[Made]:
    """Return where refusals are made. Fails where a code cannot be read off."""
    return list(_made())


def _made() -> Iterator[Made]:
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            kind = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and kind in MAKERS and path.stem != "program":  # it passes on what it heard
                code = node.args[1] if len(node.args) > 1 else None
                yield Made(f"{path.name}:{node.lineno}", kind, tuple(codes(code)), frozenset(facts(node)))


def facts(call: ast.Call) -> Iterator[str]:
    """Yield the names of what a refusal gives to its words."""
    for keyword in call.keywords:
        if keyword.arg == "args" and isinstance(keyword.value, ast.Dict):
            yield from (str(key.value) for key in keyword.value.keys if isinstance(key, ast.Constant))


def codes(code: ast.expr | None) -> Iterator[str]:
    """Yield the codes that an expression can be."""
    if isinstance(code, ast.IfExp):
        yield from (*codes(code.body), *codes(code.orelse))
    elif isinstance(code, ast.Constant):
        yield str(code.value)
    elif code is not None:
        yield from COMPOSED[ast.unparse(code)]


@cache
def every_code() -> set[str]:
    """Return all codes that a person can see."""
    classes = [value.code for value in vars(errors).values() if isinstance(value, type) and issubclass(value, Refusal)]
    return {code for one in made() for code in one.codes} | set(classes) | set(errors._ENGINE.values()) | FAULTS


def test_no_refusal_is_without_a_code() -> None:
    bare = [one.where for one in made() if one.kind == "Refusal" and not one.codes]
    assert [where for where in bare if not where.startswith("errors.py")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_words_for_every_code_in_every_language(language: str) -> None:
    known = words(language)
    assert len(every_code()) > 50
    assert sorted(code for code in every_code() if f"refusal-{code}" not in known) == []
    worded = {key.removeprefix("refusal-") for key in known if key.startswith("refusal-")}
    assert sorted(worded - every_code()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_gives_what_its_words_speak_of(language: str) -> None:
    known = words(language)
    lacking = {
        (one.where, code): known[f"refusal-{code}"].given - one.facts
        for one in made()
        for code in one.codes
        if known[f"refusal-{code}"].given - one.facts
    }
    assert lacking == {}
    assert any(known[f"refusal-{code}"].given for code in every_code())


async def test_a_blank_name_and_a_wish_for_too_many_seats_say_what_is_wrong(server: Server) -> None:
    async with Person(server.base) as ada:
        for name in ("", "   ", "x" * 25):
            answer = (await ada.http.post("/api/me", json={"name": name})).json()
            assert (answer["code"], answer["args"]) == ("bad-name", {"most": 24})
        seats = [{"kind": "open"}] * 9
        answer = (await ada.http.post("/api/tables", json={"game": "opale", "seats": seats})).json()
        assert answer["code"] == "bad-players"
