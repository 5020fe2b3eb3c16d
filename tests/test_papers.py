"""The papers name files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludoteka

REPO = Path(__file__).parents[1]
PAPERS = [REPO / "CONTRIBUTING.md", REPO / "README.md", *sorted((REPO / "docs").glob("*.md"))]
#: Where a path on a paper may begin.
STARTS = (REPO, REPO / "src" / "ludoteka")


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_a_file_that_a_paper_names_is_there(paper: Path) -> None:
    text = paper.read_text(encoding="utf-8")
    named = {
        name for name in re.findall(r"`([a-z_]+(?:/[\w.-]+)+\.\w+)", text) if "NAME" not in name and "<" not in name
    }
    assert [name for name in sorted(named) if not any((start / name).exists() for start in STARTS)] == []
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", text)
    assert [link for link in links if not (paper.parent / link).exists()] == []


@pytest.mark.parametrize("name", ludoteka.__all__)
def test_every_public_name_is_in_the_paper_for_programs(name: str) -> None:
    paper = (REPO / "docs" / "python.md").read_text(encoding="utf-8")
    assert re.search(rf"(?<![\w.])ludoteka\.{name}(?!\w)", paper)
