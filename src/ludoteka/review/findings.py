"""What a review says, as data: every decision, the chances of all seats, and what moved them."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from ludoteka.engine.registry import game as game_by_name
from ludoteka.engine.text import Phrase

#: The chance of each seat to win, 0 to 1; together they are 1.
Chances = tuple[float, ...]

#: A decision that cost less is none to speak of.
SLIP = 0.02
#: So many of a seat's slips are told, the worst first; and as many of its finest decisions.
MOST_SLIPS = 5


@dataclass(frozen=True)
class Step:
    """One action of a line, with who takes it."""

    seat: int
    action: int
    #: In the game's notation.
    text: str
    phrase: Phrase


@dataclass(frozen=True)
class Better:
    """What a seat should rather have done, as far as it could know."""

    action: int
    text: str
    phrase: Phrase
    #: What it leads to by what the seat knew.
    chances: Chances
    #: What would likely have followed, the better action first, as far as the seat could foresee it.
    line: tuple[Step, ...]


@dataclass(frozen=True)
class Decision:
    """One decision, judged by what its seat knew then."""

    #: How many decisions were taken before it.
    number: int
    seat: int
    action: int
    text: str
    phrase: Phrase
    #: How many actions there were to choose from.
    choices: int
    #: What the best action and the one that was taken lead to, by what the seat knew.
    best: Chances
    taken: Chances
    #: What the seat should rather have done; None where nothing better was found.
    better: Better | None
    #: How much more the best action is worth to the seat than any one, taken anyhow.
    stakes: float
    #: How many simulations it was judged by.
    simulations: int
    #: Whether this is no more than a quick look.
    quick: bool

    @property
    def cost(self) -> float:
        """How much of its chance the seat gave away."""
        return max(0.0, self.best[self.seat] - self.taken[self.seat])

    @property
    def moved(self) -> Chances:
        """How the decision, compared with the best one, moved the chance of each seat."""
        return tuple(after - before for before, after in zip(self.best, self.taken, strict=True))


@dataclass(frozen=True)
class TurningPoint:
    """A decision around which the chances changed much."""

    number: int
    #: Who decided there, and who gained the most by it.
    seat: int
    winner: int
    #: How much that one gained.
    gain: float
    #: Whether rather luck moved the chances than the decision itself.
    lucky: bool


@dataclass(frozen=True)
class GivenUp:
    """How a game stopped that was not played to its end."""

    #: Who gave it up; nobody where it was only broken off.
    seats: tuple[int, ...]
    #: What is left of the chances then: those who gave up have none, the others share it as theirs were.
    result: Chances


@dataclass(frozen=True)
class SeatReview:
    """One seat's game. `first + own + others + luck` is `last`."""

    seat: int
    #: The chance before the first decision, and the result.
    first: float
    last: float
    #: What its own decisions, and those of the others, moved, giving up included; and what no decision explains: draws,
    #: dice, reveals, the hidden cards of the rivals, and whatever else could not be foreseen.
    own: float
    others: float
    luck: float
    #: Share of its chance that its decisions kept, 0 to 1; None where it never had a choice.
    accuracy: float | None
    #: In how many decisions it had a choice, and in how many of them it took the best one or one just as good.
    choices: int
    best_taken: int
    #: The decisions that cost it the most, the worst first.
    slips: tuple[int, ...]
    #: The decisions without a slip in which the most was at stake, the finest first.
    finest: tuple[int, ...]


@dataclass(frozen=True)
class Review:
    """A whole game."""

    game: str
    version: int
    players: int
    #: Who sat where.
    seats: tuple[str, ...]
    decisions: tuple[Decision, ...]
    #: Before the first decision and after each one.
    chances: tuple[Chances, ...]
    turning_points: tuple[TurningPoint, ...]
    by_seat: tuple[SeatReview, ...]
    #: None where the game was played to its end.
    given_up: GivenUp | None = None

    @property
    def perfect(self) -> bool:
        """Whether nothing in the game is hidden or left to chance: then there is no luck, only what showed later."""
        return game_by_name(self.game).header.perfect

    @property
    def deep(self) -> int:
        """How many decisions are judged in depth, from the first one on."""
        return next((d.number for d in self.decisions if d.quick), len(self.decisions))

    def to_json(self) -> dict[str, Any]:
        """Return the review as JSON, sentences as phrases in no language yet."""
        plain: dict[str, Any] = _plain(self)
        return plain | {"deep": self.deep}


def _plain(value: Any) -> Any:
    if isinstance(value, Phrase):
        return value.to_json()
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return value
