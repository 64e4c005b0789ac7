"""What a guest is answered who asks something of a table: done, or refused with the reason in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fagin.web.floor import Guest, tell
from fagin.web.requests import AlreadyDone, asked
from fagin.web.room import Lost, Room
from fagin.web.store import NotStored
from fagin.web.table import NotAllowed


async def answered(guest: Guest, room: Room, message: Mapping[str, Any]) -> str:
    """Do what a message of the wire asks for, tell the guest what came of it, and say so in one word."""
    if message["type"] == "sync":
        guest.lang = message.get("lang") or guest.lang
        await room.resync(guest, message["since"])
        return "told"
    came: Exception | None = None
    try:
        await room.ask(asked(guest.reader, message))
    except (NotAllowed, AlreadyDone, NotStored, Lost) as problem:
        came = problem
    return tell(guest, room, message["id"], came)
