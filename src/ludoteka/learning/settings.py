"""What a run of learning is told."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Settings:
    """One seed and these numbers give the same run again, however many processes share it."""

    game: str
    seed: int = 1
    #: The model that plays first, by its file; without one, the game begins by judging by hand.
    start: str = ""
    #: Rounds of playing, fitting and trying out; games of each, and simulations a decision in them.
    generations: int = 8
    games: int = 600
    simulations: int = 24
    #: Games of the match between the new model and the best so far, and the share that the new one has to win of two.
    gate_games: int = 100
    gate_simulations: int = 48
    gate: float = 0.5
    #: A model is fitted to the games of this many generations.
    memory: int = 4
    hidden: int = 32
    epochs: int = 12
    rate: float = 1e-3
    #: Share of decisions that are drawn by the visits rather than taken for the best, in games to learn from.
    wander: float = 0.08
    #: By how much the tastes of a player in such a game differ from the model's, as a share of each slope.
    taste: float = 0.05
    #: How much of a target is what the search found rather than the result, where results are foretold.
    trust: float = 0.3
    #: Games that are played in one go.
    chunk: int = 20

    def as_dict(self) -> dict[str, Any]:
        """Return the settings by name."""
        return asdict(self)


def practised(game: str, seed: int = 1) -> Settings:
    """Return what is usual where a policy is practised: more games, which cost little, and few looks at each."""
    return Settings(
        game,
        seed,
        generations=14,
        games=40_000,
        simulations=40,
        gate_games=60,
        gate_simulations=100,
        hidden=64,
        epochs=2,
        chunk=30,
    )


def small(game: str, seed: int = 1) -> Settings:
    """Return settings for a run of seconds, which shows that all of it works and learns next to nothing."""
    return Settings(
        game, seed, generations=2, games=4, simulations=4, gate_games=4, gate_simulations=4, hidden=4, epochs=2, chunk=2
    )
