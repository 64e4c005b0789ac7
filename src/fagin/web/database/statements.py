"""What is said to the database, in the SQL that SQLite and PostgreSQL share."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, Text, TextClause, bindparam, text

from fagin.web.store import GATHERING, PLAYING, Entry, Founding, Summary, Taken

_FOUND = text(
    "INSERT INTO tables (id, at, facts, secret, status, listed, driven)"
    " VALUES (:id, :at, :facts, :secret, :status, :listed, :driven) ON CONFLICT (id) DO NOTHING"
)
_SUMMARISE = text("UPDATE tables SET status = :status, listed = :listed, driven = :driven WHERE id = :id")
_SEAT = text(
    "INSERT INTO places (person, table_number) SELECT :person, number FROM tables WHERE id = :id"
    " ON CONFLICT DO NOTHING"
)
_UNSEAT = text(
    "DELETE FROM places WHERE table_number = (SELECT number FROM tables WHERE id = :id)"
    " AND person NOT IN :people"
).bindparams(bindparam("people", type_=Text, expanding=True))
_KEEP_PERSON = text(
    "INSERT INTO people (person, phrase) VALUES (:person, :phrase)"
    " ON CONFLICT (person) DO UPDATE SET phrase = excluded.phrase"
)
_KEEP_BOX = text("INSERT INTO boxes (fingerprint, text) VALUES (:fingerprint, :text) ON CONFLICT DO NOTHING")
_KEEP_KEY = text("INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")

_FOUNDING = text("SELECT id, at, facts, secret FROM tables WHERE id = :id")
_ENTRIES = text(
    "SELECT n, at, body, seal FROM entries"
    " WHERE table_number = (SELECT number FROM tables WHERE id = :id) AND n >= :since ORDER BY n"
)
_LISTED = text(
    f"SELECT id FROM tables WHERE status = '{GATHERING}' AND listed ORDER BY at DESC, number DESC LIMIT :limit"
)
_DRIVEN = text(f"SELECT id FROM tables WHERE status = '{PLAYING}' AND driven ORDER BY number")
_OF_PERSON = text(
    "SELECT id FROM tables JOIN places ON number = table_number WHERE person = :person"
    " ORDER BY at DESC, number DESC LIMIT :limit"
)
_OPEN_OF_PERSON = text(
    "SELECT count(*) FROM tables JOIN places ON number = table_number"
    f" WHERE person = :person AND status IN ('{GATHERING}', '{PLAYING}')"
)
_PERSON_WITH = text("SELECT person FROM people WHERE phrase = :phrase")
_BOX = text("SELECT text FROM boxes WHERE fingerprint = :fingerprint")
_KEY = text("SELECT value FROM keys WHERE name = :name")
_MOVED = text(
    "SELECT id, max(n) FROM entries JOIN tables ON tables.number = table_number"
    " WHERE entries.number > :after GROUP BY id"
)
_NEWEST = text("SELECT coalesce(max(number), 0) FROM entries")


def found(connection: Connection, new: Founding, summary: Summary) -> None:
    """Write a new table, or raise Taken if there is another with its id."""
    row = {"id": new.table, "at": new.at, "facts": new.facts, "secret": new.secret, **_standing(summary)}
    if not connection.execute(_FOUND, row).rowcount and founding(connection, new.table) != new:
        raise Taken
    _seat(connection, new.table, summary.people or ())


def summarise(connection: Connection, table: str, summary: Summary) -> None:
    """Renew the summary of a table."""
    connection.execute(_SUMMARISE, {"id": table, **_standing(summary)})
    if summary.people is not None:
        connection.execute(_UNSEAT, {"id": table, "people": summary.people})
        _seat(connection, table, summary.people)


def _standing(summary: Summary) -> dict[str, object]:
    return {"status": summary.status, "listed": summary.listed, "driven": summary.driven}


def _seat(connection: Connection, table: str, people: Sequence[str]) -> None:
    if people:
        connection.execute(_SEAT, [{"id": table, "person": person} for person in people])


def keep_person(connection: Connection, person: str, phrase: str) -> None:
    """Write a person, or the new phrase of a person."""
    connection.execute(_KEEP_PERSON, {"person": person, "phrase": phrase})


def keep_box(connection: Connection, fingerprint: str, text: str) -> None:
    """Write an owner's component file, if it is not there."""
    connection.execute(_KEEP_BOX, {"fingerprint": fingerprint, "text": text})


def key(connection: Connection, name: str, new: str) -> str:
    """Write a key, if it is not there, and read the one that is."""
    connection.execute(_KEEP_KEY, {"name": name, "value": new})
    return str(connection.execute(_KEY, {"name": name}).scalar_one())


def founding(connection: Connection, table: str) -> Founding | None:
    """Read how a table was founded."""
    row = connection.execute(_FOUNDING, {"id": table}).one_or_none()
    return None if row is None else Founding(*row)


def entries(connection: Connection, table: str, since: int) -> list[Entry]:
    """Read the entries of a table from a number on."""
    return [Entry(*row) for row in connection.execute(_ENTRIES, {"id": table, "since": since})]


def listed(connection: Connection, limit: int) -> list[str]:
    """Read which tables gather in the lobby."""
    return _column(connection, _LISTED, limit=limit)


def driven(connection: Connection) -> list[str]:
    """Read at which tables bots or a clock act."""
    return _column(connection, _DRIVEN)


def of_person(connection: Connection, person: str, limit: int) -> list[str]:
    """Read at which tables a person sits."""
    return _column(connection, _OF_PERSON, person=person, limit=limit)


def open_of_person(connection: Connection, person: str) -> int:
    """Count a person's tables that are neither over nor closed."""
    return int(connection.execute(_OPEN_OF_PERSON, {"person": person}).scalar_one())


def person_with(connection: Connection, phrase: str) -> str | None:
    """Read whose phrase has that hash."""
    return next(iter(_column(connection, _PERSON_WITH, phrase=phrase)), None)


def box(connection: Connection, fingerprint: str) -> str | None:
    """Read an owner's component file."""
    return next(iter(_column(connection, _BOX, fingerprint=fingerprint)), None)


def moved(connection: Connection, after: int) -> list[tuple[str, int]]:
    """Read which tables have entries numbered higher, with the last n of each."""
    return [(table, n) for table, n in connection.execute(_MOVED, {"after": after})]


def newest(connection: Connection) -> int:
    """Read the number of the newest entry."""
    return int(connection.execute(_NEWEST).scalar_one())


def _column(connection: Connection, statement: TextClause, **values: object) -> list[str]:
    return list(connection.execute(statement, values).scalars())
