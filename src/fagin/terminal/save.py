"""Saved games: the record after every move, who plays, and the secret of the chance until the end."""

from __future__ import annotations

import errno
import json
import os
import sys
from datetime import datetime
from pathlib import Path
from typing import Final

from fagin.names import shown_names

PERSON: Final = "person"  # the kind of a seat that is no bot
UNWRITABLE: Final = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EEXIST: "not-a-folder",
    errno.ENOTDIR: "not-a-folder",
}


class Sitting:
    """Who plays a game: a name and a kind (a person, or which bot) for each seat, and with what data."""

    def __init__(
        self, names: list[str], kinds: list[str], data: str | None = None, seed: int | None = None
    ) -> None:
        self.names: Final = names
        self.kinds: Final = kinds
        self.data: Final = data  # the owner's component file, if any
        self.seed: Final = seed

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.kinds)) if self.kinds[seat] == PERSON]


class BadSave(Exception):
    """A saved game whose companion file is missing or broken; `key` is a key of the texts."""

    def __init__(self, key: str, file: Path) -> None:
        super().__init__(f"{key}: {file}")
        self.key: Final = key
        self.file: Final = file


class Save:
    """One saved game: FILE with the record, FILE.table with who plays, FILE.secret until the end."""

    def __init__(self, path: Path, usual: bool = False) -> None:
        self.path: Final = path
        self.usual: Final = usual  # whether the game is found there without being told
        self.table_path: Final = path.with_name(path.name + ".table")
        self.secret_path: Final = path.with_name(path.name + ".secret")
        self._claim = -1  # keeps the lock for as long as the game is played

    def claim(self) -> bool:
        """Keep other runs off this game; False if one is playing it already."""
        if sys.platform == "win32":
            return True
        import fcntl

        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            lock = self.path.with_name(f".{self.path.name}.lock")
            self._claim = os.open(lock, os.O_WRONLY | os.O_CREAT, 0o600)
        except OSError:
            return True  # nothing can be written there: saving will say so
        try:
            fcntl.flock(self._claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno not in (errno.EAGAIN, errno.EACCES)
        return True

    def exists(self) -> bool:
        """Whether a game is there."""
        return self.path.exists()

    def is_usable(self) -> bool:
        """Whether a game can be saved there: in a file, or where nothing is yet."""
        return self.path.is_file() or not self.path.exists()

    def read_record(self) -> str:
        """The text of the record."""
        return self.path.read_bytes().decode()

    def read_sitting(self, players: int) -> Sitting:
        """Who plays."""
        try:
            found = json.loads(self.table_path.read_text(encoding="utf-8"))
            names, kinds = [str(name) for name in found["names"]], [str(kind) for kind in found["kinds"]]
            data, seed = found["data"], found["seed"]
        except (OSError, ValueError, KeyError, TypeError):
            raise BadSave("save-bad-table", self.table_path) from None
        fits = len(names) == len(kinds) == players and PERSON in kinds
        if not fits or not isinstance(data, str | None) or not isinstance(seed, int | None):
            raise BadSave("save-bad-table", self.table_path)
        return Sitting(shown_names(names, ""), kinds, data, seed)

    def read_secret(self) -> bytes:
        """The secret of the chance."""
        try:
            return bytes.fromhex(self.secret_path.read_text(encoding="ascii").strip())
        except (OSError, ValueError):
            raise BadSave("save-bad-secret", self.secret_path) from None

    def begin(self, sitting: Sitting, secret: bytes, record: str) -> None:
        """Write a new game, the record last: without it the other files mean nothing."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        table = {"names": sitting.names, "kinds": sitting.kinds, "data": sitting.data, "seed": sitting.seed}
        write_safely(self.secret_path, secret.hex() + "\n", 0o600)
        write_safely(self.table_path, json.dumps(table, ensure_ascii=False, indent=1) + "\n")
        write_safely(self.path, record)

    def store(self, record: str, over: bool) -> None:
        """Write the record as it stands; when the game is over the record itself holds the secret."""
        write_safely(self.path, record)
        if over:
            self.secret_path.unlink(missing_ok=True)

    def put_aside(self) -> Path:
        """Keep the game under a dated name and make room for another."""
        stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
        aside = self.path.with_name(f"{self.path.stem}-{stamp}{self.path.suffix}")
        again = 1
        while aside.exists():
            again += 1
            aside = self.path.with_name(f"{self.path.stem}-{stamp}-{again}{self.path.suffix}")
        for companion in (self.secret_path, self.table_path):
            if companion.exists():
                os.replace(companion, aside.with_name(aside.name + companion.suffix))
        os.replace(self.path, aside)
        return aside


def default_path(game: str, environ: dict[str, str]) -> Path:
    """Where a game is saved unless somebody says otherwise."""
    data = environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(data).expanduser() / "fagin" / f"{game}.game"


def unwritable(error: OSError) -> str:
    """Why something cannot be written: the case of a message about it."""
    return UNWRITABLE.get(error.errno or 0, "other")


def write_safely(path: Path, text: str, mode: int = 0o644) -> None:
    """Replace a file at once or not at all, even if the power fails; what is no file is written to as it is."""
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_text(text, encoding="utf-8", newline="\n")
        return
    draft = path.with_name(f".{path.name}.{os.getpid()}.new")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
