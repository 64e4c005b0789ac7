"""Brings the tables of a database up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from fagin.web.database.kind import CannotOpen, Kind, transaction


def migrate(kind: Kind) -> None:
    """Run the revisions that are missing, all or none, while other processes wait."""
    with kind.engine.connect() as connection, transaction(connection, kind.begin):
        kind.lock(connection)
        try:
            command.upgrade(settings(connection), "head")
        except CommandError as problem:  # the database names a revision that is not here
            raise CannotOpen("newer", str(problem)) from problem


def settings(connection: Connection) -> Config:
    """Alembic's settings for a connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
