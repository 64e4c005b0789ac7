"""What documents show as code is true: Python runs, commands are understood, and data can be read."""

from __future__ import annotations

import argparse
import doctest
import json
import re
import runpy
import shlex
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from markdown_it import MarkdownIt

from fagin.cli.arguments import COMMANDS, BadUsage, Finished, parse
from fagin.text import Speaker

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NAMES = {f"fagin {command}" for command in COMMANDS}
UNCHECKED = {"nginx"}  # languages that nothing here can read


class Code(NamedTuple):
    """A piece of code in a document."""

    place: str
    language: str  # of a block that is only indented: sh; of words in a sentence: none
    text: str


def code_of(page: Path) -> Iterator[Code]:
    for token in MarkdownIt("commonmark").parse(page.read_text(encoding="utf-8")):
        place = f"{page.relative_to(ROOT)}:{token.map[0] + 1 if token.map else 0}"
        if token.type in ("fence", "code_block"):
            yield Code(place, token.info if token.type == "fence" else "sh", token.content)
        for child in token.children or []:
            if child.type == "code_inline":
                yield Code(place, "", child.content)


ALL = [code for page in PAGES for code in code_of(page)]


class Misunderstood(Exception):
    """What is wrong with a command."""


class Understood(Exception):
    """A program has read its arguments, and would begin."""


def ask_make(words: Sequence[str]) -> None:
    targets = {
        name for names in re.findall(r"^([^\s:#][^:=#]*):(?!=)", MAKEFILE, re.M) for name in names.split()
    }
    for word in words:
        name, given, _ = word.partition("=")
        if name not in targets and not (given and f"$({name})" in MAKEFILE):
            raise Misunderstood(f"the Makefile has no {word}")


def ask_fagin(words: Sequence[str]) -> None:
    try:
        parse(list(words), Speaker("en"))
    except Finished:
        pass  # with its help
    except BadUsage as bad:
        raise Misunderstood(bad.message) from bad


def ask_pip(words: Sequence[str]) -> None:
    extras = PROJECT["optional-dependencies"]
    match = re.fullmatch(r"install fagin(?:\[(\w+)\])?", " ".join(words))
    if match is None or (match[1] and match[1] not in extras):
        raise Misunderstood(f"pip shall {' '.join(words)}")


def ask_python(words: Sequence[str]) -> None:
    """Let a program of ours read its arguments, and go no further; one that has no parser only has to be there."""
    module = words[0] == "-m"
    path = ROOT / (words[1].replace(".", "/") if module else words[0])
    path = next((one for one in (path, path.with_suffix(".py"), path / "__main__.py") if one.is_file()), path)
    if not path.is_file():
        raise Misunderstood(f"there is no {words[1] if module else words[0]}")
    if "ArgumentParser(" not in path.read_text(encoding="utf-8"):
        return

    def read(parser: argparse.ArgumentParser, *given: Any) -> None:
        parse_args(parser, *given)
        raise Understood

    parse_args = argparse.ArgumentParser.parse_args
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", words[1:] if module else words)
        patch.setattr(argparse.ArgumentParser, "parse_args", read)
        try:
            runpy.run_path(str(path), run_name="__main__")
        except Understood:
            pass
        except SystemExit as refused:
            raise Misunderstood(f"{' '.join(words)} is refused") from refused


PROGRAMS: dict[str, Callable[[Sequence[str]], None]] = {
    "make": ask_make,
    "fagin": ask_fagin,
    "pip": ask_pip,
    "python": ask_python,
}


def words_of(line: str) -> list[str]:
    """The words of a command, without variables before it, where its output goes, and remarks."""
    words = shlex.split(line, comments=True)
    while words and re.match(r"[A-Z_]+=", words[0]):
        words = words[1:]
    return words[: words.index(">")] if ">" in words else words


def check(line: str) -> None:
    """Find out whether a command would be understood."""
    words = words_of(line)
    program = PROGRAMS.get(words[0].removeprefix(".venv/bin/"))
    if program is None:
        raise Misunderstood(f"nobody knows what {words[0]} is")
    program(words[1:])


def troubles(commands: Sequence[tuple[str, str]]) -> list[str]:
    """What is wrong with some commands, each with its place."""
    found = []
    for place, line in commands:
        try:
            check(line)
        except Misunderstood as why:
            found.append(f"{place}: {line}: {why}")
    return found


def test_code_is_found_in_blocks_and_in_sentences() -> None:
    languages = [code.language for code in ALL]
    assert languages.count("python") >= 9
    assert languages.count("sh") >= 12
    assert languages.count("") >= 100


def test_every_block_says_in_which_language_it_is() -> None:
    known = {"python", "sh", "toml", "json", "", *UNCHECKED}
    assert [code.place for code in ALL if code.language not in known] == []


@pytest.mark.parametrize("page", ["README.md", "docs/research.md"])
def test_python_runs_and_prints_what_is_shown(page: str) -> None:
    shown = "\n".join(code.text for code in code_of(ROOT / page) if code.language == "python")
    runner = doctest.DocTestRunner()
    runner.run(doctest.DocTestParser().get_doctest(shown, {}, page, page, 0))
    assert runner.tries > 4
    assert runner.failures == 0


def test_no_other_page_shows_python() -> None:
    assert {code.place.partition(":")[0] for code in ALL if code.language == "python"} == {
        "README.md",
        "docs/research.md",
    }
    assert [code.place for code in ALL if code.language == "python" and ">>> " not in code.text] == []


def test_every_command_in_a_block_is_understood() -> None:
    lines = [(code.place, line) for code in ALL if code.language == "sh" for line in code.text.splitlines()]
    assert len(lines) > 40
    assert troubles([(place, line) for place, line in lines if words_of(line)]) == []


def test_every_command_in_a_sentence_is_understood() -> None:
    """`fagin lab` is a name; with more words it is to be typed. Of those that differ only in numbers one is tried."""
    alike = {re.sub(r"\d+", "1", code.text): code for code in ALL if not code.language and " " in code.text}
    said = [(code.place, code.text) for code in alike.values()]
    commands = [
        one for one in said if re.match(r"(?:[A-Z]+=\S+ )?(?:\.venv/bin/)?(make|fagin|python|pip) ", one[1])
    ]
    typed = [(place, line) for place, line in commands if line not in NAMES]
    assert len(typed) > 20
    assert troubles(typed) == []


def test_data_can_be_read() -> None:
    for code in ALL:
        if code.language == "toml":
            tomllib.loads(code.text)
        if code.language == "json":
            json.loads(code.text)


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("make bensh", "the Makefile has no bensh"),
        ("make strength SIZES=short", "the Makefile has no SIZES=short"),
        ("fagin paly doggy-bag", "paly"),
        ("fagin play doggy-bag --sead 1", "--sead"),
        (".venv/bin/fagin serve --port soon", "soon"),
        ("pip install 'fagin[everything]'", "everything"),
        ("python examples/chess.py", "there is no examples/chess.py"),
        ("python examples/openspiel_ismcts.py --simulation 200 --sead 1", "is refused"),
        ("PYTHONPATH=build/compiled .venv/bin/python -m bench.load --onyl moves", "is refused"),
        ("python -m bench.weight", "bench.weight"),
        ("steal everything", "nobody knows what steal is"),
    ],
)
def test_a_command_that_would_not_be_understood_is_found(command: str, why: str) -> None:
    with pytest.raises(Misunderstood, match=re.escape(why)):
        check(command)
