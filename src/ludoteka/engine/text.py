"""Words: what is said to people, as structured phrases, and their sentences in three languages.

A phrase names a message of the Fluent files in `locales/` and its arguments; it travels as JSON and is put into words
where the reader's language is known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludoteka.engine.errors import MissingExtra, UnknownLanguage

if TYPE_CHECKING:
    from ludoteka.engine.messages import Messages

LOCALES = Path(__file__).resolve().parents[1] / "locales"
LANGUAGES = ("en", "uk", "ru")


@dataclass(frozen=True)
class Seat:
    """A player, by seat: said as the name that sits there."""

    index: int


@dataclass(frozen=True)
class Phrase:
    """A message and its arguments, in no language yet."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """Return the phrase as JSON: seats as {"seat": n}, phrases as {"key": ..., "args": ...}."""
        return {"key": self.key, "args": {name: _arg_to_json(arg) for name, arg in self.args.items()}}


Arg = int | str | Seat | Phrase | Sequence["Arg"]


def _arg_to_json(arg: Arg) -> Any:
    if isinstance(arg, (int, str)):
        return arg
    if isinstance(arg, Seat):
        return {"seat": arg.index}
    if isinstance(arg, Phrase):
        return arg.to_json()
    return [_arg_to_json(part) for part in arg]


@cache
def _messages(language: str) -> Messages:
    try:
        from ludoteka.engine.messages import Messages
    except ImportError as error:
        raise MissingExtra("Sentences need the package fluent.runtime: pip install 'ludoteka[cli]'.") from error
    if language not in LANGUAGES:
        raise UnknownLanguage(f"There is no language {language!r} here; there are {', '.join(LANGUAGES)}.")
    return Messages(language, LOCALES / language)


@dataclass(frozen=True)
class Words:
    """The words of one language, the names of who sits where, and which seat reads them."""

    language: str = "en"
    names: tuple[str, ...] = ()
    you: int | None = None

    def __post_init__(self) -> None:
        _messages(self.language)

    def __call__(self, key: str, **args: Arg) -> str:
        """Return the sentence of a message."""
        return self.say(Phrase(key, args))

    def say(self, phrase: Phrase) -> str:
        """Return the sentence of a phrase. A message that is not there is a mistake of ours, and raises."""
        messages = _messages(self.language)
        if phrase.key not in messages:
            raise KeyError(f"The words in {self.language!r} lack the message {phrase.key!r}.")
        args = {name: self._said(arg) for name, arg in phrase.args.items()}
        # "You take", "Olena takes": a message may ask who a seat is
        args |= {
            f"{name}-is": self._person(arg) for name, arg in phrase.args.items() if not isinstance(arg, (int, str))
        }
        sentence, errors = messages.format(phrase.key, args)
        if errors:
            raise ValueError(f"The message {phrase.key!r} in {self.language!r} does not fit {args!r}: {errors[0]}.")
        return sentence

    def _said(self, arg: Arg) -> int | str:
        if isinstance(arg, (int, str)):
            return arg
        if isinstance(arg, Seat):
            return self.name(arg.index)
        if isinstance(arg, Phrase):
            return self.say(arg)
        return ", ".join(str(self._said(part)) for part in arg)

    def _person(self, arg: Arg) -> str:
        seats = arg if isinstance(arg, list) else [arg]
        return "you" if self.you is not None and seats == [Seat(self.you)] else "they"

    def name(self, seat: int) -> str:
        """Return the name of who sits there, or "You"."""
        if seat == self.you:
            return self("log-you")
        return self.names[seat] if seat < len(self.names) else self("seat-name", number=seat + 1)
