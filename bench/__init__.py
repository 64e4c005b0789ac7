"""The race of our games against their peers: `make bench`."""

from collections.abc import Callable
from random import Random

Unit = Callable[[], int]
"""One piece of work of a contestant; returns how many decisions, copies or guesses it made."""

Maker = Callable[[str, int, Random], Unit]
"""Makes a contestant from the name of a game, a number of players and a source of chance."""
