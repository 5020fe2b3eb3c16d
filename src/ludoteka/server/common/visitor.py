"""Someone who has said who they are, and how far their secret reaches."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.server.common.errors import NotAllowed


@dataclass(frozen=True)
class Visitor:
    """A person, or a program that holds a token for one seat of one table."""

    id: str
    name: str
    #: The only table where a program with a token may act, and its only seat there; None for people.
    table: str | None = None
    seat: int | None = None

    def act_at(self, table_id: str) -> None:
        """Raise NotAllowed where this visitor's secret is for another table."""
        if self.table is not None and self.table != table_id:
            raise NotAllowed("This token is for another table.", "token-elsewhere")

    def act_anywhere(self) -> None:
        """Raise NotAllowed where this visitor's secret is for one table only."""
        if self.table is not None:
            raise NotAllowed("This token is for playing at one table, and for nothing else.", "token-only")
