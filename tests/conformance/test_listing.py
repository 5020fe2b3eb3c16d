"""What is legal, with a list and without one: a game that `allows` actions lists them when somebody asks, no sooner."""

from __future__ import annotations

import random
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

import ludoteka
from ludoteka.engine.contract import COUNT, UNLISTED
from ludoteka.engine.errors import IllegalAction
from tests.conformance.cases import Case, all_cases, few_cases, random_walk, sampled

#: Of the actions of a game this many are tried, besides those that are legal.
TRIED = 600
LEGAL_TRIED = 200
THREADS = 8
#: The games that tell of one action whether it is legal.
ALLOWING = [name for name in ludoteka.games() if hasattr(ludoteka.game(name).parts.rules, "allows")]


def plain_list(position: ludoteka.Position) -> list[int]:
    """Return what the rules list, by a position that nobody has asked before."""
    return position.game.listed(position.raw) if not position.is_over else []


def unlisted(position: ludoteka.Position) -> ludoteka.Position:
    """Return the same position, of which nobody has asked what is legal."""
    return position.game.from_bytes(position.to_bytes())


def test_some_game_is_asked_without_a_list() -> None:
    assert "orion-duel" in ALLOWING


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_exactly_what_is_listed_can_be_played_whether_or_not_it_was_listed(case: Case) -> None:
    dice, step = random.Random(1), case.game.kernels.step
    for position, _ in sampled(case, 51, 0.1):
        legal = plain_list(position)
        actions = range(case.game.num_actions)
        tried = {*dice.sample(actions, min(TRIED, len(actions))), *dice.sample(legal, min(LEGAL_TRIED, len(legal)))}
        for other in (unlisted(position), position):
            out, status = other._out, other._status
            found = {a for a in tried if step(other.raw.copy(), a, out.copy(), status.copy())}
            assert found == tried & set(legal), str(position)


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_a_game_goes_the_same_way_whoever_asks(case: Case) -> None:
    """One asks before each move, one now and then, one never."""
    often = case.new(7)
    rarely, never = often.copy(), often.copy()
    for number, (position, action) in enumerate(random_walk(case, 52)):
        if number == 0:
            often, rarely, never = position.copy(), unlisted(position), unlisted(position)
        assert often.legal_actions() == plain_list(position)
        if number % 5 == 3:
            assert rarely.legal_actions() == often.legal_actions()
        for other in (often, rarely, never):
            assert (other.current_player, other.is_over) == (position.current_player, position.is_over)
            assert other.to_bytes() == position.to_bytes()
            if action >= 0:
                other.apply(action)


@pytest.mark.parametrize("name", ALLOWING)
def test_nothing_is_listed_before_somebody_asks_and_everything_from_then_on(name: str) -> None:
    position, dice = ludoteka.game(name).new(seed=3), random.Random(3)
    for asked in (False, True):
        for _ in range(4):
            assert (position._status[COUNT] != UNLISTED) == asked
            copied = position.copy()
            assert copied.legal_actions() == plain_list(position)
            assert (position._status[COUNT] != UNLISTED) == asked
            position.apply(dice.choice(copied.legal_actions()))
        position.legal_actions()


@pytest.mark.parametrize("name", ALLOWING)
def test_a_refusal_lists_what_could_be_played(name: str) -> None:
    position = ludoteka.game(name).new(seed=4)
    before, legal = position.to_bytes(), plain_list(position)
    wrong = next(action for action in range(position.game.num_actions) if action not in set(legal))
    with pytest.raises(IllegalAction, match=f"legal: {legal[0]} .* and {len(legal) - 3} more"):
        position.apply(wrong)
    assert position.to_bytes() == before
    assert position.legal_actions() == legal


@pytest.mark.parametrize("name", ALLOWING)
def test_threads_that_share_a_position_find_the_whole_list(name: str) -> None:
    """They ask at the same moment, some of them of copies that are made meanwhile."""
    positions = []
    for position, _ in random_walk(Case(name, 2), 53):
        if not position.is_over:
            positions.append((unlisted(position), plain_list(position)))
    together = threading.Barrier(THREADS)

    def ask(number: int) -> bool:
        right = True
        for position, legal in positions:
            together.wait()
            asked = position.copy() if number % 2 else position
            right &= asked.legal_actions() == legal == position.legal_actions()
        return right

    with ThreadPoolExecutor(THREADS) as crew:
        assert all(crew.map(ask, range(THREADS)))
