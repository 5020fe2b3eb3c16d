"""A random attacker over every way to change seats, identities and links, against what everybody can read of a table.

`python benchmarks/leaks.py` goes on for longer.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.server.live.viewers import Viewer
from ludoteka.server.state.sight import Sight
from ludoteka.server.state.table_state import TableState
from tests.server.attacker import Attacker
from tests.server.wire import application

STEPS = 600
#: How the attacker tells what a seat saw that its owner may not.
LEAK = r"the view of seat|what only another can know|seats that are not theirs"


async def test_nobody_ever_sees_a_seat_that_is_not_theirs_now(tmp_path: Path) -> None:
    async with application(tmp_path) as app:
        attacker = Attacker(app, 1)
        await attacker.go(STEPS, frames=STEPS)
        await attacker.close()
        assert len(attacker.done) > 12, attacker.done


async def test_a_seat_that_is_never_revised_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attacker is worth its time: a viewer that keeps the seat it once had shows the next owner's cards."""

    def as_once_seated(viewer: Viewer, state: TableState) -> Sight:
        sight = Sight(state, viewer.visitor, viewer.invited)
        return sight if viewer.chosen is None else sight._moved(viewer.chosen)

    monkeypatch.setattr(Viewer, "sight", as_once_seated)
    monkeypatch.setattr(Viewer, "looks_alike", lambda *_: True)
    async with application(tmp_path) as app:
        attacker = Attacker(app, 1)
        with pytest.raises(AssertionError, match=LEAK):
            await attacker.go(STEPS, frames=10**9)
        await attacker.close()
