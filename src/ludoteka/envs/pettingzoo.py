"""Every game as a PettingZoo environment, in which agents act one after the other.

>>> from ludoteka.envs import pettingzoo
>>> env = pettingzoo.env("akropolis", players=3)
>>> env.reset(seed=42)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine.errors import MissingExtra

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise MissingExtra("These environments need the package pettingzoo: pip install 'ludoteka[envs]'.") from error

from ludoteka.engine.contract import SEED_BITS
from ludoteka.engine.position import Position
from ludoteka.engine.registry import game as game_by_name
from ludoteka.envs.rendering import MODES, check_mode, render
from ludoteka.envs.seats import mask_of, observation_of
from ludoteka.envs.spaces import observation_space

Observation = dict[str, NDArray[Any]]


def env(game: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
    """Return an environment in the customary wrappers: an illegal action ends the game and costs 1.

    Raises UnknownGame, BadPlayers or BadOption.
    """
    raw = raw_env(game, players, render_mode, **options)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # named as all such environments
    """A game without wrappers: an illegal action raises IllegalAction.

    Agents are called `player_0`, `player_1`, ... after their seats. An observation has the numbers that the game's
    `features.PARTS` name, from that seat's knowledge only, under `observation`, and the legal actions under
    `action_mask`, all 0 for whoever is not to decide. A game gives its rewards at its end: +1 shared among the
    winners, -1 shared among the others.
    """

    def __init__(self, game: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.game = game_by_name(game)
        self.players = self.game.header.check_players(players)
        self.options = self.game.check_options(self.players, options)
        self.render_mode = check_mode(render_mode)
        self.metadata = {
            "name": f"ludoteka_{game.replace('-', '_')}_v{self.game.version}",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.num_actions) for agent in self.possible_agents}
        #: All that is on the table and in the hands, for those who train with more than the agents know.
        self.state_space = spaces.Box(0, 255, (len(self.game.new(self.players, 0, **self.options).key()),), np.uint8)
        self._dice = random.Random()

    def __getstate__(self) -> dict[str, Any]:
        """A copy and a pickle are at the same point of the same game; a game itself is known by its name."""
        return {**self.__dict__, "game": self.game.name}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, game=game_by_name(state["game"]))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def position(self) -> Position:
        """The position, with everything hidden in it."""
        return self._position

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. With a seed, this and all later games are foreseeable; `options` are not used."""
        if seed is not None:
            self._dice = random.Random(seed)
        self._position = self.game.new(self.players, self._dice.getrandbits(SEED_BITS), **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_agent()
        if self.render_mode == "human":
            self.render()

    def _choose_agent(self) -> None:
        if self._position.current_player is not None:
            self.agent_selection = self.possible_agents[self._position.current_player]

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent that is to decide. Raises IllegalAction."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._position.apply(action)  # type: ignore[arg-type]  # it says what is wrong with None
        self._cumulative_rewards[agent] = 0.0
        over = self._position.is_over
        for one, gained in zip(self.possible_agents, self._position.returns(), strict=True):
            self.rewards[one] = gained
            self.terminations[one] = over
        self._choose_agent()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows and may do."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": observation_of(self._position, seat),
            "action_mask": mask_of(self._position, seat),
        }

    def state(self) -> NDArray[np.uint8]:
        """Return the whole position, without the generator of what is still to come."""
        return np.frombuffer(self._position.key(), np.uint8).copy()

    def render(self) -> Any:
        """Return the table as whoever decides sees it, in the mode that was chosen; "human" prints it."""
        return render(self._position, self.render_mode, self._position.current_player)

    def close(self) -> None:
        """There is nothing to close."""
