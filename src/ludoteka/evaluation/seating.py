"""An agent at its seat: asked here, or in a process of its own, which is ended when it does not answer."""

from __future__ import annotations

import multiprocessing
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Protocol

from ludoteka.engine.position import Knowledge
from ludoteka.evaluation.agents import Agent, load, told

#: An agent may take so long to be loaded and to begin a game: it may have to compile something.
BEGIN_SECONDS = 300.0
#: A process that has not answered so long after its time was up is ended.
GRACE_SECONDS = 1.0


class Forfeit(Exception):
    """An agent did not play on: it crashed, or thought for too long."""

    def __init__(self, cause: str, told: str, seconds: float = 0.0) -> None:
        super().__init__(told)
        #: `crash` or `time`; the text says how it ended, or how long it took.
        self.cause = cause
        #: How long it had thought at least when its time was up.
        self.seconds = seconds


@dataclass(frozen=True)
class Answer:
    """What an agent chose, and how long that took it."""

    action: Any
    seconds: float


class Seated(Protocol):
    """An agent that can be asked."""

    def begin(self, game: str, players: int, seat: int, seed: int) -> None:
        """Take a seat. Raises Forfeit."""

    def choose(self, knowledge: Knowledge, limit: float) -> Answer:
        """Return what it chooses within so many seconds. Raises Forfeit."""


def _asked(agent: Agent, knowledge: Knowledge) -> Answer:
    start = time.perf_counter()
    action = agent.choose(knowledge)
    return Answer(action, time.perf_counter() - start)


def _in_time(answer: Answer, limit: float) -> Answer:
    if answer.seconds > limit:
        raise Forfeit("time", f"{answer.seconds:.1f} s", answer.seconds)
    return answer


class Here:
    """An agent in this process: how long it took is seen when it has answered."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent

    def begin(self, game: str, players: int, seat: int, seed: int) -> None:
        try:
            self.agent.begin(game, players, seat, seed)
        except Exception as error:
            raise Forfeit("crash", told(error)) from error

    def choose(self, knowledge: Knowledge, limit: float) -> Answer:
        try:
            answer = _asked(self.agent, knowledge)
        except Exception as error:
            raise Forfeit("crash", told(error)) from error
        return _in_time(answer, limit)


class Apart:
    """An agent in a process of its own. After a forfeit the next game begins with a new process."""

    def __init__(self, name: str, takes: str) -> None:
        self.name, self.takes = name, takes
        self._process: Any = None
        self._line: Connection | None = None

    def begin(self, game: str, players: int, seat: int, seed: int) -> None:
        if self._process is None or not self._process.is_alive():
            self._start()
        self._ask((game, players, seat, seed), BEGIN_SECONDS)

    def choose(self, knowledge: Knowledge, limit: float) -> Answer:
        answer: Answer = self._ask(knowledge, limit + GRACE_SECONDS)
        return _in_time(answer, limit)

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
        if self._line is not None:
            self._line.close()
            self._line = None

    def _exit_code(self) -> int | None:
        """Return what a process ended with that does not answer any more."""
        self._process.join(GRACE_SECONDS)
        code: int | None = self._process.exitcode
        self.close()
        return code

    def _start(self) -> None:
        self.close()
        spawn = multiprocessing.get_context("spawn")
        self._line, theirs = spawn.Pipe()
        self._process = spawn.Process(target=_serve, args=(theirs, self.name, self.takes), daemon=True)
        self._process.start()
        theirs.close()

    def _ask(self, question: Any, seconds: float) -> Any:
        assert self._line is not None
        try:
            self._line.send(question)
            if not self._line.poll(seconds):
                self.close()
                raise Forfeit("time", f"> {seconds:g} s", seconds)
            kind, answer = self._line.recv()
        except (EOFError, OSError) as error:
            raise Forfeit("crash", f"exit code {self._exit_code()}") from error
        if kind == "crash":
            self.close()
            raise Forfeit("crash", answer)
        return answer


def _serve(line: Connection, name: str, takes: str) -> None:
    """Answer questions until nobody asks any more."""
    agent: Agent | None = None
    while True:
        try:
            question = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            if agent is None:
                agent = load(name, takes)
            if isinstance(question, Knowledge):
                line.send(("answer", _asked(agent, question)))
            else:
                agent.begin(*question)
                line.send(("answer", None))
        except KeyboardInterrupt:
            return
        except Exception as error:
            line.send(("crash", told(error)))
