"""`ludoteka worker`: think for servers on the same bus, on this machine or others."""

from __future__ import annotations

import argparse
import os

from ludoteka.cli.bus import shown, the_bus
from ludoteka.cli.commands.serve import LOG_LEVELS, need_server
from ludoteka.cli.complaints import Complaint
from ludoteka.cli.parser import Parser, whole
from ludoteka.cli.screen import Screen
from ludoteka.cli.titles import title
from ludoteka.engine.registry import game, games

_MOST_THREADS = 256


def arguments(parser: Parser) -> None:
    """Take by which bus thoughts come, and how many are thought at once."""
    words = parser.words
    add = parser.options.add_argument
    add("--bus", metavar="URL", help=words("help-arg-worker-bus"))
    add("--threads", metavar="N", type=whole, default=os.cpu_count() or 1, help=words("help-arg-worker-threads"))
    add("--log-level", choices=LOG_LEVELS, help=words("help-arg-log-level"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Think until told to stop."""
    need_server()
    url = the_bus(args.bus)
    if url is None:
        raise Complaint("error-worker-bus")
    if not 1 <= args.threads <= _MOST_THREADS:
        raise Complaint("error-worker-threads", threads=str(args.threads), most=str(_MOST_THREADS))
    from ludoteka.server.bots.job_worker import work
    from ludoteka.server.common import logs

    logs.configure(args.log_level or ("warning" if screen.err.is_terminal else "info"))
    work(
        url,
        args.threads,
        games(),
        lambda there: screen.say(
            "worker-there" if there else "worker-gone", "bold", url=shown(url), threads=args.threads
        ),
        lambda name: screen.say("worker-ready", "dim", game=title(game(name))),
    )
    return 0
