"""Swindler in words: every event, move, tile, order and card is said in both languages."""

from __future__ import annotations

import pytest
from sentences import NAMES, check_sentences

from fagin.games import load
from fagin.games.swindler.game import Swindler
from fagin.games.swindler.moves import MOVES
from fagin.games.swindler.pieces import (
    ACCOMPLICE,
    ACCOMPLICES,
    ACHIEVE,
    ACHIEVEMENTS,
    DRAW,
    DRAW_EVENTS,
    KINDS,
    ORDER_CARDS,
    SETS,
    THIEVES,
    Order,
    heap_of,
)
from fagin.kernel import Event
from fagin.terminal.swindler_words import SwindlerWords
from fagin.text import LANGUAGES, Speaker

NBSP = "\u00a0"


def words_in(lang: str, titles: dict[str, str] | None = None) -> SwindlerWords:
    game = load("swindler")
    assert isinstance(game, Swindler)
    return SwindlerWords(Speaker(lang, "swindler"), NAMES, game.box, titles or {})


HEAP = heap_of(["Rr", "Rr", "Kj", "Nw"])
EVENTS: dict[str, tuple[int, int, int]] = {
    "start-player": (1, -1, -1),
    "offers-thief": (4, -1, -1),
    "becomes-thief": (1, 0, -1),
    "new-order": (2, 33, -1),
    "new-dealer": (0, 11, -1),
    "round": (3, -1, -1),
    "turn": (1, -1, -1),
    "released": (1, -1, -1),
    "draws-accomplice": (1, -1, -1),
    "drew-accomplice": (1, 9, -1),
    "shows-card": (1, 13, 0),
    "reserves": (1, 3, 0),
    "displaced": (1, 3, 2),
    "cancels": (1, 0, 1),
    "done": (1, -1, -1),
    "names-bag": (1, 4, -1),
    "drew": (1, 8, -1),
    "drew-skull": (1, 0, -1),
    "stops": (1, -1, -1),
    "calls-sidekick": (1, 2, -1),
    "changes-bag": (1, 2, -1),
    "caught": (1, HEAP, -1),
    "harmless-skull": (1, -1, -1),
    "saved": (1, 2, -1),
    "receives-coins": (1, 1, 0),
    "copied": (1, 24, -1),
    "copied-skull": (1, -1, -1),
    "takes-stolen": (1, 0, -1),
    "bets": (1, 0, -1),
    "bet-stands": (1, 1, -1),
    "bet-won": (1, 1, -1),
    "bet-lost": (1, -1, -1),
    "nobody-reacts": (2, -1, -1),
    "assassin": (1, 2, -1),
    "neutralised": (1, 3, -1),
    "keeps-part": (1, HEAP, 0),
    "hustles": (1, 2, -1),
    "swaps": (1, 3, 4),
    "hustler-passes": (1, 2, -1),
    "gives-coin": (1, 2, -1),
    "gives-tile": (1, 2, 6),
    "big-haul": (1, 4, -1),
    "haggles": (1, 1, -1),
    "announces": (1, 4, 12),
    "called-off": (1, 3, -1),
    "hands-over": (1, 12, -1),
    "pays-coin": (1, -1, -1),
    "fulfils": (1, 20, 6),
    "master-thief": (1, -1, -1),
    "final-round": (1, -1, -1),
    "takes-posters": (1, 2, -1),
    "takes-neutral": (1, 25, -1),
    "sells": (1, 5, 0),
    "completes-dealer": (1, 4, 2),
    "dealers-shuffled": (-1, -1, -1),
    "raid": (38, -1, -1),
    "raid-set-aside": (34, -1, -1),
    "raids-shuffled-in": (-1, -1, -1),
    "returns": (1, HEAP, -1),
    "jailed": (1, 1, -1),
    "hires": (1, 9, -1),
    "accomplices-shuffled": (-1, -1, -1),
    "final-count": (1, 3, 2),
    "game-over": (-1, -1, -1),
    "taken-back": (1, -1, -1),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_becomes_a_sentence_for_the_one_who_did_it_and_for_others(lang: str) -> None:
    words = words_in(lang)
    check_sentences(words.sentence, EVENTS, to_rose=("assassin", "hustles", "gives-tile", "saved"))
    assert words.sentence(Event(-1, "answered", (1, -1, -1)), 1) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_has_words_of_its_own(lang: str) -> None:
    words = words_in(lang)
    public = load("swindler").new(3).public
    for move in range(len(MOVES)):
        said = words.move(move, public)
        assert said
        assert not said.startswith("move-")
    told = [words.move(move, public) for move in range(MOVES.chance_from)]
    assert len(set(told)) == len(told)
    assert len({words.tile(kind) for kind in range(len(KINDS))}) == len(KINDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_order_raid_and_thief_has_a_name_and_says_what_it_does(lang: str) -> None:
    words = words_in(lang)
    assert len({words.card(card) for card in range(ACCOMPLICES)}) == ACCOMPLICES
    assert all("card-" not in words.effect(card) for card in range(ACCOMPLICES))
    assert len({words.title(card) for card in range(ORDER_CARDS)}) == ORDER_CARDS
    assert len({words.condition(card) for card in range(ORDER_CARDS)}) == ORDER_CARDS
    assert len({words.thief(thief) + words.ability(thief) for thief in range(len(THIEVES))}) == len(THIEVES)
    for event in range(len(DRAW_EVENTS)):
        assert words.feat(Order(DRAW, event=event, number=2), DRAW_EVENTS[event])
    for event in range(len(ACHIEVEMENTS)):
        assert words.feat(Order(ACHIEVE, event=event, number=2), ACHIEVEMENTS[event])
    needs = {words.need(what, number, 0) for what in range(ACCOMPLICE + 1) for number in (1, 2)}
    assert len(needs) == 2 * (ACCOMPLICE + 1)
    for together in range(len(SETS)):
        assert words.need(10, 3, together)


def test_an_owners_own_titles_are_used() -> None:
    words = words_in("fr", {"A1": "My own order"})
    assert words.title(0) == "My own order"
    assert words.title(1) == "La paire"


def test_conditions_and_heaps_are_said_as_one_says_them() -> None:
    english, french = words_in("en"), words_in("fr")
    assert english.condition(8) == "Discard: a ring, a necklace, a watch"
    assert french.condition(16).replace(NBSP, " ") == "Défausser : 3 clés de couleurs différentes"
    assert english.condition(26) == "Draw: 3 loot tiles from the black bag"
    assert english.condition(39) == "4 loot tiles or more: return 1 · 2 posters or more: jail"
    assert english.rewards(31) == "7 points, 1 neutral tile, 1 poster"
    caught = Event(-1, "caught", (1, HEAP, -1))
    assert (
        english.sentence(caught, 0) == "Betty is caught and loses 2 red rings, a joker and a neutral watch."
    )
    assert french.sentence(caught, 1).replace(NBSP, " ") == (
        "On vous attrape ! Perdu : 2 bagues rouges, un joker et une montre neutre."
    )
