"""Fagin's Gang's desk: every moment of many games can be asked, typed, explained and drawn in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import desks
import pytest
from desks import check_end, check_moment, shown

from fagin.games import load
from fagin.games.fagins_gang.moves import GO, MOVES, STEAL
from fagin.games.fagins_gang.pieces import LOCATIONS, ONE, SHIFT, heap_of
from fagin.games.fagins_gang.state import put
from fagin.kernel import Event, IllegalMove, Match
from fagin.terminal.fagins_gang import GangDesk
from fagin.terminal.gang_moments import CLAUSES, STEPS
from fagin.trace import clauses

NAMES = ["Charley", "Nancy", "Toby", "Barney", "Betsy", "Noah"]
BOW, STRAND = LOCATIONS.index("bow"), LOCATIONS.index("strand")
OPTIONS: list[dict[str, str]] = [
    {"round_limit": "5"},
    {"round_limit": "5", "hidden_hands": "true", "market_turn_cap": "4"},
    {"round_limit": "60", "homes_to_win": "2", "play_on": "true", "market_turn_cap": "4"},
    {"round_limit": "5", "opener_pair": "different", "allow_pass": "true", "through_run": "false"},
]


def desk_of(match: Match, lang: str) -> GangDesk:
    return desks.desk_of(GangDesk, match, lang, NAMES)


def moments(match: Match, seed: int) -> Iterator[tuple[int, Any]]:
    return desks.moments(match, seed, lambda *_: "random")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_moment_can_be_asked_typed_and_explained(lang: str) -> None:
    game = load("fagins_gang")
    known = {clause.id for clause in clauses("fagins_gang")}
    met: dict[str, int] = {}
    for seed in range(5):
        match = Match(game, 2 + seed % 5, Random(seed), OPTIONS[seed % len(OPTIONS)])
        desk = desk_of(match, lang)
        for _, view in moments(match, seed):
            name, _ = desk.moment(view)
            met[name] = met.get(name, 0) + 1
            if met[name] > 12:
                continue
            question = check_moment(desk, match, view, known)
            listed = " ".join(f"{key} {words}" for key, words in question.choices)
            for key, move in desk.keys(view):
                assert key in listed or (GO <= move < STEAL and key[:2] in listed)
        check_end(desk, match)
    assert set(met) == {name for _, name, _ in STEPS}
    assert set(CLAUSES.values()) <= known


def position(lang: str = "en", options: dict[str, str] | None = None) -> tuple[Match, Any, GangDesk]:
    """The first turn of a game of three, with constables where nobody is."""
    match = Match(load("fagins_gang"), 3, Random(1), {"first_player": "seat0", **(options or {})})
    view = match.view(0)
    public = view.public
    public.constables = sum((8 - 8) * ONE[at] for at in range(6))  # at the bottom, on the left
    return match, view, desk_of(match, lang)


def test_the_tracks_show_urchins_constables_beats_and_what_levels_give() -> None:
    _, view, desk = position()
    public = view.public
    put(public, 1, STRAND, 4)
    public.constables += (8 - 2) << SHIFT[STRAND]  # on the left arrow of level 2
    rows = shown(desk, view).splitlines()
    column = rows[1].index("The Strand")
    strand = [row[column : column + 12].rstrip() for row in rows[2:14]]
    assert strand[0] == "[st]"
    assert strand[1:] == [
        " · ++++  0²³",
        " · b+++  1¹⁴",
        "▲· bk++  2⁵",
        " · bbk+  3⁶",
        " B bbkk  4",
        " · bkk   5",
        " · bk    6",
        " · k     7",
        " ·       8",
        "3y per level",
        "8y in stock",
    ]


def test_homes_market_and_hands_are_on_the_table() -> None:
    _, view, desk = position()
    public = view.public
    public.home[2] = 1 << STRAND
    public.hands[1] = heap_of({"green": 12, "red": 1})
    public.shillings[1] = 107
    public.market = heap_of({"blue": 1})
    public.wheel = 4
    table = shown(desk, view)
    assert "[st] C" in table
    assert "Market p 0/5 at 6 b 1/2 at 8 y 0/4 at 10 k 0/3 at 12 g 0/3 at 2 r 0/4 at 4" in table
    nancy = next(line for line in table.splitlines() if "Nancy" in line)
    assert nancy.split() == ["B", "Nancy", "107", "0b", "12g", "0k", "0y", "1r", "0p", "13/15", "5", "–"]
    toby = next(line for line in table.splitlines() if "Toby" in line)
    assert toby.split()[-2:] == ["4", "st"]


def test_hidden_hands_of_others_are_only_counted() -> None:
    _, view, desk = position(options={"hidden_hands": "true"})
    table = shown(desk, view).splitlines()
    rows = {name: next(line for line in table if f" {name}" in line) for name in NAMES[:3]}
    assert "1b  1g" in rows["Charley"]
    assert "1b" not in rows["Nancy"]
    assert "6/15" in rows["Nancy"]


def at_walk(lang: str) -> tuple[Match, Any, GangDesk]:
    """Seat 0 moves urchins: it stands in Bow Street on level 3 and has cubes for more."""
    match, _, desk = position(lang)
    state = match._state
    public = state.public
    put(public, 0, BOW, 3)
    public.hands[0] = heap_of({"blue": 2, "green": 8})
    match.play(0, MOVES.parse("act:move"))
    return match, match.view(0), desk


def test_walks_are_listed_by_location() -> None:
    _, view, desk = at_walk("en")
    question = desk.question(view)
    assert question.choices == [
        (
            "bo",
            "Bow Street: walk to 0, 1, 2, 4, 5, 6, 7, high (out at the top), f (home to Fagin) (2 green a level)",
        ),
        ("th", "Thames: bring an urchin in, to 4, 5, 6 (1 blue a level)"),
    ]
    assert question.typed
    assert question.hint.startswith("Type a location and where to, such as th4")
    _, view, desk = at_walk("fr")
    assert desk.question(view).choices[1][1].replace("\u00a0", " ") == (
        "Tamise : faire entrer un gamin, niveau 4, 5, 6 (1 bleu le niveau)"
    )


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("bo2", "go:bow:2"),
        ("BO 2", "go:bow:2"),
        ("bof", "go:bow:fagin"),
        ("bow fagin", "go:bow:fagin"),
        ("bohigh", "go:bow:high"),
        ("bolow", "go:bow:low"),
        ("st8", "go:strand:8"),
        ("stpauls3", "go:stpauls:3"),
        ("go thames 4", "go:thames:4"),
        ("0", "done"),
        ("x", "swap"),
        ("+b", "buy:blue"),
        ("-purple", "sell:purple"),
        ("take red", "take:red"),
    ],
)
def test_moves_are_typed_shortly_or_by_their_text(typed: str, expected: str) -> None:
    _, view, desk = at_walk("en")
    assert MOVES.text(desk.read(typed, view)) == expected


@pytest.mark.parametrize(
    "typed", ["", "zz", "99", "bo", "bo99", "go", "+", "+z", "roll:1", "lot:1", ":", "\\", "b", "²"]
)
def test_what_is_no_move_is_refused(typed: str) -> None:
    _, view, desk = at_walk("en")
    with pytest.raises(IllegalMove):
        desk.read(typed, view)


def test_a_level_is_explained_with_all_that_waits_there() -> None:
    _, view, desk = at_walk("en")
    put(view.public, 1, BOW, 5)
    view.public.constables = ((8 - 6) << SHIFT[BOW]) * 1  # on the left arrow of level 6
    said = desk.explain_move(MOVES.parse("go:bow:5"), view).text
    assert said == (
        "Level 5 gives 3 yellow, or 5 shillings. Nancy has an urchin there: you push it up or down. "
        "The constable stops there with a roll of 1."
    )
    said = desk.explain_move(MOVES.parse("go:bow:6"), view).text
    assert "The constable stands there" in said
    home = desk.explain_move(MOVES.parse("go:bow:fagin"), view)
    assert (home.text, home.clause) == ("That is 1 of 3 urchins home.", "FG-3.21")


def test_cubes_and_beats_that_follow_one_another_are_one_sentence() -> None:
    _, _, desk = position()
    events = [
        Event(-1, "pays", (1, BOW, 4)),
        Event(-1, "walks", (1, BOW, 3)),
        Event(-1, "takes", (1, 0, -1)),
        Event(-1, "takes", (1, 5, -1)),
        Event(-1, "patrols", (BOW, 2, -1)),
        Event(-1, "patrols", (STRAND, 12, -1)),
    ]
    told = list(desk.tell(events, 0))
    assert [piece.text.plain.strip() for piece in told] == [
        "Nancy pays 4 green:",
        "an urchin walks in Bow Street to level 3.",
        "Nancy takes:",
        "blue",
        "purple",
        "The constables walk their beats:",
        "Bow Street 6▲",
        "The Strand 3▼",
    ]
    assert [piece.goes_on for piece in told] == [False, True, False, True, True, False, True, True]
