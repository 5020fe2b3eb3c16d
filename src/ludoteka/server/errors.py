"""What a server refuses, each with a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.errors import LudotekaError


class Refusal(LudotekaError):
    """The request cannot be carried out; nothing has changed."""

    code = "refused"
    status = 409

    def __init__(self, message: str, code: str | None = None, reasons: list[Any] | None = None) -> None:
        super().__init__(message)
        if code is not None:
            self.code = code
        #: Phrases that say why, for people of any language.
        self.reasons = reasons or []


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


class StorageFailed(Refusal):
    """The store could not take it; nobody was told of it."""

    code = "storage"
    status = 503
