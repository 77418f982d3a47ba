"""Leases: which worker of a fleet looks after a table, in which epoch; and the workers' signs of life.

All of it has defaults: a server of the revision before goes on in a database that has this one.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("worker", sa.String(16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("taken", sa.Float, nullable=False, server_default="0"))
    op.create_index("tables_by_worker", "tables", ["worker", "status"])
    op.add_column("moves", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "workers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("beat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.execute("INSERT INTO keys (name, value) VALUES ('serves', '0001')")
