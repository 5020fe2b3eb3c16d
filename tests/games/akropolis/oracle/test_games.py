"""Whole games: invariants, and scores as people reach them."""

from __future__ import annotations

import random

import pytest

from tests.games.akropolis.oracle.cities import ALL, random_game, random_place, turned
from tests.games.akropolis.oracle.game import (
    COLOURS,
    COMPONENTS,
    STARTING_TILE,
    Cell,
    City,
    Oracle,
    Paid,
    Place,
    RandomChance,
    StonesWon,
    Take,
    VisibleHex,
    city_after,
    covered_quarries,
    score,
    visible,
)


def check_city(city: City) -> None:
    """Each tile lies on one level, clockwise, and over at least two others."""
    where: dict[int, list[tuple[Cell, int, str]]] = {}
    for cell, column in city.items():
        for level, (kind, tile) in enumerate(column, 1):
            where.setdefault(tile, []).append((cell, level, kind))
    assert len(where.pop(STARTING_TILE)) == 4
    for tile, parts in where.items():
        assert len(parts) == 3
        (level,) = {level for _, level, _ in parts}
        kinds = {cell: kind for cell, _, kind in parts}
        assert any(Place.at(cell, rotation).kinds(tile) == kinds for cell in kinds for rotation in range(6)), (
            f"tile {tile} lies mirrored"
        )
        if level > 1:
            assert len({city[cell][level - 2][1] for cell in kinds}) >= 2


def mirrored(shown: list[VisibleHex]) -> list[VisibleHex]:
    return [(r, q, kind, level) for q, r, kind, level in shown]


def check_scores(game: Oracle) -> None:
    for seat, city in enumerate(game.cities):
        check_city(city)
        shown = visible(city)
        result = game.score_of(seat)
        assert result == score(turned(shown), game.stones[seat], game.variants)
        assert result == score(mirrored(shown), game.stones[seat], game.variants)
        assert result.total == sum(c.value * c.stars for c in result.colours.values()) + game.stones[seat]
        plain = score(shown, game.stones[seat])
        every = score(shown, game.stones[seat], ALL)
        for colour in COLOURS:
            with_variant = every if colour in game.variants else plain
            assert result.colours[colour] == with_variant.colours[colour]
            assert plain.colours[colour].value <= every.colours[colour].value <= 2 * plain.colours[colour].value


CONFIGURATIONS = [(1, False, 60), (2, False, 70), (3, False, 40), (4, False, 30), (1, True, 12)]

CONFIGURATIONS += [(2, True, 8), (3, True, 8)]


@pytest.mark.parametrize(("players", "long", "games"), CONFIGURATIONS)
def test_random_games(players: int, long: bool, games: int) -> None:
    for seed in range(games):
        rng = random.Random(seed)
        variants = [colour for colour in COLOURS if rng.random() < 0.5]
        architect = rng.choice(["easy", "medium", "hard"]) if players == 1 else None
        game = Oracle(players, RandomChance(rng), variants, long, architect)
        start = list(game.stones)
        random_game(game, rng)
        table = COMPONENTS["long_setup" if long else "setup"]["by_players"][str(players)]
        assert game.turns == [table["turns_per_player"]] * game.seats
        assert game.round == table["rounds"]
        assert len(game.row) == 1
        assert not game.unseen
        assert sum(start) == [3, 3, 6, 10][players - 1]
        assert game.winners()
        check_scores(game)


def test_stones_are_what_was_paid_and_won() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        game = Oracle(1, RandomChance(rng), architect="easy") if seed % 2 else Oracle(3, RandomChance(rng))
        purse = list(game.stones)
        while not game.over:
            assert game.decider is not None
            place = game.phase == "place"
            game.apply(random_place(game.cities[game.decider], rng) if place else rng.choice(game.legal_moves()))
            for event in game.events:
                if isinstance(event, Paid):
                    purse[event.seat] -= event.stones
                    if event.to is not None:
                        purse[event.to] += event.stones
                elif isinstance(event, StonesWon):
                    purse[event.seat] += event.stones
            assert purse == game.stones


def greedy_game(players: int, seed: int, samples: int) -> Oracle:
    """Everybody takes the best of some random tiles and places: points at once, stones, and a little for stars."""
    rng = random.Random(seed)
    game = Oracle(players, RandomChance(rng))
    while not game.over:
        seat = game.to_move
        city = game.cities[seat]
        options = []
        for _ in range(samples):
            take = rng.choice(game.legal_moves())
            assert isinstance(take, Take)
            place = random_place(city, rng)
            options.append((promise(game, seat, take.slot, place), rng.random(), take, place))
        _, _, take, place = max(options, key=lambda option: option[:2])
        game.apply(take)
        game.apply(place)
    return game


def promise(game: Oracle, seat: int, slot: int, place: Place) -> float:
    city = game.cities[seat]
    stones = game.stones[seat] - slot + covered_quarries(city, place)
    after = score(visible(city_after(city, place, game.row[slot])), stones)
    # A value without stars, or stars without a value, are worth something later.
    return sum((c.value + 1) * (c.stars + 1) for c in after.colours.values()) + stones


@pytest.mark.parametrize(("players", "winners_average"), [(2, 95), (3, 88), (4, 82)])
def test_winners_of_sensible_games_score_about_as_recorded(players: int, winners_average: int) -> None:
    games = [greedy_game(players, seed, samples=14) for seed in range(4)]
    average = sum(max(game.totals()) for game in games) / len(games)
    assert 0.6 * winners_average < average < 1.4 * winners_average
