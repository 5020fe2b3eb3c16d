"""Akropolis in plain Python: the rules as a reader of the booklet would check them at the table.

Nothing here is fast or shared with the product. Chance is asked, never drawn inside `Oracle.apply`.
Citations: "rulebook" is the publisher's booklet, "page" the rules page of this game; both by their headings.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from tests.games.akropolis.oracle.city import (
    CLOCKWISE,
    COLOURS,
    COMPONENTS,
    MIN_PLAYERS,
    QUARRY,
    STARS,
    STARTING_HEXES,
    STARTING_TILE,
    TILES,
    Cell,
    City,
    Place,
    VisibleHex,
    WhyNot,
    city_after,
    covered_quarries,
    is_plaza,
    legal_places,
    neighbours,
    starting_city,
    tile_cells,
    visible,
    why_not,
)
from tests.games.akropolis.oracle.scoring import (
    ARCHITECT_LEVELS,
    ColourScore,
    Score,
    architect_kinds,
    architect_score,
    empty_regions,
    score,
)

__all__ = [
    "ARCHITECT",
    "ARCHITECT_LEVELS",
    "CLOCKWISE",
    "COLOURS",
    "COMPONENTS",
    "MIN_PLAYERS",
    "QUARRY",
    "STARS",
    "STARTING_HEXES",
    "STARTING_TILE",
    "TILES",
    "Cell",
    "Chance",
    "ChiefPassed",
    "City",
    "ColourScore",
    "Ended",
    "Event",
    "FixedChance",
    "Move",
    "Oracle",
    "Paid",
    "Place",
    "Placed",
    "RandomChance",
    "Refilled",
    "Score",
    "Setup",
    "StonesWon",
    "Take",
    "Taken",
    "VisibleHex",
    "WhyNot",
    "architect_kinds",
    "architect_score",
    "city_after",
    "covered_quarries",
    "empty_regions",
    "legal_places",
    "neighbours",
    "score",
    "starting_city",
    "tile_cells",
    "visible",
    "why_not",
]

ARCHITECT = 1
"""The Architect's seat in the solo game; the person sits on seat 0."""


@dataclass(frozen=True)
class Take:
    """Take the tile of the construction site that has `slot` tiles before it."""

    slot: int


Move = Take | Place


# What happened in the last `apply`, in order.


@dataclass(frozen=True)
class Taken:
    seat: int
    slot: int
    tile: int


@dataclass(frozen=True)
class Paid:
    """Only where something was paid; `to` is the seat that receives the stones, None the supply."""

    seat: int
    stones: int
    to: int | None


@dataclass(frozen=True)
class Placed:
    seat: int
    tile: int
    place: Place
    level: int


@dataclass(frozen=True)
class StonesWon:
    """Only where at least one quarry was covered."""

    seat: int
    stones: int


@dataclass(frozen=True)
class Refilled:
    """A stack was laid behind the tile that was left."""

    tiles: tuple[int, ...]


@dataclass(frozen=True)
class ChiefPassed:
    """The chief architect's marker moved to `seat`."""

    seat: int


@dataclass(frozen=True)
class Ended:
    unplayed: int


Event = Taken | Paid | Placed | StonesWon | Refilled | ChiefPassed | Ended


class Chance(Protocol):
    """Everything that chance decides."""

    def first_player(self, players: int) -> int:
        """Who begins; not asked in the solo game."""

    def lay_tiles(self, unseen: frozenset[int], count: int) -> Sequence[int]:
        """The next `count` tiles laid open, in the order of the row: the first row, then stack by stack."""


class FixedChance:
    """Tiles in a given order: the whole game in advance, or fed piece by piece by extending `tiles`."""

    def __init__(self, tiles: Iterable[int], first_player: int = 0) -> None:
        self.tiles = list(tiles)
        self.first = first_player

    def first_player(self, players: int) -> int:
        return self.first

    def lay_tiles(self, unseen: frozenset[int], count: int) -> Sequence[int]:
        laid, self.tiles = self.tiles[:count], self.tiles[count:]
        return laid


