"""What browsers keep to play without the house: the list of it, and the engine."""

from __future__ import annotations

import json
from asyncio import to_thread
from functools import cache
from hashlib import sha256
from itertools import product
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from fagin.games import GAMES
from fagin.text import LANGUAGES
from fagin.web.engine import archive
from fagin.web.pages import ASK, ENGINE, STATIC

keeping: Final = APIRouter(include_in_schema=False)

ARCHIVE: Final = "/engine.zip"
SERVICE_WORKER: Final = "sw.js"
UNSEEN: Final = (SERVICE_WORKER, "index.html", "licences")  # files that no page asks for by their names


@keeping.get(ARCHIVE)
async def engine(request: Request) -> Response:
    """The engine: rules, bots and a house for one."""
    content, hashed = await to_thread(archive)
    headers = {"etag": f'"{hashed}"', "cache-control": ASK}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="application/zip", headers=headers)


@keeping.get(f"/{SERVICE_WORKER}")
async def service_worker() -> Response:
    """What keeps the pages in a browser; another version of the house has another one."""
    if not (STATIC / SERVICE_WORKER).is_file():
        raise HTTPException(404)
    return Response(await to_thread(script), media_type="text/javascript", headers={"cache-control": ASK})


@cache
def script() -> str:
    """The service worker, who is told first what there is to keep."""
    files = sorted(path for path in STATIC.rglob("*") if path.is_file())
    hashed = sha256(archive()[1].encode())
    for path in files:
        hashed.update(path.read_bytes())
    pages, engine = addresses([path.relative_to(STATIC).as_posix() for path in files])
    told = {"version": hashed.hexdigest()[:16], "pages": pages, "engine": engine}
    return f"const house = {json.dumps(told)};\n{(STATIC / SERVICE_WORKER).read_text(encoding='utf-8')}"


def addresses(files: list[str]) -> tuple[list[str], list[str]]:
    """The addresses of the pages, and of what else is needed to play and to read."""
    pages = [f"/{name}" for name in files if not name.startswith((ENGINE, ".", *UNSEEN))]
    engine = [f"/{name.removesuffix('.gz')}" for name in files if name.startswith(ENGINE)]
    read = product(("rules", "lessons"), GAMES, LANGUAGES)
    words = [f"/api/{what}/{game}?lang={lang}" for what, game, lang in read]
    words += [f"/api/games?lang={lang}" for lang in LANGUAGES]
    return ["/", *pages], [*engine, *words, ARCHIVE]  # who has the last has all
