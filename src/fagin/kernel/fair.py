"""Fair chance: sources that pick among weighted outcomes, one of which players can verify.

A table's secret is committed to before the first move (its SHA-256 is shown) and every seat adds an
entropy string. A player who does not know the secret cannot choose what comes; whoever knows it and adds the
last entropy can, by trying many. Pick number n of a stream (a bag, a deck, a die) is HMAC-SHA256(key, "stream n")
with key = HMAC-SHA256(secret, all entropies).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from fagin.kernel.errors import Unusable

SECRET_BYTES: Final = 32
RANGE: Final = 1 << 64
BLOCK: Final = 64  # bytes that SHA-256 takes in at once
INNER, OUTER = bytes(at ^ 0x36 for at in range(256)), bytes(at ^ 0x5C for at in range(256))


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where the chance of a match comes from."""

    commitment: str  # what binds the source before the first move; empty if nothing does
    entropy: list[str]  # what each seat added
    secret: str  # what proves it after the last move

    def __init__(self, commitment: str, entropy: list[str], secret: str) -> None:
        self.commitment = commitment
        self.entropy = entropy
        self.secret = secret

    def pick(self, stream: str, weights: list[int]) -> int:
        """The index of one of the weights, each as likely as its share."""
        raise NotImplementedError


class RandomSource(Source):
    """Chance from a seeded generator: quick and repeatable, but nobody can verify it."""

    def __init__(self, rng: Random) -> None:
        super().__init__("", [], "")
        self.rng: Final = rng

    def pick(self, stream: str, weights: list[int]) -> int:
        """The index of one of the weights, each as likely as its share."""
        return index_of(self.rng.randrange(sum(weights)), weights)


class FairSource(Source):
    """Chance from a committed secret and a word of every seat, which anybody can compute again afterwards."""

    def __init__(self, secret: bytes, entropy: list[str]) -> None:
        super().__init__(commitment_of(secret), entropy, secret.hex())
        for word in entropy:
            if not word or not word.isprintable() or " " in word:
                message = f"entropy must be a word without spaces, not {word!r}"
                raise Unusable(message, "entropy-word", {"word": word})
        message = "".join(f"{len(word.encode())}:{word}" for word in entropy)
        self.key: Final = hmac.digest(secret, message.encode(), "sha256")
        block = self.key.ljust(BLOCK, b"\0")
        self.inner: Final = hashlib.sha256(
            block.translate(INNER)
        )  # HMAC as it begins: the key is taken in once
        self.outer: Final = hashlib.sha256(block.translate(OUTER))
        self.picks: Final[dict[str, int]] = {}  # how many numbers each stream has given

    def pick(self, stream: str, weights: list[int]) -> int:
        """The index of one of the weights: numbers above the last whole multiple are passed over."""
        total = sum(weights)
        fair = RANGE - RANGE % total
        while True:
            number = self._number(stream)
            if number < fair:
                return index_of(number % total, weights)

    def _number(self, stream: str) -> int:
        n = self.picks.get(stream, 0)
        self.picks[stream] = n + 1
        inner, outer = self.inner.copy(), self.outer.copy()
        inner.update(f"{stream} {n}".encode())
        outer.update(inner.digest())
        return int.from_bytes(outer.digest()[:8], "big")


def new_secret() -> bytes:
    """A secret for one table."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment_of(secret: bytes) -> str:
    """What is shown of a secret before the first move."""
    return hashlib.sha256(secret).hexdigest()


def index_of(number: int, weights: list[int]) -> int:
    """The index of the weight in which a number below their sum falls."""
    for index, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return index
    raise AssertionError("the number is not below the sum of the weights")
