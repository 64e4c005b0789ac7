"""Limits: how much one guest, one person and one address may ask of the house."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final


@dataclass(frozen=True)
class Limits:
    """What is too much; each can be set when the house is opened."""

    messages: float = 20.0  # a second from one guest, on the whole
    burst: int = 60  # at once
    sockets: int = 64  # from one address
    tables: int = 50  # that are not over, of one person
    requests: float = 20.0  # a second from one address
    guesses: float = 0.2  # a second of keys and phrases from one address
    advice: float = 0.5  # a second to one address
    queue: int = 256  # frames that wait for a slow reader


class Bucket:
    """Lets so many through in a second, and some more at once."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = monotonic) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.now: Final = now
        self.full = burst
        self.at = now()

    def any(self) -> bool:
        """Whether one more might pass."""
        now = self.now()
        self.full = min(self.burst, self.full + (now - self.at) * self.rate)
        self.at = now
        return self.full >= 1

    def take(self) -> bool:
        """Whether one more may pass, which then has."""
        passes = self.any()
        if passes:
            self.take_one()
        return passes

    def take_one(self) -> None:
        """One more has passed, which might."""
        self.full -= 1


class Doorman:
    """Counts what each address does; addresses that have been quiet are forgotten."""

    def __init__(self, limits: Limits, now: Callable[[], float] = monotonic) -> None:
        self.limits: Final = limits
        self.now: Final = now
        self.sockets: Final[Counter[str]] = Counter()
        self.buckets: Final[dict[tuple[str, str], Bucket]] = {}

    def may_ask(self, address: str) -> bool:
        """Whether an address may make one more request."""
        return self._bucket("ask", address, self.limits.requests, self.limits.requests * 10).take()

    def may_guess(self, address: str) -> bool:
        """Whether an address may try one more key or phrase."""
        return self.guesses(address).take()

    def may_ask_advice(self, address: str) -> bool:
        """Whether an address may have a bot think for it once more."""
        return self._bucket("advice", address, self.limits.advice, 5).take()

    def guesses(self, address: str) -> Bucket:
        """The guesses that an address has left."""
        return self._bucket("guess", address, self.limits.guesses, 10)

    def _bucket(self, what: str, address: str, rate: float, burst: float) -> Bucket:
        bucket = self.buckets.get((what, address))
        if bucket is None:
            if len(self.buckets) > 10_000:
                self._forget()
            bucket = self.buckets[what, address] = Bucket(rate, burst, self.now)
        return bucket

    def _forget(self) -> None:
        now = self.now()
        for key, bucket in list(self.buckets.items()):
            if bucket.full + (now - bucket.at) * bucket.rate >= bucket.burst:
                del self.buckets[key]

    def enter(self, address: str) -> bool:
        """Whether an address may open one more socket; who enters must leave."""
        if self.sockets[address] >= self.limits.sockets:
            return False
        self.sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A socket is closed."""
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]
