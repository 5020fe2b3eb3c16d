"""Lessons on the first day: nothing is compiled yet, and every step opens and answers all the same."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

import ludoteka
from ludoteka.lessons.format import lessons_of
from tests.server.client import ONCE, WAIT
from tests.server.servers import Server


@pytest.fixture(scope="module")
def cold(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty folder for compiled code, whose compiler never gets done."""
    folder = tmp_path_factory.mktemp("cold")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTEKA_CACHE", str(folder / "kernels"))
        server = Server(f"sqlite:///{folder}/ludoteka.db", folder / "log", compiles=False)
        with server:
            yield server
    assert list(folder.rglob("*.nbc")) == [], "something was compiled: this shows nothing"


@pytest.mark.parametrize("game", ludoteka.games())
def test_every_lesson_opens_and_answers_before_anything_is_compiled(cold: Server, game: str) -> None:
    with httpx.Client(base_url=cold.base, headers={"origin": cold.base}, timeout=WAIT, limits=ONCE) as http:
        for lesson in lessons_of(ludoteka.game(game)):
            for step in lesson.steps:
                path = f"/api/lessons/{game}/{lesson.id}/{step.id}"
                begun = http.get(path).raise_for_status().json()
                assert begun["legal"], path
                answer = http.post(path, json={"action": step.show}).raise_for_status().json()
                assert answer["verdict"] == "right", path
