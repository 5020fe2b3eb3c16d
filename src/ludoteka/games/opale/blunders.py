"""What a choice of Opale surely loses: the richer pile, the fourth Guardian, or the game itself."""

from __future__ import annotations

from ludoteka.engine.position import Position
from ludoteka.engine.text import Phrase
from ludoteka.engine.warning import Loss
from ludoteka.games.opale.actions import PLAY, TAKE
from ludoteka.games.opale.components import AREA_KEYS, AREAS, FACE_AREA, FACE_VALUE

_GUARDIANS = AREA_KEYS.index("dark_guardian")


def loss(position: Position, action: int) -> Loss | None:
    """Return what is lost for sure: nobody's hand is needed to know it."""
    seat = position.current_player
    after = position.after(action)
    if after.is_over and seat not in after.winners():
        own, other = (after.scores()[p] for p in (seat or 0, 1 - (seat or 0)))
        what = Phrase("opale-guide-ends", {"own": own, "other": other})
        return Loss("ends", what, Phrase("opale-guide-ends-why"), ("area-underwater_city",))
    if TAKE <= action < TAKE + AREAS:
        return _poorer(position, action)
    if PLAY <= action < TAKE and _lying(after, _GUARDIANS) == 3 > _lying(position, _GUARDIANS):
        pile = after.state.pile.tolist()
        worth = sum(n * int(FACE_VALUE[f]) for f, n in enumerate(pile) if FACE_AREA[f] == _GUARDIANS)
        what = Phrase("opale-guide-third", {"points": worth})
        return Loss("third", what, Phrase("opale-guide-third-why"), ("area-dark_guardian",))
    return None


def _lying(position: Position, area: int) -> int:
    pile = position.state.pile.tolist()
    return sum(n for face, n in enumerate(pile) if FACE_AREA[face] == area)


def _poorer(position: Position, action: int) -> Loss | None:
    """Return what the other pile has more, in cards: their values are not to be seen below the top."""
    own = _lying(position, action - TAKE)
    others = [other for other in position.legal_actions() if TAKE <= other < TAKE + AREAS and other != action]
    most = max((_lying(position, other - TAKE) for other in others), default=0)
    if most < own + 2:
        return None
    places = tuple(f"area-{AREA_KEYS[other - TAKE]}" for other in others)
    return Loss(
        "poorer", Phrase("opale-guide-poorer", {"own": own, "most": most}), Phrase("opale-guide-poorer-why"), places
    )


def gain(position: Position, action: int) -> float:
    """Return how many cards are captured."""
    seat = position.current_player or 0
    return float(sum(position.after(action).state.won.tolist()[seat]))
