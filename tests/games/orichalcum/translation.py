"""The compiled game and the oracle in one language: moves, chance, and all that lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteka.engine.hexes import DIRECTIONS
from ludoteka.engine.position import Position
from ludoteka.games.orichalcum import actions as a
from ludoteka.games.orichalcum import components as c
from ludoteka.games.orichalcum.state import Phase
from tests.games.orichalcum.oracle import moves as m
from tests.games.orichalcum.oracle import parts
from tests.games.orichalcum.oracle.game import Oracle
from tests.games.orichalcum.oracle.parts import Card, Cell, Face

PHASES = {
    Phase.METROPOLIS: "metropolis",
    Phase.CARD: "card",
    Phase.PLACE: "tile",
    Phase.TITAN_ORDER: "titan_order",
    Phase.TITAN_RETURN: "titan_return",
    Phase.ACTION: "action",
    Phase.FAVOUR: "favour",
    Phase.FIGHT: "fight",
    Phase.COMMIT: "commit",
    Phase.GIFT: "free_building",
    Phase.CREATE: "create",
    Phase.EXTRA: "extra",
    Phase.DISCARD: "discard",
    Phase.INITIATIVE: "initiative",
    Phase.OVER: "over",
}
TERRAINS = [*parts.TERRAINS, parts.VOLCANO]


def creature(kind: int) -> str | None:
    """0 is none; 'hydra_theia' is 'hydra:theia'."""
    return c.CREATURE_KEYS[kind].replace("hydra_", "hydra:") if kind else None


def building(kind: int) -> str | None:
    key = c.BUILDING_KEYS[kind]
    for several in ("siege_engine", "statue"):
        key = key.replace(several + "_", several + ":")
    return key if kind else None


def card(number: int) -> Card:
    return parts.CARDS[number - 1]


def terrains(tile: int) -> tuple[str, ...]:
    return tuple(TERRAINS[t] for t in c.TILE_TERRAIN[tile][: c.TILE_SIZE[tile]])


def cells(island: int, bits: int) -> frozenset[Cell]:
    return frozenset(cell for n, cell in enumerate(c.ISLAND_HEXES[island]) if bits >> n & 1)


def place_cells(island: int, place: int, size: int) -> list[Cell]:
    first = c.ISLAND_HEXES[island][place // c.TURNS]
    around = [DIRECTIONS[(place + n) % c.TURNS] for n in range(size - 1)]
    return [first, *((first[0] + q, first[1] + r) for q, r in around)]


# --- moves -----------------------------------------------------------------------------------------


def _place(s: Any, n: int) -> m.Move:
    lies = [creature(s.cargo[k]) or terrain for k, terrain in enumerate(terrains(s.tile))]
    where = place_cells(s.island[s.turn], n, len(lies))
    return m.PlaceTile(frozenset(zip(where, lies, strict=True)))


def _pair(s: Any, n: int) -> frozenset[Cell]:
    return frozenset(place_cells(s.island[s.turn], n // 3 * 6 + n % 3, 2))


def _cell(s: Any, n: int) -> Cell:
    island: int = s.island[s.turn]
    return c.ISLAND_HEXES[island][n]


def _tribute(n: int) -> m.Move:
    paid = tuple(sorted(str(creature(kind)) for kind in c.TRIBUTE_LIST[n // 4]))
    return m.Extra(parts.ACTIONS[n % 4], "creature", paid)


RANGES: list[tuple[int, Callable[[Any, int], m.Move]]] = [
    (a.METROPOLIS, lambda s, n: m.PlaceMetropolis(_pair(s, n))),
    (a.CARD, lambda s, n: m.TakeCard(n)),
    (a.PLACE, _place),
    (a.TITAN, lambda s, n: m.GainTitan(parts.TITANS[n])),
    (a.RETURN, lambda s, n: m.ReturnTitan(parts.TITANS[n])),
    (a.ACT, lambda s, n: m.Act(n == 0)),
    (a.FAVOUR, lambda s, n: m.UseFavour(n == 0)),
    (a.FIGHT, lambda s, n: m.Fight(_cell(s, n))),
    (a.COMMIT, lambda s, n: m.Commit(n)),
    (a.KRONOS, lambda s, n: m.CallKronos()),
    (a.BUILD, lambda s, n: m.Build(parts.SLOTS[n // 30], _cell(s, n % 30))),
    (a.TEMPLE, lambda s, n: m.BuildTemple(cells(s.island[s.turn], int(c.PAIR_DIAMOND[s.island[s.turn], n])))),
    (a.MEDALLION, lambda s, n: m.MakeMedallion()),
    (a.STOP, lambda s, n: m.Stop()),
    (a.GIFT, lambda s, n: m.BuildFree(_cell(s, n))),
    (a.REFUSE, lambda s, n: m.BuildFree(None)),
    (a.EXTRA_HOPLITE, lambda s, n: m.Extra(("produce", "capture", "create")[n], "hoplite")),
    (a.EXTRA_NUGGET, lambda s, n: m.Extra(("recruit", "capture", "create")[n], "nugget")),
    (a.EXTRA_CREATURE, lambda s, n: _tribute(n)),
    (a.NO_EXTRA, lambda s, n: m.NoExtra()),
    (a.DISCARD, lambda s, n: m.DiscardCard(n)),
    (a.INITIATIVE, lambda s, n: m.GiveInitiative(n)),
]


def move_of(position: Position, action: int) -> m.Move:
    """The oracle's word for an action of this position."""
    first, words = next((f, w) for f, w in reversed(RANGES) if f <= action)
    move: m.Move = words(position.state, action - first)
    return move


