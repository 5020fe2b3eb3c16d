"""What is told of Akropolis: the stacks in their order, and what decided a game."""

from __future__ import annotations

import random

import pytest

from ludoteka.engine.position import Position
from ludoteka.engine.text import Words
from ludoteka.engine.told import Piece, Told
from ludoteka.games.akropolis.notation import tile_phrase
from ludoteka.games.akropolis.state import ARCHITECT
from ludoteka.games.akropolis.table import open_tiles, tiles_in
from tests.games.akropolis.positions import GAME

SAY = Words("en", ("Ann", "Bob", "Cid", "Dee")).say


def as_drawn(before: Position, action: int) -> list[int]:
    """Return the tiles of a stack in order: a penniless Architect can take none of them before it is seen."""
    twin = before.copy()
    twin.state.stones[ARCHITECT] = 0
    twin.apply(action)
    return [tile for tile in open_tiles(twin.state) if before.state.unseen >> tile & 1]


def test_alone_a_stack_is_told_in_the_order_in_which_it_lies() -> None:
    taken_from_the_middle = 0
    for seed in range(30):
        position, dice = GAME.new(1, seed=seed), random.Random(seed)
        while not position.is_over:
            before, action = position.copy(), dice.choice(position.legal_actions())
            position.apply(action)
            told = {phrase.key: phrase for phrase in before.log(action, position, None)}
            if "akropolis-log-refill" in told:
                order = as_drawn(before, action)
                refill = told["akropolis-log-refill"]
                assert isinstance(refill, Told)
                assert [part.words for part in refill.evidence if isinstance(part, Piece)] == [
                    tile_phrase(tile) for tile in order
                ]
                at_once = tiles_in(position.state.laid[ARCHITECT] & before.state.unseen)
                taken_from_the_middle += at_once not in ([], order[-1:])
    assert taken_from_the_middle > 20


def last_step(players: int, seed: int) -> tuple[Position, int, Position]:
    """Return the last step of a random game."""
    position, dice = GAME.new(players, seed=seed), random.Random(seed)
    while not position.is_over:
        before, action = position.copy(), dice.choice(position.legal_actions())
        position.apply(action)
    return before, action, position


def last_words(before: Position, action: int, after: Position, stones: list[int]) -> list[str]:
    """Return what is told when a game ends, everybody with so many stones."""
    for p, count in enumerate(stones):
        before.state.stones[p] = after.state.stones[p] = count
    return [SAY(phrase) for phrase in before.log(action, after, None)]


@pytest.mark.parametrize(
    ("stones", "said"),
    [
        ([4, 5], "Bob wins with 5 points."),
        ([5, 5], "Ann, Bob share the victory: 5 points and 5 stones each."),
        ([5, 1, 5], "Ann, Cid share the victory: 5 points and 5 stones each."),
    ],
)
def test_why_the_game_is_over_and_who_won_are_told(stones: list[int], said: str) -> None:
    before, action, after = last_step(len(stones), 1)
    for p in range(len(stones)):  # in bare cities the stones are the points
        after.state.laid[p] = 0
    told = last_words(before, action, after, stones)
    assert "One tile is left and no stack: the game is over." in told
    assert told[-1] == said


def level_by_stones(players: int, seed: int, bare: int | None = None) -> tuple[str, int, int]:
    """Return what is told last at equal points, who has more stones then, and how many; who is bare has no tiles."""
    before, action, after = last_step(players, seed)
    if bare is not None:
        before.state.laid[bare] = after.state.laid[bare] = 0
    view = after.view(None)
    cities = [seat["score"]["total"] - seat["stones"] for seat in view["seats"]]
    if players == 1:
        cities.append(view["architect"]["score"]["total"] - view["architect"]["stones"])
    stones = [max(cities) - points for points in cities]
    return last_words(before, action, after, stones)[-1], stones.index(max(stones)), max(stones)


def test_a_tie_that_stones_decide_is_told_with_the_stones() -> None:
    for seed in range(4):
        told, winner, stones = level_by_stones(2, seed)
        name = ("Ann", "Bob")[winner]
        assert told.startswith(f"{name} wins the tie at ")
        assert told.endswith(f" with the most stones: {stones}.")


def test_alone_a_tie_is_told_with_what_decided_it() -> None:
    for seed, bare in ((0, None), (1, ARCHITECT), (2, ARCHITECT)):
        told, winner, stones = level_by_stones(1, seed, bare)
        assert winner == (0 if bare is None else bare)
        name = ("Ann", "the Architect")[winner]
        assert f"{name} wins the tie by stones, {stones} to 0." in told
    before, action, after = last_step(1, 1)
    after.state.laid[0] = after.state.laid[1] = before.state.laid[1] = 0
    assert last_words(before, action, after, [5, 5])[-1] == (
        "5 to 5 in points, 5 to 5 in stones: the Architect wins such a tie."
    )
