"""Scoring, sentence by sentence of the rules page, through the public scorer, and against the oracle."""

from __future__ import annotations

import importlib
import random
import subprocess
import sys
from typing import Any

import pytest

import ludoteka
from ludoteka.engine.hexes import Hex, area, neighbours
from ludoteka.games.akropolis import score
from ludoteka.games.akropolis.components import COLOUR_KEYS, KIND_KEYS, VARIANT_KEYS
from ludoteka.games.akropolis.scorer import BadCity
from tests.games.akropolis.oracle import game as o
from tests.games.akropolis.twins import GAME, same_score

Special = dict[Hex, str | tuple[str, int]]


def hexes(cells: set[Hex], special: Special, plaza: str) -> list[tuple[int, int, str, int]]:
    """Quarries on all cells but those that are something special, and a plaza far away."""
    shown = [(1000, -700, f"{plaza}_plaza", 1)]
    for q, r in cells | set(special):
        what = special.get((q, r), "quarry")
        kind, level = (what, 1) if isinstance(what, str) else what
        shown.append((q, r, kind, level))
    return shown


def value(colour: str, cells: set[Hex], special: Special, *variants: str) -> int:
    found: int = score(hexes(cells, special, colour), variants=variants)[colour]["value"]
    return found


ROW: set[Hex] = {(q, 0) for q in range(12)}
DISC = set(area(2))
RING = DISC - {(0, 0)}


# ---- Scoring


def test_houses_example() -> None:
    """5 on level 1 and 2 on level 2, 3 house stars: (5x1 + 2x2) x 3 = 27."""
    city = [(q, 0, "house", 1) for q in range(5)] + [(5, 0, "house", 2), (6, 0, "house", 2)]
    city += [(q, 3, "house_plaza", 1 + q) for q in range(3)]
    assert score(city)["house"] == {"value": 9, "stars": 3, "product": 27}
    assert score(city, stones=4)["total"] == 31


def test_only_visible_hexes_count_and_so_the_scorer_takes_one_a_column() -> None:
    with pytest.raises(BadCity, match="two visible"):
        score([(0, 0, "house", 1), (0, 0, "garden", 2)])


def test_adjacency_is_two_dimensional() -> None:
    assert value("house", set(), {(0, 0): ("house", 1), (1, 0): ("house", 4), (1, 1): ("house", 2)}) == 7
    assert value("market", set(), {(0, 0): ("market", 1), (1, 0): ("market", 5)}) == 0


def test_a_district_is_worth_its_level() -> None:
    for level in range(1, 25):
        assert value("garden", set(), {(0, 0): ("garden", level)}) == level


def test_no_star_no_points() -> None:
    city = [(0, 0, "garden", 3), (5, 5, "garden", 1), (9, 0, "market_plaza", 1)]
    assert score(city)["garden"] == {"value": 4, "stars": 0, "product": 0}
    assert score(city)["total"] == 0


def test_stars_add_up_gain_nothing_from_height_and_need_not_be_adjacent() -> None:
    city = [(0, 0, "garden", 1), (40, 0, "garden_plaza", 5), (0, 40, "garden_plaza", 1)]
    assert score(city)["garden"] == {"value": 1, "stars": 6, "product": 6}


def test_houses_only_the_largest_group_by_number_of_hexes_ties_by_value() -> None:
    three = {(q, 0): ("house", 1) for q in range(3)}
    assert value("house", set(), {**three, (9, 0): ("house", 5), (10, 0): ("house", 5)}) == 3
    assert value("house", set(), {**three, **{(q, 5): ("house", 2) for q in range(3)}}) == 6
    assert value("house", set(), {**{(q, -5): ("house", 2) for q in range(3)}, **three}) == 6


def test_plazas_do_not_connect_houses() -> None:
    assert value("house", set(), {(0, 0): "house", (1, 0): "house_plaza", (2, 0): "house"}) == 1


