"""What a city is worth."""

from __future__ import annotations

import pytest

from tests.games.akropolis.oracle.cities import OVER_TWO_QUARRIES, disc, duel, hexes, two_tile_city, value
from tests.games.akropolis.oracle.game import (
    COLOURS,
    QUARRY,
    Cell,
    city_after,
    score,
    visible,
)


def test_house_example() -> None:
    line: dict[Cell, str | tuple[str, int]] = {(q, 0): "house" for q in range(5)}
    line |= {(5, 0): ("house", 2), (6, 0): ("house", 2)}
    shown = [*hexes(set(), line, "house"), (60, 60, "house_plaza", 1), (70, 70, "house_plaza", 3)]
    houses = score(shown, 0).colours["house"]
    assert (houses.value, houses.stars, houses.product) == (9, 3, 27)


def test_houses_only_the_largest_group_by_hexes_then_value() -> None:
    small_and_tall: dict[Cell, str | tuple[str, int]] = {(0, 0): ("house", 4), (1, 0): ("house", 4)}
    large: dict[Cell, str | tuple[str, int]] = {(10, 0): "house", (11, 0): "house", (12, 0): "house"}
    assert value("house", set(), small_and_tall | large) == 3
    large[12, 0] = QUARRY
    assert value("house", set(), small_and_tall | large) == 8
    assert value("house", set(), {(0, 0): ("house", 3)}) == 3


def test_houses_are_not_connected_by_plazas() -> None:
    assert value("house", set(), {(0, 0): "house", (1, 0): "house_plaza", (2, 0): "house"}) == 1


def test_adjacency_ignores_heights() -> None:
    assert value("house", set(), {(0, 0): ("house", 1), (1, 0): ("house", 3)}) == 4
    assert value("market", set(), {(0, 0): ("market", 1), (1, 0): ("market", 3)}) == 0


def test_market_not_beside_another_market_but_beside_a_plaza() -> None:
    assert value("market", set(), {(0, 0): "market", (2, 0): ("market", 2)}) == 3
    assert value("market", set(), {(0, 0): "market", (1, 0): "market", (5, 0): ("market", 2)}) == 2
    assert value("market", set(), {(0, 0): "market", (1, 0): "market_plaza"}) == 1


def test_barracks_on_the_edge_and_a_hole_is_not_the_edge() -> None:
    assert value("barracks", disc(1), {(1, 0): ("barracks", 2)}) == 2
    assert value("barracks", disc(2), {(1, 0): ("barracks", 2)}) == 0
    assert value("barracks", disc(2) - {(0, 0)}, {(1, 0): ("barracks", 2)}) == 0


def test_temple_needs_all_six_neighbours() -> None:
    assert value("temple", disc(1), {(0, 0): ("temple", 2)}) == 2
    assert value("temple", disc(1) - {(1, 0)}, {(0, 0): ("temple", 2)}) == 0
    assert value("temple", disc(2) - {(1, 0)}, {(0, 0): ("temple", 2)}) == 0


def test_gardens_always_count() -> None:
    assert value("garden", disc(2), {(0, 0): "garden", (2, 0): ("garden", 3), (9, 9): "garden"}) == 5


@pytest.mark.parametrize("colour", COLOURS)
def test_no_star_no_points_and_stars_add_up(colour: str) -> None:
    stars = {"house": 1, "market": 2, "barracks": 2, "temple": 2, "garden": 3}[colour]
    # Only a temple needs neighbours and only barracks a free side: a disc of quarries and an edge cell serve both.
    cell = (0, 0) if colour == "temple" else (1, 0)
    district = [(q, r, colour if (q, r) == cell else QUARRY, 1) for q, r in disc(1)]
    assert score(district, 0).colours[colour].product == 0
    with_plazas = [*district, (20, 20, f"{colour}_plaza", 1), (30, 30, f"{colour}_plaza", 5)]
    result = score(with_plazas, 4).colours[colour]
    assert (result.value, result.stars, result.product) == (1, 2 * stars, 2 * stars)
    assert score(with_plazas, 4).total == 2 * stars + 4


def test_covered_hexes_do_not_count() -> None:
    city = city_after(two_tile_city(), OVER_TWO_QUARRIES, 20)
    assert (0, 0, "garden_plaza", 2) in visible(city)
    assert score(visible(city), 0).colours["house"].stars == 1
    assert len(visible(city)) == 7


def test_most_points_then_stones_then_shared() -> None:
    game = duel()
    assert game.winners() == []
    game.over = True
    game.stones = [3, 4]
    assert game.totals() == [3, 4]
    assert game.winners() == [1]
    game.stones = [4, 4]
    assert game.winners() == [0, 1]
    # 1 house x 1 star + 3 stones against 4 stones: equal points, more stones.
    game.cities[0] = {(0, 0): [("house_plaza", 0)], (1, 0): [("house", 1)]}
    game.stones = [3, 4]
    assert game.totals() == [4, 4]
    assert game.winners() == [1]
