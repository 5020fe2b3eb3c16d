"""What is written down when a game ends: a row for each person who sat there, which only they are told."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

import ludoteka
from ludoteka.server.common.errors import Refusal, StorageFailed
from ludoteka.server.state.events import Began, Event, LogEntry, Moved, Replaced, Resigned, Sat
from ludoteka.server.state.table_state import TableState
from ludoteka.server.storage import endings
from ludoteka.server.storage.results import LAST, PAGE, Results, Search
from ludoteka.server.storage.schema import finished, ratings, results
from ludoteka.server.storage.store import Store
from ludoteka.server.storage.writer import Job
from ludoteka.server.wire.my_games import Finished, PlayedGames
from tests.conformance.cases import Case, few_cases
from tests.server.room import setting

#: A random game of it, with this seed for the dice too, ends with two winners.
SHARED = (Case("oriflamme-alliance", 3), 25)


def add(state: TableState, event: Event) -> TableState:
    state.apply(LogEntry(state.seq + 1, state.seq, event))
    return state


def seated(case: Case, *who: Event, seed: int = 1, table: str = "t") -> TableState:
    """Return a table whose game has begun: these at the first seats, strangers at the others."""
    state = TableState(replace(setting(case, seed), id=table))
    taken = [*who, *(Sat(seat, f"S{seat}", f"stranger{seat}") for seat in range(len(who), case.players))]
    for event in taken:
        add(state, event)
    return add(state, Began())


def play(state: TableState, dice: random.Random) -> TableState:
    """Play anything until the game is over."""
    while state.status != "over":
        assert state.position is not None
        assert state.mover is not None
        action = state.game.action_to_text(dice.choice(state.position.legal_actions()))
        add(state, Moved(state.mover, action))
    return state


def rows(state: TableState) -> dict[str, dict[str, Any]]:
    """Return the rows of those who sat at a table, by who they are."""
    told = endings.told_of(state, 7)
    people = {chair.visitor for chair in state.chairs if chair.visitor}
    return {visitor: endings.result_of(state, told, visitor) for visitor in people}


async def put(store: Store, state: TableState, at: int = 7) -> None:
    job = Job()
    endings.note_ending(job, state, at)
    await store.write(job)


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_who_has_won_and_who_has_lost_stands_in_rows_that_name_nobody(case: Case) -> None:
    dice = random.Random(str(case))
    state = play(seated(case, Sat(0, "Ada", "visitor-of-ada"), seed=dice.getrandbits(64)), dice)
    assert state.position is not None
    winners = state.position.winners()
    for seat, chair in enumerate(state.chairs):
        row = rows(state)[str(chair.visitor)]
        won = "won" if len(winners) == 1 else "shared"
        assert row["outcome"] == (won if seat in winners else "lost")
        assert (row["score"], row["counts"]) == (state.position.scores()[seat], True)
    told = msgspec.json.encode(endings.told_of(state, 7)).decode()
    record = msgspec.json.encode(endings.record_of(state, endings.told_of(state, 7))).decode()
    for text in (told, record):
        assert not any(str(chair.visitor) in text for chair in state.chairs), "who somebody is, is theirs alone"
    assert ludoteka.Record.from_json(msgspec.json.decode(record)).actions == state.moves


def test_a_shared_win_is_neither_won_nor_lost() -> None:
    case, seed = SHARED
    state = play(seated(case, seed=seed), random.Random(seed))
    assert [rows(state)[f"stranger{seat}"]["outcome"] for seat in range(3)] == ["shared", "shared", "lost"]


def test_whoever_gives_up_has_lost_and_a_bot_that_stands_in_plays_for_its_person() -> None:
    state = seated(Case("opale", 2), Sat(0, "Ada", "ada"), Sat(1, "Bob", "bob"))
    add(add(state, Replaced(0, "left")), Resigned(1))
    assert {who: row["outcome"] for who, row in rows(state).items()} == {"ada": "won", "bob": "lost"}
    told = endings.told_of(state, 7)
    assert [(seat.away, seat.resigned) for seat in told.seats] == [(True, False), (False, True)]


def test_bots_are_told_apart_by_their_levels() -> None:
    case = Case("akropolis", 4)
    bots = [Sat(seat, level, None, level) for seat, level in ((1, "expert"), (2, "expert"), (3, "novice"))]
    state = add(seated(case, Sat(0, "Ada", "ada"), *bots), Resigned(0))
    row = rows(state)["ada"]
    assert msgspec.json.decode(row["rivals"]) == [["bot", "expert", "expert"], ["bot", "novice", "novice"]]
    assert not row["people"]
    assert "|level:expert|" in row["words"]
    assert "|game:akropolis|" in row["words"]


def test_several_seats_at_one_device_neither_win_nor_lose() -> None:
    state = add(seated(Case("opale", 2), Sat(0, "Ada", "ada"), Sat(1, "Bob", "ada")), Resigned(1))
    row = rows(state)["ada"]
    assert (row["outcome"], row["counts"], row["score"], row["seats"]) == ("none", False, None, "[0,1]")


def test_what_is_tried_again_is_listed_but_not_counted() -> None:
    case = Case("opale", 2)
    state = TableState(setting(case))
    for event in (Sat(0, "Ada", "ada"), Sat(1, "expert", None, "expert"), Began(str(case.new(5)), 3), Resigned(0)):
        add(state, event)
    assert not rows(state)["ada"]["counts"]
    assert endings.told_of(state, 7).tried


async def test_the_rows_come_with_the_last_move_or_not_at_all_and_never_twice(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/games.db")
    try:
        state = add(seated(Case("opale", 2), Sat(0, "Ada", "ada"), Sat(1, "Bob", "bob")), Resigned(1))
        await put(store, state)
        with pytest.raises(StorageFailed):
            await put(store, state)
        kept = await store.read(lambda c: list(c.execute(select(results.c.visitor, results.c.outcome))))
        assert sorted(map(tuple, kept)) == [("ada", "won"), ("bob", "lost")]
        games = await store.read(lambda c: list(c.execute(select(ratings.c.games)).scalars()))
        assert games == [1, 1], "a job that failed has rated nobody"
        assert len(await store.read(lambda c: list(c.execute(select(finished))))) == 1
    finally:
        await store.close()


async def test_games_are_listed_page_by_page_searched_and_summed_up(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/games.db")
    try:
        read = Results(store)
        for number in range(2 * PAGE + 5):
            rival = Sat(1, "novice", None, "novice") if number % 3 else Sat(1, "Зоряна_%", "zoriana")
            case = Case("orion-duel" if number % 2 else "opale", 2)
            state = seated(case, Sat(0, "Ada", "ada"), rival, seed=number, table=f"t{number:03}")
            await put(store, add(state, Resigned(1 if number % 5 else 0)), at=number // 2)  # some at the same moment
        found: list[str] = []
        before: str | None = None
        for size in (PAGE, PAGE, 5):
            games, before = await read.page("ada", before, Search())
            told = msgspec.json.decode(msgspec.json.encode({"games": games, "next": before}), type=PlayedGames)
            assert len(told.games) == size
            found += [one.table.id for one in told.games]
        assert before is None
        assert found == [f"t{number:03}" for number in reversed(range(2 * PAGE + 5))]

        async def count(**search: Any) -> int:
            games, before = await read.page("ada", None, Search(**search))
            return len(games) + (0 if before is None else len((await read.page("ada", before, Search(**search)))[0]))

        assert await count(name="ЗОРЯН") == await count(only="friends") == 15
        assert await count(name="а_%") == 15, "a sign is a sign, not a wildcard"
        assert await count(name="_da") == 0
        assert await count(marks=["level:novice"]) == 30
        assert await count(name="зоряна", marks=["game:orion-duel"]) == 15 + 22 - 7
        assert await count(game="opale") == 23
        assert await count(only="won", game="opale") == 23 - 5
        assert await read.page("zoriana-s-rival", None, Search()) == ([], None)

        told_of_all = await read.statistics("ada", False)
        assert (told_of_all.total.tally.played, told_of_all.total.tally.won) == (45, 36)
        opale = next(game for game in told_of_all.games if game.game == "opale")
        assert (opale.tally.played, opale.friends.played, len(opale.last)) == (23, 8, LAST)
        assert opale.last[-1] == "won"
        assert opale.last.count("lost") == 4
        assert [(one.name, one.tally.played) for one in opale.rivals] == [("Зоряна_%", 8)]
        assert [(one.level, one.tally.played) for one in opale.levels] == [("novice", 15)]
        assert opale.best is None, "nobody has points yet"
        assert opale.rating is None
        assert not told_of_all.rating
        with_rating = await read.statistics("ada", True)
        rated = next(game.rating for game in with_rating.games if game.game == "opale")
        assert rated is not None
        assert rated.games == 8
        with pytest.raises(Refusal) as refusal:
            await read.page("ada", "soon", Search())
        assert refusal.value.code == "bad-cursor"
    finally:
        await store.close()


async def test_the_best_game_is_the_one_with_the_most_points(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/games.db")
    try:
        scores = {}
        for number in range(4):
            state = seated(Case("akropolis", 2), Sat(0, "Ada", "ada"), seed=number, table=f"t{number}")
            play(state, random.Random(number))
            assert state.position is not None
            scores[f"t{number}"] = state.position.scores()[0]
            await put(store, state, at=number)
        best = (await Results(store).statistics("ada", False)).games[0].best
        assert best is not None
        assert best.score == max(scores.values()) == scores[best.table]
        told = await store.read(lambda c: list(c.execute(select(finished.c.told)).scalars()))
        assert best.code in {msgspec.json.decode(text, type=Finished).code for text in told}
    finally:
        await store.close()


async def test_a_damaged_row_spoils_no_other(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/games.db")
    try:
        for number in range(3):
            case = Case("akropolis", 2)
            state = seated(case, Sat(0, "Ada", "ada"), seed=number, table=f"t{number}")
            await put(store, play(state, random.Random(number)), at=number)
        damage = finished.update().where(finished.c.table_id != "t1").values(told='{"id":', record="{")
        await store.write(Job([(damage, {})]))
        read = Results(store)
        told, _ = await read.page("ada", None, Search())
        assert [msgspec.json.decode(one["table"])["id"] for one in told] == ["t1"]
        assert len((await read.records("ada", None, 10))[0]) == 1
        assert (await read.statistics("ada", True)).total.tally.played == 3
    finally:
        await store.close()
