"""What a table server is measured against: bare web sockets, without an engine and without a store.

`/echo` sends back what it gets. At `/table/N` four seats meet: a move of one, and each is sent a view of some 1.5 KB.
"""

from __future__ import annotations

import argparse
import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
import uvicorn

SEATS = 4
VIEW = {  # about as large as what a seat of ours is sent
    "dogs": [
        {
            "front": {"black": 1, "white": 12},
            "points": 13,
            "number": 4,
            "looked": False,
            "out": None,
            "token": seat,
        }
        for seat in range(SEATS)
    ],
    "trades": [{"turn": turn, "seat": 1, "given": "white", "taken": "black"} for turn in range(4)],
    "delivered": [{"black": 1, "white": turn, "brown": 2} for turn in range(8)],
    "caught": list(range(12)),
}
MOVES = [f"take:{number}" for number in range(8)]

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]

tables: defaultdict[str, dict[int, Send]] = defaultdict(dict)


async def app(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """One web socket."""
    await receive()
    await send({"type": "websocket.accept"})
    if scope["path"] == "/echo":
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
    else:
        await broadcast(scope["path"], receive, send)


async def broadcast(path: str, receive: Receive, send: Send) -> None:
    """One seat of a table."""
    seats = tables[path]
    hello = orjson.loads((await receive())["text"])
    seats[hello["seat"]] = send
    await say(send, {"type": "welcome", "news": news(hello["seat"], 0)})
    while (message := await receive())["type"] == "websocket.receive":
        move = orjson.loads(message["text"])
        version = move["version"] + 1
        for seat, other in list(seats.items()):
            await say(other, news(seat, version))
    seats.pop(hello["seat"], None)


def news(seat: int, version: int) -> dict[str, Any]:
    """What a seat is told after a move: all that it sees, and the next question if it is asked."""
    asked = version % SEATS == seat
    return {
        "type": "news",
        "events": [("moved", seat, version, 0)],
        "scene": VIEW,
        "question": {"version": version, "moves": MOVES} if asked else None,
        "over": None,
    }


async def say(send: Send, message: dict[str, Any]) -> None:
    """Send a message as a text."""
    await send({"type": "websocket.send", "text": orjson.dumps(message).decode()})


def main() -> None:
    """Serve until stopped, as `fagin serve` does."""
    parser = argparse.ArgumentParser(prog="python -m bench.anchor", description=__doc__)
    parser.add_argument("--port", type=int, required=True, help="where to listen")
    config = uvicorn.Config(
        app,
        port=parser.parse_args().port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve())


if __name__ == "__main__":
    main()
