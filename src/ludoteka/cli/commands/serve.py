"""`ludoteka serve`: tables for people and bots, in the browser."""

from __future__ import annotations

import argparse
import importlib.util
import threading
import webbrowser

from ludoteka.cli.parser import Parser, whole
from ludoteka.cli.screen import Screen
from ludoteka.engine.errors import MissingExtra
from ludoteka.engine.registry import games

#: What the server needs besides the rules.
_PACKAGES = ("litestar", "msgspec", "uvicorn", "websockets", "sqlalchemy", "alembic", "prometheus_client")
_PORT = 8410
_LOG_LEVELS = ("debug", "info", "warning", "error")


def arguments(parser: Parser) -> None:
    """Take where to listen, where to keep the games, and under which address people come."""
    words = parser.words
    add = parser.options.add_argument
    add("--host", metavar="HOST", default="127.0.0.1", help=words("help-arg-host"))
    add("--port", metavar="N", type=whole, help=words("help-arg-port"))
    add("--db", metavar="URL", help=words("help-arg-db"))
    add("--public-url", metavar="URL", help=words("help-arg-public-url"))
    add("--log-level", choices=_LOG_LEVELS, help=words("help-arg-log-level"))
    add("--open", action="store_true", help=words("help-arg-open"))


def need_server() -> None:
    """Raise MissingExtra where the server's packages are not installed."""
    for package in _PACKAGES:
        if importlib.util.find_spec(package) is None:
            raise MissingExtra(f"The server needs the package {package}: pip install 'ludoteka[server]'.")


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Serve until told to stop."""
    need_server()
    from ludoteka.server.serving import listen, serve
    from ludoteka.server.settings import Settings, default_database
    from ludoteka.server.store import open_engine

    database = args.db or default_database()
    open_engine(database).dispose()  # a bad URL is named before anything starts
    bound = listen(args.host, _PORT if args.port is None else args.port, others=args.port is None)
    port = bound.getsockname()[1]
    if args.port is None and port != _PORT:
        screen.say("serve-other-port", taken=str(_PORT), port=str(port))
    settings = Settings(host=args.host, port=port, database=database, public_url=args.public_url, warm=tuple(games()))

    def ready() -> None:
        screen.say("serve-open", "bold", url=settings.base_url)
        if args.open:  # some browsers hold whoever starts them until they end
            threading.Thread(target=webbrowser.open, args=(settings.base_url,), daemon=True).start()

    # A person who watches wants the address and what goes wrong; a file gets every request.
    level = args.log_level or ("warning" if screen.err.is_terminal else "info")
    serve(settings, level, bound, ready)
    return 0