class RandomChance:
    """Uniform chance for stand-alone play."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def first_player(self, players: int) -> int:
        return self.rng.randrange(players)

    def lay_tiles(self, unseen: frozenset[int], count: int) -> Sequence[int]:
        return self.rng.sample(sorted(unseen), count)


@dataclass(frozen=True)
class Setup:
    """How many tiles are used and how they are laid out; `players` is 1 for the solo game."""

    tiles: frozenset[int]
    first_row: int
    stacks: int
    tiles_per_stack: int

    @staticmethod
    def of(players: int, long: bool = False) -> Setup:
        if players not in (1, 2, 3, 4):
            raise ValueError(f"players is {players}: 1 to 4 can play")
        if long and players == 4:
            raise ValueError("long game with 4 players: all tiles are used anyway")
        # Rulebook, setup: 11 stacks of players + 1; its note: a longer game has 19 (two players) or 14 (three).
        # Page, setup: the long game uses all tiles, also alone; page, solo: set up as for two players.
        seats = max(players, 2)
        stacks = 11 if not long else {2: 19, 3: 14}[seats]
        used = frozenset(t for t, least in MIN_PLAYERS.items() if long or least <= seats)
        per_stack = seats + 1
        return Setup(used, len(used) - stacks * per_stack, stacks, per_stack)


class Oracle:
    """One game. `players` = 1 is the solo game against `architect` ("easy", "medium" or "hard").

    The Architect decides nothing: its turn is played inside the `apply` that ends the person's turn, unless
    `architect_is_automatic` is False; then it is a node of its own with a single legal `Take`.
    """

    def __init__(
        self,
        players: int,
        chance: Chance,
        variants: Iterable[str] = (),
        long: bool = False,
        architect: str | None = None,
        architect_is_automatic: bool = True,
    ) -> None:
        self.setup = Setup.of(players, long)
        self.variants = frozenset(variants)
        if not self.variants <= set(COLOURS):
            raise ValueError(f"variants are {sorted(self.variants)}: each is one of {COLOURS}")
        if (players == 1) != (architect in ARCHITECT_LEVELS):
            raise ValueError(f"architect is {architect!r} for {players} players: a level for 1, None for others")
        self.players = players
        self.chance = chance
        self.long = long
        self.architect = architect
        self.architect_is_automatic = architect_is_automatic

        self.seats = max(players, 2)
        """People, or the person and the Architect."""
        self.first_player = 0 if self.solo else chance.first_player(players)
        if self.first_player not in range(self.seats):
            raise ValueError(f"first player {self.first_player} of {players} players")
        self.to_move = self.first_player
        self.chief = self.first_player
        """Who holds the chief architect's marker, that is who began this round."""
        self.round = 1
        self.turns = [0] * self.seats
        """Turns completed by each seat."""
        self.over = False
        self.tile_in_hand: int | None = None
        """The tile taken and not yet laid."""
        self.slot_taken: int | None = None
        """The slot it came from, while it is in hand."""

        # Rulebook, setup: stones in turn order, 1 for the first player, 2 for the second ...
        self.stones = [1 + (seat - self.first_player) % self.seats for seat in range(self.seats)]
        self.cities: list[City] = [starting_city() for _ in range(players)]
        self.architect_tiles: list[int] = []
        """What the Architect took, besides its starting tile."""
        self.last_placed: list[Place | None] = [None] * self.seats

        self.unseen = self.setup.tiles
        """Tiles still in face-down stacks."""
        self.stacks_left = self.setup.stacks
        self.row: list[int] = self._lay_tiles(self.setup.first_row)
        """The construction site. It closes up when a tile is taken and is refilled after the tile is laid."""
        self.events: list[Event] = []

    # Reading a position

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def phase(self) -> str:
        """ "take", "place" or "over"."""
        if self.over:
            return "over"
        return "take" if self.tile_in_hand is None else "place"

    @property
    def decider(self) -> int | None:
        """The seat that decides; None when the game is over."""
        return None if self.over else self.to_move

    def legal_moves(self) -> list[Move]:
        """Every legal move of the decider; empty only when the game is over."""
        if self.over:
            return []
        if self.tile_in_hand is not None:
            return list(legal_places(self.cities[self.to_move]))
        if self.solo and self.to_move == ARCHITECT:
            return [Take(self.architect_slot())]
        # Rulebook, choosing a tile: 1 stone for each tile before it; the first is free. Page: no passing.
        return [Take(slot) for slot in range(len(self.row)) if self.cost(slot) <= self.stones[self.to_move]]

    def is_legal(self, move: Move) -> bool:
        """Whether `legal_moves` lists `move`; a place is looked at by itself, without listing the others."""
        if isinstance(move, Place):
            return self.phase == "place" and not self.why_not(move)
        return move in self.legal_moves()

    def cost(self, slot: int) -> int:
        return len(self.row[:slot])

    def architect_slot(self) -> int:
        """Page, solo: the cheapest tile with a plaza that the Architect can afford, else the first."""
        for slot, tile in enumerate(self.row):
            if any(is_plaza(kind) for kind in TILES[tile]) and self.cost(slot) <= self.stones[ARCHITECT]:
                return slot
        return 0

    def why_not(self, place: Place, seat: int | None = None) -> list[WhyNot]:
        """Why the tile may not lie there in the decider's city, or in that of `seat`."""
        return why_not(self.cities[self.to_move if seat is None else seat], place)

    def score_of(self, seat: int) -> Score:
        if self.solo and seat == ARCHITECT:
            assert self.architect is not None
            return architect_score(
                architect_kinds(self.architect_tiles), self.stones[seat], self.architect, self.variants
            )
        return score(visible(self.cities[seat]), self.stones[seat], self.variants)

    def scores(self) -> list[Score]:
        """By seat, at any moment of the game."""
        return [self.score_of(seat) for seat in range(self.seats)]

    def totals(self) -> list[int]:
        return [s.total for s in self.scores()]

    def score_if(self, place: Place) -> Score:
        """The decider's score if the tile in hand were laid so, stones won included."""
        assert self.tile_in_hand is not None
        city = self.cities[self.to_move]
        stones = self.stones[self.to_move] + covered_quarries(city, place)
        return score(visible(city_after(city, place, self.tile_in_hand)), stones, self.variants)

    def winners(self) -> list[int]:
        """The winning seats: several if shared, none before the end."""
        if not self.over:
            return []
        # Rulebook, scoring: most points, then more stones. Page: still tied, the win is shared.
        ranks = [(total, self.stones[seat]) for seat, total in enumerate(self.totals())]
        if self.solo:
            # Page, solo: strictly more points, or as many and strictly more stones; else the Architect wins.
            return [0] if ranks[0] > ranks[ARCHITECT] else [ARCHITECT]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    # Playing

    def apply(self, move: Move) -> None:
        """Play `move` of the decider; raises ValueError if it is not legal."""
        if not self.is_legal(move):
            raise ValueError(f"{move} is not legal in phase {self.phase!r} for seat {self.to_move}")
        self.events = []
        if isinstance(move, Place):
            self._place(move)
        else:
            self._take(move.slot)
        if self.solo and self.architect_is_automatic and not self.over and self.to_move == ARCHITECT:
            self._take(self.architect_slot())

    def _take(self, slot: int) -> None:
        seat = self.to_move
        cost = self.cost(slot)
        # Rulebook, choosing a tile: stones go to the supply. Page, solo: the person's go to the Architect.
        receiver = ARCHITECT if self.solo and seat != ARCHITECT else None
        self.stones[seat] -= cost
        if receiver is not None:
            self.stones[receiver] += cost
        tile = self.row.pop(slot)
        self.events.append(Taken(seat, slot, tile))
        if cost:
            self.events.append(Paid(seat, cost, receiver))
        if self.solo and seat == ARCHITECT:
            # Page, solo: the Architect collects, without placing.
            self.architect_tiles.append(tile)
            self._end_turn()
        else:
            self.tile_in_hand, self.slot_taken = tile, slot

    def _place(self, place: Place) -> None:
        seat = self.to_move
        tile = self.tile_in_hand
        assert tile is not None
        won = covered_quarries(self.cities[seat], place)
        self.cities[seat] = city_after(self.cities[seat], place, tile)
        self.stones[seat] += won
        self.last_placed[seat] = place
        self.tile_in_hand = self.slot_taken = None
        self.events.append(Placed(seat, tile, place, len(self.cities[seat][place.cells[0]])))
        if won:
            self.events.append(StonesWon(seat, won))
        self._end_turn()

    def _end_turn(self) -> None:
        self.turns[self.to_move] += 1
        self.to_move = (self.to_move + 1) % self.seats
        if len(self.row) > 1:
            return
        if self.stacks_left == 0:
            # Rulebook, end of the game: one tile left and no stack; that tile is not played.
            self.over = True
            self.events.append(Ended(self.row[0]))
            return
        # Rulebook, refilling: the tile left comes first, a stack behind it; the marker goes to the left.
        stack = self._lay_tiles(self.setup.tiles_per_stack)
        self.stacks_left -= 1
        self.row += stack
        self.round += 1
        self.chief = (self.chief + 1) % self.seats
        self.events += [Refilled(tuple(stack)), ChiefPassed(self.chief)]
        # Page, turn: a round has players + 1 turns, so the new chief is simply the next player.
        assert self.chief == self.to_move

    def _lay_tiles(self, count: int) -> list[int]:
        tiles = list(self.chance.lay_tiles(self.unseen, count))
        if len(tiles) != count or len(set(tiles)) != count or not self.unseen.issuperset(tiles):
            raise ValueError(f"chance laid {tiles}: {count} different unseen tiles are needed")
        self.unseen = self.unseen.difference(tiles)
        return tiles
