"""Keeps tables as they are stored today: `python -m tests.server.freeze` writes those that are missing.

A file that is there is never written again: it stands for a table in somebody's database.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import ludoteka
from ludoteka.server.events import Line, Moved, Replaced, Returned, Said, Undone, encode_event
from ludoteka.server.story import Story
from tests.conformance.cases import Case, cases_of
from tests.server.room import begun

FROZEN = Path(__file__).with_name("frozen")


def frozen_cases() -> dict[str, Case]:
    """Return, for each game, its defaults for the fewest players and all its options for the most."""
    found: dict[str, Case] = {}
    for name in ludoteka.games():
        cases = cases_of(name)
        most = [case for case in cases if case.players == max(ludoteka.game(name).players)]
        found |= {f"{name}-defaults": cases[0], f"{name}-options": most[-1]}
    return found


def played(case: Case, seed: int) -> Story:
    """Return the story of a whole game with all that may happen besides moves."""
    dice = random.Random(seed)
    story = begun(case, dice.getrandbits(128))

    def tell(event: Any) -> None:
        story.tell(Line(story.seq + 1, story.seq * 1000, event))

    while story.state == "playing":
        position = story.position
        assert position is not None
        seat = position.current_player
        assert seat is not None
        tell(Moved(seat, position.game.action_to_text(dice.choice(position.legal_actions())), dice.random() < 0.2))
        if story.trail and dice.random() < 0.2:
            tell(Undone(seat))
        if dice.random() < 0.05:
            tell(Said("P0", "nice — гарно", 0))
        if dice.random() < 0.03:
            tell(Replaced(0, "time"))
            tell(Returned(0))
    return story


def as_stored(story: Story) -> dict[str, Any]:
    """Return a table by what a database holds of it, and by what it must fold to."""
    chosen = story.setting
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
    assert story.position is not None
    return {
        "setting": setting,
        "events": [json.loads(encode_event(line.event)) for line in story.lines],
        "state": story.state,
        "winners": story.winners(),
        "digest": story.position.digest(),
    }


def main() -> None:
    for name, case in frozen_cases().items():
        path = FROZEN / f"{name}.json"
        if not path.exists():
            stored = as_stored(played(case, 11))
            events = ",\n  ".join(json.dumps(event, ensure_ascii=False) for event in stored.pop("events"))
            rest = json.dumps(stored, ensure_ascii=False)
            path.write_text(f'{rest[:-1]},\n "events": [\n  {events}\n ]\n}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
