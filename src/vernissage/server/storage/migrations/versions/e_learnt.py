"""What people with an account have learnt, so that it is known wherever they sign in."""

import sqlalchemy as sa
from alembic import op

revision = "learnt"
down_revision = "reviews"


def upgrade() -> None:
    """One row for each thing a person has learnt."""
    op.create_table(
        "learnt",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("item", sa.Text, primary_key=True),
    )
