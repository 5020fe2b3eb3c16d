"""What a seat is told: its view, its choices and its log. Everything that leaves a table is made here.

Each function takes the sight for which it speaks, which proves whose it is, and names what it shows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

import ludoteka
from ludoteka.engine.text import Phrase
from ludoteka.engine.text import Seat as Who
from ludoteka.server.state.events import (
    Agreed,
    Answered,
    Began,
    Closed,
    Counted,
    Hosted,
    Hushed,
    Left,
    LogEntry,
    Moved,
    Named,
    Nudged,
    Offered,
    Prolonged,
    Readied,
    Rematched,
    Replaced,
    Resigned,
    Resumed,
    Returned,
    Said,
    Sat,
    Undone,
    Unveiled,
    Wished,
)
from ludoteka.server.state.sight import Sight
from ludoteka.server.state.table_state import TableState
from ludoteka.server.wire import messages
from ludoteka.server.wire.wire_types import Entry, Legal

if TYPE_CHECKING:
    from ludoteka.engine.warning import Blunder
    from ludoteka.search.analysis import Candidate

_actions: dict[tuple[str, int], dict[int, Legal]] = {}


def legal_of(game: ludoteka.Game, action: int) -> Legal:
    """Return the two forms of an action, which no position changes."""
    known = _actions.setdefault((game.name, game.version), {})
    if action not in known:
        known[action] = Legal(game.action_to_text(action), game.action_to_json(action))
    return known[action]


def view(sight: Sight) -> Any:
    """Return what a seat sees, None before the beginning."""
    state = sight.state
    if state.position is None:
        return None
    shown = state.position.view(sight.seat)
    shown.update(past(state, state.position, state.moves))
    return shown


def past(state: TableState, position: ludoteka.Position, moves: Sequence[int]) -> dict[str, Any]:
    """Return what everybody saw in these moves and the position after them no longer says, where a game tells it."""
    tell = getattr(position.game.parts.view, "past", None)
    return {} if tell is None else {"past": tell(position, moves, state.begin)}


def views(sights: Collection[Sight]) -> dict[int | None, Any]:
    """Return what each seat sees. Where a game hides nothing, all see the same: it is looked at once."""
    shown: Any = None
    found: dict[int | None, Any] = {}
    for sight in sights:
        position = sight.state.position
        if position is None or position.game.header.hidden:
            found[sight.seat] = view(sight)
        else:
            shown = shown or position.view(None) | past(sight.state, position, sight.state.moves)
            found[sight.seat] = {**shown, "seat": sight.seat}
    return found


def likely(sight: Sight) -> str | None:
    """Return, in notation, a whole position that the seat cannot tell from the real one; it depends on nothing else."""
    position = sight.state.position
    return None if position is None else str(position.resample(sight.seat, seed=0))


def legal(sight: Sight) -> list[Legal]:
    """Return what a seat may do now: nothing, not even a number, where another seat decides."""
    position = sight.state.position
    if position is None or sight.seat is None or sight.state.mover != sight.seat:
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


def weighed(number: int, position: ludoteka.Position, found: Blunder | None) -> messages.Weighed:
    """Return what an action loses that another keeps, or that there is nothing to say of it."""
    told = None
    if found is not None:
        told = messages.Warned(
            reason=found.loss.reason,
            what=found.loss.what.to_json(),
            why=found.loss.why.to_json(),
            places=list(found.loss.places),
            better=legal_of(position.game, found.better),
        )
    return messages.Weighed(number=number, warning=told)


def undoable(sight: Sight) -> bool:
    """Tell whether a seat may take its last step back."""
    return sight.seat is not None and sight.state.mover == sight.seat and bool(sight.state.trail)


def entry(line: LogEntry, sight: Sight, before: ludoteka.Position | None, after: ludoteka.Position | None) -> Entry:
    """Return a line of the log as a seat is told it; a move needs the positions around it."""
    event = line.event
    kind: Any = type(event).__struct_config__.tag
    if isinstance(event, Said) and event.apart is True and sight.seat is not None:
        return Entry(seq=line.seq, at=line.at, kind=kind)
    if isinstance(event, Said):
        return Entry(seq=line.seq, at=line.at, kind=kind, seat=event.seat, name=event.name or None, text=event.text)
    if isinstance(event, Moved):
        assert before is not None
        assert after is not None
        action = before.game.action_from_text(event.action)
        phrases = [phrase.to_json() for phrase in before.log(action, after, sight.seat)]
        return Entry(seq=line.seq, at=line.at, kind=kind, seat=event.seat, phrases=phrases)
    where = None if isinstance(event, (Began, Closed, Hushed, Rematched, Unveiled)) else event.seat
    phrase = _phrase(event)
    if isinstance(event, (Left, Named)):
        phrase = _parting(line, sight.state)
    elif isinstance(event, (Began, Counted)):
        phrase = _of_series(event, sight.state) or phrase
    return Entry(seq=line.seq, at=line.at, kind=kind, seat=where, phrases=[phrase.to_json()])


def entries(
    lines: Sequence[LogEntry],
    sights: Collection[Sight],
    before: ludoteka.Position | None,
    after: ludoteka.Position | None,
) -> dict[int | None, list[Entry]]:
    """Return new lines as each seat is told them; all are told the same where a game hides nothing."""
    told: dict[int | None, list[Entry]] = {}
    apart = any(isinstance(line.event, Said) and line.event.apart is True for line in lines)
    for sight in sights:
        if told and not (apart or before is None or before.game.header.hidden):
            told[sight.seat] = next(iter(told.values()))
        else:
            told[sight.seat] = [entry(line, sight, before, after) for line in lines]
    return told


def _parting(line: LogEntry, state: TableState) -> Phrase:
    """Return who left, or has a new name, by the name: the seat may be another's soon, and the name another too."""
    event = line.event
    assert isinstance(event, (Left, Named))
    known = (earlier.event for earlier in reversed(state.lines[: line.seq]))
    named = next(found for found in known if isinstance(found, (Sat, Named)) and found.seat == event.seat)
    who = named.name or Phrase("server-somebody")  # who was forgotten has no name
    return Phrase(f"server-log-{type(event).__struct_config__.tag}", {"who": who, "who-is": "they"})


