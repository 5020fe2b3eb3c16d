"""What a person has played: games that are over, and what they come to."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteka.server.wire.wire_types import SeatInfo

#: `ended`: people abandoned it together; `none`: one person at several seats. Nobody won or lost then.
Outcome = Literal["won", "lost", "shared", "ended", "none"]


class Finished(Struct, frozen=True, kw_only=True):
    """A game that is over, as everybody who sat there may know it."""

    id: str
    game: str
    began: int
    ended: int
    seats: list[SeatInfo]
    winners: list[int]
    scores: list[int]
    #: How many decisions were taken.
    moves: int
    #: The last position, as in addresses: there is a picture of it.
    code: str
    #: Somebody went on from a decision of another game.
    tried: bool = False
    #: It was played elsewhere, and its record was brought here.
    imported: bool = False


class Played(Struct, frozen=True, kw_only=True):
    """A game that is over, and what it was for who asks."""

    table: Finished
    #: One's own seats.
    seats: list[int]
    outcome: Outcome


class PlayedGames(Struct, frozen=True, kw_only=True):
    """Games that are over, the newest first."""

    games: list[Played]
    #: Ask again with this for those that are older; None: there are none.
    next: str | None


class Tally(Struct, frozen=True, kw_only=True):
    """How many games, and how many of them were won, alone or with others."""

    played: int
    won: int
    shared: int


class LevelTally(Struct, frozen=True, kw_only=True):
    """The games against bots of a level."""

    level: str
    tally: Tally


class RivalTally(Struct, frozen=True, kw_only=True):
    """The games against a person, under the name they had last."""

    name: str
    tally: Tally


class BestGame(Struct, frozen=True, kw_only=True):
    """The game with the most points, and among equals the shortest; none without points is the best."""

    table: str
    score: int
    moves: int
    code: str


class Rating(Struct, frozen=True, kw_only=True):
    """How well somebody plays, as far as it is known: give or take `spread`, after so many games against people."""

    points: int
    spread: int
    games: int


class GameStatistics(Struct, frozen=True, kw_only=True):
    """What the games of one kind come to; of all kinds together where `game` is empty."""

    game: str
    tally: Tally
    friends: Tally
    levels: list[LevelTally]
    #: Those who were met most.
    rivals: list[RivalTally]
    #: The last of them, the newest at the end.
    last: list[Outcome]
    best: BestGame | None
    #: None until it is switched on, and before the first game against people.
    rating: Rating | None = None


class Statistics(Struct, frozen=True, kw_only=True):
    """What all games come to, and those of each kind that was played."""

    total: GameStatistics
    games: list[GameStatistics]
    #: When the first of them ended; None: there is none.
    since: int | None
    #: Whether ratings are shown: nobody else sees them.
    rating: bool


class Told(Struct, frozen=True, kw_only=True):
    """What a record says besides, where a game of this server was taken along: nothing of it is needed."""

    began: Annotated[int, Meta(ge=0, le=2**52)]
    ended: Annotated[int, Meta(ge=0, le=2**52)]
    #: The levels of the bots, seat by seat.
    levels: Annotated[list[Annotated[str, Meta(max_length=24)] | None], Meta(max_length=16)]
    #: The seats of whoever took it along.
    mine: Annotated[list[Annotated[int, Meta(ge=0, le=15)]], Meta(max_length=16)] = []


class Imported(Struct, frozen=True, kw_only=True):
    """How many games were brought here, and how many of the file were here already."""

    added: int
    known: int
