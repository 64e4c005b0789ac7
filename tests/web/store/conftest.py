from __future__ import annotations

from pathlib import Path

import pytest
from web.postgres import Postgres


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The address of a new SQLite file."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def shared(postgres: Postgres) -> str:
    """The address of a new PostgreSQL database."""
    return postgres.new()


@pytest.fixture(params=["file", pytest.param("shared", marks=pytest.mark.postgresql)])
def address(request: pytest.FixtureRequest) -> str:
    """The address of a new database of every kind."""
    return str(request.getfixturevalue(request.param))
