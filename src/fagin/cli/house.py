"""What the keeper of a house needs: `fagin backup`, `fagin restore`, and `fagin export` for the record of one table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from fagin.cli.failure import Failure
from fagin.cli.request import Request
from fagin.cli.serve import cannot_open, database_of

if TYPE_CHECKING:
    from fagin.web.database.backup import Report


def back_up(request: Request) -> int:
    """Copy all tables of a house into a file while it is open: 0 if all of them are sound, 1 if one is damaged."""
    from fagin.web.database.backup import backup

    url, file = database_of(request), Path(request.arguments.file)
    return told(request, lambda: backup(url, file), "backup-done")


def restore(request: Request) -> int:
    """Fill an empty database from such a file: 0 if all tables are sound, 1 if one is damaged."""
    from fagin.web.database.backup import restore as fill

    url, file = database_of(request), Path(request.arguments.file)
    return told(request, lambda: fill(file, url), "restore-done")


def told(request: Request, work: Callable[[], Report], done: str) -> int:
    """Do the work and say what came of it."""
    from fagin.web.database.kind import CannotOpen

    say = request.speaker.say
    try:
        report = work()
    except CannotOpen as error:
        raise cannot_open(request.speaker, error) from None
    except OSError as error:
        raise Failure("error-database", reason=error.strerror or str(error)) from None
    if request.arguments.json:
        damaged = [{"table": one.table, "entry": one.n} for one in report.damaged]
        found = {"tables": report.tables, "entries": report.entries, "damaged": damaged}
        print(json.dumps(found, indent=1))
    else:
        print(say(done, file=request.arguments.file, tables=report.tables, entries=report.entries))
        for one in report.damaged:
            print(say("backup-damaged", table=one.table, entry=one.n))
    return 1 if report.damaged else 0


def export(request: Request) -> int:
    """Print the record of a table: 0 if there is one."""
    from fagin.web.database.backup import backup
    from fagin.web.database.kind import CannotOpen

    url = database_of(request)
    try:
        if not url.startswith("sqlite"):
            print(asyncio.run(record_in(url, request.arguments.table)), end="")
            return 0
        with TemporaryDirectory(prefix="fagin-export-") as folder:  # the house may be open
            copy = Path(folder, "copy.db")
            backup(url, copy)
            print(asyncio.run(record_in(f"sqlite:///{copy}", request.arguments.table)), end="")
    except CannotOpen as error:
        raise cannot_open(request.speaker, error) from None
    return 0


async def record_in(url: str, id: str) -> str:
    """The record of a table in a database, as far as it was played."""
    from fagin.web.boxes import Boxes
    from fagin.web.database.store import DatabaseStore
    from fagin.web.hall import Hall, NoTable, Unplayable
    from fagin.web.quick import QuickReporter
    from fagin.web.thinkers import Thinkers
    from fagin.web.times import WallClock

    store, boxes = DatabaseStore(url), Boxes()
    await store.open()
    thinkers = Thinkers(boxes, 1)
    try:
        table = await Hall(store, thinkers, WallClock(), boxes, QuickReporter).read(id)
    except NoTable:
        raise Failure("error-no-table", table=id) from None
    except Unplayable as error:
        raise Failure("error-unplayable", table=id, reason=str(error)) from None
    finally:
        await store.close()
        thinkers.close()
        boxes.close()
    if table.match is None:
        raise Failure("error-not-begun", table=id)
    return table.match.record.text(table.game.moves)
