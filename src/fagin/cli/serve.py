"""`fagin serve`: the tables of a house in the web, and what its keeper needs: copies, and records of single tables."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import fields, replace
from math import inf
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Final

from fagin.cli.failure import Failure
from fagin.cli.process import ENDING, is_ignored
from fagin.cli.request import Request
from fagin.text import Speaker

if TYPE_CHECKING:
    from fagin.web.database.kind import CannotOpen
    from fagin.web.house import Settings
    from fagin.web.limits import Limits

HOST: Final = "127.0.0.1"
PORT: Final = 8410
LEVELS: Final = ("debug", "info", "warning", "error")
STALLED: Final = 30_000  # milliseconds after which a connection whose other end takes nothing is dropped
GRACE: Final = 10  # seconds to finish what is under way when the house is closed


def serve(request: Request) -> int:
    """Open the house and serve until it is stopped: 0 when it was closed in good order."""
    from fagin.web.database.kind import CannotOpen
    from fagin.web.house import Settings
    from fagin.web.logs import log_to_stderr

    arguments = request.arguments
    level = arguments.log or "warning"
    if level not in LEVELS:
        raise Failure("error-choice", name="--log", value=level, expected=", ".join(LEVELS))
    usual = Settings()
    settings = Settings(
        database=database_of(request),
        origins=tuple(arguments.origin),
        secure=arguments.secure,
        thinkers=arguments.thinkers or usual.thinkers,
        reports=reports_of(arguments.reports),
        limits=limits_of(usual.limits, arguments.limit),
    )
    listening = bind(arguments.host or HOST, arguments.port if arguments.port is not None else PORT)
    log_to_stderr(level)
    try:
        with asyncio.Runner(loop_factory=quickest_loop()) as runner:
            runner.run(keep_open(request, settings, listening))
    except CannotOpen as error:
        raise cannot_open(request.speaker, error) from None
    except KeyboardInterrupt:
        pass
    print(request.speaker.say("serve-closed"), flush=True)
    return 0


def quickest_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    """What makes the event loop: uvloop's where it can be installed, Python's own elsewhere."""
    from uvicorn.loops.auto import auto_loop_factory

    return auto_loop_factory()


def sweep_seldom() -> None:
    """Let Python look for garbage less often, and never among what is there for good: each look stops all tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)


async def keep_open(request: Request, settings: Settings, listening: socket.socket) -> None:
    """Serve until somebody stops it; what is under way is finished first."""
    import uvicorn

    from fagin.web.app import create_app
    from fagin.web.house import House
    from fagin.web.shortcut import Shortcut
    from fagin.web.wire import LARGEST

    house = House(settings)
    await house.open()
    try:
        config = uvicorn.Config(
            create_app(house),
            ws=Shortcut,
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=request.arguments.proxy or "",
            timeout_graceful_shutdown=GRACE,
        )
        sweep_seldom()
        host, port = listening.getsockname()[:2]
        address = f"http://{shown(host)}:{port}/"
        listening.listen(config.backlog)  # who reads that the house is open may come at once
        print(request.speaker.say("serve-open", address=address), flush=True)
        if request.arguments.open:
            Timer(1.0, webbrowser.open, [address]).start()
        server = uvicorn.Server(config)
        server.capture_signals = nullcontext  # type: ignore[method-assign, assignment]  # it would die of them
        with stopped_by_signals(lambda: setattr(server, "should_exit", True)):
            await server.serve(sockets=[listening])
    finally:
        await house.close()


@contextmanager
def stopped_by_signals(stop: Callable[[], None]) -> Iterator[None]:
    """Let Ctrl-C, the machine's own wish to stop and the end of the terminal close the house in good order."""
    ending = [number for number in ENDING if number.name != "SIGHUP" or not is_ignored(number)]  # by `nohup`
    before = {number: signal.signal(number, lambda *_: stop()) for number in ending}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def bind(host: str, port: int) -> socket.socket:
    """A socket to listen at, or a failure that says why there is none."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED)
        listening.bind((host, port))
        listening.listen()  # who comes before the house is open waits at the door
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Failure("error-listen", host=host, port=str(port), reason=reason) from None
    return listening


def shown(host: str) -> str:
    """A host as a browser on this machine reaches it."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def limits_of(usual: Limits, given: list[str]) -> Limits:
    """The limits, some of them changed."""
    known = [field.name for field in fields(usual)]
    changed: dict[str, float | int] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in known:
            raise Failure("error-choice", name="--limit", value=name, expected=", ".join(known))
        try:
            number = float(value)
        except ValueError:
            number = -1.0
        if not 0 < number < inf:
            raise Failure("error-limit", name=name, value=value)
        changed[name] = int(number) if isinstance(getattr(usual, name), int) else number
    return replace(usual, **changed)  # type: ignore[arg-type]


def reports_of(given: str | None) -> Path | None:
    """The folder with reports of the lab, if one is named."""
    if given is None:
        return None
    folder = Path(given).absolute()
    if not folder.is_dir():
        raise Failure("error-reports", folder=given)
    return folder


def database_of(request: Request) -> str:
    """Where tables are kept: what was asked for, or a file among the person's own data."""
    given: str | None = request.arguments.database
    if given:
        return given if "://" in given else f"sqlite:///{Path(given).absolute()}"
    folder = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "fagin"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure("error-data-folder", folder=str(folder), reason=error.strerror or str(error)) from None
    return f"sqlite:///{folder / 'tables.db'}"


def cannot_open(speaker: Speaker, error: CannotOpen) -> Failure:
    """Why the books of the house cannot be opened."""
    return Failure("error-database", reason=speaker.say(f"database-{error.reason}", details=error.details))
