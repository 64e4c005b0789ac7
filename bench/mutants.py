"""Plant small faults in the rules of the games, one at a time, and see which of them no test notices.

Faults are drawn by a seed from all modules of rules. Each is tried in a copy of the sources by the tests of its game:
first those of the clauses that are quoted nearest to the fault, then the others, the quickest first, up to the first
that fails. What was found is kept in .mutants: a run that was cut off goes on, and what was killed stays killed until
its module changes; what survived is tried again when a test has changed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from fnmatch import fnmatch
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from random import Random
from tempfile import TemporaryDirectory

from bench.mutations import Fault, diff, faults
from bench.race import ROOT, progress
from fagin.arena import cores
from fagin.games import GAMES
from fagin.trace import coded_ids

RESULTS = ROOT / ".mutants" / "results.jsonl"
RULES = ROOT / "src" / "fagin" / "games"
PLUMBING = ("__init__.py", "hidden.py", "past.py")  # guesses, which the laws judge, and not the rules
NEAREST = 3  # lines that quote clauses
SEED = "1"  # what tests draw, they draw for every mutant alike
KILLED, SURVIVED, HANGS = "killed", "survived", "hangs"
EXAMPLE = """examples:
  make mutants
  .venv/bin/python -m bench.mutants --seed 7 --count 200 --least 95
  .venv/bin/python -m bench.mutants --module 'swindler/stealing.py' --count 1000"""


@dataclass(frozen=True)
class Mutant:
    """A module of a game with a fault."""

    game: str
    module: str  # below the folder of the games
    text: str  # without the fault
    fault: Fault

    @property
    def name(self) -> str:
        """What it is called, in reports and in the results that are kept."""
        return f"{self.module}:{self.fault.line}: {self.fault}"

    @property
    def key(self) -> str:
        """What a result is kept under: the whole module, and the place in it."""
        fault = self.fault
        return digest(f"{self.module}\0{self.text}\0{fault.start}\0{fault.end}\0{fault.after}".encode())

    def clauses(self) -> list[str]:
        """The clauses that are quoted nearest to the fault, the nearest first."""
        quoting = [(number, coded_ids(line)) for number, line in enumerate(self.text.splitlines(), 1)]
        near = sorted((abs(number - self.fault.line), ids) for number, ids in quoting if ids)
        return [clause for _, ids in near[:NEAREST] for clause in ids]


@dataclass(frozen=True)
class Result:
    """What became of a mutant."""

    key: str
    tests: str  # the hash of all tests
    verdict: str
    by: str = ""  # the test that failed

    def still_true(self, tests: str) -> bool:
        """Whether it need not be tried again."""
        return self.verdict != SURVIVED or self.tests == tests


def digest(*texts: bytes) -> str:
    """A hash of some texts."""
    hashed = sha256()
    for text in texts:
        hashed.update(sha256(text).digest())
    return hashed.hexdigest()[:16]


def tests_digest() -> str:
    """A hash of all that the tests of games are."""
    folders = [ROOT / "tests" / name for name in ("games", "goldens", "kernel", "laws")]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".txt")]
    files += (ROOT / "tests").glob("*.py")
    return digest(*(path.read_bytes() for path in sorted(files)))


def sources_digest(game: str) -> str:
    """A hash of the sources of a game and of what it stands on."""
    folders = [RULES / game, RULES.parent / "kernel"]
    return digest(*(path.read_bytes() for folder in folders for path in sorted(folder.rglob("*.py"))))


def every_mutant(games: Sequence[str], pattern: str) -> list[Mutant]:
    """All mutants of the modules of some games."""
    found = []
    for game in games:
        for path in sorted((RULES / game).glob("*.py")):
            module = path.relative_to(RULES).as_posix()
            if path.name not in PLUMBING and fnmatch(module, pattern):
                text = path.read_text(encoding="utf-8")
                found += [Mutant(game, module, text, fault) for fault in faults(text)]
    return found


def kept_results() -> dict[str, Result]:
    """What is known from earlier runs, by key; the last word counts."""
    if not RESULTS.exists():
        return {}
    results = (Result(**json.loads(line)) for line in RESULTS.read_text(encoding="utf-8").splitlines())
    return {result.key: result for result in results}


def proofs_of(game: str) -> dict[str, list[str]]:
    """The tests that prove each clause of a game."""
    command = [sys.executable, "-m", "tests.proofs", f"tests/games/{game}"]
    asked = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    proofs: dict[str, list[str]] = json.loads(asked.stdout)
    return proofs


class Copy:
    """A copy of the package, in which one module at a time has a fault."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: subprocess.Popen[bytes] | None = None
        shutil.copytree(
            ROOT / "src" / "fagin", folder / "fagin", ignore=shutil.ignore_patterns("static", "__pycache__")
        )

    def try_out(self, game: str, first: Sequence[str]) -> tuple[str, str]:
        """Run the tests of a game on the package as it is: the verdict, and the test that failed."""
        self.running = subprocess.Popen(
            [sys.executable, "-m", "bench.trial", game, *first],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(self.folder), "FAGIN_SEED": SEED},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        answer, complaints = self.running.communicate()
        if self.running.returncode == -signal.SIGPROF:
            return HANGS, ""
        if self.running.returncode != 0:
            raise SystemExit(f"mutants: a trial broke\n{complaints.decode()}")
        failed = json.loads(answer)
        return (KILLED if failed else SURVIVED), failed

    def try_fault(self, mutant: Mutant, first: Sequence[str]) -> tuple[str, str]:
        """Run the tests of a game with a fault in one of its modules."""
        path = self.folder / "fagin" / "games" / mutant.module
        try:
            self.write(path, mutant.fault.applied(mutant.text))
            return self.try_out(mutant.game, first)
        finally:
            self.write(path, mutant.text)

    def stop(self) -> None:
        """End what is running."""
        if self.running is not None:
            self.running.kill()

    def write(self, path: Path, text: str) -> None:
        """Change a module, and forget what was compiled from it: times and sizes do not always tell."""
        path.write_text(text, encoding="utf-8")
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            compiled.unlink()


