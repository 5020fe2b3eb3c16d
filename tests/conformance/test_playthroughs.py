"""The kept transcripts are what the rules do. `LUDOTEKA_REWRITE=1` writes them anew, for the difference to be read."""

from __future__ import annotations

import os

import pytest

import ludoteka
from tests.conformance.playthrough import path_of, transcript


@pytest.mark.parametrize("name", ludoteka.games())
def test_the_game_plays_as_its_kept_playthrough(name: str) -> None:
    text = transcript(name)
    if os.environ.get("LUDOTEKA_REWRITE"):
        path_of(name).write_text(text, encoding="utf-8")
    kept = path_of(name).read_text(encoding="utf-8").splitlines()
    for number, (line, old) in enumerate(zip(text.splitlines(), kept, strict=False), 1):
        assert line == old, f"line {number} of {path_of(name).name} differs"
    assert len(text.splitlines()) == len(kept)
