"""The rules of the games as the page tells them: `web/src/games/NAME/rules.json` and `locales/*/NAME-rules.ftl`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


@cache
def book(game: str) -> dict[str, Any]:
    """Return the rules of a game."""
    found: dict[str, Any] = json.loads((GAMES / game / "rules.json").read_text(encoding="utf-8"))
    return found


def sections(game: str) -> list[dict[str, Any]]:
    """Return the sections of a game's rules, in their order."""
    return list(book(game)["sections"])


def section(game: str, name: str) -> dict[str, Any]:
    """Return one section."""
    (found,) = (one for one in sections(game) if one["id"] == name)
    return found


def figures(game: str) -> Iterator[dict[str, Any]]:
    """Yield all figures of a game."""
    for one in sections(game):
        yield from one.get("figures", ())


def figure(game: str, name: str) -> dict[str, Any]:
    """Return one figure."""
    (found,) = (one for one in figures(game) if one["id"] == name)
    return found


def title_key(game: str, one: dict[str, Any]) -> str:
    """Return the message that is the heading of a section."""
    return str(one.get("title", f"{game}-rules-{one['id']}-title"))


def text_keys(game: str, one: dict[str, Any]) -> list[str]:
    """Return the messages under a heading."""
    return list(one.get("texts", [f"{game}-rules-{one['id']}"]))
