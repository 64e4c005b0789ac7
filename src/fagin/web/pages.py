"""The pages: the client as it was built, with its one page for every address that is not a file."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

STATIC: Final = Path(__file__).with_name("static")
FOREVER: Final = "public, max-age=31536000, immutable"  # the names of such files hold their hash
ASK: Final = "no-cache"


class Pages(StaticFiles):
    """Serves the client."""

    async def get_response(self, path: str, scope: Any) -> Response:
        """A file, or the page; what looks like a file and is not there is missing."""
        try:
            found = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or PurePosixPath(path).suffix or path.startswith("api/"):
                raise
            found = await super().get_response("index.html", scope)
        found.headers["cache-control"] = FOREVER if path.startswith("assets/") else ASK
        return found


def pages() -> GZipMiddleware | None:
    """What serves the pages, or nothing where the client was not built."""
    if not (STATIC / "index.html").is_file():
        return None
    return GZipMiddleware(Pages(directory=STATIC, html=True), minimum_size=1024)
