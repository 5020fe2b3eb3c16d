"""Every position that is taken from outside can be played to the end, however it came about.

`LUDOTEKA_EDITS=20` tries twenty times as many edits, `-rP` shows how many were tried and what became of them.
"""

from __future__ import annotations

import os

import pytest

import ludoteka
from ludoteka.engine.compiling.kernels import COMPILED
from tests.conformance.cases import few_cases
from tests.conformance.edits import Tally, try_edits

#: Edits of each game.
TRIES = (1000 if COMPILED else 150) * int(os.environ.get("LUDOTEKA_EDITS", "1"))
#: Edits of one position.
EACH = 25


@pytest.mark.parametrize("name", ludoteka.games())
def test_every_edited_position_that_is_accepted_can_be_played_to_the_end(name: str) -> None:
    tally, seed = Tally(), 0
    cases = [case for case in few_cases() if case.name == name]
    while tally.tried < TRIES:
        seed += 1
        for case in cases:
            try_edits(case, seed, EACH, tally, TRIES)
    print(f"{name}: {tally}")
    assert tally.accepted >= TRIES // 200
    assert tally.refused