def _of_series(event: Began | Counted, state: TableState) -> Phrase | None:
    """Return how a series stands as its game begins, or after it; None where there is none."""
    standing = state.standing if isinstance(event, Counted) else state.series
    if standing is None:
        return None
    return standing.begins() if isinstance(event, Began) else standing.ended(event.seat)


def _phrase(event: Any) -> Phrase:
    match event:
        case Nudged() | Prolonged():
            args = {"who": Who(event.by), "whom": Who(event.seat)}
            return Phrase(f"server-log-{type(event).__struct_config__.tag}", args)
        case Readied():
            return Phrase("server-log-ready" if event.ready else "server-log-not-ready", {"who": Who(event.seat)})
        case Wished():
            answer = {True: "yes", False: "no", None: "back"}[event.again]
            return Phrase(f"server-log-wished-{answer}", {"who": Who(event.seat)})
        case Offered() | Agreed():
            return Phrase(f"server-log-{type(event).__struct_config__.tag}-{event.what}", {"who": Who(event.seat)})
        case Answered():
            answer = {True: "yes", False: "no", None: "back"}[event.agree]
            return Phrase(f"server-log-answered-{answer}", {"who": Who(event.seat)})
        case Sat() | Hosted() | Undone() | Resigned() | Returned() | Resumed():
            return Phrase(f"server-log-{type(event).__struct_config__.tag}", {"who": Who(event.seat)})
        case Replaced():
            return Phrase(f"server-log-replaced-{event.reason}", {"who": Who(event.seat)})
        case Unveiled() if event.moves:
            return Phrase("server-log-unveiled-moves", {"count": event.moves})
        case Unveiled():
            return Phrase("server-log-unveiled-minutes", {"count": event.minutes})
        case Began() if event.setup:
            return Phrase("server-log-began-again", {"number": event.number + 1})
        case Closed() if event.days:
            return Phrase("server-log-expired", {"count": event.days})
        case Hushed():
            return Phrase("server-log-chat-on" if event.chat else "server-log-chat-off")
        case _:
            return Phrase(f"server-log-{type(event).__struct_config__.tag}")


def log(sight: Sight, since: int) -> list[Entry]:
    """Return the log after entry `since`, as a seat is told it."""
    return [found[1] for found in each(sight, since) if found is not None]


def each(sight: Sight, since: int) -> Iterator[tuple[LogEntry, Entry] | None]:
    """Yield each line of the log after entry `since`, as a seat is told it; None for those before, played again."""
    state = sight.state
    if not any(isinstance(line.event, Moved) for line in state.lines[since:]):
        yield from ((line, entry(line, sight, None, None)) for line in state.lines[since:])
        return
    for line, before, after in _around(state):
        yield (line, entry(line, sight, before, after)) if line.seq > since else None


def opened(sight: Sight) -> Iterator[Entry]:
    """Yield every move of a game that is over with all that was hidden in it. Raises NotAllowed before the end."""
    sights = sight.open_to_all()
    for line, before, after in _around(sight.state):
        if isinstance(line.event, Moved):
            told = entries([line], sights, before, after)
            plain, seats = told[None][0], [told[seat][0].phrases for seat in range(len(sight.state.chairs))]
            phrases = open_phrases(plain.phrases, seats, line.event.seat)
            yield msgspec.structs.replace(plain, phrases=phrases)


def open_phrases(spectator: list[Any], seats: list[list[Any]], mover: int) -> list[Any]:
    """Return sentences as told to whoever knew most: of each the version that is not a spectator's, the mover's first.

    Where all seats are told the same number of sentences, each is the same one in other words. Nothing is private now.
    """
    order = [seats[mover], *(told for seat, told in enumerate(seats) if seat != mover)]
    if any(len(told) != len(spectator) for told in order):
        return [_shown_to_all(phrase) for phrase in order[0]]
    return [
        _shown_to_all(next((told[n] for told in order if told[n] != plain), plain)) for n, plain in enumerate(spectator)
    ]


def _shown_to_all(phrase: Any) -> Any:
    """Return a sentence whose pieces are seen by everybody."""
    if not phrase.get("evidence"):
        return phrase
    return {**phrase, "evidence": [_without_owner(part) for part in phrase["evidence"]]}


def _without_owner(part: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in part.items() if (name, value) != ("look", "private")}


def _around(state: TableState) -> Iterator[tuple[LogEntry, ludoteka.Position | None, ludoteka.Position | None]]:
    """Yield each line with the positions around it, by playing the game again."""
    position: ludoteka.Position | None = None
    earlier: list[ludoteka.Position] = []
    for line in state.lines:
        before = position
        if isinstance(line.event, Began):
            position = state.begin()
        elif isinstance(line.event, Moved):
            assert before is not None
            position = before.after(before.game.action_from_text(line.event.action))
            earlier.append(before)
        elif isinstance(line.event, Undone):
            position = earlier.pop()
        yield line, before, position
