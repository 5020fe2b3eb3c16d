"""Cities and games that the tests of the oracle begin with."""

from __future__ import annotations

import random

from tests.games.akropolis.oracle.city import triangles_near
from tests.games.akropolis.oracle.game import (
    COLOURS,
    QUARRY,
    STARTING_TILE,
    Cell,
    City,
    FixedChance,
    Oracle,
    Place,
    Setup,
    VisibleHex,
    city_after,
    neighbours,
    score,
    starting_city,
    why_not,
)

ALL = frozenset(COLOURS)


def disc(radius: int) -> set[Cell]:
    cells = {(0, 0)}
    for _ in range(radius):
        cells |= {near for cell in cells for near in neighbours(cell)}
    return cells


def hexes(cells: set[Cell], special: dict[Cell, str | tuple[str, int]], plaza: str) -> list[VisibleHex]:
    """Quarries on `cells` except what `special` says (kind or kind and level), and a plaza far away."""
    shown: list[VisibleHex] = [(50, 50, f"{plaza}_plaza", 1)]
    for q, r in sorted(cells | set(special)):
        what = special.get((q, r), QUARRY)
        kind, level = (what, 1) if isinstance(what, str) else what
        shown.append((q, r, kind, level))
    return shown


def value(colour: str, cells: set[Cell], special: dict[Cell, str | tuple[str, int]], *variants: str) -> int:
    return score(hexes(cells, special, colour), 0, variants).colours[colour].value


def solo(tiles: list[int], architect: str = "easy", variants: frozenset[str] = frozenset()) -> Oracle:
    """A solo game whose tiles come in the given order, the others after them."""
    rest = [t for t in sorted(Setup.of(1).tiles) if t not in tiles]
    return Oracle(1, FixedChance(tiles + rest), variants, architect=architect)


def duel(tiles: list[int] | None = None) -> Oracle:
    tiles = tiles or []
    return Oracle(2, FixedChance(tiles + [t for t in sorted(Setup.of(2).tiles) if t not in tiles]))


def two_tile_city() -> City:
    """The starting tile and tile 3 (house plaza, quarry, quarry) below it, a quarry of each side by side."""
    return city_after(starting_city(), Place.on((1, 1), (0, 2), (0, 1)), 3)


OVER_TWO_QUARRIES = Place.on((0, 0), (1, 0), (0, 1))


def random_place(city: City, rng: random.Random) -> Place:
    """A uniform legal place, by drawing triangles until one is legal."""
    triangles = triangles_near(city)
    while True:
        cells = list(rng.choice(triangles))
        turn = rng.randrange(3)
        place = Place.on(*(cells[turn:] + cells[:turn]))
        if not why_not(city, place):
            return place


def random_game(game: Oracle, rng: random.Random, stop_after: int = 1000) -> Oracle:
    """Random play to the end or until somebody has had `stop_after` turns; the invariants hold at each node."""
    while not game.over and max(game.turns) < stop_after:
        assert game.decider is not None
        if game.phase == "take":
            moves = game.legal_moves()
            assert moves
            game.apply(rng.choice(moves))
        else:
            place = random_place(game.cities[game.decider], rng)
            if rng.random() < 0.05:
                assert place in game.legal_moves()
            game.apply(place)
        check_invariants(game)
    return game


def check_invariants(game: Oracle) -> None:
    laid = [{tile for column in city.values() for _, tile in column} - {STARTING_TILE} for city in game.cities]
    in_hand = [] if game.tile_in_hand is None else [game.tile_in_hand]
    everywhere = [*game.row, *game.unseen, *in_hand, *game.architect_tiles, *(t for city in laid for t in city)]
    assert len(everywhere) == len(set(everywhere)) == len(game.setup.tiles)
    assert set(everywhere) == game.setup.tiles
    assert len(game.unseen) == game.stacks_left * game.setup.tiles_per_stack
    assert min(game.stones) >= 0
    assert max(game.turns) - min(game.turns) <= 1
    assert game.over or len(game.row) + len(in_hand) >= 2
    for seat, tiles in enumerate(laid):
        assert len(tiles) == game.turns[seat]


def turned(shown: list[VisibleHex]) -> list[VisibleHex]:
    return [(-r + 7, q + r - 4, kind, level) for q, r, kind, level in shown]
