"""Other commits of this project, laid out under build/ and built there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path

LEFT_OUT = ":(exclude)client"  # without its sources the client is not built: nothing here needs it


def lay_out(commit: str, root: Path) -> Path:
    """Write the files of a commit to a folder of its own under build/, and return the folder."""
    found = subprocess.run(
        ["git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"],
        cwd=root,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if found.returncode != 0:
        raise SystemExit(f"bench: git knows no commit {commit!r}")
    tree = root / "build" / "commits" / found.stdout.strip()
    if not tree.is_dir():
        draft = tree.with_name(f".{tree.name}")
        shutil.rmtree(draft, ignore_errors=True)
        command = ["git", "archive", tree.name, "--", ".", LEFT_OUT]
        packed = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, check=True).stdout
        with tarfile.open(fileobj=BytesIO(packed)) as files:
            files.extractall(draft, filter="data")
        draft.rename(tree)
    return tree


def compile_in(tree: Path, uv: Path) -> Path:
    """Build a commit with its own build script, and return the folder with the compiled package."""
    engine = tree / "build" / "compiled"
    if not engine.is_dir():
        draft = engine.with_name(".compiled")
        shutil.rmtree(draft, ignore_errors=True)
        command = [
            shutil.which(uv.absolute()) or str(uv),
            "pip",
            "install",
            "--quiet",
            "--python",
            sys.executable,
            "--no-deps",
        ]
        command += ["--build-constraints", "dev.lock", "--target", str(draft), "."]
        environment = {**os.environ, "FAGIN_COMPILE": "always", "FAGIN_OPTIMIZE": "3"}
        subprocess.run(command, cwd=tree, env=environment, check=True)
        draft.rename(engine)
    return engine
