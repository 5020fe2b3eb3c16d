"""Ratings: Plackett-Luce over the order of finish, bots as fixed points, and nobody rated for what says nothing."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select

from ludoteka.bots.levels import OPPONENTS
from ludoteka.server.state.events import Resigned, Sat
from ludoteka.server.storage import ratings
from ludoteka.server.storage.schema import ratings as kept
from ludoteka.server.storage.schema import tokens
from ludoteka.server.storage.store import Store
from ludoteka.server.storage.writer import Job
from tests.conformance.cases import Case
from tests.server.people.test_results import add, play, put, seated

NEW = (25.0, 25.0 / 3.0)


def test_two_newcomers_are_as_the_package_says() -> None:
    # Weng and Lin: of two equals the winner gains half of sigma² / c, and c² is twice sigma² + beta²
    (mu, sigma), (other, _) = ratings.after([NEW, NEW], [False, False], [0, 1])
    doubt, beta = (25 / 3) ** 2 + (25 / 300) ** 2, 25 / 6  # who has not played yet is a little less known
    c = (2 * (doubt + beta**2)) ** 0.5
    assert mu == pytest.approx(25 + doubt / c / 2)
    assert other == pytest.approx(25 - doubt / c / 2)
    assert sigma < NEW[1]
    assert ratings.shown(mu, sigma, 1).points == 1579


def test_the_order_of_finish_is_the_order_of_what_is_gained() -> None:
    found = ratings.after([NEW] * 5, [False] * 5, [0, 1, 2, 3, 4])
    assert [mu for mu, _ in found] == sorted((mu for mu, _ in found), reverse=True)
    shared = ratings.after([NEW] * 3, [False] * 3, [0, 0, 1])
    assert shared[0] == shared[1]
    assert shared[0][0] > 25 > shared[2][0]


def test_bots_stay_where_they_are_and_a_win_over_a_better_one_is_worth_more() -> None:
    gains = []
    for level in OPPONENTS:
        (mu, _), stays = ratings.after([NEW, ratings.bot(level)], [False, True], [0, 1])
        assert stays == ratings.bot(level)
        gains.append(mu - 25)
    assert gains == sorted(gains)
    assert ratings.shown(*ratings.bot("regular"), 1).points == ratings.MIDDLE == ratings.shown(*NEW, 0).points
    assert set(OPPONENTS) <= set(ratings.BOTS)


def test_winners_come_first_then_points_and_whoever_gave_up_last() -> None:
    state = seated(Case("akropolis", 4), seed=3)
    add(play(state, random.Random(3)), Resigned(state.winners()[0] - 1))
    assert state.position is not None
    ranks, scores, gone = ratings.ranks_of(state), state.position.scores(), state.winners()[0] - 1
    assert ranks[state.winners()[0]] == 0
    assert ranks[gone % 4] == max(ranks)
    others = [seat for seat in range(4) if seat not in (state.winners()[0], gone % 4)]
    assert sorted(others, key=lambda seat: ranks[seat]) == sorted(others, key=lambda seat: -scores[seat])


async def rated(store: Store) -> dict[str, Any]:
    return {row.visitor: row for row in await store.read(lambda c: list(c.execute(select(kept))))}


async def test_people_are_rated_game_by_game_in_the_order_in_which_games_end(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/games.db")
    try:
        ada, bob, bot = Sat(0, "Ada", "ada"), Sat(1, "Bob", "bob"), Sat(1, "expert", None, "expert")
        model = PlackettLuce()
        a, b = model.rating(), model.rating()
        for number, loser in enumerate((1, 1, 0)):
            await put(store, add(seated(Case("opale", 2), ada, bob, table=f"t{number}"), Resigned(loser)))
            [[a], [b]] = model.rate([[a], [b]], ranks=[float(loser == 0), float(loser == 1)])
        found = await rated(store)
        assert (found["ada"].mu, found["bob"].mu) == (pytest.approx(a.mu), pytest.approx(b.mu))
        assert (found["ada"].games, found["bob"].games) == (3, 3)
        # a game against bots alone, one at a single device, and one where a program sits, say nothing
        await put(store, add(seated(Case("opale", 2), ada, bot, table="alone"), Resigned(0)))
        await put(store, add(seated(Case("opale", 2), ada, Sat(1, "x", "ada"), table="hot"), Resigned(0)))
        token = {"hash": "h", "kind": "program", "visitor": "bob", "table_id": "robot", "seat": 1, "created": 0}
        await store.write(Job([(tokens.insert(), token)]))
        await put(store, add(seated(Case("opale", 2), ada, bob, table="robot"), Resigned(0)))
        assert {who: row.games for who, row in (await rated(store)).items()} == {"ada": 3, "bob": 3}
        # bots at a table of people count as what they are
        expert = Sat(2, "expert", None, "expert")
        await put(store, play(seated(Case("akropolis", 3), ada, bob, expert, table="three"), random.Random(1)))
        akropolis = await store.read(
            lambda c: list(c.execute(select(kept.c.visitor).where(kept.c.game == "akropolis")))
        )
        assert sorted(row.visitor for row in akropolis) == ["ada", "bob"]
    finally:
        await store.close()
