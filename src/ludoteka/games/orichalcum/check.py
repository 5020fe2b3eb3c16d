"""What holds in every position of Orichalcum: asked of positions from outside, and by the tests of all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from ludoteka.engine.registry import game
from ludoteka.games.orichalcum.components import (
    BUILDING_COUNT,
    BUILDINGS,
    CARD_DEED,
    CARDS,
    CELLS,
    CREATURE_COUNT,
    CREATURES,
    DEED_TITAN,
    DISCARDING_PLAYERS,
    HOPLITES,
    ISLANDS,
    LAST_ROUND,
    MOST_DICE,
    MOST_HOPLITES,
    NUGGETS,
    PAIR_DIAMOND,
    PAIRS,
    PILE_SIZE,
    PORT_CELLS,
    ROW_CARDS,
    SEATS,
    SIZES,
    SLOTS,
    TEMPLES,
    TERRAINS,
    TILE_COUNT,
    TILE_SIZE,
    TILE_TERRAIN,
    TILES,
    TITAN_LIMIT,
    TITANS,
    VICTORY_TOKENS,
    WHOLE,
    Building,
    Deed,
    Terrain,
)
from ludoteka.games.orichalcum.island_notation import border_of, metropolis_cells, temple_cells, temple_pairs
from ludoteka.games.orichalcum.state import NOBODY, Phase
from ludoteka.games.orichalcum.supply import ALL_CARDS

#: Whether a card has been taken, by phase; between rounds and at the end it does not matter.
_BEFORE_CARD = (Phase.METROPOLIS, Phase.CARD)


def problems(s: Any) -> Iterator[str]:
    """Yield what is impossible about a state, in words."""
    parts = (_ranges, _seats, _cards, _tiles, _creatures, _buildings, _resources, _islands, _order, _phase, _choice)
    for part in parts:
        found = False
        for problem in part(s):
            found = True
            yield problem
        if found:  # what follows takes it for granted
            return


def _ranges(s: Any) -> Iterator[str]:
    if not 2 <= s.players <= SEATS:
        yield f"there are {s.players} players"
        return
    for name, low, high in (
        ("phase", 0, len(Phase) - 1),
        ("round", 1, LAST_ROUND),
        ("turn", 0, s.players - 1),
        ("moved", 0, s.players),
        ("holder", 0, s.players - 1),
        ("won", 0, (1 << s.players) - 1),
        ("card", 0, CARDS),
        ("tile", 0, TILES - 1),
        ("deed", 0, len(Deed) - 1),
        ("extra", 0, 1),
        ("extras", 0, 2),
        ("lost", 0, 1),
        ("fights", 0, CELLS),
        ("creations", 0, 1),
        ("saved", 0, HOPLITES),
        ("cell", 0, CELLS - 1),
        ("gift", 0, BUILDINGS - 1),
        ("pending", 0, (1 << TITANS) - 1),
        ("gained", 0, TITANS),
        ("dice", 0, MOST_DICE),
        ("row", 0, ROW_CARDS[s.players]),
        ("hoplites_left", 0, HOPLITES),
        ("nuggets_left", 0, NUGGETS),
        ("temples_left", 0, TEMPLES),
        ("tokens_left", 0, VICTORY_TOKENS),
    ):
        # A second creation may end the game before it is forgotten.
        if not low <= getattr(s, name) <= high + (name == "creations" and s.phase == Phase.OVER):
            yield f"{name} is {getattr(s, name)}, not {low} to {high}"
    if any(not 0 <= face <= 5 for face in s.roll) or any(s.roll[n] for n in range(s.dice, MOST_DICE)):
        yield "the dice show what they cannot show"
    for titan in range(TITANS):
        if not NOBODY <= s.titan_holder[titan] < s.players or not 0 <= s.titan_active[titan] <= 1:
            yield "a titan is with nobody who plays"
        elif s.titan_holder[titan] == NOBODY and not s.titan_active[titan]:
            yield "a titan in the middle is not active"


def _seats(s: Any) -> Iterator[str]:
    boards = [s.island[p] % (ISLANDS // 2) for p in range(s.players)]
    if any(not 0 <= s.island[p] < ISLANDS for p in range(SEATS)) or len(set(boards)) != s.players:
        yield "the islands are not different boards"
    for p in range(s.players, SEATS):
        tables = (s.captured, s.built, s.land, s.temple, s.creature, s.standing, s.building)
        numbers = (
            s.island,
            s.metropolis,
            s.hoplites,
            s.nuggets,
            s.medallions,
            s.temples,
            s.covered,
            s.border,
            s.beasts,
        )
        if any(any(table.tolist()[p]) for table in tables) or any(table[p] for table in numbers):
            yield f"there is no seat {p}, but it has something"
    for p in range(s.players):
        if not 0 <= s.metropolis[p] <= PAIRS:
            yield f"the metropolis of seat {p} is nowhere"


def _cards(s: Any) -> Iterator[str]:
    if any(not 1 <= s.row_card[n] <= CARDS for n in range(s.row)):
        yield "the row has a card that is none"
        return
    row = [1 << s.row_card[n] for n in range(s.row)]
    places = [*row, s.deck, s.discards, 1 << s.card if s.card else 0]
    if any(s.row_card[n] or s.row_tile[n] for n in range(s.row, len(s.row_card))):
        yield "something lies beside the row"
    if sum(places) != ALL_CARDS or any(x & y for x, y in combinations(places, 2)):
        yield "action cards are missing or too many"


def _tiles(s: Any) -> Iterator[str]:
    tables = [*s.pile, *s.row_tile, *s.under_left, *s.pile_left]
    if min(tables) < 0 or any(not 0 <= tile < TILES for tile in s.row_tile) or s.pile[0] or s.under_left[0]:
        yield "a number of tiles is impossible"
        return
    seen = [int(n) for n in s.pile]
    for tile in [s.tile, *(s.row_tile[n] for n in range(s.row))]:
        seen[tile] += tile > 0
    for size in range(1, SIZES + 1):
        if s.under_left[size] > PILE_SIZE[size]:
            yield f"too many tiles lie under pile {size}"
            return
        under = s.under.tolist()[size]
        here, rest = under[: s.under_left[size]], under[s.under_left[size] :]
        if any(rest) or any(not 0 < tile < TILES or TILE_SIZE[tile] != size for tile in here):
            yield f"what lies under pile {size} are not its tiles"
            return
        for tile in here:
            seen[tile] += 1
        if s.pile_left[size] != sum(n for tile, n in enumerate(s.pile) if TILE_SIZE[tile] == size):
            yield f"the tiles of pile {size} are miscounted"
    if any(n > TILE_COUNT[tile] for tile, n in enumerate(seen)):
        yield "there are too many tiles of a kind"
    laid = sum(int(TILE_SIZE[t]) * (int(TILE_COUNT[t]) - seen[t]) for t in range(TILES))
    covered = sum(s.covered[p].bit_count() - 2 * (s.metropolis[p] > 0) for p in range(s.players))
    if covered != laid:
        yield f"{laid} cells of land have been laid, but {covered} are covered"


def _loads(s: Any) -> Iterator[tuple[int, int]]:
    """Yield each creature on a tile not yet placed, with the terrain it stands on (-1: beside the tile)."""
    tiles = [(s.tile, s.cargo)] + [(s.row_tile[n], s.row_creature.tolist()[n]) for n in range(s.row_creature.shape[0])]
    for tile, creatures in tiles:
        for n in range(SIZES):
            yield creatures[n], int(TILE_TERRAIN[tile, n]) if n < TILE_SIZE[tile] else -1


def _creatures(s: Any) -> Iterator[str]:
    tables = [*s.creature_bag, *s.cargo]
    for table in (s.captured, s.row_creature, s.creature):
        tables += [n for row in table.tolist() for n in row]
    if (
        min(tables) < 0
        or max([*s.cargo, *(k for r in (s.row_creature, s.creature) for x in r.tolist() for k in x)]) >= CREATURES
    ):
        yield "a creature is none, or a number of creatures negative"
        return
    total = [int(n) for n in s.creature_bag]
    for kind, terrain in _loads(s):
        total[kind] += kind > 0
        if kind and terrain != Terrain.VOLCANO:
            yield "a creature stands beside the volcanoes of its tile"
    for p in range(s.players):
        for kind in range(1, CREATURES):
            total[kind] += s.captured[p, kind]
        for kind in s.creature.tolist()[p]:
            total[kind] += kind > 0
    if total != CREATURE_COUNT.tolist():
        yield "creatures are missing or too many"
    if s.creatures_left != sum(s.creature_bag):
        yield "the creatures in the bag are miscounted"


def _buildings(s: Any) -> Iterator[str]:
    standing = [kind for p in range(s.players) for kind in s.building.tolist()[p]]
    if any(not 0 <= kind < BUILDINGS for kind in [*standing, *s.slot]) or min(s.building_bag) < 0:
        yield "a building is none, or a number of buildings negative"
        return
    total = [int(n) for n in s.building_bag]
    for kind in [*standing, *s.slot, s.gift]:
        total[kind] += kind > 0
    if total != BUILDING_COUNT.tolist():
        yield "buildings are missing or too many"
    if s.buildings_left != sum(s.building_bag):
        yield "the buildings in the bag are miscounted"
    for p in range(s.players):
        own = [0] * BUILDINGS
        for kind in s.building.tolist()[p]:
            own[kind] += kind > 0
        for kind in (Building.TRAINING_CAMP, Building.MINE):
            own[kind] += s.metropolis[p] > 0
        if own != s.built.tolist()[p]:
            yield f"the buildings of seat {p} are miscounted"


def _resources(s: Any) -> Iterator[str]:
    hoplites, nuggets = s.hoplites_left + s.saved, s.nuggets_left
    for slot in range(SLOTS):
        if s.waiting[slot] not in ((0, 1) if s.slot[slot] in (Building.TRAINING_CAMP, Building.MINE) else (0,)):
            yield f"what waits on place {slot + 1} cannot wait there"
        hoplites += s.waiting[slot] if s.slot[slot] == Building.TRAINING_CAMP else 0
        nuggets += s.waiting[slot] if s.slot[slot] == Building.MINE else 0
    for p in range(s.players):
        own = (s.hoplites[p], s.nuggets[p], s.medallions[p], s.temples[p], *s.standing.tolist()[p])
        if min(own) < 0 or max(s.standing.tolist()[p]) > MOST_HOPLITES:
            yield f"seat {p} has an impossible number of something"
        hoplites += s.hoplites[p] + sum(s.standing.tolist()[p])
        nuggets += s.nuggets[p]
    if (hoplites, nuggets) != (HOPLITES, NUGGETS):
        yield f"there are {hoplites} hoplites and {nuggets} nuggets"
    temples = sum(s.temples[p] for p in range(s.players))
    medallions = sum(s.medallions[p] for p in range(s.players))
    if s.temples_left != TEMPLES - temples or s.tokens_left != VICTORY_TOKENS - temples - medallions:
        yield "temples or victory tokens are missing or too many"


def _islands(s: Any) -> Iterator[str]:
    for p in range(s.players):
        island, covered = s.island[p], s.covered[p]
        pairs = temple_pairs(s, p)
        if any(PAIR_DIAMOND[island, pair] == 0 for pair in pairs) or len(pairs) != s.temples[p]:
            yield f"a temple of seat {p} is not on its island, or miscounted"
            return
        if any(s.temple[p, turn] >> CELLS or s.temple[p, turn] < 0 for turn in range(3)):
            yield f"a temple of seat {p} is nowhere"
            return
        buildings = sum(1 << n for n in range(CELLS) if s.building[p, n])
        land = [s.land[p, t] for t in range(TERRAINS)]
        parts = [metropolis_cells(s, p), *(int(PAIR_DIAMOND[island, pair]) for pair in pairs), buildings, *land]
        if covered & ~int(WHOLE[island]) or covered < 0:
            yield f"seat {p} has covered what is not its island"
        if any(x & y for x, y in combinations(parts, 2)) or sum(parts) != covered:
            yield f"what covers the island of seat {p} overlaps or is miscounted"
        if s.metropolis[p] and not metropolis_cells(s, p) & int(PORT_CELLS[island]):
            yield f"the metropolis of seat {p} covers no port"
        if s.border[p] != border_of(island, covered):
            yield f"the border of seat {p} is not that of its cells"
        beasts = sum(1 << n for n in range(CELLS) if s.creature[p, n])
        if s.beasts[p] != beasts or beasts & ~s.land[p, Terrain.VOLCANO]:
            yield f"the creatures of seat {p} do not stand on volcanoes"
        alone = [n for n in range(CELLS) if s.standing[p, n] and not beasts >> n & 1]
        # A game that ends with a capture ends before the hoplites go home.
        if alone and (s.phase != Phase.OVER or len(alone) > 1 or not s.land[p, Terrain.VOLCANO] >> alone[0] & 1):
            yield f"hoplites of seat {p} stand where no creature is"
        if temple_cells(s, p) & beasts:
            yield f"a creature of seat {p} stands on a temple"


def _order(s: Any) -> Iterator[str]:
    """Whose turn it is, and how many cards the row has by now."""
    between = s.phase == Phase.INITIATIVE
    if s.phase == Phase.OVER:
        if not s.won:
            yield "the game is over, but nobody has won"
        return
    if s.won:
        yield "the game is not over, but somebody has won"
    if (s.moved == s.players) != between or (not between and s.turn != (s.holder + s.moved) % s.players):
        yield "it is not the turn of whoever has it"
    each = 2 if s.players == DISCARDING_PLAYERS else 1
    row = ROW_CARDS[s.players] if between else ROW_CARDS[s.players] - each * s.moved - (s.phase not in _BEFORE_CARD)
    if s.row != row:
        yield f"the row has {s.row} cards, not {row}"
    first = s.round == 1
    for n in range(s.players):
        p = (s.holder + n) % s.players
        placed = n < s.moved or (n == s.moved and s.phase != Phase.METROPOLIS) or not first or between
        if (s.metropolis[p] > 0) != placed:
            yield f"seat {p} has placed its metropolis too early or too late"


def _phase(s: Any) -> Iterator[str]:
    phase, p = Phase(s.phase), s.turn
    if phase == Phase.OVER:
        return
    capturing = phase in (Phase.FIGHT, Phase.COMMIT, Phase.GIFT)
    held = [t for t in range(TITANS) if s.titan_holder[t] == p]
    limit = _titan_limit(s, p)
    others = [q for q in range(s.players) if q != p]
    titans = phase in (Phase.TITAN_ORDER, Phase.TITAN_RETURN)
    in_card = phase in (Phase.PLACE, Phase.ACTION) or (titans and not s.deed)
    in_deed = capturing or phase in (Phase.FAVOUR, Phase.CREATE) or (titans and s.deed)
    for wrong, problem in (
        ((phase == Phase.PLACE) != (s.tile > 0), "a tile is in hand at the wrong time"),
        (bool(s.card) != bool(in_card or (in_deed and not s.extra)), "a card is in hand at the wrong time"),
        (bool(s.deed) != bool(in_deed), "an action is going on at the wrong time"),
        (bool(s.extra) and not in_deed, "an extra action is going on at the wrong time"),
        (s.extra > s.extras, "an extra action was not bought"),
        (s.extras > 1 + s.built[p, Building.FORGE], "too many extra actions were bought"),
        ((capturing or titans) and s.deed not in (Deed.CAPTURE, Deed.NONE), "the action is not a capture"),
        (capturing and s.deed != Deed.CAPTURE, "the action is not a capture"),
        (phase == Phase.CREATE and s.deed != Deed.CREATE, "the action is not a creation"),
        (phase == Phase.FAVOUR and s.deed not in (Deed.PRODUCE, Deed.RECRUIT), "the action has no such favour"),
        (phase in (Phase.FIGHT, Phase.COMMIT) and not s.beasts[p], "there is nothing to fight"),
        (phase == Phase.COMMIT and not s.creature[p, s.cell], "there is no creature on the cell of the fight"),
        (phase != Phase.COMMIT and s.cell != 0, "there is no fight"),
        ((phase == Phase.GIFT) != (s.gift > 0), "a minotaur's building is there at the wrong time"),
        ((phase == Phase.TITAN_RETURN) != (s.gained > 0), "a titan was gained at the wrong time"),
        (s.gained and s.gained - 1 not in held, "the titan just gained is not held"),
        (phase == Phase.TITAN_RETURN and len(held) < 2, "there is no titan to give back"),
        (phase == Phase.TITAN_ORDER and not s.pending, "there is no titan to be gained"),
        (s.pending and not titans, "a titan is to be gained at the wrong time"),
        (s.fights and not (capturing or titans), "fights are counted at the wrong time"),
        (s.creations and phase != Phase.CREATE, "creations are counted at the wrong time"),
        (s.saved and s.deed != Deed.CAPTURE, "the hospital is full at the wrong time"),
        (phase in (*_BEFORE_CARD, Phase.INITIATIVE) and (s.extras or s.lost), "the turn has not begun"),
        (phase in (Phase.CARD, Phase.DISCARD) and s.row == 0, "the row is empty"),
        (phase == Phase.METROPOLIS and s.metropolis[p] > 0, "the metropolis stands already"),
        (phase == Phase.DISCARD and s.players != DISCARDING_PLAYERS, "only two players discard a card"),
        (capturing and s.lost, "a fight was lost, and there is another"),
        (in_deed and s.card and s.deed != CARD_DEED[s.card], "the action is not that of the card"),
        (phase == Phase.TITAN_RETURN and len(held) != limit + 1, "the limit of titans is not exceeded by one"),
        (phase != Phase.TITAN_RETURN and len(held) > limit, "there are too many titans"),
        (any(list(s.titan_holder).count(q) > _titan_limit(s, q) for q in others), "somebody has too many titans"),
        (titans and s.deed and s.pending, "a hydra has one titan"),
    ):
        if wrong:
            yield problem


def _choice(s: Any) -> Iterator[str]:
    """There is something to decide: what has but one answer, or none, is never asked."""
    phase, p = Phase(s.phase), s.turn
    if phase == Phase.OVER:
        return
    least = 1 if phase in _BEFORE_CARD else 2
    if _offers(s, phase) < least:
        yield "there is nothing to decide"
    elif phase == Phase.TITAN_ORDER:
        held = {t for t in range(TITANS) if s.titan_holder[t] == p or s.pending >> t & 1}
        if len(held) <= _titan_limit(s, p):
            yield "the order of the titans makes no difference"
    elif phase == Phase.ACTION and not _possible(s, int(CARD_DEED[s.card])):
        yield "the action of the card would do nothing"
    elif phase == Phase.EXTRA and s.extras > s.built[p, Building.FORGE]:
        yield "no further extra action may be bought"
    elif phase == Phase.FAVOUR and not (_favoured(s) and _possible(s, s.deed)):
        yield "there is no favour to use"
    elif phase == Phase.CREATE and s.creations and not _favoured(s):
        yield "there is no favour for a second creation"


def _offers(s: Any, phase: Phase) -> int:
    """Return how many actions the rules list for a state, were it in some phase."""
    return len(game("orichalcum").listed(s.raw, phase=phase))


def _titan_limit(s: Any, p: int) -> int:
    return TITAN_LIMIT + int(s.built[p, Building.ORATORY])


def _favoured(s: Any) -> bool:
    titan = DEED_TITAN[s.deed]
    return bool(s.titan_holder[titan] == s.turn and s.titan_active[titan])


def _possible(s: Any, deed: int) -> bool:
    """Tell whether an action would do anything."""
    if deed == Deed.CREATE:
        return _offers(s, Phase.CREATE) > 0
    if deed == Deed.CAPTURE:
        return bool(s.beasts[s.turn]) and not s.lost
    return bool(s.nuggets_left if deed == Deed.PRODUCE else s.hoplites_left)
