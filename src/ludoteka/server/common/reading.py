"""What no text that comes from outside may hold, checked once, before anything else reads it."""

from __future__ import annotations

import re

from ludoteka.server.common.errors import Refusal

#: Control characters; tabs and ends of lines are blanks, and stay.
_CONTROLS = bytes(c for c in (*range(0x20), 0x7F) if c not in b"\t\n\r")
#: Those of Latin 1 in UTF-8, and all as JSON writes them by their numbers.
_LATIN = re.compile(rb"\xc2[\x80-\x9f]")
_NUMBERED = re.compile(rb"\\[uU]00(?:0[0-8bBcCeEfF]|1[0-9a-fA-F]|7[fF]|[89][0-9a-fA-F])")
#: The same, and every other one, in the address of a request.
_IN_ADDRESS = re.compile(rb"%[01][0-9a-fA-F]|%7[fF]|[\x00-\x1f\x7f]")


def check_json(text: bytes) -> bytes:
    """Return a frame or the body of a request. Raises Refusal where there are control characters in it."""
    if _has_controls(text):
        raise Refusal("There are control characters in this text.", "control-characters")
    return text


def _has_controls(text: bytes) -> bool:
    # plain searches first: patterns are looked for only in what has their beginnings
    if len(text.translate(None, _CONTROLS)) < len(text):
        return True
    if b"\xc2" in text and _LATIN.search(text):
        return True
    if b"\\" not in text:
        return False
    text = text.replace(b"\\\\", b" ")  # a backslash that is meant begins nothing
    if b"\\b" in text or b"\\f" in text:
        return True
    return (b"\\u00" in text or b"\\U00" in text) and _NUMBERED.search(text) is not None


def clean_address(raw: bytes) -> bool:
    """Tell whether an address, its escapes not yet undone, is free of control characters."""
    return _IN_ADDRESS.search(raw) is None
