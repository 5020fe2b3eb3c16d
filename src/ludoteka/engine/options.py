"""What can be chosen before a game, declared by the game: checked words outside, one whole number inside."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any

from ludoteka.engine.errors import BadOption, closest, shown

OptionValue = bool | str | tuple[str, ...]


@dataclass(frozen=True)
class Option(ABC):
    """One choice; `help` says in a few words what it changes."""

    name: str
    help: str

    @property
    @abstractmethod
    def default(self) -> OptionValue:
        """The value where none is given."""

    @abstractmethod
    def other(self, players: int) -> OptionValue:
        """Return a value that is not the default."""

    @property
    @abstractmethod
    def domain(self) -> str:
        """What may be given, for people."""

    @abstractmethod
    def check(self, value: Any, players: int) -> OptionValue:
        """Return the value in its one form; raise BadOption where it is none."""

    @abstractmethod
    def encode(self, value: OptionValue) -> int:
        """Return the whole number that `setup` receives for a checked value."""

    def parse(self, text: str) -> Any:
        """Return the value that a text on the command line names, not yet checked."""
        return text

    def _refuse(self, value: Any) -> BadOption:
        return BadOption(f"Option {self.name!r} cannot be {shown(value)}: it takes {self.domain}.")


@dataclass(frozen=True)
class Flag(Option):
    """Yes or no; `setup` receives 1 or 0."""

    on: bool = False

    @property
    def default(self) -> bool:
        return self.on

    def other(self, players: int) -> bool:
        return not self.on

    @property
    def domain(self) -> str:
        return "yes or no"

    def check(self, value: Any, players: int) -> bool:
        if not isinstance(value, bool):
            raise self._refuse(value)
        return value

    def encode(self, value: OptionValue) -> int:
        return int(value is True)

    def parse(self, text: str) -> Any:
        return {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}.get(text, text)


@dataclass(frozen=True)
class Choice(Option):
    """One of several words, the first by default; `setup` receives its place."""

    choices: tuple[str, ...] = ()

    @property
    def default(self) -> str:
        return self.choices[0]

    def other(self, players: int) -> str:
        return self.choices[-1]

    @property
    def domain(self) -> str:
        return "one of " + ", ".join(self.choices)

    def check(self, value: Any, players: int) -> str:
        if not isinstance(value, str) or value not in self.choices:
            raise self._refuse(value)
        return value

    def encode(self, value: OptionValue) -> int:
        return self.choices.index(str(value))


@dataclass(frozen=True)
class Subset(Option):
    """Any of several words, none by default; `setup` receives a bit for each."""

    choices: tuple[str, ...] = ()

    @property
    def default(self) -> tuple[str, ...]:
        return ()

    def other(self, players: int) -> tuple[str, ...]:
        return self.choices

    @property
    def domain(self) -> str:
        return "any of " + ", ".join(self.choices)

    def check(self, value: Any, players: int) -> tuple[str, ...]:
        words = _words(value)
        if words is None or any(word not in self.choices for word in words):
            raise self._refuse(value)
        return tuple(word for word in self.choices if word in words)

    def encode(self, value: OptionValue) -> int:
        assert isinstance(value, tuple)
        return sum(1 << self.choices.index(word) for word in value)

    def parse(self, text: str) -> Any:
        return tuple(word for word in text.split("+") if word)


@dataclass(frozen=True)
class PerSeat(Option):
    """One of several words for each seat, the first by default; `setup` receives digits, seat 0's lowest."""

    choices: tuple[str, ...] = ()

    @property
    def default(self) -> tuple[str, ...]:
        return ()

    def other(self, players: int) -> tuple[str, ...]:
        return (self.choices[-1],) * players

    @property
    def domain(self) -> str:
        return "for each seat one of " + ", ".join(self.choices)

    def check(self, value: Any, players: int) -> tuple[str, ...]:
        words = None if isinstance(value, Set) else _words(value)  # a set has no order
        if words is None or any(word not in self.choices for word in words) or len(words) not in (0, players):
            raise self._refuse(value)
        return words or (self.choices[0],) * players

    def encode(self, value: OptionValue) -> int:
        assert isinstance(value, tuple)
        return sum(self.choices.index(word) * len(self.choices) ** seat for seat, word in enumerate(value))

    def parse(self, text: str) -> Any:
        return tuple(word for word in text.split("+") if word)


def _words(value: Any) -> tuple[str, ...] | None:
    if isinstance(value, (str, Mapping)) or not isinstance(value, Iterable):
        return None
    words = tuple(value)
    return words if all(isinstance(word, str) for word in words) else None


def check_all(options: Sequence[Option], given: Mapping[str, Any], players: int) -> dict[str, OptionValue]:
    """Return a value for every option, given or default; raise BadOption on an unknown name or a wrong value."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            names = ", ".join(known) or "none"
            near = closest(name, known) if isinstance(name, str) else ""
            raise BadOption(f"There is no option {shown(name)} here; the options are: {names}.{near}")
    return {o.name: o.check(given.get(o.name, o.default), players) for o in options}


def parse_all(options: Sequence[Option], texts: Iterable[str]) -> dict[str, Any]:
    """Return the options named by texts such as `variants=omen+shells`, not yet checked."""
    known = {option.name: option for option in options}
    given: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"{shown(text)} is not an option: write name=value, for instance variants=omen+shells.")
        given[name] = known[name].parse(value) if name in known else value
    return given
