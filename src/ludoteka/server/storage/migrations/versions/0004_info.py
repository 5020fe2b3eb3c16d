"""What everybody may know about a table stands beside it: the lobby plays no game again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("info", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "info")
