"""Tables outlive the rules they were founded under, and one that is damaged does not harm the others."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from web.guests import Person, line
from web.serving import Serve, Serving

SOURCES = str(Path(__file__).parents[2] / "src")  # a game that is compiled cannot be changed
NEXT_VERSION = """
import sys
from fagin.web import boxes
plain = boxes.load
def load(id, path=None):
    game = plain(id, path)
    game.version += id == "doggy_bag"
    return game
boxes.load = load
from fagin.cli import main
sys.exit(main())
"""


def rows(house: Serving, table: str) -> list[Any]:
    """All that is kept of a table."""
    with closing(sqlite3.connect(house.database)) as database:
        (founding,) = database.execute("SELECT * FROM tables WHERE id = ?", [table])
        number = database.execute("SELECT number FROM tables WHERE id = ?", [table]).fetchone()
        return [
            founding,
            *database.execute("SELECT * FROM entries WHERE table_number = ? ORDER BY n", number),
        ]


def move(house: Serving, table: str, key: str, id: str) -> None:
    """Make a move, which is done."""
    with line(house, table, seat=0, key=key) as guest:
        assert guest.move(guest.question(), id)["type"] == "done"


def refused(house: Serving, person: Person, table: str, key: str, reason: str, words: str) -> None:
    """A table is refused with a plain message, however one comes."""
    answer = person.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["reason"]) == (409, reason)
    assert words in answer.json()["text"]
    assert person.refused("POST", f"/api/tables/{table}/begin") == (409, reason)
    with line(house, table, seat=0, key=key) as guest:
        assert guest.closed() == (4409, reason)


def test_a_table_keeps_the_rules_it_was_founded_under(serve: Serve) -> None:
    house = serve()
    ada = Person(house)
    old, old_key = ada.begun("random")
    other, other_key = ada.begun("random", game="oliver_twist")
    move(house, old, old_key, "under-the-old-rules")
    assert house.end() == 0
    kept = rows(house, old)

    house.program = ("-c", NEXT_VERSION)
    compiled, house.environment["PYTHONPATH"] = house.environment["PYTHONPATH"], SOURCES
    house.start()
    refused(house, ada, old, old_key, "other-rules", "begun under other rules")
    move(house, other, other_key, "in-another-game")
    new, new_key = ada.begun("random")
    move(house, new, new_key, "under-the-new-rules")
    mine = [place["table"]["id"] for place in ada.ask("GET", "/api/my-tables")["places"]]
    assert mine == [new, other]
    assert house.end() == 0
    assert rows(house, old) == kept

    house.program, house.environment["PYTHONPATH"] = ("-m", "fagin"), compiled
    house.start()
    move(house, old, old_key, "under-the-old-rules-again")
    refused(house, ada, new, new_key, "other-rules", "begun under other rules")
    assert house.end() == 0


def test_a_damaged_entry_costs_one_table_and_no_other(serve: Serve) -> None:
    house = serve()
    ada = Person(house)
    (good, good_key), (bad, bad_key) = (ada.begun("random") for _ in range(2))
    for table, key in ((good, good_key), (bad, bad_key)):
        move(house, table, key, "before-the-damage")
    listed = [ada.found("random", listed=True) for _ in range(2)]
    assert house.end() == 0
    with closing(sqlite3.connect(house.database)) as database, database:
        for table in (bad, listed[0]):
            damage = "UPDATE entries SET body = body || ' ' WHERE n = 0 AND table_number ="
            database.execute(f"{damage} (SELECT number FROM tables WHERE id = ?)", [table])

    house.start()
    refused(house, ada, bad, bad_key, "damaged", "damaged")
    move(house, good, good_key, "after-the-damage")
    assert [place["table"]["id"] for place in ada.ask("GET", "/api/my-tables")["places"]] == [listed[1], good]
    assert [table["id"] for table in ada.ask("GET", "/api/tables")["tables"]] == [listed[1]]
    assert {error["what"] for error in house.errors()} == {"a table cannot be played on"}
    assert house.end() == 0
