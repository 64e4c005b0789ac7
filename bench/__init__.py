"""The race of our games against their peers: `make bench`."""

from collections.abc import Callable
from random import Random

Unit = Callable[[], int]
"""One piece of work of a contestant; returns how many decisions, copies, guesses or iterations it made."""

Maker = Callable[[str, int, Random], Unit]
"""Makes a contestant from the name of a game, a number of players and a source of chance."""

SEARCHED = 400  # iterations of a search
POSITIONS = 3  # that are searched in turn
LEFT = 26  # decisions that are still to come there, in a random game
