"""A long-lived process of one environment that runs one burst of one contestant at a time."""

import argparse
import gc
import json
import os
import sys
import time
from random import Random
from typing import Any

from bench import Unit, durable, ours, peers

OURS = {**ours.MAKERS, **durable.MAKERS}
MAKERS = {**OURS, **peers.MAKERS}


def main() -> None:
    """Answer each request on standard input, a line of JSON, with a line of JSON."""
    parser = argparse.ArgumentParser(prog="bench.worker", description=__doc__)
    parser.add_argument("environment", choices=("interpreted", "compiled", "peers"))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    stay_on_one_core()
    units: dict[str, Unit] = {}
    for line in sys.stdin:
        request = json.loads(line)
        answer = respond(request["contestant"], request["seconds"], units, options)
        print(json.dumps(answer), file=answers)


def respond(name: str, seconds: float, units: dict[str, Unit], options: argparse.Namespace) -> dict[str, Any]:
    """Run one burst and tell the count and the CPU seconds, or what is missing, or what broke."""
    try:
        if name not in units:
            units[name] = make(name, options)
        count, cpu = burst(units[name], seconds)
    except ImportError as error:
        return {"missing": str(error)}
    except Exception as error:
        return {"broken": f"{type(error).__name__}: {error}"}
    return {"count": count, "cpu": cpu}


def make(name: str, options: argparse.Namespace) -> Unit:
    """Make a contestant, and see that our own runs as its environment says."""
    kind, _, game = name.partition(":")
    if kind in OURS and ours.build(game) != options.environment:
        raise ImportError(f"{game} is {ours.build(game)} in this environment")
    return MAKERS[kind](game, options.players, Random(options.seed))


def burst(unit: Unit, seconds: float) -> tuple[int, float]:
    """Repeat a unit of work until so much CPU time is spent, by this process or where the unit works."""
    gc.collect()
    clock = getattr(unit, "clock", time.process_time)
    count = 0
    start = clock()
    while (spent := clock() - start) < seconds:
        count += unit()
    return count, spent


def stay_on_one_core() -> None:
    """Pin this process to one core, where the system can."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


if __name__ == "__main__":
    main()
