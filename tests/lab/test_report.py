"""The report is one page that asks nobody for anything, says all in both languages, and is the same every time."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache, partial
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from fagin.arena import Estimate
from fagin.games import GAMES
from fagin.lab.experiment import Experiment, conclude, finish, sides_of
from fagin.lab.on_this_machine import on_this_machine
from fagin.lab.parquet import write_parquet
from fagin.lab.plan import Wish, plan_of
from fagin.lab.play import Results
from fagin.lab.report.markdown import markdown
from fagin.lab.report.page import page
from fagin.lab.report.sections import alarm_sentence, sections_of
from fagin.lab.report.svg import Bar, bars, histogram, stack
from fagin.lab.report.words import Teller
from fagin.lab.things import FAMILIES
from fagin.lab.verdict import SEAT, THING, Alarm
from fagin.text import LANGUAGES

EMPTY = {"meta", "input"}
WISH = Wish("doggy_bag", bots=["sly", "random"], games=80, players=3, vary={"mode": ["full", "beginner"]})


@lru_cache
def experiment() -> Experiment:
    plan = plan_of(Wish(WISH.game, WISH.players, ["random"], WISH.games, vary=WISH.vary))
    found = conclude(plan, finish(plan, partial(on_this_machine, processes=1)))
    assert found is not None
    return found


class Reader(HTMLParser):
    """Follows the tags of a page, which must be closed in their order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    return reader


def test_the_page_is_well_made_and_asks_nobody_for_anything() -> None:
    reader = read(page(experiment()))
    attributes = {name for _, attrs in reader.seen for name in attrs}
    assert not {"src", "srcset", "style", "onclick", "onload"} & attributes
    assert {tag for tag, _ in reader.seen} & {"script", "link", "img", "iframe", "object"} == set()
    assert not re.search(r"https?:|url\((?!#)|@import", page(experiment()))
    links = {attrs["href"] for tag, attrs in reader.seen if tag == "a"}
    assert links == {f"#{attrs['id']}" for tag, attrs in reader.seen if tag == "section"}


def test_every_plot_has_its_figures_in_words() -> None:
    plots = [attrs for tag, attrs in read(page(experiment())).seen if tag == "svg" and "role" in attrs]
    assert len(plots) > 8
    for attrs in plots:
        assert attrs["role"] == "img"
        assert re.search(r"\d", attrs["aria-label"] or "")


def test_the_same_games_give_the_same_page() -> None:
    once = page(experiment())
    experiment.cache_clear()
    assert page(experiment()) == once


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_shown_first_in_the_language_that_was_asked_for_and_holds_both(lang: str) -> None:
    text = page(experiment(), lang)
    assert f'id="tongue-{lang}" checked' in text
    assert text.count(" checked") == 1
    for title in ("Doggy Bag before the Bench", "Doggy Bag à la barre", "The verdict", "Le verdict"):
        assert title in text
    assert "lab-" not in re.sub(r"<style>.*?</style>", "", text, flags=re.S)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_section_is_told_in_markdown_too(lang: str) -> None:
    sections = sections_of(experiment(), Teller(lang, "doggy_bag"))
    text = markdown(sections)
    assert [f"## {section.title}" for section in sections] == re.findall(r"^## .*", text, flags=re.M)
    ids = [section.id for section in sections]
    assert ids[:3] == ["verdict", "seats", "length"]
    assert {"luck", "ends", "against1", "roles", "bones", "actions", "clauses", "method"} <= set(ids)


