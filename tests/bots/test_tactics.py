"""Positions with a forced gain, which every level from `regular` up must find.

`tests/games/<name>/tactics.txt`, where there is one, has one a line: what is to be found, then the position as text.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ludoteka
from tests.games.brought import HERE

#: Simulations at which each level is tried: those of the level, and for the one that has a time, what it does at least.
LEVELS = {"regular": 400, "expert": 3_000, "master": 4_000}
LINES = [line for path in sorted(HERE.glob("*/tactics.txt")) for line in path.read_text(encoding="utf-8").splitlines()]


def wins(position: ludoteka.Position, action: int) -> bool:
    """Tell whether an action ends the game and wins it alone."""
    after = position.after(action)
    return after.is_over and after.winners() == [position.current_player]


def can_win(position: ludoteka.Position) -> bool:
    """Tell whether whoever decides has an action that wins at once."""
    return any(wins(position, action) for action in position.legal_actions())


def wins_next(position: ludoteka.Position, action: int) -> bool:
    """Tell whether the same seat can win by its next action, whatever it is."""
    after = position.after(action)
    return after.current_player == position.current_player and can_win(after)


def stops(position: ludoteka.Position, action: int) -> bool:
    """Tell whether after an action the other seat cannot win at once."""
    after = position.after(action)
    return not after.is_over and not can_win(after)


def captures(position: ludoteka.Position, action: int) -> bool:
    """Tell whether no action gains as much on the other seat at once."""
    seat = position.current_player
    assert seat is not None

    def lead(action: int) -> int:
        scores = position.after(action).scores()
        return scores[seat] - scores[1 - seat]

    return lead(action) == max(map(lead, position.legal_actions()))


GOALS: dict[str, Callable[[ludoteka.Position, int], bool]] = {
    "wins": wins,
    "wins-next": wins_next,
    "stops": stops,
    "captures": captures,
}


def parsed(line: str) -> tuple[str, ludoteka.Position]:
    goal, text = line.split(" ", 1)
    return goal, ludoteka.game(text.split(" ", 1)[0]).parse(text)


@pytest.mark.parametrize("game", sorted({line.split(" ")[1] for line in LINES}))
def test_there_are_five_positions_a_game_and_few_actions_are_right(game: str) -> None:
    lines = [line for line in LINES if line.split(" ")[1] == game]
    assert len(lines) >= 5
    for line in lines:
        goal, position = parsed(line)
        legal = position.legal_actions()
        right = [action for action in legal if GOALS[goal](position, action)]
        assert 0 < len(right) < len(legal)
        assert goal == "wins-next" or len(right) <= max(1, len(legal) // 5)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("line", LINES, ids=[f"{n}-{line.split(' | ')[0]}" for n, line in enumerate(LINES)])
def test_the_forced_gain_is_found(line: str, level: str) -> None:
    goal, position = parsed(line)
    seat = position.current_player
    assert seat is not None
    for seed in (1, 2):
        bot = ludoteka.bot(position.game.name, level, seed=seed, simulations=LEVELS[level])
        action = bot.choose(position.view_only(seat))
        assert GOALS[goal](position, action), position.describe(action)


#: Hundreds of choices, a few of which win: found in a game of bots that overlooked them.
CROWDED = (
    "orion-duel 1 | 2 | 25478b0ab-0-0-0-0 | phase=tiles turn=blue board=.*..o/...bob.@/...oob*../...*.ob.../"
    ".o..b@.boo*./b*bbb.b.oo/...ob*bo@ob.@/...ob..o*./.@..o@...b/..*...../....@ tiles=003311,103112"
)


@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_win_at_once_is_found_among_hundreds_of_choices_without_any_search(level: str) -> None:
    position = ludoteka.game("orion-duel").parse(CROWDED)
    seat = position.current_player
    assert seat is not None
    assert len(position.legal_actions()) > 400
    bot = ludoteka.bot("orion-duel", level, seed=1, simulations=1)
    assert wins(position, bot.choose(position.view_only(seat)))
