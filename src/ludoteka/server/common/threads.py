"""Threads by name, for whoever watches a server from outside (`top -H`)."""

from __future__ import annotations

import contextlib
import os
import threading
from pathlib import Path

#: How far thoughts stand behind moves.
_BEHIND = 10


def name_this_thread(name: str) -> None:
    """Give the present thread a name that the system shows, where it can."""
    with contextlib.suppress(OSError):
        Path(f"/proc/self/task/{threading.get_native_id()}/comm").write_text(name)


def step_back() -> None:
    """Let the present thread give way to others, where each thread has a rank of its own."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _BEHIND)
