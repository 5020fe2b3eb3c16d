"""What tests of the engine share."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteka
from ludoteka.engine import registry
from ludoteka.engine.game import Game
from tests.engine.compiling.workshop import Workshop
from tests.engine.pebbles import HEADER


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    """A private copy of the engine with toy games, and an empty cache."""
    return Workshop(tmp_path)


_pebbles = Game(HEADER, "tests.engine.pebbles")


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game of the tests, found by discovery as if it were one of ours."""
    found = {"opale": ludoteka.game("opale"), "pebbles": _pebbles}
    monkeypatch.setattr(registry, "_all", lambda: found)
    return _pebbles


@pytest.fixture(scope="session")
def opale() -> Game:
    return ludoteka.game("opale")
