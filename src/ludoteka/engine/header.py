"""What a game declares about itself, readable without loading its rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from ludoteka.engine.compiling import sources  # noqa: F401  notes which files there are before a game is imported
from ludoteka.engine.contract import as_int
from ludoteka.engine.errors import BadPlayers, shown
from ludoteka.engine.options import Option


@dataclass(frozen=True)
class Header:
    """The facts of a game that programs ask for before they play it."""

    #: Its name in addresses, records and on the command line.
    name: str
    #: Its name in print, the same in every language.
    title: str
    #: Changes when the behaviour of the rules changes, and only then.
    version: int
    #: The numbers of players it is for, ascending.
    players: tuple[int, ...]
    #: The number that is offered first.
    usual_players: int
    #: About how long it takes.
    minutes: int
    #: The designers, as a fact.
    designers: tuple[str, ...]
    #: Actions are the numbers from 0 to this, exclusive.
    num_actions: int
    #: No game takes more decisions than this.
    max_decisions: int
    #: Whether a seat may not know everything about the present position.
    hidden: bool
    #: Whether anything is left to chance, the set-up included.
    chance: bool
    #: Whether nothing is hidden and, once it is set up, nothing left to chance: then positions can be proven.
    perfect: bool = False
    #: Who begins the next game of a series. `loser`: who lost, of several the next after whoever began; seats stay.
    #: `sides`: all move on by one seat, and the same seat begins.
    next_game: Literal["loser", "sides"] = "loser"
    #: What can be chosen beforehand.
    options: tuple[Option, ...] = ()
    #: Raises BadOption where options, each right by itself, do not go together or not with this many players.
    agree: Callable[[int, dict[str, object]], None] | None = None

    def check_players(self, players: int | None) -> int:
        """Return the number of players, the usual one for None; raise BadPlayers where the game is not for it."""
        if players is None:
            return self.usual_players
        number = as_int(players)
        if number is None or number not in self.players:
            allowed = " or ".join(map(str, self.players))
            raise BadPlayers(f"{self.title} is for {allowed} players, not {shown(players)}.")
        return number
