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


def test_the_examples_of_the_paper_on_python_give_what_they_say() -> None:
    paper = PACKAGE.parents[1] / "docs" / "python.md"
    found = doctest.testfile(str(paper), module_relative=False, encoding="utf-8")
    assert found.attempted > 30
    assert found.failed == 0
