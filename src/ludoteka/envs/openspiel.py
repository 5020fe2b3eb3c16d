"""Every game as a game of OpenSpiel: `register()`, then `pyspiel.load_game("ludoteka_akropolis(players=3)")`.

Chance is explicit, as OpenSpiel's algorithms want it. Where an action leads to something left to chance, a chance node
follows it with OUTCOMES equally likely outcomes: each seeds the generator of the state anew, so that a position, an
action and an outcome lead to one position. Before the first decision DEAL of them make the seed of the set-up.

Information states are what a seat has seen at each decision so far and what it has done itself, as a digest.
`State.resample_from_infostate` redraws what a seat cannot know: OpenSpiel's ISMCTS in Python plays every game with
hidden information.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine.errors import MissingExtra

try:
    import pyspiel
except ImportError as error:
    raise MissingExtra("These games need the package open_spiel: pip install 'ludoteka[envs]'.") from error

from ludoteka.engine.contract import RNG_WORDS
from ludoteka.engine.game import Game
from ludoteka.engine.options import Flag, Option, OptionValue
from ludoteka.engine.position import Position
from ludoteka.engine.registry import game as game_by_name
from ludoteka.engine.registry import games
from ludoteka.envs.kernels import observer_of
from ludoteka.envs.seats import observation_of

#: Outcomes of a chance node, and how many nodes the set-up has.
OUTCOMES = 256
DEAL = 8
_EQUAL = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]
#: The bytes of a generator that change when something is drawn.
_COUNTER = slice(16, 24)


# ---- names and parameters


def name_of(game: str) -> str:
    """Return the name of a game in OpenSpiel."""
    return "ludoteka_" + game.replace("-", "_")


def register() -> list[str]:
    """Make every game known to OpenSpiel, those that are not yet; return their names."""
    known = set(pyspiel.registered_names())
    for name in games():
        if name_of(name) not in known:
            _register(game_by_name(name))
    return [name_of(name) for name in games()]


def load(game: str, players: int | None = None) -> LudotekaGame:
    """Return a game of OpenSpiel by our name for it. Raises UnknownGame or BadPlayers."""
    return LudotekaGame(game, {"players": game_by_name(game).header.check_players(players)})


def state_at(game: LudotekaGame, position: Position) -> LudotekaState:
    """Return a state in which a position has come up, nobody knows how."""
    state = game.new_initial_state()
    state.play = Play(game.table, bytes(DEAL), position)
    return state


def _register(game: Game) -> None:
    def make(params: dict[str, Any] | None = None) -> LudotekaGame:
        return LudotekaGame(game.name, params or {})

    # OpenSpiel lets go of it after Python has ended, when nothing may be freed any more: so it never is.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(make))
    pyspiel.register_game(_type_of(game, game.header.usual_players), make)


def _parameter(option: Option) -> Any:
    """Return an option as OpenSpiel knows it: yes or no, or a text as on the command line."""
    return option.default if isinstance(option, Flag) else ""


def _type_of(game: Game, players: int) -> Any:
    kinds, header = pyspiel.GameType, game.header
    chance = kinds.ChanceMode.EXPLICIT_STOCHASTIC if header.chance else kinds.ChanceMode.DETERMINISTIC
    parameters = {"players": header.usual_players, **{option.name: _parameter(option) for option in game.options}}
    return kinds(
        short_name=name_of(game.name),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=(
            kinds.Information.IMPERFECT_INFORMATION if header.hidden else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM if players > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class LudotekaGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and its options."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        game = game_by_name(name)
        players = game.header.check_players(params.get("players"))
        given: dict[str, Any] = {}
        for option in game.options:
            value = params.get(option.name, _parameter(option))
            if value != "":
                given[option.name] = option.parse(value) if isinstance(value, str) else value
        self.table = Table(name, players, game.check_options(players, given))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=OUTCOMES if game.header.chance else 0,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=game.max_decisions,
        )
        super().__init__(_type_of(game, players), info, params)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many chance nodes a history has at most."""
        header = self.table.game.header
        if not header.chance:
            return 0
        return DEAL + (0 if header.perfect else header.max_decisions)

    def new_initial_state(self) -> LudotekaState:
        """Return the state before the set-up."""
        return LudotekaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what makes tensors and texts of states."""
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


# ---- what a state holds


@dataclass(frozen=True)
class Table:
    """What is settled before a game."""

    name: str
    players: int
    options: dict[str, OptionValue]

    @property
    def game(self) -> Game:
        return game_by_name(self.name)

    def __deepcopy__(self, memo: Any) -> Table:
        return self


@dataclass(frozen=True)
class Seen:
    """A decision that was taken: the position before it, who took it and which; and those before. Never changes."""

    before: Seen | None
    raw: NDArray[np.uint8]
    mover: int
    action: int
    #: What each seat has seen and done up to and including this, once it was asked for.
    digests: dict[int, bytes] = field(default_factory=dict, compare=False)

    def digest(self, table: Table, seat: int) -> bytes:
        """Return a digest of what a seat has seen and done up to and including this decision."""
        todo = []
        element: Seen | None = self
        while element is not None and seat not in element.digests:
            todo.append(element)
            element = element.before
        last = b"" if element is None else element.digests[seat]
        for one in reversed(todo):
            if one.mover != _redrawn_for(seat):
                own = one.action.to_bytes(4, "little") if one.mover == seat else b""
                last = hashlib.sha256(last + _seen(table, one.raw, seat) + own).digest()[:16]
            one.digests[seat] = last
        return last


def _seen(table: Table, raw: NDArray[np.uint8], seat: int) -> bytes:
    numbers = np.zeros(table.game.parts.features.LENGTH, np.int8)
    observer_of(table.game)(raw, seat, numbers)
    return numbers.tobytes()


def _redrawn_for(seat: int) -> int:
    """Return what stands for the mover where all was redrawn that a seat cannot know, of which it saw nothing."""
    return -1 - seat


class Play:
    """A game as far as it has got. Never changes: a decision makes another one, so that copies can share it."""

    __slots__ = ("dealt", "pending", "position", "seen", "table")

    def __init__(
        self,
        table: Table,
        dealt: bytes = b"",
        position: Position | None = None,
        pending: int | None = None,
        seen: Seen | None = None,
    ) -> None:
        self.table = table
        self.dealt = dealt
        self.position = position
        self.pending = pending
        self.seen = seen

    @classmethod
    def begin(cls, table: Table) -> Play:
        """Return a game before its set-up, or where nothing is left to chance, after it."""
        play = cls(table)
        return play if table.game.header.chance else play.set_up()

    def set_up(self) -> Play:
        seed = int.from_bytes(hashlib.sha256(self.dealt).digest()[:16], "little")
        return Play(self.table, self.dealt, self.table.game.new(self.table.players, seed, **self.table.options))

    @property
    def waits_for_chance(self) -> bool:
        return self.position is None or self.pending is not None

    def after(self, action: int) -> Play:
        """Return what a decision, or an outcome of chance, leads to."""
        if self.position is None:
            dealt = Play(self.table, self.dealt + bytes([action]))
            return dealt.set_up() if len(dealt.dealt) == DEAL else dealt
        if self.pending is not None:
            return self._drawn(self.position, self.pending, action)
        position = self.position.after(action)
        if self.table.game.header.chance and (position.raw[_COUNTER] != self.position.raw[_COUNTER]).any():
            return Play(self.table, self.dealt, self.position, action, self.seen)
        return self._decided(self.position, action, position)

    def _drawn(self, before: Position, action: int, outcome: int) -> Play:
        """Return what an action leads to with an outcome of chance."""
        text = b"%d %d " % (action, outcome) + before.key()
        position = before.copy()
        generator = position.raw[: RNG_WORDS * 8].view(np.uint64)
        generator[:] = 0
        generator[:2] = np.frombuffer(hashlib.sha256(text).digest()[:16], np.uint64)
        position.apply(action)
        return self._decided(before, action, position)

    def _decided(self, before: Position, action: int, position: Position) -> Play:
        mover = before.current_player
        assert mover is not None
        return Play(self.table, self.dealt, position, None, Seen(self.seen, before.raw, mover, action))

    def redrawn(self, seat: int, seed: int) -> Play:
        """Return a game that a seat cannot tell from this one."""
        assert self.position is not None
        position = self.position.resample(seat, seed)
        seen = Seen(self.seen, position.raw, _redrawn_for(seat), 0)
        return Play(self.table, self.dealt, position, self.pending, seen)

    def information(self, seat: int) -> str:
        """Return the name of what a seat knows, everything that it has seen and done included."""
        assert self.position is not None
        past = b"" if self.seen is None else self.seen.digest(self.table, seat)
        digest = hashlib.sha256(past + _seen(self.table, self.position.raw, seat)).hexdigest()[:32]
        return f"seat {seat}: {digest}"

    def __deepcopy__(self, memo: Any) -> Play:
        return self

    def _chain(self) -> Iterator[tuple[bytes, int, int]]:
        element = self.seen
        while element is not None:
            yield element.raw.tobytes(), element.mover, element.action
            element = element.before

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.table, self.dealt, self.position, self.pending, list(self._chain())[::-1])


def _restored(
    table: Table, dealt: bytes, position: Position | None, pending: int | None, chain: list[tuple[bytes, int, int]]
) -> Play:
    seen: Seen | None = None
    for raw, mover, action in chain:
        seen = Seen(seen, np.frombuffer(raw, np.uint8).copy(), mover, action)
    return Play(table, dealt, position, pending, seen)


class LudotekaState(pyspiel.State):  # type: ignore[misc]
    """A state of a game, chance included."""

    def __init__(self, game: LudotekaGame) -> None:
        super().__init__(game)
        self.play = Play.begin(game.table)

    @property
    def position(self) -> Position | None:
        """The position, with everything hidden in it; None before the set-up."""
        return self.play.position

    # ---- what OpenSpiel asks

    def current_player(self) -> int:
        if self.play.position is None or self.play.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.play.position.current_player
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play.position is not None
        return self.play.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _EQUAL

    def _apply_action(self, action: int) -> None:
        self.play = self.play.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player < 0 else self.play.table.game.action_to_text(action)

    def is_terminal(self) -> bool:
        return not self.play.waits_for_chance and self.play.position is not None and self.play.position.is_over

    def returns(self) -> list[float]:
        if self.play.position is None:
            return [0.0] * self.play.table.players
        return self.play.position.returns()

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> LudotekaState:
        """Return a state that a player cannot tell from this one; the sampler gives numbers from 0 to 1."""
        other: LudotekaState = self.clone()
        seed = 0
        for _ in range(4):
            seed = seed << 32 | int(probability_sampler() * 0xFFFF_FFFF)
        other.play = self.play.redrawn(player_id, seed)
        return other

    def __str__(self) -> str:
        if self.play.position is None:
            return f"set-up {self.play.dealt.hex()}"
        chance = "" if self.play.pending is None else f" | chance after {self.play.pending}"
        return str(self.play.position) + chance


# ---- observations


class Observer:
    """Makes tensors and texts of what a player knows: by the parts of the game's `features.PARTS`."""

    def __init__(self, table: Table, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observations of Ludoteka take no parameters, not {params}.")
        self.table = table
        self.recall = kind.perfect_recall
        self.public_only = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.private_only = not kind.public_info
        self.dict: dict[str, NDArray[np.float32]] = {}
        self.tensor: NDArray[np.float32] | None = None
        if not (self.recall or self.public_only or self.private_only):
            self._make_tensor()

    def _make_tensor(self) -> None:
        features = self.table.game.parts.features
        self.tensor = np.zeros(features.LENGTH, np.float32)
        start = 0
        for name, length, _ in features.PARTS:
            self.dict[name] = self.tensor[start : start + length]
            start += length

    def set_from(self, state: LudotekaState, player: int) -> None:
        """Write the tensor of a player's observation."""
        if self.tensor is not None:
            position = state.play.position
            self.tensor[:] = 0 if position is None else observation_of(position, player)

    def string_from(self, state: LudotekaState, player: int) -> str:
        """Return a player's observation, or information state, as text."""
        position = state.play.position
        if position is None:
            return "" if self.private_only else "set-up"
        if self.private_only:
            return _private(position, player)
        if self.public_only:
            return json.dumps(position.view(None))
        if self.recall:
            return state.play.information(player)
        return _as_text(position, player)


def _as_text(position: Position, seat: int) -> str:
    """Return the numbers of an observation that are not 0, part by part."""
    numbers = observation_of(position, seat)
    start, parts = 0, []
    for name, length, _ in position.game.parts.features.PARTS:
        own = numbers[start : start + length]
        start += length
        found = np.flatnonzero(own)
        if len(found):
            parts.append(f"{name} " + " ".join(f"{i}:{own[i]}" for i in found.tolist()))
    return f"seat {seat}; " + "; ".join(parts)


def _private(position: Position, seat: int) -> str:
    """Return what a seat sees and a spectator does not."""
    public = dict(_leaves(position.view(None)))
    own = [f"{path}={value}" for path, value in _leaves(position.view(seat)) if public.get(path) != value]
    return " ".join(line for line in own if not line.startswith("/seat="))


def _leaves(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield every leaf of a view with its path."""
    if isinstance(value, (dict, list)):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _leaves(part, f"{path}/{key}")
    else:
        yield path, json.dumps(value)
