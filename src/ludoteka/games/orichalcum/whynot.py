"""Why an action is not possible, in words: what blocks a cell, what is too dear, what is to be decided first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from ludoteka.engine.position import Position
from ludoteka.engine.text import Arg, Phrase, Seat
from ludoteka.games.orichalcum.components import (
    AROUND,
    BUILDING_KEYS,
    CELLS,
    CREATURE_KEYS,
    CURRENCY_KEYS,
    DEED_KEYS,
    ISLAND_HEXES,
    MEDALLION_PRICE,
    MOST_HOPLITES,
    NEAR,
    PORT_CELLS,
    ROW_COST,
    TERRAIN_KEYS,
    TERRAINS,
    TILE_SIZE,
    TITAN_KEYS,
    TURNS,
    Building,
    Currency,
    Deed,
    Terrain,
    Titan,
)
from ludoteka.games.orichalcum.island_notation import DIRECTION_NAMES, metropolis_cells, temple_cells
from ludoteka.games.orichalcum.notation import action_from_json, name, price_of
from ludoteka.games.orichalcum.state import Phase

_PHASES: dict[str, tuple[Phase, ...]] = {
    "metropolis": (Phase.METROPOLIS,),
    "card": (Phase.CARD,),
    "place": (Phase.PLACE,),
    "titan": (Phase.TITAN_ORDER,),
    "return": (Phase.TITAN_RETURN,),
    "act": (Phase.ACTION,),
    "skip": (Phase.ACTION,),
    "favour": (Phase.FAVOUR,),
    "no-favour": (Phase.FAVOUR,),
    "fight": (Phase.FIGHT,),
    "hoplites": (Phase.COMMIT,),
    "kronos": (Phase.COMMIT,),
    "build": (Phase.CREATE,),
    "temple": (Phase.CREATE,),
    "medallion": (Phase.CREATE,),
    "stop": (Phase.FIGHT, Phase.CREATE),
    "gift": (Phase.GIFT,),
    "refuse": (Phase.GIFT,),
    "extra": (Phase.EXTRA,),
    "no-extra": (Phase.EXTRA,),
    "discard": (Phase.DISCARD,),
    "initiative": (Phase.INITIATIVE,),
}


def _why(key: str, **args: Arg) -> Phrase:
    return Phrase(f"orichalcum-why-{key}", args)


def why_not(position: Position, obj: Any) -> list[Phrase]:
    """Return the reasons why an action, by its parts, is not legal; none where it is."""
    try:
        action = action_from_json(obj)
    except (ValueError, IndexError, KeyError, TypeError, AttributeError):
        return [_why("no-such-action")]
    if action in position.legal_actions():
        return []
    if position.is_over:
        return [_why("over")]
    s, do = position.state, str(obj["do"])
    if Phase(s.phase) not in _PHASES[do]:
        return [_why("not-now", what=phase_phrase(s.phase))]
    return list(_REASONS[do](s, obj)) or [_why("not-possible")]


def phase_phrase(phase: int) -> Phrase:
    """Say what is to be decided."""
    return Phrase(f"orichalcum-phase-{Phase(phase).name.lower().replace('_', '-')}")


# ---- cells


def occupant(s: Any, p: int, cell: int) -> str | None:
    """Return the key of what covers a cell: metropolis, building, temple, creature or terrain; None: nothing."""
    if not s.covered[p] >> cell & 1:
        return None
    if metropolis_cells(s, p) >> cell & 1:
        return "metropolis"
    if temple_cells(s, p) >> cell & 1:
        return "temple"
    if s.building[p, cell]:
        return str(BUILDING_KEYS[s.building[p, cell]])
    if s.creature[p, cell]:
        return str(CREATURE_KEYS[s.creature[p, cell]])
    return next(TERRAIN_KEYS[t] for t in range(TERRAINS) if s.land[p, t] >> cell & 1)


def _on_island(s: Any, cell: int) -> bool:
    return cell < len(ISLAND_HEXES[s.island[s.turn]])


def _ground(s: Any, cell: int) -> Iterator[Phrase]:
    """Why nothing can be built on a cell, whatever it is."""
    p = s.turn
    if not _on_island(s, cell):
        yield _why("off-island", cell=cell + 1)
        return
    what = occupant(s, p, cell)
    if what is None:
        yield _why("not-explored", cell=cell + 1)
    elif what not in TERRAIN_KEYS:
        yield _why("occupied", cell=cell + 1, what=name(what))
    elif not s.built[p, Building.PROTECTION_CRYSTAL]:
        for near in range(CELLS):
            if AROUND[s.island[p], cell] >> near & 1 and s.creature[p, near]:
                yield _why("beside-creature", cell=cell + 1, creature=name(CREATURE_KEYS[s.creature[p, near]]))


def _spots(s: Any, cell: int, turns: list[int]) -> list[int]:
    """Return a cell and its neighbours in some directions; CELLS for one off the island."""
    island = s.island[s.turn]
    if not _on_island(s, cell):
        return [CELLS]
    return [cell, *(int(NEAR[island, cell, turn % TURNS]) for turn in turns)]


# ---- reasons, by what is attempted


def _metropolis(s: Any, obj: Any) -> Iterator[Phrase]:
    cells = _spots(s, obj["cell"] - 1, [DIRECTION_NAMES.index(obj["direction"])])
    if CELLS in cells:
        yield _why("sticks-out")
    elif not any(PORT_CELLS[s.island[s.turn]] >> cell & 1 for cell in cells):
        yield _why("no-port")


def _card(s: Any, obj: Any) -> Iterator[Phrase]:
    slot = obj["slot"] - 1
    if slot >= s.row:
        yield _why("no-card", slot=slot + 1)
    else:
        yield _why("too-few-hoplites", count=int(ROW_COST[slot]), has=s.hoplites[s.turn])


def _place(s: Any, obj: Any) -> Iterator[Phrase]:
    p, turn = s.turn, DIRECTION_NAMES.index(obj["direction"])
    cells = _spots(s, obj["cell"] - 1, [turn + n for n in range(TILE_SIZE[s.tile] - 1)])
    if CELLS in cells:
        yield _why("sticks-out")
        return
    blocked = [(cell, occupant(s, p, cell)) for cell in cells]
    for cell, what in blocked:
        if what is not None:
            yield _why("occupied", cell=cell + 1, what=name(what))
    if all(what is None for _, what in blocked):
        if any(s.border[p] >> cell & 1 for cell in cells):
            yield _why("same-placement")
        else:
            yield _why("not-adjacent")


def _titan(s: Any, obj: Any) -> Iterator[Phrase]:
    yield _why("titan-not-coming", titan=name(obj["titan"]))


def _return(s: Any, obj: Any) -> Iterator[Phrase]:
    if TITAN_KEYS.index(obj["titan"]) == s.gained - 1:
        yield _why("titan-just-gained", titan=name(obj["titan"]))
    else:
        yield _why("titan-not-yours", titan=name(obj["titan"]))


def _fight(s: Any, obj: Any) -> Iterator[Phrase]:
    yield _why("no-creature", cell=obj["cell"])


def _hoplites(s: Any, obj: Any) -> Iterator[Phrase]:
    room = MOST_HOPLITES - s.standing[s.turn, s.cell]
    if obj["count"] > room:
        yield _why("no-room", count=room)
    if obj["count"] > s.hoplites[s.turn]:
        yield _why("too-few-hoplites", count=obj["count"], has=s.hoplites[s.turn])


def _kronos(s: Any, obj: Any) -> Iterator[Phrase]:
    held = s.titan_holder[Titan.KRONOS] == s.turn
    yield _why("titan-used" if held else "titan-not-yours", titan=name("kronos"))


def _build(s: Any, obj: Any) -> Iterator[Phrase]:
    slot, cell = TERRAIN_KEYS.index(obj["slot"]), obj["cell"] - 1
    if not s.slot[slot]:
        yield _why("no-building", slot=name(obj["slot"]))
        return
    what = occupant(s, s.turn, cell) if _on_island(s, cell) else None
    if what in TERRAIN_KEYS and what not in (obj["slot"], "volcano"):
        yield _why("wrong-terrain", cell=cell + 1, what=name(what), slot=name(obj["slot"]))
    yield from _ground(s, cell)


def _temple(s: Any, obj: Any) -> Iterator[Phrase]:
    turn = DIRECTION_NAMES.index(obj["direction"])
    cells = _spots(s, obj["cell"] - 1, [turn, turn + 1, turn + TURNS - 1])
    if CELLS in cells:
        yield _why("sticks-out")
        return
    if not s.temples_left:
        yield _why("no-temples")
    if not s.tokens_left:
        yield _why("no-tokens")
    for cell in sorted(cells):
        yield from _ground(s, cell)
    terrains = [t for cell in cells for t in range(Terrain.VOLCANO) if s.land[s.turn, t] >> cell & 1]
    if len(terrains) - len(set(terrains)) > s.built[s.turn, Building.ARCHITECT_PRACTICE]:
        for terrain, count in sorted(Counter(terrains).items()):
            if count > 1:
                yield _why("same-terrain", terrain=name(TERRAIN_KEYS[terrain]))


def _medallion(s: Any, obj: Any) -> Iterator[Phrase]:
    if s.nuggets[s.turn] < MEDALLION_PRICE:
        yield _why("too-few-nuggets", count=MEDALLION_PRICE, has=s.nuggets[s.turn])
    if not s.tokens_left:
        yield _why("no-tokens")


def _stop(s: Any, obj: Any) -> Iterator[Phrase]:
    yield _why("must-fight" if s.phase == Phase.FIGHT else "must-create")


def _gift(s: Any, obj: Any) -> Iterator[Phrase]:
    yield from _ground(s, obj["cell"] - 1)


def _extra(s: Any, obj: Any) -> Iterator[Phrase]:
    unpaid = [*_unpaid(s, obj)]
    yield from unpaid
    deed = DEED_KEYS.index(obj["action"])
    if deed == Deed.CREATE:
        if not unpaid:
            yield _why("nothing-to-create")
    else:
        yield from _pointless(s, deed)


def _unpaid(s: Any, obj: Any) -> Iterator[Phrase]:
    """Why an extra action cannot be bought this way."""
    p, currency = s.turn, CURRENCY_KEYS.index(obj["pay"])
    price = price_of(s, currency)
    if currency == Currency.HOPLITE and s.hoplites[p] < price:
        yield _why("too-few-hoplites", count=price, has=s.hoplites[p])
    if currency == Currency.NUGGET and s.nuggets[p] < price:
        yield _why("too-few-nuggets", count=price, has=s.nuggets[p])
    if currency == Currency.CREATURE:
        yield from _tribute(s, obj["creatures"], price)


def _tribute(s: Any, creatures: list[str], price: int) -> Iterator[Phrase]:
    if len(creatures) != price:
        yield _why("wrong-tribute", count=price)
    for key, count in Counter(creatures).items():
        if s.captured[s.turn, CREATURE_KEYS.index(key)] < count:
            yield _why("not-captured", creature=name(key))


def _pointless(s: Any, deed: int) -> Iterator[Phrase]:
    """Why an action would do nothing."""
    if deed == Deed.PRODUCE and not s.nuggets_left:
        yield _why("no-nuggets-left")
    elif deed == Deed.RECRUIT and not s.hoplites_left:
        yield _why("no-hoplites-left")
    elif deed == Deed.CAPTURE and s.lost:
        yield _why("fight-lost")
    elif deed == Deed.CAPTURE and not s.beasts[s.turn]:
        yield _why("nothing-to-capture")


def _discard(s: Any, obj: Any) -> Iterator[Phrase]:
    yield _why("no-card", slot=obj["slot"])


def _initiative(s: Any, obj: Any) -> Iterator[Phrase]:
    if obj["seat"] >= s.players:
        return
    tied = s.hoplites[obj["seat"]] == max(s.hoplites[p] for p in range(s.players))
    yield _why("holder" if tied else "not-most-hoplites", who=Seat(obj["seat"]))


def _nothing(s: Any, obj: Any) -> Iterator[Phrase]:
    yield from ()


_REASONS: dict[str, Callable[[Any, Any], Iterator[Phrase]]] = {
    **dict.fromkeys(_PHASES, _nothing),
    "metropolis": _metropolis,
    "card": _card,
    "place": _place,
    "titan": _titan,
    "return": _return,
    "fight": _fight,
    "hoplites": _hoplites,
    "kronos": _kronos,
    "build": _build,
    "temple": _temple,
    "medallion": _medallion,
    "stop": _stop,
    "gift": _gift,
    "extra": _extra,
    "discard": _discard,
    "initiative": _initiative,
}
