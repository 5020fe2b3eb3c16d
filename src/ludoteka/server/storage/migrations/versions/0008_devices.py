"""The devices of a person, passkeys, and which device a subscription is of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tokens", sa.Column("device", sa.String(32)))
    op.add_column("tokens", sa.Column("seen", sa.BigInteger))
    op.create_index("tokens_of_visitor", "tokens", ["visitor"])
    op.add_column("subscriptions", sa.Column("token", sa.String(64)))
    op.create_table(
        "passkeys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False, index=True),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("passkeys")
    op.drop_column("subscriptions", "token")
    op.drop_index("tokens_of_visitor", "tokens")
    op.drop_column("tokens", "seen")
    op.drop_column("tokens", "device")
