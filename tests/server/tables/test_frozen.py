"""A fix never corrupts stored games: tables as they were stored once fold to the same bytes.

Or the version of the rules has changed, and the server says so.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ludoteka
from ludoteka.engine.errors import LudotekaError
from ludoteka.server.state.events import LogEntry, decode_event, encode_event
from ludoteka.server.state.table_state import Setting, TableState
from ludoteka.server.wire.wire_types import Clock
from tests.server.freeze import as_stored, frozen_cases, frozen_tables, played

TABLES = sorted(frozen_tables().values())


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_a_stored_table_folds_to_the_same_bytes(path: Path) -> None:
    stored: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    chosen = stored["setting"] | {"clock": Clock(), "seed": int(stored["setting"]["seed"], 16)}
    state = TableState(Setting(**chosen))
    if state.setting.version != ludoteka.game(state.setting.game).version:
        with pytest.raises(LudotekaError, match="version"):
            state.game  # noqa: B018
        return
    for seq, event in enumerate(stored["events"], 1):
        read = decode_event(json.dumps(event))
        assert json.loads(encode_event(read)) == event
        state.apply(LogEntry(seq, seq, read))
    assert state.position is not None
    assert (state.position.digest(), state.status) == (stored["digest"], stored["state"])
    assert state.winners() == stored["winners"]
    record = state.record().to_json()
    assert ludoteka.Record.from_json(record).position() == state.position


def test_every_game_has_stored_tables() -> None:
    missing = set(frozen_cases()) - set(frozen_tables())
    assert not missing, "python -m tests.server.freeze writes them"


def test_what_is_kept_is_what_a_table_is() -> None:
    """The files are made of real tables: one made now has the same form."""
    case = frozen_cases()["opale-defaults"]
    made = as_stored(played(case, 12))
    kept = json.loads(frozen_tables()["opale-defaults"].read_text(encoding="utf-8"))
    assert (made.keys(), made["setting"].keys()) == (kept.keys(), kept["setting"].keys())
