"""Every game as a game of OpenSpiel, by OpenSpiel's own tests and ours."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import ludoteka

pyspiel = pytest.importorskip("pyspiel")

from ludoteka.envs import openspiel  # noqa: E402
from ludoteka.games.opale import components  # noqa: E402
from tests.conformance.cases import Case, few_cases, tables  # noqa: E402

openspiel.register()

each_table = pytest.mark.parametrize(("name", "players"), tables(), ids=str)


def load(name: str, players: int, **options: Any) -> Any:
    words = "".join(f",{key}={value}" for key, value in options.items())
    return pyspiel.load_game(f"{openspiel.name_of(name)}(players={players}{words})")


def loaded(case: Case) -> Any:
    texts = {k: "+".join(v) if isinstance(v, tuple) else str(v).lower() for k, v in case.options.items()}
    return load(case.name, case.players, **texts)


def walk(game: Any, seed: int, most: int = 10_000) -> Any:
    """Yield the states of a random game."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(most):
        yield state.clone()
        if state.is_terminal():
            return
        if state.is_chance_node():
            state.apply_action(dice.randrange(openspiel.OUTCOMES))
        else:
            state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("serialise", [False, True], ids=["plain", "serialised"])
@each_table
def test_openspiels_random_simulation(name: str, players: int, serialise: bool) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=serialise, verbose=False)


def api_tests() -> Any:
    """Return OpenSpiel's tests of what every game must have; it lists the games when it is imported, once."""
    from open_spiel.integration_tests import api_test

    return api_test


@each_table
def test_openspiels_api_test(name: str, players: int) -> None:
    base = api_tests().EnforceAPIOnPartialTreeBase
    few = type("Few", (base,), {"game": load(name, players), "game_name": openspiel.name_of(name)})
    states = list(walk(few.game, 5, 300))  # type: ignore[attr-defined]
    chosen = random.Random(3).sample(states, min(len(states), 12)) + states[-1:]
    few.some_states = chosen  # type: ignore[attr-defined]
    few.game_type = few.game.get_type()  # type: ignore[attr-defined]
    for test in [method for method in dir(few) if method.startswith("test_")]:
        getattr(few(test), test)()


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_what_a_player_cannot_know_changes_neither_information_nor_observation(case: Case) -> None:
    sampler = random.Random(4).random
    differing = False
    for number, state in enumerate(walk(loaded(case), 6)):
        if number % 7 or state.is_chance_node() or state.is_terminal():
            continue
        for player in range(case.players):
            other = state.resample_from_infostate(player, sampler)
            differing |= str(other) != str(state)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            twin = pickle.loads(pickle.dumps(other))
            assert twin.information_state_string(player) == state.information_state_string(player)
    assert differing or not case.game.header.hidden


@each_table
def test_information_states_remember_everything(name: str, players: int) -> None:
    """No two decisions of a game have the same information state, and it holds the seat's own past."""
    seen: set[str] = set()
    for number, state in enumerate(walk(load(name, players), 7)):
        if number > 150:
            break
        if not state.is_chance_node() and not state.is_terminal():
            text = state.information_state_string(state.current_player())
            assert text not in seen
            seen.add(text)


@each_table
def test_clones_and_serialised_states_go_on_alike(name: str, players: int) -> None:
    game = load(name, players)
    state = list(walk(game, 8, 30))[-1]
    for twin in (state.clone(), game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        mine = state.clone()
        for one in (mine, twin):
            dice = random.Random(9)
            for _ in range(20):
                if one.is_terminal():
                    break
                one.apply_action(dice.choice(one.legal_actions()))
        assert str(mine) == str(twin)
        assert str(mine) != str(state)
        assert mine.history() == twin.history()


@each_table
def test_a_history_leads_to_the_same_state_again(name: str, players: int) -> None:
    game = load(name, players)
    states = list(walk(game, 10, 60))
    again = game.new_initial_state()
    for action in states[-1].history():
        again.apply_action(action)
    assert str(again) == str(states[-1])


def test_chance_nodes_are_where_something_is_drawn() -> None:
    orion = [state.is_chance_node() for state in walk(load("orion-duel", 2), 11)]
    assert orion[: openspiel.DEAL] == [True] * openspiel.DEAL
    assert not any(orion[openspiel.DEAL :])
    opale = [state.is_chance_node() for state in walk(load("opale", 2), 11)]
    assert any(opale[openspiel.DEAL :])


def test_chance_is_fair() -> None:
    """The first cards are as often of each type as the deck has them, over many deals."""
    game = load("opale", 2)
    dice = random.Random(12)
    counts = np.zeros(21)
    for _ in range(300):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(dice.randrange(openspiel.OUTCOMES))
        counts += state.position.state.hand.tolist()[0]
    copies = components.COPIES
    expected = counts.sum() * copies / copies.sum()
    assert ((counts - expected) ** 2 / expected).sum() < 60


def test_returns_are_those_of_the_game() -> None:
    for state in walk(load("oriflamme-alliance", 4), 13):
        if state.is_terminal():
            assert state.returns() == state.position.returns()
            assert abs(sum(state.returns())) < 1e-9
        else:
            assert state.returns() == [0.0] * 4


def test_options_are_parameters() -> None:
    game = load("akropolis", 3, variants="houses+gardens", long="true")
    state = game.new_initial_state()
    for _ in range(openspiel.DEAL):
        state.apply_action(1)
    assert state.position.options == {"variants": ("houses", "gardens"), "long": True, "architect": "easy"}
    with pytest.raises(Exception, match="for 1 or 2 or 3 or 4 players, not 7"):
        load("akropolis", 7)


def test_registering_twice_changes_nothing_and_python_ends_in_peace() -> None:
    code = "from ludoteka.envs import openspiel; openspiel.register(); print(*openspiel.register())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [openspiel.name_of(name) for name in ludoteka.games()]
