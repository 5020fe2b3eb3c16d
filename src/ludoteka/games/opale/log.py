"""What happened, told to a seat: each entry is public or the seat's own."""

from __future__ import annotations

import itertools
import operator
from functools import cache, lru_cache
from typing import Any

from ludoteka.engine.position import Position
from ludoteka.engine.text import Arg, Phrase, Seat
from ludoteka.engine.told import Arrow, Evidence, Fact, Gain, Piece, Place, Told, said
from ludoteka.games.opale.actions import CARD, DECK, PASS, PLAY, SEAL, SHELL, TAKE
from ludoteka.games.opale.components import (
    AREA_KEYS,
    AREAS,
    CAPACITY,
    FACE_AREA,
    FACE_VALUE,
    FACES,
    SHELL_KEYS,
    Area,
)
from ludoteka.games.opale.notation import area_phrase, card_phrase, play_faces, shell_phrase
from ludoteka.games.opale.state import AZURA_POINTS, LAST_CITY, Phase

#: The tables of the components as plain numbers, which are read faster one by one.
_AREA_OF = tuple(FACE_AREA.tolist())
_VALUE_OF = tuple(FACE_VALUE.tolist())
_CAPACITIES = tuple(CAPACITY.tolist())
#: Areas that capture nothing by being played to.
_OTHER_POWERS = frozenset(
    int(area) for area in (Area.ROYAL_PEARL, Area.PETRIFIED_DRAGON, Area.ABYSS_WITCH, Area.TURTLE_RIDER)
)
#: So many captures are kept in words; there may be more.
_CAPTURES = 2048
_CITY = f"area-{AREA_KEYS[Area.UNDERWATER_CITY]}"
_BACK = said(Piece("back", Phrase("opale-log-card")))
_AZURA = said(Piece("azura", Phrase("opale-log-azura-name")))
_NOTHING = said(Fact(Phrase("opale-log-nothing")))


def entries(before: Position, action: int, after: Position, seat: int | None) -> list[Phrase]:
    """Return what a seat is told of an action: what was done, what it captured, what it led to."""
    s, t = before.state, after.state
    p = s.turn
    told: list[Phrase] = [_city(0)] if _untouched(s) else []
    told += [_deed(before, action, seat), *_captures(before, action, after)]
    if t.azura != s.azura:
        worth = Fact(Phrase("opale-log-at-the-end", {"points": AZURA_POINTS}))
        told.append(_story("azura", _AZURA, worth, Place(["azura"]), who=Seat(p)))
        if s.azura >= 0 and t.backs[1 - p] > s.backs[1 - p]:
            told.append(_blind_card(after, 1 - p, seat))
    told += _draws(before, action, after, seat)
    if t.cities > s.cities:
        told.append(_story("city-stack", Place([_CITY, "store"]), number=int(t.cities)))
        if t.cities < LAST_CITY:
            told.append(_city(t.cities))
    if t.ending and not s.ending:
        told.append(_story("last-city") if t.cities == LAST_CITY else _story("deck-empty", who=Seat(p)))
        if not after.is_over:
            told.append(_story("ending"))
    if after.is_over:
        told.append(_result(after))
    return told


def _untouched(s: Any) -> bool:
    """Tell whether nothing has been done yet."""
    return not (
        s.cities or any(s.on.tolist()) or any(itertools.chain(*s.won.tolist(), *s.aside.tolist(), *s.gone.tolist()))
    )


def _city(done: int) -> Told:
    return Told("opale-log-city", {"number": done + 1, "last": LAST_CITY}, kind="chapter")


def _tell(key: str, who: int, *evidence: Evidence, **args: Arg) -> Told:
    return Told(f"opale-log-{key}", {"who": Seat(who), **args}, evidence)


def _more(key: str, who: int, *evidence: Evidence, **args: Arg) -> Told:
    return Told(f"opale-log-{key}", {"who": Seat(who), **args}, evidence, "more")


def _story(key: str, *evidence: Evidence, **args: Arg) -> Told:
    return Told(f"opale-log-{key}", args, evidence, "story")


@cache
def _card(face: int, private: bool = False) -> Piece:
    return Piece(_picture(face), card_phrase(face), "private" if private else "")


@cache
def _value(face: int) -> Piece:
    """A card of which the sentence names the type."""
    return Piece(_picture(face), Phrase("opale-log-value", {"value": _VALUE_OF[face]}))


@cache
def _drawn(count: int) -> Fact:
    return said(Fact(Phrase("opale-log-drawn", {"count": count})))


def _picture(face: int) -> str:
    return f"card:{AREA_KEYS[_AREA_OF[face]]}:{_VALUE_OF[face]}"


