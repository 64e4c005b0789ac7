from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from web.postgres import postgres
from web.serving import Serve, Serving

__all__ = ["postgres"]


@pytest.fixture
def serve(tmp_path: Path, pytestconfig: pytest.Config) -> Iterator[Serve]:
    """Opens real houses; none is left open."""
    houses: list[Serving] = []
    bytecode = pytestconfig.cache.mkdir("bytecode") if pytestconfig.cache else tmp_path

    def begin(database: str = "", *words: str, **more: Any) -> Serving:
        house = Serving(tmp_path, bytecode, database or str(tmp_path / "tables.db"), *words, **more)
        houses.append(house)
        house.start()
        return house

    yield begin
    for house in houses:
        if house.running.poll() is None:
            house.kill()
