"""Oliver Twist in words: every event, move, card and token is said in both languages."""

from __future__ import annotations

import pytest
from sentences import NAMES, check_sentences

from fagin.games import load
from fagin.games.oliver_twist.game import OliverTwist
from fagin.games.oliver_twist.moves import MOVES
from fagin.games.oliver_twist.pieces import CHARACTERS, KINDS, heap_of
from fagin.kernel import Event
from fagin.terminal.oliver_words import OliverWords
from fagin.text import LANGUAGES, Speaker

NBSP = "\u00a0"


def words_in(lang: str, options: dict[str, str] | None = None) -> OliverWords:
    game = load("oliver_twist")
    assert isinstance(game, OliverTwist)
    return OliverWords(Speaker(lang, "oliver_twist"), NAMES, game.setting(3, options), game.board)


HEAP = heap_of(["apple1", "apple1", "apple2", "wallet", "rope", "burglary"])
EVENTS: dict[str, tuple[int, int, int]] = {
    "first": (1, -1, -1),
    "turn": (1, -1, -1),
    "turn-limit": (-1, -1, -1),
    "stops": (1, 4, -1),
    "gets-starter": (1, -1, -1),
    "got-starter": (1, 4, -1),
    "laid": (12, 3, -1),
    "nightfall": (-1, -1, -1),
    "announces": (1, 33, -1),
    "poorest": (1, -1, -1),
    "flipped": (1, 12, 15),
    "peeks": (1, 12, -1),
    "peeked": (1, 12, 14),
    "bypasses": (1, 12, 9),
    "bypasses-clean": (1, 12, 9),
    "takes": (1, 1, 7),
    "reshuffled": (-1, -1, -1),
    "draws-card": (1, -1, -1),
    "drew-card": (1, 3, -1),
    "bribes": (1, 2, -1),
    "places-gang": (1, 0, -1),
    "at-fagins": (1, 2, -1),
    "sells": (1, HEAP, 4),
    "bonus": (1, 7, -1),
    "reward": (1, 6, -1),
    "hides": (1, 0, -1),
    "plays": (1, 12, -1),
    "grabs": (1, 75, 10),
    "targets": (1, 2, 3),
    "saw-stash": (1, 2, HEAP),
    "hands-over-one": (1, 2, -1),
    "handed-over": (1, 2, 8),
    "plants-one": (1, 2, -1),
    "planted": (1, 2, 15),
    "recovers": (1, 5, -1),
    "clears": (1, 0, HEAP),
    "burns": (1, 6, -1),
    "cashes": (1, 2, 8),
    "burgles": (1, 3, -1),
    "drew-loot": (1, 0, -1),
    "keeps-loot": (1, -1, -1),
    "spends": (1, 11, -1),
    "files-one": (1, -1, -1),
    "filed": (1, 2, -1),
    "opens-stash": (1, HEAP, -1),
    "scraps": (1, 4, 4),
    "opens-file": (1, 0, -1),
    "fined": (1, 5, -1),
    "opens-loot": (1, 0x8001, -1),
    "game-over": (-1, -1, -1),
    "taken-back": (1, -1, -1),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_becomes_a_sentence_for_the_one_who_did_it_and_for_others(lang: str) -> None:
    words = words_in(lang)
    check_sentences(words.sentence, EVENTS, to_rose=("handed-over", "planted", "targets"))
    assert words.sentence(Event(-1, "answered", (1, -1, -1)), 1) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"characters": "hide_only"}])
def test_every_move_token_and_card_has_words(lang: str, options: dict[str, str]) -> None:
    words = words_in(lang, options)
    public = load("oliver_twist").new(3, options).public
    for move in range(len(MOVES)):
        for seat in (0, 1):
            said = words.move(move, public, seat)
            assert said
            assert not said.startswith("move-")
    for kind in range(len(KINDS)):
        assert words.what_it_is(kind) != words.token(kind)
    codes = {words.say("code", kind=kind) for kind in KINDS}
    assert len(codes) == len(KINDS) - 2  # two faces of apples and of handkerchiefs
    for card in range(CHARACTERS):
        assert "card-" not in words.card(card) + words.effect(card)


def test_a_sentence_names_tokens_and_money_as_one_says_them() -> None:
    sale = Event(-1, "sells", (1, heap_of(["apple1", "apple1", "apple2", "wallet"]), 4))
    said = words_in("en").sentence(sale, 0)
    assert said == "Betty sells 2 apples (£1), 1 apple (£2) and 1 Wallet for £4."
    said = words_in("fr").sentence(sale, 1)
    assert said.replace(NBSP, " ") == (
        "Vous vendez 2 pommes (1 £), 1 pomme (2 £) et 1 portefeuille pour 4 £."
    )
    taken = Event(-1, "takes", (0, 7, 6))
    assert words_in("en").sentence(taken, 0) == "You take a ring (£4) on 7 (Holborn Hill)."
