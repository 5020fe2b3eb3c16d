"""Agents of every form play the suite; those that crash, hang or cheat are told so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ludoteka
from ludoteka.arena.ledger import BadLedger
from ludoteka.evaluation import BadAgent, evaluate
from ludoteka.evaluation.evaluating import Outcomes, by_name, run_part, series
from ludoteka.evaluation.result import write_files
from ludoteka.evaluation.suite import Part

HERE = "tests.evaluation.some_agents"
SHORT: dict[str, Any] = {"games": ["opale"], "rivals": ["random"], "rounds": 2, "limit": 300.0}


def test_a_deterministic_agent_gives_the_same_bytes_twice_in_any_number_of_processes(tmp_path: Path) -> None:
    written = []
    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        result = evaluate(f"{HERE}:Dice", takes="numbers", jobs=jobs, folder=folder, **SHORT)
        written.append({path.name: path.read_bytes() for path in write_files(result, folder)})
        assert result.games == 4
        assert result.decisions > 40
        assert result.illegal == result.crashes == result.timeouts == 0
    assert all(files.pop("times.json") for files in written)
    assert written[0] == written[1]


@pytest.mark.parametrize(("name", "takes"), [("lowest", "knowledge"), ("policy", "pettingzoo")])
def test_agents_that_choose_alike_get_the_same_result_in_whatever_form_they_are_asked(name: str, takes: str) -> None:
    result = evaluate(f"{HERE}:{name}", takes, **SHORT)
    assert result.rows == evaluate(lambda knowledge: knowledge.legal_actions()[0], **SHORT).rows


def test_a_bot_of_openspiel_plays(tmp_path: Path) -> None:
    pytest.importorskip("pyspiel")
    result = evaluate(f"{HERE}:spiel", "openspiel", games=["opale"], rivals=["random"], rounds=1, limit=300.0)
    assert (result.games, result.crashes, result.illegal) == (2, 0, 0), result.forfeits


def test_an_agent_sees_what_its_seat_knows_and_nothing_else() -> None:
    seen = []

    def curious(knowledge: ludoteka.Knowledge) -> int:
        seen.append(knowledge)
        return knowledge.legal_actions()[0]

    evaluate(curious, **SHORT)
    for knowledge in seen:
        imagined = knowledge.imagine(1)
        assert imagined.view(knowledge.seat) == knowledge.view
        assert knowledge.imagine(1) == imagined


def test_an_illegal_choice_is_counted_and_a_random_one_played() -> None:
    result = evaluate(f"{HERE}:impossible", **SHORT)
    assert result.illegal == result.decisions > 0
    assert result.crashes == 0


@pytest.mark.parametrize(
    ("name", "limit", "cause", "told"),
    [
        ("failing", 300.0, "crash", "RuntimeError: no idea (some_agents.py, line 23)"),
        ("dying", 300.0, "crash", "exit code 3"),
        ("hanging", 0.1, "time", "> 1.1 s"),
    ],
)
def test_an_agent_that_crashes_or_hangs_loses_that_game_and_the_next_one_is_played(
    name: str, limit: float, cause: str, told: str
) -> None:
    result = evaluate(f"{HERE}:{name}", limit=limit, games=["opale"], rivals=["random"], rounds=1)
    assert result.games == 2
    assert result.crashes + result.timeouts == 2
    assert result.forfeits == [(cause, told)]
    assert result.longest >= (limit if cause == "time" else 0)
    assert result.rows[0].won == 0


def test_a_run_that_was_stopped_goes_on_and_plays_no_game_twice(tmp_path: Path) -> None:
    part = Part(("opale",), (), ("random",), 2)
    name, known = f"{HERE}:lowest", series(f"{HERE}:lowest", "knowledge", 300.0, part)

    def some_only(work: Any, tasks: Any) -> Any:
        yield work(tasks[0])

    kept = Outcomes(tmp_path / "games.jsonl", known)
    assert len(list(run_part(kept, by_name(name, "knowledge"), 300.0, part, some_only))) == 1
    result = evaluate(name, folder=tmp_path, **SHORT)
    assert result.games == 4
    lines = (tmp_path / "games.jsonl").read_text().splitlines()[1:]
    assert len({json.loads(line)["number"] for line in lines}) == len(lines) == 4
    with pytest.raises(BadLedger, match="another series"):
        evaluate(f"{HERE}:policy", "pettingzoo", folder=tmp_path, **SHORT)


@pytest.mark.parametrize(
    ("agent", "takes", "said"),
    [
        ("no_such_module:agent", "knowledge", "cannot be loaded"),
        ("no_such_file.py:agent", "knowledge", "there is no file .*no_such_file.py"),
        (f"{HERE}:lowset", "knowledge", "Did you mean 'lowest'"),
        (f"{HERE}:not_callable", "knowledge", "can be called"),
        (f"{HERE}:lowest", "nothing", "An agent takes knowledge"),
        ("exprt", "knowledge", "Did you mean 'expert'"),
    ],
)
def test_what_is_no_agent_is_said_before_anything_is_played(agent: str, takes: str, said: str) -> None:
    with pytest.raises(BadAgent, match=said):
        evaluate(agent, takes, **SHORT)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("def agent(knowledge:\n    return 0\n", r"SyntaxError: .*"),
        ("raise RuntimeError('no weights')\n", r"RuntimeError: no weights \(mine.py, line 1\)"),
        ("import no_such_thing\n", r"No module named 'no_such_thing' \(mine.py, line 1\)"),
        ("raise SystemExit(4)\n", r"SystemExit: 4 \(mine.py, line 1\)"),
        ("class agent:\n    def __init__(self):\n        1 / 0\n", r"division by zero \(mine.py, line 3\)"),
    ],
)
def test_code_that_fails_while_it_is_loaded_is_told_with_its_place(tmp_path: Path, code: str, said: str) -> None:
    (tmp_path / "mine.py").write_text(code)
    with pytest.raises(BadAgent, match=f"cannot be loaded: .*{said}"):
        evaluate(f"{tmp_path / 'mine.py'}:agent", **SHORT)


def test_a_file_that_is_named_like_a_module_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_first_agent.py").write_text("def agent(knowledge):\n    return 0\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadAgent, match=r"named 'my_first_agent\.py:agent'"):
        evaluate("my_first_agent:agent", **SHORT)


def test_a_game_whose_levels_have_changed_has_no_rating_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with_scale = evaluate(lambda knowledge: knowledge.legal_actions()[0], **SHORT)
    assert (list(with_scale.ratings), with_scale.unscaled) == (["opale"], [])
    monkeypatch.setattr("ludoteka.evaluation.scale.rivals_digest", lambda games: "of others")
    without = evaluate(lambda knowledge: knowledge.legal_actions()[0], **SHORT)
    assert (without.ratings, without.unscaled, without.overall) == ({}, ["opale"], None)
    assert "No rating in Opale" in without.to_markdown()
    assert without.rows == with_scale.rows


def test_an_agent_without_a_name_plays_in_one_process() -> None:
    with pytest.raises(BadAgent, match="name it"):
        evaluate(lambda knowledge: 0, jobs=2, **SHORT)
