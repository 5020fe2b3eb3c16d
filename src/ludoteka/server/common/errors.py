"""What a server refuses, each with a code for programs and a sentence for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteka.engine.errors import (
    BadNotation,
    BadOption,
    BadPlayers,
    BadSeries,
    IllegalAction,
    LudotekaError,
    UnknownGame,
)


class Refusal(LudotekaError):
    """The request cannot be carried out; nothing has changed."""

    code = "refused"
    status = 409

    def __init__(
        self,
        message: str,
        code: str | None = None,
        reasons: list[Any] | None = None,
        args: Mapping[str, int | str] | None = None,
    ) -> None:
        super().__init__(message)
        if code is not None:
            self.code = code
        #: Phrases that say why, for people of any language.
        self.reasons = reasons or []
        #: What the words of the code speak of: pages say `refusal-<code>` with these in their own language.
        self.facts: dict[str, int | str] = dict(args or {})


class NotFound(Refusal):
    """There is no such thing, or the asker may not know of it."""

    code = "not-found"
    status = 404


class NotAllowed(Refusal):
    """The asker has no right to it."""

    code = "not-allowed"
    status = 403


class NoIdentity(Refusal):
    """The asker has not said who they are."""

    code = "no-identity"
    status = 401


class Stale(Refusal):
    """The asker decided on a position that is no longer there."""

    code = "stale"


class Damaged(Refusal):
    """What is stored of a table cannot be told any more; no other table is touched by it."""

    code = "damaged-table"
    status = 500


class StorageFailed(Refusal):
    """The store could not take it; nobody was told of it."""

    code = "storage"
    status = 503


class Elsewhere(Refusal):
    """The table lives in another worker; nothing was changed."""

    code = "elsewhere"
    status = 503

    def __init__(self, worker: str | None = None) -> None:
        super().__init__("This table is moving to another process of the server; ask again.")
        #: Which, if it is known.
        self.worker = worker


class TooMuch(Refusal):
    """The asker has asked for too much already, and has to wait."""

    code = "too-much"
    status = 429


#: What the engine refuses, by the code under which a server passes it on.
_ENGINE: dict[type[LudotekaError], str] = {
    UnknownGame: "unknown-game",
    BadPlayers: "bad-players",
    BadOption: "bad-option",
    BadSeries: "bad-series",
    BadNotation: "bad-notation",
    IllegalAction: "illegal",
}


def refusal_of(error: LudotekaError) -> Refusal:
    """Return an error as what a server says of it: with a code of its own."""
    if isinstance(error, Refusal):
        return error
    refusal = Refusal(str(error), _ENGINE.get(type(error), "bad-request"))
    refusal.status = 400
    return refusal
