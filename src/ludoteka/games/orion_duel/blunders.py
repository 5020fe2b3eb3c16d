"""What a choice of Orion Duel surely gives away: a condition to the rival, or all but one of its tokens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteka.engine.position import Position
from ludoteka.engine.text import Phrase
from ludoteka.engine.warning import Loss
from ludoteka.games.orion_duel.actions import TOKEN
from ludoteka.games.orion_duel.state import GALAXIES_TO_WIN, HOLES_TO_WIN


def loss(position: Position, action: int) -> Loss | None:
    """Return what one's own tile does for the rival."""
    if action >= TOKEN:
        return None
    p = int(position.state.turn)
    after = position.after(action)
    if after.winners() == [1 - p]:
        return Loss("wins", Phrase("orion-duel-guide-wins"), Phrase("orion-duel-guide-wins-why"))
    for what, now, then, needed in _progress(position.state, after.state, p):
        if now < then == needed - 1:
            figures = {"from": now, "to": then, "needed": needed}
            return Loss(
                what, Phrase(f"orion-duel-guide-{what}", figures), Phrase(f"orion-duel-guide-{what}-why", figures)
            )
    return None


def _progress(s: Any, t: Any, p: int) -> Iterator[tuple[str, int, int, int]]:
    """Yield how far the rival is with tokens, before and after, and how many are needed."""
    yield "holes", _most(s, s.holes, p), _most(t, t.holes, p), HOLES_TO_WIN
    yield "galaxies", _most(s, s.galaxies, 1 - p), _most(t, t.galaxies, 1 - p), GALAXIES_TO_WIN


def _most(s: Any, tokens: Any, colour: int) -> int:
    """Return the most tokens that a group of a colour covers."""
    groups = [name for name, group in enumerate(s.group.tolist()) if name == group and s.colour[name] == colour]
    return max((int(tokens[name]) for name in groups), default=0)


def gain(position: Position, action: int) -> float:
    """Return how far one's own colour is with tokens afterwards."""
    p = int(position.state.turn)
    t = position.after(action).state
    return float(
        _most(t, t.galaxies, p) + _most(t, t.holes, 1 - p) - _most(t, t.holes, p) - _most(t, t.galaxies, 1 - p)
    )
