"""`ludoteka serve`: tables for people and bots, in the browser."""

from __future__ import annotations

import argparse
import importlib.util

from ludoteka.cli.parser import Parser, whole
from ludoteka.cli.screen import Screen
from ludoteka.engine.errors import MissingExtra
from ludoteka.engine.registry import games

#: What the server needs besides the rules.
_PACKAGES = ("litestar", "msgspec", "uvicorn", "websockets", "sqlalchemy", "alembic", "prometheus_client")
_LOG_LEVELS = ("debug", "info", "warning", "error")


def arguments(parser: Parser) -> None:
    """Take where to listen, where to keep the games, and under which address people come."""
    words = parser.words
    add = parser.options.add_argument
    add("--host", metavar="HOST", default="127.0.0.1", help=words("help-arg-host"))
    add("--port", metavar="N", type=whole, default=8410, help=words("help-arg-port"))
    add("--db", metavar="URL", help=words("help-arg-db"))
    add("--public-url", metavar="URL", help=words("help-arg-public-url"))
    add("--log-level", choices=_LOG_LEVELS, default="info", help=words("help-arg-log-level"))


def need_server() -> None:
    """Raise MissingExtra where the server's packages are not installed."""
    for package in _PACKAGES:
        if importlib.util.find_spec(package) is None:
            raise MissingExtra(f"The server needs the package {package}: pip install 'ludoteka[server]'.")


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Serve until told to stop."""
    need_server()
    from ludoteka.server.serving import serve
    from ludoteka.server.settings import Settings, default_database
    from ludoteka.server.store import open_engine

    settings = Settings(
        host=args.host,
        port=args.port,
        database=args.db or default_database(),
        public_url=args.public_url,
        warm=tuple(games()),
    )
    open_engine(settings.database).dispose()  # a bad URL is named before anything starts
    screen.say("serve-open", url=settings.base_url)
    serve(settings, args.log_level)
    return 0