# --- chance ----------------------------------------------------------------------------------------


class Seen:
    """Chance that answers with what came up in the compiled game, read off the position after the move."""

    def __init__(self, after: Position) -> None:
        self.after = after

    @property
    def s(self) -> Any:
        return self.after.state

    def island(self, seat: int, boards: Sequence[str]) -> str:
        return "ABCD"[self.s.island[seat] % 4]

    def first_player(self, players: int) -> int:
        return int(self.s.holder)

    def action_card(self, slot: int, deck: Sequence[Card]) -> Card:
        return card(self.s.row_card[slot])

    def land_tile(self, slot: int, size: int, pile: Sequence[str]) -> str:
        wanted = terrains(self.s.row_tile[slot])
        return next(tile for tile in pile if parts.TILES[tile].terrains == wanted)

    def creature(self, slot: int, index: int, bag: Sequence[str]) -> str:
        return str(creature(self.s.row_creature[slot, index]))

    def building(self, place: str, bag: Sequence[str]) -> str:
        kind = self.s.gift if place == "minotaur" else self.s.slot[parts.SLOTS.index(place)]
        return str(building(kind))

    def dice(self, count: int) -> Sequence[Face]:
        assert self.s.dice == count
        return [self.s.roll[n] or "skull" for n in range(count)]


# --- the table -------------------------------------------------------------------------------------


def _kinds(counts: Sequence[int], name: Callable[[int], str | None]) -> list[str]:
    return sorted(str(name(kind)) for kind, count in enumerate(counts) for _ in range(count))


