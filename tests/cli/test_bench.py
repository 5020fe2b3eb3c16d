"""`ludoteka bench`, uncompiled: the same paths, without waiting for a compiler."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Cli

PLAIN = {"NUMBA_DISABLE_JIT": "1"}


def test_bench_as_json(process: Cli) -> None:
    measured = process("bench", "opale", "--seconds", "0.2", "--json", **PLAIN)
    assert (measured.code, measured.err) == (0, "")
    figures = json.loads(measured.out)
    assert figures["game"] == "opale"
    assert figures["options"] == {"variants": []}
    assert figures["games_per_second"]["legal"] > 0
    moves = figures["games_per_second"]["legal"] * figures["mean_decisions"]
    assert figures["moves_per_second"]["legal"] == pytest.approx(moves, rel=0.01)
    assert 50 < figures["mean_decisions"] < 90
    assert figures["python_move_us"] > 0
    for key in ("first_move_cold_s", "compile_cold_s", "first_move_cached_s", "compile_cached_s"):
        assert figures[key]["cpu"] > 0
        assert figures[key]["clock"] > 0
    assert figures["import_s"] > 0


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Opale, 2 players", "games a CPU second", "µs", "import ludoteka"]),
        ("uk", ["Опал, 2 гравці", "партій за секунду процесора", "мкс"]),
    ],
)
def test_bench_for_people(process: Cli, language: str, lines: list[str]) -> None:
    options = ["--options", "variants=omen"] if language == "uk" else []
    measured = process("bench", "opale", "--seconds", "0.1", "--lang", language, *options, **PLAIN)
    assert (measured.code, measured.err) == (0, "")
    for line in lines:
        assert line in measured.out
