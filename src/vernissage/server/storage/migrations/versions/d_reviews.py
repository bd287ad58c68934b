"""Reviews of finished games, and what came of them for the people who played."""

import sqlalchemy as sa
from alembic import op

revision = "reviews"
down_revision = "folds"


def upgrade() -> None:
    """A finished table may have one review, and one result for each person who sat there."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("gist", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("results_person", "results", ["person", "at"])
