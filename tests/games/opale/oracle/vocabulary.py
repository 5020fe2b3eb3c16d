"""The words of the Opale oracle: cards, moves, events, and the questions put to chance."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

COMPONENTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[4] / "src/ludoteka/games/opale/components.json").read_text(encoding="utf-8")
)

HUNTRESS = "sea_huntress"
CORAL = "coral_dragon"
PEARL = "royal_pearl"
WITCH = "abyss_witch"
PETRIFIED = "petrified_dragon"
GOLEM = "lava_golem"
GUARDIAN = "dark_guardian"
RIDER = "turtle_rider"
CITY = "underwater_city"
AREAS: tuple[str, ...] = (HUNTRESS, CORAL, PEARL, WITCH, PETRIFIED, GOLEM, GUARDIAN, RIDER, CITY)

TIDE = "tide"
TWIN_CURRENT = "twin_current"
DEEP_DIVE = "deep_dive"
UNDERTOW = "undertow"
SEAL = "seal"
SHELLS: tuple[str, ...] = (TIDE, TWIN_CURRENT, DEEP_DIVE, UNDERTOW, SEAL)

#: Places of an area; None holds any number of cards.
CAPACITY: dict[str, int | None] = {area["key"]: area["capacity"] for area in COMPONENTS["areas"]["list"]}


class Card(NamedTuple):
    """A card is its type and its value; cards of equal face are interchangeable."""

    type: str
    value: int


def full_deck() -> list[Card]:
    """The cards of one player's deck, in the order of the component list."""
    return [Card(kind["key"], value) for kind in COMPONENTS["cards"]["types"] for value in kind["values"]]


class Phase(Enum):
    """What kind of decision is due."""

    LAY_ASIDE = "lay aside an omen card"
    PLAY = "play, or use a start shell"
    TARGET = "choose the area to take"
    TWIN_FIRST = "twin current: first card"
    TWIN_SECOND = "twin current: second card"
    DEEP_DIVE = "deep dive: discard"
    UNDERTOW = "undertow: discard"
    DRAW = "draw from the deck or the omen cards"
    END_WINDOW = "use an end shell"
    OVER = "over"


# Moves ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LayAside:
    """Omen: lay one card of the hand face down beside the deck."""

    card: Card


@dataclass(frozen=True)
class Play:
    """Play cards of one type with these values, ascending."""

    type: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class PlayNothing:
    """Nothing can be played."""


@dataclass(frozen=True)
class UseShell:
    """Use a shell other than the Seal."""

    shell: str


@dataclass(frozen=True)
class Take:
    """Take all cards of this area (Witch, completed pair of Riders)."""

    area: str


@dataclass(frozen=True)
class Discard:
    """Deep dive, Undertow: one card of the hand leaves the game."""

    card: Card


@dataclass(frozen=True)
class Done:
    """Undertow: discard no more."""


@dataclass(frozen=True)
class DrawFromDeck:
    """Omen: the next card comes from the deck."""


@dataclass(frozen=True)
class DrawOmen:
    """Omen: the next card is this card laid aside."""

    card: Card


@dataclass(frozen=True)
class NoShell:
    """Leave the end window unused."""


@dataclass(frozen=True)
class UseSeal:
    """Lay the Seal on this area."""

    area: str


Move = LayAside | Play | PlayNothing | UseShell | Take | Discard | Done | DrawFromDeck | DrawOmen | NoShell | UseSeal


# Events: everything that happened, hidden things included --------------------------------------------------


@dataclass(frozen=True)
class TurnBegan:
    player: int


@dataclass(frozen=True)
class SealRemoved:
    player: int
    area: str


@dataclass(frozen=True)
class LaidAside:
    player: int
    card: Card


@dataclass(frozen=True)
class Played:
    """Cards in ascending value; empty when nothing could be played."""

    player: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Captured:
    """The cards of an area (or of the "store") went to the player's score pile; possibly none."""

    player: int
    area: str
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Stored:
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class CityStacked:
    number: int


@dataclass(frozen=True)
class AzuraTaken:
    player: int
    from_player: int | None


@dataclass(frozen=True)
class PutOnDeck:
    """A card drawn blind from this player's hand now lies on top of one's own deck."""

    player: int
    card: Card


@dataclass(frozen=True)
class ShellUsed:
    player: int
    shell: str
    area: str | None = None


@dataclass(frozen=True)
class Discarded:
    player: int
    card: Card


@dataclass(frozen=True)
class Drew:
    """source: "deck" or "omen"."""

    player: int
    card: Card
    source: str


@dataclass(frozen=True)
class EndTriggered:
    """reason: "third_city" or "cannot_draw"."""

    player: int
    reason: str


@dataclass(frozen=True)
class GameOver:
    winner: int | None


Event = (
    TurnBegan
    | SealRemoved
    | LaidAside
    | Played
    | Captured
    | Stored
    | CityStacked
    | AzuraTaken
    | PutOnDeck
    | ShellUsed
    | Discarded
    | Drew
    | EndTriggered
    | GameOver
)


# Chance ----------------------------------------------------------------------------------------------------


class Chance(Protocol):
    """What the oracle asks whenever luck decides."""

    def first_player(self) -> int:
        """Who begins: 0 or 1."""
        ...

    def next_card(self, player: int, deck: Sequence[Card]) -> Card:
        """The next card of the player's deck, one of the given unordered rest."""
        ...

    def blind_card(self, player: int, hand: Sequence[Card]) -> Card:
        """The card taken blind from the player's hand."""
        ...


class RandomChance:
    """Fair luck for stand-alone play."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def first_player(self) -> int:
        return self.random.randrange(2)

    def next_card(self, player: int, deck: Sequence[Card]) -> Card:
        return self.random.choice(deck)

    def blind_card(self, player: int, hand: Sequence[Card]) -> Card:
        return self.random.choice(hand)


class ScriptedChance:
    """Luck told in advance: who begins, and per player the cards in the order in which they come."""

    def __init__(
        self,
        first: int,
        draws: tuple[Iterable[Card], Iterable[Card]],
        blind: tuple[Iterable[Card], Iterable[Card]] = ((), ()),
    ) -> None:
        self.first = first
        self.draws: tuple[Iterator[Card], Iterator[Card]] = (iter(draws[0]), iter(draws[1]))
        self.blind: tuple[Iterator[Card], Iterator[Card]] = (iter(blind[0]), iter(blind[1]))

    def first_player(self) -> int:
        return self.first

    def next_card(self, player: int, deck: Sequence[Card]) -> Card:
        return next(self.draws[player])

    def blind_card(self, player: int, hand: Sequence[Card]) -> Card:
        return next(self.blind[player])
