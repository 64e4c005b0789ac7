"""Reports that were written to a folder: what they are about, and each in the language of who reads it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from html import unescape
from pathlib import Path
from typing import Final

from fagin.text import LANGUAGES

LARGEST: Final = 8 * 1024 * 1024  # bytes of a report
HEAD: Final = '<!doctype html>\n<html lang="'
TITLES: Final = re.compile(
    r'<main class="(\w+)" lang="\1">\n<header>.*?<h1>(.*?)</h1><p class="sub">(.*?)</p></header>', re.DOTALL
)
TONGUE: Final = re.compile(r'(id="tongue-(\w+)")(?: checked)?>')


class NotAReport(Exception):
    """A file that is no report, or not a whole one."""


@dataclass(frozen=True)
class Report:
    """A report: its page, and in each language its title and what was played by whom."""

    page: str
    titles: dict[str, tuple[str, str]]

    def shown_in(self, lang: str) -> str:
        """The page, shown in one language first."""
        page = TONGUE.sub(lambda tongue: f"{tongue[1]}{' checked' if tongue[2] == lang else ''}>", self.page)
        return HEAD + lang + page[len(HEAD) + len(lang) :]


def reports_in(folder: Path) -> dict[str, Path]:
    """The files that may be reports by their names, the latest first."""
    found = [file for file in folder.glob("*.html") if file.is_file()]
    return {file.stem: file for file in sorted(found, key=lambda file: -file.stat().st_mtime)}


def written_on(file: Path) -> str:
    """The day on which a report was written."""
    return datetime.fromtimestamp(file.stat().st_mtime, UTC).date().isoformat()


def read(file: Path) -> Report:
    """The report in a file, which is read again only if it has changed."""
    try:
        stat = file.stat()
        return _read(file, stat.st_mtime_ns, stat.st_size)
    except (OSError, UnicodeDecodeError):
        raise NotAReport(file.name) from None


@lru_cache(maxsize=16)
def _read(file: Path, written: int, size: int) -> Report:
    page = file.read_text(encoding="utf-8") if size <= LARGEST else ""
    titles = {lang: (unescape(title), unescape(about)) for lang, title, about in TITLES.findall(page)}
    if set(titles) != set(LANGUAGES) or not page.startswith(HEAD) or not page.endswith("</html>\n"):
        raise NotAReport(file.name)
    return Report(page, titles)