def test_a_winding_group_of_houses_is_one_group() -> None:
    """A spiral in which the group turns up and down many times."""
    comb = {(q, r) for q in range(0, 20, 2) for r in range(10)}
    comb |= {(q, 9 if q % 4 == 1 else 0) for q in range(1, 19, 2)}
    assert value("house", set(), dict.fromkeys(comb, "house")) == len(comb)


def test_markets_no_neighbouring_market_and_plazas_do_not_hurt() -> None:
    assert value("market", ROW, {(0, 0): "market", (2, 0): "market", (4, 0): "market", (5, 0): "market"}) == 2
    assert value("market", ROW, {(0, 0): "market", (1, 0): "market_plaza"}) == 1


def test_barracks_an_empty_cell_open_to_the_outside() -> None:
    assert value("barracks", DISC, {(2, 0): "barracks", (0, 0): "barracks"}) == 1


def test_barracks_a_cell_of_an_enclosed_hole_is_not_the_edge() -> None:
    wide = set(area(3)) - {(0, 0)}
    assert value("barracks", wide, {(1, 0): "barracks"}) == 0
    assert value("barracks", wide - {(2, 0), (3, 0)}, {(1, 0): "barracks"}) == 1


def test_temples_all_six_neighbours_built() -> None:
    assert value("temple", DISC, {(0, 0): ("temple", 3)}) == 3
    for gap in neighbours((0, 0)):
        assert value("temple", DISC - {gap}, {(0, 0): ("temple", 3)}) == 0


def test_gardens_always() -> None:
    assert value("garden", set(), {(0, 0): "garden", (7, 3): ("garden", 2)}) == 3


# ---- Variants


def test_variants_need_the_base_condition_and_a_star() -> None:
    assert value("market", set(), {(0, 0): "market", (1, 0): "market", (2, 0): "market_plaza"}, "markets") == 0
    assert value("temple", RING, {(1, 0): ("temple", 3)}, "temples") == 0
    assert score([(0, 0, "temple", 2)], variants=["temples"])["total"] == 0


def test_variant_houses_a_group_of_value_ten_before_stars_is_doubled() -> None:
    nine = {(q, 0): "house" for q in range(9)}
    assert value("house", set(), {**nine}, "houses") == 9
    assert value("house", set(), {**nine, (9, 0): "house"}, "houses") == 20
    assert value("house", set(), {**nine, (8, 0): ("house", 2)}, "houses") == 20


def test_variant_markets_beside_a_visible_market_plaza() -> None:
    assert value("market", ROW, {(0, 0): ("market", 3), (1, 0): "market_plaza"}, "markets") == 6
    assert value("market", ROW, {(0, 0): ("market", 3), (1, 0): "house_plaza"}, "markets") == 3


@pytest.mark.parametrize(("sides", "expected"), [(1, 2), (2, 2), (3, 4), (4, 4), (5, 2), (6, 2)])
def test_variant_barracks_three_or_four_empty_outside_neighbours(sides: int, expected: int) -> None:
    around = list(neighbours((0, 0)))
    for first in range(6):
        built = {around[(first + i) % 6] for i in range(6 - sides)}
        assert value("barracks", built, {(0, 0): ("barracks", 2)}, "barracks") == expected


def test_variant_barracks_lakes_do_not_count() -> None:
    """Two sides outside and one on a lake: not three."""
    cells = set(area(2)) - {(0, 0)}
    assert value("barracks", cells - {(2, 0), (2, -1)}, {(1, 0): "barracks"}, "barracks") == 1
    assert value("barracks", cells - {(2, 0), (2, -1), (1, 1)}, {(1, 0): "barracks"}, "barracks") == 2


def test_variant_temples_on_level_two_or_higher() -> None:
    assert [value("temple", DISC, {(0, 0): ("temple", n)}, "temples") for n in (1, 2, 3)] == [1, 4, 6]


@pytest.mark.parametrize("lake", [{(0, 0)}, {(0, 0), (-1, 0)}, set(area(1)) - {(1, 0)}])
def test_variant_gardens_beside_a_lake_of_any_size(lake: set[Hex]) -> None:
    assert value("garden", set(area(3)) - lake, {(1, 0): ("garden", 2)}, "gardens") == 4


