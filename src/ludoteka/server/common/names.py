"""Names and sayings of visitors, as they are shown."""

from __future__ import annotations

import unicodedata

from ludoteka.server.common.errors import Refusal

MAX_NAME = 24


def clean_name(name: str) -> str:
    """Return a name as it is shown: plain text of visible characters in one line. Raises Refusal."""
    shown = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in unicodedata.normalize("NFC", name))
    shown = " ".join(shown.split())
    if not 1 <= len(shown) <= MAX_NAME or not any(unicodedata.category(c)[0] in "LNSP" for c in shown):
        raise Refusal(f"A name has 1 to {MAX_NAME} visible characters.", "bad-name", args={"most": MAX_NAME})
    return shown


def clean_text(text: str) -> str:
    """Return what somebody says as it is shown, in one line; empty where nothing is visible."""
    shown = "".join(c if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Zl", "Zp") else " " for c in text)
    return " ".join(shown.split())
