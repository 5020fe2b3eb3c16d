"""Keeps tables as they are stored today: `python -m tests.server.freeze` writes those that are missing.

A file that is there is never written again: it stands for a table in somebody's database.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import ludoteka
from ludoteka.server.state.events import LogEntry, Moved, Replaced, Returned, Said, Undone, encode_event
from ludoteka.server.state.table_state import TableState
from tests.conformance.cases import Case, cases_of
from tests.games.brought import HERE, folder
from tests.server.room import begun


def frozen_tables() -> dict[str, Path]:
    """Return the files of stored tables by their names: each game has its own."""
    return {path.stem: path for path in HERE.glob("*/stored/*.json")}


def frozen_cases() -> dict[str, Case]:
    """Return, for each game, its defaults for the fewest players and all its options for the most.

    A new version of the rules gets files of its own: those of an old one stay, for the server to refuse them.
    """
    found: dict[str, Case] = {}
    for name in ludoteka.games():
        cases, rules = cases_of(name), ludoteka.game(name)
        most = [case for case in cases if case.players == max(rules.players)]
        stem = name if rules.version == 1 else f"{name}-{rules.version}"
        found |= {f"{stem}-defaults": cases[0], f"{stem}-options": most[-1]}
    return found


def played(case: Case, seed: int) -> TableState:
    """Return the state of a whole game with all that may happen besides moves."""
    dice = random.Random(seed)
    state = begun(case, dice.getrandbits(128))

    def tell(event: Any) -> None:
        state.apply(LogEntry(state.seq + 1, state.seq * 1000, event))

    while state.status == "playing":
        position = state.position
        assert position is not None
        seat = position.current_player
        assert seat is not None
        tell(Moved(seat, position.game.action_to_text(dice.choice(position.legal_actions())), dice.random() < 0.2))
        if state.trail and dice.random() < 0.2:
            tell(Undone(seat))
        if dice.random() < 0.05:
            tell(Said("P0", "nice — гарно", 0))
        if dice.random() < 0.03:
            tell(Replaced(0, "time"))
            tell(Returned(0))
    return state


def as_stored(state: TableState) -> dict[str, Any]:
    """Return a table by what a database holds of it, and by what it must fold to."""
    chosen = state.setting
    setting = {
        "id": chosen.id,
        "game": chosen.game,
        "version": chosen.version,
        "players": chosen.players,
        "options": chosen.options,
        "public": chosen.public,
        "seed": f"{chosen.seed:032x}",
        "host": chosen.host,
        "created": chosen.created,
    }
    assert state.position is not None
    return {
        "setting": setting,
        "events": [json.loads(encode_event(line.event)) for line in state.lines],
        "state": state.status,
        "winners": state.winners(),
        "digest": state.position.digest(),
    }


def main() -> None:
    for name, case in frozen_cases().items():
        if name not in frozen_tables():
            path = folder(case.name) / "stored" / f"{name}.json"
            path.parent.mkdir(exist_ok=True)
            stored = as_stored(played(case, 11))
            events = ",\n  ".join(json.dumps(event, ensure_ascii=False) for event in stored.pop("events"))
            rest = json.dumps(stored, ensure_ascii=False)
            path.write_text(f'{rest[:-1]},\n "events": [\n  {events}\n ]\n}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
