"""What a choice of Akropolis surely loses: a colour whose last star is buried, or points of the city."""

from __future__ import annotations

from ludoteka.engine.position import Position
from ludoteka.engine.text import Phrase
from ludoteka.engine.warning import Loss
from ludoteka.games.akropolis.actions import PLACE
from ludoteka.games.akropolis.components import COLOUR_KEYS, KIND_KEYS
from ludoteka.games.akropolis.scorer import seat_score
from ludoteka.games.akropolis.table import city_of


def loss(position: Position, action: int) -> Loss | None:
    """Return the colour that laying a tile costs most, where the city is worth less afterwards or lacks a star."""
    if action < PLACE:
        return None
    p = position.state.turn
    now, then = seat_score(position, p), seat_score(position.after(action), p)
    buried = [c for c in COLOUR_KEYS if now[c]["product"] and not then[c]["stars"]]
    fallen = [c for c in COLOUR_KEYS if then[c]["product"] < now[c]["product"]]
    if (not buried and then["total"] >= now["total"]) or not fallen:
        return None
    colour = max(buried or fallen, key=lambda c: now[c]["product"] - then[c]["product"])
    figures = {"colour": colour, "from": now[colour]["product"], "to": then[colour]["product"]}
    why = Phrase("akropolis-guide-buried" if colour in buried else "akropolis-guide-fallen", {"colour": colour})
    hit = {KIND_KEYS.index(colour), KIND_KEYS.index(f"{colour}_plaza")}
    places = tuple(f"akropolis-{p}-{q},{r}" for (q, r), hex_ in city_of(position.state, p).items() if hex_.kind in hit)
    return Loss("star" if buried else "points", Phrase("akropolis-guide-loss", figures), why, places)


def gain(position: Position, action: int) -> float:
    """Return how many points the city is worth more at once."""
    p = position.state.turn
    return float(seat_score(position.after(action), p)["total"])
