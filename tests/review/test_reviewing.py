"""The review of whole games: it names blunders, adds up, tells luck from skill, and can be stopped."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise

import pytest

import ludoteka
from ludoteka.engine.errors import BadRecord
from ludoteka.engine.record import Record
from ludoteka.review import summary
from ludoteka.review.findings import MOST_SLIPS, SLIP, Review
from ludoteka.review.reviewing import Cancelled, Effort, Pass, Progress, Reviewing, Unfinished, coarse_first
from ludoteka.search.analysis import Cancel
from tests.conformance.cases import tables
from tests.review.games import BLUNDERS, GAMES, blundered, played

FEW = 40


def adds_up(review: Review) -> None:
    for side in review.by_seat:
        assert side.first + side.own + side.others + side.luck == pytest.approx(side.last)
        assert side.own <= 0
        assert side.first == review.chances[0][side.seat]
        costs = [review.decisions[number].cost for number in side.slips]
        assert costs == sorted(costs, reverse=True)
        assert len(costs) <= MOST_SLIPS
        assert all(cost >= SLIP for cost in costs)


@pytest.mark.parametrize("game", GAMES)
def test_a_planted_blunder_is_named(game: str) -> None:
    record, number = blundered(game), BLUNDERS[game]
    review = ludoteka.review(record, simulations=120, threads=1)
    decision = review.decisions[number]
    assert number in review.by_seat[decision.seat].slips
    assert decision.cost > 0.1
    assert decision.better is not None
    before = list(record.replay())[number]
    assert before.after(decision.better.action).winners() == [decision.seat]
    adds_up(review)


@pytest.mark.parametrize(("game", "players"), tables())
def test_every_number_of_seats_can_be_reviewed(game: str, players: int) -> None:
    record = played(game, players)
    review = ludoteka.review(record, simulations=8, threads=1)
    assert len(review.decisions) == len(record.actions)
    assert len(review.chances) == len(record.actions) + 1
    assert [decision.action for decision in review.decisions] == record.actions
    last, winners = review.chances[-1], record.position().winners()
    assert [seat for seat in range(players) if last[seat]] == winners
    if players > 1:
        assert all(sum(chances) == pytest.approx(1) for chances in review.chances)
    adds_up(review)
    json.dumps(review.to_json())


@pytest.mark.parametrize("game", ["opale", "orion-duel", "orichalcum"])
def test_who_plays_anything_is_less_accurate_than_who_thinks(game: str) -> None:
    review = ludoteka.review(played(game, 2, "regular", "random"), simulations=80, threads=1)
    thinker, other = (side.accuracy for side in review.by_seat)
    assert thinker is not None
    assert other is not None
    assert thinker > other


def test_the_same_seed_and_simulations_give_the_same_review_by_any_number_of_threads() -> None:
    record = blundered("opale")
    once = ludoteka.review(record, simulations=FEW, seed=3, threads=1)
    assert ludoteka.review(record, simulations=FEW, seed=3, threads=3) == once
    assert ludoteka.review(record, simulations=FEW, seed=4, threads=1) != once


def test_a_quick_look_comes_first_and_all_is_told() -> None:
    record, told = blundered("orion-duel"), list[Progress]()
    review = ludoteka.review(record, simulations=FEW, threads=1, tell=told.append)
    count = len(record.actions)
    assert [(one.quick, one.done) for one in told] == [(q, n + 1) for q in (True, False) for n in range(count)]
    shares = [one.share for one in told]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert review.deep == count
    assert not any(decision.quick for decision in review.decisions)


def test_cancelled_in_depth_it_keeps_what_it_knows() -> None:
    record, cancel = blundered("opale"), Cancel()

    def tell(progress: Progress) -> None:
        if not progress.quick and progress.done == 5:
            cancel.set()

    review = ludoteka.review(record, simulations=FEW, threads=1, tell=tell, cancel=cancel)
    assert review.deep == 5
    assert all(decision.quick for decision in review.decisions[5:])
    adds_up(review)


def test_cancelled_before_the_quick_look_is_done_there_is_nothing_to_tell() -> None:
    cancel = Cancel()
    with pytest.raises(Cancelled):
        ludoteka.review(blundered("opale"), simulations=FEW, tell=lambda _: cancel.set(), cancel=cancel)


def test_an_error_while_telling_ends_it() -> None:
    def tell(progress: Progress) -> None:
        raise ValueError("no paper")

    with pytest.raises(ValueError, match="no paper"):
        ludoteka.review(blundered("opale"), simulations=FEW, threads=2, tell=tell)


def test_a_game_in_which_nothing_was_decided_is_refused() -> None:
    record = Record.begin("opale", seed=1)
    with pytest.raises(Unfinished, match="nothing was decided"):
        ludoteka.review(record, simulations=1)


def cut(game: str, players: int, share: float, resigned: list[int]) -> Record:
    """Return a game that some seats gave up on the way."""
    whole = played(game, players)
    actions = whole.actions[: int(share * len(whole.actions))]
    return replace(whole, actions=actions, resigned=resigned)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_given_up_is_reviewed_and_tells_it(game: str) -> None:
    players = min(count for count in ludoteka.game(game).players if count > 1)
    record = cut(game, players, 0.4, [1])
    review = ludoteka.review(record, simulations=12, threads=1)
    assert len(review.chances) == len(record.actions) + 1
    assert review.given_up is not None
    assert review.given_up.seats == (1,)
    assert review.by_seat[1].last == 0
    assert sum(side.last for side in review.by_seat) == pytest.approx(1)
    if players == 2:
        assert review.by_seat[0].last == 1
    # giving up is a decision, too: it costs what was left
    kept = summary.seat_review(1, review.decisions, review.chances)
    assert review.by_seat[1].own == pytest.approx(kept.own - review.chances[-1][1])
    adds_up(review)
    assert review.to_json()["given_up"]["seats"] == [1]


def test_a_game_that_was_broken_off_has_no_result_but_chances() -> None:
    review = ludoteka.review(cut("opale", 2, 0.5, []), simulations=12, threads=1)
    assert review.given_up is not None
    assert review.given_up.seats == ()
    assert [side.last for side in review.by_seat] == list(review.chances[-1])
    adds_up(review)


def test_whoever_gives_up_alone_has_lost() -> None:
    review = ludoteka.review(cut("akropolis", 1, 0.5, [0]), simulations=8, threads=1)
    assert review.by_seat[0].last == 0
    adds_up(review)


def test_the_finest_decisions_are_no_slips_and_mattered() -> None:
    review = ludoteka.review(blundered("orion-duel"), simulations=120, threads=1)
    for side in review.by_seat:
        stakes = [review.decisions[number].stakes for number in side.finest]
        assert stakes == sorted(stakes, reverse=True)
        assert not set(side.finest) & set(side.slips)
        assert all(review.decisions[number].cost < SLIP <= review.decisions[number].stakes for number in side.finest)
    assert any(side.finest for side in review.by_seat)


def test_a_record_that_does_not_replay_is_refused() -> None:
    record = blundered("opale")
    broken = Record("opale", 2, record.seed, dict(record.options), [], [*record.actions[:3], 165, 165])
    with pytest.raises(BadRecord):
        ludoteka.review(broken, simulations=1)


def test_no_luck_is_spoken_of_where_there_is_none() -> None:
    review = ludoteka.review(blundered("orion-duel"), simulations=FEW, threads=1)
    assert review.perfect
    assert review.turning_points
    assert not any(point.lucky for point in review.turning_points)


def test_a_quick_look_ends_in_time_and_says_something_of_everything() -> None:
    """However slow the machine: what nobody has come to is guessed from what lies around it, and the depth follows."""
    reviewing = Reviewing(blundered("opale"), Effort(seconds=1e-6))
    quick, cancel = Pass(reviewing, quick=True), Cancel()
    assert quick.judge_next(cancel) is not None
    assert None in reviewing.judged
    assert quick.judge_next(cancel) is None, "the time is over"
    told = reviewing.review
    assert told is not None
    assert [decision.simulations > 0 for decision in told.decisions].index(False) == 1
    assert all(decision.quick for decision in told.decisions)
    assert all(sum(chances) == pytest.approx(1) for chances in told.chances)
    adds_up(told)
    deep = Pass(reviewing, quick=False)
    assert deep.judge_next(cancel) is not None
    assert deep.judge_next(cancel) is None
    found = reviewing.review
    assert found is not None
    assert found.deep == 1


@pytest.mark.parametrize("total", [1, 2, 5, 8, 60, 121])
def test_a_quick_look_goes_all_over_the_game_before_it_looks_closer(total: int) -> None:
    order = coarse_first(total)
    assert sorted(order) == list(range(total))
    for some in range(1, total + 1):
        seen = sorted([*order[:some], total])
        assert max(b - a for a, b in pairwise(seen)) <= 4 * total / some
