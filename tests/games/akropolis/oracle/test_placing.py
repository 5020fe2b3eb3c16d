"""Where a tile may lie."""

from __future__ import annotations

import random

import pytest

from tests.games.akropolis.oracle.cities import OVER_TWO_QUARRIES, duel, random_game, two_tile_city
from tests.games.akropolis.oracle.game import (
    STARTING_TILE,
    City,
    Oracle,
    Place,
    Placed,
    RandomChance,
    StonesWon,
    Take,
    WhyNot,
    city_after,
    covered_quarries,
    legal_places,
    starting_city,
    why_not,
)


def brute_force_places(city: City, margin: int = 4) -> set[Place]:
    """Every cell of a wide box as anchor, all six rotations, each judged by itself."""
    qs = [q for q, _ in city]
    rs = [r for _, r in city]
    places = [
        Place.at((q, r), rotation)
        for q in range(min(qs) - margin, max(qs) + margin + 1)
        for r in range(min(rs) - margin, max(rs) + margin + 1)
        for rotation in range(6)
    ]
    assert len(set(places)) == len(places)
    return {place for place in places if not why_not(city, place)}


@pytest.mark.parametrize("seed", range(6))
def test_legal_places_are_all_anchors_and_rotations_that_nothing_speaks_against(seed: int) -> None:
    game = random_game(Oracle(2, RandomChance(random.Random(seed))), random.Random(seed), stop_after=9)
    for city in [*game.cities, starting_city(), two_tile_city()]:
        places = legal_places(city)
        assert len(set(places)) == len(places)
        assert set(places) == brute_force_places(city)
        assert len(places) == 3 * len({frozenset(place.cells) for place in places})


def test_place_names_rotation_and_kinds() -> None:
    for rotation in range(6):
        place = Place.at((3, -2), rotation)
        assert place.rotation == rotation
        assert place.cells[0] == (3, -2)
    place = Place.on((1, 1), (0, 2), (0, 1))
    assert place.kinds(1) == {(1, 1): "house_plaza", (0, 2): "market", (0, 1): "barracks"}


def test_placements_that_look_alike_are_offered_apart() -> None:
    game = duel([3])
    game.apply(Take(0))
    moves = game.legal_moves()
    a, b, c = Place.at((0, 1), 0).cells
    assert {Place.on(a, b, c), Place.on(b, c, a), Place.on(c, a, b)} <= set(moves)
    assert len(set(moves)) == len(moves)


def test_tiles_are_never_mirrored() -> None:
    a, b, c = Place.at((0, 1), 0).cells
    assert why_not(starting_city(), Place.on(a, b, c)) == []
    assert why_not(starting_city(), Place.on(a, c, b)) == [WhyNot.NOT_A_TILE]
    assert why_not(starting_city(), Place.on(a, b, (5, 5))) == [WhyNot.NOT_A_TILE]
    assert why_not(starting_city(), Place(frozenset({(a, 0), (b, 1)}))) == [WhyNot.NOT_A_TILE]


def test_ground_tile_must_touch_the_city_by_a_side() -> None:
    assert why_not(starting_city(), Place.on((2, 0), (3, 0), (2, 1))) == []
    assert why_not(starting_city(), Place.on((3, 0), (4, 0), (3, 1))) == [WhyNot.NOT_ADJACENT]


def test_starting_tile_alone_can_never_be_covered() -> None:
    city = starting_city()
    for place in legal_places(city):
        assert not set(place.cells) & set(city)


def test_not_over_empty_ground() -> None:
    assert why_not(starting_city(), Place.at((0, 0), 0)) == [WhyNot.OVER_EMPTY_GROUND]


def test_not_over_a_single_tile() -> None:
    city = two_tile_city()
    assert why_not(city, Place.on((0, 1), (1, 1), (0, 2))) == [WhyNot.ONE_TILE_ONLY]
    assert why_not(city, OVER_TWO_QUARRIES) == []


def test_same_tile_twice_in_one_city_is_two_tiles() -> None:
    """Tiles 3 and 4 show the same hexes: they are still two tiles."""
    city: City = {(0, 0): [("quarry", 3)], (1, 0): [("quarry", 3)], (0, 1): [("quarry", 4)]}
    assert why_not(city, OVER_TWO_QUARRIES) == []


def test_not_over_mixed_heights() -> None:
    city = city_after(two_tile_city(), OVER_TWO_QUARRIES, 20)
    mixed = Place.on((1, 0), (1, 1), (0, 1))
    assert why_not(city, mixed) == [WhyNot.MIXED_HEIGHTS]
    both = Place.on((1, 0), (2, 0), (1, 1))
    assert why_not(city, both) == [WhyNot.OVER_EMPTY_GROUND, WhyNot.MIXED_HEIGHTS]


def test_the_tiles_that_count_are_the_visible_ones() -> None:
    lower: City = {(0, 0): [("quarry", 1)], (1, 0): [("quarry", 1)], (0, 1): [("quarry", 2)]}
    assert why_not(lower, OVER_TWO_QUARRIES) == []
    upper = {cell: [*column, ("house", 9)] for cell, column in lower.items()}
    assert why_not(upper, OVER_TWO_QUARRIES) == [WhyNot.ONE_TILE_ONLY]
    tall = {cell: [("house", k) for k in (1, 2, 3, 4, 5, 6, 7)] for cell in lower}
    tall[0, 0][-1] = ("house", 8)
    assert why_not(tall, OVER_TWO_QUARRIES) == []


def test_covering_two_quarries_pays_two() -> None:
    game = duel([20])
    game.cities[0] = two_tile_city()
    game.apply(Take(0))
    assert game.score_if(OVER_TWO_QUARRIES).stones == 3
    game.apply(OVER_TWO_QUARRIES)
    assert game.stones[0] == 1 + 2
    assert game.events == [Placed(0, 20, OVER_TWO_QUARRIES, 2), StonesWon(0, 2)]
    assert game.cities[0][1, 0] == [("quarry", STARTING_TILE), ("quarry", 20)]
    assert game.last_placed[0] == OVER_TWO_QUARRIES


def test_quarries_pay_at_any_level_and_only_when_visible() -> None:
    city = {cell: [("quarry", 1), ("house", 2)] for cell in OVER_TWO_QUARRIES.cells}
    assert covered_quarries(city, OVER_TWO_QUARRIES) == 0
    city = {cell: [("house", 1), ("quarry", 2)] for cell in OVER_TWO_QUARRIES.cells}
    assert covered_quarries(city, OVER_TWO_QUARRIES) == 3
