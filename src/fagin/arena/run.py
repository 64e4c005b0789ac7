"""Games in several processes: compiled code never lets go of the interpreter's lock, so threads would not do."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, cast

from fagin.arena.plan import Plan
from fagin.arena.results import Ledger, Result
from fagin.arena.table import Table

Played = Generator[tuple[Result, str], None, None]


class LostProcess(Exception):
    """A process that came to its end in the middle of a game."""

    def __init__(self, number: int) -> None:
        super().__init__(f"a process ended while it played game {number}")
        self.number: Final = number


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
    if min(processes, len(numbers)) > 1:
        yield from play_apart(plan, numbers, processes)
    elif numbers:
        table = Table(plan)
        for number in numbers:
            yield table.play(number)


def play_apart(plan: Plan, numbers: Sequence[int], processes: int) -> Played:
    """The same in processes of their own, which are given one game at a time."""
    context = multiprocessing.get_context("spawn")
    waiting = iter(numbers)
    workers: dict[Connection, BaseProcess] = {}
    playing: dict[Connection, int] = {}
    try:
        for number in islice(waiting, processes):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, plan), daemon=True)
            with interrupts_ignored():
                process.start()
            theirs.close()
            workers[ours] = process
            playing[ours] = number
            ours.send(number)
        while playing:
            for ready in wait(list(playing)):
                connection = cast(Connection, ready)
                number = playing.pop(connection)
                played = connection.recv()
                for number in islice(waiting, 1):
                    playing[connection] = number
                    connection.send(number)
                yield played
    except (EOFError, ConnectionError):
        raise LostProcess(number) from None
    finally:
        for connection, worker in workers.items():
            connection.close()
            if connection in playing:
                worker.terminate()
            worker.join()


def work(connection: Connection, plan: Plan) -> None:
    """Play whatever game is asked for, until nobody asks any more."""
    table = Table(plan)
    try:
        while True:
            connection.send(table.play(connection.recv()))
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
