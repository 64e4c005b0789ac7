"""A plan on a Ray cluster, whose nodes have Fagin installed: the only file that knows Ray.

Only plans, batches and texts travel. A task that is lost with its node is run again by Ray, elsewhere.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator, Sequence
from typing import Any, Final

from fagin.lab.plan import Batch, Plan
from fagin.lab.play import Played, play

AHEAD: Final = 4  # tasks that wait for each core, so that none is idle
PATIENCE: Final = 5.0  # seconds for somebody to open
RETRIES: Final = 20  # how many nodes may be lost under one task


class NoCluster(Exception):
    """No cluster can be reached at the address."""


def on_ray(plan: Plan, batches: Sequence[Batch], address: str) -> Generator[Played, None, None]:
    """Play batches on the cluster at an address, each told as soon as it is over; an ImportError if Ray is missing."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    import ray

    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError):
        raise NoCluster from None
    try:
        remote: Any = ray.remote(max_retries=RETRIES)(play)
        shared = ray.put(plan)
        waiting = list(reversed(batches))
        playing: dict[Any, Batch] = {}
        cores: Any = ray.cluster_resources  # has no types
        ahead = max(1, int(cores().get("CPU", 1))) * AHEAD
        while waiting or playing:
            while waiting and len(playing) < ahead:
                batch = waiting.pop()
                playing[remote.remote(shared, batch)] = batch
            for done in ray.wait(list(playing))[0]:
                yield playing.pop(done), ray.get(done)
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """See whether anybody opens at a host and port: Ray itself would wait for minutes. An OSError if not."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
