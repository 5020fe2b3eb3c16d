"""What a game brings: a folder with these modules, and a HEADER in its `__init__.py`. Read this first.

A newcomer's map: `games/opale` is the model; each Protocol here is one file of its folder, and says what the file must
have. Those that a game may leave out are loaded by `Game.part`, the others by `Game.parts`. mypy holds every game
against them (`tests/conformance/test_parts.py`).

In all of them `s` is the state: compiled a record, uncompiled its fields as ints and tables (`Position.state`).
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

import numpy as np

if TYPE_CHECKING:
    from ludoteka.engine.drawing import Picture as Sheet
    from ludoteka.engine.position import Position
    from ludoteka.engine.text import Phrase, Words
    from ludoteka.engine.warning import Loss


# ---- what every game has


class Rules(Protocol):
    """`rules.py`: the state and the kernels that play.

    Where listing is slow, `sample(s, rng, scratch)` besides, which draws a legal action, and `allows(s, action)`, which
    tells of an action of the game whether it is legal: then a position lists nothing until somebody asks for it.
    """

    @property
    def __file__(self) -> str | None: ...

    @property
    def STATE(self) -> np.dtype[Any]:  # noqa: N802
        """The fields of a state, beginning with STATE_HEAD."""

    def setup(self, s: Any, players: int, options: Any, /) -> Any:
        """Lay out a game; every byte is 0 but the generator and the number of players."""

    def over(self, s: Any, /) -> Any:
        """Tell whether the game has ended."""

    def to_move(self, s: Any, /) -> Any:
        """Return the seat that decides."""

    def legal(self, s: Any, out: Any, /) -> Any:
        """Write the legal actions, ascending; return how many there are."""

    def apply(self, s: Any, action: int, /) -> Any:
        """Carry out a legal action, and all that follows without a choice."""

    def winners(self, s: Any, /) -> Any:
        """Return the seats that have won, as bits."""

    def scores(self, s: Any, out: Any, /) -> Any:
        """Write the points of each seat, as they would count now."""

    def resample(self, s: Any, seat: int, /) -> Any:
        """Redraw what a seat cannot know, depending on nothing else: gather it into a sorted pool, deal from that."""


class Notation(Protocol):
    """`notation.py`: every action and every position as text, and back."""

    def write(self, s: Any, /) -> str:
        """Return the text of a state, without generator, players and options."""

    def read(self, s: Any, body: str, options: Sequence[int], /) -> None:
        """Fill a state from its text. May stumble with ValueError, LookupError, TypeError, AttributeError."""

    def action_to_text(self, action: int, /) -> str:
        """Return the notation of an action."""

    def action_from_text(self, text: str, /) -> int:
        """Return the action of a notation. May stumble as `read` may."""

    def action_to_json(self, action: int, /) -> dict[str, Any]:
        """Return an action by its parts, as a page shows and sends it."""

    def action_from_json(self, obj: Any, /) -> int:
        """Return the action of its parts. May stumble as `read` may."""

    def describe(self, position: Position, action: int, /) -> Phrase:
        """Return a legal action in words."""


class View(Protocol):
    """`view.py`: what a seat sees; a field is shown because it is named.

    `past(position, moves, begin)` besides, where the board shows what everybody saw and the position no longer says.
    """

    def view(self, position: Position, seat: int | None, /) -> dict[str, Any]:
        """Return what a seat sees, as JSON, besides what all games show; None is a spectator."""


class Log(Protocol):
    """`log.py`: what a seat is told."""

    def entries(self, before: Position, action: int, after: Position, seat: int | None, /) -> list[Phrase]:
        """Return what a seat is told of an action."""


class Check(Protocol):
    """`check.py`: what cannot be, of positions from outside."""

    def problems(self, s: Any, /) -> Iterable[str]:
        """Yield what is impossible in a state, as the rest of a sentence."""


class Terminal(Protocol):
    """`terminal.py`: the table drawn with letters."""

    def draw(self, view: dict[str, Any], words: Words, /) -> str:
        """Return a drawing of what a seat sees, with Rich's markup."""


