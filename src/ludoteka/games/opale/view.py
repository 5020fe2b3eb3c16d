"""What a seat of Opale sees. A field is shown because it is named here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteka.engine.position import Position
from ludoteka.games.opale.components import AREA_KEYS, AREAS, CAPACITY, FACES, SHELL_KEYS, Shell
from ludoteka.games.opale.notation import card_to_json
from ludoteka.games.opale.state import DIVE_CARDS, OMEN_LAID, Phase

#: Every card as it is shown, made once.
_CARDS = tuple(card_to_json(face) for face in range(FACES))
_CAPACITIES = tuple(int(capacity) for capacity in CAPACITY)


def _cards(counts: Sequence[int]) -> list[dict[str, Any]]:
    return [_CARDS[face] for face, count in enumerate(counts) if count for _ in range(count)]


def _areas(s: Any) -> list[dict[str, Any]]:
    """An area that holds any number shows its top card and size only; the others show every card."""
    pile: dict[str, list[dict[str, Any]]] = {key: [] for key in AREA_KEYS}
    for card in _cards(s.pile.tolist()):
        pile[card["type"]].append(card)
    sizes, tops, seals, twin = s.on.tolist(), s.top.tolist(), s.seal.tolist(), s.twin
    areas = []
    for area, key in enumerate(AREA_KEYS[:AREAS]):
        capacity, size, top = _CAPACITIES[area], sizes[area], tops[area]
        shown: dict[str, Any] = {"area": key, "capacity": capacity or None, "size": size}
        shown["room"] = 1 if twin else capacity - size if capacity else None
        if capacity:
            shown["cards"] = pile[key]
        else:
            shown["top"] = _CARDS[top] if top >= 0 else None
        shown["sealed_by"] = seals.index(area) if area in seals else None
        areas.append(shown)
    return areas


def _picks(s: Any, p: int, aside: int) -> list[int]:
    """Return how many cards a seat has to pick out of its hand for what is due: no fewer, no more."""
    if s.phase == Phase.LAY_ASIDE:
        return [OMEN_LAID - aside] * 2
    if s.phase == Phase.DISCARD and s.pending == Shell.DEEP_DIVE:
        return [DIVE_CARDS - s.discarded] * 2
    if s.phase == Phase.DISCARD:
        return [1, min(s.held[p], s.left[p] - s.discarded)]
    return [1, s.held[p]]


def _seats(position: Position, seat: int | None) -> list[dict[str, Any]]:
    s, over = position.state, position.is_over
    tables = zip(s.won.tolist(), s.aside.tolist(), s.gone.tolist(), s.shell, strict=True)
    scores = position.scores() if over or seat is not None else []
    seats = []
    for p, (won, aside, gone, shells) in enumerate(tables):
        laid = sum(aside)
        shown: dict[str, Any] = {
            "hand_size": s.held[p],
            "deck_size": s.left[p],
            "captured": sum(won),
            "aside_size": laid,
            "discarded": sum(gone),
            "shells": [key for i, key in enumerate(SHELL_KEYS) if shells >> i & 1],
            "picks": _picks(s, p, laid),
        }
        if p == seat:
            shown["hand"] = _cards(s.hand.tolist()[p])
            shown["aside"] = _cards(aside)
            shown["gone"] = _cards(gone)
            shown["deck_top"] = [_CARDS[s.back[p, i]] for i in reversed(range(s.backs[p]))]
        if p == seat or over:  # score piles are turned up at the end
            shown["score_pile"] = _cards(won)
            shown["score"] = scores[p]
        seats.append(shown)
    return seats


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
        "areas": _areas(s),
        "store": _cards(s.store.tolist()),
        "cities": s.cities,
        "azura": s.azura if s.azura >= 0 else None,
        "ending": bool(s.ending),
        "final_turns": s.finals,
        "seats": _seats(position, seat),
    }
