"""Pebbles in text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteka.engine.errors import BadNotation
from ludoteka.engine.position import Position
from ludoteka.engine.text import Phrase

_TEXTS = ("1", "2", "3", "roll", "peek")
_NUMBERS = ("heap", "turn", "peeked")
_TABLES = ("score", "secret", "seen")


def action_to_text(action: int) -> str:
    return _TEXTS[action]


def action_from_text(text: str) -> int:
    if text not in _TEXTS:
        raise BadNotation(f"{text!r} is not an action of Pebbles; actions are {', '.join(_TEXTS)}.")
    return _TEXTS.index(text)


def action_to_json(action: int) -> dict[str, Any]:
    return {"do": _TEXTS[action]}


def action_from_json(obj: Any) -> int:
    return _TEXTS.index(obj["do"])


def describe(position: Position, action: int) -> Phrase:
    return Phrase("pebbles-do", {"what": _TEXTS[action]})


def write(s: Any) -> str:
    words = [f"{name}={getattr(s, name)}" for name in _NUMBERS]
    words += [f"{name}={','.join(str(n) for n in getattr(s, name))}" for name in _TABLES]
    return " ".join(words)


def read(s: Any, body: str, options: Sequence[int]) -> None:
    words = dict(word.split("=", 1) for word in body.split())
    s.dice = options[1]
    for p in range(s.players):
        s.most[p] = 3 - (options[3] >> p & 1)
    for name in _NUMBERS:
        setattr(s, name, int(words[name]))
    for name in _TABLES:
        for p, text in enumerate(words[name].split(",")):
            getattr(s, name)[p] = int(text)
