"""Several workers share a database: which of them live, which tables each holds, and when a table was nobody's."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("worker", sa.String(32), nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
    )
    op.create_index("leases_of_worker", "leases", ["worker"])
    op.create_table(
        "interruptions",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("started", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("interruptions", "leases", "workers"):
        op.drop_table(name)
