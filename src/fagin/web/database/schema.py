"""The tables of the database; a change here needs a new revision in `migrations/versions`.

No foreign keys: a row is written by its table's number, which is looked up in the same statement, and PostgreSQL would
lock the row of the table for every entry.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, Table, Text, UniqueConstraint

VERSION_TABLE: Final = "fagin_version"  # alembic's, which says what has been done to the others
NUMBER: Final = BigInteger().with_variant(Integer, "sqlite")  # only INTEGER counts by itself in SQLite

metadata: Final = MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s"}
)

tables: Final = Table(
    "tables",
    metadata,
    Column("number", NUMBER, primary_key=True),  # short, and near to those of tables of the same day
    Column("id", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("facts", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("driven", Boolean, nullable=False),
    UniqueConstraint("id"),
    Index("ix_tables_status_listed_at", "status", "listed", "at"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("number", NUMBER, primary_key=True),  # followers go on from here
    Column("table_number", BigInteger, nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("seal", Text, nullable=False),
    UniqueConstraint("table_number", "n"),  # only one process writes an entry
)

places: Final = Table(
    "places",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_number", BigInteger, primary_key=True, autoincrement=False),
    Index("ix_places_table_number", "table_number"),
)

people: Final = Table(
    "people",
    metadata,
    Column("person", Text, primary_key=True),
    Column("phrase", Text, nullable=False),  # its hash
    UniqueConstraint("phrase"),
)

boxes: Final = Table(
    "boxes",
    metadata,
    Column("fingerprint", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

keys: Final = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
