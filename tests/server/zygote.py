"""Servers that start in a blink: a process with everything imported forks one for each start.

Each is a process of its own that opens its store, its port and its tables anew, so that killing it loses all that a
killed server loses.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.servers import ROOT, Server


class Zygote(Server):
    """A server whose process is forked from one that has imported everything."""

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        super().__init__(database, log, **settings)
        self.child = 0

    def __enter__(self) -> Zygote:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.zygote", json.dumps(self.settings)],
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                env=os.environ,
            )
        return self

    def _say(self, word: str) -> int:
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(word.encode() + b"\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def start(self) -> Zygote:
        self.child = self._say("fork")
        self.wait()
        return self

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        assert self._say("wait") == -signal.SIGKILL

    def stop(self) -> int:
        os.kill(self.child, signal.SIGTERM)
        return self._say("wait")

    def __exit__(self, *_: object) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(10)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


def main() -> None:
    import ludoteka
    from ludoteka.server import serving
    from tests.server.run import settings_of

    settings = settings_of(json.loads(sys.argv[1]))
    ludoteka.game("opale").load()
    child = 0
    for line in sys.stdin:
        if line.strip() == "fork":
            child = os.fork()
            if child == 0:
                os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
                serving.serve(settings, "warning")
                os._exit(0)
            print(child, flush=True)
        else:
            print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    main()
