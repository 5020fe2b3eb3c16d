"""Hexagons: the arithmetic that the hex games share, by its laws."""

from __future__ import annotations

from math import atan2, isclose, pi, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.engine.hexes import (
    DIRECTIONS,
    Hex,
    add,
    area,
    distance,
    groups,
    mirror,
    neighbours,
    rotate,
)

CELLS = st.tuples(st.integers(-20, 20), st.integers(-20, 20))
SETS = st.sets(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), max_size=25)
TURNS = st.integers(-13, 13)


def test_six_different_neighbours_one_step_away_clockwise_on_the_screen() -> None:
    assert len(set(DIRECTIONS)) == 6
    angles = [atan2(sqrt(3) * (r + q / 2), 1.5 * q) for q, r in DIRECTIONS]  # flat tops
    for one, next_ in zip(angles, angles[1:] + angles[:1], strict=True):
        # y grows downwards, so clockwise is the way in which angles grow.
        assert isclose((next_ - one) % (2 * pi), pi / 3)


@given(CELLS)
def test_neighbours_are_mutual_and_one_step_away(cell: Hex) -> None:
    around = list(neighbours(cell))
    assert len(set(around)) == 6
    assert all(distance(cell, near) == 1 and cell in neighbours(near) for near in around)


@given(CELLS, CELLS, CELLS)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert distance(add(a, c), add(b, c)) == distance(a, b)


@given(CELLS, CELLS)
def test_distance_is_the_number_of_steps(a: Hex, b: Hex) -> None:
    if a != b:
        assert min(distance(near, b) for near in neighbours(a)) == distance(a, b) - 1


@given(CELLS, CELLS, TURNS)
def test_turning_and_reflecting_keep_distances(a: Hex, b: Hex, turns: int) -> None:
    assert distance(rotate(a, turns), rotate(b, turns)) == distance(a, b)
    assert distance(mirror(a), mirror(b)) == distance(a, b)


@given(CELLS, TURNS, TURNS)
def test_turns_add_up_and_six_are_none(cell: Hex, one: int, other: int) -> None:
    assert rotate(cell, 6) == cell
    assert rotate(rotate(cell, one), other) == rotate(cell, one + other)
    assert rotate(rotate(cell, one), -one) == cell


@given(CELLS, CELLS, TURNS)
def test_turning_is_linear_and_takes_each_direction_to_the_next(a: Hex, b: Hex, turns: int) -> None:
    assert rotate(add(a, b), turns) == add(rotate(a, turns), rotate(b, turns))
    for number, step in enumerate(DIRECTIONS):
        assert rotate(step) == DIRECTIONS[(number + 1) % 6]


@given(CELLS, TURNS)
def test_a_reflection_undoes_itself_and_turns_turns_about(cell: Hex, turns: int) -> None:
    assert mirror(mirror(cell)) == cell
    assert mirror(rotate(cell, turns)) == rotate(mirror(cell), -turns)


@pytest.mark.parametrize("radius", [0, 1, 2, 5])
def test_an_area_is_all_cells_within_its_radius_once(radius: int) -> None:
    cells = area(radius)
    assert len(cells) == len(set(cells)) == 3 * radius * (radius + 1) + 1
    assert all(distance((0, 0), cell) <= radius for cell in cells)
    assert cells == sorted(cells)
    assert set(cells) == {rotate(cell) for cell in cells}


@given(SETS)
def test_groups_share_the_cells_out_and_do_not_touch(cells: set[Hex]) -> None:
    parts = groups(cells)
    assert sorted(cell for part in parts for cell in part) == sorted(cells)
    assert [min(part) for part in parts] == sorted(min(part) for part in parts)
    for part in parts:
        assert not any(near in cells - part for cell in part for near in neighbours(cell))


@given(SETS)
def test_a_group_hangs_together(cells: set[Hex]) -> None:
    for part in groups(cells):
        reached, front = set(), {min(part)}
        while front:
            reached |= front
            front = {near for cell in front for near in neighbours(cell)} & part - reached
        assert reached == part
