"""What a choice of Orichalcum surely loses: a point, or a fight that more hoplites would rather win."""

from __future__ import annotations

from ludoteka.engine.position import Position
from ludoteka.engine.text import Phrase
from ludoteka.engine.warning import Loss
from ludoteka.games.orichalcum import actions as a
from ludoteka.games.orichalcum.preview import fight_odds

#: Less than this is a fight to think about, where some hoplites more make so much of a difference.
_POOR, _MORE = 0.5, 0.25


def loss(position: Position, action: int) -> Loss | None:
    """Return what is lost: in points where no dice are in it, in chances where they are."""
    s, p = position.state, position.current_player
    assert p is not None
    if a.COMMIT <= action < a.KRONOS:
        chance = _chance(position, action)
        sent = [other for other in position.legal_actions() if a.COMMIT <= other < a.KRONOS]
        best = max(_chance(position, other) for other in sent)
        if chance >= _POOR or best - chance < _MORE:
            return None
        figures = {"chance": round(100 * chance), "best": round(100 * best)}
        return Loss(
            "odds",
            Phrase("orichalcum-guide-odds", figures),
            Phrase("orichalcum-guide-odds-why"),
            (f"{p}:{s.cell + 1}",),
        )
    after = position.after(action)
    now, then = position.scores()[p], after.scores()[p]
    if then >= now or after.state.rng.tolist() != s.rng.tolist():
        return None
    return Loss(
        "points", Phrase("orichalcum-guide-points", {"from": now, "to": then}), Phrase("orichalcum-guide-points-why")
    )


def _chance(position: Position, action: int) -> float:
    s = position.state
    return float(fight_odds(s, s.turn, s.cell, action - a.COMMIT)["chance"])


def gain(position: Position, action: int) -> float:
    """Return the chance of a fight, less a little for each hoplite; else the points."""
    if a.COMMIT <= action < a.KRONOS:
        return float(_chance(position, action) - 0.05 * (action - a.COMMIT))
    p = position.current_player
    assert p is not None
    return float(position.after(action).scores()[p])
