"""A game: its header, its compiled rules, and the ways to a position."""

from __future__ import annotations

import importlib
import re
import threading
from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from ludoteka.engine.contract import RNG_WORDS, whole
from ludoteka.engine.errors import BadNotation, BadPlayers, BadState, IllegalAction, LudotekaError, shown
from ludoteka.engine.faces import Raw, face_of
from ludoteka.engine.header import Header
from ludoteka.engine.options import Option, OptionValue, check_all, parse_all
from ludoteka.engine.position import Position, key_of, read_head

if TYPE_CHECKING:
    from ludoteka.engine.loading import Kernels, Progress

#: What a game's notation stumbles with over a text or over parts that are none of its own.
_MISREAD = (ValueError, IndexError, KeyError, TypeError, AttributeError, OverflowError)


class Parts:
    """The modules of a game's folder, each loaded when it is first needed."""

    def __init__(self, package: str) -> None:
        self.package = package

    def __getattr__(self, name: str) -> ModuleType:
        module = importlib.import_module(f"{self.package}.{name}")
        setattr(self, name, module)
        return module


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
        self.parts: Any = Parts(package)
        self._loading = threading.Lock()
        self._kernels: Kernels | None = None

    def __repr__(self) -> str:
        return f"ludoteka.game({self.name!r})"

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen before a game."""
        return self.header.options

    # ---- rules

    @property
    def kernels(self) -> Kernels:
        """The compiled rules; the first use compiles them, or loads them from the cache."""
        return self._kernels or self.load()

    def load(self, progress: Progress | None = None) -> Kernels:
        """Compile the rules if need be, telling `progress` how far it is."""
        from ludoteka.engine.loading import load_kernels

        with self._loading:
            if self._kernels is None:
                self._kernels = load_kernels(self.name, self.parts.rules, progress)
            return self._kernels

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
        players = int(face_of(self.kernels.dtype)(raw).players)
        try:
            if self.header.check_players(head["players"]) != players:
                raise BadPlayers(f"the state is of {players} players, not of {head['players']}.")
            options = self.check_options(players, head["options"])
        except LudotekaError as error:
            raise BadState(f"These bytes do not fit {self.title}: {error}") from error
        self._check(raw, BadState)
        if not self._is_as_written(raw, options):
            raise BadState(f"This is not a possible position of {self.title}: it is not what its own text gives again.")
        return self._position(options, raw)

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
        s = face_of(self.kernels.dtype)(raw)
        s.players = players
        _read_rng(s, generator)
        try:
            self.parts.notation.read(s, body, self.encode_options(options).tolist())
        except _MISREAD as error:
            raise BadNotation(f"{shown(body)} is not a position of {self.title}: {error}.") from error
        self._check(raw, BadNotation)
        return self._position(options, raw)

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

    def _check(self, raw: Raw, error: type[LudotekaError]) -> None:
        """Raise an error if something in a state from outside is impossible."""
        try:
            problem = next(iter(self.parts.check.problems(face_of(self.kernels.dtype)(raw))), None)
        except _MISREAD as stumble:
            problem = str(stumble)
        if problem is not None:
            raise error(f"This is not a possible position of {self.title}: {problem}.")

    def _is_as_written(self, raw: Raw, options: Mapping[str, OptionValue]) -> bool:
        """Tell whether a state is what its text and its options make: nothing that they do not say is in it."""
        again = np.zeros_like(raw)
        face = face_of(self.kernels.dtype)
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
        text: str = self.parts.notation.action_to_text(self._action(action))
        return text

    def action_from_text(self, text: str) -> int:
        """Return the action of a notation. Raises BadNotation."""
        try:
            action: int = self.parts.notation.action_from_text(text)
        except _MISREAD as error:
            raise BadNotation(f"{shown(text)} is not an action of {self.title}: {error}.") from error
        return action

    def action_to_json(self, action: int) -> dict[str, Any]:
        """Return an action by its parts. Raises IllegalAction where there is none such."""
        obj: dict[str, Any] = self.parts.notation.action_to_json(self._action(action))
        return obj

    def action_from_json(self, obj: Any) -> int:
        """Return the action of its parts. Raises BadNotation."""
        try:
            action: int = self.parts.notation.action_from_json(obj)
        except _MISREAD as error:
            raise BadNotation(f"{shown(obj)} is not an action of {self.title}: {error}.") from error
        return action

    def _action(self, action: int) -> int:
        number = whole(action)
        if number is None or not 0 <= number < self.num_actions:
            raise IllegalAction(f"{self.title} has no action {shown(action)}: actions are 0 to {self.num_actions - 1}.")
        return number


def _read_rng(s: Any, text: str) -> None:
    words = text.split("-")
    if len(words) != RNG_WORDS or any(re.fullmatch("[0-9a-f]{1,16}", word) is None for word in words):
        raise BadNotation(f"{shown(text)} is not a generator: {RNG_WORDS} hexadecimal words joined by '-'.")
    for place, word in enumerate(words):
        s.rng[place] = int(word, 16)
