"""What docstrings show is what happens."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "ludoteka"
SHOWING = [path for path in sorted(PACKAGE.rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", SHOWING, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_the_examples_of_a_module_give_what_they_say(path: Path) -> None:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    module = importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    found = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize(("name", "least"), [("python.md", 30), ("ai.md", 30), ("benchmark.md", 2)])
def test_the_examples_of_a_paper_give_what_they_say(name: str, least: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PACKAGE.parents[1] / "examples"))
    paper = PACKAGE.parents[1] / "docs" / name
    found = doctest.testfile(str(paper), module_relative=False, encoding="utf-8")
    assert found.attempted > least
    assert found.failed == 0
