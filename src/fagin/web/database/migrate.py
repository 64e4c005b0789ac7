"""Brings the tables of a database up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from fagin.web.database.kind import CannotOpen, Kind, transaction
from fagin.web.database.schema import VERSION_TABLE


def migrate(kind: Kind) -> None:
    """Run the revisions that are missing, all or none, while other processes wait."""
    with kind.engine.connect() as connection, transaction(connection, kind.begin):
        kind.lock(connection)
        try:
            command.upgrade(settings(connection), "head")
        except CommandError as problem:  # the database names a revision that is not here
            raise CannotOpen("newer", str(problem)) from problem


def require_current(connection: Connection) -> None:
    """Refuse a database whose tables are not those of this version."""
    there = MigrationContext.configure(
        connection, opts={"version_table": VERSION_TABLE}
    ).get_current_revision()
    if there != ScriptDirectory.from_config(settings(connection)).get_current_head():
        raise CannotOpen("foreign" if there is None else "newer", f"revision {there}")


def settings(connection: Connection) -> Config:
    """Alembic's settings for a connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