def _player(s: Any, p: int) -> dict[str, Any]:
    island = s.island[p]
    hexes = c.ISLAND_HEXES[island]
    temples = [
        cells(island, int(c.PAIR_DIAMOND[island, n * 3 + turn]))
        for turn in range(3)
        for n in range(len(hexes))
        if s.temple[p, turn] >> n & 1
    ]
    pair = s.metropolis[p] - 1
    return {
        "island": c.ISLAND_IDS[island],
        "metropolis": frozenset(place_cells(island, pair // 3 * 6 + pair % 3, 2)) if pair >= 0 else frozenset(),
        "covered": cells(island, s.covered[p]),
        "land": {cell: t for i, t in enumerate(TERRAINS) for cell in cells(island, s.land[p, i] & ~s.beasts[p])},
        "creatures": {hexes[n]: creature(s.creature[p, n]) for n in range(30) if s.creature[p, n]},
        "beasts": cells(island, s.beasts[p]),
        "standing": {hexes[n]: s.standing[p, n] for n in range(30) if s.standing[p, n]},
        "buildings": {hexes[n]: building(s.building[p, n]) for n in range(30) if s.building[p, n]},
        "temples": sorted(map(sorted, temples)),
        "temple_count": s.temples[p],
        "mines": s.built[p, c.Building.MINE],
        "hoplites": s.hoplites[p],
        "nuggets": s.nuggets[p],
        "medallions": s.medallions[p],
        "captured": _kinds(s.captured.tolist()[p], creature),
        "saved": s.saved if p == s.turn else 0,
    }


def table_of(position: Position) -> dict[str, Any]:
    """All that lies on the table of the compiled game."""
    s = position.state
    return {
        "phase": PHASES[Phase(s.phase)],
        "round": s.round,
        "to_move": position.current_player,
        "initiative": s.holder,
        "players": [_player(s, p) for p in range(s.players)],
        "points": position.scores(),
        "supply": [s.hoplites_left, s.nuggets_left, s.temples_left, s.tokens_left],
        "row": [
            (
                card(s.row_card[n]),
                terrains(s.row_tile[n]),
                tuple(creature(s.row_creature[n, k]) for k in range(c.TILE_SIZE[s.row_tile[n]])),
            )
            for n in range(s.row)
        ],
        "deck": sorted(card(n) for n in range(1, 13) if s.deck >> n & 1),
        "discards": sorted(card(n) for n in range(1, 13) if s.discards >> n & 1),
        "taken": card(s.card) if s.card else None,
        "piles": [
            sorted(terrains(t) for t in range(c.TILES) if c.TILE_SIZE[t] == size for _ in range(s.pile[t]))
            for size in (1, 2, 3)
        ],
        "under": [[terrains(s.under[size, n]) for n in range(s.under_left[size])] for size in (1, 2, 3)],
        "creature_bag": _kinds(s.creature_bag, creature),
        "building_bag": _kinds(s.building_bag, building),
        "slots": [(building(s.slot[n]), s.waiting[n]) for n in range(4)],
        "titans": [(None if s.titan_holder[t] < 0 else s.titan_holder[t], bool(s.titan_active[t])) for t in range(4)],
        "drawn": building(s.gift),
        "winners": position.winners(),
    }


def _oracle_player(o: Oracle, p: int) -> dict[str, Any]:
    player = o.players[p]
    island = player.island
    return {
        "island": island.outline.id,
        "metropolis": island.metropolis,
        "covered": frozenset(cell for cell in island.outline.cells if island.occupant(cell) is not None),
        "land": island.free_terrain(),
        "creatures": island.creatures,
        "beasts": frozenset(island.creatures),
        "standing": island.standing,
        "buildings": island.buildings,
        "temples": sorted(map(sorted, island.temples)),
        "temple_count": len(island.temples),
        "mines": island.count("mine"),
        "hoplites": player.hoplites,
        "nuggets": player.nuggets,
        "medallions": player.medallions,
        "captured": sorted(player.captured),
        "saved": player.saved,
    }


def table_of_oracle(o: Oracle) -> dict[str, Any]:
    """All that lies on the oracle's table."""
    return {
        "phase": o.phase,
        "round": o.round,
        "to_move": o.current_player,
        "initiative": o.initiative,
        "players": [_oracle_player(o, p) for p in range(len(o.players))],
        "points": [o.points(p) for p in range(len(o.players))],
        "supply": [o.hoplite_supply, o.nugget_supply, o.temple_supply, o.token_supply],
        "row": [(row.card, parts.TILES[row.tile].terrains if row.tile else (), row.creatures) for row in o.row],
        "deck": sorted(o.deck),
        "discards": sorted(o.discards),
        "taken": o.taken.card if o.taken else None,
        "piles": [sorted(parts.TILES[t].terrains for t in o.piles[size].shuffled) for size in (1, 2, 3)],
        "under": [[parts.TILES[t].terrains for t in o.piles[size].under] for size in (1, 2, 3)],
        "creature_bag": sorted(o.creature_bag),
        "building_bag": sorted(o.building_bag),
        "slots": [(o.slots[slot], o.waiting[slot]) for slot in parts.SLOTS],
        "titans": [(o.titan_holder[t], o.titan_active[t]) for t in parts.TITANS],
        "drawn": o.drawn_building,
        "winners": o.winners,
    }
