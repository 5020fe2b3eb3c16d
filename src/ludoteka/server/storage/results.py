"""What people have played, read from rows: no game is played again for it, and nobody is told another's."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, Subquery, and_, func, or_, select

from ludoteka.server.common.errors import Refusal
from ludoteka.server.storage.ratings import shown
from ludoteka.server.storage.schema import finished, ratings, results
from ludoteka.server.storage.store import Store
from ludoteka.server.wire.my_games import (
    BestGame,
    Finished,
    GameStatistics,
    LevelTally,
    Outcome,
    Rating,
    RivalTally,
    Statistics,
    Tally,
)

#: So many games are told at once.
PAGE = 20
#: So many of the last results are told, and so many of those who were met most.
LAST, RIVALS = 20, 8

Only = Literal["won", "friends"]
_json = msgspec.json
_rivals = msgspec.json.Decoder(list[tuple[str, str, str]])
_finished = msgspec.json.Decoder(Finished)


@dataclass(frozen=True)
class Search:
    """Which games are looked for."""

    game: str | None = None
    only: Only | None = None
    #: A part of somebody's name.
    name: str = ""
    #: What the page knows to be meant by the same words: a game, a level, a bot by its seat.
    marks: Sequence[str] = ()

    def conditions(self) -> list[ColumnElement[bool]]:
        """Return what rows have to fulfil."""
        found: list[ColumnElement[bool]] = []
        if self.game is not None:
            found.append(results.c.game == self.game)
        if self.only == "won":
            found.append(results.c.outcome.in_(("won", "shared")))
        elif self.only == "friends":
            found.append(results.c.people)
        if self.name or self.marks:
            parts = [f"|{mark}|" for mark in self.marks] + ([self.name.casefold()] if self.name else [])
            found.append(or_(*(results.c.words.contains(part, autoescape=True) for part in parts)))
        return found


class Results:
    """Reads what was played."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def page(self, visitor: str, before: str | None, search: Search) -> tuple[list[dict[str, Any]], str | None]:
        """Return games of a person as `Played`, the newest first, and where to go on; None: there are no more."""
        query = (
            select(results.c.table_id, results.c.ended, results.c.outcome, results.c.seats, finished.c.told)
            .join(finished, finished.c.table_id == results.c.table_id)
            .where(results.c.visitor == visitor, *search.conditions())
            .order_by(results.c.ended.desc(), results.c.table_id.desc())
            .limit(PAGE + 1)
        )
        if before is not None:
            query = query.where(_older(*read_cursor(before)))
        rows = await self._store.read(lambda c: list(c.execute(query)))
        told = [
            {"table": _raw(row.told), "seats": _raw(row.seats), "outcome": row.outcome}
            for row in rows[:PAGE]
            if _is_told(row.told)
        ]
        return told, cursor(rows[PAGE - 1]) if len(rows) > PAGE else None

    async def records(self, visitor: str, before: str | None, limit: int) -> tuple[list[bytes], str | None]:
        """Return records of a person's games, a line each, the newest first, and where to go on."""
        query = (
            select(results.c.table_id, results.c.ended, results.c.seats, finished.c.record)
            .join(finished, finished.c.table_id == results.c.table_id)
            .where(results.c.visitor == visitor)
            .order_by(results.c.ended.desc(), results.c.table_id.desc())
            .limit(limit)
        )
        if before is not None:
            query = query.where(_older(*read_cursor(before)))
        rows = await self._store.read(lambda c: list(c.execute(query)))
        return [_line(row) for row in rows if _is_record(row.record)], cursor(rows[-1]) if len(rows) == limit else None

    async def known(self, visitor: str, digests: Iterable[str]) -> set[str]:
        """Return which of some games a person has already, by their digests."""
        query = select(results.c.digest).where(results.c.visitor == visitor, results.c.digest.in_(list(digests)))
        return set(await self._store.read(lambda c: list(c.execute(query).scalars())))

    async def imported(self, visitor: str) -> int:
        """Return how many games a person has brought here."""
        query = select(func.count()).select_from(results).where(results.c.visitor == visitor, results.c.imported)
        found: int | None = await self._store.read(lambda c: c.execute(query).scalar())
        return found or 0

    async def statistics(self, visitor: str, with_rating: bool) -> Statistics:
        """Return what a person's games come to."""

        def find(connection: Connection) -> Statistics:
            own = (results.c.visitor == visitor, results.c.counts)
            total, games = _sums(connection.execute(_tallies(*own)))
            for row in connection.execute(_latest(*own)):
                games[row.game].last.append(row.outcome)
            for row in connection.execute(_best(*own)):
                if not _is_told(row.told):
                    continue
                told = _finished.decode(row.told)
                games[row.game].best = BestGame(table=told.id, score=row.score, moves=told.moves, code=told.code)
            if with_rating:
                for row in connection.execute(select(ratings).where(ratings.c.visitor == visitor)):
                    if row.game in games:
                        games[row.game].rating = shown(row.mu, row.sigma, row.games)
            since = connection.execute(select(func.min(results.c.ended)).where(results.c.visitor == visitor)).scalar()
            listed = [sums.told() for _, sums in sorted(games.items())]
            return Statistics(total=total.told(), games=listed, since=since, rating=with_rating)

        return await self._store.read(find)


