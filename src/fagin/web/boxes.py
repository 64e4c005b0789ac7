"""Components: the games of the house, and those with an owner's own file, which is kept in the store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from fagin.games import load
from fagin.kernel import Game
from fagin.web.store import Journals


class Boxes:
    """Games by their components, each loaded once; owners' files lie in a folder while the house is open."""

    def __init__(self) -> None:
        self._folder: TemporaryDirectory[str] | None = None  # made for the first file
        self._games: Final[dict[tuple[str, str | None], Game[Any, Any, Any]]] = {}
        self._paths: Final[dict[str, str]] = {}  # by the fingerprint of the components

    def game(self, id: str, path: str | None) -> Game[Any, Any, Any]:
        """A game with the components of its box, or with those of a file; BadData says what is wrong with it."""
        game = self._games.get((id, path))
        if game is None:
            game = load(id, path)
            self._games[id, path] = game
        return game

    @contextmanager
    def tried(self, text: str | None) -> Iterator[str | None]:
        """Where an owner's file lies while it is tried, before anything is awaited; it is not kept."""
        if text is None:
            yield None
            return
        path = self._place("tried")
        path.write_text(
            text, encoding="utf-8", errors="surrogatepass"
        )  # no UTF-8: it will be refused as that
        try:
            yield str(path)
        finally:
            path.unlink()

    def accept(self, fingerprint: str, text: str) -> None:
        """Have an owner's file at hand, which the store keeps now."""
        self._paths[fingerprint] = self._write(text)

    async def fetch(self, fingerprint: str, store: Journals) -> str | None:
        """Where an owner's file lies."""
        if fingerprint not in self._paths:
            text = await store.box(fingerprint)
            if text is None:
                return None
            self._paths[fingerprint] = self._write(text)
        return self._paths[fingerprint]

    def path(self, fingerprint: str) -> str | None:
        """The same, of a game that was loaded already; None for the box of the house."""
        return self._paths.get(fingerprint)

    def files(self) -> list[Path]:
        """The owners' files that lie in the folder."""
        return [] if self._folder is None else sorted(Path(self._folder.name).iterdir())

    def _write(self, text: str) -> str:
        path = self._place(sha256(text.encode()).hexdigest()[:32])
        if not path.exists():
            path.write_text(text, encoding="utf-8")
        return str(path)

    def _place(self, name: str) -> Path:
        if self._folder is None:
            self._folder = TemporaryDirectory(prefix="fagin-boxes-")
        return Path(self._folder.name, f"{name}.toml")

    def close(self) -> None:
        """Take the folder away."""
        if self._folder is not None:
            self._folder.cleanup()
