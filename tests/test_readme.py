"""Where documents point to there is something."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# what is said of chance to players, and what none of it may promise: that it was fair, or that nobody could choose it
OF_CHANCE = re.compile(r"^(promise|chance-\w+|fair-\w+|verify-\w+|cli-verify) =", re.MULTILINE)
PROMISES = re.compile(
    r"(was|were|is) fair\b|\bfair chance|stop it from choosing|nobody can (foresee|steer)|honnête|\bjustes?\b",
    re.IGNORECASE,
)
PAGES = ["README.md", "CONTRIBUTING.md", *(f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    path = ROOT / page
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (path.parent / target).exists(), target


def texts_of_chance(path: Path) -> list[str]:
    """The messages of a file that are about how chance came about."""
    messages = re.split(r"\n(?=[\w#-])", path.read_text(encoding="utf-8"))
    return [one for one in messages if OF_CHANCE.match(one)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_text_promises_more_about_chance_than_is_checked(lang: str) -> None:
    client = texts_of_chance(ROOT / "client" / "src" / "locales" / lang / "client.ftl")
    terminal = texts_of_chance(ROOT / "src" / "fagin" / "locales" / lang / "common.ftl")
    assert len(client) >= 6
    assert len(terminal) >= 8
    assert [one for one in (*client, *terminal) if PROMISES.search(one)] == []
    limits = [one for one in client if one.startswith(("promise", "chance-limits"))]
    last_word = {"en": "the last word", "fr": "le dernier mot"}[lang]
    assert [last_word in one for one in limits] == [True, True]


def test_no_page_promises_more_about_chance_than_is_checked() -> None:
    pages = {page: (ROOT / page).read_text(encoding="utf-8") for page in PAGES}
    assert {page for page, text in pages.items() if PROMISES.search(text)} == set()
    for page in ("README.md", "docs/trust.md"):
        assert "can choose among words, and so among shuffles" in " ".join(pages[page].split())
    assert "[what holds, and what does not](docs/trust.md#chance)" in " ".join(pages["README.md"].split())
