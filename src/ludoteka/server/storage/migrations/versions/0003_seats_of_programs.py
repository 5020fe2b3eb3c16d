"""A program's token is for one seat: those that there are get the seat that they were for, or go."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tokens", sa.Column("seat", sa.Integer))
    tokens = sa.table("tokens", *(sa.column(name) for name in ("kind", "visitor", "table_id", "seat")))
    seats = sa.table("seats", *(sa.column(name) for name in ("table_id", "visitor", "seat")))
    theirs = sa.select(sa.func.min(seats.c.seat)).where(
        seats.c.table_id == tokens.c.table_id, seats.c.visitor == tokens.c.visitor
    )
    op.execute(tokens.update().where(tokens.c.kind == "program").values(seat=theirs.scalar_subquery()))
    op.execute(tokens.delete().where(tokens.c.kind == "program", tokens.c.seat.is_(None)))


def downgrade() -> None:
    op.drop_column("tokens", "seat")
