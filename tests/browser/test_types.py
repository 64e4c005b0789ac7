"""What the client believes of the wire is what the server says of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).parents[2] / "client"


def test_the_types_of_messages_are_made_from_the_servers_own_description(tmp_path: Path) -> None:
    description, made = tmp_path / "openapi.json", tmp_path / "wire.ts"
    told = subprocess.run(
        [sys.executable, CLIENT / "tools" / "description.py"], check=True, capture_output=True
    )
    description.write_bytes(told.stdout)
    subprocess.run(
        [sys.executable, CLIENT / "tools" / "node.py", "openapi-typescript", description, "--output", made],
        check=True,
        capture_output=True,
    )
    assert made.read_text() == (CLIENT / "src" / "lib" / "wire.ts").read_text(), "make types"
