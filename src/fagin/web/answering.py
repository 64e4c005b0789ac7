"""What a guest is answered who asks something of a table: done, or refused with the reason in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fagin.text import LANGUAGES
from fagin.web.requests import AlreadyDone, asked
from fagin.web.room import Guest, Lost, Room
from fagin.web.store import NotStored
from fagin.web.table import NotAllowed
from fagin.web.words import said


async def answered(guest: Guest, room: Room, message: Mapping[str, Any]) -> str:
    """Do what a message of the wire asks for, tell the guest what came of it, and say so in one word."""
    if message["type"] == "sync":
        guest.lang = message.get("lang") or guest.lang
        await room.resync(guest, message["since"])
        return "told"
    key, came = message["id"], "done"
    try:
        await room.ask(asked(guest.reader, message))
    except NotAllowed as refused:
        tell_refusal(guest, room, key, refused.reason, refused.clause, room.table.facts.game)
        return "refused"
    except (NotStored, Lost):
        tell_refusal(guest, room, key, "not-stored", "", "")
        return "not-stored"
    except AlreadyDone:
        came = "again"
    guest.send(room.reporter.frame({"type": "done", "id": key}))
    return came


def tell_refusal(guest: Guest, room: Room, id: str, reason: str, clause: str, game: str) -> None:
    """Tell a guest that what was asked is not done, and why."""
    text = said(reason, guest.lang or LANGUAGES[0], game)
    guest.send(
        room.reporter.frame({"type": "refused", "id": id, "reason": reason, "clause": clause, "text": text})
    )
