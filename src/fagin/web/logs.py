"""Logs: one JSON object a line, without names, links, keys, addresses or anything that is hidden at a table."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

EXTRAS: Final = (
    "route",
    "status",
    "seconds",
    "table",
    "why",
    "port",
    "database",
)  # all that a line may tell besides


class JsonLines(logging.Formatter):
    """A line of JSON: when, how grave, who says it, what, and what else may be told."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in EXTRAS if hasattr(record, name)}
        if record.exc_info is not None and record.exc_info[1] is not None:
            error = record.exc_info[1]
            line["error"] = type(error).__name__  # not its words, which may quote what was sent
            line["where"] = places(error)
        return json.dumps(line, ensure_ascii=False)


def places(error: BaseException) -> list[str]:
    """Where an error came from: files and lines, without what they held."""
    found: list[str] = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[-8:]


def log_to_stderr(level: str) -> None:
    """Let everything be logged as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True  # it would tell links
    for noisy in ("alembic", "sqlalchemy", "asyncio", "uvicorn.error"):  # the last would tell links, and keys
        logging.getLogger(noisy).setLevel(logging.WARNING)
