"""The pages: the client as it was built, with its one page for every address that is not a file."""

from __future__ import annotations

from mimetypes import add_type
from pathlib import Path, PurePosixPath
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from fagin.web.guard import CSP

STATIC: Final = Path(__file__).with_name("static")
FOREVER: Final = "public, max-age=31536000, immutable"  # the names of such files hold their hash
ASK: Final = "no-cache"
ENGINE: Final = "assets/pyodide-"  # the Python of browsers, with its version
WORKER: Final = "assets/engine-"  # what runs it, beside a page and out of its reach
WORKER_CSP: Final = CSP.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")

add_type("application/manifest+json", ".webmanifest")
add_type("text/javascript", ".mjs")


class Pages(StaticFiles):
    """Serves the client."""

    async def get_response(self, path: str, scope: Any) -> Response:
        """A file, or the page; what looks like a file and is not there is missing."""
        try:
            found = await self._file(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or PurePosixPath(path).suffix or path.startswith("api/"):
                raise
            found = await super().get_response("index.html", scope)
        found.headers["cache-control"] = FOREVER if path.startswith("assets/") else ASK
        if path.startswith(WORKER):
            found.headers["content-security-policy"] = WORKER_CSP
        return found

    async def _file(self, path: str, scope: Any) -> Response:
        """A file, which may have been compressed when the client was built."""
        if not path.startswith(ENGINE) or not (STATIC / f"{path}.gz").is_file():
            return await super().get_response(path, scope)
        found = await super().get_response(f"{path}.gz", scope)
        found.headers["content-encoding"] = "gzip"
        return found


def pages() -> GZipMiddleware | None:
    """What serves the pages, or nothing where the client was not built."""
    if not (STATIC / "index.html").is_file():
        return None
    return GZipMiddleware(Pages(directory=STATIC, html=True), minimum_size=1024)
