"""What somebody may see of a table at one moment. Nothing is told of a table but through one of these."""

from __future__ import annotations

from ludoteka.server.common.errors import NotAllowed, NotFound
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.state.table_state import TableState


class Sight:
    """A place to look from that a visitor has now.

    It is made of who asks and of the table as it is, never of a seat alone, and it is good for that moment only:
    whoever has got up, or was never there, cannot be shown a seat's cards.
    """

    __slots__ = ("behind", "hosting", "own", "seat", "state")

    def __init__(
        self,
        state: TableState,
        visitor: Visitor | None,
        invited: bool = False,
        chosen: int | None = None,
        behind: bool = False,
    ) -> None:
        """Look from the chosen seat if it is the visitor's own, else from another own one, else as a spectator.

        `behind`: the asker holds the link to see everything later; whoever plays here sees nothing by it.

        Raises NotFound where a table is open by its link, and the asker has neither the link nor a seat.
        """
        self.state = state
        #: The visitor's own seats.
        self.own = state.seats_of(visitor)
        #: Whether the visitor is the host of the table.
        self.hosting = state.hosted_by(visitor)
        #: Whether everything may be seen, later.
        self.behind = behind and state.unveiled is not None and not self.own
        if not (state.setting.public or invited or self.own or self.hosting or self.behind):
            raise NotFound("There is no such table, or it is open by its link only.")
        #: The seat that is looked from; None: a spectator's place.
        self.seat = self._place(chosen)

    def _place(self, chosen: int | None) -> int | None:
        if chosen in self.own:
            return chosen
        mover = self.state.mover
        return mover if mover in self.own else self.own[0] if self.own else None

    def from_seat(self, seat: int) -> Sight:
        """Return what is seen from one of the visitor's own seats. Raises NotAllowed."""
        if seat not in self.own:
            raise NotAllowed(f"Seat {seat} is not yours.", "not-your-seat", args={"seat": seat + 1})
        return self._moved(seat)

    def in_hindsight(self, seat: int | None) -> Sight:
        """Return what a seat has seen: any seat's after the end, before it one of one's own or a spectator's."""
        if seat is not None and seat not in self.own and self.state.status != "over":
            raise NotAllowed(
                f"Seat {seat} is not yours: what it sees can be seen after the end.",
                "not-your-eyes",
                args={"seat": seat + 1},
            )
        return self._moved(seat)

    def later(self, seat: int | None, now: int) -> Sight:
        """Return what a seat had seen so long ago as the host chose: any seat's, with nothing that came after it.

        Raises NotAllowed without the link for it; after the end there is nothing to wait for.
        """
        if not self.behind or self.state.status != "playing":
            return self.in_hindsight(seat)
        other = self._moved(seat)
        other.state = self.state.earlier(self.state.shown_by(now))
        return other

    def open_to_all(self) -> list[Sight]:
        """Return what a spectator and every seat have seen, after the end. Raises NotAllowed before it."""
        if self.state.status != "over":
            raise NotAllowed("What was hidden is shown after the end.", "not-over")
        return [self._moved(seat) for seat in (None, *range(len(self.state.chairs)))]

    def _moved(self, seat: int | None) -> Sight:
        other = object.__new__(Sight)
        other.state, other.own, other.hosting, other.seat = self.state, self.own, self.hosting, seat
        other.behind = self.behind
        return other

    def same_place(self, other: Sight) -> bool:
        """Tell whether another sight gives the same rights."""
        return (self.seat, self.own, self.hosting) == (other.seat, other.own, other.hosting)
