"""What was learned, as a policy in the loops of PettingZoo and OpenSpiel."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.envs.policies import SearchPolicy
from ludoteka.search.models import UnfitModel, save
from tests.learning.test_models import some_model


def test_a_policy_plays_in_pettingzoo() -> None:
    pytest.importorskip("pettingzoo")
    from ludoteka.envs import pettingzoo

    env = pettingzoo.env("opale")
    env.reset(seed=3)
    policy = SearchPolicy("opale", simulations=4)
    for _ in env.agent_iter(10):
        observation, *_ = env.last()
        action = policy.act(env.unwrapped.position)
        assert observation["action_mask"][action]
        env.step(action)


def test_a_policy_says_to_openspiel_how_likely_each_action_is() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from ludoteka.envs import openspiel

    openspiel.register()
    state = pyspiel.load_game(openspiel.name_of("opale")).new_initial_state()
    while state.is_chance_node():
        state.apply_action(7)
    policy = SearchPolicy("opale", simulations=20)
    chances = policy.action_probabilities(state)
    assert list(chances) == state.legal_actions()
    assert sum(chances.values()) == pytest.approx(1)
    assert max(chances, key=lambda action: chances[action]) == policy.act(state.position)


def test_a_policy_judges_by_the_model_it_is_given(tmp_path: Path) -> None:
    save(tmp_path / "model.json", some_model("opale"))
    policy = SearchPolicy("opale", 20, tmp_path / "model.json")
    position = policy.game.new(seed=5)
    assert policy.chances(position) != SearchPolicy("opale", 20, by_hand=True).chances(position)
    with pytest.raises(UnfitModel, match="no model at"):
        SearchPolicy("opale", 20, tmp_path / "other.json")
