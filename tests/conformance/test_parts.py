"""Every game brings what `engine.parts` asks for: mypy holds the modules of each folder against the Protocols."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path

import pytest
from mypy import api

import ludoteka
from ludoteka.engine import parts

REPO = Path(__file__).parents[2]
PROTOCOLS = {
    **{name: name.capitalize() for name in (*parts.REQUIRED, *parts.OPTIONAL)},
    "whynot": "WhyNot",
}


def lines_of(package: str) -> list[str]:
    """Return a statement for each module of a game that is right only where the module is what it should be."""
    optional = [name for name in parts.OPTIONAL if importlib.util.find_spec(f"{package}.{name}") is not None]
    game = package.rpartition(".")[2]
    return [
        f"import {package}.{name} as {game}_{name}\n_{game}_{name}: parts.{PROTOCOLS[name]} = {game}_{name}"
        for name in (*parts.REQUIRED, *optional)
    ]


def mypy(folder: Path, lines: list[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """Return what mypy says of some lines, with the settings and the memory of the repository."""
    file = folder / "held_against.py"
    file.write_text("\n".join(["from ludoteka.engine import parts", *lines]) + "\n", encoding="utf-8")
    monkeypatch.chdir(REPO)
    monkeypatch.setitem(os.environ, "MYPYPATH", os.pathsep.join([str(folder), str(REPO / "src")]))
    found = api.run(["--config-file", str(REPO / "pyproject.toml"), str(file)])
    return found[0] + found[1]


def test_every_protocol_is_a_file_of_the_same_name() -> None:
    assert {name for name in vars(parts) if name in PROTOCOLS.values()} == set(PROTOCOLS.values())


def test_the_modules_of_every_game_are_what_the_engine_asks_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [line for name in ludoteka.games() for line in lines_of(ludoteka.game(name).parts.package)]
    assert mypy(tmp_path, lines, monkeypatch).startswith("Success")


def test_a_sixth_game_that_forgets_something_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tmp_path / "sixth"
    game.mkdir()
    (game / "__init__.py").write_text("")
    (game / "view.py").write_text("def view(position: object) -> list[int]:\n    return []\n")
    said = mypy(tmp_path, ["from sixth import view", "_v: parts.View = view"], monkeypatch)
    assert "Incompatible types in assignment" in said
    assert "view(position: object)" in said
