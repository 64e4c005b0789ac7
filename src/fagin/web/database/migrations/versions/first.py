"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "tables",
        sa.Column("number", NUMBER, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("driven", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_tables"),
        sa.UniqueConstraint("id", name="uq_tables_id"),
    )
    op.create_index("ix_tables_status_listed_at", "tables", ["status", "listed", "at"])
    op.create_table(
        "entries",
        sa.Column("number", NUMBER, nullable=False),
        sa.Column("table_number", sa.BigInteger, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("seal", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_entries"),
        sa.UniqueConstraint("table_number", "n", name="uq_entries_table_number_n"),
    )
    op.create_table(
        "places",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_number", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_number", name="pk_places"),
    )
    op.create_index("ix_places_table_number", "places", ["table_number"])
    op.create_table(
        "people",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("phrase", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_people"),
        sa.UniqueConstraint("phrase", name="uq_people_phrase"),
    )
    op.create_table(
        "boxes",
        sa.Column("fingerprint", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("fingerprint", name="pk_boxes"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
