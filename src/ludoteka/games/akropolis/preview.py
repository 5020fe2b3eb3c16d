"""What an action of Akropolis will surely do to the player's own city, stones and score."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.position import Position
from ludoteka.games.akropolis.actions import PLACE, TAKE
from ludoteka.games.akropolis.components import COLOUR_KEYS, KIND_KEYS, TILE
from ludoteka.games.akropolis.scorer import seat_score
from ludoteka.games.akropolis.table import true_cells


def preview(position: Position, action: int) -> dict[str, Any]:
    """Return the player's score after a legal action and the difference by colour, stones and total.

    Taking tells the `tile` and its `cost`; laying tells the `hexes` that come to lie, as in the view, in true
    coordinates, and the `stones` won.
    """
    s = position.state
    p = s.turn
    after = position.after(action)
    if action < PLACE:
        told: dict[str, Any] = {"tile": int(s.site[action - TAKE]), "cost": action - TAKE}
    else:
        level = int(after.state.level[s.taken])
        cells = true_cells(s, p, action - PLACE)
        kinds = [KIND_KEYS[kind] for kind in TILE[s.taken]]
        told = {
            "hexes": [[q, r, kind, level, int(s.taken)] for (q, r), kind in zip(cells, kinds, strict=True)],
            "stones": int(after.state.stones[p] - s.stones[p]),
        }
    now, then = seat_score(position, p), seat_score(after, p)
    change = {colour: then[colour]["product"] - now[colour]["product"] for colour in COLOUR_KEYS}
    change |= {what: then[what] - now[what] for what in ("stones", "total")}
    return {**told, "score": then, "change": change}
