"""What a seat of Opale sees. A field is shown because it is named here."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.position import Position
from ludoteka.games.opale.components import AREA_KEYS, AREAS, CAPACITY, FACES, SHELL_KEYS
from ludoteka.games.opale.notation import card_to_json
from ludoteka.games.opale.state import Phase


def _cards(counts: Any) -> list[dict[str, Any]]:
    return [card_to_json(face) for face in range(FACES) for _ in range(counts[face])]


def _area(s: Any, area: int) -> dict[str, Any]:
    """An area that holds any number shows its top card and size only; the others show every card."""
    shown: dict[str, Any] = {"area": AREA_KEYS[area], "capacity": int(CAPACITY[area]) or None, "size": int(s.on[area])}
    if CAPACITY[area]:
        shown["cards"] = [card for card in _cards(s.pile) if card["type"] == AREA_KEYS[area]]
    else:
        shown["top"] = card_to_json(s.top[area]) if s.top[area] >= 0 else None
    shown["sealed_by"] = next((p for p in range(2) if s.seal[p] == area), None)
    return shown


def _seat(position: Position, p: int, seat: int | None) -> dict[str, Any]:
    s = position.state
    shown: dict[str, Any] = {
        "hand_size": s.held[p],
        "deck_size": s.left[p],
        "captured": sum(s.won.tolist()[p]),
        "aside_size": sum(s.aside.tolist()[p]),
        "discarded": sum(s.gone.tolist()[p]),
        "shells": [key for i, key in enumerate(SHELL_KEYS) if s.shell[p] >> i & 1],
    }
    if p == seat:
        shown["hand"] = _cards(s.hand.tolist()[p])
        shown["aside"] = _cards(s.aside.tolist()[p])
        shown["gone"] = _cards(s.gone.tolist()[p])
        shown["deck_top"] = [card_to_json(s.back[p, i]) for i in reversed(range(s.backs[p]))]
    if p == seat or position.is_over:  # score piles are turned up at the end
        shown["score_pile"] = _cards(s.won.tolist()[p])
        shown["score"] = position.scores()[p]
    return shown


def view(position: Position, seat: int | None) -> dict[str, Any]:
    """Return what a seat, or a spectator, may see."""
    s = position.state
    phase = Phase(s.phase)
    pending = AREA_KEYS[s.pending] if phase == Phase.TAKE else SHELL_KEYS[s.pending] if s.pending >= 0 else None
    return {
        "phase": phase.name.lower(),
        "pending": pending,
        "discarded": s.discarded,
        "twin_left": s.twin,
        "twin_area": AREA_KEYS[s.twin_area] if s.twin_area >= 0 else None,
        "areas": [_area(s, area) for area in range(AREAS)],
        "store": _cards(s.store),
        "cities": s.cities,
        "azura": s.azura if s.azura >= 0 else None,
        "ending": bool(s.ending),
        "final_turns": s.finals,
        "seats": [_seat(position, p, seat) for p in range(2)],
    }
