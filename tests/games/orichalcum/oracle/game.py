"""A plain referee of Orichalcum: slow, direct, and independent of the product's rules.

One move is one choice. A choice with a single answer is made automatically, and noted among the
events. "Ruling" marks what the printed rules leave open.
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Sequence

from tests.games.orichalcum.oracle.actions import Actions
from tests.games.orichalcum.oracle.chance import Chance
from tests.games.orichalcum.oracle.moves import (
    DiscardCard,
    Extra,
    GiveInitiative,
    Move,
    NoExtra,
    PlaceMetropolis,
    PlaceTile,
    TakeCard,
)
from tests.games.orichalcum.oracle.parts import DATA, LAST_ROUND, ROW_LENGTH, SLOT_COSTS, TILES, TITAN_OF_TERRAIN, Cell
from tests.games.orichalcum.oracle.table import Event, IllegalMoveError


class Oracle(Actions):
    """A game of 2 to 4 players; `sides` names the island side of each seat, easy or hard."""

    def __init__(self, players: int, chance: Chance, sides: Sequence[str] | None = None) -> None:
        if players not in ROW_LENGTH:
            raise ValueError(f"{players} players: 2, 3 or 4 can play")
        self.sides = tuple(sides) if sides is not None else ("easy",) * players
        if len(self.sides) != players:
            raise ValueError(f"{len(self.sides)} island sides for {players} players")
        self.chance = chance
        self.events: list[Event] = []
        self.over = False
        self.winners: list[int] = []
        self.round = 1
        self.phase = "setup"
        self.choices: list[Move] = []  # the legal moves as found at the end of the last apply
        self._set_up(players)
        self._start_turn(self.initiative)
        self._settle()

    def copy(self) -> Oracle:
        return copy.deepcopy(self)

    # --- moves -------------------------------------------------------------------------------------

    def legal_moves(self) -> list[Move]:
        """Every legal move of the current player, each once; empty when the game is over."""
        if self.over:
            return []
        moves: list[Move] = getattr(self, f"_{self.phase}_moves")()
        return moves

    def apply(self, move: Move) -> None:
        legal = self.legal_moves()
        if move not in legal:
            raise IllegalMoveError(f"{move} in phase {self.phase}; legal: {legal}")
        self.events = []
        self._perform(move)
        self._settle()

    def _perform(self, move: Move) -> None:
        getattr(self, f"_{self.phase}_apply")(move)

    def _settle(self) -> None:
        """Make the choices that have a single answer."""
        while not self.over:
            moves = self.legal_moves()
            assert moves, f"no legal move in phase {self.phase}"
            if len(moves) > 1:
                self.choices = moves
                return
            self.events.append(("automatic", self.current_player, moves[0]))
            self._perform(moves[0])
        self.choices = []

    # --- the turn ----------------------------------------------------------------------------------

    def _start_turn(self, seat: int) -> None:
        self.active = seat
        self.taken = None
        self.lost_capture = False
        self.extras_used = 0
        self.in_extra = False
        self.action = None
        self.pending_titans = []
        self.just_gained = None
        self.fight_cell = None
        self.fights_won = 0
        self.creations = 0
        self.drawn_building = None
        # The first turn begins with the metropolis.
        self.phase = "card" if self.me.island.metropolis else "metropolis"

    # --- first turn: the metropolis ------------------------------------------------------------------

    def _metropolis_moves(self) -> list[Move]:
        return [PlaceMetropolis(cells) for cells in self.me.island.metropolis_places()]

    def _metropolis_apply(self, move: PlaceMetropolis) -> None:
        self.me.island.metropolis = move.cells
        self._note("metropolis", move.cells)
        self._use_ports(move.cells)
        self.phase = "card"

    def _use_ports(self, cells: frozenset[Cell]) -> None:
        """Reaching a port: its bonus once, when it is covered."""
        for port in self.me.island.outline.ports:
            if port.cell in cells and port.name not in self.me.island.ports_used:
                self.me.island.ports_used.add(port.name)
                gained = self._gain(self.active, port.hoplites, port.nuggets)
                self._note("port", port.name, *gained)

    # --- phase 1: take a card ------------------------------------------------------------------------

    def _card_moves(self) -> list[Move]:
        return [TakeCard(slot) for slot in range(len(self.row)) if SLOT_COSTS[slot] <= self.me.hoplites]

    def _card_apply(self, move: TakeCard) -> None:
        self._pay(SLOT_COSTS[move.slot], 0)
        self.taken = self.row.pop(move.slot)  # the cards to its right slide left
        self._note("card", move.slot, self.taken.card)
        if self.taken.tile is None:  # ruling: a card without a tile skips phase 2
            self.phase = "action"
        elif not self._tile_moves():
            self._note("tile_fits_nowhere", self.taken.tile)
            self._put_back(self.taken)
            self.phase = "action"
        else:
            self.phase = "tile"

    # --- phase 2: place the land tile ------------------------------------------------------------------

    def _tile_moves(self) -> list[Move]:
        assert self.taken is not None
        assert self.taken.tile is not None
        return list(self.me.island.tile_places(TILES[self.taken.tile], self.taken.creatures))

    def _tile_apply(self, move: PlaceTile) -> None:
        assert self.taken is not None
        self.me.island.lay(move)
        self._note("tile", self.taken.tile, move.result)
        self.taken.tile, self.taken.creatures = None, ()
        if self._victory():
            return
        cells = frozenset(cell for cell, _ in move.result)
        self._use_ports(cells)
        called = self.me.island.called_terrains(cells)
        self.pending_titans = [TITAN_OF_TERRAIN[terrain] for terrain in called]
        self._next_titan()

    # --- phase 4: extra action -------------------------------------------------------------------------

    def _extra_moves(self) -> list[Move]:
        """Two of a currency for one action, only if it would do something; the forge sells a second."""
        extra = DATA["extra_actions"]
        allowed = extra["per_turn"] + extra["per_forge"] * self.me.island.count("forge")
        moves: list[Move] = []
        if self.extras_used < allowed:
            for payment in extra["payments"]:
                moves += self._extras_paid_in(payment["currency"], payment["actions"])
        return [*moves, NoExtra()]

    def _extras_paid_in(self, currency: str, actions: Sequence[str]) -> list[Move]:
        price = self.price(self.active, currency)
        if currency == "creature":
            payments = sorted(set(itertools.combinations(sorted(self.me.captured), price)))
            possible = [a for a in actions if payments and self._possible(a)]
            return [Extra(action, currency, creatures) for action in possible for creatures in payments]
        if currency == "hoplite":
            possible = [a for a in actions if self.me.hoplites >= price and self._possible(a, price, 0)]
        else:
            possible = [a for a in actions if self.me.nuggets >= price and self._possible(a, 0, price)]
        return [Extra(action, currency) for action in possible]

    def _extra_apply(self, move: Extra | NoExtra) -> None:
        if isinstance(move, NoExtra):
            if len(self.players) == DATA["two_player_discard"]["players"]:
                self.phase = "discard"
            else:
                self._end_turn()
            return
        price = self.price(self.active, move.currency)
        if move.currency == "creature":
            for creature in move.creatures:
                self.me.captured.remove(creature)
            self._into_creature_bag(move.creatures)
        else:
            self._pay(price if move.currency == "hoplite" else 0, price if move.currency == "nugget" else 0)
        self._note("paid", move.currency, price, move.creatures)
        self.extras_used += 1
        self.in_extra = True
        self._begin_action(move.action)

    # --- phase 5: two players discard a card --------------------------------------------------------------

    def _discard_moves(self) -> list[Move]:
        return [DiscardCard(slot) for slot in range(len(self.row))]

    def _discard_apply(self, move: DiscardCard) -> None:
        card = self.row.pop(move.slot)
        self._note("discarded", move.slot, card.card)
        self._put_back(card)
        self.discards.append(card.card)
        self._end_turn()

    # --- end of the turn and of the round -------------------------------------------------------------------

    def _end_turn(self) -> None:
        if self.active != self.right_of(self.initiative):
            self._start_turn((self.active + 1) % len(self.players))
        elif self.round == LAST_ROUND:
            self._finish(self._best_at_the_limit())
        else:
            self._refill_row()
            self._refill_creation_board()
            self.phase = "initiative"

    def _best_at_the_limit(self) -> list[int]:
        """Technical limit: most points, fewest creatures on the island, most nuggets, shared."""

        def rank(seat: int) -> tuple[int, int, int]:
            player = self.players[seat]
            return self.points(seat), -len(player.island.creatures), player.nuggets

        seats = range(len(self.players))
        best = max(rank(seat) for seat in seats)
        return [seat for seat in seats if rank(seat) == best]

    def _initiative_moves(self) -> list[Move]:
        """Most hoplites in reserve; in a tie the holder chooses among the others that are tied."""
        most = max(player.hoplites for player in self.players)
        leaders = [seat for seat, player in enumerate(self.players) if player.hoplites == most]
        if len(leaders) > 1:
            leaders = [seat for seat in leaders if seat != self.initiative]
        return [GiveInitiative(seat) for seat in leaders]

    def _initiative_apply(self, move: GiveInitiative) -> None:
        self.initiative = move.seat
        self.events.append(("initiative", move.seat))
        self._gain(self.right_of(move.seat), DATA["start"]["right_of_initiative_hoplites"], 0)
        self.round += 1
        self._start_turn(move.seat)
