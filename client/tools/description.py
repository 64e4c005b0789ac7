"""Print the description of the house (OpenAPI, with the messages of the web socket): what `make types` reads."""

from __future__ import annotations

import json
from tempfile import TemporaryDirectory

from fagin.web.app import create_app
from fagin.web.house import House, Settings

if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        print(json.dumps(create_app(House(Settings(database=f"sqlite:///{folder}/none.db"))).openapi()))
