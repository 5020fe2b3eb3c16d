"""Positions and actions of Akropolis: their texts, their bytes, what is refused, how they are drawn."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import numpy as np
import pytest

from ludoteka.engine import rng
from ludoteka.engine.compiling.intrinsics import as_record
from ludoteka.engine.compiling.kernels import u64
from ludoteka.engine.contract import RNG_WORDS
from ludoteka.engine.errors import BadNotation
from ludoteka.engine.text import LANGUAGES, Words
from ludoteka.games.akropolis.actions import NUM_ACTIONS
from tests.games.akropolis.positions import GAME, TWO_TILES, arranged
from tests.games.akropolis.twins import Twins, at_random, outwards, play, upwards

NAMES = ("Олена", "Bob", "Chloe", "Dmytro")


# ---- actions


def test_every_action_is_found_again_by_its_text_and_by_its_parts() -> None:
    assert GAME.num_actions == NUM_ACTIONS
    for action in range(NUM_ACTIONS):
        assert GAME.action_from_text(GAME.action_to_text(action)) == action
        assert GAME.action_from_json(GAME.action_to_json(action)) == action


def test_true_coordinates_of_a_far_city_name_the_same_cell_as_rolled_up_ones() -> None:
    assert GAME.action_from_text("40,-50:3") == GAME.action_from_text("-24,14:3")
    assert GAME.action_to_text(GAME.action_from_text("40,-50:3")) == "-24,14:3"


@pytest.mark.parametrize(
    "text",
    ["", "take0", "take7", "take", "1,2", "1,2:6", "1,2:-1", "64,0:0", "0,-64:1", "1, 2:3", "²,0:0", "x", 7, None],
)
def test_rubbish_is_no_action(text: Any) -> None:
    with pytest.raises(BadNotation, match="take3"):
        GAME.action_from_text(text)


@pytest.mark.parametrize(
    "obj",
    [
        None,
        {},
        [],
        {"take": 6},
        {"take": -1},
        {"take": True},
        {"take": "1"},
        {"take": 0, "place": 1},
        {"place": None},
        {"place": {"q": 0, "r": 0}},
        {"place": {"q": 0, "r": 0, "rotation": 6}},
        {"place": {"q": 0, "r": 0, "rotation": 1, "more": 1}},
        {"place": {"q": 64, "r": 0, "rotation": 1}},
        {"place": {"q": 0.0, "r": 0, "rotation": 1}},
        {"pass": True},
    ],
)
def test_rubbish_has_no_parts(obj: Any) -> None:
    with pytest.raises(BadNotation):
        GAME.action_from_json(obj)
    assert [reason.key for reason in GAME.new(2, 1).why_not(obj)] == ["akropolis-why-no-action"]


def test_why_a_tile_cannot_be_taken() -> None:
    position = arranged([], stones=(1, 2))
    assert position.why_not({"take": 1}) == []
    (reason,) = position.why_not({"take": 3})
    assert (reason.key, dict(reason.args)) == ("akropolis-why-too-expensive", {"cost": 3, "stones": 1})
    assert [reason.key for reason in position.why_not({"take": 5})] == ["akropolis-why-no-tile"]
    here = {"place": {"q": 2, "r": 0, "rotation": 0}}
    assert [reason.key for reason in position.why_not(here)] == ["akropolis-why-take-first"]
    position.apply(0)
    assert [reason.key for reason in position.why_not({"take": 0})] == ["akropolis-why-lay-first"]
    assert position.why_not(here) == []


# ---- positions


def test_the_order_in_which_a_city_was_built_does_not_matter() -> None:
    """Two tiles laid in either order give the same bytes."""
    first, second = GAME.parse(_two("3@1,1:2;9@-3,1:0")), GAME.parse(_two("9@-3,1:0;3@1,1:2"))
    assert first == second


def _two(city: str) -> str:
    whole = str(arranged(["3@1,1:2", "9@-3,1:0"]))
    return re.sub(r"city0=\S+", f"city0={city}", whole)


def test_a_state_is_small() -> None:
    assert GAME.kernels.dtype.itemsize == 304


def test_positions_along_games_of_every_kind_are_found_again_by_their_text() -> None:
    for twins, policy in (
        (Twins(1, 3, long=True), outwards((-1, 1))),
        (Twins(4, 3), at_random),
        (Twins(2, 3, long=True, variants=("gardens",)), upwards),
    ):
        for _ in play(twins, policy, random.Random(2)):
            again = GAME.parse(str(twins.position))
            assert again == twins.position
            assert again.legal_actions() == twins.position.legal_actions()
            assert list(GAME.parts.check.problems(twins.position.state)) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("turn=0", "turn=1"),
        ("turn=0", "turn=2"),
        ("turn=0", "turn=-1"),
        ("turn=0", "turn=x"),
        ("turn=0 ", ""),
        ("taken=5", "taken=3"),
        ("taken=5", "taken=40"),
        ("taken=5 ", ""),
        ("site=2", "site=2.4"),
        ("site=2", "site=0"),
        ("site=2", "site=-"),
        ("site=2", "site=3"),
        ("stones=1,2", "stones=9,2"),
        ("stones=1,2", "stones=-1,2"),
        ("stones=1,2", "stones=1"),
        ("stones=1,2", "stones=1,200"),
        ("city0=3@1,1:2", "city0=-"),
        ("city0=3@1,1:2", "city0=3@4,4:2"),
        ("city0=3@1,1:2", "city0=3@0,0:2"),
        ("city0=3@1,1:2", "city0=3@1,1:6"),
        ("city0=3@1,1:2", "city0=3@65,1:2"),
        ("city0=3@1,1:2", "city0=3@1,1:2;4@1,1:2"),
        ("city0=3@1,1:2", "city0=3;1;1"),
        ("city0", "city2"),
        ("turn=0", "turn=0 more=1"),
    ],
)
def test_impossible_positions_are_refused(old: str, new: str) -> None:
    text = str(arranged(TWO_TILES, taken=5))
    assert old in text
    assert GAME.parse(text)
    with pytest.raises(BadNotation):
        GAME.parse(text.replace(old, new, 1))


def test_a_tile_on_one_tile_only_is_refused_in_a_position() -> None:
    text = str(arranged([*TWO_TILES, "5@0,0:0"]))
    with pytest.raises(BadNotation, match="one tile only"):
        GAME.parse(text.replace("5@0,0:0", "5@1,1:2"))


def test_changed_bytes_are_refused_or_can_be_played() -> None:
    """What the check lets through cannot lead the kernels astray."""
    dice = random.Random(8)
    kept = 0
    for number in range(600):
        position = GAME.new(dice.choice([1, 2, 3, 4]), number)
        for _ in range(dice.randrange(0, 60)):
            if not position.is_over:
                position.apply(dice.choice(position.legal_actions()))
        for _ in range(dice.choice([1, 1, 2])):
            place = dice.randrange(RNG_WORDS * 8, len(position.raw))
            position.raw[place] = dice.choice([0, 1, 2, 255, dice.randrange(256), position.raw[place] ^ 1])
        if list(GAME.parts.check.problems(position.state)):
            continue
        kept += 1
        changed = GAME._position(position.options, position.raw.copy())
        while not changed.is_over:
            changed.apply(dice.choice(changed.legal_actions()))
        assert changed.scores()
    assert kept > 50  # bytes set to what they were, padding, stones


# ---- sample


def draws(raw, n, out, counts):
    s = as_record(raw, STATE)  # type: ignore[name-defined]  # noqa: F821
    dice = np.zeros(RNG_WORDS, np.uint64)
    rng.seed(dice, u64(1), u64(2))
    for _ in range(n):
        counts[sample(s, dice, out)] += 1  # type: ignore[name-defined]  # noqa: F821


@pytest.mark.parametrize("decisions", [0, 1, 31, 70])
def test_sample_is_uniform_over_the_legal_actions(decisions: int) -> None:
    position, dice = GAME.new(2, 4), random.Random(4)
    for _ in range(decisions):
        position.apply(dice.choice(position.legal_actions()))
    legal = position.legal_actions()
    run = GAME.kernels.specialise((draws,), {}).draws
    counts, number = np.zeros(NUM_ACTIONS, np.int64), 400 * len(legal)
    run(position.raw, number, np.empty(NUM_ACTIONS, np.int32), counts)
    assert set(np.flatnonzero(counts).tolist()) == set(legal)
    surprise = float(((counts[legal] - 400) ** 2 / 400).sum())
    free = len(legal) - 1
    assert abs(surprise - free) < 5 * (2 * free) ** 0.5 + 1


# ---- words and drawings


def test_everything_that_can_happen_can_be_said_in_every_language() -> None:
    said: Counter[str] = Counter()
    for players, options in ((1, {"architect": "hard"}), (2, {}), (3, {"long": True})):
        twins = Twins(players, 2, **options)
        for action, before in play(twins, upwards, random.Random(1)):
            for language in LANGUAGES:
                words = Words(language, NAMES)
                assert before.describe(action, language, NAMES)
                for phrase in before.log(action, twins.position, None):
                    assert words.say(phrase)
                    said[phrase.key] += 1
    assert {"akropolis-log-stones", "akropolis-log-refill", "akropolis-log-round", "akropolis-log-win"} <= set(said)


def plain(drawing: str) -> list[str]:
    return re.sub(r"\[[a-z ]*\]|\[/\]", "", drawing).splitlines()


def test_the_table_fits_a_terminal_of_100_columns() -> None:
    for twins, policy in ((Twins(1, 3, long=True), outwards((1, 0))), (Twins(4, 3), at_random), (Twins(2, 1), upwards)):
        for number, _ in enumerate(play(twins, policy, random.Random(2))):
            if number % 9 == 0 or twins.position.is_over:
                for language in LANGUAGES:
                    lines = plain(GAME.parts.terminal.draw(twins.position.view(0), Words(language, NAMES)))
                    assert max(map(len, lines)) <= 100


def test_the_drawing_of_a_small_city() -> None:
    lines = plain(GAME.parts.terminal.draw(arranged([]).view(0), Words("en", NAMES)))
    assert [line.rstrip() for line in lines[-12:]] == [
        "▶ Олена: 1 point, 1 stone · chief architect",
        "  house 0×1 · market 0×0 · barracks 0×0 · temple 0×0 · garden 0×0",
        "      -2    -1    0     1     2",
        "                  ·",
        "            ·    0,-2   ·",
        "          -1,-1   *1   1,-2",
        "            ·    0,-1   ·",
        "      ·    -1,0   H1   1,-1   ·",
        "     -2,1   *1   0,0    *1   2,-1",
        "      ·    -1,1   ·    1,0    ·",
        "     -2,2   ·    0,1    ·    2,0",
        "           -1,2        1,1",
    ]
