"""Finding puzzles: the same series gives the same ones, however it was spread or interrupted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import ludoteka
from ludoteka.arena.ledger import BadLedger
from ludoteka.puzzles.checking import problems
from ludoteka.puzzles.choices import plays, texts
from ludoteka.puzzles.collection import Collection, Puzzle
from ludoteka.puzzles.finding import OF_A_GRADE, Bags, chosen, collection, find, here, series_of
from ludoteka.puzzles.hunting import MARGIN, Bag, Effort, Hunt, hunt, is_clear
from ludoteka.puzzles.weighing import Weighed

TINY = Effort(play=30, look=60, positions=2000)
OPALE = ludoteka.game("opale")


def series(seed: int = 5, effort: Effort = TINY) -> dict[str, Any]:
    return series_of(OPALE, 2, dict(OPALE.check_options(2, {})), seed, effort)


def found(path: Path, count: int, games: int, jobs: int = 1) -> list[dict[str, Any]]:
    find(path, series(), count, games, here(jobs))
    return [puzzle.to_json() for puzzle in collection(path, series(), count).puzzles]


def test_the_same_series_gives_the_same_puzzles_whatever_the_processes(tmp_path: Path) -> None:
    one = found(tmp_path / "one.jsonl", 4, 6)
    assert 0 < len(one) <= 4
    assert found(tmp_path / "two.jsonl", 4, 6, jobs=2) == one


def test_an_interrupted_search_goes_on_and_repeats_nothing(tmp_path: Path) -> None:
    gone_through: list[int] = []

    def interrupted(todo: Iterable[Hunt]) -> Iterator[Bag]:
        for number, job in enumerate(todo):
            if number == 2:
                raise KeyboardInterrupt
            gone_through.append(job.number)
            yield hunt(job)

    def counted(todo: Iterable[Hunt]) -> Iterator[Bag]:
        for job in todo:
            gone_through.append(job.number)
            yield hunt(job)

    path = tmp_path / "stopped.jsonl"
    with pytest.raises(KeyboardInterrupt):
        find(path, series(), 60, 4, interrupted)
    with open(path, "a") as file:
        file.write('{"number": 3, "puzz')  # a line cut off by a crash
    find(path, series(), 60, 4, counted)
    assert gone_through == [0, 1, 2, 3]
    find(tmp_path / "whole.jsonl", series(), 60, 4, here(1))
    assert Bags(path, series()).results == Bags(tmp_path / "whole.jsonl", series()).results


def test_a_file_of_another_series_is_refused(tmp_path: Path) -> None:
    Bags(tmp_path / "games.jsonl", series())
    with pytest.raises(BadLedger, match="seed 5"):
        Bags(tmp_path / "games.jsonl", series(seed=6))


def test_what_is_found_stands_every_check(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    find(path, series(), 2, 8, here(1))
    out = tmp_path / "puzzles.json"
    collection(path, series(), 2).save(out)
    read = Collection.load(out).fits(OPALE)
    assert read.puzzles
    for puzzle in read.puzzles:
        assert list(problems(read, puzzle, share=0)) == []
        knowledge = OPALE.parse(puzzle.position).view_only(puzzle.seat)
        assert {one.play for one in puzzle.tries} == {
            texts(knowledge.imagine(1), play) for play in plays(knowledge, seed=7)
        }


def test_a_series_has_puzzles_of_several_kinds(tmp_path: Path) -> None:
    bags = Bags(tmp_path / "games.jsonl", series())
    best, other = [["H1"], 700, []], [["H2"], 500, []]

    def entry(number: int, grade: int) -> dict[str, Any]:
        return {
            "id": f"{number}", "position": f"{number}", "seat": 0, "grade": grade, "theme": f"{number}", "margin": 200,
            "proven": False, "source": [0, 0], "tries": [best, other, [["H3"], 400, []]], "others": {},
        }  # fmt: skip

    bags.add(Bag(0, 1, [entry(n, 1) for n in range(10)] + [entry(n, 2) for n in range(10, 15)]))
    bags.add(Bag(2, 1, [entry(n, 3) for n in range(20, 30)]))  # the one before it is not there yet
    taken = chosen(bags, 10)
    assert [puzzle.grade for puzzle in taken] == [1] * 5 + [2] * 5
    assert max([1, 2].count(grade) for grade in (1, 2)) <= OF_A_GRADE * 10


def weighed(*chances: float) -> list[Weighed]:
    return [Weighed((number,), chance, (), 1) for number, chance in enumerate(chances)]


@pytest.mark.parametrize(
    ("chances", "clear"),
    [
        ((0.7, 0.6, 0.5), True),
        ((0.7, 0.7 - MARGIN / 2, 0.5), False),  # neither as good nor clearly worse
        ((0.7, 0.695, 0.5, 0.4), True),  # two are the same thing
        ((0.7, 0.7, 0.7, 0.7, 0.1, 0.1, 0.1, 0.1, 0.1), False),
        ((0.7, 0.7, 0.1), False),
        ((0.7, 0.5), True),
    ],
)
def test_one_choice_is_clearly_the_best_or_it_is_no_puzzle(chances: tuple[float, ...], clear: bool) -> None:
    assert is_clear(weighed(*chances)) is clear


def test_a_puzzle_is_what_its_file_says() -> None:
    data: dict[str, Any] = {
        "id": "a", "position": "p", "seat": 1, "grade": 3, "theme": "set", "margin": 195, "proven": False,
        "source": [4, 20], "tries": [[["R1", ">G"], 700, ["P1"]], [["H1"], 695, []]], "others": {"500": [["S2"]]},
    }  # fmt: skip
    data["margin"] = 200
    puzzle = Puzzle.from_json(data)
    assert [puzzle.solves(one) for one in puzzle.tries] == [True, True, False]
    assert puzzle.best.play == ("R1", ">G")
    assert puzzle.margin == pytest.approx(0.2)
