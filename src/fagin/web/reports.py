"""Reports of the lab that lie on the house's own machine, for everybody to read."""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, Response

from fagin.lab.report.shelf import NotAReport, read, reports_in, written_on
from fagin.web.api import PROBLEMS, InHouse
from fagin.web.guard import lang_of
from fagin.web.models import ReportInfo, Reports
from fagin.web.settled import Lang
from fagin.web.words import said

MOST: Final = 200  # reports in a list
STYLES: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)

reports: Final = APIRouter(responses=PROBLEMS)


@reports.get("/api/reports")
async def listing(house: InHouse, lang: Lang = "en") -> Reports:
    """The reports of this house, the latest first."""
    return Reports(reports=await asyncio.to_thread(listed, house.settings.reports, lang))


@reports.get("/reports/{name}", include_in_schema=False)
async def report(name: str, house: InHouse, request: Request, lang: Lang | None = None) -> Response:
    """One of them, which may use its own style and nothing else."""
    tongue = lang or lang_of(request.scope)
    try:
        page = await asyncio.to_thread(opened, house.settings.reports, name, tongue)
    except KeyError:
        return PlainTextResponse(said("no-such-report", tongue), 404)
    except NotAReport:
        return PlainTextResponse(said("bad-report", tongue), 422)
    return HTMLResponse(
        page, headers={"content-security-policy": policy_of(page), "cache-control": "no-cache"}
    )


def found_in(folder: Path | None) -> dict[str, Path]:
    """The files of a folder that may be read here, by their names."""
    return dict(list(reports_in(folder).items())[:MOST]) if folder is not None else {}


def listed(folder: Path | None, lang: str) -> list[ReportInfo]:
    """What each report in a folder is about; of a broken one there is only its name."""
    found: list[ReportInfo] = []
    for name, file in found_in(folder).items():
        try:
            title, about = read(file).titles[lang]
        except NotAReport:
            title, about = "", ""
        found.append(ReportInfo(name=name, title=title, about=about, date=written_on(file)))
    return found


def opened(folder: Path | None, name: str, lang: str) -> str:
    """The page of a report that is listed under a name; KeyError if none is."""
    return read(found_in(folder)[name]).shown_in(lang)


def policy_of(page: str) -> str:
    """What a report may do: be drawn in its own style, known by its hash."""
    hashes = [b64encode(sha256(style.encode()).digest()).decode() for style in STYLES.findall(page)]
    styles = " ".join(f"'sha256-{one}'" for one in hashes) or "'none'"
    return (
        f"default-src 'none'; style-src {styles}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
