"""A simple player that looks one step ahead, for plausibility figures and for varied games."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from tests.games.orichalcum.oracle import moves as m
from tests.games.orichalcum.oracle.game import Oracle
from tests.games.orichalcum.oracle.island import Island
from tests.games.orichalcum.oracle.parts import (
    MAX_HOPLITES,
    TERRAINS,
    TILES,
    TITAN_OF_TERRAIN,
    VOLCANO,
    Cell,
    odds,
    strength_of,
)

Value = Callable[[Oracle, m.Move], float]


def choose(oracle: Oracle, rng: random.Random) -> m.Move:
    """The best move by a rough value, ties at random."""
    value = VALUES.get(oracle.phase)
    legal = oracle.legal_moves()
    if value is None:
        return rng.choice(legal)
    return max(legal, key=lambda move: (value(oracle, move), rng.random()))


def temple_hopes(island: Island) -> float:
    """How far the diamonds of the island are on their way to a temple."""
    free, total = island.free_terrain(), 0.0
    for diamond in island.outline.diamonds:
        lying = [free.get(cell) for cell in diamond]
        plain = [terrain for terrain in lying if terrain in TERRAINS]
        jokers = lying.count(VOLCANO)
        blocked = any(t is None and island.occupant(c) for c, t in zip(diamond, lying, strict=True))
        if not blocked and len(set(plain)) == len(plain):
            total += (0.0, 0.0, 0.05, 0.3, 1.0)[len(plain) + jokers]
    return min(total, 3.0)


def place_value(oracle: Oracle, move: m.Move) -> float:
    assert isinstance(move, m.PlaceTile)
    island = oracle.me.island
    trial = Island(
        island.outline,
        island.metropolis,
        dict(island.land),
        dict(island.creatures),
        {},
        dict(island.buildings),
        list(island.temples),
    )
    trial.lay(move)
    called = [TITAN_OF_TERRAIN[t] for t in trial.called_terrains(cell for cell, _ in move.result)]
    new = [titan for titan in called if oracle.titan_holder[titan] != oracle.active]
    room = oracle.titan_limit(oracle.active) - len(oracle.titans(oracle.active))
    ports = sum(p.cell in dict(move.result) for p in island.outline.ports if p.name not in island.ports_used)
    return 4.0 * min(len(new), room) + 0.3 * len(called) + temple_hopes(trial) + 0.8 * ports


def card_value(oracle: Oracle, move: m.Move) -> float:
    assert isinstance(move, m.TakeCard)
    card, me = oracle.row[move.slot], oracle.me
    value = -0.8 * (0, 0, 1, 1, 2, 2)[move.slot] - 0.8 * sum(c is not None for c in card.creatures)
    if card.tile is not None:
        value += 0.3 * TILES[card.tile].size
        places = me.island.tile_places(TILES[card.tile], card.creatures)
        value += max((place_value(oracle, place) for place in places[:: 1 + len(places) // 6]), default=-1.0)
    action = card.card.action
    if action == "produce":
        return value + 0.7 * me.island.count("mine")
    if action == "recruit":
        return value + 0.7 * me.island.count("training_camp")
    if action == "capture":
        return value + (min(2.5, 0.8 * me.hoplites) if me.island.creatures else 0.0)
    return value + (4.0 if me.island.temple_places() or me.nuggets >= 5 else 1.2)


@cache
def chance_to_win(strength: int, dice: int, faces: tuple[int, ...]) -> float:
    return float(odds(strength, dice, faces))


def best_odds(oracle: Oracle, cell: Cell, hoplites: int | None = None) -> float:
    island, me = oracle.me.island, oracle.me
    standing = island.standing.get(cell, 0)
    joined = min(MAX_HOPLITES - standing, me.hoplites) if hoplites is None else hoplites
    strength = strength_of(island.creatures[cell])
    return chance_to_win(strength, 1 + standing + joined, tuple(oracle.siege_faces(oracle.active)))


def fight_value(oracle: Oracle, move: m.Move) -> float:
    return best_odds(oracle, move.cell) if isinstance(move, m.Fight) else 0.6


def commit_value(oracle: Oracle, move: m.Move) -> float:
    assert oracle.fight_cell is not None
    if isinstance(move, m.Commit):
        return best_odds(oracle, oracle.fight_cell, move.hoplites) - 0.08 * move.hoplites
    return 0.75


def create_value(oracle: Oracle, move: m.Move) -> float:
    if isinstance(move, m.MakeMedallion | m.BuildTemple):
        return 10.0
    if not isinstance(move, m.Build):
        return 0.0
    island = oracle.me.island
    kind = oracle.slots[move.slot]
    spoiled = sum(move.cell in diamond for diamond in island.outline.diamonds)
    return {"mine": 3.0, "training_camp": 2.5, "oratory": 3.5, "arch": 2.5}.get(kind or "", 2.0) - spoiled / 9


def action_value(oracle: Oracle, move: m.Move) -> float:
    assert isinstance(move, m.Act)
    assert oracle.taken is not None
    if oracle.taken.card.action == "capture":
        brave = max(best_odds(oracle, cell) for cell in oracle.me.island.creatures) > 0.45
        return float(move.act == (brave or oracle.has_favour(oracle.active, "capture")))
    return float(move.act)


def extra_value(oracle: Oracle, move: m.Move) -> float:
    if not isinstance(move, m.Extra):
        return 0.5
    me, price = oracle.me, oracle.price(oracle.active, move.currency)
    cheap = {"creature": 0.3, "hoplite": 0.1, "nugget": 0.0}[move.currency]
    if move.action == "create":
        rich = me.nuggets - (price if move.currency == "nugget" else 0) >= 5
        return 3.0 + cheap if rich or me.island.temple_places() else 0.4 + cheap
    left = me.hoplites - (price if move.currency == "hoplite" else 0)
    if move.action == "capture":
        return 1.0 + cheap if left >= 2 else 0.0
    kind = "mine" if move.action == "produce" else "training_camp"
    return 0.2 * me.island.count(kind) + cheap


VALUES: dict[str, Value] = {
    "card": card_value,
    "tile": place_value,
    "action": action_value,
    "favour": lambda oracle, move: float(move == m.UseFavour(True)),
    "fight": fight_value,
    "commit": commit_value,
    "create": create_value,
    "free_building": lambda oracle, move: float(move != m.BuildFree(None)),
    "extra": extra_value,
}