def test_variant_gardens_doubled_once_and_not_beside_the_outside() -> None:
    two_lakes = set(area(3)) - {(0, 0), (2, 0)}
    assert value("garden", two_lakes, {(1, 0): "garden"}, "gardens") == 2
    assert value("garden", set(), {(1, 0): "garden"}, "gardens") == 1


# ---- Any city


def random_city(dice: random.Random) -> list[tuple[int, int, str, int]]:
    """Scattered or dense, with holes, of many levels."""
    span, share = dice.choice([3, 6, 9, 14]), dice.choice([0.3, 0.6, 0.8, 0.95])
    kinds = dice.choice(
        [KIND_KEYS, ("house", "house", "quarry", "house_plaza"), ("barracks", "garden", "temple", "market")]
    )
    q0, r0 = dice.randint(-200, 200), dice.randint(-200, 200)
    cells = [(q0 + q, r0 + r) for q in range(span) for r in range(dice.choice([2, span])) if dice.random() < share]
    return [(q, r, dice.choice(kinds), dice.choice([1, 1, 2, 3, 7])) for q, r in cells]


def test_random_cities_agree_with_the_oracle() -> None:
    dice = random.Random(3)
    for _ in range(250):
        city, stones = random_city(dice), dice.randrange(9)
        colours = [colour for colour in COLOUR_KEYS if dice.random() < 0.5]
        variants = [VARIANT_KEYS[COLOUR_KEYS.index(colour)] for colour in colours]
        same_score(score(city, stones, variants), o.score(city, stones, colours))


def test_the_view_lists_a_city_in_the_form_that_the_scorer_takes() -> None:
    dice = random.Random(1)
    position = GAME.new(2, 1, variants=VARIANT_KEYS)
    while not position.is_over:
        position.apply(dice.choice(position.legal_actions()))
        for seat in position.view(None)["seats"]:
            assert score(seat["hexes"], seat["stones"], VARIANT_KEYS) == seat["score"]
            assert [hex_[4] for hex_ in seat["hexes"]].count(0) <= 4


def test_an_empty_city_is_worth_its_stones() -> None:
    assert score([], stones=3)["total"] == 3


def test_the_widest_city_fits_and_a_wider_one_is_refused() -> None:
    line = [(q, 0, "house", 1) for q in range(63)] + [(0, 1, "house_plaza", 1)]
    assert score(line)["house"] == {"value": 63, "stars": 1, "product": 63}
    both = [(q, -q, "barracks", 1) for q in range(63)] + [(0, 1, "barracks_plaza", 1)]
    assert score([(q, r - 1, kind, level) for q, r, kind, level in both[:62]])["barracks"]["value"] == 62
    with pytest.raises(BadCity, match="64 cells wide"):
        score([(q, 0, "house", 1) for q in range(64)])


@pytest.mark.parametrize(
    "city",
    [
        [(0, 0, "casino", 1)],
        [(0, 0, "house")],
        [(0, 0, "house", 0)],
        [(0.5, 0, "house", 1)],
        [5],
        [(0, 0, "house", True)],
    ],
)
def test_what_is_no_city_is_refused(city: Any) -> None:
    with pytest.raises(BadCity):
        score(city)


def test_unknown_variants_are_refused_with_a_hint() -> None:
    with pytest.raises(BadCity, match="Did you mean 'houses'"):
        score([], variants=["house"])


def test_the_package_stays_light() -> None:
    """Naming the game needs neither NumPy nor Numba; the scorer comes when it is asked for."""
    code = (
        "import sys, ludoteka.games.akropolis as a; assert a.HEADER.name == 'akropolis'; print('numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
    package = importlib.import_module("ludoteka.games.akropolis")
    assert package.score is score
    assert getattr(ludoteka.games, "akropolis").score is score  # noqa: B009
    with pytest.raises(AttributeError):
        _ = package.nothing
