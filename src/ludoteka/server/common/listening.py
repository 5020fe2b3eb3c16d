"""The address that a server listens on: bound before anything else is loaded, so that a mistake is told at once."""

from __future__ import annotations

import os
import socket

from ludoteka.engine.errors import LudotekaError

#: Where the wanted port is taken, so many of the next ones are tried.
_MORE_PORTS = 20


class CannotListen(LudotekaError):
    """The address cannot be listened on, and why."""

    def __init__(self, host: str, port: int, reason: str) -> None:
        super().__init__(f"{host}:{port} cannot be listened on: {reason}. Choose another with --host and --port.")
        self.given = {"host": host, "port": str(port), "reason": reason}


def listen(host: str, port: int, others: bool = False) -> socket.socket:
    """Return a socket that is bound; `others`: to one of the next ports, where this one is taken.

    Raises CannotListen.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem: OSError | OverflowError | None = None
    for wanted in range(port, port + 1 + _MORE_PORTS * others):
        bound = socket.socket(family)
        try:
            if os.name == "posix":
                bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            bound.bind((host, wanted))
            return bound
        except (OSError, OverflowError) as error:
            bound.close()
            problem = problem or error
    raise CannotListen(host, port, getattr(problem, "strerror", None) or str(problem))
