"""The game against the Architect."""

from __future__ import annotations

import pytest

from tests.games.akropolis.oracle.cities import ALL, solo
from tests.games.akropolis.oracle.game import (
    ARCHITECT,
    Ended,
    FixedChance,
    Oracle,
    Paid,
    Setup,
    Take,
    Taken,
    architect_score,
)


def test_solo_setup() -> None:
    game = solo([])
    assert game.stones == [1, 2]
    assert (len(game.row), game.stacks_left, len(game.unseen)) == (4, 11, 33)
    assert game.decider == 0
    with pytest.raises(ValueError, match="architect"):
        Oracle(1, FixedChance([]))
    with pytest.raises(ValueError, match="architect"):
        Oracle(2, FixedChance([]), architect="easy")


def play_person(game: Oracle, slot: int) -> None:
    game.apply(Take(slot))
    game.apply(game.legal_moves()[0])


def test_architect_takes_the_cheapest_plaza_it_can_afford() -> None:
    game = solo([21, 22, 23, 1])
    play_person(game, 0)
    # Left 22, 23, 1: the plaza costs 2, and the Architect has 2, which go to the supply.
    assert game.architect_tiles == [1]
    assert game.stones == [1, 0]
    assert game.events[1:] == [Taken(ARCHITECT, 2, 1), Paid(ARCHITECT, 2, None)]
    assert game.turns == [1, 1]
    assert game.row == [22, 23]


def test_architect_takes_the_first_tile_if_no_plaza_is_affordable() -> None:
    game = solo([21, 22, 23, 1])
    game.stones[ARCHITECT] = 1
    play_person(game, 0)
    assert game.architect_tiles == [22]
    game = solo([21, 22, 23, 24])
    play_person(game, 0)
    assert game.architect_tiles == [22]


def test_stones_paid_go_to_the_architect() -> None:
    game = solo([21, 22, 23, 1])
    game.apply(Take(1))
    assert game.events == [Taken(0, 1, 22), Paid(0, 1, ARCHITECT)]
    assert game.stones == [0, 3]


def test_architect_turn_can_be_a_node_of_its_own() -> None:
    tiles = [21, 22, 23, 1, *(t for t in sorted(Setup.of(1).tiles) if t not in (1, 21, 22, 23))]
    game = Oracle(1, FixedChance(tiles), architect="hard", architect_is_automatic=False)
    play_person(game, 0)
    assert game.decider == ARCHITECT
    assert game.legal_moves() == [Take(2)]
    game.apply(Take(2))
    assert game.decider == 0
    assert game.architect_tiles == [1]


def test_turn_36_is_the_architects() -> None:
    game = solo([])
    while not game.over:
        game.apply(game.legal_moves()[0])
    assert game.turns == [18, 18]
    assert len(game.architect_tiles) == 18
    assert isinstance(game.events[-2], Taken | Paid)
    assert isinstance(game.events[-1], Ended)


def test_architect_levels() -> None:
    start = ["house_plaza", "quarry", "quarry", "quarry"]
    kinds = [*start, "house", "house", "garden", "garden_plaza", "temple", "quarry"]
    assert architect_score(kinds, 5, "easy").total == 2 * 1 + 1 * 3 + 5
    assert architect_score(kinds, 5, "medium").total == 2 * 1 + 1 * 3 + 5 + 4 * 2
    assert architect_score(kinds, 5, "hard").total == 4 * 1 + 2 * 3 + 5
    assert solo([], "medium").totals()[ARCHITECT] == 3 * 2 + 2


def test_architect_markets_example() -> None:
    kinds = ["market_plaza"] + ["market"] * 5
    assert architect_score(kinds, 0, "hard", {"market"}).colours["market"].product == 32
    assert architect_score(kinds, 0, "hard").colours["market"].product == 20
    assert architect_score(kinds[:3], 0, "easy", {"market"}).colours["market"].product == 2 * 2 * 2


def test_architect_variants() -> None:
    def worth(colour: str, districts: int, level: str) -> int:
        return architect_score([colour] * districts, 0, level, ALL).colours[colour].value

    assert [worth("house", n, "easy") for n in (9, 10, 11)] == [9, 20, 22]
    assert [worth("house", n, "hard") for n in (4, 5)] == [8, 20]
    assert [worth("temple", 3, level) for level in ("easy", "medium", "hard")] == [3, 3, 12]
    assert [worth("barracks", 3, level) for level in ("easy", "hard")] == [6, 12]
    assert [worth("garden", 3, level) for level in ("easy", "hard")] == [6, 12]
    assert worth("market", 3, "easy") == 3


def test_solo_tie_on_points_goes_to_more_stones_else_to_the_architect() -> None:
    game = solo([])
    game.over = True
    game.stones = [5, 5]
    assert game.totals() == [5, 5]
    assert game.winners() == [ARCHITECT]
    game.stones = [6, 5]
    assert game.winners() == [0]
    game.stones = [4, 5]
    game.cities[0] = {(0, 0): [("house_plaza", 0)], (1, 0): [("house", 1)]}
    assert game.totals() == [5, 5]
    assert game.winners() == [ARCHITECT]
    game.stones = [5, 3]
    game.architect_tiles = [29, 30]
    game.architect = "medium"
    assert game.totals() == [6, 3 + 5 * 2]
    game.stones = [12, 2]
    assert game.totals() == [13, 12]
    assert game.winners() == [0]