class Features(Protocol):
    """`features.py`: what a learner sees, as small numbers."""

    @property
    def PARTS(self) -> Sequence[tuple[str, int, str]]:  # noqa: N802
        """Name, length and meaning of each part of an observation."""

    @property
    def LENGTH(self) -> int:  # noqa: N802
        """How many numbers that are."""

    def observe(self, s: Any, seat: int, out: Any, /) -> Any:
        """Write what a seat knows into zeros."""


# ---- what a game may have


class WhyNot(Protocol):
    """`whynot.py`: reasons for whoever wonders."""

    def why_not(self, position: Position, obj: Any, /) -> list[Phrase]:
        """Return why an action, by its parts, is not legal; nothing where it is."""


class Preview(Protocol):
    """`preview.py`: what a choice will surely bring."""

    def preview(self, position: Position, action: int, /) -> dict[str, Any]:
        """Return what a legal action will surely do, as far as the seat that decides can know."""


class Picture(Protocol):
    """`picture.py`: the table as shapes, for chats and files; without words, since few fonts have all letters."""

    def draw(self, view: dict[str, Any], /) -> Sheet:
        """Return a picture of what a seat sees."""


class Blunders(Protocol):
    """`blunders.py`: what a choice surely loses, for a warning before it is made (`engine/warning.py`)."""

    def loss(self, position: Position, action: int, /) -> Loss | None:
        """Return what a legal action surely loses, as far as the seat that decides can know."""

    def gain(self, position: Position, action: int, /) -> float:
        """Return how good a legal action is at once, to choose among those that lose nothing."""


class Forms(Protocol):
    """`forms.py`: what view, previews and actions look like, for the board's types (`engine/forms.py` says how)."""

    @property
    def View(self) -> Any:  # noqa: N802
        """The form of what `view` returns."""

    @property
    def Preview(self) -> Any:  # noqa: N802
        """The form of what `preview` returns."""

    @property
    def Action(self) -> Any:  # noqa: N802
        """The form of the parts of an action."""


class Undo(Protocol):
    """`undo.py`: where something hidden can be shown without chance. Without it nothing is."""

    def revealed(self, before: Position, after: Position, /) -> bool:
        """Tell whether anybody has seen something new on the way from one position to the next."""


class Heuristics(Protocol):
    """`heuristics.py`: what somebody knows who plays well; `evaluate`, `prior`, `rollout`, each if there is one.

    `evaluate(s, value, model)` and `prior(s, actions, count, weights, model)` judge by the model that was learned
    (`engine/network.py`), or by hand where it has no numbers or the game brings no `judgement.py`. `LEARNED_TUNING`, if
    there is one, says what differs from TUNING where a model judges. `expect(s, model)`, where a policy was learned
    (`policy.py`), returns the result that the seat that decides may expect, from what it knows.
    """

    @property
    def TUNING(self) -> Mapping[str, float]:  # noqa: N802
        """What differs from `search.tuning.Tuning`."""


class Judgement(Protocol):
    """`judgement.py`: what somebody counts who judges a position: the inputs of a model that is learned from play."""

    @property
    def INPUTS(self) -> Sequence[str]:  # noqa: N802
        """What is counted, by name; to be changed only with a new model."""

    @property
    def TARGETS(self) -> Sequence[str]:  # noqa: N802
        """Parts of the points that a seat has in the end, whose sum is foretold; none: who wins is."""

    @property
    def TABLES(self) -> Sequence[tuple[int, int, Mapping[str, Any]]]:  # noqa: N802
        """Games to learn from: how often, how many players, which options."""

    def describe(self, s: Any, seat: int, x: Any, /) -> Any:
        """Write what is counted of a seat into zeros; tell whether the moment is one to learn from."""

    def outcome(self, s: Any, seat: int, y: Any, /) -> Any:
        """Write the targets of a seat, at the end of a game."""


