"""Servers and commands that start in a blink: a process with everything imported forks one for each start.

Each is a process of its own that opens its store, its port and its tables anew, so that killing it loses all that a
killed server loses. Starts from nothing are what `tests/server/hosting/test_serve.py` and `test_deploy.py` are about.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.servers import ROOT, STOP_SECONDS, Server


class Nursery:
    """The process that forks servers."""

    def __enter__(self) -> Nursery:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        return self

    def ask(self, **asked: Any) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def run(self, arguments: list[str], environment: dict[str, str]) -> tuple[int, str, str]:
        """Run `ludoteka` with these arguments; return its exit code, and all that it said and complained of."""
        with tempfile.TemporaryDirectory() as folder:
            said, complained = Path(folder, "said"), Path(folder, "complained")
            files = {"said": str(said), "complained": str(complained)}
            child = self.ask(command=arguments, environment=environment, **files)
            code = self.ask(wait=child)
            return code, said.read_text(encoding="utf-8"), complained.read_text(encoding="utf-8")

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(STOP_SECONDS)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


@functools.cache
def nursery() -> Nursery:
    """Return the one that all tests of this process share; it ends with them."""
    begun = Nursery().__enter__()
    atexit.register(begun.__exit__)
    return begun


class Forked(Server):
    """A server whose process is forked from one that has imported everything."""

    def __init__(self, nursery: Nursery, database: str, log: Path, **settings: Any) -> None:
        super().__init__(database, log, **settings)
        self.nursery, self.child = nursery, 0

    @property
    def pid(self) -> int:
        return self.child

    def launch(self) -> None:
        self.child = self.nursery.ask(fork=self.arguments(), log=str(self.log))

    def ended(self) -> bool:
        return self.child == 0 or self.nursery.ask(ended=self.child) != 0

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        self._wait()

    def stop(self) -> int:
        if self.child == 0:
            return 0
        os.kill(self.child, signal.SIGTERM)
        code = self._wait()
        if code == -signal.SIGKILL:
            raise TimeoutError(f"The server did not stop within {STOP_SECONDS} s: {self.log.read_text()[-3000:]}")
        return code

    def _wait(self) -> int:
        child, self.child = self.child, 0
        return self.nursery.ask(wait=child)


def _fork(work: Callable[[], int], said: str, complained: str) -> int:
    """Do something in a process of its own, which reads nothing; return its number."""
    child = os.fork()
    if child:
        return child
    with open(os.devnull, "rb") as nothing, open(said, "ab") as out, open(complained, "ab") as errors:
        for place, file in enumerate((nothing, out, errors)):
            os.dup2(file.fileno(), place)
    code = 1
    try:
        code = work()
    except BaseException:
        import traceback

        traceback.print_exc()
    finally:
        with contextlib.suppress(Exception):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(code)


def _serve(settings: dict[str, Any]) -> int:
    from ludoteka.server import serving
    from tests.server.run import settings_of

    serving.serve(settings_of(settings))
    return 0


def _run(arguments: list[str], environment: dict[str, str]) -> int:
    from ludoteka.cli import main as run_command

    os.environ.clear()
    os.environ.update(environment)
    return run_command(arguments)


def _wait(child: int) -> int:
    """Return how a server ended; one that does not is killed."""
    deadline = time.monotonic() + STOP_SECONDS
    while time.monotonic() < deadline:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.002)
    os.kill(child, signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _has_ended(child: int) -> bool:
    """Tell whether a server has ended, and leave it to be waited for."""
    return os.waitid(os.P_PID, child, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def main() -> None:
    import ludoteka
    import ludoteka.cli.run
    import ludoteka.server.serving
    import tests.server.run  # noqa: F401

    ludoteka.game("opale").load()
    for line in sys.stdin:
        asked = json.loads(line)
        if "fork" in asked:
            answer = _fork(functools.partial(_serve, asked["fork"]), os.devnull, asked["log"])
        elif "command" in asked:
            work = functools.partial(_run, asked["command"], asked["environment"])
            answer = _fork(work, asked["said"], asked["complained"])
        elif "wait" in asked:
            answer = _wait(asked["wait"])
        else:
            answer = int(_has_ended(asked["ended"]))
        print(answer, flush=True)


if __name__ == "__main__":
    main()
