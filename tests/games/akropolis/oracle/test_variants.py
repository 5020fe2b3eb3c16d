"""The five variants of scoring."""

from __future__ import annotations

from tests.games.akropolis.oracle.cities import ALL, disc, hexes, value
from tests.games.akropolis.oracle.game import (
    Cell,
    empty_regions,
    score,
)


def test_variant_houses_from_ten_before_stars() -> None:
    nine: dict[Cell, str | tuple[str, int]] = {(q, 0): ("house", 3) for q in range(3)}
    assert value("house", set(), nine, "house") == 9
    assert value("house", set(), nine | {(3, 0): "house"}, "house") == 20
    assert value("house", set(), nine | {(3, 0): "house"}, "market") == 10


def test_variant_houses_ten_points_through_stars_are_not_doubled() -> None:
    shown = [*hexes(set(), {(q, 0): "house" for q in range(5)}, "house"), (60, 60, "house_plaza", 1)]
    assert score(shown, 0, ALL).colours["house"].product == 10


def test_variant_markets_beside_a_market_plaza() -> None:
    assert value("market", set(), {(0, 0): ("market", 2), (1, 0): "market_plaza"}, "market") == 4
    assert value("market", set(), {(0, 0): ("market", 2), (1, 0): "garden_plaza"}, "market") == 2
    two = {(0, 0): "market", (1, 0): "market_plaza", (0, 1): "market_plaza"}
    assert value("market", set(), dict(two), "market") == 2
    quarrel = {(0, 0): "market", (1, 0): "market_plaza", (0, 1): "market"}
    assert value("market", set(), dict(quarrel), "market") == 0


def test_variant_barracks_with_three_or_four_outside_neighbours() -> None:
    assert value("barracks", disc(2), {(1, 1): "barracks"}, "barracks") == 1
    assert value("barracks", disc(2), {(2, 0): "barracks"}, "barracks") == 2
    assert value("barracks", {(0, 0), (1, 0), (0, 1)}, {(0, 0): ("barracks", 2)}, "barracks") == 4


def test_variant_barracks_lakes_are_not_outside() -> None:
    lake = disc(2) - {(1, 0)}
    assert value("barracks", lake, {(1, 1): "barracks"}, "barracks") == 1


def test_variant_temples_from_level_two() -> None:
    assert value("temple", disc(1), {(0, 0): ("temple", 1)}, "temple") == 1
    assert value("temple", disc(1), {(0, 0): ("temple", 2)}, "temple") == 4
    assert value("temple", disc(1), {(0, 0): ("temple", 3)}, "temple") == 6
    assert value("temple", disc(1) - {(1, 0)}, {(0, 0): ("temple", 3)}, "temple") == 0


def test_variant_gardens_beside_a_lake_once() -> None:
    assert value("garden", disc(1) - {(0, 0)}, {(1, 0): ("garden", 2)}, "garden") == 4
    assert value("garden", disc(1), {(1, 0): ("garden", 2)}, "garden") == 2
    two_lakes = disc(3) - {(1, 0), (-1, 0)}
    assert len(empty_regions(two_lakes)[1]) == 2
    assert value("garden", two_lakes, {(0, 0): ("garden", 2)}, "garden") == 4
    large_lake = disc(3) - disc(1)
    assert value("garden", large_lake, {(2, 0): "garden"}, "garden") == 2


def test_variants_combine_colour_by_colour() -> None:
    shown = hexes(disc(2) - {(1, 0)}, {(0, 0): ("garden", 1), (-1, 0): ("temple", 2)}, "garden")
    shown.append((60, 60, "temple_plaza", 1))
    expected = {(): 3 + 4, ("garden",): 6 + 4, ("temple",): 3 + 8, ("garden", "temple"): 6 + 8}
    for variants, total in expected.items():
        assert score(shown, 0, variants).total == total
