"""Whole games at random and by simple players."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import median

import pytest

from tests.effort import tries
from tests.games.orichalcum.oracle import moves as m
from tests.games.orichalcum.oracle import parts
from tests.games.orichalcum.oracle.chance import RandomChance
from tests.games.orichalcum.oracle.game import Oracle
from tests.games.orichalcum.oracle.players import choose


def check(oracle: Oracle) -> None:
    """Nothing is lost and nothing is gained."""
    players, islands = oracle.players, [p.island for p in oracle.players]
    cards = [c.card for c in oracle.row] + oracle.deck + oracle.discards
    taken = [oracle.taken] if oracle.taken is not None else []
    assert sorted([*cards, *(c.card for c in taken)]) == sorted(parts.CARDS)
    open_cards = oracle.row + taken
    creatures = oracle.creature_bag + [c for card in open_cards for c in card.creatures if c]
    creatures += [c for p in players for c in p.captured]
    creatures += [c for i in islands for c in i.creatures.values()]
    assert sorted(creatures) == sorted(parts.CREATURES)
    buildings = oracle.building_bag + [b for b in oracle.slots.values() if b]
    buildings += [b for i in islands for b in i.buildings.values()]
    buildings += [oracle.drawn_building] if oracle.drawn_building else []
    assert sorted(buildings) == sorted(parts.BUILDINGS)
    waiting = Counter({"mine": 0, "training_camp": 0})
    for slot, building in oracle.slots.items():
        if building is not None and building in waiting:
            waiting[building] += oracle.waiting[slot]
    hoplites = sum(p.hoplites + p.saved + sum(p.island.standing.values()) for p in players)
    assert hoplites + oracle.hoplite_supply + waiting["training_camp"] == parts.HOPLITES
    assert sum(p.nuggets for p in players) + oracle.nugget_supply + waiting["mine"] == parts.NUGGETS
    temples = sum(len(i.temples) for i in islands)
    assert temples + oracle.temple_supply == parts.TEMPLES
    assert temples + sum(p.medallions for p in players) + oracle.token_supply == parts.VICTORY_TOKENS
    laid = Counter(t for i in islands for t in i.land.values())
    piled = [tile for pile in oracle.piles.values() for tile in pile.shuffled + pile.under]
    piled += [card.tile for card in open_cards if card.tile]
    lying = Counter(t for tile in piled for t in parts.TILES[tile].terrains)
    assert laid + lying == Counter(t for tile in parts.TILES.values() for t in tile.terrains)
    for seat, player in enumerate(players):
        island = player.island
        assert len(oracle.titans(seat)) <= oracle.titan_limit(seat) + (oracle.phase == "titan_return")
        assert set(island.land) <= island.outline.cells - island.metropolis
        assert all(island.land[cell] == "volcano" for cell in island.creatures)
        assert all(0 < n <= parts.MAX_HOPLITES for n in island.standing.values())
        built = [*island.buildings, *island.creatures, *(c for t in island.temples for c in t)]
        assert len(built) == len(set(built))
        assert set(built) <= set(island.land)


Policy = Callable[[Oracle, random.Random], m.Move]


def at_random(oracle: Oracle, rng: random.Random) -> m.Move:
    return rng.choice(oracle.choices)


def hasty(oracle: Oracle, rng: random.Random) -> m.Move:
    """At random, but points first and nothing refused."""
    refusals = (m.Act(False), m.UseFavour(False), m.BuildFree(None), m.Stop())
    points = [move for move in oracle.choices if isinstance(move, m.MakeMedallion | m.BuildTemple)]
    return rng.choice(points or [move for move in oracle.choices if move not in refusals])


def play(seed: int, players: int, policy: Policy, sides: Sequence[str] | None = None) -> tuple[Oracle, int]:
    """A whole game and the number of its decisions, with every check after every one of them."""
    rng = random.Random(seed)
    oracle = Oracle(players, RandomChance(rng), sides)
    decisions = 0
    while not oracle.over:
        assert len(oracle.choices) == len(set(oracle.choices)) > 1
        oracle.apply(policy(oracle, rng))
        check(oracle)
        decisions += 1
    return oracle, decisions


def some_sides(seed: int, players: int) -> list[str]:
    return ["hard" if seed >> seat & 1 else "easy" for seat in range(players)]


@pytest.mark.parametrize(("policy", "games"), [(at_random, tries(2, 5)), (hasty, tries(5, 15))])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int, policy: Policy, games: int) -> None:
    for seed in range(games):
        oracle, decisions = play(seed, players, policy, some_sides(seed, players))
        assert oracle.round <= parts.LAST_ROUND
        assert decisions < 12 * players * parts.LAST_ROUND
        for winner in oracle.winners:
            assert oracle.round == parts.LAST_ROUND or oracle.points(winner) >= 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_simple_players_take_about_ten_rounds(players: int) -> None:
    rounds = []
    for seed in range(tries(3, 5)):
        oracle, _ = play(seed, players, choose)
        (winner,) = oracle.winners
        assert oracle.points(winner) >= 5
        assert not oracle.players[winner].island.creatures
        rounds.append(oracle.round)
    assert 7 <= median(rounds) <= 14
    assert min(rounds) >= 4
