"""How somebody likes the page is kept with who they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("visitors", sa.Column("preferences", sa.Text))


def downgrade() -> None:
    op.drop_column("visitors", "preferences")
