"""One learner against bots, by Gymnasium's own tests and ours."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludoteka
from ludoteka.engine.errors import BadPlayers, IllegalAction, LudotekaError

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402

from ludoteka.envs.gymnasium import LudotekaEnv, LudotekaVectorEnv, id_of, register  # noqa: E402
from tests.conformance.cases import tables  # noqa: E402

each_table = pytest.mark.parametrize(("name", "players"), tables(), ids=str)


def test_importing_registers_every_game() -> None:
    known = set(gymnasium.registry)
    assert {"ludoteka/Akropolis-v0", "ludoteka/OrionDuel-v0"} <= known
    assert set(register()) <= known
    assert gymnasium.make("ludoteka.envs.gymnasium:ludoteka/Opale-v0").unwrapped.game.name == "opale"


@each_table
def test_gymnasiums_check(name: str, players: int) -> None:
    env = gymnasium.make(id_of(name), players=players, disable_env_checker=True)
    check_env(env.unwrapped, skip_render_check=False)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
@pytest.mark.parametrize("name", ludoteka.games())
def test_gymnasiums_check_of_drawings(name: str, mode: str) -> None:
    env = gymnasium.make(id_of(name), render_mode=mode)
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, str) if mode == "ansi" else picture.dtype == np.uint8 and picture.ndim == 3


def played(env: Any, seed: int) -> tuple[float, int]:
    """Play a game at random; return the reward and the number of decisions."""
    _, info = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    total, steps, over = 0.0, 0, False
    while not over:
        assert info["action_mask"].any()
        np.testing.assert_array_equal(env.unwrapped.action_masks(), info["action_mask"])
        action = int(dice.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        assert env.observation_space.contains(observation)
        total += reward
        steps += 1
    return total, steps


@each_table
def test_whole_games_give_the_returns_of_the_seat(name: str, players: int) -> None:
    env = LudotekaEnv(name, players)
    for seed in range(2):
        total, steps = played(env, seed)
        assert env.position.is_over
        assert total == env.position.returns()[env.seat]
        assert steps > 1
        assert played(LudotekaEnv(name, players), seed) == (total, steps), "the same seed gives the same game"


def test_bots_of_every_level_can_be_chosen() -> None:
    env = LudotekaEnv("akropolis", 3, opponents=["random", "greedy"], seat=1)
    assert env.levels == ["random", "greedy"]
    env.reset(seed=1)
    assert [bot.level for bot in env._bots.values()] == ["random", "greedy"]
    assert list(env._bots) == [0, 2]
    assert env.position.current_player == 1
    with pytest.raises(BadPlayers, match="2 opponents, not 1"):
        LudotekaEnv("akropolis", 3, opponents=["random"])
    with pytest.raises(LudotekaError, match="grandmaster"):
        LudotekaEnv("opale", opponents="grandmaster")
    with pytest.raises(BadPlayers, match="no seat 2"):
        LudotekaEnv("opale", seat=2)


def test_a_stronger_opponent_is_harder_to_beat() -> None:
    def wins(level: str) -> float:
        env = LudotekaEnv("opale", opponents=level)
        return sum(played(env, seed)[0] for seed in range(40))

    assert wins("greedy") < wins("random")


def test_an_illegal_action_loses() -> None:
    env = LudotekaEnv("opale")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)
    _, info = env.reset()
    assert not info["illegal"]


def test_the_learner_sits_everywhere_unless_told_where() -> None:
    env = LudotekaEnv("oriflamme-alliance", 3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    assert LudotekaEnv("oriflamme-alliance", 3, seat=2).reset(seed=1)[1]["seat"] == 2


def test_it_is_drawn_as_the_learner_sees_it() -> None:
    env = LudotekaEnv("opale", render_mode="ansi", seat=0)
    env.reset(seed=1)
    text = env.render()
    env._position = env.position.resample(0, seed=4)
    assert env.render() == text


# ---- many games


def chosen(infos: dict[str, Any], dice: np.random.Generator) -> np.ndarray:
    return np.array([dice.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])


@each_table
def test_games_in_step(name: str, players: int) -> None:
    env = LudotekaVectorEnv(name, 6, players)
    observations, infos = env.reset(seed=3)
    dice = np.random.default_rng(1)
    ended = 0
    for _ in range(120 if name != "orichalcum" else 260):
        assert env.observation_space.contains(observations)
        np.testing.assert_array_equal(env.games.current_player, infos["seat"])
        observations, rewards, terminations, truncations, infos = env.step(chosen(infos, dice))
        assert not truncations.any()
        assert not rewards[~terminations].any()
        ended += int(terminations.sum())
    assert ended > 0
    assert env.games.episodes.sum() >= ended
    assert set(infos["seat"]) <= set(range(players))


def test_games_in_step_are_made_by_name_and_by_seed() -> None:
    results = []
    for _ in range(2):
        env = gymnasium.make_vec(id_of("opale"), num_envs=4, vectorization_mode="vector_entry_point")
        observations, infos = env.reset(seed=5)
        dice = np.random.default_rng(2)
        kept = [observations]
        for _ in range(60):
            observations, rewards, _, _, infos = env.step(chosen(infos, dice))
            kept += [observations, rewards]
        results.append(kept)
    for one, two in zip(*results, strict=True):
        np.testing.assert_array_equal(one, two)
    assert not np.array_equal(results[0][0], results[0][-2])


def test_games_in_step_reward_the_learner() -> None:
    """A learner that is the policy of all seats wins as often as it loses; seats see each result from both sides."""
    env = LudotekaVectorEnv("opale", 64, seat=1)
    _, infos = env.reset(seed=6)
    dice = np.random.default_rng(3)
    won = lost = 0
    for _ in range(120):
        _, rewards, terminations, _, infos = env.step(chosen(infos, dice))
        won += int((rewards > 0).sum())
        lost += int((rewards < 0).sum())
        assert (rewards[terminations] >= -1).all()
    assert won + lost > 150
    assert abs(won - lost) < 5 * np.sqrt(won + lost)


def test_opponents_can_be_a_policy() -> None:
    asked = []

    def first(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        asked.append(len(observations))
        actions: np.ndarray = masks.argmax(axis=1)
        return actions

    env = LudotekaVectorEnv("opale", 5, opponents=first, copy=False)
    observations, infos = env.reset(seed=7)
    assert observations is env.games.observations
    for _ in range(30):
        env.step(infos["action_mask"].argmax(axis=1))
        infos = {"action_mask": env.games.masks}
    assert asked
    assert set(asked) == {5}
    with pytest.raises(ValueError, match="'random' or a function"):
        LudotekaVectorEnv("opale", 5, opponents="master")
    with pytest.raises(IllegalAction):
        env.step(np.full(5, -1))
