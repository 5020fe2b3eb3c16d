"""What happened, told to everybody alike: everything lies open.

The entries are read off the two positions, so that what happened by itself (a choice with a single answer) is told too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ludoteka.engine.position import Position
from ludoteka.engine.text import Arg, Phrase, Seat
from ludoteka.engine.told import Evidence, Fact, Gain, Piece, Place, Told, said
from ludoteka.games.orichalcum import actions as a
from ludoteka.games.orichalcum.components import (
    BUILDING_KEYS,
    CARD_DEED,
    CELLS,
    CREATURE_KEYS,
    DEED_KEYS,
    DEED_TITAN,
    LAST_ROUND,
    MEDALLION_PRICE,
    PAIR_DIAMOND,
    POINTS_TO_WIN,
    ROW_COST,
    TERRAIN_KEYS,
    TILE_SIZE,
    TILE_TERRAIN,
    TITAN_KEYS,
    TITANS,
    Creature,
    Currency,
    Titan,
)
from ludoteka.games.orichalcum.island_notation import cells_of, metropolis_cells, temple_pairs
from ludoteka.games.orichalcum.notation import action_to_json, extra_phrase, name, price_of
from ludoteka.games.orichalcum.state import NOBODY, Phase


def entries(before: Position, action: int, after: Position, seat: int | None) -> list[Phrase]:
    """Return what is told of an action: what was done, what it brought, and what followed by itself."""
    s, t = before.state, after.state
    p = int(s.turn)
    used = _favour_used(s, action)
    told: list[Phrase] = [_heading(before)] if s.round == 1 and not any(s.covered.tolist()) else []
    told += _deed(s, t, action)
    told += _tile(s, t, p, action)
    if used is not None:
        told.append(_tell("favour", p, said(_titan(used)), titan=name(TITAN_KEYS[used])))
    told += _fight(s, t, p)
    told += _titans(s, t, p, action, used)
    told += _creations(s, t, p)
    if t.round == s.round:
        told += _gains(s, t, p, action)
    else:
        turned = _at_the_turn_of_the_round(before, action)
        told += _gains(s, turned, p, action)
        told.append(_heading(after))
        told += _round(s, turned, t)
    if after.is_over:
        told += _result(s, after)
    return told


def _tell(key: str, who: int, *evidence: Evidence, **args: Arg) -> Told:
    return Told(f"orichalcum-log-{key}", {"who": Seat(who), **args}, evidence)


def _more(key: str, who: int, *evidence: Evidence, **args: Arg) -> Told:
    return Told(f"orichalcum-log-{key}", {"who": Seat(who), **args}, evidence, "more")


def _story(key: str, who: int, *evidence: Evidence, **args: Arg) -> Told:
    return Told(f"orichalcum-log-{key}", {"who": Seat(who), **args}, evidence, "story")


def _heading(position: Position) -> Told:
    """The heading of a round, with the points at its beginning."""
    return Told("orichalcum-log-round", {"number": int(position.state.round)}, (), "chapter", position.scores())


def _piece(kind: str, key: str) -> Piece:
    return Piece(f"{kind}:{key}", name(key))


def _titan(titan: int) -> Piece:
    return _piece("titan", TITAN_KEYS[titan])


def _creature(creature: int) -> Piece:
    return _piece("creature", CREATURE_KEYS[creature])


def _action(deed: int) -> Piece:
    return _piece("action", DEED_KEYS[deed])


def _place(p: int, cells: Sequence[int]) -> Place:
    """Where on an island, by the numbers of cells."""
    return Place([f"{p}:{cell}" for cell in cells], " ".join(map(str, cells)))


def _point(count: int = 1) -> Gain:
    return Gain(count, Phrase("points", {"count": 1}))


def _row_card(s: Any, slot: int) -> list[Evidence]:
    """A card of the row as it lies there: its action, the land of its tile and the creatures on it."""
    tile = s.row_tile[slot]
    shown: list[Evidence] = [_action(CARD_DEED[s.row_card[slot]])]
    for n in range(TILE_SIZE[tile]):
        creature = s.row_creature[slot, n]
        shown.append(_creature(creature) if creature else _piece("terrain", TERRAIN_KEYS[TILE_TERRAIN[tile, n]]))
    return shown


def _deed(s: Any, t: Any, action: int) -> Iterator[Phrase]:
    """Say what was decided, unless what came of it says so by itself."""
    parts = action_to_json(action)
    do, p = parts["do"], s.turn
    if do == "metropolis":
        yield _tell(
            "metropolis", p, said(Piece("metropolis", name("metropolis"))), _place(p, cells_of(metropolis_cells(t, p)))
        )
    elif do == "card":
        slot = parts["slot"] - 1
        yield _tell("card", p, *_row_card(s, slot), cost=int(ROW_COST[slot]))
    elif do == "discard":
        yield _tell("discard", p, *_row_card(s, parts["slot"] - 1))
    elif do in ("act", "skip"):
        yield _tell(do, p, action=name(DEED_KEYS[CARD_DEED[s.card]]))
    elif do == "fight":
        creature = s.creature[p, parts["cell"] - 1]
        beast = said(_creature(creature))
        yield _tell("fight", p, beast, _place(p, [parts["cell"]]), creature=name(CREATURE_KEYS[creature]))
    elif do == "hoplites":
        sent = Fact(Phrase("orichalcum-log-sent", {"count": parts["count"]}), "hoplite")
        yield _more("hoplites", p, said(sent), count=parts["count"])
    elif do in ("no-favour", "stop", "no-extra"):
        yield _tell(do, p)
    elif do == "refuse":
        yield _tell("refuse", p, building=name(BUILDING_KEYS[s.gift]))
    elif do == "extra":
        extra = extra_phrase("orichalcum-log-extra", s, parts, {"who": Seat(p)})
        yield Told(extra.key, extra.args)
    elif do == "initiative":
        yield _tell("gives-initiative", s.holder, other=Seat(parts["seat"]))


def _tile(s: Any, t: Any, p: int, action: int) -> Iterator[Phrase]:
    """A tile was laid, or fitted nowhere."""
    if a.METROPOLIS <= action < a.CARD:
        return
    fresh = t.covered[p] & ~s.covered[p]
    if fresh:
        yield _more("place", p, _place(p, cells_of(fresh)))
    elif a.CARD <= action < a.PLACE and s.row_tile[action - a.CARD] and t.phase != Phase.PLACE:
        yield _tell("fits-nowhere", p)


def _favour_used(s: Any, action: int) -> int | None:
    """Return the titan whose favour an action uses. The favour may be renewed or the titan gone by the end of it."""
    if action == a.KRONOS:
        return Titan.KRONOS
    if action == a.FAVOUR:
        return int(DEED_TITAN[s.deed])
    return Titan.THEIA if a.BUILD <= action <= a.MEDALLION and s.creations else None


def _titans(s: Any, t: Any, p: int, action: int, used: int | None) -> Iterator[Phrase]:
    """Titans that came, woke up, or went back to the middle; the one that was called may have done two of these."""
    for titan in range(TITANS):
        args: dict[str, Arg] = {"titan": name(TITAN_KEYS[titan])}
        piece, place = said(_titan(titan)), Place([f"titan:{TITAN_KEYS[titan]}"])
        was, now = s.titan_holder[titan], t.titan_holder[titan]
        came = was != p and (now == p or action == a.TITAN + titan)
        if came and was == NOBODY:
            yield _story("titan", p, piece, _point(), place, **args)
        elif came:
            yield _story("titan-from", p, piece, _point(), place, other=Seat(was), **args)
        if now == NOBODY and (came or was == p):
            yield _story("titan-returned", p, piece, _point(-1), place, **args)
        elif now == was == p and t.titan_active[titan] and (titan == used or not s.titan_active[titan]):
            yield _story("titan-again", p, piece, place, **args)


def _fight(s: Any, t: Any, p: int) -> Iterator[Phrase]:
    """The roll, the creature captured, and the building it left."""
    if t.dice:
        faces = ["skull" if t.roll[n] == 0 else str(t.roll[n]) for n in range(t.dice)]
        yield _more("roll", p, *map(_die, faces), count=int(t.dice))
    freed = s.beasts[p] & ~t.beasts[p]
    for cell in cells_of(freed):
        creature = s.creature[p, cell - 1]
        args: dict[str, Arg] = {"creature": name(CREATURE_KEYS[creature])}
        yield _tell("captures", p, said(_creature(creature)), _place(p, [cell]), **args)
    if t.dice and not freed:
        yield _more("loses", p, said(Fact(Phrase("orichalcum-log-lost"))))
    if t.gift and not s.gift:
        key = BUILDING_KEYS[t.gift]
        yield _tell("gift", p, said(_piece("building", key)), building=name(key))
    elif any(s.creature[p, cell - 1] == Creature.MINOTAUR for cell in cells_of(freed)) and not t.won:
        yield _tell("no-gift", p)


def _die(face: str) -> Piece:
    words = Phrase("orichalcum-skull") if face == "skull" else Phrase("orichalcum-log-die", {"number": int(face)})
    return Piece(f"die:{face}", words)


def _creations(s: Any, t: Any, p: int) -> Iterator[Phrase]:
    for cell in range(CELLS):
        if t.building[p, cell] and not s.building[p, cell]:
            key = BUILDING_KEYS[t.building[p, cell]]
            yield _tell("builds", p, said(_piece("building", key)), _place(p, [cell + 1]), building=name(key))
    old = temple_pairs(s, p)
    for pair in temple_pairs(t, p):
        if pair not in old:
            cells = cells_of(int(PAIR_DIAMOND[t.island[p], pair]))
            yield _tell("temple", p, said(Piece("temple", name("temple"))), _point(), _place(p, cells))
    for _ in range(t.medallions[p] - s.medallions[p]):
        yield _tell("medallion", p, said(Piece("medallion", Phrase("orichalcum-log-medallion-name"))), _point())


def _gains(s: Any, t: Any, p: int, action: int) -> Iterator[Phrase]:
    """What the active player got, payments apart."""
    hoplites, nuggets = t.hoplites[p] - s.hoplites[p], t.nuggets[p] - s.nuggets[p]
    nuggets += MEDALLION_PRICE * (t.medallions[p] - s.medallions[p])
    if a.CARD <= action < a.PLACE:
        hoplites += int(ROW_COST[action - a.CARD])
    elif a.COMMIT <= action < a.KRONOS:
        hoplites += action - a.COMMIT
    elif a.EXTRA_HOPLITE <= action < a.EXTRA_NUGGET:
        hoplites += price_of(s, Currency.HOPLITE)
    elif a.EXTRA_NUGGET <= action < a.EXTRA_CREATURE:
        nuggets += price_of(s, Currency.NUGGET)
    if hoplites > 0:
        yield _more("gains-hoplites", p, _hoplites(hoplites), count=hoplites)
    if nuggets > 0:
        gain = Gain(nuggets, Phrase("orichalcum-table-nuggets", {"count": nuggets}), "nugget")
        yield _more("gains-nuggets", p, said(gain), count=nuggets)


def _hoplites(count: int) -> Gain:
    return said(Gain(count, Phrase("orichalcum-table-hoplites", {"count": count}), "hoplite"))


def _at_the_turn_of_the_round(before: Position, action: int) -> Any:
    """Return the state that an action leaves just before the new round begins.

    A supply that ran out hides which of two gains it cut short, so the action is played once more with the others
    still to move: then the round goes on.
    """
    if before.state.phase == Phase.INITIATIVE:
        return before.state
    other = before.copy()
    other.state.moved = 0
    other.apply(action)
    return other.state


def _round(s: Any, turned: Any, t: Any) -> Iterator[Phrase]:
    """Who begins the new round, and the hoplite of whoever plays last in it, if one was left."""
    last = (t.holder - 1) % t.players
    key = "keeps-initiative" if t.holder == s.holder else "initiative"
    args: dict[str, Arg] = {"who": Seat(t.holder), "other": Seat(last)}
    yield Told(f"orichalcum-log-{key}", args, kind="phase")
    if gained := t.hoplites[last] - turned.hoplites[last]:
        yield _tell("gains-hoplites", last, _hoplites(gained), count=gained)


def _result(s: Any, after: Position) -> Iterator[Phrase]:
    """How the game ended: at once, by points; or after the last round, and then what decided."""
    t, winners, points = after.state, after.winners(), after.scores()
    best = points[winners[0]]
    who = winners[0]
    if winners == [s.turn] and best >= POINTS_TO_WIN and not t.beasts[who]:
        yield _story("wins", who, points=best)
        return
    yield Told("orichalcum-log-last-round", {"number": LAST_ROUND}, kind="story")
    if len(winners) > 1:
        yield Told("orichalcum-log-shared", {"who": [Seat(p) for p in winners], "points": best}, kind="story")
        return
    level = [p for p in range(t.players) if points[p] == best and p != who]
    beasts = {p: int(t.beasts[p]).bit_count() for p in (who, *level)}
    if not level:
        yield _story("wins", who, points=best)
    elif all(beasts[p] > beasts[who] for p in level):
        yield _story("wins-creatures", who, points=best, count=beasts[who])
    else:
        yield _story("wins-nuggets", who, points=best, count=t.nuggets[who])
