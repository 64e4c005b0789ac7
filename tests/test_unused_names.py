"""Every name that a module of Fagin defines is used somewhere."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
USERS = ("src/fagin", "tests", "bench", "examples", "client/tools")
READ_BY_TOOLS = {"revision", "down_revision"}  # of a migration
IMPORTS = re.compile(r"^ *from ([\w.]+) import (?:\(([^)]*)\)|(.*))$", re.MULTILINE)
ATTRIBUTES = re.compile(r"\.(\w+)")
IN_CODE = re.compile(r"`(\w+)`")  # of a page


def defined(module: ast.Module) -> Iterator[str]:
    """What a module defines; a function with a decorator is used by that."""
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if not node.decorator_list:
                yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                yield from (name.id for name in ast.walk(target) if isinstance(name, ast.Name))


def dotted(path: Path) -> str:
    """A module as imports name it."""
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")


def test_no_module_defines_a_name_that_nothing_uses() -> None:
    texts = {
        path: path.read_text(encoding="utf-8")
        for folder in USERS
        for path in sorted((ROOT / folder).rglob("*.py"))
    }
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    anywhere = {name for page in pages for name in IN_CODE.findall(page.read_text(encoding="utf-8"))}
    anywhere |= {name for text in texts.values() for name in ATTRIBUTES.findall(text)} | READ_BY_TOOLS
    imported = {
        (module, name)
        for text in texts.values()
        for module, inside, beside in IMPORTS.findall(text)
        for name in re.findall(r"(?<!as )\b\w+", re.sub("#.*", "", inside + beside))
    }
    unused = []
    for path, text in texts.items():
        if path.is_relative_to(ROOT / "src"):
            words = Counter(re.findall(r"\w+", text))
            unused += [
                f"{dotted(path)}.{name}"
                for name in defined(ast.parse(text))
                if words[name] == 1 and name not in anywhere and (dotted(path), name) not in imported
                if not name.startswith("__")
            ]
    assert unused == []