def run(drawn: Sequence[Mutant], workers: int) -> dict[str, Result]:
    """Try all mutants of which nothing is known, and keep what is found; without faults the tests must pass."""
    tests = tests_digest()
    known = {key: result for key, result in kept_results().items() if result.still_true(tests)}
    left = [mutant for mutant in drawn if mutant.key not in known]
    games = dict.fromkeys(mutant.game for mutant in left)
    proofs = {game: proofs_of(game) for game in games}
    copies: SimpleQueue[Copy] = SimpleQueue()

    def without_fault(game: str) -> Result:
        copy = copies.get()
        verdict, by = copy.try_out(game, [])
        copies.put(copy)
        if verdict != SURVIVED:
            raise SystemExit(f"mutants: without a fault, {by or 'a test'} of {game} {verdict}")
        return Result(sources_digest(game), tests, verdict)

    def with_fault(mutant: Mutant) -> Result:
        first = [test for clause in mutant.clauses() for test in proofs[mutant.game].get(clause, [])]
        copy = copies.get()
        verdict, by = copy.try_fault(mutant, first)
        copies.put(copy)
        progress(f"{len(known)} known, {len(left)} to try; {verdict}: {mutant.name}")
        return Result(mutant.key, tests, verdict, by)

    RESULTS.parent.mkdir(exist_ok=True)
    with (
        TemporaryDirectory(prefix="fagin-mutants-") as folder,
        RESULTS.open("a", encoding="utf-8") as kept,
        ThreadPoolExecutor(workers) as threads,
    ):
        every = [Copy(Path(folder, str(number))) for number in range(workers)]
        for copy in every:
            copies.put(copy)
        progress("tests without faults")
        unsure = [game for game in games if sources_digest(game) not in known]
        running = [threads.submit(without_fault, game) for game in unsure]
        running += [threads.submit(with_fault, mutant) for mutant in left]
        try:
            for done in as_completed(running):
                result = done.result()
                print(json.dumps(asdict(result)), file=kept, flush=True)
                known[result.key] = result
        except BaseException:
            threads.shutdown(wait=False, cancel_futures=True)
            for copy in every:
                copy.stop()
            raise
    progress("")
    return known


def main() -> int:
    """Draw, try, and report."""
    options = arguments()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # to leave neither trials nor copies behind
    every = every_mutant(options.game, options.module)
    drawn = Random(options.seed).sample(every, min(options.count, len(every)))
    results = run(drawn, options.workers)
    killed = [mutant for mutant in drawn if results[mutant.key].verdict != SURVIVED]
    survivors = [mutant for mutant in drawn if mutant not in killed]
    score = 100 * len(killed) / len(drawn) if drawn else 100.0
    if options.json:
        print(
            json.dumps(
                {
                    "seed": options.seed,
                    "score": score,
                    "mutants": [shown(one, results[one.key]) for one in drawn],
                },
                indent=2,
            )
        )
    else:
        for mutant in survivors:
            print(f"survived: {mutant.name}\n{diff(mutant.module, mutant.text, mutant.fault)}\n")
        print(
            f"{len(killed)} of {len(drawn)} mutants were killed ({score:.1f} %), of {len(every)} there are."
        )
    return 1 if score < options.least else 0


def shown(mutant: Mutant, result: Result) -> dict[str, object]:
    """A mutant and what became of it, for programs."""
    return {
        "module": mutant.module,
        "line": mutant.fault.line,
        "before": mutant.fault.before,
        "after": mutant.fault.after,
        "verdict": result.verdict,
        "by": result.by,
    }


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.mutants",
        description=__doc__,
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seed", type=int, default=1, help="by which mutants are drawn (default: 1)")
    parser.add_argument("--count", type=int, default=100, help="mutants (default: 100)")
    parser.add_argument("--game", nargs="+", choices=GAMES, default=list(GAMES), help="(default: all)")
    parser.add_argument("--module", default="*", help="pattern of modules, as swindler/*.py (default: all)")
    parser.add_argument("--workers", type=int, default=cores(), help="at once (default: one for each core)")
    parser.add_argument(
        "--least", type=float, default=0.0, metavar="PERCENT", help="fail if fewer are killed"
    )
    parser.add_argument("--json", action="store_true", help="print every mutant as JSON")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
