"""The application: the house behind its guard, by HTTP and by web socket."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException

from fagin.kernel.errors import Unusable
from fagin.web.api import api, house_only
from fagin.web.attend import attend
from fagin.web.guard import SAFE, TABLES, Guard, Receive, Scope, Send, address, lang_of
from fagin.web.hall import NoTable, Unplayable
from fagin.web.house import House
from fagin.web.keeping import keeping
from fagin.web.library import library
from fagin.web.limits import Bucket
from fagin.web.manual import manual
from fagin.web.metrics import SOCKETS
from fagin.web.pages import pages
from fagin.web.people import COOKIE
from fagin.web.reports import reports
from fagin.web.room import Lost
from fagin.web.socket import SocketLine
from fagin.web.store import NotStored, NotYetStored
from fagin.web.table import NotAllowed
from fagin.web.wire import FromGuest, FromTable
from fagin.web.words import complaint, said

FORBIDDEN: Final = ("nobody", "not-the-owner", "not-your-seat", "no-watching", "no-such-phrase")
MISSING: Final = ("no-such-seat", "no-such-moment", "no-such-game")


def create_app(house: House) -> FastAPI:
    """The application of a house, which somebody else opens and closes."""
    app = FastAPI(
        title="Fagin",
        summary="Four games of Victorian thievery: tables, seats and records.",
        version="1",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    settings = house.settings
    app.state.house = house
    app.include_router(api)
    app.include_router(library)
    app.include_router(reports)
    app.include_router(house_only)
    app.include_router(manual)
    app.include_router(keeping)
    built = pages()
    if built is not None:
        app.mount("/", built, name="pages")
    app.add_middleware(
        Guard,
        tables=partial(socket, house),
        doorman=house.doorman,
        origins=settings.origins,
        secure=settings.secure,
    )
    for error, answer in ANSWERS.items():
        app.add_exception_handler(error, answer)
    describe_wire(app)
    return app


async def socket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """A guest at a table, by web socket; past the application, which would handle every frame once more."""
    table, place, socket = scope["path"].removeprefix(TABLES), address(scope), WebSocket(scope, receive, send)
    if not house.doorman.may_ask(place) or not house.doorman.enter(place):
        await socket.close(1013, "too-many-sockets")
        return
    SOCKETS.inc()
    try:
        await socket.accept()
        limits = house.settings.limits
        state = scope.get("state", {})
        line = SocketLine(receive, send, house.post, limits.queue, state.get("write"), state.get("listen"))
        person = house.people.person_of(socket.cookies.get(COOKIE))
        try:
            bucket = Bucket(limits.messages, limits.burst)
            guesses = house.doorman.guesses(place)
            await attend(line, house.hall, table, person, bucket, guesses)
        finally:
            await line.end()
    finally:
        SOCKETS.dec()
        house.doorman.leave(place)


# ---------------------------------------------------------------- what goes wrong


def problem(request: Request, status: int, reason: str, clause: str = "", text: str = "") -> JSONResponse:
    """Say why something was not done."""
    text = text or said(reason, lang_of(request.scope))
    return JSONResponse({"reason": reason, "clause": clause, "text": text}, status)


async def not_allowed(request: Request, error: Exception) -> JSONResponse:
    """The table or the rules forbid it."""
    assert isinstance(error, NotAllowed)
    status = 403 if error.reason in FORBIDDEN else 404 if error.reason in MISSING else 409
    return problem(request, 429 if error.reason == "too-fast" else status, error.reason, error.clause)


async def no_table(request: Request, error: Exception) -> JSONResponse:
    """There is no such table, or nothing of it that may be seen."""
    return problem(request, 404, "no-table")


async def unplayable(request: Request, error: Exception) -> JSONResponse:
    """The table is kept, but cannot be played on here."""
    assert isinstance(error, Unplayable)
    return problem(request, 409, error.reason)


async def unusable(request: Request, error: Exception) -> JSONResponse:
    """An option, a number of players or a component file that cannot be used."""
    assert isinstance(error, Unusable)
    return problem(request, 422, error.reason, "", complaint(error, lang_of(request.scope)))


async def misshapen(request: Request, error: Exception) -> JSONResponse:
    """A request that is not as it must be: what is wrong, and where."""
    assert isinstance(error, RequestValidationError)
    where = "; ".join(
        f"{'.'.join(str(part) for part in one['loc'])}: {one['msg']}" for one in error.errors()[:3]
    )
    text = said("misshapen", lang_of(request.scope), where=where[:300])
    return problem(request, 422, "misshapen", "", text)


async def not_here(request: Request, error: Exception) -> JSONResponse:
    """No such page, not by that method, or a body that is no text."""
    assert isinstance(error, HTTPException)
    reason = "no-page" if error.status_code in (404, 405) else "misshapen"
    text = said(reason, lang_of(request.scope), where="body")
    answer = problem(request, error.status_code, reason, "", text)
    answer.headers.update(error.headers or {})
    return answer


async def not_stored(request: Request, error: Exception) -> JSONResponse:
    """The store could not keep it, so nothing has happened; or what was to be read cannot be read now."""
    return problem(request, 503, "store" if request.method in SAFE else "not-stored")


async def not_yet_stored(request: Request, error: Exception) -> JSONResponse:
    """What happened last at a table is not on the disk yet, and is shown to nobody before."""
    return problem(request, 503, "not-yet-stored")


ANSWERS: Final[dict[type[Exception], Any]] = {
    NotAllowed: not_allowed,
    NoTable: no_table,
    Unplayable: unplayable,
    Unusable: unusable,
    RequestValidationError: misshapen,
    HTTPException: not_here,
    NotStored: not_stored,
    NotYetStored: not_yet_stored,
    Lost: not_stored,
}


def describe_wire(app: FastAPI) -> None:
    """Add the messages of the web socket to the description of the application."""
    plain = app.openapi

    def with_wire() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = plain()
            template = "#/components/schemas/{model}"
            both = TypeAdapter(FromGuest | FromTable).json_schema(ref_template=template)
            schema["components"]["schemas"].update(both["$defs"])
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = with_wire  # type: ignore[method-assign]
