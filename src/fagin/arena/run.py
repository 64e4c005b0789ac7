"""Games in several processes: compiled code never lets go of the interpreter's lock, so threads would not do."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar, cast

from fagin.arena.plan import Plan
from fagin.arena.results import Ledger, Result
from fagin.arena.table import Table

Played = Generator[tuple[Result, str], None, None]
Setup = TypeVar("Setup")
Task = TypeVar("Task")
Done = TypeVar("Done")


class LostProcess(Exception):
    """A process that came to its end in the middle of a game, or of another task."""

    def __init__(self, task: object) -> None:
        super().__init__(f"a process ended while it worked on {task}")
        self.task: Final = task


def cores() -> int:
    """How many processes can work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def finish(
    plan: Plan, games: int, processes: int = 1, ledger: Ledger | None = None
) -> Generator[Result, None, None]:
    """The first so many games of a plan: those that a ledger has, then the others as they are played and kept."""
    kept = ledger.results if ledger is not None else {}
    missing = [number for number in range(games) if number not in kept]
    yield from [kept[number] for number in sorted(kept) if number < games]
    with closing(play_all(plan, missing, processes)) as played:
        for result, record in played:
            if ledger is not None:
                ledger.add(result, record)
            yield result


def play_all(plan: Plan, numbers: Sequence[int], processes: int) -> Played:
    """Play games of a plan, with their records, each told as soon as it is over."""
    return spread(player, plan, numbers, processes)


def player(plan: Plan) -> Callable[[int], tuple[Result, str]]:
    """Plays games of a plan by their numbers."""
    return Table(plan).play


def spread(
    make: Callable[[Setup], Callable[[Task], Done]], setup: Setup, tasks: Sequence[Task], processes: int
) -> Generator[Done, None, None]:
    """Have tasks done by what is made of a setup, each told as soon as it is done: here, or in several processes."""
    if min(processes, len(tasks)) > 1:
        yield from spread_apart(make, setup, tasks, processes)
    elif tasks:
        do = make(setup)
        for task in tasks:
            yield do(task)


def spread_apart(
    make: Callable[[Setup], Callable[[Task], Done]], setup: Setup, tasks: Sequence[Task], processes: int
) -> Generator[Done, None, None]:
    """The same in processes of their own, which are given one task at a time."""
    context = multiprocessing.get_context("spawn")
    waiting = iter(tasks)
    workers: dict[Connection, BaseProcess] = {}
    doing: dict[Connection, Task] = {}
    try:
        for task in islice(waiting, processes):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, make, setup), daemon=True)
            with interrupts_ignored():
                process.start()
            theirs.close()
            workers[ours] = process
            doing[ours] = task
            ours.send(task)
        while doing:
            for ready in wait(list(doing)):
                connection = cast(Connection, ready)
                task = doing.pop(connection)
                done: Done = connection.recv()
                for task in islice(waiting, 1):
                    doing[connection] = task
                    connection.send(task)
                yield done
    except (EOFError, ConnectionError):
        raise LostProcess(task) from None
    finally:
        for connection, worker in workers.items():
            connection.close()
            if connection in doing:
                worker.terminate()
            worker.join()


def work(connection: Connection, make: Callable[[Setup], Callable[[Task], Done]], setup: Setup) -> None:
    """Do whatever is asked for, until nobody asks any more."""
    do = make(setup)
    try:
        while True:
            connection.send(do(connection.recv()))
    except (EOFError, ConnectionError):
        return


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Let what is started now be deaf to Ctrl-C, which is for its parent to answer; a thread cannot do that."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
