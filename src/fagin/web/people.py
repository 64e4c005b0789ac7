"""A person is a signed cookie, and a phrase of twelve words to come back with on another machine."""

from __future__ import annotations

import secrets
from hashlib import sha256
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from fagin.web.store import Store

COOKIE: Final = "fagin"
WORDS_IN_PHRASE: Final = 12  # of 256 words each: 96 bits

WORDS: Final = Path(__file__).with_name("phrase.txt").read_text(encoding="ascii").split()
assert len(set(WORDS)) == 256, "a byte for each word"


def new_phrase() -> str:
    """Twelve words that nobody guesses."""
    return " ".join(WORDS[byte] for byte in secrets.token_bytes(WORDS_IN_PHRASE))


def hash_of(phrase: str) -> str:
    """What is kept of a phrase, however it was spaced and written."""
    return sha256(" ".join(phrase.lower().split()).encode()).hexdigest()


class People:
    """Knows people again by their cookies."""

    def __init__(self, store: Store, key: str) -> None:
        self.store: Final = store
        self._signer: Final = URLSafeSerializer(key, salt="fagin person")

    def cookie_of(self, person: str) -> str:
        """The cookie of a person."""
        return str(self._signer.dumps(person))

    def person_of(self, cookie: str | None) -> str:
        """Whose cookie it is; "" if it is nobody's."""
        if not cookie or len(cookie) > 200:
            return ""
        try:
            found = self._signer.loads(cookie)
        except BadSignature:
            return ""
        return found if isinstance(found, str) else ""

    async def new(self) -> tuple[str, str]:
        """A new person and the phrase, which is told once."""
        person, phrase = secrets.token_urlsafe(16), new_phrase()
        await self.store.keep_person(person, hash_of(phrase))
        return person, phrase

    async def recover(self, phrase: str) -> str:
        """Who has this phrase; "" if nobody has."""
        return await self.store.person_with(hash_of(phrase)) or ""