# ---- sums


def _tallies(*own: ColumnElement[bool]) -> Select[Any]:
    """Return the query for how often each result came, against whom; the latest names first."""
    alike = (results.c.game, results.c.outcome, results.c.people, results.c.rivals)
    times, latest = func.count().label("times"), func.max(results.c.ended)
    return select(*alike, times).where(*own).group_by(*alike).order_by(latest.desc())


def _numbered(*own: ColumnElement[bool], by: Sequence[ColumnElement[Any]]) -> Subquery:
    """Return a person's games, those of each kind numbered from 1 in an order."""
    number = func.row_number().over(partition_by=results.c.game, order_by=by).label("number")
    columns = (results.c.game, results.c.outcome, results.c.table_id, results.c.score)
    return select(*columns, number).where(*own).subquery()


def _latest(*own: ColumnElement[bool]) -> Select[Any]:
    """Return the query for the last results of each game, the newest at the end."""
    rows = _numbered(*own, by=(results.c.ended.desc(), results.c.table_id.desc()))
    return select(rows.c.game, rows.c.outcome).where(rows.c.number <= LAST).order_by(rows.c.number.desc())


def _best(*own: ColumnElement[bool]) -> Select[Any]:
    """Return the query for the best game of each kind: the most points, and among equals the shortest."""
    rows = _numbered(*own, results.c.score > 0, by=(results.c.score.desc(), results.c.moves, results.c.table_id))
    query = select(rows.c.game, rows.c.score, finished.c.told).where(rows.c.number == 1)
    return query.join(finished, finished.c.table_id == rows.c.table_id)


@dataclass
class _Sums:
    """What games come to."""

    game: str
    outcomes: Counter[str] = field(default_factory=Counter)
    friends: Counter[str] = field(default_factory=Counter)
    levels: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    rivals: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    names: dict[str, str] = field(default_factory=dict)
    last: list[Outcome] = field(default_factory=list)
    best: BestGame | None = None
    rating: Rating | None = None

    def add(self, row: Row[Any], rivals: list[tuple[str, str, str]]) -> None:
        """Count games with the same result against the same rivals; those that are older come later."""
        self.outcomes[row.outcome] += row.times
        if row.people:
            self.friends[row.outcome] += row.times
        for kind, key, name in rivals:
            if kind == "bot":
                self.levels[key][row.outcome] += row.times
            else:
                self.rivals[key][row.outcome] += row.times
                self.names.setdefault(key, name)

    def told(self) -> GameStatistics:
        met = sorted(self.rivals.items(), key=lambda one: (-one[1].total(), self.names[one[0]]))[:RIVALS]
        return GameStatistics(
            game=self.game,
            tally=_tally(self.outcomes),
            friends=_tally(self.friends),
            levels=[LevelTally(level=level, tally=_tally(found)) for level, found in sorted(self.levels.items())],
            rivals=[RivalTally(name=self.names[key], tally=_tally(found)) for key, found in met],
            last=self.last,
            best=self.best,
            rating=self.rating,
        )


def _sums(rows: Iterable[Row[Any]]) -> tuple[_Sums, dict[str, _Sums]]:
    total, games = _Sums(""), dict[str, _Sums]()
    for row in rows:
        rivals = _rivals.decode(row.rivals)
        total.add(row, rivals)
        games.setdefault(row.game, _Sums(row.game)).add(row, rivals)
    return total, games


def _tally(found: Counter[str]) -> Tally:
    return Tally(played=found.total(), won=found["won"], shared=found["shared"])


def _is_told(text: str) -> bool:
    """Tell whether a row can be told: one that is damaged spoils no other."""
    try:
        return bool(_finished.decode(text))
    except (msgspec.DecodeError, UnicodeError):
        return False


def _raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(text.encode())


def _is_record(text: str) -> bool:
    """Tell whether a row holds a record that can be taken along."""
    try:
        return isinstance(_json.decode(text)["played"], dict)
    except (msgspec.DecodeError, UnicodeError, KeyError, TypeError):
        return False


def _line(row: Any) -> bytes:
    """Return a record as a line, with the seats of whoever takes it along."""
    record = _json.decode(row.record)
    record["played"]["mine"] = _json.decode(row.seats)
    return _json.encode(record) + b"\n"


# ---- cursors


def cursor(row: Any) -> str:
    """Return what names the place after a row."""
    return f"{row.ended}.{row.table_id}"


def read_cursor(text: str) -> tuple[int, str]:
    """Return the place that a cursor names. Raises Refusal."""
    at, _, table = text.partition(".")
    if not (at.isdecimal() and at.isascii() and len(at) < 17 and 0 < len(table) <= 32):
        raise Refusal(f"{text!r} is no place in this list: ask without it.", "bad-cursor")
    return int(at), table


def _older(ended: int, table: str) -> ColumnElement[bool]:
    return or_(results.c.ended < ended, and_(results.c.ended == ended, results.c.table_id < table))
