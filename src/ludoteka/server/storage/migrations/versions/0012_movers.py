"""Who decides stands in the last line of a table's log, which is written with each move, not in the table's own row."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_LAST = "seq = (SELECT max(seq) FROM entries AS other WHERE other.table_id = entries.table_id)"


def upgrade() -> None:
    op.add_column("entries", sa.Column("mover", sa.Integer))
    op.execute(
        "UPDATE entries SET mover = (SELECT mover FROM tables WHERE id = entries.table_id) "
        f"WHERE table_id IN (SELECT id FROM tables WHERE mover IS NOT NULL) AND {_LAST}"
    )
    op.drop_column("tables", "mover")


def downgrade() -> None:
    op.add_column("tables", sa.Column("mover", sa.Integer))
    op.execute(f"UPDATE tables SET mover = (SELECT mover FROM entries WHERE table_id = tables.id AND {_LAST})")
    op.drop_column("entries", "mover")
