"""A PostgreSQL of our own, in a temporary folder, on a free local port. `script/test-services` installs it."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import create_engine, make_url

from tests.server.ports import free_port

_ROOT = Path("/usr/lib/postgresql")
#: Seconds: far more than it takes to start or to stop; a machine may have other things to do.
_PATIENCE = "600"


def _programs() -> Path | None:
    found = sorted(path.parent for path in _ROOT.glob("*/bin/initdb"))
    if found:
        return found[-1]
    where = shutil.which("initdb")
    return Path(where).parent if where else None


def _user() -> str | None:
    """Return who runs it: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise RuntimeError("there is no unprivileged user to run PostgreSQL")


@dataclass
class Postgres:
    """A PostgreSQL that runs."""

    url: str
    #: Stops it as it is, and starts it again.
    restart: Callable[[], None]


@contextmanager
def postgres() -> Iterator[str]:
    """Yield the URL of an empty database. Raises RuntimeError where there can be none."""
    with postgres_server() as server:
        yield server.url


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """Yield a PostgreSQL with an empty database. Raises RuntimeError where there can be none."""
    programs = _programs()
    if programs is None:
        raise RuntimeError("PostgreSQL is not installed: as root on Debian, script/test-services does it")
    user = _user()
    folder = Path(tempfile.mkdtemp(prefix="ludoteka-pg-"))
    if user:
        shutil.chown(folder, user)
    port = free_port()

    def run(*command: str) -> None:
        done = subprocess.run(command, user=user, cwd=folder, capture_output=True, timeout=900)
        if done.returncode:
            raise RuntimeError(f"{command[0]} failed: {done.stderr.decode()[-500:]}")

    data = str(folder / "data")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    waiting = (str(programs / "pg_ctl"), "-D", data, "-w", "-t", _PATIENCE)

    def start() -> None:
        run(*waiting, "-l", str(folder / "log"), "-o", options, "start")

    def stop() -> None:
        run(*waiting, "-m", "immediate", "stop")

    def restart() -> None:
        stop()
        start()

    try:
        made = ("-D", data, "-U", "ludoteka", "-A", "trust", "-E", "UTF8", "--no-instructions", "--no-sync")
        run(str(programs / "initdb"), *made)
        start()
        try:
            run(str(programs / "createdb"), "-h", "127.0.0.1", "-p", str(port), "-U", "ludoteka", "ludoteka")
            yield Postgres(f"postgresql://ludoteka@127.0.0.1:{port}/ludoteka", restart)
        finally:
            stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def new_database(url: str, name: str) -> str:
    """Return the URL of another, empty database of the same PostgreSQL."""
    admin = create_engine(make_url(url).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    admin.dispose()
    return str(make_url(url).set(database=name).render_as_string(hide_password=False))
