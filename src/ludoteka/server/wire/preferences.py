"""How somebody likes the page, kept with who they are and not with a browser."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Volume = Annotated[int, Meta(ge=0, le=100)]


class Preferences(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was chosen; None: nothing yet, and in a request: leave it as it is. `system` is as the device has it."""

    language: Literal["system", "uk", "ru", "en"] | None = None
    theme: Literal["system", "light", "dark"] | None = None
    #: How fast pieces move; off: an outline shows what changed.
    motion: Literal["system", "off", "slow", "normal", "fast"] | None = None
    #: How loud it is when it is one's turn, and when somebody has moved.
    turn: Volume | None = None
    pieces: Volume | None = None
    #: Whether to be told by the browser when the page is out of sight.
    notify: bool | None = None
    #: Whether a complete choice waits for Confirm.
    confirm: bool | None = None
    #: Whether boards write names on their pieces and places.
    labels: bool | None = None
    #: Whether pieces that differ by colour also differ by a pattern.
    patterns: bool | None = None
    #: Whether hints are offered where they are allowed.
    hints: bool | None = None
    #: Whether to see what others show in a moment, and to be offered to show it.
    reactions: bool | None = None
    #: Whether to be shown how well one plays; nobody else ever is.
    rating: bool | None = None
