"""Bots: they play legally, foreseeably with a seed, and by what their seat knows alone."""

from __future__ import annotations

import importlib
import json
from pathlib import Path

import pytest

import ludoteka
from ludoteka.bots import Bot, UnknownLevel, bot, levels
from ludoteka.bots.beginner import HASTE, MOST_SEEN, Beginner
from ludoteka.bots.levels import FILE, THINKERS, thinker_of
from ludoteka.bots.thinker import Thinker, leaning
from ludoteka.engine.errors import IllegalAction, LudotekaError, UnknownGame
from ludoteka.engine.registry import games
from ludoteka.search.models import BY_HAND
from tests.effort import THOROUGH

EACH_LEVEL = pytest.mark.parametrize(("name", "level"), [(name, level) for name in games() for level in levels(name)])


def quick(name: str, level: str, seed: int) -> Bot:
    """Return a bot of a level that thinks for a moment only."""
    return bot(name, level, seed, simulations=12)


@EACH_LEVEL
def test_a_bot_plays_whole_games(name: str, level: str) -> None:
    game = ludoteka.game(name)
    counts = game.players
    in_turn = counts[levels(name).index(level) % len(counts)]
    for players in counts if THOROUGH else [in_turn]:
        position = game.new(players, seed=7)
        player = quick(name, level, 1)
        while not position.is_over:
            seat = position.current_player
            assert seat is not None
            position.apply(player.choose(position.view_only(seat)))


@EACH_LEVEL
def test_the_same_seed_chooses_the_same(name: str, level: str) -> None:
    position = ludoteka.game(name).new(seed=7)
    seat = position.current_player
    assert seat is not None
    one, two = quick(name, level, 5), quick(name, level, 5)
    assert [one.choose(position.view_only(seat)) for _ in range(4)] == [
        two.choose(position.view_only(seat)) for _ in range(4)
    ]


@EACH_LEVEL
def test_no_bot_peeks(name: str, level: str) -> None:
    position = ludoteka.game(name).new(seed=7)
    walker = bot(name, "random", seed=2)
    for step in range(12):
        if position.is_over:
            break
        seat = position.current_player
        assert seat is not None
        twin = position.resample(seat, seed=step)
        chosen = quick(name, level, step).choose(position.view_only(seat))
        assert quick(name, level, step).choose(twin.view_only(seat)) == chosen
        position.apply(walker.choose(position.view_only(seat)))


def test_the_random_bot_chooses_every_action_about_as_often() -> None:
    position = ludoteka.game("opale").new(seed=7)
    seat = position.current_player
    assert seat is not None
    player, rounds = bot("opale", "random", seed=3), 2000
    chosen = [player.choose(position.view_only(seat)) for _ in range(rounds)]
    legal = position.legal_actions()
    expected = rounds / len(legal)
    assert set(chosen) == set(legal)
    statistic = sum((chosen.count(action) - expected) ** 2 / expected for action in legal)
    assert statistic < 3 * len(legal) + 15


def test_a_bot_whose_turn_it_is_not_has_nothing_to_choose() -> None:
    position = ludoteka.game("opale").new(seed=7)
    assert position.current_player is not None
    with pytest.raises(IllegalAction, match="nothing to decide"):
        bot("opale", "random").choose(position.view_only(1 - position.current_player))


def test_unknown_names_are_refused() -> None:
    with pytest.raises(UnknownLevel, match=r"'rondom'.*random.*Did you mean 'random'"):
        bot("opale", "rondom")
    assert issubclass(UnknownLevel, LudotekaError)
    with pytest.raises(UnknownGame):
        bot("chess", "random")
    with pytest.raises(UnknownGame):
        levels("chess")


@pytest.mark.parametrize("name", games())
def test_what_a_game_says_of_its_levels_is_about_levels_with_a_reason(name: str) -> None:
    game = ludoteka.game(name)
    path = Path(str(importlib.import_module(game.parts.package).__file__)).with_name(FILE)
    own = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    assert set(own) <= {"why", "beginner", *THINKERS}
    assert bool(own.get("why")) == bool(own)
    said = own.get("beginner", {})
    assert set(said) <= {"seen", "haste"}
    player = bot(name, "beginner", seed=1)
    assert isinstance(player, Beginner)
    assert (player.seen, player.haste) == (said.get("seen", MOST_SEEN), said.get("haste", HASTE))
    for level in THINKERS:
        said = own.get(level, {})
        assert set(said) <= {"simulations", "imprecision", "by_hand"}
        found = thinker_of(game, level)
        assert found.imprecision == said.get("imprecision", THINKERS[level].imprecision)
        made = bot(name, level, seed=1)
        assert isinstance(made, Thinker)
        assert (made.budget, made.imprecision) == (found.budget, found.imprecision)
        assert made.model is (BY_HAND if said.get("by_hand", THINKERS[level].by_hand) else None)
    steps = [thinker_of(game, level) for level in ("novice", "regular", "expert")]
    assert [s.imprecision for s in steps] == sorted((s.imprecision for s in steps), reverse=True)
    assert [s.budget.simulations for s in steps] == sorted(s.budget.simulations or 0 for s in steps)
    assert [s.by_hand for s in steps] == sorted((s.by_hand for s in steps), reverse=True)


@pytest.mark.parametrize("name", games())
def test_who_judges_by_hand_and_who_by_what_was_learned(name: str) -> None:
    """Below master all judge by hand, but in Akropolis, where what was learned is worth more than simulations.

    In Oriflamme a master does, too: there what was learned wins only while time is short.
    """
    by_hand = {"classic"} if name == "akropolis" else {"novice", "regular", "expert", "classic"}
    if name == "oriflamme-alliance":
        by_hand.add("master")
    for level in ("novice", "regular", "expert", "master", "classic"):
        made = bot(name, level, seed=1)
        assert isinstance(made, Thinker)
        assert made.model is (BY_HAND if level in by_hand else None)


def test_errors_of_judgement_do_not_grow_with_a_lead() -> None:
    """Who is far ahead tells a better choice from a worse one as well as in an even game."""
    assert leaning(0.02, 2) == pytest.approx(0.02, rel=0.01)
    assert leaning(0.98, 2) - leaning(0.96, 2) > 10 * (leaning(0.02, 2) - leaning(0.0, 2))
    for players in (1, 2, 3, 4, 5):
        least = -1 / max(1, players - 1)
        results = [least + (1 - least) * step / 20 for step in range(21)]
        worth = [leaning(result, players) for result in results]
        assert worth == sorted(worth)
        assert worth[10] == pytest.approx(0.0)


def test_the_package_offers_bots() -> None:
    assert ludoteka.bot is bot
    assert levels("opale")[0] == "random"
