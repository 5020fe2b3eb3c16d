"""Puzzles over HTTP: nothing of the solution before a try, what a try brings, and what cannot be."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import msgspec
import pytest

import ludoteka
from ludoteka.puzzles import Puzzle, puzzles_of
from ludoteka.puzzles.collection import Collection
from ludoteka.server.web import prices
from ludoteka.server.web.routes import puzzles as served
from tests.server.servers import Server
from tests.server.thinking.test_study import get, post


def shipped(name: str) -> Collection:
    found = puzzles_of(ludoteka.game(name))
    assert found is not None
    return found


def one_with(name: str, length: int) -> Puzzle:
    """Return a puzzle that some choice of this many actions can be tried in."""
    return next(one for one in shipped(name).puzzles if any(len(tried.play) == length for tried in one.tries))


async def test_a_puzzle_is_shown_without_its_solution_and_as_its_seat_sees_it(server: Server) -> None:
    listed = (await get(server, "/api/puzzles")).json()
    assert {one["game"]: len(one["puzzles"]) for one in listed["games"]} == {
        name: len(shipped(name).puzzles) for name in ludoteka.games()
    }
    assert set(listed["games"][0]["puzzles"][0]) == {"id", "grade", "theme"}
    puzzle = shipped("opale").puzzles[0]
    shown = (await get(server, f"/api/puzzles/opale/{puzzle.id}")).json()
    assert set(shown) == {
        "id", "game", "grade", "theme", "seat", "proven", "hidden", "simulations", "position", "view", "legal",
    }  # fmt: skip
    position = ludoteka.game("opale").parse(shown["position"])
    assert shown["view"] == msgspec.json.decode(msgspec.json.encode(position.view(puzzle.seat)))
    assert [legal["text"] for legal in shown["legal"]] == [
        position.game.action_to_text(action) for action in position.legal_actions()
    ]


async def test_the_best_solves_it_and_what_is_worse_keeps_the_secret(server: Server) -> None:
    puzzle = shipped("opale").puzzles[0]
    path = f"/api/puzzles/opale/{puzzle.id}"
    solved = (await post(server, path, {"play": list(puzzle.best.play)})).json()
    assert (solved["verdict"], solved["chance"], solved["own"]) == ("best", puzzle.best.chance, len(puzzle.best.play))
    assert [step["text"] for step in solved["steps"]] == [*puzzle.best.play, *puzzle.best.then]
    assert solved["steps"][0]["phrases"]
    assert (solved["chances"][0]["chance"], solved["chances"][0]["yours"]) == (puzzle.best.chance, True)
    worst = puzzle.tries[-1]
    missed = await post(server, path, {"play": list(worst.play)})
    told = missed.json()
    assert (told["verdict"], told["chance"], told["best"]) == ("other", worst.chance, puzzle.best.chance)
    assert [one["yours"] for one in told["chances"]] == [True], "the others have no name yet"
    assert [step["text"] for step in told["steps"]][: len(worst.play)] == list(worst.play)
    shown = (await post(server, path, {"show": True})).json()
    assert (shown["verdict"], shown["steps"][0]["text"]) == ("shown", puzzle.best.play[0])


async def test_a_choice_of_two_actions_is_asked_for_one_after_the_other(server: Server) -> None:
    puzzle = one_with("opale", 2)
    tried = next(one for one in puzzle.tries if len(one.play) == 2)
    path = f"/api/puzzles/opale/{puzzle.id}"
    begun = (await post(server, path, {"play": [tried.play[0]]})).json()
    assert (begun["verdict"], begun["chance"], begun["chances"]) == ("more", None, [])
    assert tried.play[1] in [legal["text"] for legal in begun["legal"]]
    whole = (await post(server, path, {"play": list(tried.play)})).json()
    assert whole["verdict"] in ("best", "good", "other")
    assert whole["own"] == 2


async def test_hints_tell_what_is_at_stake_and_a_few_choices(server: Server) -> None:
    puzzle = shipped("opale").puzzles[0]
    path = f"/api/puzzles/opale/{puzzle.id}/hint"
    stake = (await get(server, f"{path}/2")).json()
    assert (stake["best"], stake["next"]) == (puzzle.best.chance, pytest.approx(puzzle.best.chance - puzzle.margin))
    among = (await get(server, f"{path}/3")).json()["among"]
    assert len(among) == 3
    assert list(puzzle.best.play) in [one["actions"] for one in among]
    assert among[0]["play"][0]["key"].startswith("opale-")


async def test_what_is_no_puzzle_and_no_choice_is_refused_by_name(server: Server) -> None:
    puzzle = shipped("opale").puzzles[0]
    path = f"/api/puzzles/opale/{puzzle.id}"
    for wrong in ("/api/puzzles/opale/nothing", f"/api/puzzles/akropolis/{puzzle.id}"):
        answer = await get(server, wrong)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-puzzle")
    assert (await get(server, "/api/puzzles/chess")).json()["code"] == "unknown-game"
    assert (await get(server, f"{path}/hint/9")).json()["code"] == "not-found"
    illegal = (await post(server, path, {"play": ["pass"]})).json()
    assert illegal["code"] == "illegal"
    assert (await post(server, path, {"play": ["sing"]})).json()["code"] == "bad-notation"
    nothing = await post(server, path, {"play": []})
    assert nothing.json()["verdict"] == "more"
    bodies: list[dict[str, object]] = [{"play": ["H1"] * 5}, {"plays": []}]
    for body in bodies:
        assert (await post(server, path, body)).json()["code"] == "bad-request"


def test_every_day_has_a_puzzle_of_its_own_and_each_game_has_its_day() -> None:
    games = [found for name in ludoteka.games() if (found := served._listed(ludoteka.game(name)))]
    noon = datetime(2026, 11, 17, 12, tzinfo=UTC)
    days = [served._of_the_day(games, noon + timedelta(days=n)) for n in range(5 * len(games))]
    assert all(day is not None and day.seconds_left == 12 * 3600 for day in days)
    chosen = [(day.game, day.id) for day in days if day is not None]
    assert len(set(chosen)) == len(chosen)
    assert {game for game, _ in chosen[: len(games)]} == {one.game for one in games}
    assert served._of_the_day([], noon) is None


def test_puzzles_cost_what_they_take() -> None:
    assert prices.of_request("GET", "/api/puzzles") == 2.0
    assert prices.of_request("GET", "/api/puzzles/opale/22d920/hint/3") == 6.0
    assert prices.of_request("POST", "/api/puzzles/opale/22d920") == 12.0
