"""Being told by mail: the address that somebody gives, and what became of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Secret = Annotated[str, Meta(min_length=20, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class MailWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where to write to when it is one's turn; a mail there asks whether that is right."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Literal["uk", "ru", "en"] = "en"


class MailCode(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a link in a mail held."""

    code: Secret


class Mail(Struct, frozen=True, kw_only=True):
    """Whether this server writes mails, one's address, and whether it was confirmed."""

    offered: bool
    address: str | None = None
    confirmed: bool = False


class MailDone(Struct, frozen=True, kw_only=True):
    """What a link in a mail has done."""

    done: bool
