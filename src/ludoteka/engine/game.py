"""A game: its header, its compiled rules, and the ways to a position."""

from __future__ import annotations

import re
import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, overload

import numpy as np

from ludoteka.engine.compiling.state_views import Raw, state_view
from ludoteka.engine.contract import RNG_WORDS, as_int
from ludoteka.engine.errors import BadNotation, BadPlayers, BadState, IllegalAction, LudotekaError, shown
from ludoteka.engine.header import Header
from ludoteka.engine.options import Option, OptionValue, check_all, parse_all
from ludoteka.engine.parts import (
    Blunders,
    Heuristics,
    Judgement,
    Masks,
    Parts,
    Picture,
    Policy,
    Preview,
    Terminal,
    Themes,
    Undo,
    WhyNot,
    Window,
)
from ludoteka.engine.position import Position, key_of, read_head

if TYPE_CHECKING:
    from ludoteka.engine.compiling.loading import Kernels, Progress

#: What a game's notation stumbles with over a text or over parts that are none of its own.
_MISREAD = (ValueError, IndexError, KeyError, TypeError, AttributeError, OverflowError)


class Game:
    """One of the games, found by `ludoteka.game(name)`."""

    def __init__(self, header: Header, package: str) -> None:
        self.header = header
        self.name = header.name
        self.title = header.title
        self.version = header.version
        self.players = header.players
        self.num_actions = header.num_actions
        self.max_decisions = header.max_decisions
        #: The modules of its folder that every game has.
        self.parts = Parts(package)
        self._loading, self._opening = threading.Lock(), threading.Lock()
        self._kernels: Kernels | None = None
        self._compiled: Kernels | None = None

    def __repr__(self) -> str:
        return f"ludoteka.game({self.name!r})"

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen before a game."""
        return self.header.options

    @overload
    def part(self, name: Literal["whynot"]) -> WhyNot | None: ...
    @overload
    def part(self, name: Literal["preview"]) -> Preview | None: ...
    @overload
    def part(self, name: Literal["picture"]) -> Picture | None: ...
    @overload
    def part(self, name: Literal["blunders"]) -> Blunders | None: ...
    @overload
    def part(self, name: Literal["forms"]) -> Any: ...
    @overload
    def part(self, name: Literal["undo"]) -> Undo | None: ...
    @overload
    def part(self, name: Literal["terminal"]) -> Terminal | None: ...
    @overload
    def part(self, name: Literal["heuristics"]) -> Heuristics | None: ...
    @overload
    def part(self, name: Literal["judgement"]) -> Judgement | None: ...
    @overload
    def part(self, name: Literal["policy"]) -> Policy | None: ...
    @overload
    def part(self, name: Literal["masks"]) -> Masks | None: ...
    @overload
    def part(self, name: Literal["themes"]) -> Themes | None: ...
    @overload
    def part(self, name: Literal["window"]) -> Window | None: ...
    def part(self, name: str) -> Any:
        """Return a module that a game may have in its folder, None where it has none; see `engine.parts`."""
        return self.parts.optional(name)

    # ---- rules

    @property
    def kernels(self) -> Kernels:
        """The rules that positions go by, compiled unless `open` was called; the first use makes them ready."""
        return self._kernels or self.load()

    def load(self, progress: Progress | None = None) -> Kernels:
        """Compile the rules if need be, telling `progress` how far it is; every position goes by them from then on."""
        from ludoteka.engine.compiling.loading import load_kernels

        with self._loading:
            if self._compiled is None:
                self._compiled = load_kernels(self.name, self.parts.rules, progress)
            with self._opening:
                self._kernels = self._compiled
            return self._compiled

    def open(self) -> None:
        """Let the game be played at once: uncompiled until `load` has made its rules, with the same bytes."""
        if self._kernels is None:
            from ludoteka.engine.plain import load_plain

            plain = load_plain(self.name, self.parts.package)
            with self._opening:
                self._kernels = self._compiled or plain

    # ---- ways to a position

    def new(self, players: int | None = None, seed: int | None = None, **options: Any) -> Position:
        """Return the first position of a game; without a seed, of a game nobody can foresee.

        Raises BadPlayers, BadOption or BadSeed.
        """
        count = self.header.check_players(players)
        checked = self.check_options(count, options)
        key_0, key_1 = key_of(seed)
        kernels = self.kernels
        position = Position(self, checked, np.zeros(kernels.dtype.itemsize, np.uint8))
        vector = self.encode_options(checked)
        kernels.start(position._raw, count, vector, key_0, key_1, position._out, position._status)
        return position

    def check_options(self, players: int, given: Mapping[str, Any]) -> dict[str, OptionValue]:
        """Return a value for every option. Raises BadOption."""
        checked = check_all(self.options, given, players)
        if self.header.agree is not None:
            self.header.agree(players, dict(checked))
        return checked

    def encode_options(self, checked: Mapping[str, OptionValue]) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Return the whole numbers that `setup` receives, one for each option."""
        return np.array([option.encode(checked[option.name]) for option in self.options] or [0], np.int64)

    def from_bytes(self, data: bytes) -> Position:
        """Return the position that `Position.to_bytes` wrote. Raises BadState."""
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise BadState(f"{shown(data)} is not bytes: take what Position.to_bytes() gave.")
        head, state = read_head(bytes(data))
        if head["game"] != self.name:
            raise BadState(f"These bytes are a position of {shown(head['game'])}, not of {self.name!r}.")
        if head["version"] != self.version:
            raise BadState(
                f"These bytes were written by version {head['version']} of {self.name}; this is version {self.version}."
            )
        size = self.kernels.dtype.itemsize
        if len(state) != size:
            raise BadState(f"A state of {self.name} has {size} bytes, not {len(state)}.")
        raw = np.frombuffer(state, np.uint8).copy()
        players = int(state_view(self.kernels.dtype)(raw).players)
        try:
            if self.header.check_players(head["players"]) != players:
                raise BadPlayers(f"the state is of {players} players, not of {head['players']}.")
            options = self.check_options(players, head["options"])
        except LudotekaError as error:
            raise BadState(f"These bytes do not fit {self.title}: {error}") from error
        self._check(raw, BadState)
        if not self._is_as_written(raw, options):
            raise BadState(f"This is not a possible position of {self.title}: it is not what its own text gives again.")
        return self._position_from_outside(options, raw, BadState)

    def parse(self, text: str) -> Position:
        """Return the position that `str(position)` wrote. Raises BadNotation, BadPlayers or BadOption."""
        parts = [part.strip() for part in text.split("|")] if isinstance(text, str) else []
        if len(parts) != 4:
            raise BadNotation(f"{shown(text)} is not a position: it has 4 parts between '|', not {len(parts)}.")
        name, setting, generator, body = parts
        if name != f"{self.name} {self.version}":
            raise BadNotation(f"{shown(name)} is not {f'{self.name} {self.version}'!r}, the game and its version.")
        players, options = self._read_setting(setting)
        raw = np.zeros(self.kernels.dtype.itemsize, np.uint8)
        s = state_view(self.kernels.dtype)(raw)
        s.players = players
        _read_rng(s, generator)
        try:
            self.parts.notation.read(s, body, self.encode_options(options).tolist())
        except _MISREAD as error:
            raise BadNotation(f"{shown(body)} is not a position of {self.title}: {error}.") from error
        self._check(raw, BadNotation)
        return self._position_from_outside(options, raw, BadNotation)

    def _read_setting(self, text: str) -> tuple[int, dict[str, OptionValue]]:
        count, *words = text.split() or [""]
        if re.fullmatch("[0-9]{1,9}", count) is None:
            raise BadNotation(f"{shown(text)} does not begin with a number of players.")
        players = self.header.check_players(int(count))
        return players, self.check_options(players, parse_all(self.options, words))

    def _write(self, position: Position) -> str:
        words = [str(position.players)]
        for option in self.options:
            value = position.options[option.name]
            if value != option.check(option.default, position.players):
                shown = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
                words.append(f"{option.name}={'+'.join(shown) if isinstance(shown, tuple) else shown}")
        generator = "-".join(f"{word:x}" for word in position.state.rng)
        body = self.parts.notation.write(position.state)
        return f"{self.name} {self.version} | {' '.join(words)} | {generator} | {body}"

    def _position(self, options: Mapping[str, OptionValue], raw: Raw) -> Position:
        position = Position(self, options, raw)
        self.kernels.look(raw, position._out, position._status)
        return position

    def _position_from_outside(
        self, options: Mapping[str, OptionValue], raw: Raw, error: type[LudotekaError]
    ) -> Position:
        position = self._position(options, raw)
        if not position.is_over and not position.legal_actions():
            raise error(f"This is not a possible position of {self.title}: nothing can be done, and it is not over.")
        return position

    def listed(self, raw: Raw, **changed: int) -> list[int]:
        """Return the actions that the rules list for a state, were some of its fields other than they are."""
        other = Position(self, {}, raw.copy())
        for name, value in changed.items():
            setattr(other.state, name, value)
        self.kernels.look(other.raw, other._out, other._status)
        return other.legal_actions()

    def _check(self, raw: Raw, error: type[LudotekaError]) -> None:
        """Raise an error if something in a state from outside is impossible."""
        try:
            problem = next(iter(self.parts.check.problems(state_view(self.kernels.dtype)(raw))), None)
        except _MISREAD as stumble:
            problem = str(stumble)
        if problem is not None:
            raise error(f"This is not a possible position of {self.title}: {problem}.")

    def _is_as_written(self, raw: Raw, options: Mapping[str, OptionValue]) -> bool:
        """Tell whether a state is what its text and its options make: nothing that they do not say is in it."""
        again = np.zeros_like(raw)
        face = state_view(self.kernels.dtype)
        head = RNG_WORDS * 8 + 1  # the generator and the number of players
        again[:head] = raw[:head]
        try:
            self.parts.notation.read(
                face(again), self.parts.notation.write(face(raw)), self.encode_options(options).tolist()
            )
        except _MISREAD:
            return False
        return bool((again == raw).all())

    # ---- forms of an action

    def action_to_text(self, action: int) -> str:
        """Return the notation of an action, whatever the position. Raises IllegalAction where there is none such."""
        return self.parts.notation.action_to_text(self._action(action))

    def action_from_text(self, text: str) -> int:
        """Return the action of a notation. Raises BadNotation."""
        try:
            return self.parts.notation.action_from_text(text)
        except _MISREAD as error:
            raise BadNotation(f"{shown(text)} is not an action of {self.title}: {error}.") from error

    def action_to_json(self, action: int) -> dict[str, Any]:
        """Return an action by its parts. Raises IllegalAction where there is none such."""
        return self.parts.notation.action_to_json(self._action(action))

    def action_from_json(self, obj: Any) -> int:
        """Return the action of its parts. Raises BadNotation."""
        try:
            return self.parts.notation.action_from_json(obj)
        except _MISREAD as error:
            raise BadNotation(f"{shown(obj)} is not an action of {self.title}: {error}.") from error

    def _action(self, action: int) -> int:
        number = as_int(action)
        if number is None or not 0 <= number < self.num_actions:
            raise IllegalAction(f"{self.title} has no action {shown(action)}: actions are 0 to {self.num_actions - 1}.")
        return number


def _read_rng(s: Any, text: str) -> None:
    words = text.split("-")
    if len(words) != RNG_WORDS or any(re.fullmatch("[0-9a-f]{1,16}", word) is None for word in words):
        raise BadNotation(f"{shown(text)} is not a generator: {RNG_WORDS} hexadecimal words joined by '-'.")
    for place, word in enumerate(words):
        s.rng[place] = int(word, 16)
