"""Every decision of Orichalcum as a small value that speaks the game's language."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.orichalcum.oracle.parts import Cell


@dataclass(frozen=True)
class PlaceMetropolis:
    cells: frozenset[Cell]


@dataclass(frozen=True)
class TakeCard:
    slot: int


@dataclass(frozen=True)
class PlaceTile:
    """What will lie where: (cell, terrain) or (cell, creature) for a volcano with its creature."""

    result: frozenset[tuple[Cell, str]]


@dataclass(frozen=True)
class GainTitan:
    """Which of several titans gained at once comes next."""

    titan: str


@dataclass(frozen=True)
class ReturnTitan:
    """Which older titan goes back to the middle."""

    titan: str


@dataclass(frozen=True)
class Act:
    """Carry out the action of the card taken (True) or skip it (False)."""

    act: bool


@dataclass(frozen=True)
class UseFavour:
    """Double a production or a recruitment with the titan's favour, or not."""

    use: bool


@dataclass(frozen=True)
class Fight:
    """Which creature to fight next."""

    cell: Cell


@dataclass(frozen=True)
class Commit:
    """How many hoplites of the reserve join those standing there; then the dice roll."""

    hoplites: int


@dataclass(frozen=True)
class CallKronos:
    """The favour instead of hoplites: a sure win."""


@dataclass(frozen=True)
class Stop:
    """No further fight, or no second creation."""


@dataclass(frozen=True)
class Build:
    slot: str
    cell: Cell


@dataclass(frozen=True)
class BuildTemple:
    cells: frozenset[Cell]


@dataclass(frozen=True)
class MakeMedallion:
    pass


@dataclass(frozen=True)
class BuildFree:
    """Where the minotaur's building goes; None refuses it."""

    cell: Cell | None


@dataclass(frozen=True)
class Extra:
    """An extra action; `currency` is hoplite, nugget or creature, `creatures` (sorted) those paid."""

    action: str
    currency: str
    creatures: tuple[str, ...] = ()


@dataclass(frozen=True)
class NoExtra:
    pass


@dataclass(frozen=True)
class DiscardCard:
    """Two players: which card of the row goes."""

    slot: int


@dataclass(frozen=True)
class GiveInitiative:
    seat: int


Move = (
    PlaceMetropolis
    | TakeCard
    | PlaceTile
    | GainTitan
    | ReturnTitan
    | Act
    | UseFavour
    | Fight
    | Commit
    | CallKronos
    | Stop
    | Build
    | BuildTemple
    | MakeMedallion
    | BuildFree
    | Extra
    | NoExtra
    | DiscardCard
    | GiveInitiative
)
