"""What a seat is told: its view, its choices and its log. Everything that leaves a table is made here.

Each function takes the seat for which it speaks (None: a spectator) and names what it shows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import ludoteka
from ludoteka.engine.text import Phrase
from ludoteka.engine.text import Seat as Who
from ludoteka.engine.undo import may_undo
from ludoteka.server import messages
from ludoteka.server.events import (
    Began,
    Hushed,
    Left,
    Line,
    Moved,
    Rematched,
    Replaced,
    Resigned,
    Returned,
    Said,
    Sat,
    Undone,
)
from ludoteka.server.shapes import Entry, Legal
from ludoteka.server.story import Story

if TYPE_CHECKING:
    from ludoteka.search.analysis import Candidate

_actions: dict[tuple[str, int], dict[int, Legal]] = {}


def legal_of(game: ludoteka.Game, action: int) -> Legal:
    """Return the two forms of an action, which no position changes."""
    known = _actions.setdefault((game.name, game.version), {})
    if action not in known:
        known[action] = Legal(game.action_to_text(action), game.action_to_json(action))
    return known[action]


def view(story: Story, seat: int | None) -> Any:
    """Return what a seat sees, None before the beginning."""
    return None if story.position is None else story.position.view(seat)


def views(story: Story, seats: Collection[int | None]) -> dict[int | None, Any]:
    """Return what each of some seats sees. Where a game hides nothing, all see the same: it is looked at once."""
    position = story.position
    if position is None or position.game.header.hidden:
        return {seat: view(story, seat) for seat in seats}
    shown = position.view(None)
    return {seat: {**shown, "seat": seat} for seat in seats}


def likely(story: Story, seat: int | None) -> str | None:
    """Return, in notation, a whole position that the seat cannot tell from the real one; it depends on nothing else."""
    return None if story.position is None else str(story.position.resample(seat, seed=0))


def legal(story: Story, seat: int | None) -> list[Legal]:
    """Return what a seat may do now: nothing, not even a number, where another seat decides."""
    position = story.position
    if position is None or seat is None or story.mover != seat:
        return []
    return [legal_of(position.game, action) for action in position.legal_actions()]


def hints(
    number: int, seq: int, position: ludoteka.Position, candidates: Sequence[Candidate], simulations: int
) -> messages.Hints:
    """Return what a bot found, which looked at nothing but what the seat that decides knows."""
    game = position.game
    shown = []
    for found in candidates:
        form = legal_of(game, found.action)
        shown.append(
            messages.Candidate(
                text=form.text,
                action=form.action,
                phrase=position.phrase(found.action).to_json(),
                visits=found.visits,
                results=[round(result, 3) for result in found.results],
                proven=found.proven,
                line=[game.action_to_text(action) for action in found.line],
            )
        )
    return messages.Hints(number=number, seq=seq, simulations=simulations, candidates=shown)


def undoable(story: Story, seat: int | None) -> bool:
    """Tell whether a seat may take its last step back."""
    return seat is not None and story.mover == seat and bool(story.trail)


def entry(line: Line, seat: int | None, before: ludoteka.Position | None, after: ludoteka.Position | None) -> Entry:
    """Return a line of the log as a seat is told it; a move needs the positions around it."""
    event = line.event
    kind: Any = type(event).__struct_config__.tag
    if isinstance(event, Said):
        return Entry(seq=line.seq, at=line.at, kind=kind, seat=event.seat, name=event.name, text=event.text)
    if isinstance(event, Moved):
        assert before is not None
        assert after is not None
        action = before.game.action_from_text(event.action)
        phrases = [phrase.to_json() for phrase in before.log(action, after, seat)]
        return Entry(seq=line.seq, at=line.at, kind=kind, seat=event.seat, phrases=phrases)
    where = None if isinstance(event, (Began, Hushed, Rematched)) else event.seat
    return Entry(seq=line.seq, at=line.at, kind=kind, seat=where, phrases=[_phrase(event).to_json()])


def entries(
    lines: Sequence[Line],
    seats: Collection[int | None],
    before: ludoteka.Position | None,
    after: ludoteka.Position | None,
) -> dict[int | None, list[Entry]]:
    """Return new lines as each of some seats is told them; all are told the same where a game hides nothing."""
    if before is None or before.game.header.hidden:
        return {seat: [entry(line, seat, before, after) for line in lines] for seat in seats}
    told = [entry(line, None, before, after) for line in lines]
    return dict.fromkeys(seats, told)


def _phrase(event: Any) -> Phrase:
    match event:
        case Sat() | Left() | Undone() | Resigned() | Returned():
            return Phrase(f"server-log-{type(event).__struct_config__.tag}", {"who": Who(event.seat)})
        case Replaced():
            return Phrase(f"server-log-replaced-{event.reason}", {"who": Who(event.seat)})
        case Hushed():
            return Phrase("server-log-chat-on" if event.chat else "server-log-chat-off")
        case _:
            return Phrase(f"server-log-{type(event).__struct_config__.tag}")


def log(story: Story, seat: int | None, since: int) -> list[Entry]:
    """Return the log after entry `since`, as a seat is told it."""
    if since >= story.seq:
        return []
    if not any(isinstance(line.event, Moved) for line in story.lines[since:]):
        return [entry(line, seat, None, None) for line in story.lines[since:]]
    told = _around(story)
    return [entry(line, seat, before, after) for line, before, after in told if line.seq > since]


def _around(story: Story) -> Iterator[tuple[Line, ludoteka.Position | None, ludoteka.Position | None]]:
    """Yield each line with the positions around it, by playing the game again."""
    position: ludoteka.Position | None = None
    trail: list[ludoteka.Position] = []
    for line in story.lines:
        before = position
        if isinstance(line.event, Began):
            position = story.begin()
        elif isinstance(line.event, Moved):
            assert before is not None
            position = before.after(before.game.action_from_text(line.event.action))
            if may_undo(before, position):
                trail.append(before)
            else:
                trail.clear()
        elif isinstance(line.event, Undone):
            position = trail.pop()
        yield line, before, position
