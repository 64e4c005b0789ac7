"""Nonsense by HTTP and by web socket: whatever is sent, nothing breaks and nobody else is disturbed."""

from __future__ import annotations

import asyncio
from random import Random
from time import monotonic
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from web.evening import Evening, check
from web.mischief import Rascal
from web.serving import Serve, generous

EXAMPLES = 12  # of every operation, in both modes
SECONDS = 12.0
LONG = 20 * 60.0


def lengths(short: float, long: float) -> list[object]:
    """A short run, and in long tests a long one."""
    return [short, pytest.param(long, marks=pytest.mark.slow)]


@pytest.mark.parametrize("examples", lengths(EXAMPLES, 2000))
def test_whatever_is_asked_by_http_is_answered_as_the_description_says(serve: Serve, examples: int) -> None:
    import schemathesis  # takes its time
    from schemathesis import GenerationMode, checks
    from schemathesis.core.result import Ok

    conforms = [
        checks.not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_headers_conformance,
        checks.response_schema_conformance,
    ]
    house = serve("", *generous())
    schema = schemathesis.openapi.from_url(f"{house.address}/api/openapi.json")
    cookies, tables, keys = people_with_tables(house.address)
    known = settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=examples == EXAMPLES,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    calls = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        can_be_wrong = len(operation.body) > 0 or "seat" in operation.label
        for mode in GenerationMode if can_be_wrong else [GenerationMode.POSITIVE]:

            @known
            @given(
                case=operation.as_strategy(generation_mode=mode),
                cookie=st.sampled_from([None, *cookies]),
                table=st.sampled_from([None, *tables]),
                seat=st.sampled_from([None, 0, 1, 2]),
                key=st.sampled_from([None, *keys]),
            )
            def ask(
                case: schemathesis.Case[Any],
                cookie: str | None,
                table: str | None,
                seat: int | None,
                key: str | None,
            ) -> None:
                nonlocal calls
                calls += 1
                if table is not None and "table" in case.path_parameters:
                    case.path_parameters["table"] = table
                if seat is not None and "seat" in case.path_parameters:
                    case.path_parameters["seat"] = seat
                headers = {"x-seat-key": key} if key is not None else {}
                answer = case.call(cookies={"fagin": cookie} if cookie is not None else {}, headers=headers)
                case.validate_response(answer, checks=conforms)

            ask()
    print(f"{calls} requests")
    assert house.errors() == []
    assert house.end() == 0


def people_with_tables(address: str) -> tuple[list[str], list[str], list[str]]:
    """Two people, and tables that gather, are played and are over: cookies, tables and keys of seats."""
    cookies, tables, keys = [], [], []
    for at in range(2):
        with httpx.Client(base_url=address, timeout=30) as client:
            client.post("/api/me")
            cookies.append(client.cookies["fagin"])
            for begun in (False, True):
                wish = {
                    "game": "doggy_bag",
                    "players": 3,
                    "pace": 0.0,
                    "listed": True,
                    "bots": ["random", "sly"],
                }
                table = client.post("/api/tables", json=wish).json()["table"]
                sitting = {"name": f"Name{at}", "word": "word"}
                keys.append(client.post(f"/api/tables/{table}/seats/0", json=sitting).json()["key"])
                if begun:
                    client.post(f"/api/tables/{table}/begin")
                tables.append(table)
    return cookies, tables, keys


@pytest.mark.parametrize("seconds", lengths(SECONDS, LONG))
def test_rascals_at_the_tables_of_others_change_nothing_for_them(serve: Serve, seconds: float) -> None:
    house = serve("", *generous(), "--limit", "messages=100", "--limit", "burst=200")
    evening = Evening([house], seed=round(seconds), tables=2)
    rng = Random(round(seconds))
    rascals: list[Rascal] = []
    sizes: list[int] = []

    async def mischief() -> None:
        began = monotonic()
        await evening.answers(20)
        rascals.extend(Rascal(evening, Random(f"{rng.random()}")) for _ in range(4))
        work = [asyncio.create_task(rascal.run()) for rascal in rascals]
        for part in range(8):
            await asyncio.sleep(max(0.0, began + seconds * (part + 1) / 8 - monotonic()))
            sizes.append(house.memory())
        for rascal, task in zip(rascals, work):
            rascal.tired = True
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)

    async def run() -> None:
        async with asyncio.timeout(seconds + 120):
            await evening.run(mischief())

    asyncio.run(run())
    sent = sum(rascal.sent for rascal in rascals)
    moves = sum(len(player.acknowledged) for players in evening.games for player in players)
    print(f"{sent} messages of rascals, {moves} moves of others, memory {[size >> 20 for size in sizes]} MB")
    assert house.errors() == []
    assert all(rascal.died is None for rascal in rascals)
    assert all(player.connections == 1 for players in evening.games for player in players), (
        "somebody was cut off"
    )
    assert sizes[-1] < sizes[3] + (24 << 20), sizes
    assert house.end() == 0
    assert sent > 200
    asyncio.run(check(evening.games, f"sqlite:///{house.database}"))
