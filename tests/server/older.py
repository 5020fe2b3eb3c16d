"""Databases as an older release has left them."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from sqlalchemy import create_engine

from ludoteka.server.storage.migrations import config_of


def take_back(file: Path, revision: str) -> None:
    """Bring a SQLite database that nobody uses back to an earlier revision."""
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            command.downgrade(config_of(connection), revision)
    finally:
        engine.dispose()
