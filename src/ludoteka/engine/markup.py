"""Names inside the markup of a drawing: whatever people call themselves is text."""

from __future__ import annotations

import re

#: What the package rich takes for a tag, with the backslashes before it.
_TAG = re.compile(r"(\\*)(\[[a-zA-Z#/@][^\[]*?\])")
#: A tag of no effect: it ends a text that the next sign might turn into a tag, or rob of its backslash.
_END = "[none][/none]"


def plain(text: str) -> str:
    """Return markup that shows a text as it is, whatever stands before and after it."""
    safe = _TAG.sub(r"\1\1\\\2", text)
    tail = len(text) - len(text.rstrip("\\"))
    if tail or text.rfind("[") > text.rfind("]"):
        return safe + "\\" * tail + _END
    return safe
