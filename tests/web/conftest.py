from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from web.postgres import postgres
from web.serving import Serve, Serving

__all__ = ["postgres"]


@pytest.fixture(scope="session")
def bytecode(pytestconfig: pytest.Config) -> Path:
    """Where compiled modules are kept from one process to the next, so that each starts quickly."""
    return pytestconfig.cache.mkdir("bytecode")


@pytest.fixture
def serve(tmp_path: Path, bytecode: Path) -> Iterator[Serve]:
    """Opens real houses; none is left open."""
    houses: list[Serving] = []

    def begin(database: str = "", *words: str, **more: Any) -> Serving:
        house = Serving(tmp_path, bytecode, database or str(tmp_path / "tables.db"), *words, **more)
        houses.append(house)
        house.start()
        return house

    yield begin
    for house in houses:
        house.close()
