"""What a server needs besides, and says so where it is missing."""

from __future__ import annotations

import importlib.util

import pytest

from ludoteka.engine.errors import MissingExtra
from ludoteka.server.storage.database import open_engine


def test_postgresql_without_its_driver_names_the_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=r"ludoteka\[server,postgres\]"):
        open_engine("postgresql://ann@db.example.org/games")
