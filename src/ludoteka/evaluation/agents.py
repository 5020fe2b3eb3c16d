"""Who is evaluated: a callable on what a seat knows, in one of the forms that frameworks use.

`takes` says what an agent is called with:

- `knowledge`: `agent(knowledge)`, a `ludoteka.Knowledge`;
- `numbers`: `agent(observation, mask)`, what the game's `features.PARTS` name, and 1 for each legal action;
- `pettingzoo`: `agent({"observation": ..., "action_mask": ...}, "player_0")`, as PettingZoo's loop has it;
- `openspiel`: `agent(game, seat, seed)` makes a bot of OpenSpiel for a game, whose `step(state)` is asked.

An agent may have a method `begin(game, players, seat, seed)`, called before each game with the game's name.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from ludoteka.arena.contestants import BadContestant, Contestant
from ludoteka.bots.protocol import Bot
from ludoteka.engine.errors import LudotekaError, closest, shown
from ludoteka.engine.position import Knowledge
from ludoteka.engine.registry import game as game_by_name

#: Where our own code is.
_OURS = Path(__file__).resolve().parents[1]
TAKES = ("knowledge", "numbers", "pettingzoo", "openspiel")


class BadAgent(LudotekaError):
    """There is no such agent, or it cannot be asked."""


class Agent(Protocol):
    """An agent in the form that games are played with."""

    def begin(self, game: str, players: int, seat: int, seed: int) -> None:
        """Take a seat."""

    def choose(self, knowledge: Knowledge) -> Any:
        """Return an action."""


def load(name: str, takes: str = "knowledge") -> Agent:
    """Return the agent of a name: `MODULE:NAME`, `FILE.py:NAME`, or one of our bots. Raises BadAgent."""
    if takes not in TAKES:
        raise BadAgent(f"An agent takes {', '.join(TAKES)}, not {shown(takes)}.{closest(takes, TAKES)}")
    if ":" not in name:
        try:
            return OurBot(Contestant.parse(name))
        except BadContestant as error:
            raise BadAgent(
                f"{shown(name)} is no agent: name it as MODULE:NAME or FILE.py:NAME, or a bot of ours. {error}"
            ) from error
    return adapt(_found(name), takes)


def adapt(agent: Any, takes: str = "knowledge") -> Agent:
    """Return a callable in the form that games are played with. Raises BadAgent."""
    if not callable(agent):
        raise BadAgent(f"An agent can be called; {shown(agent)} cannot.")
    forms: dict[str, Callable[[Any], Agent]] = {
        "knowledge": OnKnowledge,
        "numbers": OnNumbers,
        "pettingzoo": Policy,
        "openspiel": SpielBot,
    }
    return forms[takes](agent)


def _found(name: str) -> Any:
    place, _, attribute = name.rpartition(":")
    try:
        module = _from_file(Path(place)) if place.endswith(".py") else importlib.import_module(place)
        found = getattr(module, attribute, None)
        made = found() if isinstance(found, type) else found
    except (Exception, SystemExit) as error:  # whatever somebody's code does when it is loaded
        raise BadAgent(f"The agent {shown(name)} cannot be loaded: {told(error)}.{_in_a_file(place, name)}") from error
    if not hasattr(module, attribute):
        known = [key for key, value in vars(module).items() if callable(value) and not key.startswith("_")]
        raise BadAgent(f"{place!r} has no {attribute!r}.{closest(attribute, known)}")
    return made


def told(error: BaseException) -> str:
    """Return what an error in somebody's code says, and where it was raised."""
    said = " ".join(traceback.format_exception_only(error)[-1].split())
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if not Path(frame.filename).is_relative_to(_OURS) and Path(frame.filename).is_file():
            return f"{said} ({Path(frame.filename).name}, line {frame.lineno})"
    return said


def _in_a_file(place: str, name: str) -> str:
    """Say how a file is named, where there is one that is called like a module that was not found."""
    return f" The file beside you is named {name.replace(':', '.py:')!r}." if Path(f"{place}.py").is_file() else ""


def _from_file(path: Path) -> Any:
    if not path.is_file():
        raise FileNotFoundError(f"there is no file {str(path.absolute())!r}")
    spec = importlib.util.spec_from_file_location(path.stem, path.resolve())
    if spec is None or spec.loader is None:
        raise ImportError(f"{str(path)!r} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(path.resolve().parent))  # as a script finds what lies beside it
    spec.loader.exec_module(module)
    return module


def _compile_observer(game: str) -> None:
    """Compile what makes observations, so that it is not done in the time of the first decision."""
    from ludoteka.envs.kernels import observer_of

    observer_of(game_by_name(game))


class OurBot:
    """A level of ours."""

    def __init__(self, contestant: Contestant) -> None:
        self.contestant = contestant
        self._bot: Bot | None = None

    def begin(self, game: str, players: int, seat: int, seed: int) -> None:
        self._bot = self.contestant.bot(game, seed)

    def choose(self, knowledge: Knowledge) -> int:
        assert self._bot is not None
        return self._bot.choose(knowledge)


class OnKnowledge:
    """An agent that is asked with a `Knowledge`."""

    def __init__(self, agent: Callable[..., Any]) -> None:
        self.agent = agent
        self.seat = 0

    def begin(self, game: str, players: int, seat: int, seed: int) -> None:
        self.seat = seat
        prepare = getattr(self.agent, "begin", None)
        if prepare is not None:
            prepare(game, players, seat, seed)

    def choose(self, knowledge: Knowledge) -> Any:
        return self.agent(knowledge)


class OnNumbers(OnKnowledge):
    """An agent that is asked with numbers and a mask."""

    def begin(self, game: str, players: int, seat: int, seed: int) -> None:
        _compile_observer(game)
        super().begin(game, players, seat, seed)

    def choose(self, knowledge: Knowledge) -> Any:
        return self.agent(*self.seen(knowledge))

    def seen(self, knowledge: Knowledge) -> tuple[Any, Any]:
        """Return the observation and the mask of a seat."""
        from ludoteka.envs.seats import mask_of, observation_of

        imagined = knowledge.imagine(0)  # what is redrawn in it shows in no number
        return observation_of(imagined, self.seat), mask_of(imagined, self.seat)


class Policy(OnNumbers):
    """An agent that is asked as in PettingZoo's loop."""

    def choose(self, knowledge: Knowledge) -> Any:
        observation, mask = self.seen(knowledge)
        return self.agent({"observation": observation, "action_mask": mask}, f"player_{self.seat}")


class SpielBot:
    """A bot of OpenSpiel, made anew for each game."""

    def __init__(self, make: Callable[..., Any]) -> None:
        self.make = make
        self._game: Any = None
        self._bot: Any = None

    def begin(self, game: str, players: int, seat: int, seed: int) -> None:
        from ludoteka.envs import openspiel

        _compile_observer(game)
        self._game = openspiel.load(game, players)
        self._bot = self.make(self._game, seat, seed)

    def choose(self, knowledge: Knowledge) -> Any:
        from ludoteka.envs import openspiel

        return self._bot.step(openspiel.state_at(self._game, knowledge.imagine(0)))
