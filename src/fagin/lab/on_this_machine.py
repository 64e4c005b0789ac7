"""A plan on this machine: batches in as many processes as wanted; those of a process that is lost are played again."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing

from fagin.arena import LostProcess, spread
from fagin.lab.plan import Batch, Plan
from fagin.lab.play import Played, player


def on_this_machine(plan: Plan, batches: Sequence[Batch], processes: int) -> Generator[Played, None, None]:
    """Play batches, each told as soon as it is over; one that twice costs a process is given up."""
    missing = dict.fromkeys(batches)
    lost: set[object] = set()
    while missing:
        try:
            with closing(spread(player, plan, list(missing), processes)) as played:
                for batch, text in played:
                    del missing[batch]
                    yield batch, text
        except LostProcess as error:
            if error.task in lost:
                raise
            lost.add(error.task)
