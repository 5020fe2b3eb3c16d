"""A series by itself: what counts, who begins, what is told and read back."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import ludoteka
from ludoteka.engine.errors import BadRecord, BadSeries
from ludoteka.engine.record import Record
from ludoteka.engine.series import MOST_WINS, Series, next_game, seed_for
from ludoteka.engine.text import LANGUAGES, Words


def test_one_win_is_a_single_game_and_no_series() -> None:
    assert Series.begin(1, 2) is None
    assert Series.begin(1, 1) is None
    assert Series.begin(3, 2) == Series(3, 1, (0, 0))


@pytest.mark.parametrize(("first_to", "players"), [(0, 2), (MOST_WINS + 1, 2), (2, 1), (True, 2), ("2", 2)])
def test_what_is_no_series_says_why(first_to: Any, players: int) -> None:
    with pytest.raises(BadSeries, match="A series"):
        Series.begin(first_to, players)


def test_the_first_to_so_many_wins_has_won_and_then_a_new_series_begins() -> None:
    series = Series(2, 1, (0, 0))
    assert series.counted(None) == series
    series = series.counted(1)
    assert series.winner is None
    series = series.next((1, 0))
    assert series == Series(2, 2, (1, 0))
    series = series.counted(0)
    assert series.winner == 0
    assert series.next((1, 0)) == Series(2, 1, (0, 0))


def test_whoever_takes_a_place_has_won_nothing_yet() -> None:
    assert Series(3, 2, (1, 2, 0)).next((0, 1, 2), newcomers=[1]).tally == (1, 0, 0)
    assert Series(3, 2, (1, 2, 0)).next((1, 2, 0), newcomers=[1]).tally == (0, 0, 1)
    assert Series(3, 2, (1, 2, 0)).left_by(1).tally == (1, 0, 0)


def test_who_lost_begins_and_of_several_the_next_after_whoever_began() -> None:
    akropolis = ludoteka.game("akropolis")
    for first, winners, begins in [
        (0, [0], 1),
        (0, [1], 2),
        (2, [0], 3),
        (3, [0], 1),
        (1, [0, 2], 3),
        (1, [0, 1, 2, 3], 2),
    ]:
        assert next_game(akropolis, 4, first, winners) == ((0, 1, 2, 3), begins)
    opale = ludoteka.game("opale")
    for first, winner in itertools.product((0, 1), (0, 1)):
        assert next_game(opale, 2, first, [winner]) == ((0, 1), 1 - winner)
    assert next_game(opale, 2, 0, [0, 1]).first == 1, "after a draw the other begins"


def test_in_orion_duel_the_players_change_sides_and_take_turns_to_begin() -> None:
    orion = ludoteka.game("orion-duel")
    for first, winners in itertools.product((0, 1), ([0], [1], [0, 1])):
        order, begins = next_game(orion, 2, first, winners)
        assert (order, begins) == ((1, 0), first)
        assert begins is not None
        assert order[begins] != first, "another person than before"


@pytest.mark.parametrize("name", ludoteka.games())
def test_a_seed_lets_the_right_seat_begin(name: str) -> None:
    game = ludoteka.game(name)
    players = max(game.players)
    options = game.check_options(players, {})
    for first in range(players):
        numbers = itertools.count(1000 * first)
        seed = seed_for(game, players, options, first, numbers.__next__)
        assert game.new(players, seed, **options).current_player == first


def test_where_an_option_says_who_begins_any_seed_is_good() -> None:
    orion = ludoteka.game("orion-duel")
    numbers = itertools.count()
    options = orion.check_options(2, {"first": "blue", "setup": "symmetric-1"})
    seed = seed_for(orion, 2, options, 1, lambda: next(numbers))
    assert orion.new(2, seed, **options).current_player == 0


def test_a_record_keeps_its_series() -> None:
    record = Record.begin("opale", seed=3)
    record.series = Series(3, 2, (1, 0))
    told = record.to_json()
    assert told["series"] == {"first_to": 3, "game": 2, "tally": [1, 0]}
    assert Record.from_json(told) == record
    del told["series"]
    assert Record.from_json(told).series is None


@pytest.mark.parametrize(
    "series",
    [
        [],
        {},
        {"first_to": 3, "game": 2},
        {"first_to": 1, "game": 1, "tally": [0, 0]},
        {"first_to": 10, "game": 1, "tally": [0, 0]},
        {"first_to": 3, "game": 0, "tally": [0, 0]},
        {"first_to": 3, "game": 2, "tally": [0]},
        {"first_to": 3, "game": 2, "tally": [0, True]},
        {"first_to": 3, "game": 2, "tally": [0, -1]},
        {"first_to": 3, "game": 9, "tally": [0, 4]},
        {"first_to": 3, "game": 2, "tally": [1, 2]},
    ],
)
def test_a_series_that_cannot_be_is_refused_with_its_record(series: Any) -> None:
    told = Record.begin("opale", seed=3).to_json() | {"series": series}
    with pytest.raises(BadRecord, match="serie"):
        Record.from_json(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_series_is_told_in_every_language(language: str) -> None:
    words = Words(language, ("Ada", "Bob"))
    series = Series(2, 2, (1, 1))
    told = [Series(2, 1, (0, 0)).begins(), series.begins(), series.ended(None), series.ended(0)]
    won = Series(2, 3, (2, 1)).ended(0)
    sentences = [words.say(phrase) for phrase in (*told, won)]
    assert len(set(sentences)) == 5
    assert all("Ada: 1, Bob: 1" in sentence for sentence in sentences[1:4])
    assert "Ada: 2, Bob: 1" in sentences[4]
