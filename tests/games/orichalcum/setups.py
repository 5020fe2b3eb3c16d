"""Made-up positions of the compiled game. Seat 0 plays on board A, seat 1 on B, and so on; metropolises stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ludoteka
from ludoteka.engine.compiling.state_views import state_view
from ludoteka.engine.position import Position
from ludoteka.games.orichalcum import components as c
from ludoteka.games.orichalcum.island_notation import CREATURE_CODES, border_of, pair_cells
from ludoteka.games.orichalcum.notation import card_name, tile_name
from ludoteka.games.orichalcum.state import Phase

GAME = ludoteka.game("orichalcum")
#: Pairs of cells that cover a port, for boards A to D.
METROPOLIS = (0, 6, 0, 3)
CARDS = {card_name(card): card for card in range(1, c.CARDS + 1)}
TILES = {tile_name(tile): tile for tile in range(1, c.TILES)}


def cell(q: int, r: int, island: int = 0) -> int:
    """The number of a cell, from 0."""
    return c.ISLAND_HEXES[island].index((q, r))


class Setup:
    """A position under construction: empty reserves, an empty creation board, bare islands with their metropolis."""

    def __init__(self, players: int = 2, sides: tuple[str, ...] = (), seed: int = 1, metropolis: bool = True) -> None:
        self.position = GAME.new(players=players, seed=seed, sides=sides)
        self.s: Any = state_view(GAME.kernels.dtype)(self.position.raw)
        s = self.s
        s.holder = s.turn = s.moved = 0
        s.round = 2 if metropolis else 1
        s.phase = Phase.CARD if metropolis else Phase.METROPOLIS
        s.hoplites_left, s.nuggets_left = c.HOPLITES, c.NUGGETS
        for slot in range(4):
            s.building_bag[s.slot[slot]] += s.slot[slot] > 0
            s.buildings_left += s.slot[slot] > 0
            s.slot[slot] = s.waiting[slot] = 0
        for p in range(players):
            s.hoplites[p] = s.nuggets[p] = 0
            s.island[p] = p + 4 * (s.island[p] >= 4)
            if metropolis:
                s.metropolis[p] = METROPOLIS[p] + 1
                s.built[p, c.Building.TRAINING_CAMP] = s.built[p, c.Building.MINE] = 1
                s.covered[p] = pair_cells(s.island[p], METROPOLIS[p])

    def land(self, terrain: str, *cells: int, seat: int = 0) -> Setup:
        for where in cells:
            self.s.land[seat, c.TERRAIN_KEYS.index(terrain)] |= 1 << where
            self.s.covered[seat] |= 1 << where
        return self

    def creature(self, kind: str, where: int, hoplites: int = 0, seat: int = 0) -> Setup:
        self.land("volcano", where, seat=seat)
        self.s.creature[seat, where] = c.CREATURE_KEYS.index(kind)
        self.s.beasts[seat] |= 1 << where
        self.s.standing[seat, where] = hoplites
        self.s.hoplites_left -= hoplites
        return self

    def building(self, kind: str, where: int, seat: int = 0) -> Setup:
        number = c.BUILDING_KEYS.index(kind)
        self.s.building[seat, where] = number
        self.s.built[seat, number] += 1
        self.s.covered[seat] |= 1 << where
        return self

    def titan(self, titan: str, seat: int = 0, active: bool = True) -> Setup:
        self.s.titan_holder[c.TITAN_KEYS.index(titan)] = seat
        self.s.titan_active[c.TITAN_KEYS.index(titan)] = active
        return self

    def has(self, hoplites: int = 0, nuggets: int = 0, medallions: int = 0, seat: int = 0) -> Setup:
        self.s.hoplites[seat] += hoplites
        self.s.hoplites_left -= hoplites
        self.s.nuggets[seat] += nuggets
        self.s.nuggets_left -= nuggets
        self.s.medallions[seat] += medallions
        self.s.tokens_left -= medallions
        return self

    def captured(self, *kinds: str, seat: int = 0) -> Setup:
        for kind in kinds:
            self.s.captured[seat, c.CREATURE_KEYS.index(kind)] += 1
        return self

    def slot(self, terrain: str, kind: str, waiting: int = 0) -> Setup:
        place, number = c.TERRAIN_KEYS.index(terrain), c.BUILDING_KEYS.index(kind)
        self.s.slot[place], self.s.waiting[place] = number, waiting
        if self.s.building_bag[number]:
            self.s.building_bag[number] -= 1
            self.s.buildings_left -= 1
        return self

    def _hold(self, name: str) -> None:
        s, wanted = self.s, CARDS[name]
        for n in range(s.row):
            if s.row_card[n] == wanted:
                spare = next(k for k in range(1, 13) if s.deck >> k & 1)
                s.row_card[n] = spare
                s.deck ^= 1 << spare | 1 << wanted
        s.deck &= ~(1 << wanted)
        s.card = wanted

    def card(self, name: str) -> Setup:
        """In phase 3 with this card."""
        self._hold(name)
        self.s.phase = Phase.ACTION
        return self

    def tile(self, name: str, creatures: str = "---", card: str = "produce1") -> Setup:
        """In phase 2 with this tile."""
        self._hold(card)
        self.s.tile = TILES[name]
        for n, code in enumerate(creatures):
            self.s.cargo[n] = CREATURE_CODES.index(code)
        self.s.phase = Phase.PLACE
        return self

    def extra(self) -> Setup:
        """In phase 4."""
        self.s.phase = Phase.EXTRA
        return self

    def last_discard(self) -> Setup:
        """The second of two players is about to discard, which ends the round."""
        self.s.phase, self.s.moved, self.s.turn = Phase.DISCARD, 1, 1
        return self

    def ready(self) -> Position:
        for p in range(self.s.players):
            self.s.border[p] = border_of(self.s.island[p], self.s.covered[p])
        return GAME._position(self.position.options, self.position.raw.copy())


def legal(position: Position) -> list[str]:
    return [GAME.action_to_text(action) for action in position.legal_actions()]


def play(position: Position, *texts: str) -> Position:
    """The position after these actions, each of which must be legal."""
    for text in texts:
        position = position.after(GAME.action_from_text(text))
    return position


def until(position: Position, text: str, wanted: Callable[[Any], bool]) -> Position:
    """The position after an action whose chance turns out as wanted: tried with one generator after another."""
    for key in range(20_000):
        other = position.copy()
        for word in range(5):
            other.state.rng[word] = key if word == 0 else 0
        other.apply(GAME.action_from_text(text))
        if wanted(other.state):
            return other
    raise AssertionError("chance never turned out as wanted")


def rolls(position: Position, text: str, *faces: int) -> Position:
    """The position after an action whose dice show these faces in some order; 0 is the skull."""
    return until(position, text, lambda s: sorted(s.roll[n] for n in range(s.dice)) == sorted(faces))


def lying(position: Position, seat: int = 0) -> dict[int, int]:
    """The buildings of a seat by cell."""
    return {n: kind for n, kind in enumerate(position.state.building.tolist()[seat]) if kind}
