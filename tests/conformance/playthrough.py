"""A readable transcript of a game: every change of behaviour shows as a difference of the kept file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludoteka.engine.text import Words
from ludoteka.engine.told import tell
from tests.conformance.cases import Case, cases_of, random_walk
from tests.games.brought import folder

#: A game is written out up to this decision, and its end.
STEPS = 80
#: Of a long list of legal actions this many are written out.
ACTIONS = 12


def _changes(before: Any, after: Any, path: str = "") -> Iterator[str]:
    """Yield what changed in a view, each with its path."""
    if before == after:
        return
    if isinstance(after, dict) and isinstance(before, dict):
        for key, value in after.items():
            yield from _changes(before.get(key), value, f"{path}/{key}")
        yield from (f"{path}/{key} gone" for key in before if key not in after)
    elif isinstance(after, list) and isinstance(before, list) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _changes(old, new, f"{path}/{place}")
    else:
        yield f"{path} {json.dumps(after, ensure_ascii=False)}"


def _game(case: Case, seed: int) -> Iterator[str]:
    seats = [None, *range(case.players)]
    shown: dict[int | None, dict[str, Any]] = {seat: {} for seat in seats}
    words = Words("en", tuple(f"Seat {seat}" for seat in range(case.players)))
    yield f"==== {case}"
    previous = None
    for number, (position, action) in enumerate(random_walk(case, seed)):
        if number > STEPS and action >= 0:
            previous = (position.copy(), action)
            continue
        if previous is not None:
            before, played = previous
            for phrase in before.log(played, position, None):
                yield f"log: {tell(words, phrase)}"
        yield f"---- {number}"
        yield f"position: {position}"
        for seat in seats:
            view = position.view(seat)
            yield f"view {'spectator' if seat is None else seat}: {'; '.join(_changes(shown[seat], view))}"
            shown[seat] = view
        if action < 0:
            yield f"scores: {position.scores()} winners: {position.winners()} returns: {position.returns()}"
            return
        legal = position.legal_actions()
        texts = [case.game.action_to_text(a) for a in legal[:ACTIONS]]
        more = (
            f" ... {len(legal)} in all, the last {case.game.action_to_text(legal[-1])}" if len(legal) > ACTIONS else ""
        )
        yield f"seat {position.current_player} may: {', '.join(texts)}{more}"
        told = position.describe(action, "en", words.names)
        yield f"plays: {case.game.action_to_text(action)} ({told})"
        previous = (position.copy(), action)


def transcript(name: str) -> str:
    """Return a random game with the defaults of a game, and one with all options, if it has any."""
    cases = cases_of(name)
    chosen = [cases[0]] + cases[-1:] * (len(cases) > 1)
    return "\n".join(line for case in chosen for line in _game(case, 41)) + "\n"


def path_of(name: str) -> Path:
    """Return where the transcript of a game is kept."""
    return folder(name) / "playthrough.txt"
