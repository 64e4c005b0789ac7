"""What every request passes: limits, the check of its origin, and headers that keep the page to itself."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, MutableMapping
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

import orjson

from fagin.web.limits import Doorman
from fagin.web.metrics import REQUESTS
from fagin.web.words import said

log = logging.getLogger("fagin.http")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

TABLES: Final = "/ws/tables/"  # and the id of a table
LARGEST: Final = 96 * 1024  # bytes of a request: a component file fits in
SAFE: Final = ("GET", "HEAD", "OPTIONS")
CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]


class Guard:
    """Stands before the application."""

    def __init__(
        self, app: App, tables: App, doorman: Doorman, origins: tuple[str, ...], secure: bool
    ) -> None:
        self.app: Final = app
        self.tables: Final = tables  # by web socket
        self.doorman: Final = doorman
        self.origins: Final = origins
        self.headers: Final = [
            *HEADERS,
            *([(b"strict-transport-security", b"max-age=31536000")] if secure else []),
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it here."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and not self._welcome(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
        elif scope["type"] == "websocket" and scope["path"].startswith(TABLES):
            await self.tables(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = perf_counter(), 0

        async def with_headers(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = int(message["status"])
                given = list(message.get("headers", []))
                own = {name for name, _ in given}  # a page may have a policy of its own
                message["headers"] = given + [pair for pair in self.headers if pair[0] not in own]
            await send(message)

        try:
            refused = self._refusal(scope)
            if refused is not None:
                await answer(with_headers, *refused, lang_of(scope))
            else:
                await self._limited(scope, receive, with_headers)
        except Exception:
            log.exception("a request failed")
            if status:  # too late for another answer
                raise
            await answer(with_headers, 500, "failed", lang_of(scope))
        finally:
            REQUESTS.labels(str(status)).inc()
            route = scope.get("route")
            shown = getattr(route, "path", "?")  # never the path itself: links are secrets
            seconds = round(perf_counter() - began, 4)
            log.info("request", extra={"route": shown, "status": status, "seconds": seconds})

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        if scope["method"] not in SAFE and not self._welcome(scope):
            return 403, "origin"
        if scope["path"].startswith("/api") and not self.doorman.may_ask(address(scope)):
            return 429, "too-fast"
        return None

    async def _limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on unless its body is too long, said or not."""
        length = header(scope, b"content-length")
        if length.isdigit() and int(length) > LARGEST:
            await answer(send, 413, "too-big", lang_of(scope))
            return
        got, refused = 0, False

        async def counted() -> MutableMapping[str, Any]:
            nonlocal got, refused
            message = await receive()
            got += len(message.get("body", b""))
            if got > LARGEST:
                refused = True
                return {"type": "http.disconnect"}
            return message

        async def told(message: MutableMapping[str, Any]) -> None:
            if not refused:  # else it is only what the application makes of a body that breaks off
                await send(message)

        try:
            await self.app(scope, counted, told)
        except Exception:
            if not refused:
                raise
        if refused:
            await answer(send, 413, "too-big", lang_of(scope))

    def _welcome(self, scope: Scope) -> bool:
        """Whether the page that asks is one of ours; programs send no origin."""
        origin = header(scope, b"origin")
        if not origin:
            return True
        page = urlsplit(origin).netloc
        return (page != "" and page == header(scope, b"host")) or origin in self.origins


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, "" if it is not there."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def address(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def lang_of(scope: Scope) -> str:
    """The language that a request asks for."""
    return "fr" if header(scope, b"accept-language").lower().startswith("fr") else "en"


async def answer(send: Send, status: int, reason: str, lang: str) -> None:
    """Answer with a reason."""
    body = orjson.dumps({"reason": reason, "clause": "", "text": said(reason, lang)})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
