"""One fresh seed a run: what is drawn from it is new each time, and FAGIN_SEED=… repeats it to the move."""

from __future__ import annotations

import os
from random import Random, SystemRandom

VARIABLE = "FAGIN_SEED"


def fresh_seed() -> int:
    """The seed of this run, drawn once and handed on to all processes of the run by the environment."""
    return int(os.environ.setdefault(VARIABLE, str(SystemRandom().getrandbits(32))))


def fresh(name: str) -> int:
    """A seed of one's own for a test of this name, from the seed of the run."""
    return Random(f"{fresh_seed()} {name}").getrandbits(32)
