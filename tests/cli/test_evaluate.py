"""`ludoteka evaluate`: what an agent's author reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Cli

PART = ("--games", "opale", "--against", "random", "--rounds", "1")
AGENT = "def agent(knowledge):\n    return knowledge.legal_actions()[0]\n"


@pytest.fixture
def agent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "mine.py").write_text(AGENT)
    monkeypatch.chdir(tmp_path)
    return "mine.py:agent"


def test_an_agent_in_a_file_is_told_where_it_stands_and_what_was_written(cli: Cli, agent: str) -> None:
    done = cli("evaluate", agent, *PART)
    assert (done.code, done.err) == (0, ""), done
    for part in ("Opale: rating", "illegal choices: 0", "result.json", "ratings.png"):
        assert part in done.out
    assert "earlier run" not in done.out


def test_games_of_an_earlier_run_are_said_not_to_be_played_again(cli: Cli, agent: str) -> None:
    first, again = (cli("evaluate", agent, *PART) for _ in range(2))
    said = "Games played by an earlier run and kept in evaluation-mine-py-agent: 2 / 2."
    assert said not in first.out
    assert said in again.out
    assert next(line for line in again.out.splitlines() if "Opale: rating" in line) in first.out


def test_a_game_without_a_scale_says_so(cli: Cli, agent: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.evaluation.scale.rivals_digest", lambda games: "of others")
    done = cli("evaluate", agent, *PART)
    assert "Opale: no rating, because its levels have not been measured as they are now" in done.out
    assert "Opale: rating" not in done.out


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("nobody.py:agent", ["there is no file"]),
        ("mine.py:agnet", ["Did you mean 'agent'?"]),
    ],
)
def test_what_cannot_be_loaded_is_one_line_with_a_remedy(cli: Cli, agent: str, name: str, parts: list[str]) -> None:
    cli("evaluate", name, *PART).refused(*parts)
