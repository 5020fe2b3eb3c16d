"""A file of puzzles: what is wrong in it is named, and what other rules made is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ludoteka
from ludoteka.puzzles import BadPuzzles, Collection, puzzles_of
from ludoteka.puzzles.answering import among, answer, others_follow
from ludoteka.puzzles.checking import problems
from ludoteka.puzzles.collection import file_of

OPALE = ludoteka.game("opale")


def shipped() -> dict[str, Any]:
    path = file_of(OPALE)
    assert path is not None
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data | {"puzzles": data["puzzles"][:2]}


def load(folder: Path, data: Any) -> Collection:
    path = folder / "puzzles.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return Collection.load(path)


def test_a_file_is_written_as_it_is_read(tmp_path: Path) -> None:
    first = load(tmp_path, shipped())
    first.save(tmp_path / "again.json")
    assert Collection.load(tmp_path / "again.json") == first


def test_puzzles_of_other_rules_are_refused(tmp_path: Path) -> None:
    data = shipped()
    data["series"]["version"] += 1
    with pytest.raises(BadPuzzles, match=r"version 2 of the rules of Opale; this is version 1: find new ones"):
        load(tmp_path, data).fits(OPALE)
    with pytest.raises(BadPuzzles, match="puzzles of 'opale', not of 'akropolis'"):
        load(tmp_path, shipped()).fits(ludoteka.game("akropolis"))


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("grade", 6, "field 'grade': 6 is not 1 to 5"),
        ("margin", 3, "field 'margin': 3 is not that of its tries"),
        ("theme", None, "None is not a text"),
        ("tries", [[["H1"], 500, []]], "field 'tries': there are not two or more"),
        ("seat", ..., "field 'seat' is missing"),
    ],
)
def test_what_is_wrong_with_a_puzzle_is_named(tmp_path: Path, field: str, value: Any, said: str) -> None:
    data = shipped()
    puzzle = data["puzzles"][1]
    if value is ...:
        del puzzle[field]
    else:
        puzzle[field] = value
    with pytest.raises(BadPuzzles, match=said) as raised:
        load(tmp_path, data)
    assert puzzle["id"] in str(raised.value)


def test_what_is_no_file_of_puzzles_is_refused(tmp_path: Path) -> None:
    for text in ("rubbish", "[]", '{"format": 99}', '{"format": 1}'):
        with pytest.raises(BadPuzzles):
            load(tmp_path, text)
    data = shipped()
    data["puzzles"] *= 2
    with pytest.raises(BadPuzzles, match="twice"):
        load(tmp_path, data)
    with pytest.raises(BadPuzzles, match="cannot be read"):
        Collection.load(tmp_path / "none.json")


def test_a_check_finds_what_the_rules_do_not_allow(tmp_path: Path) -> None:
    data = shipped()
    wrong, missing = data["puzzles"]
    wrong["seat"] = 1 - wrong["seat"]
    missing["tries"] = missing["tries"][:1] + missing["tries"][2:] + [[["P4"], missing["tries"][-1][1], []]]
    missing["margin"] = missing["tries"][0][1] - missing["tries"][1][1]
    found = load(tmp_path, data)
    one, other = (list(problems(found, puzzle, share=0)) for puzzle in found.puzzles)
    assert "does not decide there" in one[0]
    assert "what may be done and what it names differ" in other[0]


def test_a_try_is_answered() -> None:
    collection = puzzles_of(OPALE)
    assert collection is not None
    puzzle = next(one for one in collection.puzzles if any(len(tried.play) == 2 for tried in one.tries))
    best, worst = puzzle.best, puzzle.tries[-1]
    told = answer(puzzle, best.play)
    assert told is not None
    assert (told.verdict, told.line) == ("best", (*best.play, *best.then))
    missed = answer(puzzle, worst.play)
    assert missed is not None
    assert missed.verdict == "other"
    longer = next(tried for tried in puzzle.tries if len(tried.play) == 2)
    begun = answer(puzzle, longer.play[:1])
    assert begun is not None
    assert (begun.verdict, begun.one) == ("more", None)
    assert answer(puzzle, ["sing"]) is None
    assert answer(puzzle, [*best.play, "sing"]) is None


def test_a_hint_names_the_solution_among_others() -> None:
    collection = puzzles_of(OPALE)
    assert collection is not None
    for puzzle in collection.puzzles[:10]:
        shown = among(puzzle)
        assert [puzzle.solves(one) for one in shown].count(True) == 1
        assert len(shown) == min(3, len([one for one in puzzle.tries if not puzzle.solves(one)]) + 1)
        assert among(puzzle) == shown


def test_a_line_is_told_until_its_seat_decides_again() -> None:
    collection = puzzles_of(OPALE)
    assert collection is not None
    for puzzle in collection.puzzles[:10]:
        position, one = OPALE.parse(puzzle.position), puzzle.tries[0]
        line = others_follow(position, puzzle, [*one.play, *one.then, *one.then])
        here = position
        movers = []
        for text in line:
            movers.append(here.current_player)
            here = here.after(OPALE.action_from_text(text))
        assert movers == sorted(movers, key=lambda seat: seat != puzzle.seat), "one's own first, then the others'"
