"""One game played twice: by the rules under test and by the oracle, which is told what chance decided."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import ludoteka
from ludoteka.engine.hexes import distance
from ludoteka.games.akropolis.actions import PLACE, TAKE, anchored_place
from ludoteka.games.akropolis.components import COLOUR_KEYS, KIND_KEYS, VARIANT_KEYS
from ludoteka.games.akropolis.table import chief_of, city_of, open_tiles, round_of, tiles_in, true_cells
from tests.games.akropolis.oracle.game import ARCHITECT, FixedChance, Move, Oracle, Place, Score, Take

GAME = ludoteka.game("akropolis")
#: Chooses one of the legal actions of a position.
Policy = Callable[[ludoteka.Position, random.Random], int]


class Twins:
    """A position and the oracle's game in the same state."""

    def __init__(self, players: int, seed: int, **options: Any) -> None:
        self.position = GAME.new(players, seed, **options)
        s = self.position.state
        variants = [COLOUR_KEYS[VARIANT_KEYS.index(name)] for name in options.get("variants", ())]
        architect = options.get("architect", "easy") if players == 1 else None
        self.chance = FixedChance(open_tiles(s), s.turn)
        self.oracle = Oracle(players, self.chance, variants, options.get("long", False), architect)

    def move(self, action: int) -> Move:
        """Return an action as the oracle's move."""
        if action < PLACE:
            return Take(action - TAKE)
        s = self.position.state
        return Place.on(*true_cells(s, s.turn, action - PLACE))

    @staticmethod
    def action(move: Move) -> int:
        """Return an oracle's move as an action."""
        if isinstance(move, Take):
            return TAKE + move.slot
        assert move.rotation is not None
        return PLACE + anchored_place(*move.cells[0], move.rotation)

    def apply(self, action: int) -> ludoteka.Position:
        """Play an action on both sides; return the position before it."""
        before = self.position.copy()
        move = self.move(action)
        self.position.apply(action)
        self.chance.tiles += _laid_open(before, self.position)
        self.oracle.apply(move)
        assert not self.chance.tiles, "the oracle laid fewer tiles open"
        return before

    def compare(self, legal: bool = True, scores: bool = True) -> None:
        """Assert that both sides are in the same state."""
        s, oracle = self.position.state, self.oracle
        assert self.position.current_player == oracle.decider
        assert list(open_tiles(s)) == oracle.row
        assert tiles_in(s.unseen) == sorted(oracle.unseen)
        assert s.stacks == oracle.stacks_left
        assert (s.taken or None) == oracle.tile_in_hand
        assert [s.stones[p] for p in range(oracle.seats)] == oracle.stones
        assert (round_of(s), chief_of(s)) == (oracle.round, oracle.chief) or oracle.over
        for p, city in enumerate(oracle.cities):
            shown = {cell: (KIND_KEYS[hex_.kind], hex_.level, hex_.tile) for cell, hex_ in city_of(s, p).items()}
            assert shown == {cell: (column[-1][0], len(column), column[-1][1]) for cell, column in city.items()}
        if oracle.solo:
            assert tiles_in(s.laid[ARCHITECT]) == sorted(oracle.architect_tiles)
        if legal:
            assert self.position.legal_actions() == sorted(map(self.action, oracle.legal_moves()))
        if scores:
            self.compare_scores()

    def compare_scores(self) -> None:
        view = self.position.view(None)
        shown = [seat["score"] for seat in view["seats"]] + ([view["architect"]["score"]] if self.oracle.solo else [])
        for found, true in zip(shown, self.oracle.scores(), strict=True):
            same_score(found, true)
        assert self.position.scores() == self.oracle.totals()[: self.oracle.players]
        winners = [seat for seat in self.oracle.winners() if seat < self.oracle.players]
        assert self.position.winners() == winners


def same_score(found: dict[str, Any], true: Score) -> None:
    """Assert that a score in words is the oracle's."""
    for colour, expected in true.colours.items():
        assert found[colour] == {"value": expected.value, "stars": expected.stars, "product": expected.product}
    assert (found["stones"], found.get("quarries", 0), found["total"]) == (true.stones, true.quarries, true.total)


def _laid_open(before: ludoteka.Position, after: ludoteka.Position) -> list[int]:
    """Return the tiles of a stack laid open between two positions, in their order."""
    s, t = before.state, after.state
    site = list(open_tiles(t))
    if s.players == 1 and s.laid[ARCHITECT] != t.laid[ARCHITECT]:
        (taken,) = tiles_in(s.laid[ARCHITECT] ^ t.laid[ARCHITECT])
        site.insert(s.stones[ARCHITECT] - t.stones[ARCHITECT], taken)
    return [tile for tile in site if s.unseen >> tile & 1]


# ---- ways to play


def at_random(position: ludoteka.Position, dice: random.Random) -> int:
    return dice.choice(position.legal_actions())


def upwards(position: ludoteka.Position, dice: random.Random) -> int:
    """Lay tiles as high as possible, and close to the middle."""
    s, legal = position.state, position.legal_actions()
    if legal[0] < PLACE:
        return dice.choice(legal)
    some = dice.sample(legal, min(len(legal), 90))

    def promise(action: int) -> tuple[int, int]:
        cells = true_cells(s, s.turn, action - PLACE)
        return position.after(action).state.level[s.taken], -sum(distance(cell, (0, 0)) for cell in cells)

    return max(some, key=promise)


def outwards(direction: tuple[int, int]) -> Policy:
    """Return a way to play that lays each tile as far as possible in one direction."""

    def choose(position: ludoteka.Position, dice: random.Random) -> int:
        s, legal = position.state, position.legal_actions()
        if legal[0] < PLACE:
            return legal[0]
        return max(legal, key=lambda action: _reach(true_cells(s, s.turn, action - PLACE), direction))

    return choose


def _reach(cells: list[tuple[int, int]], direction: tuple[int, int]) -> int:
    return max(q * direction[0] + r * direction[1] for q, r in cells)


def play(twins: Twins, policy: Policy, dice: random.Random) -> Iterator[tuple[int, ludoteka.Position]]:
    """Play a game to its end; yield each action and the position before it, once it is played."""
    while not twins.position.is_over:
        action = policy(twins.position, dice)
        yield action, twins.apply(action)
