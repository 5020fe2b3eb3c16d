"""Games that are over stand in rows, a row for each person who sat there: lists play no game again.

What is over already is told from its log by the server, table by table, while it runs; `tables.noted` marks it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("mover", sa.Integer))
    op.add_column("tables", sa.Column("noted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.drop_index("tables_in_lobby", "tables")
    op.create_index("tables_in_lobby", "tables", ["public", "state", "created", "id"])
    op.create_index("tables_to_note", "tables", ["noted", "state"])
    op.add_column("seats", sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()))
    op.drop_index("ix_seats_visitor", "seats")
    op.create_index("seats_of_visitor", "seats", ["visitor", "over"])
    _close_seats()
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("seats", sa.String(64), nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("people", sa.Boolean, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("rivals", sa.Text, nullable=False),
    )
    op.create_index("results_of_visitor", "results", ["visitor", "ended", "table_id"])
    op.create_index("results_by_digest", "results", ["visitor", "digest"])
    op.create_table(
        "ratings",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def _close_seats() -> None:
    seats = sa.table("seats", sa.column("table_id"), sa.column("over", sa.Boolean))
    tables = sa.table("tables", sa.column("id"), sa.column("state"))
    over = sa.select(tables.c.id).where(tables.c.state == "over")
    op.execute(sa.update(seats).where(seats.c.table_id.in_(over)).values(over=True))


def downgrade() -> None:
    for name in ("ratings", "results", "finished"):
        op.drop_table(name)
    op.drop_index("seats_of_visitor", "seats")
    op.drop_column("seats", "over")
    op.create_index("ix_seats_visitor", "seats", ["visitor"])
    op.drop_index("tables_to_note", "tables")
    op.drop_index("tables_in_lobby", "tables")
    op.create_index("tables_in_lobby", "tables", ["public", "state", "created"])
    op.drop_column("tables", "noted")
    op.drop_column("tables", "mover")
