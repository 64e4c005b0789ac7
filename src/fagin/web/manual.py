"""The page that describes the wire to programmers: made from the application's own description, without scripts."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

manual: Final = APIRouter(include_in_schema=False)

STYLE: Final = """
:root { color-scheme: light dark; --paper: #f4ecd8; --ink: #2b2118; --rule: #b9a77f }
@media (prefers-color-scheme: dark) { :root { --paper: #1c2230; --ink: #ece4cf; --rule: #4a5570 } }
body { background: var(--paper); color: var(--ink); font: 17px/1.5 serif }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-weight: normal; border-bottom: 2px solid var(--rule) }
code { font: 15px monospace; overflow-wrap: anywhere }
section { border-bottom: 1px solid var(--rule); padding: .4rem 0 }
table { border-collapse: collapse } td { padding: 0 1rem .2rem 0; vertical-align: top }
"""


@manual.get("/api", response_class=HTMLResponse)
async def page(request: Request) -> str:
    """The house for programmers: requests by HTTP, messages by web socket."""
    schema: dict[str, Any] = request.app.openapi()
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8>",
        '<meta name=viewport content="width=device-width, initial-scale=1">',
        "<title>Fagin for programmers</title><link rel=stylesheet href=/api/manual.css>",
        "<h1>Fagin for programmers</h1>",
        f"<p>{escape(str(schema['info']['summary']))} The same as <a href=/api/openapi.json>OpenAPI</a>.</p>",
        "<p>Become somebody (<code>POST /api/me</code>), found a table, sit down, begin. Then open a web socket at ",
        "<code>/ws/tables/TABLE</code>, say <code>hello</code> and play: the table sends <code>news</code>, ",
        "you send <code>move</code> with one of the moves of your <code>question</code>.</p>",
        "<h2>Requests</h2>",
        *operations(schema),
        "<h2>Messages and models</h2>",
        *models(schema),
        "</html>",
    ]
    return "\n".join(parts)


@manual.get("/")
async def door() -> Response:
    """Who comes in by the front door is led to this page."""
    return RedirectResponse("/api")


@manual.get("/api/manual.css")
async def style() -> Response:
    """How it looks."""
    return Response(STYLE, media_type="text/css")


def operations(schema: dict[str, Any]) -> Iterator[str]:
    """One paragraph for each request."""
    for path, methods in schema["paths"].items():
        for method, about in methods.items():
            text = escape(str(about.get("description", "")))
            yield f"<section><code>{method.upper()} {escape(path)}</code><br>{text}</section>"


def models(schema: dict[str, Any]) -> Iterator[str]:
    """One table for each model."""
    for name, about in sorted(schema["components"]["schemas"].items()):
        rows = "".join(
            f"<tr><td><code>{escape(field)}</code><td><code>{escape(kind(told))}</code>"
            for field, told in about.get("properties", {}).items()
        )
        text = escape(str(about.get("description", "")))
        yield f"<section id={escape(name)}><code>{escape(name)}</code><br>{text}<table>{rows}</table></section>"


def kind(told: dict[str, Any]) -> str:
    """What a field holds, in a few words."""
    if "$ref" in told:
        return str(told["$ref"]).rsplit("/", 1)[-1]
    if "const" in told:
        return repr(told["const"])
    if "enum" in told:
        return " | ".join(map(repr, told["enum"]))
    for key in ("anyOf", "oneOf"):
        if key in told:
            return " | ".join(kind(one) for one in told[key])
    if told.get("type") == "array":
        return f"list of {kind(told.get('items', {}))}"
    return str(told.get("type", "anything"))
