"""Fagin's Gang in words: every event, move, cube and location is said in both languages."""

from __future__ import annotations

import pytest
from sentences import NAMES, check_sentences

from fagin.games import load
from fagin.games.fagins_gang.game import FaginsGang
from fagin.games.fagins_gang.moves import MOVES
from fagin.games.fagins_gang.pieces import GOODS, LOCATIONS, heap_of
from fagin.games.fagins_gang.state import put
from fagin.kernel import Event
from fagin.terminal.gang_words import GangWords
from fagin.text import LANGUAGES, Speaker

NBSP = "\u00a0"
BOW, STRAND = LOCATIONS.index("bow"), LOCATIONS.index("strand")
HEAP = heap_of({"blue": 2, "black": 1})


def words_in(lang: str) -> GangWords:
    game = load("fagins_gang")
    assert isinstance(game, FaginsGang)
    return GangWords(Speaker(lang, "fagins_gang"), NAMES, game.board)


EVENTS: dict[str, tuple[int, int, int]] = {
    "prices": (4, -1, -1),
    "placed": (BOW, 1, -1),
    "patrols": (BOW, 11, -1),
    "first": (1, -1, -1),
    "round": (3, -1, -1),
    "turn": (1, -1, -1),
    "token": (1, -1, -1),
    "pays": (1, BOW, 4),
    "enters": (1, BOW, 5),
    "walks": (1, BOW, 3),
    "goes-back": (1, BOW, -1),
    "goes-home": (1, BOW, -1),
    "dodges": (1, BOW, 2),
    "pushed": (1, BOW, 7),
    "pushed-off": (1, BOW, -1),
    "steals": (1, STRAND, HEAP),
    "takes": (1, 2, -1),
    "gives": (1, 3, -1),
    "robs": (1, STRAND, 1),
    "begs": (1, -1, -1),
    "market-opens": (1, -1, -1),
    "buys": (1, 0, 4),
    "sells": (1, 5, 12),
    "leaves-market": (1, -1, -1),
    "market-closes": (1, -1, -1),
    "discards": (1, 4, -1),
    "refilled": (HEAP, -1, -1),
    "finishes": (1, 1, -1),
    "round-limit": (-1, -1, -1),
    "taken-back": (1, -1, -1),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_becomes_a_sentence_for_the_one_who_did_it_and_for_others(lang: str) -> None:
    words = words_in(lang)
    check_sentences(words.sentence, EVENTS)
    assert words.sentence(Event(-1, "move", (1, 3, -1)), 1) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_cube_and_location_has_words(lang: str) -> None:
    words = words_in(lang)
    public = load("fagins_gang").new(3).public
    put(public, 1, BOW, 3)
    for move in range(len(MOVES)):
        for seat in (0, 1):
            said = words.move(move, public, seat)
            assert said
            assert not said.startswith("move-")
    assert len({words.cube(good) for good in range(len(GOODS))}) == len(GOODS)
    assert len(set(words.codes)) == len(GOODS)
    assert not set(words.codes) & set("qusl0x")
    places = range(len(LOCATIONS))
    assert len({words.location(place) for place in places} | {words.at(place) for place in places}) == 12
    assert len({words.short(place) for place in places}) == len(LOCATIONS)


def test_sentences_name_cubes_money_and_locations_as_one_says_them() -> None:
    theft = Event(-1, "steals", (1, STRAND, HEAP))
    assert words_in("en").sentence(theft, 0) == "Betty steals in the Strand: 2 blue and 1 black."
    said = words_in("fr").sentence(theft, 1)
    assert said.replace(NBSP, " ") == "Vous volez sur le Strand : 2 bleus et 1 noir."
    robbery = Event(-1, "robs", (0, BOW, 1))
    assert words_in("en").sentence(robbery, 0) == "You get 1 shilling in Bow Street."
    assert words_in("fr").sentence(robbery, 1) == "Artful vole 1 shilling dans Bow Street."
    empty = Event(-1, "steals", (0, BOW, 0))
    assert words_in("en").sentence(empty, 0) == "You steal in Bow Street: nothing."


def test_the_prices_are_told_in_the_order_of_the_stalls() -> None:
    said = words_in("en").sentence(Event(-1, "prices", (4, -1, -1)), 0)
    assert said == "The wheel turns. Prices: purple 6, blue 8, yellow 10, black 12, green 2, red 4."


def test_a_walk_is_told_with_what_it_costs_from_where_the_urchin_is() -> None:
    words = words_in("en")
    public = load("fagins_gang").new(3).public
    put(public, 1, BOW, 3)
    go = {end: MOVES.parse(f"go:bow:{end}") for end in ("1", "low", "high", "fagin")}
    assert words.move(go["1"], public, 1) == "walk in Bow Street to level 1, for 4 green"
    assert words.move(go["1"], public, 0) == "enter in Bow Street, to level 1, for 10 green"
    assert words.move(go["low"], public, 1) == "walk off in Bow Street at the bottom, for 12 green"
    assert words.move(go["fagin"], public, 1) == "go home in Bow Street, for 8 green and 15 shillings"
    assert words.move(MOVES.parse("steal:bow"), public, 1) == (
        "steal in Bow Street: 1 yellow, 2 red and 1 of any colour"
    )
