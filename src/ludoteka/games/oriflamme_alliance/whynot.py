"""Why an action is not legal, for whoever would have liked to play it."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.errors import BadNotation
from ludoteka.engine.position import Position
from ludoteka.engine.text import Arg, Phrase
from ludoteka.games.oriflamme_alliance.actions import BRANCH, END, EXCHANGE, LEAVE, ON, REVEAL, TARGET, Branch
from ludoteka.games.oriflamme_alliance.components import ROUNDS, Card
from ludoteka.games.oriflamme_alliance.notation import PREFIX, card_phrase, place_parts
from ludoteka.games.oriflamme_alliance.state import Phase

_AIMING = (Phase.EMPRESS, Phase.DIPLOMAT, Phase.DESERTER, Phase.VERDICT, Phase.SENTENCE)


def why_not(position: Position, obj: Any) -> list[Phrase]:
    """Return the reasons why an action, by its parts, is not legal; none where it is."""
    if position.is_over:
        return [_reason("over")]
    try:
        action = position.action_from_json(obj)
    except BadNotation:
        return [_reason("unknown")]
    if action in position.legal_actions():
        return []
    s = position.state
    phase = Phase(s.phase)
    if phase == Phase.PLACE and action < LEAVE:
        return list(_placement(s, action))
    if phase == Phase.LEAVE_OR_REVEAL and action == REVEAL:
        return [_reason("uprising")]
    if phase == Phase.BRANCH and BRANCH <= action < TARGET:
        return [_reason("other-card", card=card_phrase(s.card[s.row[s.at]]))]
    if phase in _AIMING and TARGET <= action < EXCHANGE:
        refused = refusal(s, action - TARGET)
        assert refused is not None
        return [_reason(refused)]
    if phase == Phase.EXCHANGE and action >= EXCHANGE:
        return [_reason("not-in-hand", card=card_phrase(action - EXCHANGE))]
    if phase == Phase.VERDICT and action == BRANCH + Branch.JUDGE_ELIMINATE and not s.tops & s.marked:
        return [_reason("nothing-marked")]
    return [_reason(f"now-{phase.name.lower().replace('_', '-')}")]


def _reason(key: str, **args: Arg) -> Phrase:
    return Phrase(f"{PREFIX}-why-{key}", args)


def _placement(s: Any, action: int) -> list[Phrase]:
    card, where = place_parts(action)
    reasons = []
    if not s.hand[s.turn] >> card & 1:
        reasons.append(_reason("not-in-hand", card=card_phrase(card)))
    if where == END and not s.length:
        reasons.append(_reason("empty-row"))
    if where >= ON and not s.tops >> (ROUNDS * s.turn + where - ON) & 1:
        covered = (s.hidden | s.turned | s.up) >> (ROUNDS * s.turn + where - ON) & 1
        reasons.append(_reason("own-covered" if covered else "own-gone", number=where - ON + 1))
    return reasons


def refusal(s: Any, piece: int) -> str | None:
    """Return why an ability cannot be aimed at a piece, None where it can."""
    if not (s.hidden | s.turned | s.up) >> piece & 1:
        return "not-in-row"
    if not s.tops >> piece & 1:
        return "covered"
    up = bool(s.up >> piece & 1)
    marked = bool(s.marked >> piece & 1)
    itself = piece == s.row[s.at]
    place = [s.row[i] for i in range(s.length)].index(piece)
    return {
        Phase.EMPRESS: "own" if piece // ROUNDS == s.turn else "face-up" if up else None,
        Phase.DIPLOMAT: "same-card" if itself else None if up and s.card[piece] == Card.DIPLOMAT else "no-diplomat",
        Phase.DESERTER: None if abs(place - s.at) == 1 else "not-adjacent",
        Phase.VERDICT: "marked" if marked else None,
        Phase.SENTENCE: None if marked else "not-marked",
    }[Phase(s.phase)]
