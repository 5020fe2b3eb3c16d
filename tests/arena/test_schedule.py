"""Who meets whom: seats rotated, the same seeds for every rotation."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.arena.contestants import BadContestant, Contestant
from ludoteka.arena.schedule import schedule, tables

A, B, C = (Contestant.parse(text) for text in ("random", "greedy", "expert@50"))


def test_every_pair_meets_at_a_table_for_two() -> None:
    assert tables([A, B, C], 2) == [(A, B), (A, C), (B, C)]


def test_with_more_seats_one_sits_against_the_others_both_ways() -> None:
    assert tables([A, B], 3) == [(A, B, B), (B, A, A)]


def test_as_many_bots_as_seats_meet_at_one_table() -> None:
    assert tables([A, B, C], 3) == [(A, B, C)]


def test_seats_rotate_and_seeds_are_paired() -> None:
    matches = list(schedule("opale", [A, B], 2, 10, 5, {}))
    assert Counter(match.seats for match in matches) == {(A, B): 5, (B, A): 5}
    assert Counter(match.seed for match in matches) == dict.fromkeys(range(5, 10), 2)
    assert [match.number for match in matches] == list(range(10))


@pytest.mark.parametrize("text", ["expert", "expert@50", "master@0.5s", "plain@400"])
def test_a_contestant_reads_as_it_is_written(text: str) -> None:
    assert str(Contestant.parse(text)) == text


@pytest.mark.parametrize("text", ["", "exprt", "expert@", "expert@x", "expert@1.5", "expert@-1", "EXPERT"])
def test_what_names_no_bot_is_refused(text: str) -> None:
    with pytest.raises(BadContestant):
        Contestant.parse(text)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_seats_everybody_sits_everywhere_equally_often(players: int) -> None:
    matches = list(schedule("oriflamme-alliance", [A, B], players, 2 * players, 1, {}))
    alone = matches[: 2 * players]
    assert Counter(match.seats.index(A) for match in alone) == dict.fromkeys(range(players), 2)
    assert all(match.seats.count(B) == players - 1 for match in alone)
    assert Counter(match.seed for match in alone) == {1: players, 2: players}
    others = matches[2 * players :]
    assert Counter(match.seats.index(B) for match in others) == dict.fromkeys(range(players), 2)
