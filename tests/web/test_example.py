"""The client in `examples` plays a whole game at a real house."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from web.serving import Serve

CLIENT = Path(__file__).parents[2] / "examples" / "table_client.py"


def test_a_client_of_a_few_lines_plays_a_whole_game_against_bots(serve: Serve) -> None:
    house = serve()
    done = subprocess.run(
        [sys.executable, CLIENT, house.address],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=house.environment,
    )
    assert done.returncode == 0, (done.stderr, house.complaints)
    assert re.fullmatch(r"points: -?\d+ -?\d+ -?\d+ places: [123] [123] [123]\n", done.stdout)
    assert house.errors() == []
    assert house.end() == 0
