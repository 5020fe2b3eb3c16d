"""Addresses to which people are written when it is their turn, and how often somebody was asked to confirm one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "addresses",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("code", sa.String(64), index=True),
        sa.Column("expires", sa.BigInteger),
        sa.Column("off", sa.String(64), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "askings",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(64), nullable=False, index=True),
        sa.Column("asker", sa.String(64), nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    for name in ("askings", "addresses"):
        op.drop_table(name)
