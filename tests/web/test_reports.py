"""Reports of the lab in the house: listed and opened in both languages, and nothing else of the machine is shown."""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from collections.abc import Callable, Coroutine
from functools import lru_cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest

from fagin.lab.experiment import conclude, finish
from fagin.lab.on_this_machine import on_this_machine
from fagin.lab.plan import Wish, plan_of
from fagin.lab.report.page import page
from fagin.web.app import create_app
from fagin.web.house import House, Settings


@lru_cache
def report() -> str:
    """A small report, written in English first."""
    plan = plan_of(Wish("doggy_bag", 3, ["random"], 20))
    found = conclude(plan, finish(plan, partial(on_this_machine, processes=1)), look=False)
    assert found is not None
    return page(found)


def visit(
    tmp_path: Path, folder: Path | None, work: Callable[[httpx.AsyncClient], Coroutine[Any, Any, None]]
) -> None:
    """Open a house with a folder of reports, ask it over HTTP, and close it."""

    async def run() -> None:
        house = House(Settings(database=f"sqlite:///{tmp_path}/tables.db", thinkers=1, reports=folder))
        await house.open()
        transport = httpx.ASGITransport(create_app(house))
        try:
            async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
                await work(client)
        finally:
            await house.close()

    asyncio.run(run())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a report, beside which lies something that is nobody's business."""
    folder = tmp_path / "reports"
    folder.mkdir()
    (folder / "bones.html").write_text(report(), encoding="utf-8")
    (tmp_path / "private.html").write_text(report(), encoding="utf-8")
    return folder


def test_reports_are_listed_in_the_language_of_who_asks(tmp_path: Path, folder: Path) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        (english,) = (await client.get("/api/reports?lang=en")).json()["reports"]
        (french,) = (await client.get("/api/reports?lang=fr")).json()["reports"]
        assert (english["name"], english["title"]) == ("bones", "Doggy Bag before the Bench")
        assert "20 games" in english["about"]
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", english["date"])
        assert french["title"]
        assert french["title"] != english["title"]

    visit(tmp_path, folder, work)


def test_a_report_is_opened_in_the_language_of_who_reads(tmp_path: Path, folder: Path) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        assert (await client.get("/reports/bones?lang=en")).text == report()
        french = (await client.get("/reports/bones", headers={"accept-language": "fr"})).text
        assert french.startswith('<!doctype html>\n<html lang="fr">')
        assert re.findall(r'id="tongue-(\w+)" checked', french) == ["fr"]

    visit(tmp_path, folder, work)


def test_a_report_may_use_its_own_style_and_nothing_else(tmp_path: Path, folder: Path) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        answer = await client.get("/reports/bones")
        (policy,) = answer.headers.get_list("content-security-policy")
        style = answer.text.partition("<style>")[2].partition("</style>")[0]
        fingerprint = b64encode(sha256(style.encode()).digest()).decode()
        assert policy.startswith(f"default-src 'none'; style-src 'sha256-{fingerprint}';")
        assert "script" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        (others,) = (await client.get("/api/reports")).headers.get_list("content-security-policy")
        assert "style-src 'self'" in others

    visit(tmp_path, folder, work)


@pytest.mark.parametrize(
    "name", ["../private", "..%2Fprivate", "%2e%2e%2fprivate", "bones.html", "none", "."]
)
def test_nothing_is_opened_that_is_not_listed(tmp_path: Path, folder: Path, name: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        answer = await client.get(f"/reports/{name}")
        assert "before the Bench" not in answer.text

    visit(tmp_path, folder, work)


@pytest.mark.parametrize(
    "broken", [b"\xff\xfe", b"<!doctype html>\n<html><script>alert(1)</script></html>\n", b""]
)
def test_a_broken_file_gets_a_plain_sentence(tmp_path: Path, folder: Path, broken: bytes) -> None:
    (folder / "bones.html").write_bytes(broken)

    async def work(client: httpx.AsyncClient) -> None:
        (listed,) = (await client.get("/api/reports")).json()["reports"]
        assert (listed["name"], listed["title"]) == ("bones", "")
        answer = await client.get("/reports/bones?lang=fr")
        assert answer.status_code == 422
        assert answer.headers["content-type"].startswith("text/plain")
        assert answer.text == "Ce fichier n'est pas un rapport du laboratoire, ou il n'est pas entier."

    visit(tmp_path, folder, work)


def test_a_house_without_a_folder_has_no_reports(tmp_path: Path) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        assert (await client.get("/api/reports")).json() == {"reports": []}
        assert (await client.get("/reports/bones")).status_code == 404

    visit(tmp_path, None, work)
