"""What a table says to its viewers of what is durable: what has changed, to all, or everything, to one."""

from __future__ import annotations

from ludoteka.server.common.errors import Refusal
from ludoteka.server.live import seat_messages
from ludoteka.server.live.presence import Current, Presence
from ludoteka.server.live.seat_logs import memory
from ludoteka.server.live.viewers import Viewer
from ludoteka.server.state.clocks import Now
from ludoteka.server.state.events import LogEntry, Moved, Said, Undone
from ludoteka.server.state.sight import Sight
from ludoteka.server.state.table_info import info_of
from ludoteka.server.state.table_state import TableState
from ludoteka.server.wire import messages


class Broadcaster:
    """Speaks to the viewers of one table, to each of what its seat may know at that moment."""

    def __init__(self, current: Current, presence: Presence, now: Now) -> None:
        self._current, self._presence, self._now = current, presence, now

    def update(self, old: TableState, new: TableState, lines: list[LogEntry]) -> None:
        """Tell every viewer what its seat may know of what has just become durable."""
        reseated = self._reseated(old, new, lines)
        spoken = isinstance(lines[0].event, Said)
        listeners = {
            viewer: viewer.sight(new)
            for viewer in self._presence.viewers
            if viewer not in reseated and not (spoken and viewer.muted)
        }
        frames = self._updates(old, new, lines, {sight.seat: sight for sight in listeners.values()})
        for viewer, sight in listeners.items():
            viewer.send_text(frames[sight.seat])
        for viewer in reseated:
            self.synchronise_anew(viewer)

    def _reseated(self, old: TableState, new: TableState, lines: list[LogEntry]) -> set[Viewer]:
        """Return the viewers who sit elsewhere than before, or have other rights: an update is not enough for them."""
        if all(isinstance(line.event, (Moved, Undone, Said)) for line in lines):
            return set()
        return {viewer for viewer in self._presence.viewers if not viewer.looks_alike(old, new)}

    def _updates(
        self, old: TableState, new: TableState, lines: list[LogEntry], sights: dict[int | None, Sight]
    ) -> dict[int | None, str]:
        """Return the frame that tells each seat what has just become durable."""
        moved = any(isinstance(line.event, Moved) for line in lines)
        table = None if moved and new.status == old.status else info_of(new)
        views = seat_messages.views(sights.values())
        logs = seat_messages.entries(lines, sights.values(), old.position, new.position)
        for seat, sight in sights.items():
            memory.add(sight, lines, logs[seat])
        clocks = new.ticking.shown(self._now())
        return {
            seat: messages.encode(
                messages.Update(
                    seq=new.seq,
                    state=new.status,
                    log=logs[seat],
                    view=views[seat],
                    legal=seat_messages.legal(sight),
                    may_undo=seat_messages.undoable(sight),
                    clocks=clocks,
                    table=table,
                )
            )
            for seat, sight in sights.items()
        }

    def synchronise(self, viewer: Viewer, sight: Sight, since: int) -> None:
        """Tell a viewer everything, and remember from where it looks."""
        viewer.chosen = sight.seat
        state = sight.state
        here = self._presence.here()  # before it is asked who is absent
        count, names = self._presence.watchers()
        known = memory.log(sight, min(since, state.seq))
        viewer.send(
            messages.Sync(
                protocol=messages.PROTOCOL,
                table=info_of(state),
                seat=sight.seat,
                yours=sight.own,
                seq=state.seq,
                log=[entry for entry in known if not (viewer.muted and entry.kind == "said")],
                view=seat_messages.view(sight),
                legal=seat_messages.legal(sight),
                may_undo=seat_messages.undoable(sight),
                clocks=state.ticking.shown(self._now()),
                here=here,
                spectators=count,
                watchers=names,
                hosting=sight.hosting,
                absent=self._presence.absent(),
            )
        )
        self._presence.tell_soon()

    def synchronise_anew(self, viewer: Viewer) -> None:
        """Tell a viewer everything from the place that it has now; whoever has none any more has to go."""
        try:
            self.synchronise(viewer, viewer.sight(self._current().snapshot()), 0)
        except Refusal:
            self._presence.viewers.discard(viewer)
            viewer.close(messages.CLOSE_NOT_FOUND)
            self._presence.tell_soon()

    def synchronise_all(self) -> None:
        """Tell every viewer everything."""
        for viewer in list(self._presence.viewers):
            self.synchronise_anew(viewer)
