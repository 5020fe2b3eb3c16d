"""What no text that comes from outside may hold, checked once, before anything else reads it."""

from __future__ import annotations

import re

from ludoteka.server.common.errors import Refusal

#: Control characters as they are, or as JSON writes them; tabs and ends of lines are blanks, and stay.
_IN_JSON = re.compile(
    rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|\xc2[\x80-\x9f]"
    rb"|(?<!\\)(?:\\\\)*\\(?:[bf]|[uU]00(?:0[0-8bBcCeEfF]|1[0-9a-fA-F]|7[fF]|[89][0-9a-fA-F]))"
)
#: The same, and every other one, in the address of a request.
_IN_ADDRESS = re.compile(rb"%[01][0-9a-fA-F]|%7[fF]|[\x00-\x1f\x7f]")


def check_json(text: bytes) -> bytes:
    """Return a frame or the body of a request. Raises Refusal where there are control characters in it."""
    if _IN_JSON.search(text):
        raise Refusal("There are control characters in this text.", "control-characters")
    return text


def clean_address(raw: bytes) -> bool:
    """Tell whether an address, its escapes not yet undone, is free of control characters."""
    return _IN_ADDRESS.search(raw) is None