class Policy(Protocol):
    """`policy.py`: what a player looks at who is to choose an action: the inputs of an actor and a critic.

    Both functions write what the seat that decides knows, and nothing else. With it, `ludoteka train` learns a policy
    (`engine/actor_critic.py`), by which `heuristics.py` then writes its `prior` and what `expect` returns.
    """

    @property
    def POSITION_INPUTS(self) -> Sequence[str]:  # noqa: N802
        """What describes a position, by name; to be changed only with a new model."""

    @property
    def ACTION_INPUTS(self) -> Sequence[str]:  # noqa: N802
        """What describes an action, by name."""

    @property
    def ACTION_PAIRS(self) -> int:  # noqa: N802
        """The most inputs that one action has which are not 0."""

    @property
    def TABLES(self) -> Sequence[tuple[int, int, Mapping[str, Any]]]:  # noqa: N802
        """Games to learn from: how often, how many players, which options."""

    def describe_position(self, s: Any, x: Any, /) -> Any:
        """Write the inputs of a position, into zeros."""

    def describe_action(self, s: Any, action: int, which: Any, much: Any, /) -> Any:
        """Write which inputs of an action are not 0, and how much they are; return how many."""


class Masks(Protocol):
    """`masks.py`: a way to the set of legal actions that is faster than listing them."""

    def write_bits(self, s: Any, bits: Any, out: Any, /) -> Any:
        """Write a bit for each legal action, 64 a word, into zeros; return how many are. `out` is scratch."""

    def erase_bits(self, s: Any, bits: Any, /) -> Any:
        """Write 0 where `write_bits` has written 1 for the same state."""

    def first_word(self, s: Any, /) -> Any:
        """Return a word before which `write_bits` writes nothing: whoever counts bits begins there."""


class Window(Features, Protocol):
    """`window.py`: what a learner sees in fewer numbers, of a board that is mostly empty; batches may ask for it."""


class Themes(Protocol):
    """`themes.py`: what a good choice is about, for puzzles."""

    @property
    def THEMES(self) -> Sequence[str]:  # noqa: N802
        """The names of all themes; `<game>-puzzles-<theme>-title`, `-ask` and `-why` are their words."""

    def theme(self, position: Position, actions: Sequence[int], /) -> str:
        """Return what a choice is about: legal actions of one seat, one after the other, told by what they do."""


#: The files of the Protocols, those that every game has first.
REQUIRED = ("rules", "notation", "view", "log", "check", "terminal", "features")
OPTIONAL = (
    "whynot",
    "preview",
    "blunders",
    "picture",
    "forms",
    "undo",
    "heuristics",
    "judgement",
    "policy",
    "masks",
    "window",
    "themes",
)


class Parts:
    """The modules of a game's folder, each loaded when it is first needed."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._optional: dict[str, Any] = {}

    @cached_property
    def folder(self) -> Path:
        """Where the game's modules and its data are."""
        return Path(str(importlib.import_module(self.package).__file__)).parent

    def _load(self, name: str) -> Any:
        return importlib.import_module(f"{self.package}.{name}")

    def optional(self, name: str) -> Any:
        """Return a module of the folder, or None where there is no such file; whatever fails inside of it is raised."""
        if name not in self._optional:
            try:
                self._optional[name] = self._load(name)
            except ModuleNotFoundError as error:
                if error.name != f"{self.package}.{name}":
                    raise
                self._optional[name] = None
        return self._optional[name]

    @cached_property
    def rules(self) -> Rules:
        """The state and the kernels that play."""
        return cast(Rules, self._load("rules"))

    @cached_property
    def notation(self) -> Notation:
        """Actions and positions as text."""
        return cast(Notation, self._load("notation"))

    @cached_property
    def view(self) -> View:
        """What a seat sees."""
        return cast(View, self._load("view"))

    @cached_property
    def log(self) -> Log:
        """What a seat is told."""
        return cast(Log, self._load("log"))

    @cached_property
    def check(self) -> Check:
        """What cannot be."""
        return cast(Check, self._load("check"))

    @cached_property
    def terminal(self) -> Terminal:
        """The table drawn with letters."""
        return cast(Terminal, self._load("terminal"))

    @cached_property
    def features(self) -> Features:
        """What a learner sees."""
        return cast(Features, self._load("features"))
