"""`ludoteka serve`: tables for people and bots, in the browser."""

from __future__ import annotations

import argparse
import importlib.util
import os
import socket
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from ludoteka.cli.bus import the_bus
from ludoteka.cli.complaints import Complaint
from ludoteka.cli.parser import Parser, whole
from ludoteka.cli.screen import Screen
from ludoteka.engine.errors import MissingExtra
from ludoteka.engine.registry import games

#: What the server needs besides the rules.
_PACKAGES = ("litestar", "msgspec", "uvicorn", "websockets", "sqlalchemy", "alembic", "prometheus_client")
_PORT = 8410
_EVERYWHERE = ("0.0.0.0", "::", "")
LOG_LEVELS = ("debug", "info", "warning", "error")


def arguments(parser: Parser) -> None:
    """Take where to listen, where to keep the games, and under which address people come."""
    words = parser.words
    add = parser.options.add_argument
    add("--host", metavar="HOST", default="127.0.0.1", help=words("help-arg-host"))
    add("--port", metavar="N", type=whole, help=words("help-arg-port"))
    add("--db", metavar="URL", help=words("help-arg-db"))
    add("--workers", metavar="N", type=whole, default=1, help=words("help-arg-workers"))
    add("--bus", metavar="URL", help=words("help-arg-bus"))
    add("--public-url", metavar="URL", help=words("help-arg-public-url"))
    add("--smtp", metavar="URL", help=words("help-arg-smtp"))
    add("--mail-from", metavar="ADDRESS", help=words("help-arg-mail-from"))
    add("--log-level", choices=LOG_LEVELS, help=words("help-arg-log-level"))
    add("--open", action="store_true", help=words("help-arg-open"))


def need_server() -> None:
    """Raise MissingExtra where the server's packages are not installed."""
    for package in _PACKAGES:
        if importlib.util.find_spec(package) is None:
            raise MissingExtra(f"The server needs the package {package}: pip install 'ludoteka[server]'.")


@contextmanager
def explained() -> Iterator[None]:
    """Say what is wrong with an address or a database in the reader's language."""
    from ludoteka.server.common.listening import CannotListen
    from ludoteka.server.storage.database import BadDatabase

    try:
        yield
    except BadDatabase as error:
        raise Complaint(error.key, **error.given) from error
    except CannotListen as error:
        raise Complaint("error-listen", **error.given) from error


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Serve until told to stop."""
    need_server()
    from ludoteka.server.common.listening import listen
    from ludoteka.server.common.settings import Settings, default_database
    from ludoteka.server.storage.database import open_database

    database = args.db or default_database()
    bus = _bus(args, database)
    _check_address(args)
    smtp, sender = _mail(args)
    with explained():
        bound = listen(args.host, _PORT if args.port is None else args.port, others=args.port is None)
        port = bound.getsockname()[1]
        settings = Settings(
            host=args.host,
            port=port,
            database=database,
            bus=bus,
            public_url=args.public_url,
            warm=tuple(games()),
            smtp=smtp,
            mail_from=sender,
        )
        # What is wrong with it is said before anything starts.
        open_database(database, settings.base_url).close()
    if args.port is None and port != _PORT:
        screen.say("serve-other-port", taken=str(_PORT), port=str(port))

    def ready() -> None:
        screen.say("serve-open", "bold", url=settings.base_url)
        if args.open:  # some browsers hold whoever starts them until they end
            threading.Thread(target=webbrowser.open, args=(settings.base_url,), daemon=True).start()

    # A person who watches wants the address and what goes wrong; a file gets every request.
    level = args.log_level or ("warning" if screen.err.is_terminal else "info")
    if args.workers > 1:
        from ludoteka.server.supervisor import supervise

        supervise(settings, bound, args.workers, level, ready)
    else:
        from ludoteka.server.serving import serve  # the whole server, once nothing is wrong with where and what

        serve(settings, level, bound, ready)
    return 0


def _bus(args: argparse.Namespace, database: str) -> str | None:
    """Return by what several processes speak to each other. Raises Complaint where they could not share tables."""
    url = the_bus(args.bus)
    if url is None and args.workers <= 1:
        return None
    if os.name != "posix":
        raise Complaint("error-workers-posix")
    if url is None or not database.startswith("postgresql"):
        raise Complaint("error-workers-need")
    return url


def _check_address(args: argparse.Namespace) -> None:
    """Raise Complaint where people would not get in by the address that they are given."""
    if args.public_url is not None:
        try:
            parts = urlsplit(args.public_url)
            whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
            whole = whole and not parts.query and not parts.fragment and parts.port != 0
        except ValueError:
            whole = False
        if not whole:
            name = args.public_url.partition("://")[2] or args.public_url
            raise Complaint("error-public-url", url=args.public_url, name=name.partition("/")[0])
    elif args.host in _EVERYWHERE:
        port = str(_PORT if args.port is None else args.port)
        raise Complaint("error-public-needed", host=args.host, guess=_own_address(), port=port)


def _mail(args: argparse.Namespace) -> tuple[str | None, str | None]:
    """Return by which server mails are sent, and from whom. Raises Complaint where that cannot be."""
    from ludoteka.server.common.smtp import BadMailServer, MailServer, is_address

    url = args.smtp or os.environ.get("LUDOTEKA_SMTP")
    if not url:
        return None, None
    try:
        server = MailServer.read(url)
    except BadMailServer as error:
        raise Complaint("error-smtp") from error
    sender = args.mail_from or os.environ.get("LUDOTEKA_MAIL_FROM") or server.user
    if not is_address(sender):
        raise Complaint("error-mail-from", address=sender)
    return url, sender


def _own_address() -> str:
    """Return the address of this machine in its network, as far as it knows; nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
