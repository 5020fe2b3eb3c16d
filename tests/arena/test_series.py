"""A series: every match once, whatever interrupts it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import ludoteka
from ludoteka.arena.contestants import Contestant
from ludoteka.arena.ledger import BadLedger, Ledger
from ludoteka.arena.match import Result, play
from ludoteka.arena.report import summary, write_files
from ludoteka.arena.schedule import Match, schedule
from ludoteka.arena.series import local_runner, run_series

SERIES = {"game": "opale", "bots": ["random", "greedy"]}


def matches(games: int = 6) -> list[Match]:
    return list(schedule("opale", [Contestant("random"), Contestant("greedy")], 2, games, 1, {}))


def test_a_match_is_played_by_the_rules_and_its_record_replays() -> None:
    result = play(matches()[0], keep_record=True)
    record = ludoteka.Record.from_json(result.record)
    assert record.position().scores() == result.scores
    assert sum(result.decisions) == len(record.actions)


def test_the_same_match_gives_the_same_result() -> None:
    one, two = play(matches()[1]), play(matches()[1])
    assert (one.scores, one.decisions) == (two.scores, two.decisions)


def test_an_interrupted_series_goes_on_and_repeats_nothing(tmp_path: Path) -> None:
    played: list[int] = []

    def interrupted(todo: Iterable[Match], keep: bool) -> Iterator[Result]:
        for number, match in enumerate(todo):
            if number == 2:
                raise KeyboardInterrupt
            played.append(match.number)
            yield play(match)

    path = tmp_path / "results.jsonl"
    with pytest.raises(KeyboardInterrupt):
        run_series(matches(), Ledger(path, SERIES), interrupted)
    with open(path, "a") as file:
        file.write('{"number": 5, "bots"')  # a line cut off by a crash
    ledger = Ledger(path, SERIES)
    assert sorted(ledger.results) == [0, 1]
    run_series(matches(), ledger, local_runner(1), told=lambda result: played.append(result.number))
    assert sorted(played) == list(range(6))
    assert sorted(Ledger(path, SERIES).results) == list(range(6))


def test_processes_give_the_same_results_as_one(tmp_path: Path) -> None:
    one, two = Ledger(tmp_path / "a.jsonl", SERIES), Ledger(tmp_path / "b.jsonl", SERIES)
    run_series(matches(4), one, local_runner(1))
    run_series(matches(4), two, local_runner(2))
    assert {n: r.scores for n, r in one.results.items()} == {n: r.scores for n, r in two.results.items()}


def test_a_file_of_another_series_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Ledger(path, SERIES)
    with pytest.raises(BadLedger, match="another series"):
        Ledger(path, {**SERIES, "bots": ["random", "master"]})
    path.write_text("rubbish\n")
    with pytest.raises(BadLedger, match="not a file of results"):
        Ledger(path, SERIES)


def test_the_report_counts_what_was_played(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "results.jsonl", SERIES)
    run_series(matches(6), ledger, local_runner(1))
    found = summary(ledger.results.values())
    assert found["games"] == 6
    assert found["bots"]["greedy"]["won"] + found["bots"]["random"]["won"] == pytest.approx(1)
    assert found["ratings"]["greedy"]["elo"] > found["ratings"]["random"]["elo"]
    files = write_files(ledger.results.values(), tmp_path, "Opale")
    assert all(path.stat().st_size > 100 for path in files)
    assert files[2].read_bytes().startswith(b"\x89PNG")
