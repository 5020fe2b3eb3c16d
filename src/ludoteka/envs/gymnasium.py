"""One learner against bots, as Gymnasium environments: one game at a time, or a whole batch in step.

>>> import gymnasium
>>> import ludoteka.envs.gymnasium  # registers ludoteka/Akropolis-v0 and so on
>>> env = gymnasium.make("ludoteka/Akropolis-v0", players=3, opponents="novice")
>>> observation, info = env.reset(seed=42)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine.errors import MissingExtra

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise MissingExtra("These environments need the package gymnasium: pip install 'ludoteka[envs]'.") from error

from ludoteka.bots import Bot, bot
from ludoteka.engine.contract import as_int
from ludoteka.engine.errors import BadPlayers, shown
from ludoteka.engine.position import Position
from ludoteka.engine.registry import game as game_by_name
from ludoteka.engine.registry import games
from ludoteka.envs.batch import batch
from ludoteka.envs.rendering import MODES, check_mode, render
from ludoteka.envs.seats import mask_of, observation_of
from ludoteka.envs.spaces import numbers_space

#: What an illegal action costs, and it ends the game.
PENALTY = -1.0
#: Chooses an action for each game of a batch, from observations and masks.
Policy = Callable[[NDArray[np.int8], NDArray[np.bool_]], NDArray[Any]]


def id_of(game: str) -> str:
    """Return the name of a game in Gymnasium."""
    return "ludoteka/" + "".join(word.capitalize() for word in game.split("-")) + "-v0"


def register() -> list[str]:
    """Make every game known to Gymnasium, those that are not yet; return their names."""
    for name in games():
        if id_of(name) not in gymnasium.registry:
            gymnasium.register(
                id_of(name),
                entry_point="ludoteka.envs.gymnasium:LudotekaEnv",
                vector_entry_point="ludoteka.envs.gymnasium:LudotekaVectorEnv",
                kwargs={"game": name},
            )
    return [id_of(name) for name in games()]


def _check_seat(seat: int | None, players: int) -> int | None:
    number = None if seat is None else as_int(seat)
    if seat is not None and (number is None or not 0 <= number < players):
        raise BadPlayers(
            f"There is no seat {shown(seat)} here: seats are 0 to {players - 1}, None is another each game."
        )
    return number


class LudotekaEnv(gymnasium.Env[NDArray[np.int8], np.int64]):
    """A game against bots. The reward comes at its end: +1 shared among the winners, -1 shared among the others.

    An observation has the numbers that the game's `features.PARTS` name. The legal actions are in the info, under
    `action_mask`, and what `action_masks()` returns. An illegal action loses the game.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`opponents` is the level of all bots, or one for each; `seat` is the learner's, None another each game."""
        self.game = game_by_name(game)
        self.players = self.game.header.check_players(players)
        self.options = self.game.check_options(self.players, options)
        self.render_mode = check_mode(render_mode)
        self.levels = self._check_levels(opponents)
        self._wanted = _check_seat(seat, self.players)
        self.observation_space = numbers_space(self.game)
        self.action_space = spaces.Discrete(self.game.num_actions)
        self._position: Position | None = None
        self._lost = False
        self.seat = 0

    def _check_levels(self, opponents: str | Sequence[str]) -> list[str]:
        others = self.players - 1
        levels = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(levels) != others:
            raise BadPlayers(f"{self.game.title} for {self.players} has {others} opponents, not {len(levels)}.")
        for level in set(levels):
            bot(self.game.name, level)  # raises where there is none
        return levels

    @property
    def position(self) -> Position:
        """The position, with everything hidden in it."""
        assert self._position is not None, "reset() begins a game"
        return self._position

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Begin a game and let the bots play until the learner is to decide. `options` are not used."""
        super().reset(seed=seed)
        while True:
            self.seat = int(self.np_random.integers(self.players)) if self._wanted is None else self._wanted
            self._position = self.game.new(self.players, self._draw(), **self.options)
            self._bots = self._seated()
            self._lost = False
            self._let_bots_play()
            if not self._position.is_over:
                break
        self._show()
        return self._observation(), self._info()

    def _draw(self) -> int:
        return int.from_bytes(self.np_random.bytes(16), "little")

    def _seated(self) -> dict[int, Bot]:
        others = [seat for seat in range(self.players) if seat != self.seat]
        return {
            seat: bot(self.game.name, level, seed=self._draw()) for seat, level in zip(others, self.levels, strict=True)
        }

    def _let_bots_play(self) -> None:
        position = self.position
        while not position.is_over and position.current_player != self.seat:
            seat = position.current_player
            assert seat is not None
            position.apply(self._bots[seat].choose(position.view_only(seat)))

    def step(self, action: Any) -> tuple[NDArray[np.int8], float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action and let the bots play until it is to decide again."""
        position = self.position
        reward = 0.0
        if self._lost or position.is_over:
            gymnasium.logger.warn("This game is over: reset() begins another one.")
        elif as_int(action) not in position.legal_actions():
            self._lost = True
            reward = PENALTY
        else:
            position.apply(action)
            self._let_bots_play()
            reward = position.returns()[self.seat]
        self._show()
        return self._observation(), reward, self._lost or position.is_over, False, self._info()

    def _observation(self) -> NDArray[np.int8]:
        return observation_of(self.position, self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return whether each action is legal."""
        return mask_of(self.position, self.seat).astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask_of(self.position, self.seat), "seat": self.seat, "illegal": self._lost}

    def render(self) -> Any:
        """Return the table as the learner sees it, in the mode that was chosen; "human" prints it at each step."""
        return None if self.render_mode == "human" else render(self.position, self.render_mode, self.seat)

    def _show(self) -> None:
        if self.render_mode == "human":
            render(self.position, self.render_mode, self.seat)


class LudotekaVectorEnv(VectorEnv[NDArray[np.int8], NDArray[Any], NDArray[Any]]):
    """Many games in step, each with one learner; the other seats follow a policy that is handed all games at once.

    A game that ends begins anew within the same step; its last observation is not kept, since nothing follows from it.
    The legal actions are in the infos, under `action_mask`; an illegal one raises IllegalAction, and nothing is played.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: str | Policy = "random",
        seat: int | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        """`opponents` is "random" or a policy; without `copy` the arrays that a step returns change with the next."""
        if opponents != "random" and not callable(opponents):
            raise ValueError(f"Opponents in a batch are 'random' or a function, not {shown(opponents)}.")
        self.games = batch(game, num_envs, players, **options)
        self.num_envs = num_envs
        self.players = self.games.players
        self._policy = opponents if callable(opponents) else None
        self._wanted = _check_seat(seat, self.players)
        self._copy = copy
        self.single_observation_space = numbers_space(self.games.game)
        self.single_action_space = spaces.Discrete(self.games.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._every = np.arange(num_envs)

    @property
    def seats(self) -> NDArray[np.int64]:
        """The learner's seat in each game: the one that was chosen, or another each game."""
        if self._wanted is not None:
            return np.full(self.num_envs, self._wanted)
        return (self._every + self.games.episodes) % self.players

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Begin every game and let the others play until the learner is to decide. `options` are not used."""
        super().reset(seed=seed)
        self.games.reset(int.from_bytes(self.np_random.bytes(16), "little"))
        self._let_others_play(np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, np.bool_))
        return self._seen()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[np.int8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Carry out the learner's action in every game, and let the others play until it is to decide again."""
        rewards = np.zeros(self.num_envs, np.float32)
        ended = np.zeros(self.num_envs, np.bool_)
        seats = self.seats
        self.games.step(actions)
        self._collect(seats, rewards, ended)
        self._let_others_play(rewards, ended)
        observations, infos = self._seen()
        return observations, rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _collect(self, seats: NDArray[np.int64], rewards: NDArray[np.float32], ended: NDArray[np.bool_]) -> None:
        """Note what games that ended in the last step brought, those in which the learner never decided left out."""
        first = self.games.dones & ~ended
        rewards[first] = self.games.rewards[self._every, seats][first]
        ended |= first

    def _let_others_play(self, rewards: NDArray[np.float32], ended: NDArray[np.bool_]) -> None:
        while True:
            seats = self.seats
            where = self.games.current_player != seats
            if not where.any():
                return
            if self._policy is None:
                actions: NDArray[Any] = self.games.sample()
            else:
                actions = np.asarray(self._policy(self.games.observations, self.games.masks))
            self.games.step(actions, where)
            self._collect(seats, rewards, ended)

    def _seen(self) -> tuple[NDArray[np.int8], dict[str, Any]]:
        every = np.ones(self.num_envs, np.bool_)
        observations, masks = self.games.observations, self.games.masks.view(np.int8)
        if self._copy:
            observations, masks = observations.copy(), masks.copy()
        return observations, {"action_mask": masks, "_action_mask": every, "seat": self.seats, "_seat": every}


register()
