"""Tables of one person against bots, begun at once."""

from __future__ import annotations

from fagin.names import read_aloud
from fagin.terminal.box import open_box
from fagin.web.hall import Hall, Wish
from fagin.web.requests import Proposal, begin, place_bot, sit
from fagin.web.table import Table


async def against_bots(
    hall: Hall, person: str, wish: Wish, seat: int, name: str, word: str, level: str
) -> tuple[str, str]:
    """A new table with a person on one seat and bots on all others, its game begun: its link, and the seat's key."""
    key = hall.token()
    others = [other for other in range(wish.players) if other != seat]
    bots = [named_bot(other, person, level) for other in others]
    table = await hall.found(wish, person, [sit(seat, person, name, word, key), *bots, begin(person)])
    return table, key


def named_bot(seat: int, person: str, level: str) -> Proposal:
    """The owner puts a bot on a seat, with a name that nobody at the table has then."""
    return lambda table: place_bot(seat, person, level, bot_name(table, seat))(table)


def bot_name(table: Table, seat: int) -> str:
    """A name for a bot that nobody at the table has."""
    names = open_box(table.facts.game).names
    taken = {read_aloud(one.name) for at, one in enumerate(table.seats) if at != seat}
    return next((name for name in names[seat:] + names if read_aloud(name) not in taken), f"Bot {seat + 1}")
