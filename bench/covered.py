"""Show how much of each package tests have run, from what coverage.py has gathered in build/coverage.

Lines and branches count. What tests start as commands of their own in a clean environment is not seen.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from coverage import Coverage

from bench.page import markdown
from bench.race import ROOT

HEADS = ("package", "lines", "not run", "branches", "not taken", "covered")
COUNTS = ("num_statements", "missing_lines", "num_branches", "missing_branches")
EXAMPLE = """example:
  .venv/bin/coverage run -m pytest tests/kernel && .venv/bin/python -m bench.covered --only fagin.kernel --least 98"""


@dataclass
class Package:
    """What is known of a package: how much there is and is missing of lines and branches, and where."""

    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COUNTS, 0))
    missing: list[str] = field(default_factory=list)

    def add(self, name: str, file: Mapping[str, Any]) -> None:
        """One more file."""
        for count in COUNTS:
            self.counts[count] += file["summary"][count]
        lines = [str(line) for line in file["missing_lines"]]
        skipped = [
            f"{line} to {there}"
            for line, there in file["missing_branches"]
            if line not in file["missing_lines"]
        ]
        if lines or skipped:
            self.missing.append(f"{name}: {', '.join([*lines, *skipped])}")

    @property
    def covered(self) -> float:
        """How much was run, in percent."""
        lines, no_lines, branches, no_branches = self.counts.values()
        return 100 * (1 - (no_lines + no_branches) / (lines + branches)) if lines else 100.0


def package_of(path: Path) -> str:
    """The package in which a file is counted: each game is one, and so is everything else below `fagin`."""
    folders = path.parent.parts
    return ".".join(folders[: 3 if folders[:2] == ("fagin", "games") else 2])


def packages_of(files: Mapping[str, Mapping[str, Any]]) -> dict[str, Package]:
    """All packages, by name."""
    found: defaultdict[str, Package] = defaultdict(Package)
    for name, file in sorted(files.items()):
        path = Path(name).relative_to("src")
        found[package_of(path)].add(path.as_posix(), file)
    return dict(found)


def gathered() -> dict[str, Mapping[str, Any]]:
    """What coverage.py found, by file."""
    coverage = Coverage(config_file=str(ROOT / "pyproject.toml"))
    coverage.combine(keep=True)
    with TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        coverage.json_report(outfile=str(report))
        files: dict[str, Mapping[str, Any]] = json.loads(report.read_text(encoding="utf-8"))["files"]
    return files


def main() -> int:
    """Print the table, and what is missing in packages that have too little."""
    options = arguments()
    packages = {
        name: package
        for name, package in packages_of(gathered()).items()
        if not options.only or name.startswith(tuple(options.only))
    }
    poor = {name: package for name, package in packages.items() if package.covered < options.least}
    if options.json:
        print(
            json.dumps(
                {name: {**one.counts, "covered": one.covered} for name, one in packages.items()}, indent=2
            )
        )
    else:
        print(table(packages), end="")
    for name, package in poor.items():
        print(f"\n{name} has less than {options.least:g} %. Not run, or not from one line to another:")
        print("\n".join(package.missing))
    return 1 if poor else 0


def table(packages: Mapping[str, Package]) -> str:
    """A line for each package."""
    lines: Sequence[Sequence[str]] = [
        (name, *(f"{count:,}" for count in one.counts.values()), f"{one.covered:.1f} %")
        for name, one in packages.items()
    ]
    return markdown(HEADS, lines)


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.covered",
        description=__doc__,
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--only", nargs="+", metavar="PACKAGE", help="packages, with all in them (default: all)"
    )
    parser.add_argument(
        "--least", type=float, default=0.0, metavar="PERCENT", help="fail if a package has less"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
