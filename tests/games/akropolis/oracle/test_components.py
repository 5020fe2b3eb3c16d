"""What is in the box, and who begins with what."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.akropolis.oracle.game import (
    CLOCKWISE,
    COMPONENTS,
    MIN_PLAYERS,
    QUARRY,
    STARTING_TILE,
    TILES,
    Setup,
    neighbours,
    starting_city,
    tile_cells,
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_totals_of_the_hexes_per_player_count(players: int) -> None:
    used = [t for t in TILES if MIN_PLAYERS[t] <= players]
    counted = Counter(kind for t in used for kind in TILES[t])
    assert {"tiles": len(used), **counted} == COMPONENTS["totals"]["by_players"][str(players)]


def test_one_quarry_a_tile_on_average() -> None:
    assert len(TILES) == 61
    for players in "234":
        totals = COMPONENTS["totals"]["by_players"][players]
        assert totals["quarry"] == totals["tiles"]


@pytest.mark.parametrize(("players", "long"), [(1, 0), (2, 0), (3, 0), (4, 0), (1, 1), (2, 1), (3, 1)])
def test_setup_agrees_with_the_component_table(players: int, long: int) -> None:
    table = COMPONENTS["long_setup" if long else "setup"]["by_players"][str(players)]
    setup = Setup.of(players, bool(long))
    assert len(setup.tiles) == table["tiles"]
    assert (setup.first_row, setup.stacks, setup.tiles_per_stack) == (
        table["first_row"],
        table["stacks"],
        table["tiles_per_stack"],
    )
    seats = max(players, 2)
    assert setup.first_row == seats + 2
    assert setup.stacks + 1 == table["rounds"]
    assert (setup.stacks + 1) * (seats + 1) == table["turns_per_player"] * seats


def test_no_long_game_for_four() -> None:
    with pytest.raises(ValueError, match="long game"):
        Setup.of(4, long=True)


def test_geometry_of_the_data_file() -> None:
    geometry = COMPONENTS["geometry"]
    assert [list(d) for d in CLOCKWISE] == geometry["neighbours_clockwise"]
    assert [list(c) for c in tile_cells((0, 0), 0)] == geometry["tile_cells"]
    for rotation in range(6):
        turned = tuple((-r, q + r) for q, r in tile_cells((0, 0), rotation))
        assert turned == tile_cells((0, 0), rotation + 1)


def test_starting_tile_has_its_quarries_on_alternating_sides() -> None:
    city = starting_city()
    assert city[0, 0] == [("house_plaza", STARTING_TILE)]
    quarries = [cell for cell, column in city.items() if column[-1][0] == QUARRY]
    assert len(quarries) == 3
    assert set(quarries) <= set(neighbours((0, 0)))
    assert not any(a in neighbours(b) for a in quarries for b in quarries)
