"""A planted imbalance is found and named, and a fair game is not accused more often than stated."""

from __future__ import annotations

from functools import lru_cache

import pytest
from lab.toy import ROLES, Toy, measured

from fagin.lab.experiment import Part
from fagin.lab.report.sections import alarm_sentences
from fagin.lab.report.words import Teller
from fagin.lab.statistics import ALARM_RATE
from fagin.lab.summary import Summary
from fagin.lab.verdict import alarms_of

REPORTS = 60


@lru_cache
def judged(favoured: str = "", twice: bool = False) -> Summary:
    return measured(Toy(favoured, twice), 400)


def sentences(summary: Summary, lang: str = "en") -> list[str]:
    return alarm_sentences(Part(summary, alarms_of(summary), []), Teller(lang, "doggy_bag"))


@pytest.mark.parametrize("role", [0, 3])
def test_a_role_worth_five_points_more_is_named_first(role: int) -> None:
    alarms = alarms_of(judged(ROLES[role]))
    assert (alarms[0].kind, alarms[0].family, alarms[0].id) == ("thing", "roles", ROLES[role])
    assert alarms[0].found.low < 5 * 4 / 3 + 0.5
    assert alarms[0].found.value > 3.5


def test_the_report_says_which_role_is_too_good() -> None:
    assert "Pickpocket (The roles)" in sentences(judged("3"))[0]
    assert sentences(judged("3"))[0].endswith("too good.")
    assert "Pickpocket (Les rôles)" in sentences(judged("3"), "fr")[0]


def test_the_report_says_that_a_seat_that_moves_twice_is_too_strong() -> None:
    first, *others = sentences(judged(twice=True))
    assert first.startswith("Seat 1 wins ")
    assert first.endswith("too strong.")
    assert all(one.endswith("too weak.") for one in others)


def test_a_fair_game_is_acquitted() -> None:
    assert sentences(judged()) == [Teller("en", "doggy_bag").say("lab-acquitted")]


def test_fair_games_are_accused_no_more_often_than_stated() -> None:
    alarms, chances = 0, []
    for seed in range(REPORTS):
        summary = measured(Toy(), 60, seed=seed)
        alarms += bool(alarms_of(summary))
        chances += [seat.chance for seat in summary.seats]
        chances += [thing.chance for thing in summary.things if thing.judged and thing.worth is not None]
    assert alarms <= REPORTS * ALARM_RATE + 2
    # and not because the tests are blind: one in twenty is below one in twenty
    assert 0.02 < sum(chance < 0.05 for chance in chances) / len(chances) < 0.08
