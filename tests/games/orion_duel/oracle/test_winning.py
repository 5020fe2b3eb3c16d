"""Links, galaxies, black holes and points."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.orion_duel.oracle.boards import (
    BLUE_HALF,
    LEFT_TO_RIGHT,
    ORANGE_HALF,
    counts,
    game,
    hand,
    paint,
    place,
    stripes,
)
from tests.games.orion_duel.oracle.game import (
    IllegalMoveError,
)
from tests.games.orion_duel.oracle.pieces import (
    BOARD,
    CELLS,
    distance,
    neighbours,
)


def test_a_link_joins_opposite_sides() -> None:
    oracle = game()
    assert all(distance(a, b) == 1 for a, b in pairwise(LEFT_TO_RIGHT))
    paint(oracle, "orange", LEFT_TO_RIGHT)
    (link,) = oracle.links("orange")
    assert link.pair == ("left", "right")
    assert link.groups == (frozenset(LEFT_TO_RIGHT),)
    assert oracle.conditions("orange").link_count == 1
    assert oracle.links("blue") == []
    oracle.board[(0, -2)] = "blue"
    assert oracle.links("orange") == []


def test_each_joined_pair_counts_one() -> None:
    oracle = game()
    paint(oracle, "blue", LEFT_TO_RIGHT)
    paint(oracle, "blue", [(1, -3), (1, -4), (1, -5)])
    assert oracle.conditions("blue").link_count == 1
    paint(oracle, "blue", [(-4, 3), (-4, 4), (-4, 5)])
    assert [link.pair for link in oracle.links("blue")] == [("left", "right"), ("upper_right", "lower_left")]
    paint(oracle, "blue", CELLS)
    met = oracle.conditions("blue")
    assert (counts(met), met.total) == ((3, 2, 0), 5)
    assert counts(oracle.conditions("orange")) == (0, 0, 2)


def test_two_separate_chains_between_the_same_sides_are_one_link() -> None:
    oracle = game()
    lower = [(-5, 4), (-4, 4), (-3, 3), (-2, 3), (-1, 2), (0, 2), (1, 1), (2, 1), (3, 0), (4, -1), (5, -1)]
    upper = [(-q, -r) for q, r in lower]
    assert all(distance(a, b) == 1 for a, b in pairwise(lower))
    paint(oracle, "blue", lower + upper)
    (link,) = oracle.links("blue")
    assert set(link.groups) == {frozenset(lower), frozenset(upper)}


def test_border_cells_between_two_sides_belong_to_neither() -> None:
    oracle = game()
    paint(oracle, "blue", [(q, 0) for q in range(-4, 5)])
    assert oracle.links("blue") == []
    paint(oracle, "blue", [(-5, 1)])
    assert oracle.links("blue") == []
    paint(oracle, "blue", [(5, -1)])
    assert [link.pair for link in oracle.links("blue")] == [("left", "right")]


def test_neighbouring_sides_are_no_link() -> None:
    oracle = game()
    paint(oracle, "blue", [(1, r) for r in range(-5, 5)])  # upper right to lower right
    assert oracle.links("blue") == []


def test_four_galaxies_in_one_group_count_one() -> None:
    oracle = game()
    paint(oracle, "blue", BLUE_HALF)
    assert oracle.covered("blue") >= {(-4, 0), (-4, 4), (-2, 1), (0, 4)}
    assert oracle.conditions("blue").total == 0  # four galaxies, in two separate groups
    paint(oracle, "blue", [(0, 1)])
    met = oracle.conditions("blue")
    assert counts(met) == (0, 1, 0)
    assert met.galaxy_groups == ((frozenset([*BLUE_HALF, (0, 1)]), 4),)
    assert oracle.ways("blue") == {"galaxies"}


def test_two_groups_of_four_galaxies_count_two_and_so_does_one_of_eight() -> None:
    oracle = game()
    paint(oracle, "blue", [*BLUE_HALF, (0, 1)])
    paint(oracle, "blue", [(-q, -r) for q, r in BLUE_HALF if (q, r) not in ((0, 2), (0, 3), (-1, 1))])
    paint(oracle, "blue", [(3, -1)])
    met = oracle.conditions("blue")
    assert [number for _, number in met.galaxy_groups] == [4, 4]
    assert met.galaxy_count == 2
    paint(oracle, "blue", [(1, 0)])
    met = oracle.conditions("blue")
    assert [number for _, number in met.galaxy_groups] == [8]
    assert met.galaxy_count == 2


def test_five_to_seven_galaxies_in_one_group_count_one() -> None:
    oracle = game()
    paint(oracle, "blue", CELLS)
    for removed, expected in (((4, 0), 1), ((4, -4), 1), ((2, -1), 1), ((0, 4), 1), ((0, -4), 0)):
        del oracle.board[removed]
        assert oracle.conditions("blue").galaxy_count == expected


def test_three_black_holes_count_for_the_opponent() -> None:
    oracle = game()
    paint(oracle, "blue", [(-2, -2), (0, 0), (2, 2), (-1, 0), (0, 1)])
    assert oracle.conditions("orange").total == 0  # three black holes, in separate groups
    paint(oracle, "blue", [(-2, -1), (1, 1), (1, 2), (-1, -1)])
    assert counts(oracle.conditions("orange")) == (0, 0, 1)
    assert counts(oracle.conditions("blue")) == (0, 0, 0)
    ((group, number),) = oracle.hole_groups("orange")
    assert (group, number) == (frozenset(oracle.covered("blue")), 3)
    assert oracle.ways("orange") == {"black holes"}


def test_six_black_holes_count_two() -> None:
    oracle = game()
    paint(oracle, "orange", CELLS)
    assert oracle.conditions("blue").hole_count == 2  # seven
    del oracle.board[(0, 0)]
    assert oracle.conditions("blue").hole_count == 2
    del oracle.board[(2, 2)]
    assert oracle.conditions("blue").hole_count == 1


def test_more_conditions_win_at_once() -> None:
    oracle = game()
    paint(oracle, "blue", [cell for cell in LEFT_TO_RIGHT if cell != (0, -2)])
    oracle.apply(place("mono", [(0, -2)]))
    assert (oracle.over, oracle.winner, oracle.ending) == (True, "blue", "conditions")
    assert oracle.ways("blue") == {"links"}
    assert (oracle.to_decide, oracle.legal_moves()) == (None, [])
    with pytest.raises(IllegalMoveError):
        oracle.apply(place("duo_own", [(1, 1), (1, 2)]))
    with pytest.raises(ValueError, match="now"):
        oracle.why_not("mono", [((1, 1), "own")])


def test_the_other_player_may_win_by_my_move() -> None:
    oracle = game(first="orange")
    paint(oracle, "blue", [cell for cell in LEFT_TO_RIGHT if cell != (0, -2)])
    oracle.apply(place("duo_mixed", [(0, -1)], [(0, -2)]))
    assert (oracle.winner, oracle.ending) == ("blue", "conditions")


def test_joining_three_black_holes_of_my_colour_loses() -> None:
    oracle = game()
    paint(oracle, "blue", [(-2, -2), (-2, -1), (-1, -1), (-1, 0), (0, 0), (1, 1), (1, 2), (2, 2)])
    oracle.apply(place("mono", [(0, 1)]))
    assert (oracle.winner, oracle.ending) == ("orange", "conditions")
    assert oracle.ways("orange") == {"black holes"}


def test_equal_conditions_after_one_placement_play_on() -> None:
    oracle = game()
    paint(oracle, "blue", BLUE_HALF)
    paint(oracle, "orange", ORANGE_HALF)
    assert (oracle.conditions("blue").total, oracle.conditions("orange").total) == (0, 0)
    oracle.apply(place("duo_mixed", [(0, 1)], [(1, 0)]))
    assert counts(oracle.conditions("blue")) == counts(oracle.conditions("orange")) == (0, 1, 0)
    assert (oracle.over, oracle.to_decide) == (False, "orange")
    # A second condition then decides: the third black hole of orange is one for blue.
    oracle.board[(0, 0)] = "orange"
    oracle.apply(place("mono", [(3, -1)]))
    assert (oracle.winner, oracle.ending) == ("blue", "conditions")
    assert oracle.ways("blue") == {"galaxies", "black holes"}


def test_points_decide_when_all_tiles_are_laid() -> None:
    oracle = game()
    stripes(oracle, free=[(0, 1)])
    hand(oracle, "blue", mono=1)
    hand(oracle, "orange")
    oracle.apply(place("mono", [(0, 1)]))
    assert (oracle.points("blue"), oracle.points("orange")) == (8 - 7, 0)
    assert (oracle.over, oracle.winner, oracle.ending) == (True, "blue", "points")


def test_equal_points_are_a_draw() -> None:
    oracle = game()
    stripes(oracle, free=[(0, 1), (4, 0)])
    hand(oracle, "blue", mono=1)
    hand(oracle, "orange")
    oracle.apply(place("mono", [(0, 1)]))
    assert oracle.points("blue") == oracle.points("orange") == 0
    assert (oracle.over, oracle.winner, oracle.ending, oracle.draw) == (True, None, "points", True)


def test_points_may_go_to_the_player_without_the_last_move() -> None:
    oracle = game()
    stripes(oracle, free=[(0, 1), (4, 0), (-4, 0)])
    hand(oracle, "blue", mono=1)
    hand(oracle, "orange")
    oracle.apply(place("mono", [(0, 1)]))
    assert (oracle.points("blue"), oracle.points("orange")) == (6 - 7, 0)
    assert (oracle.winner, oracle.ending) == ("orange", "points")


def test_conditions_come_before_points() -> None:
    oracle = game()
    paint(oracle, "blue", [cell for cell in LEFT_TO_RIGHT if cell != (0, -2)])
    paint(oracle, "orange", [(0, 4), (4, 0)])
    hand(oracle, "blue", mono=1)
    hand(oracle, "orange")
    assert oracle.points("orange") > oracle.points("blue")
    oracle.apply(place("mono", [(0, -2)]))
    assert (oracle.winner, oracle.ending) == ("blue", "conditions")


def test_a_player_who_can_lay_no_tile_loses() -> None:
    oracle = game()
    stripes(oracle, free=[(0, 1), (2, 0), (-2, 0)])
    hand(oracle, "blue", mono=1, line3=1)
    hand(oracle, "orange", line3=2)
    oracle.apply(place("mono", [(0, 1)]))
    assert (oracle.over, oracle.winner, oracle.ending) == (True, "blue", "stuck")


def test_one_possible_placement_is_not_stuck() -> None:
    oracle = game()
    stripes(oracle, free=[(0, 1), (2, 0), (-2, 0)])
    hand(oracle, "blue", mono=1, line3=1)
    hand(oracle, "orange", mono=1, line3=1)
    oracle.apply(place("mono", [(0, 1)]))
    assert (oracle.over, oracle.to_decide) == (False, "orange")
    assert set(oracle.legal_moves()) == {place("mono", [(2, 0)]), place("mono", [(-2, 0)])}
    oracle.apply(place("mono", [(2, 0)]))  # now blue is the one with only a line
    assert (oracle.winner, oracle.ending) == ("orange", "stuck")


def test_a_token_without_its_like_beside_it_may_leave_a_player_stuck() -> None:
    oracle = game()
    stripes(oracle, free=[(0, 1), (4, -4)])
    paint(oracle, "blue", [cell for cell in neighbours((4, -4)) if cell in BOARD])
    paint(oracle, "orange", [(4, -2)])  # or blue would have joined three black holes
    assert oracle.conditions("blue").total == oracle.conditions("orange").total == 0
    hand(oracle, "blue", mono=1, line3=1)
    hand(oracle, "orange", mono=1)
    oracle.apply(place("mono", [(0, 1)]))
    assert (oracle.winner, oracle.ending) == ("blue", "stuck")
