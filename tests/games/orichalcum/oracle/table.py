"""What lies on the table: setup, supplies, the action row, the creation board, and what can be read off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tests.games.orichalcum.oracle.chance import Chance
from tests.games.orichalcum.oracle.island import Island, Obstacle
from tests.games.orichalcum.oracle.parts import (
    BOARDS,
    BUILDINGS,
    CARDS,
    CREATURES,
    DATA,
    HOPLITES,
    NUGGETS,
    OUTLINES,
    ROW_LENGTH,
    SLOTS,
    TEMPLES,
    TILES,
    TITAN_OF_ACTION,
    TITANS,
    VICTORY_TOKENS,
    VOLCANO,
    Card,
    Cell,
)

T = TypeVar("T")
Event = tuple[Any, ...]


class IllegalMoveError(ValueError):
    """The move is not among the legal ones."""


@dataclass
class RowCard:
    """A card of the row with its land tile (None: all piles were empty) and the creatures on it."""

    card: Card
    tile: str | None = None
    creatures: tuple[str | None, ...] = ()  # one entry per cell of the tile


@dataclass
class Pile:
    """Tiles of one size: a shuffled part on top, those put under it below, first in first out."""

    shuffled: list[str]
    under: list[str] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.shuffled) + len(self.under)


@dataclass
class Player:
    island: Island
    hoplites: int = 0
    nuggets: int = 0
    captured: list[str] = field(default_factory=list)
    medallions: int = 0
    saved: int = 0  # hoplites in the hospital until the capture action ends


class Table:
    """The pieces of a game of 2 to 4 players, without the turns."""

    chance: Chance
    sides: tuple[str, ...]
    active: int
    phase: str
    round: int
    over: bool
    winners: list[int]
    events: list[Event]

    # --- setup -------------------------------------------------------------------------------------

    def _set_up(self, players: int) -> None:
        self.hoplite_supply, self.nugget_supply = HOPLITES, NUGGETS
        self.temple_supply, self.token_supply = TEMPLES, VICTORY_TOKENS
        boards = list(BOARDS)
        self.players: list[Player] = []
        for seat in range(players):
            board = _one_of(self.chance.island(seat, tuple(boards)), boards)
            boards.remove(board)
            self.players.append(Player(Island(OUTLINES[board, self.sides[seat]])))
            self._gain(seat, DATA["start"]["hoplites"], DATA["start"]["nuggets"])
        self.piles = {size: Pile([t.id for t in TILES.values() if t.size == size]) for size in (1, 2, 3)}
        self.creature_bag, self.building_bag = sorted(CREATURES), sorted(BUILDINGS)
        self.deck, self.discards = list(CARDS), list[Card]()
        self.row: list[RowCard] = []
        self._refill_row()
        self.slots: dict[str, str | None] = dict.fromkeys(SLOTS)
        self.waiting: dict[str, int] = dict.fromkeys(SLOTS, 0)
        self._refill_creation_board()
        self.titan_holder: dict[str, int | None] = dict.fromkeys(TITANS)
        self.titan_active: dict[str, bool] = dict.fromkeys(TITANS, True)
        self.initiative = self.chance.first_player(players)
        self._gain(self.right_of(self.initiative), DATA["start"]["right_of_initiative_hoplites"], 0)

    def right_of(self, seat: int) -> int:
        """Clockwise is upwards, so the player to the right is the last in the order of that seat."""
        return (seat - 1) % len(self.players)

    # --- what a test may want to see -----------------------------------------------------------------

    @property
    def current_player(self) -> int | None:
        """Whose decision it is; in the initiative phase the holder's."""
        if self.over:
            return None
        return self.initiative if self.phase == "initiative" else self.active

    def titans(self, seat: int) -> list[str]:
        return [t for t in TITANS if self.titan_holder[t] == seat]

    def titan_limit(self, seat: int) -> int:
        """Several titans: one, and one more per oratory (deliberate: the printed rules lift the limit)."""
        limit = DATA["titan_limit"]
        return int(limit["base"] + limit["per_oratory"] * self.players[seat].island.count("oratory"))

    def has_favour(self, seat: int, action: str) -> bool:
        titan = TITAN_OF_ACTION[action]
        return self.titan_holder[titan] == seat and self.titan_active[titan]

    def points(self, seat: int) -> int:
        player = self.players[seat]
        return len(self.titans(seat)) + len(player.island.temples) + player.medallions

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(len(self.players))]

    def road(self, seat: int) -> dict[str, int]:
        """The road to victory: points by source, and the creatures still in the way."""
        player = self.players[seat]
        return {
            "titans": len(self.titans(seat)),
            "temples": len(player.island.temples),
            "medallions": player.medallions,
            "points": self.points(seat),
            "creatures": len(player.island.creatures),
        }

    def siege_faces(self, seat: int) -> list[int]:
        return sorted(int(face) for face in self.players[seat].island.details("siege_engine"))

    def price(self, seat: int, currency: str) -> int:
        """Phase 4: two of a currency, one less per statue that shows it."""
        full = next(p["price"] for p in DATA["extra_actions"]["payments"] if p["currency"] == currency)
        return int(full) - self.players[seat].island.details("statue").count(currency)

    def why_not_build(self, seat: int, slot: str, cell: Cell) -> list[Obstacle]:
        return self.players[seat].island.why_not_building(self.slots[slot], slot, cell)

    def why_not_temple(self, seat: int, cells: Sequence[Cell]) -> list[Obstacle]:
        return self.players[seat].island.why_not_temple(cells)

    def why_not_tile(self, seat: int, cells: Sequence[Cell]) -> list[Obstacle]:
        return self.players[seat].island.why_not_tile(cells)

    def _note(self, what: str, *details: Any) -> None:
        self.events.append((what, self.active, *details))

    @property
    def me(self) -> Player:
        return self.players[self.active]

    # --- supplies ----------------------------------------------------------------------------------

    def _gain(self, seat: int, hoplites: int, nuggets: int) -> tuple[int, int]:
        """Limited supplies (ruling): take what is left, the rest is not owed."""
        hoplites, nuggets = min(hoplites, self.hoplite_supply), min(nuggets, self.nugget_supply)
        self.hoplite_supply -= hoplites
        self.nugget_supply -= nuggets
        self.players[seat].hoplites += hoplites
        self.players[seat].nuggets += nuggets
        return hoplites, nuggets

    def _pay(self, hoplites: int, nuggets: int) -> None:
        self.me.hoplites -= hoplites
        self.me.nuggets -= nuggets
        assert self.me.hoplites >= 0
        assert self.me.nuggets >= 0
        self.hoplite_supply += hoplites
        self.nugget_supply += nuggets

    # --- the action row and the creation board -------------------------------------------------------

    def _refill_row(self) -> None:
        """Cards from left to right, then a tile on each new card with a creature on each volcano."""
        first_new = len(self.row)
        for slot in range(first_new, ROW_LENGTH[len(self.players)]):
            if not self.deck:
                self.deck, self.discards = sorted(self.discards), []
                self.events.append(("reshuffled",))
            card = _one_of(self.chance.action_card(slot, tuple(self.deck)), self.deck)
            self.deck.remove(card)
            self.row.append(RowCard(card))
        for slot in range(first_new, len(self.row)):
            self._draw_tile(slot)

    def _draw_tile(self, slot: int) -> None:
        """Ruling: an empty pile is replaced by the next smaller, then by the next larger ones."""
        wanted = self.row[slot].card.size
        for size in [*range(wanted, 0, -1), *range(wanted + 1, 4)]:
            pile = self.piles[size]
            if not len(pile):
                continue
            if pile.shuffled:
                tile = _one_of(self.chance.land_tile(slot, size, tuple(pile.shuffled)), pile.shuffled)
                pile.shuffled.remove(tile)
            else:
                tile = pile.under.pop(0)
            self.row[slot].tile = tile
            self.row[slot].creatures = self._draw_creatures(slot, TILES[tile].terrains)
            return

    def _draw_creatures(self, slot: int, terrains: Sequence[str]) -> tuple[str | None, ...]:
        """Ruling: once the bag is empty, the volcano stays without a creature."""
        creatures: list[str | None] = []
        for index, terrain in enumerate(terrains):
            if terrain != VOLCANO or not self.creature_bag:
                creatures.append(None)
                continue
            answer = self.chance.creature(slot, index, tuple(self.creature_bag))
            self.creature_bag.remove(_one_of(answer, self.creature_bag))
            creatures.append(answer)
        return tuple(creatures)

    def _refill_creation_board(self) -> None:
        """Each open camp and mine holds its resource afterwards (ruling: what the supply lacks comes a later round)."""
        for slot in SLOTS:
            if self.slots[slot] is None and self.building_bag:
                self.slots[slot] = self._draw_building(slot)
            wanted = DATA["creation_board"]["waiting"].get(self.slots[slot], 0)
            if wanted == self.waiting[slot]:
                continue
            if self.slots[slot] == "training_camp" and self.hoplite_supply:
                self.hoplite_supply -= wanted
                self.waiting[slot] = wanted
            elif self.slots[slot] == "mine" and self.nugget_supply:
                self.nugget_supply -= wanted
                self.waiting[slot] = wanted

    def _draw_building(self, place: str) -> str:
        building = _one_of(self.chance.building(place, tuple(self.building_bag)), self.building_bag)
        self.building_bag.remove(building)
        return building

    def _put_back(self, card: RowCard) -> None:
        """The tile under the pile of its own size, its creatures into the bag."""
        if card.tile is not None:
            self.piles[TILES[card.tile].size].under.append(card.tile)
        self._into_creature_bag([c for c in card.creatures if c is not None])
        card.tile, card.creatures = None, ()

    def _into_creature_bag(self, creatures: Sequence[str]) -> None:
        self.creature_bag = sorted([*self.creature_bag, *creatures])


def _one_of(answer: T, candidates: Sequence[T]) -> T:
    if answer not in candidates:
        raise ValueError(f"{answer!r} is not among {list(candidates)}")
    return answer
