"""The levels at which bots play, the same in every game, from one that plays anything to one that thinks."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from ludoteka.bots.beginner import Beginner
from ludoteka.bots.greedy import Greedy
from ludoteka.bots.protocol import Bot
from ludoteka.bots.thinker import Thinker
from ludoteka.bots.uniform import Uniform
from ludoteka.engine.errors import UnknownLevel, closest, shown
from ludoteka.engine.game import Game
from ludoteka.engine.registry import game as game_by_name
from ludoteka.search.analysis import Budget
from ludoteka.search.models import BY_HAND


@dataclass(frozen=True)
class Level:
    """What sets a level that thinks apart from the next one."""

    name: str
    #: How long it thinks about a decision.
    budget: Budget
    #: How far off its judgement of a choice is, as a standard deviation of the expected result (from -1 to 1).
    imprecision: float = 0.0
    #: Whether it works out exactly what is left of a game where nothing is hidden.
    solves: bool = False
    #: Whether it judges by hand, whatever was learned of the game.
    by_hand: bool = False


#: In a game's folder, if it has some: what is other than usual about its levels, by their names, and why.
FILE = "levels.json"
#: The levels that think, weakest first, as they are where a game says nothing else. For comparison, `plain` searches
#: without knowing anything about the game, and `classic` is a master who judges by hand, whatever was learned of it.
THINKERS = {
    level.name: level
    for level in (
        Level("plain", Budget(simulations=1_000)),
        Level("novice", Budget(simulations=60), imprecision=0.25, by_hand=True),
        Level("regular", Budget(simulations=400), imprecision=0.06, by_hand=True),
        Level("expert", Budget(simulations=3_000), imprecision=0.02, solves=True, by_hand=True),
        Level("master", Budget(seconds=2.0), solves=True),
        Level("classic", Budget(seconds=2.0), solves=True, by_hand=True),
    )
}
LEVELS = ("random", "beginner", "greedy", *THINKERS)
#: Those that people play against, weakest first.
OPPONENTS = ("random", "beginner", "novice", "regular", "expert", "master")


@cache
def said_of(game: Game, name: str) -> dict[str, Any]:
    """Return what a game says of a level, by the names of its numbers; nothing where it is as usual.

    The same error costs little where results are decided by a few large steps, and a game where they are the sum of
    many small ones: so that each level beats the one below about as often everywhere, a game may bring its own numbers.
    """
    path = game.parts.folder / FILE
    said = json.loads(path.read_text(encoding="utf-8")).get(name, {}) if path.exists() else {}
    return dict(said)


@cache
def thinker_of(game: Game, name: str) -> Level:
    """Return a level that thinks as it is in a game."""
    usual, own = THINKERS[name], said_of(game, name)
    simulations = own.get("simulations", usual.budget.simulations)
    return replace(
        usual,
        budget=replace(usual.budget, simulations=simulations),
        imprecision=own.get("imprecision", usual.imprecision),
        by_hand=own.get("by_hand", usual.by_hand),
    )


def levels(game_name: str) -> list[str]:
    """Return the names of a game's levels. Raises UnknownGame."""
    game_by_name(game_name)
    return list(LEVELS)


def bot(
    game_name: str,
    level: str = "expert",
    seed: int | None = None,
    seconds: float | None = None,
    simulations: int | None = None,
    threads: int | None = None,
    share: float = 1.0,
) -> Bot:
    """Return a bot for a game; without a seed, one nobody can foresee. Raises UnknownGame or UnknownLevel.

    With a seed and a number of simulations it plays the same way every time. Seconds, simulations and threads
    replace those of its level; of either it uses the given share.
    """
    game = game_by_name(game_name)
    if level == "random":
        return Uniform(game, seed)
    if level == "beginner":
        return Beginner(game, seed, seconds, **said_of(game, level))
    if level == "greedy":
        return Greedy(game, seed)
    if level not in THINKERS:
        hint = closest(str(level), LEVELS)
        raise UnknownLevel(
            f"There is no bot of level {shown(level)} for {game.title}; there are: {', '.join(LEVELS)}.{hint}"
        )
    chosen = thinker_of(game, level)
    budget = chosen.budget
    if seconds is not None or simulations is not None:
        budget = replace(budget, seconds=seconds, simulations=simulations)
    if threads is not None:
        budget = replace(budget, threads=threads)
    budget = budget.part(share)
    model = BY_HAND if chosen.by_hand else None
    return Thinker(game, level, budget, chosen.imprecision, seed, chosen.solves, plain=level == "plain", model=model)
