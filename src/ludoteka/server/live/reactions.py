"""Reactions: shown for a moment to those who look at a table, and kept nowhere."""

from __future__ import annotations

from ludoteka.server.common.errors import Refusal
from ludoteka.server.common.settings import Settings
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live.presence import Current, Presence
from ludoteka.server.state.clocks import SECOND, Now
from ludoteka.server.wire import messages


class Reactions:
    """The reactions at one table: a person shows one each few seconds."""

    def __init__(self, current: Current, presence: Presence, settings: Settings, now: Now) -> None:
        self._current, self._presence, self._now = current, presence, now
        self._pause = int(settings.react_seconds * SECOND)
        #: When each person reacted last, and by which request; those who may react again are forgotten.
        self._latest: dict[str, tuple[int, str, int]] = {}

    def show(self, visitor: Visitor, seat: int | None, reaction: messages.Reaction, request: tuple[str, int]) -> None:
        """Show a reaction: of who sits to all, of a spectator to those who look on. Raises Refusal.

        `request` is its client and number: what is sent again after a lost connection is shown once.
        """
        visitor.act_at(self._current().setting.id)
        if not self._current().chat:
            raise Refusal("The host has switched the chat off.", "hushed")
        if not self._note(visitor.id, *request):
            return
        text = messages.encode(messages.Reacted(seat=seat, name=visitor.name, reaction=reaction))
        for viewer in self._presence.viewers:
            if not viewer.muted and (seat is not None or viewer.chosen is None):
                viewer.send_text(text)

    def _note(self, visitor: str, client: str, number: int) -> bool:
        """Note that somebody reacts; return whether it is a new request. Raises Refusal."""
        now = self._now()
        self._latest = {who: known for who, known in self._latest.items() if now - known[0] < self._pause}
        if visitor in self._latest:
            at, *known = self._latest[visitor]
            if known == [client, number]:
                return False
            seconds = (at + self._pause - now) // SECOND + 1
            raise Refusal(
                f"One reaction each few seconds: wait {seconds}.", "reacted-already", args={"seconds": seconds}
            )
        self._latest[visitor] = (now, client, number)
        return True
