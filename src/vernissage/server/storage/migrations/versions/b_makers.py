"""Programs know who made them, so that their maker can end them."""

import sqlalchemy as sa
from alembic import op

revision = "makers"
down_revision = "first_house"


def upgrade() -> None:
    """People may have a maker."""
    op.add_column("people", sa.Column("maker", sa.Text))
    op.create_index("people_maker", "people", ["maker"])
