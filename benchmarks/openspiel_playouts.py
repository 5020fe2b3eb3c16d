"""Random games of OpenSpiel, played wholly in its C++.

OpenSpiel has no call that plays whole random games, but its tree search evaluates a new node by random rollouts: one
simulation from a position evaluates that position and nothing else.
"""

from __future__ import annotations

from random import Random

try:
    import pyspiel
except ImportError as error:
    raise SystemExit("This compares with OpenSpiel, which is not installed: pip install open_spiel==2.0.2") from error

#: Rollouts of one evaluation: so many that the search around them does not count.
ROLLOUTS = 50
EXPLORATION = 1.4
MEMORY_MB = 100


class Playouts:
    """Random games from the first position of a game, or from a position of it."""

    def __init__(self, game: str, state: pyspiel.State | None = None, seed: int = 1) -> None:
        rules = pyspiel.load_game(game)
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        self._bot = pyspiel.MCTSBot(rules, evaluator, EXPLORATION, 1, MEMORY_MB, False, seed, False)
        self._state = rules.new_initial_state() if state is None else state

    def play(self, games: int) -> int:
        """Play about so many games; return how many it were."""
        rounds = max(1, round(games / ROLLOUTS))
        for _ in range(rounds):
            self._bot.mcts_search(self._state)
        return rounds * ROLLOUTS


def dealt(game: str, seed: int) -> pyspiel.State:
    """Return the first position of a game in which a player decides: what chance does before, is done at random.

    Its tree search fails where chance is the first to move.
    """
    dice = Random(seed)
    state = pyspiel.load_game(game).new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, chances)[0])
    return state


def decisions(state: pyspiel.State, seed: int = 1) -> int:
    """Return how many decisions players take in a random game from here."""
    dice = Random(seed)
    state = state.clone()
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            count += 1
    return count
