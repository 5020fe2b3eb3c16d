"""The cases that every game must pass: each number of players, with a spread of its options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import ludoteka
from ludoteka.engine.errors import BadOption
from ludoteka.engine.options import Choice, Flag, Option, PerSeat, Subset
from tests.effort import THOROUGH


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    name: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> ludoteka.Game:
        return ludoteka.game(self.name)

    def new(self, seed: int) -> ludoteka.Position:
        return self.game.new(self.players, seed, **self.options)

    def __str__(self) -> str:
        words = [
            f"{name}={'+'.join(value) if isinstance(value, tuple) else value}" for name, value in self.options.items()
        ]
        return " ".join([self.name, str(self.players), *words])


def _values(option: Option, players: int) -> Iterator[Any]:
    """Yield the values of an option besides its default that are worth trying."""
    if isinstance(option, Flag):
        yield not option.default
    elif isinstance(option, Choice):
        yield from option.choices[1:]
    elif isinstance(option, Subset):
        yield from ((word,) for word in option.choices)
        yield option.choices
    elif isinstance(option, PerSeat):
        yield (option.choices[-1],) * players
        yield tuple(option.choices[seat % len(option.choices)] for seat in range(players))


def cases_of(name: str) -> list[Case]:
    """Return the cases of a game: the defaults, each option alone, and the last value of every option together."""
    game = ludoteka.game(name)
    found = []
    for players in game.players:
        spread: list[dict[str, Any]] = [{}]
        spread += [{option.name: value} for option in game.options for value in _values(option, players)]
        together = {option.name: list(_values(option, players))[-1] for option in game.options}
        if together not in spread:
            spread.append(together)
        for options in spread:
            try:
                game.check_options(players, options)
            except BadOption:
                continue
            found.append(Case(name, players, options))
    return found


def all_cases() -> list[Case]:
    """Return every case of every game."""
    return [case for name in ludoteka.games() for case in cases_of(name)]


def few_cases() -> list[Case]:
    """Return, for each game and number of players, the defaults or all options together, in turn: for slow tests.

    Both where a game has but one number of players, or where everything is asked for.
    """
    found = []
    for name in ludoteka.games():
        counts = ludoteka.game(name).players
        for number, players in enumerate(counts):
            mine = [case for case in cases_of(name) if case.players == players]
            both = [mine[0]] + mine[-1:] * (len(mine) > 1)
            found += both if THOROUGH or len(counts) == 1 else [both[number % len(both)]]
    return found


def tables() -> list[tuple[str, int]]:
    """Return games with numbers of players: the fewest and the most, or all where everything is asked for."""
    found = []
    for name in ludoteka.games():
        counts = ludoteka.game(name).players
        found += [(name, players) for players in (counts if THOROUGH else sorted({counts[0], counts[-1]}))]
    return found


def random_walk(case: Case, seed: int) -> Iterator[tuple[ludoteka.Position, int]]:
    """Yield the positions of a random game, each with the action that is about to be played; -1 at the end."""
    dice = random.Random(f"{case} {seed}")
    position = case.new(dice.getrandbits(128))
    while not position.is_over:
        action = dice.choice(position.legal_actions())
        yield position, action
        position.apply(action)
    yield position, -1


def sampled(case: Case, seed: int, share: float) -> Iterator[tuple[ludoteka.Position, int]]:
    """Yield some of the positions of a random game, the first and the last always among them."""
    dice = random.Random(seed)
    for number, (position, action) in enumerate(random_walk(case, seed)):
        if number == 0 or action == -1 or dice.random() < share:
            yield position, action
