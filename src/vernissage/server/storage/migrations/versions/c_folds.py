"""Folds of long logs, so that no table is read from its beginning again."""

import sqlalchemy as sa
from alembic import op

revision = "folds"
down_revision = "makers"


def upgrade() -> None:
    """A table may have one kept fold."""
    op.create_table(
        "folds",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
