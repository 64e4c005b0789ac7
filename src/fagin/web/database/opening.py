"""Finds the kind of a database by its address."""

from __future__ import annotations

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from fagin.web.database.kind import CannotOpen, Kind
from fagin.web.database.sqlite import Sqlite


def kind_of(address: str) -> Kind:
    """The database at an address, not opened yet, or CannotOpen."""
    try:
        url = make_url(address)
    except ArgumentError as problem:
        raise CannotOpen("address", "it must begin with sqlite:/// or postgresql://") from problem
    match url.get_backend_name():
        case "sqlite":
            return Sqlite(url)
        case "postgresql":
            try:
                from fagin.web.database.postgresql import Postgresql
            except ImportError as problem:
                raise CannotOpen("driver", str(problem)) from problem
            return Postgresql(url)
        case other:
            raise CannotOpen("address", other)
