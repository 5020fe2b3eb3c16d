"""What was learned of a game as a policy: how likely a search by it takes each action, from what a seat knows alone.

>>> from ludoteka.envs.policies import SearchPolicy
>>> policy = SearchPolicy("opale", simulations=20)
>>> position = policy.game.new(seed=1)  # in a loop of PettingZoo: env.unwrapped.position
>>> policy.act(position) in position.legal_actions()
True

A state of OpenSpiel is asked by `policy.action_probabilities(state)`, as its algorithms in Python do.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteka.engine.position import Position
from ludoteka.engine.registry import game as game_by_name
from ludoteka.search.analysis import Budget, analyse
from ludoteka.search.models import BY_HAND, load


class SearchPolicy:
    """A search with so many simulations a decision, judging by what is shipped, by a file, or by hand."""

    def __init__(
        self,
        game: str,
        simulations: int = 100,
        model: str | Path | None = None,
        by_hand: bool = False,
        seed: int = 0,
    ) -> None:
        """Load the model. Raises UnknownGame or UnfitModel."""
        self.game = game_by_name(game)
        self.budget, self.seed = Budget(simulations=simulations), seed
        self.model = BY_HAND if by_hand else None if model is None else load(Path(model), self.game).words

    def chances(self, position: Position) -> dict[int, float]:
        """Return the share of the simulations that each action got, for whoever decides."""
        found = analyse(position, self.budget, self.seed, model=self.model).candidates
        total = sum(candidate.visits for candidate in found)
        return {candidate.action: candidate.visits / total for candidate in found}

    def act(self, position: Position) -> int:
        """Return the action that the search takes, for whoever decides."""
        return analyse(position, self.budget, self.seed, model=self.model).best.action

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        """Return what OpenSpiel asks of a policy: a chance for each legal action of a state of `envs.openspiel`."""
        found = self.chances(state.position)
        return {action: found.get(action, 0.0) for action in state.legal_actions()}
