"""What browsers keep: the engine is whole without the house, and only what runs it may compile anything."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from web.doors import Doors, Visitor, open_doors

from fagin.games import GAMES
from fagin.web.engine import archive
from fagin.web.guard import CSP
from fagin.web.keeping import ARCHIVE
from fagin.web.pages import STATIC, WORKER

NEITHER = ("pydantic", "orjson", "fastapi", "starlette", "sqlalchemy", "multiprocessing")
PLAY = """
import asyncio, json, sys

sys.path[:] = [*(path for path in sys.path if "site-packages" not in path), sys.argv[1]]
from fagin.web.alone import Alone

class Shelf:
    texts, entries_kept = {}, []
    async def put(self, key, text):
        self.texts[key] = text
        return True
    async def get(self, key):
        return self.texts.get(key, "")
    async def append(self, table, n, text, place):
        self.entries_kept.append(text)
        return "kept"
    async def entries(self, table):
        return json.dumps(self.entries_kept)

async def begin(game, lang):
    Shelf.entries_kept, told = [], []
    house = Alone(Shelf())
    wish = {"game": game, "players": 2, "options": {}, "box": None, "name": "Ada", "word": "ada", "level": "sly"}
    table = json.loads(await house.ask("found", "", json.dumps(wish)))["answer"]["table"]
    hello = {"type": "hello", "protocol": 3, "since": 0, "lang": lang}
    await house.hear(table, json.dumps(hello), told.append, print)
    await house.ask("words", table, json.dumps({"seat": "0", "lang": lang}))
    return json.loads(told[0])["news"]["texts"]["prompt"]

prompts = [asyncio.run(begin(game, lang)) for game in sys.argv[2:] for lang in ("en", "fr")]
print(json.dumps({"prompts": prompts, "modules": sorted(sys.modules)}))
"""


def test_the_archive_alone_is_enough_to_play_every_game_in_both_languages(tmp_path: Path) -> None:
    with ZipFile(BytesIO(archive()[0])) as bundle:
        bundle.extractall(tmp_path)
    command = [sys.executable, "-I", "-S", "-B", "-c", PLAY, str(tmp_path), *GAMES]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    came = json.loads(done.stdout)
    assert len(set(came["prompts"])) == 2 * len(GAMES)
    assert not set(NEITHER) & set(came["modules"])


def test_the_same_house_makes_the_same_archive() -> None:
    before = archive()
    archive.cache_clear()
    assert archive() == before


def test_the_engine_is_sent_once_and_then_asked_for_by_its_hash(tmp_path: Path) -> None:
    async def work(doors: Doors) -> None:
        visitor = Visitor(doors)
        first = await visitor.http.get(ARCHIVE)
        assert (first.status_code, first.headers["content-type"]) == (200, "application/zip")
        assert first.headers["cache-control"] == "no-cache"
        again = await visitor.http.get(ARCHIVE, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")

    open_doors(tmp_path, work)


def test_everything_that_a_browser_is_told_to_keep_is_there_and_about_nobody(tmp_path: Path) -> None:
    async def work(doors: Doors) -> None:
        visitor = Visitor(doors)
        script = (await visitor.http.get("/sw.js")).text
        told = json.loads(script.partition("\n")[0].removeprefix("const house = ").removesuffix(";"))
        assert len(told["version"]) == 16
        assert {"/", "/calm.svg", "/manifest.webmanifest"} <= set(told["pages"])
        for address in [*told["pages"], *told["engine"]]:
            assert (await visitor.http.get(address)).status_code == 200, address
            assert not re.match(r"/api/(?!games|rules|lessons)", address), "about tables or people"
        assert not any("pyodide" in address for address in told["pages"]), "the first visit stays light"

    open_doors(tmp_path, work)


def test_only_the_worker_beside_the_pages_may_compile_what_it_fetches(tmp_path: Path) -> None:
    async def work(doors: Doors) -> None:
        visitor = Visitor(doors)
        worker = next(path for path in STATIC.glob(f"{WORKER}*.js"))
        policies = {
            path: (await visitor.http.get(path)).headers["content-security-policy"]
            for path in ("/", "/sw.js", f"/assets/{worker.name}", ARCHIVE)
        }
        own = policies.pop(f"/assets/{worker.name}")
        assert own == CSP.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
        assert set(policies.values()) == {CSP}
        assert "unsafe" not in CSP

    open_doors(tmp_path, work)


def test_the_python_of_browsers_travels_compressed_and_stays(tmp_path: Path) -> None:
    async def work(doors: Doors) -> None:
        visitor = Visitor(doors)
        (packed,) = STATIC.glob("assets/pyodide-*/pyodide.asm.wasm.gz")
        answer = await visitor.http.get(f"/{packed.relative_to(STATIC).as_posix().removesuffix('.gz')}")
        assert answer.headers["content-type"] == "application/wasm"
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) == packed.stat().st_size
        assert "immutable" in answer.headers["cache-control"]
        assert answer.content.startswith(b"\0asm")

    open_doors(tmp_path, work)
