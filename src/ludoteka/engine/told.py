"""A line of a log: a sentence and, under it, its evidence.

A page draws the evidence: pieces as on the board, chips with what was gained, a glyph that lights the place. Where
nothing can be drawn, `tell` says it in words: the same line serves an eye, a screen reader and a terminal. What the
sentence says already is drawn beside it, but not said twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal, TypeVar

from ludoteka.engine.text import Phrase, Words


@dataclass(frozen=True)
class Piece:
    """A piece, drawn by its picture as the game's board names it; `look`: gone, or seen by its owner only."""

    picture: str
    words: Phrase
    look: Literal["", "gone", "private"] = ""
    said: bool = False

    @cached_property
    def _json(self) -> dict[str, Any]:  # games keep most of their evidence and tell it again and again
        return {"piece": self.picture, "words": self.words.to_json()} | ({"look": self.look} if self.look else {})

    def to_json(self) -> dict[str, Any]:
        """Return the piece as JSON."""
        return self._json

    def say(self, words: Words) -> str:
        """Return the piece in words."""
        said = words.say(self.words)
        return f"{said} ({words('log-only-you')})" if self.look == "private" else said


@dataclass(frozen=True)
class Gain:
    """What the line alone brought to its seat, or took from it: the words count it without the sign."""

    count: int
    words: Phrase
    picture: str = ""
    said: bool = False

    def to_json(self) -> dict[str, Any]:
        """Return the gain as JSON."""
        return {"gain": self.count, "words": self.words.to_json()} | ({"picture": self.picture} if self.picture else {})

    def say(self, words: Words) -> str:
        """Return the gain in words, with its sign."""
        return f"{'−' if self.count < 0 else '+'}{words.say(self.words)}"


@dataclass(frozen=True)
class Fact:
    """Something to know about what was done: how high, how many, whether face down."""

    words: Phrase
    picture: str = ""
    said: bool = False

    @cached_property
    def _json(self) -> dict[str, Any]:  # games keep most of their evidence and tell it again and again
        return {"fact": self.words.to_json()} | ({"picture": self.picture} if self.picture else {})

    def to_json(self) -> dict[str, Any]:
        """Return the fact as JSON."""
        return self._json

    def say(self, words: Words) -> str:
        """Return the fact in words."""
        return words.say(self.words)


@dataclass(frozen=True)
class Place:
    """Where it was: the ids of what a board lights, and the place as a terminal's board names it."""

    ids: Sequence[str]
    name: str = ""
    said: bool = False

    @cached_property
    def _json(self) -> dict[str, Any]:  # games keep most of their evidence and tell it again and again
        return {"place": list(self.ids)}

    def to_json(self) -> dict[str, Any]:
        """Return the ids as JSON."""
        return self._json

    def say(self, words: Words) -> str:
        """Return the name of the place, set apart: often it is but a number."""
        return f"[{self.name}]" if self.name else ""


@dataclass(frozen=True)
class Arrow:
    """What stands before it led to what stands after it."""

    said: bool = False

    def to_json(self) -> dict[str, Any]:
        """Return the arrow as JSON."""
        return {"arrow": True}

    def say(self, words: Words) -> str:
        """Return the arrow."""
        return "→"


Evidence = Piece | Gain | Fact | Place | Arrow
_Part = TypeVar("_Part", bound=Evidence)


def said(part: _Part) -> _Part:
    """Return evidence of what the sentence says too."""
    return replace(part, said=True)


#: A seat's deed; what belongs to the line before it and needs no sentence beside its evidence; what concerns the
#: whole table; the headings.
Kind = Literal["line", "more", "story", "phase", "chapter"]


@dataclass(frozen=True)
class Told(Phrase):
    """A line of a log. A chapter may say how the seats stood when it began."""

    evidence: Sequence[Evidence] = ()
    kind: Kind = "line"
    standings: Sequence[int] = ()

    def to_json(self) -> dict[str, Any]:
        """Return the line as JSON: a phrase and what is drawn with it."""
        return self._json

    @cached_property
    def _json(self) -> dict[str, Any]:  # games keep lines that are told again and again
        shown = super().to_json()
        if self.kind != "line":
            shown["kind"] = self.kind
        if self.evidence:
            shown["evidence"] = [part.to_json() for part in self.evidence]
        if self.standings:
            shown["standings"] = list(self.standings)
        return shown


def tell(words: Words, phrase: Phrase) -> str:
    """Return a line of a log in words, its evidence after the sentence."""
    parts = [part.say(words) for part in phrase.evidence if not part.said] if isinstance(phrase, Told) else []
    shown = " · ".join(filter(None, parts)).replace(" · → · ", " → ").replace("→ · ", "→ ")
    sentence = words.say(phrase)
    return f"{sentence} {shown}" if shown else sentence
