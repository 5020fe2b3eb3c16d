"""Every game as a PettingZoo environment, by PettingZoo's own tests and ours."""

from __future__ import annotations

import copy
import pickle
from functools import partial
from typing import Any

import numpy as np
import pytest

from ludoteka.engine.errors import BadOption, BadPlayers, IllegalAction, UnknownGame

pettingzoo = pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

from ludoteka.envs.pettingzoo import env, raw_env  # noqa: E402
from tests.conformance.cases import tables  # noqa: E402

each_table = pytest.mark.parametrize(("name", "players"), tables(), ids=str)
#: PettingZoo knows by name the environments whose observations hold a mask; all others it warns of.
UNKNOWN = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@pytest.mark.filterwarnings(*UNKNOWN)
@each_table
def test_pettingzoos_api_test(name: str, players: int) -> None:
    api_test(env(name, players), num_cycles=200)


@each_table
def test_pettingzoos_seed_test(name: str, players: int) -> None:
    seed_test(partial(env, name, players), num_cycles=60)


@each_table
def test_pettingzoos_render_test(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, name, players))
    assert capsys.readouterr().out.strip(), "the mode human prints"


def played(environment: Any, decisions: int, seed: int) -> Any:
    environment.reset(seed=seed)
    dice = np.random.default_rng(seed)
    for agent in environment.agent_iter(decisions):
        observation, _, termination, truncation, _ = environment.last()
        if termination or truncation:
            break
        legal = np.flatnonzero(observation["action_mask"])
        environment.step(int(dice.choice(legal)))
        del agent
    return environment


def looks(environment: Any) -> list[Any]:
    raw = environment.unwrapped
    return [
        str(raw.position),
        raw.agents,
        raw.agent_selection,
        raw.rewards,
        raw._cumulative_rewards,
        {agent: {key: part.tolist() for key, part in raw.observe(agent).items()} for agent in raw.possible_agents},
        raw.state().tolist(),
    ]


@each_table
def test_copies_and_pickles_go_on_alike_and_apart(name: str, players: int) -> None:
    original = played(env(name, players), 12, seed=3)
    before = looks(original)
    for twin in (copy.deepcopy(original), pickle.loads(pickle.dumps(original))):
        assert looks(twin) == before
        for environment in (twin,):
            mask = environment.last()[0]["action_mask"]
            environment.step(int(np.flatnonzero(mask)[-1]))
        assert looks(original) == before
        assert looks(twin) != before
        twin.reset()
        again = pickle.loads(pickle.dumps(original))
        again.reset()
        assert looks(again) == looks(twin), "the games to come are the same too"


@each_table
def test_it_plays_what_positions_play(name: str, players: int) -> None:
    environment = raw_env(name, players)
    environment.reset(seed=8)
    position = environment.position.copy()
    dice = np.random.default_rng(1)
    total = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, termination, _, _ = environment.last()
        total[agent] += reward
        if termination:
            environment.step(None)
            continue
        assert agent == f"player_{position.current_player}"
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert legal == position.legal_actions()
        action = int(dice.choice(legal))
        position.apply(action)
        environment.step(action)
    assert position.is_over
    assert list(total.values()) == position.returns()


def test_observations_are_the_agents_own_copies() -> None:
    environment = played(raw_env("opale"), 3, seed=1)
    agent = environment.agent_selection
    before = environment.observe(agent)
    kept = {key: part.copy() for key, part in before.items()}
    environment.step(int(np.flatnonzero(before["action_mask"])[0]))
    for key, part in before.items():
        np.testing.assert_array_equal(part, kept[key])


def test_an_illegal_action_ends_the_game_or_raises() -> None:
    wrapped = env("opale")
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrong = int(np.flatnonzero(wrapped.last()[0]["action_mask"] == 0)[0])
    wrapped.step(wrong)
    assert wrapped.terminations[agent]
    assert wrapped.rewards[agent] == -1
    raw = raw_env("opale")
    raw.reset(seed=1)
    for action in (wrong, None):
        with pytest.raises(IllegalAction):
            raw.step(action)


def test_drawings_show_what_the_deciding_seat_sees() -> None:
    environment = raw_env("opale", render_mode="rgb_array")
    environment.reset(seed=1)
    picture = environment.render()
    other = environment.position.resample(environment.position.current_player, seed=9)
    environment._position = other
    np.testing.assert_array_equal(environment.render(), picture)
    environment.render_mode = "ansi"
    assert "Sea Huntress" in environment.render()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownGame):
        env("chess")
    with pytest.raises(BadPlayers):
        env("opale", players=5)
    with pytest.raises(BadOption):
        env("opale", variants=("storm",))
    with pytest.raises(BadOption, match="render_mode"):
        env("opale", render_mode="hologram")
