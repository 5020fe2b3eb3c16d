"""The messages of one language, each read when it is first asked for: there are thousands, and a command says few."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

#: What begins a message or a term, at the left edge, where nothing else has an equals sign; and what may name one.
_BEGINNING = re.compile(r"^-?[A-Za-z][\w-]*(?= *=)", re.MULTILINE)
_NAME = re.compile(r"-?[A-Za-z][\w-]*")


class Messages:
    """All that the Fluent files of a folder say, in one language."""

    def __init__(self, language: str, folder: Path) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for path in sorted(folder.glob("*.ftl")):
            text = path.read_text(encoding="utf-8")
            found = list(_BEGINNING.finditer(text))
            ends = [*(following.start() for following in found[1:]), len(text)]
            for beginning, end in zip(found, ends, strict=True):
                self._unread.setdefault(beginning[0], text[beginning.start() : end])

    def __contains__(self, key: str) -> bool:
        self._read(key)
        return self._bundle.has_message(key)

    def format(self, key: str, args: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """Return the sentence of a message that is there, and what went wrong with it."""
        self._read(key)
        message = self._bundle.get_message(key)
        assert message.value is not None
        sentence, errors = self._bundle.format_pattern(message.value, dict(args))
        return str(sentence), errors

    def _read(self, key: str) -> None:
        """Read a message and all that it may refer to, to be forgotten as unread only then: threads may ask at once."""
        found: dict[str, str] = {}
        names = [key]
        while names:
            name = names.pop()
            if name not in found and (entry := self._unread.get(name)) is not None:
                found[name] = entry
                names += _NAME.findall(entry)
        if found:
            self._bundle.add_resource(FluentResource("\n".join(found.values())))
            for name in found:
                self._unread.pop(name, None)
