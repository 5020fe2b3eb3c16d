"""What an action of Opale will surely do, as far as whoever decides can know.

It shows no more than the view: of a pile that holds any number of cards, its size and its top card, for nobody may
look at those below. What is drawn is not known either, only how many cards.
"""

from __future__ import annotations

from typing import Any

from ludoteka.engine.position import Position
from ludoteka.games.opale.actions import TAKE
from ludoteka.games.opale.components import AREA_KEYS, CAPACITY, FACE_AREA, FACE_VALUE, FACES, SHELL_KEYS
from ludoteka.games.opale.notation import card_to_json
from ludoteka.games.opale.state import HAND, HAND_WITH_AZURA, LAST_CITY, Phase


def preview(position: Position, action: int) -> dict[str, Any]:
    """Return what a legal action will surely do; raises IllegalAction for another.

    It is tried out on a position that the seat to move cannot tell from the real one, and only what does not depend
    on chance is said of it.
    """
    seat = position.current_player
    before = position.resample(seat, seed=0) if seat is not None else position
    after = before.after(action)
    s, t = before.state, after.state
    p = int(s.turn)
    captures = _captures(s, t, p)
    worth = [capture["points"] for capture in captures]
    turn_goes_on = t.turn == p and not after.is_over
    return {
        "captures": captures,
        "points": None if None in worth else sum(worth),
        "azura": bool(t.azura == p != s.azura),
        # Azura taken from the opponent sends one card of that hand back, nobody can say which.
        "blind_card": t.left[1 - p] > s.left[1 - p],
        "to_store": _cards(_gained(t.store.tolist(), s.store.tolist())),
        "city_stack": int(t.cities) if t.cities > s.cities else None,
        "draws": _draws(s, t, p),
        "ends": _ends(s, t),
        "over": after.is_over,
        "then": Phase(t.phase).name.lower() if turn_goes_on else None,
        "targets": _targets(after) if t.phase == Phase.TAKE else {},
        "shell": _spent(s, t, p),
    }


def _targets(position: Position) -> dict[str, dict[str, Any]]:
    """Return what each of the two targets would bring, so that cards and target can be chosen at once."""
    return {AREA_KEYS[action - TAKE]: preview(position, action) for action in position.legal_actions()}


def _cards(counts: list[int]) -> list[dict[str, Any]]:
    return [card_to_json(face) for face in range(FACES) for _ in range(counts[face])]


def _gained(new: list[int], old: list[int]) -> list[int]:
    return [max(0, after - before) for after, before in zip(new, old, strict=True)]


def _captures(s: Any, t: Any, p: int) -> list[dict[str, Any]]:
    """Return what comes to one's own score pile, by type: how many cards, those that lie open, and the points.

    The points are None where cards lie below the top of a pile.
    """
    gained = _gained(t.won.tolist()[p], s.won.tolist()[p])
    captures = []
    for area, key in enumerate(AREA_KEYS):
        counts = [n if FACE_AREA[face] == area else 0 for face, n in enumerate(gained)]
        count = sum(counts)
        if count > 1 and not CAPACITY[area]:
            captures.append({"area": key, "count": count, "cards": [card_to_json(s.top[area])], "points": None})
        elif count:
            points = sum(n * int(FACE_VALUE[face]) for face, n in enumerate(counts))
            captures.append({"area": key, "count": count, "cards": _cards(counts), "points": points})
    return captures


def _draws(s: Any, t: Any, p: int) -> int:
    """Return how many cards will come to one's own hand, those still to be chosen one by one included."""
    drawn = int(s.left[p] - t.left[p]) + _aside(s, p) - _aside(t, p)
    if s.phase == Phase.LAY_ASIDE:
        return 0
    if t.phase == Phase.DRAW and t.turn == p:
        drawn += min(_short(t, p), int(t.left[p]) + _aside(t, p))
    return drawn


def _aside(s: Any, p: int) -> int:
    return sum(s.aside.tolist()[p])


def _short(t: Any, p: int) -> int:
    """Return how many cards the hand is short of its limit."""
    return (HAND_WITH_AZURA if t.azura == p else HAND) - int(t.held[p])


def _ends(s: Any, t: Any) -> str | None:
    """Return what triggers the end, if this action does."""
    p = int(s.turn)
    if s.ending:
        return None
    if t.cities == LAST_CITY > s.cities:
        return "third_city"
    is_short = t.phase == Phase.DRAW and t.turn == p and _short(t, p) > t.left[p] + _aside(t, p)
    return "cannot_draw" if t.ending or is_short else None


def _spent(s: Any, t: Any, p: int) -> str | None:
    """Return the shell that is used."""
    return next((key for i, key in enumerate(SHELL_KEYS) if (s.shell[p] & ~t.shell[p]) >> i & 1), None)
