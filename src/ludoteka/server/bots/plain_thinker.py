"""Bots that think uncompiled, until their search is compiled: in processes of their own, so that tables do not notice.

`python -m ludoteka.server.bots.plain_thinker` reads a line of JSON a question and answers with one. A question holds
nothing but what the seat knows. The question `null` stops the one before: its answer then comes at once.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import subprocess
import sys
import threading
import warnings
from collections.abc import Sequence
from queue import Empty, LifoQueue, Queue
from typing import TYPE_CHECKING, Any

import ludoteka
from ludoteka.engine.compiling.child import child_environment

if TYPE_CHECKING:
    from ludoteka.search.analysis import Analysis, Cancel

#: How long a bot thinks about a choice uncompiled: with the overhead it ends well within the pace of all bots, for a
#: choice that comes later waits for a second pace.
SECONDS = 0.5
#: And about each further choice of a turn, which may have eight, or before anybody has had a turn.
SECONDS_BRISK = 0.05
#: How often is looked whether it shall stop.
_LOOK_SECONDS = 0.05


class PlainBots:
    """Some processes that think uncompiled, started when they are first needed."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._free: LifoQueue[_Process | None] = LifoQueue()  # one that runs is taken before one is started
        for _ in range(most):
            self._free.put(None)
        self._all: set[_Process] = set()
        self._guard = threading.Lock()
        self._closed = False

    def choose(self, level: str, knowledge: ludoteka.Knowledge, stop: Cancel, seconds: float = SECONDS) -> int:
        """Return what a bot chooses that had a moment only, and no compiler."""
        return int(self._ask({"level": level, "seconds": seconds}, knowledge, stop)["action"])

    def advise(self, knowledge: ludoteka.Knowledge, stop: Cancel) -> Analysis:
        """Return what a search finds in a moment, uncompiled."""
        from ludoteka.search.analysis import Analysis, Candidate

        found = self._ask({"seconds": SECONDS}, knowledge, stop)
        candidates = [Candidate(a, v, tuple(r), tuple(line), sure) for a, v, r, line, sure in found["candidates"]]
        return Analysis(knowledge.seat, found["simulations"], found["seconds"], candidates)

    def prepare(self, games: Sequence[str]) -> None:
        """Start a process before anybody asks, and let it load the rules of games."""
        self._ask({"prepare": list(games)})

    def rest(self) -> None:
        """Stop the processes that are not asked anything: the search of every game is compiled."""
        with contextlib.suppress(Empty):
            for _ in range(self._most):
                process = self._free.get_nowait()
                if process is not None:
                    process.stop()
                self._free.put(None)

    def close(self) -> None:
        """Stop all processes."""
        with self._guard:
            self._closed = True
            for process in self._all:
                process.stop()

    def _ask(
        self, question: dict[str, Any], knowledge: ludoteka.Knowledge | None = None, stop: Cancel | None = None
    ) -> dict[str, Any]:
        process = self._free.get()
        try:
            process = process or self._start()
            if knowledge is not None:
                question |= {"seat": knowledge.seat, "position": str(knowledge.imagine(0))}
            answer = process.ask(question, stop)
        except Exception:
            if process is not None:
                process.stop()
            process = None
            raise
        finally:
            self._free.put(process)
        if "failed" in answer:
            raise RuntimeError(answer["failed"])
        return answer

    def _start(self) -> _Process:
        with self._guard:
            if self._closed:
                raise RuntimeError("The server is closing.")
            process = _Process()
            self._all.add(process)
            return process


class _Process:
    def __init__(self) -> None:
        self._child = subprocess.Popen(
            [sys.executable, "-P", "-m", "ludoteka.server.bots.plain_thinker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env=child_environment(),
            start_new_session=True,
        )
        self._answers: Queue[str] = Queue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def ask(self, question: dict[str, Any], stop: Cancel | None) -> dict[str, Any]:
        self._send(question)
        stopped = False
        while True:
            try:
                answer: dict[str, Any] = json.loads(self._answers.get(timeout=_LOOK_SECONDS))
                return answer
            except Empty:
                if stop is not None and stop.cancelled and not stopped:
                    self._send(None)
                    stopped = True

    def _send(self, question: dict[str, Any] | None) -> None:
        assert self._child.stdin is not None
        self._child.stdin.write(json.dumps(question) + "\n")
        self._child.stdin.flush()

    def _listen(self) -> None:
        """Hand answers on; an empty one says that the process has ended."""
        assert self._child.stdout is not None
        for line in self._child.stdout:
            self._answers.put(line)
        self._answers.put("")

    def stop(self) -> None:
        self._child.kill()
        self._child.wait()
        self._listener.join()
        for pipe in (self._child.stdin, self._child.stdout):
            assert pipe is not None
            with contextlib.suppress(OSError):  # what was not read before the end
                pipe.close()


# ---- in such a process


def main() -> None:
    """Answer questions until nobody is there to ask."""
    sys.modules["numba"] = None  # type: ignore[assignment]  # not to be found: kernels stay plain
    warnings.simplefilter("ignore", RuntimeWarning)  # as in compiled code, numbers overflow without a word
    from ludoteka.search.analysis import Cancel

    questions: Queue[tuple[dict[str, Any], Cancel] | None] = Queue()
    threading.Thread(target=_read, args=(questions, Cancel), daemon=True).start()
    while (asked := questions.get()) is not None:
        try:
            answer = _answer(*asked)
        except Exception as error:
            answer = {"failed": repr(error)}
        print(json.dumps(answer), flush=True)


def _read(questions: Queue[Any], new_stop: type[Cancel]) -> None:
    """Put questions down, each with what stops it, while an earlier one is thought about."""
    stop = new_stop()
    for line in sys.stdin:
        question = json.loads(line)
        if question is None:
            stop.set()
        else:
            stop = new_stop()
            questions.put((question, stop))
    stop.set()
    questions.put(None)


def _answer(question: dict[str, Any], stop: Cancel) -> dict[str, Any]:
    from ludoteka.search.analysis import Budget, analyse

    if "prepare" in question:
        for name in question["prepare"]:
            ludoteka.bot(name, "regular")
        return {}
    name = question["position"].split(" ", 1)[0]
    knowledge = ludoteka.game(name).parse(question["position"]).view_only(question["seat"])
    if "level" in question:
        from ludoteka.bots.levels import THINKERS, thinker_of

        level = question["level"]
        most = thinker_of(knowledge.game, level).budget.simulations if level in THINKERS else None
        bot = ludoteka.bot(name, question["level"], secrets.randbits(63), seconds=question["seconds"], simulations=most)
        return {"action": bot.choose(knowledge, cancel=stop)}
    found = analyse(knowledge, Budget(seconds=question["seconds"]), seed=secrets.randbits(48), cancel=stop)
    candidates = [[c.action, c.visits, c.results, c.line, c.proven] for c in found.candidates]
    return {"simulations": found.simulations, "seconds": found.seconds, "candidates": candidates}


if __name__ == "__main__":
    main()
