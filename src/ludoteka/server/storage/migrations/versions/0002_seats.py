"""Which visitor sits where, taken from the logs that there are."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    seats = op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("visitor", sa.String(32), nullable=False, index=True),
    )
    entries = sa.table("entries", sa.column("table_id"), sa.column("seq"), sa.column("event", sa.LargeBinary))
    rows = op.get_bind().execute(
        sa.select(entries.c.table_id, entries.c.event).order_by(entries.c.table_id, entries.c.seq)
    )
    sitting: dict[tuple[str, int], str] = {}
    for table_id, stored in rows:
        event = json.loads(stored)
        if event["type"] == "sat" and event.get("visitor"):
            sitting[table_id, event["seat"]] = event["visitor"]
        elif event["type"] == "left":
            sitting.pop((table_id, event["seat"]), None)
    if sitting:
        found = [{"table_id": table, "seat": seat, "visitor": visitor} for (table, seat), visitor in sitting.items()]
        op.bulk_insert(seats, found)


def downgrade() -> None:
    op.drop_table("seats")
