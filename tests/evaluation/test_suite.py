"""What the suite consists of."""

from __future__ import annotations

from collections import Counter

import pytest

import ludoteka
from ludoteka.evaluation.suite import ALONE, MIXED, SUITE, BadSuite, Part, tasks


def test_every_game_is_played_by_every_number_of_players_from_every_seat() -> None:
    played = list(tasks())
    for name in ludoteka.games():
        for players in ludoteka.game(name).players:
            own = [task for task in played if (task.game, task.players) == (name, players)]
            kinds = {task.against for task in own}
            usual = players == ludoteka.game(name).header.usual_players
            levels = SUITE.rivals if usual else SUITE.everywhere
            assert kinds == ({ALONE} if players == 1 else {*levels, *([MIXED] if players > 2 else [])})
            for kind in kinds:
                seats = Counter(task.seat for task in own if task.against == kind)
                assert set(seats) == set(range(players))
                assert len(set(seats.values())) == 1
                assert sum(seats.values()) >= (SUITE.games if usual else SUITE.games_elsewhere)
    assert [task.number for task in played] == list(range(len(played)))
    assert all(len(task.rivals) == task.players - 1 for task in played)


def test_a_part_has_the_numbers_and_seeds_of_the_whole() -> None:
    whole = {task.number: task for task in tasks()}
    part = list(tasks(Part(("opale",), (), ("novice",), 2)))
    assert len(part) == 4
    assert all(whole[task.number] == task for task in part)


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (Part(("opal",)), "Did you mean 'opale'?"),
        (Part((), (), ("regluar",)), "Did you mean 'regular'?"),
        (Part(rounds=0), "at least one seed"),
        (Part(("opale",), (5,)), "no such tables"),
    ],
)
def test_what_the_suite_does_not_have_is_named(part: Part, said: str) -> None:
    with pytest.raises(BadSuite, match=said.replace("?", r"\?")):
        part.check()
