"""What happened, told to everybody alike: everything lies open.

The entries are read off the two positions, so that what happened by itself (a choice with a single answer) is told too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteka.engine.position import Position
from ludoteka.engine.text import Arg, Phrase, Seat
from ludoteka.games.orichalcum import actions as a
from ludoteka.games.orichalcum.components import (
    BUILDING_KEYS,
    CARD_DEED,
    CELLS,
    CREATURE_KEYS,
    DEED_KEYS,
    MEDALLION_PRICE,
    PAIR_DIAMOND,
    RIGHT_HOPLITES,
    ROW_COST,
    TERRAIN_KEYS,
    TERRAINS,
    TITAN_KEYS,
    TITANS,
    Creature,
    Currency,
)
from ludoteka.games.orichalcum.notation import (
    action_to_json,
    card_args,
    cells_of,
    extra_phrase,
    metropolis_cells,
    name,
    numbers,
    price_of,
    temple_pairs,
)
from ludoteka.games.orichalcum.state import NOBODY, Phase


def entries(before: Position, action: int, after: Position, seat: int | None) -> list[Phrase]:
    """Return what is told of an action: what was done, what it brought, and what followed by itself."""
    s, t = before.state, after.state
    p = int(s.turn)
    told = list(_deed(s, t, action))
    told += _tile(s, t, p, action)
    told += _favours(s, t, p)
    told += _fight(s, t, p)
    told += _titans(s, t, p)
    told += _creations(s, t, p)
    told += _gains(s, t, p, action)
    told += _round(s, t, action)
    if after.is_over:
        told.append(_result(after))
    return told


def _tell(key: str, who: int, **args: Arg) -> Phrase:
    return Phrase(f"orichalcum-log-{key}", {"who": Seat(who), **args})


def _deed(s: Any, t: Any, action: int) -> Iterator[Phrase]:
    """Say what was decided, unless what came of it says so by itself."""
    parts = action_to_json(action)
    do, p = parts["do"], s.turn
    if do == "metropolis":
        yield _tell("metropolis", p, cells=numbers(cells_of(metropolis_cells(t, p))))
    elif do in ("card", "discard"):
        yield _tell(do, p, **card_args(s, parts["slot"] - 1))
    elif do == "act":
        yield _tell("act", p, action=name(DEED_KEYS[CARD_DEED[s.card]]))
    elif do == "skip":
        yield _tell("skip", p, action=name(DEED_KEYS[CARD_DEED[s.card]]))
    elif do == "fight":
        yield _tell("fight", p, creature=name(CREATURE_KEYS[s.creature[p, parts["cell"] - 1]]), cell=parts["cell"])
    elif do == "hoplites":
        yield _tell("hoplites", p, count=parts["count"])
    elif do in ("no-favour", "stop", "no-extra"):
        yield _tell(do, p)
    elif do == "refuse":
        yield _tell("refuse", p, building=name(BUILDING_KEYS[s.gift]))
    elif do == "extra":
        yield extra_phrase("orichalcum-log-extra", s, parts, {"who": Seat(p)})
    elif do == "initiative":
        yield _tell("gives-initiative", s.holder, other=Seat(parts["seat"]))


def _tile(s: Any, t: Any, p: int, action: int) -> Iterator[Phrase]:
    """A tile was laid, or fitted nowhere."""
    if a.METROPOLIS <= action < a.CARD:
        return
    fresh = t.covered[p] & ~s.covered[p]
    if fresh:
        yield _tell("place", p, parts=[_lies(t, p, cell - 1) for cell in cells_of(fresh)])
    elif a.CARD <= action < a.PLACE and s.row_tile[action - a.CARD] and t.phase != Phase.PLACE:
        yield _tell("fits-nowhere", p)


def _lies(t: Any, p: int, cell: int) -> Phrase:
    terrain = next((TERRAIN_KEYS[n] for n in range(TERRAINS) if t.land[p, n] >> cell & 1), None)
    what = CREATURE_KEYS[t.creature[p, cell]] if t.creature[p, cell] else terrain or "land"
    return Phrase("orichalcum-laid", {"what": name(what), "cell": cell + 1})


def _favours(s: Any, t: Any, p: int) -> Iterator[Phrase]:
    for titan in range(TITANS):
        kept = s.titan_holder[titan] == p == t.titan_holder[titan]
        if kept and s.titan_active[titan] and not t.titan_active[titan]:
            yield _tell("favour", p, titan=name(TITAN_KEYS[titan]))


def _titans(s: Any, t: Any, p: int) -> Iterator[Phrase]:
    """Titans that came, woke up, or went back to the middle."""
    for titan in range(TITANS):
        args: dict[str, Arg] = {"titan": name(TITAN_KEYS[titan])}
        was, now = s.titan_holder[titan], t.titan_holder[titan]
        if now == p and was != p:
            if was == NOBODY:
                yield _tell("titan", p, **args)
            else:
                yield _tell("titan-from", p, other=Seat(was), **args)
        elif was == p and now == NOBODY:
            yield _tell("titan-returned", p, **args)
        elif now == p and t.titan_active[titan] and not s.titan_active[titan]:
            yield _tell("titan-again", p, **args)


def _fight(s: Any, t: Any, p: int) -> Iterator[Phrase]:
    """The roll, the creature captured, and the building it left."""
    if t.dice:
        faces: list[Arg] = [Phrase("orichalcum-skull") if t.roll[n] == 0 else str(t.roll[n]) for n in range(t.dice)]
        yield _tell("roll", p, count=int(t.dice), faces=faces)
    freed = s.beasts[p] & ~t.beasts[p]
    for cell in cells_of(freed):
        yield _tell("captures", p, creature=name(CREATURE_KEYS[s.creature[p, cell - 1]]), cell=cell)
    if t.dice and not freed:
        yield _tell("loses", p)
    if t.gift and not s.gift:
        yield _tell("gift", p, building=name(BUILDING_KEYS[t.gift]))
    elif any(s.creature[p, cell - 1] == Creature.MINOTAUR for cell in cells_of(freed)) and not t.won:
        yield _tell("no-gift", p)


def _creations(s: Any, t: Any, p: int) -> Iterator[Phrase]:
    for cell in range(CELLS):
        if t.building[p, cell] and not s.building[p, cell]:
            yield _tell("builds", p, building=name(BUILDING_KEYS[t.building[p, cell]]), cell=cell + 1)
    old = temple_pairs(s, p)
    for pair in temple_pairs(t, p):
        if pair not in old:
            yield _tell("temple", p, cells=numbers(cells_of(int(PAIR_DIAMOND[t.island[p], pair]))))
    for _ in range(t.medallions[p] - s.medallions[p]):
        yield _tell("medallion", p)


def _gains(s: Any, t: Any, p: int, action: int) -> Iterator[Phrase]:
    """What the active player got, payments apart; the hoplite of a new round is told with the round."""
    hoplites, nuggets = _hoplites_gained(s, t, p, action), t.nuggets[p] - s.nuggets[p]
    nuggets += MEDALLION_PRICE * (t.medallions[p] - s.medallions[p])
    if a.EXTRA_NUGGET <= action < a.EXTRA_CREATURE:
        nuggets += price_of(s, Currency.NUGGET)
    if t.round > s.round and p == (t.holder - 1) % t.players:
        hoplites -= RIGHT_HOPLITES
    if hoplites > 0:
        yield _tell("gains-hoplites", p, count=hoplites)
    if nuggets > 0:
        yield _tell("gains-nuggets", p, count=nuggets)


def _hoplites_gained(s: Any, t: Any, p: int, action: int) -> int:
    """Return how many hoplites came to a seat, those that the active player sent or paid apart."""
    gained = int(t.hoplites[p] - s.hoplites[p])
    if p == s.turn:
        if a.CARD <= action < a.PLACE:
            gained += int(ROW_COST[action - a.CARD])
        elif a.COMMIT <= action < a.KRONOS:
            gained += action - a.COMMIT
        elif a.EXTRA_HOPLITE <= action < a.EXTRA_NUGGET:
            gained += price_of(s, Currency.HOPLITE)
    return gained


def _round(s: Any, t: Any, action: int) -> Iterator[Phrase]:
    """Who begins the new round, and the hoplite of whoever plays last in it, if one was left."""
    if t.round > s.round:
        last = (t.holder - 1) % t.players
        yield Phrase("orichalcum-log-round", {"number": int(t.round)})
        key = "keeps-initiative" if t.holder == s.holder else "initiative"
        yield _tell(key, t.holder, other=Seat(last))
        if _hoplites_gained(s, t, last, action) > 0:
            yield _tell("gains-hoplites", last, count=RIGHT_HOPLITES)


def _result(after: Position) -> Phrase:
    winners, points = after.winners(), after.scores()
    if len(winners) == 1:
        return _tell("wins", winners[0], points=points[winners[0]])
    return Phrase("orichalcum-log-shared", {"who": [Seat(p) for p in winners], "points": points[winners[0]]})
