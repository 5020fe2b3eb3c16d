"""Compact forms of a batch hold what the full ones do, by plain NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import ludoteka
from ludoteka.engine.errors import BadOption, IllegalAction
from ludoteka.engine.rng import below
from ludoteka.envs.batch import Batch, batch
from tests.conformance.cases import Case, few_cases

SIDE, WINDOW = 64, 32
SAME = ("states", "rewards", "dones", "current_player", "episodes")


def same_games(full: Batch, small: Batch) -> None:
    for name in SAME:
        np.testing.assert_array_equal(getattr(full, name), getattr(small, name), err_msg=name)


def packed(masks: NDArray[Any]) -> NDArray[np.uint8]:
    """Pack masks to bits, in whole words of 64."""
    padding = -masks.shape[1] % 64
    return np.packbits(np.pad(masks, ((0, 0), (0, padding))), axis=1, bitorder="little")


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_packed_masks_are_the_masks(case: Case) -> None:
    """Through the ends of games and their new beginnings."""
    full = batch(case.name, 3, case.players, 21, **case.options)
    small = batch(case.name, 3, case.players, 21, masks="bits", **case.options)
    for _ in range(2 * case.game.max_decisions):
        np.testing.assert_array_equal(packed(full.masks), small.masks)
        np.testing.assert_array_equal(full.observations, small.observations)
        same_games(full, small)
        actions = full.sample()
        np.testing.assert_array_equal(actions, small.sample())
        full.step(actions)
        small.step(actions)
        if full.episodes.min() > 0:
            break
    assert full.episodes.sum() > 0


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_a_sampled_action_is_the_legal_one_that_its_dice_say(case: Case) -> None:
    """Wherever a game begins to look for it among the bits."""
    games = batch(case.name, 3, case.players, 23, **case.options)
    for _ in range(case.game.max_decisions):
        legal = [np.flatnonzero(mask) for mask in games.masks]
        chosen = [some[below(dice.copy(), len(some))] for some, dice in zip(legal, games._dice, strict=True)]
        actions = games.sample()
        assert actions.tolist() == chosen
        games.step(actions)
        if games.episodes.min() > 0:
            break
    assert games.episodes.sum() > 0


@pytest.mark.parametrize("name", ludoteka.games())
def test_who_samples_now_and_then_gets_what_the_dice_say(name: str) -> None:
    """What was drawn with a step counts only if it is asked for, in those places too that were left alone."""
    games = batch(name, 4, seed=24)
    chance = np.random.default_rng(24)
    for _ in range(60):
        dice = games._dice.copy()
        legal = [np.flatnonzero(mask) for mask in games.masks]
        actions = np.array([some[0] for some in legal])
        for _ in range(chance.integers(3)):
            actions = games.sample()
            assert actions.tolist() == [some[below(own, len(some))] for some, own in zip(legal, dice, strict=True)]
        np.testing.assert_array_equal(games._dice, dice)
        games.step(actions, chance.random(4) < 0.7)


def corner_of(position: ludoteka.Position, seat: int) -> tuple[int, int]:
    """Return where the window around a seat's city begins: half a window before the middle of its extent."""
    hexes = position.view(seat)["seats"][seat]["hexes"]
    rows, columns = [hexagon[1] for hexagon in hexes], [hexagon[0] for hexagon in hexes]
    begin = (SIDE - WINDOW) // 2
    return (begin + (min(rows) + max(rows)) // 2) % SIDE, (begin + (min(columns) + max(columns)) // 2) % SIDE


def seen_through(full: NDArray[np.int8], row: int, column: int) -> NDArray[np.int8]:
    """Return what of a full observation is seen through a window."""
    planes = full[: 2 * SIDE * SIDE].reshape(2, SIDE, SIDE)
    near = np.roll(planes, (-row, -column), (1, 2))[:, :WINDOW, :WINDOW]
    return np.concatenate([near.ravel(), full[2 * SIDE * SIDE :], np.array([row, column], np.int8)])


@pytest.mark.parametrize("how", ["random", "first", "last"])
@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {"long": True}), (4, {"variants": ("markets",)})])
def test_a_window_shows_what_is_around_the_city(players: int, options: dict[str, Any], how: str) -> None:
    """Who always builds at one end soon has a city that is wider than the window."""
    full = batch("akropolis", 2, players, 22, **options)
    small = batch("akropolis", 2, players, 22, masks="bits", observations="window", **options)
    widest = 0
    while full.episodes.min() == 0:
        for i in range(2):
            position, seat = full.position(i), int(full.current_player[i])
            row, column = corner_of(position, seat)
            np.testing.assert_array_equal(small.observations[i], seen_through(full.observations[i], row, column))
            hexes = position.view(seat)["seats"][seat]["hexes"]
            widest = max(widest, max(h[1] for h in hexes) - min(h[1] for h in hexes) + 1)
        np.testing.assert_array_equal(packed(full.masks), small.masks)
        same_games(full, small)
        if how == "random":
            actions = full.sample()
        elif how == "first":
            actions = full.masks.argmax(axis=1)
        else:
            actions = full.masks.shape[1] - 1 - full.masks[:, ::-1].argmax(axis=1)
        full.step(actions)
        small.step(actions)
    if how == "last" and options.get("long"):
        assert widest > WINDOW


def test_a_form_that_is_none_is_refused() -> None:
    with pytest.raises(BadOption, match="masks = 'words'"):
        batch("opale", 1, masks="words")  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="observations = 'window'"):
        batch("opale", 1, observations="window")


def test_an_illegal_action_is_refused_by_packed_masks_too() -> None:
    games = batch("opale", 2, seed=1, masks="bits")
    actions = games.sample()
    actions[1] = 165
    with pytest.raises(IllegalAction, match=r"Action 165 is not legal in game 1; legal are \[\d+, \d+, \d+\]"):
        games.step(actions)
