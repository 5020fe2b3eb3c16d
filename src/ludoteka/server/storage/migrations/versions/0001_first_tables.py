"""Visitors, their tokens, tables, their logs, and when the server was up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("visitor", sa.String(32)),
        sa.Column("table_id", sa.String(32), index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("wake", sa.BigInteger, index=True),
    )
    op.create_index("tables_in_lobby", "tables", ["public", "state", "created"])
    op.create_index("tables_of_host", "tables", ["host", "state"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("event", sa.LargeBinary, nullable=False),
        sa.Column("author", sa.String(32)),
        sa.Column("client", sa.String(64)),
        sa.Column("number", sa.BigInteger),
        sa.Column("time_left", sa.Text),
    )
    op.create_index("entries_once", "entries", ["table_id", "author", "client", "number"], unique=True)
    op.create_table(
        "uptimes",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("uptimes", "entries", "tables", "tokens", "visitors"):
        op.drop_table(name)
