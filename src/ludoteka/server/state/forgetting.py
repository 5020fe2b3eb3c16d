"""Forgetting a person at a table: what happens there, and what is left of the log that speaks of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ludoteka.server.state.events import Event, Hosted, Left, LogEntry, Named, Replaced, Resigned, Said, Sat
from ludoteka.server.state.table_state import TableState, is_ghost

#: How a program is called that its person has let in; what follows is the person's name.
PROGRAM = "bot of "


def leaving(state: TableState, visitor: str) -> list[Event]:
    """Return what happens at a table that somebody leaves for good; nothing where it has happened already.

    A seat that nobody has begun to play at is free again. In a game others play on with a bot; where there are no
    others, it ends. The host's role passes to whoever has sat longest.
    """
    own = [seat for seat, chair in enumerate(state.chairs) if chair.visitor == visitor]
    others = [
        seat
        for seat, chair in enumerate(state.chairs)
        if chair.visitor not in (None, visitor) and not is_ghost(chair.visitor)
    ]
    events: list[Event] = []
    if state.status == "open":
        events += [Left(seat) for seat in own]
    elif state.status == "playing" and others:
        events += [Replaced(seat, "left") for seat in own if not state.chairs[seat].by_bot]
    elif state.status == "playing":
        events += [Resigned(seat) for seat in own if not state.chairs[seat].resigned]
    if state.status != "over" and state.host == visitor and others:
        heir = min(others, key=lambda seat: state.chairs[seat].since)
        events.append(Hosted(heir, state.chairs[heir].visitor or ""))
    return events


def rewritten(lines: Sequence[LogEntry], visitor: str, ghost: str, hosting: bool) -> Iterator[tuple[int, Event]]:
    """Yield, by their places, the events of a log that speak of somebody, as they are told from now on.

    What was played stays as it was. `ghost` stands for the person; what they said goes with them. `hosting`: programs
    that are called after them were let in by them.
    """
    seats: dict[int, str | None] = {}
    for line in lines:
        event = line.event
        if isinstance(event, Sat):
            seats[event.seat] = event.visitor
        match event:
            case Sat() if event.visitor == visitor:
                yield line.seq, replace(event, name="", visitor=ghost)
            case Sat() if hosting and event.visitor is not None and event.name.startswith(PROGRAM):
                yield line.seq, replace(event, name=PROGRAM.split()[0])
            case Named() if seats.get(event.seat) == visitor:
                yield line.seq, replace(event, name="")
            case Said() if hosting and event.name.startswith(PROGRAM):
                yield line.seq, replace(event, name=PROGRAM.split()[0])
            case Said() if line.author == visitor:
                yield line.seq, replace(event, name="", text="")
            case Hosted() if event.visitor == visitor:
                yield line.seq, replace(event, visitor=ghost)
            case _:
                pass
