"""How well people play who play people: Plackett-Luce, game by game, bots of each level as fixed points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, select

from ludoteka.server.state.table_state import TableState, is_ghost
from ludoteka.server.storage.schema import ratings, tokens
from ludoteka.server.wire.my_games import Rating

#: On the scale that is shown, a newcomer is here, and so is a regular bot.
MIDDLE = 1500
#: What a unit of the model is on it: 400 points are about ten wins to one, as in chess.
SCALE = 30
#: Where the bots are on it, and how sure that is. What people do does not move them.
BOTS = {"random": 700, "greedy": 1100, "beginner": 900, "novice": 1200, "regular": 1500, "expert": 1800, "master": 2000}
_SURE = 1.0

#: A visitor, or the level of a bot.
Player = tuple[str | None, str | None]
_model = PlackettLuce()


def ranks_of(state: TableState) -> list[int]:
    """Return the order of finish: winners first, then by points; whoever gave up is last."""
    assert state.position is not None
    winners, scores = state.winners(), state.position.scores()
    keys = [
        (seat not in winners, chair.resigned, 0 if seat in winners or chair.resigned else -scores[seat])
        for seat, chair in enumerate(state.chairs)
    ]
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


def after(before: Sequence[tuple[float, float]], fixed: Sequence[bool], ranks: Sequence[int]) -> list[Any]:
    """Return (mu, sigma) of each player after a game; those who are fixed stay where they were."""
    teams: list[list[PlackettLuceRating]] = [[_model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    rated = _model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        old if stays else (team[0].mu, team[0].sigma) for old, stays, team in zip(before, fixed, rated, strict=True)
    ]


def bot(level: str) -> tuple[float, float]:
    """Return where bots of a level are."""
    return _model.mu + (BOTS.get(level, MIDDLE) - MIDDLE) / SCALE, _SURE


def shown(mu: float, sigma: float, games: int) -> Rating:
    """Return a rating as its owner is told it."""
    return Rating(points=round(MIDDLE + (mu - _model.mu) * SCALE), spread=round(2 * sigma * SCALE), games=games)


def rating(state: TableState) -> Callable[[Connection], None] | None:
    """Return what rates those who played a game that is over; None where it says nothing of how well people play.

    That takes two people at least, each at one seat, from the beginning to the end of a game. One that is told anew,
    since somebody there was forgotten, was rated when it ended.
    """
    if any(is_ghost(chair.visitor) for chair in state.chairs):
        return None
    people = [chair.visitor for chair in state.chairs if chair.visitor is not None]
    if (
        state.setup
        or state.imported
        or state.ending in ("abandoned", "closed")
        or len(people) < 2
        or len(set(people)) < len(people)
    ):
        return None
    table, game = state.setting.id, state.setting.game
    players = [(chair.visitor, chair.level) for chair in state.chairs]
    ranks = ranks_of(state)
    return lambda connection: _rate(connection, table, game, players, ranks)


def _rate(connection: Connection, table: str, game: str, players: list[Player], ranks: list[int]) -> None:
    programs = select(tokens.c.hash).where(tokens.c.table_id == table, tokens.c.kind == "program")
    if connection.execute(programs.limit(1)).first() is not None:  # a program's play is nobody's
        return
    people = [visitor for visitor, _ in players if visitor is not None]
    query = select(ratings).where(ratings.c.game == game, ratings.c.visitor.in_(people))
    known = {row.visitor: row for row in connection.execute(query)}
    before = [
        bot(level or "")
        if visitor is None
        else (known[visitor].mu, known[visitor].sigma)
        if visitor in known
        else (_model.mu, _model.sigma)
        for visitor, level in players
    ]
    found = after(before, [visitor is None for visitor, _ in players], ranks)
    for (visitor, _), (mu, sigma) in zip(players, found, strict=True):
        if visitor is None:
            continue
        own = {"mu": mu, "sigma": sigma, "games": known[visitor].games + 1 if visitor in known else 1}
        if visitor in known:
            where = (ratings.c.visitor == visitor, ratings.c.game == game)
            connection.execute(ratings.update().where(*where).values(own))
        else:
            connection.execute(ratings.insert(), own | {"visitor": visitor, "game": game})
