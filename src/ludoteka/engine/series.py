"""A series: games of the same people until somebody has won so many. Who begins the next one is the game's own rule."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from ludoteka.engine.errors import BadSeries, shown
from ludoteka.engine.game import Game
from ludoteka.engine.text import Phrase, Seat

#: The most games that somebody may have to win; one is a single game, and no series.
MOST_WINS = 9
#: So many seeds are tried until the right seat begins: where chance decides, one of a few does.
_TRIES = 500


@dataclass(frozen=True)
class Series:
    """A game of a series: how many wins decide it, which game this is, and how many each seat has won."""

    first_to: int
    #: The number of this game, from 1.
    game: int
    #: How many games whoever sits at each seat has won.
    tally: tuple[int, ...]

    @classmethod
    def begin(cls, first_to: int, players: int) -> Series | None:
        """Return a series at its first game; None for a single game. Raises BadSeries."""
        if type(first_to) is not int or not 1 <= first_to <= MOST_WINS:
            raise BadSeries(f"A series is first to 1 to {MOST_WINS} wins, not to {shown(first_to)}.")
        if first_to == 1:
            return None
        if players < 2:
            raise BadSeries("A series needs two players or more: play single games alone.")
        return cls(first_to, 1, (0,) * players)

    @property
    def winner(self) -> int | None:
        """The seat that has won the series; None while it goes on."""
        return next((seat for seat, won in enumerate(self.tally) if won >= self.first_to), None)

    def counted(self, seat: int | None) -> Series:
        """Return the series with a game won by a seat, by nobody for None."""
        return replace(self, tally=tuple(won + (place == seat) for place, won in enumerate(self.tally)))

    def left_by(self, seat: int) -> Series:
        """Return the series with a place for somebody else, who has won nothing yet."""
        return replace(self, tally=tuple(0 if place == seat else won for place, won in enumerate(self.tally)))

    def next(self, order: Collection[int], newcomers: Collection[int] = ()) -> Series:
        """Return the next game, with the seats in another order; where this one decided the series, a new one begins.

        `newcomers` are seats of this game whose places others take: they have won nothing yet.
        """
        if self.winner is not None:
            return Series(self.first_to, 1, (0,) * len(self.tally))
        tally = tuple(0 if seat in newcomers else self.tally[seat] for seat in order)
        return Series(self.first_to, self.game + 1, tally)

    # ---- in words

    def begins(self) -> Phrase:
        """Return what is said as a game of it begins: the first, or another."""
        return Phrase("series-begins" if self.game == 1 else "series-goes-on", self._facts())

    def ended(self, seat: int | None) -> Phrase:
        """Return what is said after a game that counts for a seat, or for nobody; it is counted here already."""
        if seat is None:
            return Phrase("series-nobody", self._facts())
        return Phrase("series-won" if self.winner == seat else "series-counted", self._facts() | {"who": Seat(seat)})

    def score(self) -> list[Phrase]:
        """Return who has won how many."""
        return [Phrase("log-standing", {"who": Seat(seat), "count": won}) for seat, won in enumerate(self.tally)]

    def _facts(self) -> dict[str, Any]:
        return {"number": self.game, "first": self.first_to, "standing": self.score()}

    # ---- as JSON

    def to_json(self) -> dict[str, Any]:
        """Return the series for a record."""
        return {"first_to": self.first_to, "game": self.game, "tally": list(self.tally)}

    @classmethod
    def from_json(cls, obj: Any, players: int) -> Series:
        """Return the series that `to_json` gave. Raises BadSeries."""
        if not isinstance(obj, Mapping):
            raise BadSeries(f"A series is a JSON object, not {shown(obj)}.")
        first_to, game, tally = obj.get("first_to"), obj.get("game"), obj.get("tally")
        if type(first_to) is not int or not 2 <= first_to <= MOST_WINS:
            raise BadSeries(f"A series is first to 2 to {MOST_WINS} wins, not to {shown(first_to)}.")
        if type(game) is not int or game < 1:
            raise BadSeries(f"The games of a series are counted from 1: {shown(game)} is none of them.")
        if not isinstance(tally, list) or len(tally) != players or any(type(won) is not int for won in tally):
            raise BadSeries(f"The tally of a series is a number for each of {players} seats, not {shown(tally)}.")
        if min(tally) < 0 or max(tally) > first_to or sum(tally) > game:
            raise BadSeries(f"A series cannot stand at {shown(tally)} after {game} games, first to {first_to}.")
        return cls(first_to, game, tuple(tally))


def won_by(winners: Collection[int], resigned: Collection[int] = ()) -> int | None:
    """Return the seat for which a game counts: who won it alone. A shared win counts for nobody.

    Nor does it for whoever gave up, though a bot may have won in their place.
    """
    alone = [seat for seat in winners if seat not in resigned]
    return alone[0] if len(alone) == len(winners) == 1 else None


class NextGame(NamedTuple):
    """How a game follows another: which of its seats sits where then, and which place begins; None: by lot."""

    order: tuple[int, ...]
    first: int | None


def next_game(game: Game, players: int, first: int, winners: Collection[int]) -> NextGame:
    """Return how a game follows one that a seat began and some have won, by the rule in the game's header."""
    if game.header.next_game == "sides":
        return NextGame((*range(1, players), 0), first)
    lost = [seat for seat in range(players) if seat not in winners] or list(range(players))
    return NextGame(tuple(range(players)), min(lost, key=lambda seat: (seat - first - 1) % players))


def seed_for(game: Game, players: int, options: Mapping[str, Any], first: int, draw: Callable[[], int]) -> int:
    """Return a seed by which a seat begins, as `draw` brings them: all else is left to chance as ever.

    Where an option says who begins, no seed can, and any is good.
    """
    for _ in range(_TRIES):
        seed = draw()
        if game.new(players, seed, **options).current_player == first:
            return seed
    return seed
