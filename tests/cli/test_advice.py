"""Bots that search at the table, and what Fagin thinks of one's moves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from command import fagin_says

from fagin.bots.advice import Candidate, Misfortune, Outlook
from fagin.games import GAMES
from fagin.terminal.advice import advice_in_words
from fagin.text import LANGUAGES, Speaker

ADVICE = {
    "en": r"^  \S.*: thought about (\d+) %, mean place (\d(?:\.\d)?)\.",
    "fr": r"^  \S.*\xa0: (\d+)\xa0% de la réflexion, place moyenne (\d(?:,\d)?)\.",
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["doggy-bag", "oliver-twist", "fagins-gang", "swindler"])
def test_fagin_thinks_about_some_moves_and_most_about_the_first(tmp_path: Path, game: str, lang: str) -> None:
    words = ("--players", "3", "--bots", "dodger", "--seed", "7", "--lang", lang)
    code, said, _ = fagin_says(tmp_path, "play", game, *words, typed="!\n!?\n!?\nq\n", COLUMNS="200")
    assert code == 0
    assert said.count("(dodger)") == 2
    advice = re.findall(ADVICE[lang], said, re.M)
    assert advice
    shares = [int(share) for share, _ in advice]
    assert shares[0] == max(shares)
    assert sum(shares) <= 205  # of two thoughts
    assert all(1 <= float(place.replace(",", ".")) <= 3 for _, place in advice)


def test_a_whole_game_is_played_against_bots_that_search(tmp_path: Path) -> None:
    words = ("--players", "2", "--bots", "dodger", "--seed", "7")
    code, said, _ = fagin_says(tmp_path, "play", "doggy-bag", *words, typed="!\n" * 60)
    assert code == 0
    assert "The end" in said


RISKS = {  # of each game, with what it says in English and in French, once with a loss and once with none or one
    "doggy_bag": [
        (
            "black-bone",
            5,
            "that you draw a black bone and lose 5 points",
            "de piocher un os noir et de perdre 5 points",
        ),
        ("black-bone", 0, "that you draw a black bone", "de piocher un os noir"),
        ("thrown-out", 0, "that Fagin throws you out", "de se faire chasser par Fagin"),
    ],
    "oliver_twist": [
        (
            *("burglary", 4),
            *(
                "that the burglary ends in a loss, £4 on average",
                "de rater le cambriolage et d'y perdre 4\xa0£ en moyenne",
            ),
        ),
        ("fined", 3, "that you are fined £3", "de payer 3\xa0£ d'amende"),
    ],
    "fagins_gang": [
        (
            *("pushed-off", 1),
            *(
                "that one of your urchins is pushed off its track",
                "de voir un de vos gamins poussé hors de sa piste",
            ),
        ),
        (
            *("pushed-off", 2),
            "that 2 of your urchins are pushed off their tracks",
            "de voir 2 de vos gamins poussés hors de leurs pistes",
        ),
    ],
    "swindler": [
        (
            "skull",
            3,
            "that you draw a skull and lose 3 tiles",
            "de tirer une tête de mort et de perdre 3 tuiles",
        ),
        (
            "skull",
            1,
            "that you draw a skull and lose 1 tile",
            "de tirer une tête de mort et de perdre 1 tuile",
        ),
        ("skull", 0, "that you draw a skull", "de tirer une tête de mort"),
        ("raid", 2, "that a police raid costs you 2 tiles", "de perdre 2 tuiles dans une descente de police"),
        ("jail", 0, "that you go to jail", "d'aller en prison"),
    ],
}


def thought(*misfortunes: Misfortune) -> Candidate:
    """A move that a bot has thought about, with what it may end in."""
    return Candidate(0, 0.614, 1.84, Outlook(0.3, 0.004, misfortunes))


@pytest.mark.parametrize("game", GAMES)
def test_every_misfortune_is_told_by_its_name_in_both_languages(game: str) -> None:
    english, french = (Speaker(lang, game) for lang in LANGUAGES)
    for what, loss, said, dit in RISKS[game]:
        risk = thought(Misfortune(what, 0.2213, 0.004, float(loss)))
        assert advice_in_words(english, risk) == f"thought about 61 %, mean place 1.8. Risk: 22 % {said}."
        assert (
            advice_in_words(french, risk)
            == f"61\xa0% de la réflexion, place moyenne 1,8. Risque\xa0: 22\xa0% {dit}."
        )


def test_a_chance_is_told_no_finer_than_it_is_known() -> None:
    words = Speaker("en", "swindler")
    for chance, error, said in (
        (0.2213, 0.0099, "22 %"),
        (0.2213, 0.011, "about 20 %"),
        (0.2313, 0.05, "about 25 %"),
        (0.2313, 0.051, "about 20 %"),
        (0.2313, 0.11, "about 25 %"),
    ):
        assert f" Risk: {said} that you go to jail." in advice_in_words(
            words, thought(Misfortune("jail", chance, error, 0.0))
        )


def test_what_rounds_to_nothing_is_not_told_and_several_risks_are_told_together() -> None:
    words = Speaker("en", "swindler")
    rare, raid = Misfortune("jail", 0.004, 0.003, 0.0), Misfortune("raid", 0.08, 0.004, 1.2)
    skull = Misfortune("skull", 0.22, 0.004, 2.0)
    assert "Risk" not in advice_in_words(words, thought(rare))
    assert advice_in_words(words, thought(skull, raid, rare)).endswith(
        " Risk: 22 % that you draw a skull and lose 2 tiles; 8 % that a police raid costs you 1 tile."
    )
