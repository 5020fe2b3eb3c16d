"""What happened, told to a seat: each entry is public or the seat's own."""

from __future__ import annotations

import operator

from ludoteka.engine.position import Position
from ludoteka.engine.text import Arg, Phrase, Seat
from ludoteka.games.opale.actions import CARD, DECK, PASS, PLAY, SEAL, SHELL, TAKE
from ludoteka.games.opale.components import AREAS, CAPACITY, FACE_AREA, FACE_VALUE, FACES, Area
from ludoteka.games.opale.notation import area_phrase, card_phrase, play_faces, shell_phrase
from ludoteka.games.opale.state import Phase

#: The tables of the components as plain numbers, which are read faster one by one.
_AREA_OF = tuple(FACE_AREA.tolist())
_VALUE_OF = tuple(FACE_VALUE.tolist())
_CAPACITIES = tuple(CAPACITY.tolist())
#: Areas that capture nothing by being played to.
_OTHER_POWERS = frozenset(
    int(area) for area in (Area.ROYAL_PEARL, Area.PETRIFIED_DRAGON, Area.ABYSS_WITCH, Area.TURTLE_RIDER)
)


def entries(before: Position, action: int, after: Position, seat: int | None) -> list[Phrase]:
    """Return what a seat is told of an action: what was done, what it captured, what it led to."""
    s, t = before.state, after.state
    p = s.turn
    told = [_deed(before, action, seat), *_captures(before, action, after)]
    if t.azura != s.azura:
        told.append(_tell("azura", p))
        if s.azura >= 0 and t.backs[1 - p] > s.backs[1 - p]:
            told.append(_blind_card(after, 1 - p, seat))
    if t.cities > s.cities:
        told.append(_tell("city-stack", p, number=int(t.cities)))
    told += _draws(before, action, after, seat)
    if t.ending and not s.ending and not after.is_over:
        told.append(Phrase("opale-log-ending"))
    if after.is_over:
        told.append(_result(after))
    return told


def _tell(key: str, who: int, **args: Arg) -> Phrase:
    return Phrase(f"opale-log-{key}", {"who": Seat(who), **args})


def _deed(before: Position, action: int, seat: int | None) -> Phrase:
    s = before.state
    p, own = s.turn, s.turn == seat
    if action < TAKE:
        faces = play_faces(action - PLAY)
        values = "+".join(str(_VALUE_OF[face]) for face in faces)
        return _tell("play", p, type=area_phrase(_AREA_OF[faces[0]]), count=len(faces), values=values)
    if action < CARD:
        return _tell("choose", p, type=area_phrase(action - TAKE))
    if action < DECK:
        key = {Phase.LAY_ASIDE: "lay-aside", Phase.DISCARD: "discard", Phase.DRAW: "draw-aside"}[Phase(s.phase)]
        return _tell(f"{key}-own", p, card=card_phrase(action - CARD)) if own else _tell(key, p)
    if action == DECK:
        return _tell("draw-deck", p)
    if action < SEAL:
        return _tell("shell", p, shell=shell_phrase(action - SHELL))
    if action < PASS:
        return _tell("seal", p, type=area_phrase(action - SEAL))
    key = {Phase.PLAY: "play-nothing", Phase.DISCARD: "discard-no-more"}.get(Phase(s.phase), "no-shell")
    return _tell(key, p)


def _captures(before: Position, action: int, after: Position) -> list[Phrase]:
    """Cards that came to the score pile, by type. Everybody saw them laid."""
    p = before.state.turn
    had, has = before.state.won.tolist()[p], after.state.won.tolist()[p]
    count, points = [0] * AREAS, [0] * AREAS
    for face, gained in enumerate(map(operator.sub, has, had)):
        count[_AREA_OF[face]] += gained
        points[_AREA_OF[face]] += gained * _VALUE_OF[face]
    told = [
        _tell("capture", p, type=area_phrase(area), count=count[area], points=points[area])
        for area in range(AREAS)
        if count[area]
    ]
    if not told and _found_nothing(before, action):
        told.append(_tell("capture-nothing", p))
    return told


def _found_nothing(before: Position, action: int) -> bool:
    if TAKE <= action < CARD:
        return True
    if action >= TAKE:
        return False
    faces = play_faces(action)
    area = _AREA_OF[faces[0]]
    if area in _OTHER_POWERS:
        return False
    return not _CAPACITIES[area] or bool(before.state.on[area] + len(faces) == _CAPACITIES[area])


def _blind_card(after: Position, victim: int, seat: int | None) -> Phrase:
    if victim == seat:
        face = after.state.back[victim, after.state.backs[victim] - 1]
        return _tell("blind-own", victim, card=card_phrase(face))
    return _tell("blind", victim)


def _draws(before: Position, action: int, after: Position, seat: int | None) -> list[Phrase]:
    """Cards drawn from the deck, by name to their owner."""
    s, t = before.state, after.state
    p = s.turn
    count = s.left[p] - t.left[p]
    if count <= 0:
        return []
    if p != seat:
        return [_tell("draw", p, count=count)]
    drawn = list(map(operator.sub, t.hand.tolist()[p], s.hand.tolist()[p]))
    if action < TAKE:
        for face in play_faces(action):
            drawn[face] += 1
    elif CARD <= action < DECK:
        drawn[action - CARD] += 1 if s.phase != Phase.DRAW else -1
    cards = [card_phrase(face) for face in range(FACES) for _ in range(drawn[face])]
    return [_tell("draw-own", p, count=count, cards=cards)]


def _result(after: Position) -> Phrase:
    scores, winners = after.scores(), after.winners()
    if len(winners) == 2:
        return Phrase("opale-log-draw-game", {"points": scores[0]})
    who = winners[0]
    key = "opale-log-win" if scores[who] > scores[1 - who] else "opale-log-win-tie"
    return Phrase(key, {"who": Seat(who), "points": scores[who], "other": scores[1 - who]})