def test_a_comparison_names_what_differs() -> None:
    contrasts = {one.name: one for one in experiment().parts[1].contrasts}
    assert contrasts["use actions refill"].stands
    assert contrasts["use actions refill"].theirs.value == 0
    assert not contrasts["wins 0"].stands
    text = markdown(sections_of(experiment(), Teller("en", "doggy_bag")))
    assert "## mode=beginner beside mode=full" in text
    assert "uses: refill (All other moves" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wherever_uses_and_worth_are_told_it_is_said_that_they_are_not_calibrated(lang: str) -> None:
    caution = Teller(lang, "doggy_bag").say("lab-not-calibrated")
    sections = sections_of(experiment(), Teller(lang, "doggy_bag"))
    cautious = {section.id for section in sections if caution in section.sentences}
    assert cautious == {"verdict", "against1", "roles", "bones", "actions"}
    assert page(experiment()).count(escape(caution)) == len(cautious)
    mark = {"en": "ot calibrated", "fr": "on étalonné"}[lang]
    (rest,) = (section for section in sections if section.id == "against1")
    names = [row[0] for table in rest.tables for row in table.rows]
    uses = {name for name in names if name.startswith({"en": "uses", "fr": "emplois"}[lang])}
    assert uses == {name for name in names if mark in name} != set()
    summary = experiment().parts[0].summary
    alarms = [
        alarm_sentence(Alarm(kind, "roles", "1", Estimate(5, 4, 6), way), summary, Teller(lang, "doggy_bag"))
        for kind in (SEAT, THING)
        for way in (2, -2)
    ]
    assert [mark in alarm for alarm in alarms] == [False, False, True, True]


def test_programs_are_told_what_is_not_calibrated() -> None:
    alarms = [Alarm(kind, "roles", "1", Estimate(5, 4, 6), 2) for kind in (SEAT, THING)]
    first, second = experiment().parts
    found = Experiment(experiment().plan, [replace(first, alarms=alarms), second], None)
    data: Any = found.as_data()
    assert data["not_calibrated"] == {
        lang: Teller(lang, "doggy_bag").say("lab-not-calibrated") for lang in LANGUAGES
    }
    assert {thing["calibrated"] for one in data["variants"] for thing in one["things"]} == {False}
    assert [alarm["calibrated"] for alarm in data["variants"][0]["alarms"]] == [True, False]
    for contrast in data["variants"][1]["against_first"]:
        assert contrast["calibrated"] == (not contrast["name"].startswith("use "))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(game: str, lang: str) -> None:
    tell = Teller(lang, game)
    for family in FAMILIES[game]:
        names = [tell.thing(family.id, thing) for thing in family.ids]
        assert len(set(names)) == len(names)
        for name in names:
            assert name
            assert not re.match(r"(Role|Card|Thief|Order|Token|Location|Cube|Bone)-", name)
        assert tell.family(family.id) != tell.family("actions")


def test_players_who_differ_are_told_apart() -> None:
    plan = plan_of(WISH)
    found = conclude(plan, finish(plan, partial(on_this_machine, processes=1)), look=False)
    assert found is not None
    bots = found.parts[0].summary.bots
    assert bots["sly"].low > bots["random"].high


def test_a_bar_out_of_bounds_is_marked_and_bars_begin_at_the_line() -> None:
    rows = [Bar("one", Estimate(1, 0, 2), "1", True), Bar("two & three", Estimate(-1, -2, 0), "-1")]
    plot = bars("Title", rows, 0.0)
    assert plot.count('class="bar bad"') == 1
    assert 'x="252" y="7" width="58"' in plot
    assert 'x="194" y="27" width="58"' in plot
    assert "two &amp; three" in plot


def test_a_histogram_puts_many_numbers_together_and_loses_none() -> None:
    plot = histogram("Title", dict.fromkeys(range(100), 2))
    columns = re.search(r'aria-label="Title\. ([^"]*)"', plot)
    assert columns is not None
    assert sum(int(part.split(": ")[1]) for part in columns[1].split("; ")) == 200
    assert columns[1].startswith("0–4: 10; 5–9: 10")


def test_shares_fill_the_whole_width() -> None:
    widths = re.findall(r'y="6" width="([\d.]+)"', stack("Title", [("a", 0.25, "25"), ("b", 0.75, "75")]))
    assert [float(width) for width in widths] == [89, 267]


def test_the_games_are_written_as_a_table_for_programs(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    plan = plan_of(WISH)
    results = {batch: Results.parse(text) for batch, text in on_this_machine(plan, plan.batches(), 1)}
    write_parquet(tmp_path / "games.parquet", plan, sides_of(plan, results))
    table = polars.read_parquet(tmp_path / "games.parquet")
    assert table.height == 2 * 80 * 3
    assert table["win"].sum() == pytest.approx(160)
    assert set(table["variant"]) == {"mode=full", "mode=beginner"}
