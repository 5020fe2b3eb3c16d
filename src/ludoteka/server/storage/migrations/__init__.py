"""How the database came to be what it is, step by step; run at every start."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from ludoteka.server.storage.schema import REVISION

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent


class NewerDatabase(Exception):
    """The database has a revision that this release does not know."""


def migrate(connection: Connection) -> bool:
    """Bring the database up to date; return whether there was anything to do. Raises NewerDatabase."""
    if revision(connection) == REVISION:
        return False
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(config_of(connection), "head")
    except CommandError as error:
        raise NewerDatabase from error
    return True


def config_of(connection: Connection) -> Config:
    """Return what Alembic is to know: where the steps are, and which database is meant."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def revision(connection: Connection) -> str | None:
    """Return the revision of a database; None where it has none yet."""
    try:
        with connection.begin_nested():
            found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
            return found
    except DBAPIError:  # no such table
        return None