@cache
def _area(area: int) -> Place:
    return Place([f"area-{AREA_KEYS[area]}"])


@cache
def _play(p: int, play: int) -> Told:
    """What is done most, told in the same words by whoever does it."""
    faces = play_faces(play)
    area = _AREA_OF[faces[0]]
    cards = [_value(face) for face in faces]
    return _tell("play", p, *cards, _area(area), type=area_phrase(area), count=len(faces))


def _deed(before: Position, action: int, seat: int | None) -> Told:
    s = before.state
    p = s.turn
    own = p == seat
    if action < TAKE:
        return _play(p, action - PLAY)
    if action < CARD:
        return _tell("choose", p, _area(action - TAKE), type=area_phrase(action - TAKE))
    if action < DECK:
        key = {Phase.LAY_ASIDE: "lay-aside", Phase.DISCARD: "discard", Phase.DRAW: "draw-aside"}[Phase(s.phase)]
        return _tell(key, p, _card(action - CARD, private=True) if own else _BACK)
    if action == DECK:
        return _tell("draw-deck", p)
    if action < SEAL:
        shell = action - SHELL
        piece = Piece(f"shell:{SHELL_KEYS[shell]}", shell_phrase(shell))
        return _tell("shell", p, said(piece), shell=shell_phrase(shell))
    if action < PASS:
        return _tell("seal", p, _area(action - SEAL), type=area_phrase(action - SEAL))
    key = {Phase.PLAY: "play-nothing", Phase.DISCARD: "discard-no-more"}.get(Phase(s.phase), "no-shell")
    return _tell(key, p)


def _captures(before: Position, action: int, after: Position) -> list[Phrase]:
    """Cards that came to the score pile, by type. Everybody saw them laid."""
    p = before.state.turn
    had, has = before.state.won.tolist()[p], after.state.won.tolist()[p]
    if had == has:
        return [_nothing(p)] if _found_nothing(before, action) else []
    cards: list[list[int]] = [[] for _ in range(AREAS)]
    for face, gained in enumerate(map(operator.sub, has, had)):
        cards[_AREA_OF[face]] += [face] * gained
    return [_capture(p, area, tuple(faces)) for area, faces in enumerate(cards) if faces]


@cache
def _nothing(p: int) -> Told:
    return _more("capture-nothing", p, _NOTHING)


@cache
def _drew(p: int, count: int) -> Told:
    return _more("draw", p, _drawn(count), count=count)


@lru_cache(_CAPTURES)
def _capture(p: int, area: int, faces: tuple[int, ...]) -> Told:
    points = sum(_VALUE_OF[face] for face in faces)
    cards = [_value(face) for face in faces]
    gain = said(Gain(points, Phrase("points", {"count": points})))
    return _more(
        "capture", p, Arrow(), *cards, gain, _area(area), type=area_phrase(area), count=len(faces), points=points
    )


def _found_nothing(before: Position, action: int) -> bool:
    if TAKE <= action < CARD:
        return True
    if action >= TAKE:
        return False
    faces = play_faces(action - PLAY)
    area = _AREA_OF[faces[0]]
    if area in _OTHER_POWERS:
        return False
    return not _CAPACITIES[area] or bool(before.state.on[area] + len(faces) == _CAPACITIES[area])


def _blind_card(after: Position, victim: int, seat: int | None) -> Told:
    if victim == seat:
        face = after.state.back[victim, after.state.backs[victim] - 1]
        return _tell("blind", victim, _card(face, private=True))
    return _tell("blind", victim, _BACK)


def _draws(before: Position, action: int, after: Position, seat: int | None) -> list[Phrase]:
    """Cards drawn from the deck, shown to their owner."""
    s, t = before.state, after.state
    p = s.turn
    count = s.left[p] - t.left[p]
    if count <= 0:
        return []
    if p != seat:
        return [_drew(p, count)]
    drawn = list(map(operator.sub, t.hand.tolist()[p], s.hand.tolist()[p]))
    if action < TAKE:
        for face in play_faces(action):
            drawn[face] += 1
    elif CARD <= action < DECK:
        drawn[action - CARD] += 1 if s.phase != Phase.DRAW else -1
    cards = [_card(face, private=True) for face in range(FACES) for _ in range(drawn[face])]
    return [_more("draw", p, _drawn(count), *cards, count=count)]


def _result(after: Position) -> Told:
    scores, winners = after.scores(), after.winners()
    if len(winners) == 2:
        return _story("draw-game", points=scores[0])
    who = winners[0]
    key = "win" if scores[who] > scores[1 - who] else "win-tie"
    return _story(key, who=Seat(who), points=scores[who], other=scores[1 - who])
