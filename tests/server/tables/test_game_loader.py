"""Nobody waits for the compiler: games open at once, what is wanted is compiled first, bots answer meanwhile."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Generator
from typing import Any

import pytest

import ludoteka
from ludoteka.bots.levels import OPPONENTS
from ludoteka.engine.game import Game
from ludoteka.server.bots import bot_pool, game_loader, pace, plain_thinker
from ludoteka.server.bots.game_loader import GameLoader
from ludoteka.server.common.settings import Settings


class SlowChild:
    """A compiler that takes as long as the test wants."""

    made: list[SlowChild]

    def __init__(self, part: Any, games: Any, nice: int) -> None:
        self.key, self.nice, self.finished = (games[0], part), nice, False
        self.over = threading.Event()
        self.made.append(self)

    def steps(self) -> Generator[Any, None, None]:
        yield game_loader.Job(self.key[0], self.key[1], done=1, total=4)
        self.over.wait()

    def finish(self) -> None:
        self.finished = True
        self.over.set()

    def stop(self) -> None:
        self.over.set()

    def wait(self) -> None:
        assert self.over.is_set(), "nobody would end it"


@pytest.fixture
def children(monkeypatch: pytest.MonkeyPatch) -> list[SlowChild]:
    """Nothing is compiled, and children are slow; what they made is not loaded."""
    SlowChild.made = []
    monkeypatch.setattr(game_loader, "Child", SlowChild)
    monkeypatch.setattr(game_loader, "_CHILDREN", 1)
    monkeypatch.setattr(game_loader, "is_compiled", lambda game, part: False)
    monkeypatch.setattr(game_loader, "can_keep", lambda game: True)
    monkeypatch.setattr(game_loader, "load_part", lambda game, part: None)
    return SlowChild.made


async def until(true: Any) -> None:
    while not true():
        await asyncio.sleep(0.005)


async def test_idle_games_are_compiled_in_order_rules_before_search(children: list[SlowChild]) -> None:
    books = GameLoader()
    books.plan(["opale", "orion-duel"])
    for number in range(4):
        await until(lambda number=number: len(children) > number)
        children[number].finish()
    await books.all_made()
    assert [child.key for child in children] == [
        ("opale", "rules"),
        ("orion-duel", "rules"),
        ("opale", "search"),
        ("orion-duel", "search"),
    ]
    assert {child.nice for child in children} == {game_loader._IDLE_NICE}
    books.close()


async def test_what_somebody_waits_for_comes_before_all_others(children: list[SlowChild]) -> None:
    books = GameLoader()
    books.plan(["akropolis", "opale", "orion-duel"])
    await until(lambda: len(children) == 1)
    await asyncio.wait_for(books.ready("orion-duel"), 600)  # does not wait for any compiler
    await until(lambda: len(children) == 2)
    assert children[0].over.is_set()
    assert not children[0].finished
    assert (children[1].key, children[1].nice) == (("orion-duel", "rules"), game_loader._WANTED_NICE)
    children[1].finish()
    await until(lambda: len(children) == 3)
    assert children[2].key == ("orion-duel", "search")
    assert 0 < books.warmth("orion-duel") < 1
    children[2].finish()
    await until(lambda: len(children) == 4)
    assert children[3].key == ("akropolis", "rules")
    assert books.can_think("orion-duel")
    assert books.warmth("orion-duel") == 1
    books.close()


async def test_what_has_only_to_be_loaded_does_not_wait_for_what_is_compiled(
    children: list[SlowChild], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_loader, "is_compiled", lambda game, part: game.name == "opale")
    books = GameLoader()
    await books.ready("akropolis")
    await until(lambda: len(children) == 1)
    assert await books.thinking_soon("opale")  # the test has a time limit
    assert not children[0].over.is_set()
    assert not await books.thinking_soon("akropolis")
    books.close()


async def test_a_compiler_that_fails_leaves_the_game_playable_and_the_others_compiled(
    children: list[SlowChild], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Failing(SlowChild):
        def steps(self) -> Generator[Any, None, None]:
            if self.key[0] == "opale":
                raise RuntimeError("no compiler today")
            self.finished = True
            yield game_loader.Job(*self.key, done=1, total=1)

    monkeypatch.setattr(game_loader, "Child", Failing)
    books = GameLoader()
    books.plan(["opale", "orion-duel"])
    await books.ready("opale")
    await until(lambda: books.can_think("orion-duel"))
    states = {(job.game, job.part): job.state for job in books.jobs()}
    assert states["opale", "rules"] == "failed"
    assert await books.thinking_soon("opale") is False
    books.close()


async def test_closing_stops_what_compiles(children: list[SlowChild]) -> None:
    books = GameLoader()
    books.plan(["opale"])
    await until(lambda: len(children) == 1)
    books.close()
    assert children[0].over.is_set()


@pytest.mark.parametrize("name", ludoteka.games())
def test_a_bot_answers_uncompiled_from_what_its_seat_knows(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []
    ask = plain_thinker._Process.ask

    def listen(self: Any, question: dict[str, Any], stop: Any) -> Any:
        asked.append(dict(question))
        return ask(self, question, stop)

    monkeypatch.setattr(plain_thinker._Process, "ask", listen)
    monkeypatch.setattr(plain_thinker, "SECONDS", 1.0)
    original = ludoteka.game(name)
    game = Game(original.header, original.parts.package)
    game.open()
    position = game.new(seed=11)
    seat = position.current_player
    assert seat is not None
    plain = plain_thinker.PlainBots(1)
    try:
        for level in ("beginner", "novice", "master"):
            action = bot_pool._choose_plainly(plain, level, position.view_only(seat), bot_pool.new_stop(), 0.1)
            assert action in position.legal_actions()
        found = plain.advise(position.view_only(seat), bot_pool.new_stop())
        assert found.simulations > 0
        assert found.best.action in position.legal_actions()
    finally:
        plain.close()
    # The same for every position that the seat cannot tell from this one.
    assert {question["position"] for question in asked} == {
        str(position.resample(seat, seed=5).view_only(seat).imagine(0))
    }


def test_uncompiled_a_bot_keeps_the_pace_of_all_bots() -> None:
    # What ends later waits for a second pace, at every choice of a turn.
    for level in OPPONENTS:
        assert bot_pool.budget(level, compiled=False) + pace.ROOM < Settings().bot_pace


def test_a_turn_of_eight_choices_takes_less_than_three_seconds() -> None:
    least = Settings().bot_pace
    for compiled in (True, False):
        turn = pace.pace("regular", compiled, False, least) + 7 * pace.pace("regular", compiled, True, least)
        assert turn < 3.0
    # whoever thinks longer takes the same time for every choice, so that the time tells nothing
    steady = [pace.pace(level, True, True, least) == pace.pace(level, True, False, least) for level in OPPONENTS]
    assert steady == [False, False, False, False, True, True]


def test_a_thinker_stops_at_once_and_is_there_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the stop the first question would be thought about for an hour."""
    position = ludoteka.game("opale").new(seed=1)
    seat = position.current_player
    assert seat is not None
    plain = plain_thinker.PlainBots(1)
    try:
        plain.prepare(["opale"])
        monkeypatch.setattr(plain_thinker, "SECONDS", 3600.0)
        stop = bot_pool.new_stop()
        threading.Timer(0.3, stop.set).start()
        assert plain.advise(position.view_only(seat), stop).best.action in position.legal_actions()
        monkeypatch.setattr(plain_thinker, "SECONDS", 0.3)
        assert plain.advise(position.view_only(seat), bot_pool.new_stop()).simulations > 0
        assert len(plain._all) == 1
    finally:
        plain.close()


def test_a_thinker_that_died_is_replaced_and_a_move_is_made_all_the_same(caplog: pytest.LogCaptureFixture) -> None:
    position = ludoteka.game("opale").new(seed=1)
    seat = position.current_player
    assert seat is not None
    plain = plain_thinker.PlainBots(1)
    try:
        plain.prepare(["opale"])
        for process in plain._all:
            process.stop()
        stop = bot_pool.new_stop()
        assert (
            bot_pool._choose_plainly(plain, "novice", position.view_only(seat), stop, 0.1) in position.legal_actions()
        )
        assert "a bot failed uncompiled" in caplog.text
        caplog.clear()
        assert (
            bot_pool._choose_plainly(plain, "novice", position.view_only(seat), stop, 0.1) in position.legal_actions()
        )
        assert caplog.text == ""
    finally:
        plain.close()
