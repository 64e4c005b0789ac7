"""The arena is fair to every seat, gives the same games whoever plays them, and counts as one would by hand."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fagin.arena import (
    BadResults,
    Ledger,
    LostProcess,
    OtherGames,
    Plan,
    Result,
    Table,
    finish,
    play_all,
    play_out,
    standings,
)
from fagin.arena.figures import mean, wilson
from fagin.games import GAMES, load
from fagin.kernel import Match, Record, View, verify

ONE_AND_FIELD = Plan("doggy_bag", ("sly", "random"), 4)


def untimed(results: list[Result]) -> list[Result]:
    """Results by their number, without what differs from run to run."""
    return [replace(one, ms=[]) for one in sorted(results, key=lambda one: one.number)]


# ---- who sits where


def test_the_last_bot_named_takes_all_seats_that_are_left() -> None:
    assert ONE_AND_FIELD.lineup == ("sly", "random", "random", "random")
    assert Plan("doggy_bag", ("a", "b", "c"), 3).lineup == ("a", "b", "c")


def test_one_against_a_field_plays_every_deal_once_from_each_seat() -> None:
    for deal in range(3):
        games = [ONE_AND_FIELD.seating(4 * deal + turn) for turn in range(4)]
        assert [found for found, _ in games] == [deal] * 4
        assert sorted(names.index("sly") for _, names in games) == [0, 1, 2, 3]


@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "c"), ("a", "a", "b", "b"), ("a", "b", "c", "d")])
def test_over_all_seatings_everyone_sits_everywhere_equally_often(bots: tuple[str, ...]) -> None:
    plan = Plan("doggy_bag", bots, 4)
    seatings = [plan.seating(number)[1] for number in range(sum(map(len, plan.circles)))]
    assert len(set(seatings)) == len(seatings)
    for name in set(plan.lineup):
        seats = Counter(seat for names in seatings for seat in range(4) if names[seat] == name)
        assert len(set(seats.values())) == 1
        assert len(seats) == 4


def test_a_deal_is_never_played_again_from_the_same_seats() -> None:
    for bots in (("a",), ("a", "b"), ("a", "b", "a", "b"), ("a", "b", "c", "d")):
        plan = Plan("doggy_bag", bots, 4)
        games = [plan.seating(number) for number in range(100)]
        assert len(set(games)) == 100


def test_who_follows_whom_changes_from_deal_to_deal() -> None:
    plan = Plan("doggy_bag", ("a", "b", "c"), 3)
    assert [plan.seating(number) for number in (0, 3, 6)] == [
        (0, ("a", "b", "c")),
        (1, ("a", "c", "b")),
        (2, ("a", "b", "c")),
    ]


# ---- the games


def test_a_game_is_settled_by_the_plan_and_its_number_alone() -> None:
    alone = Table(ONE_AND_FIELD).play(5)
    among = list(play_all(ONE_AND_FIELD, range(3, 7), 1))[2]
    assert untimed([alone[0]]) == untimed([among[0]])
    assert alone[1] == among[1]
    assert Table(replace(ONE_AND_FIELD, seed=2)).play(5)[1] != alone[1]


def test_any_number_of_processes_gives_the_same_games() -> None:
    one, two = (sorted(play_all(ONE_AND_FIELD, range(9), count), key=number_of) for count in (1, 2))
    assert untimed([result for result, _ in one]) == untimed([result for result, _ in two])
    assert [record for _, record in one] == [record for _, record in two]


def number_of(played: tuple[Result, str]) -> int:
    return played[0].number


def test_a_process_that_dies_is_noticed_and_nobody_is_left_behind() -> None:
    played = play_all(ONE_AND_FIELD, range(500), 2)
    next(played)
    multiprocessing.active_children()[0].kill()
    with pytest.raises(LostProcess):
        list(played)
    assert multiprocessing.active_children() == []


def test_games_of_one_deal_share_their_chance_and_different_deals_do_not() -> None:
    def chance(number: int) -> str:
        record = Table(ONE_AND_FIELD).play(number)[1]
        return next(line for line in record.splitlines() if line.startswith("commitment"))

    assert chance(0) == chance(3) != chance(4)


@pytest.mark.parametrize("name", GAMES)
def test_random_players_come_to_an_end_and_leave_a_record_that_verifies(name: str) -> None:
    game = load(name)
    result, text = Table(Plan(name, ("random",), 3)).play(1)
    record = Record.parse(text, game.moves)
    assert verify(record, game) == []
    outcome = record.replay(game).public.outcome
    assert (result.places, result.scores) == (outcome.places, outcome.scores)


class Watcher:
    """A bot that writes down what it is given."""

    def __init__(self) -> None:
        self.seen: list[tuple[View[Any, Any], Random]] = []

    def choose(self, view: View[Any, Any], rng: Random) -> int:
        self.seen.append((view, rng))
        return view.legal_moves()[-1]


def test_a_bot_is_shown_the_view_of_its_seat_and_asked_only_where_there_is_a_choice() -> None:
    match = Match(load("doggy_bag"), 3, Random(1))
    bots, dice = [Watcher(), Watcher(), Watcher()], [Random(seat) for seat in range(3)]
    took = play_out(match, list(bots), dice)
    assert match.outcome is not None
    for seat, bot in enumerate(bots):
        assert len(bot.seen) == len(took[seat]) > 3
        for view, rng in bot.seen:
            assert type(view) is View
            assert view.seat == seat
            assert rng is dice[seat]
            assert len(view.legal_moves()) > 1


# ---- what is kept


def test_a_ledger_goes_on_where_it_stopped_and_plays_nothing_twice(tmp_path: Path) -> None:
    whole = untimed(list(finish(ONE_AND_FIELD, 9)))
    first = list(finish(ONE_AND_FIELD, 4, 1, Ledger(tmp_path, ONE_AND_FIELD)))
    file = tmp_path / "results.jsonl"
    before = file.read_text()
    again = list(finish(ONE_AND_FIELD, 9, 1, Ledger(tmp_path, ONE_AND_FIELD)))
    assert again[:4] == first  # with their times: they were read, not played
    assert untimed(again) == whole
    assert file.read_text().startswith(before)
    assert len(list(tmp_path.glob("*.game"))) == 9


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    whole = list(finish(ONE_AND_FIELD, 5, 1, Ledger(tmp_path, ONE_AND_FIELD)))
    file = tmp_path / "results.jsonl"
    file.write_bytes(file.read_bytes()[:-20])
    ledger = Ledger(tmp_path, ONE_AND_FIELD)
    assert sorted(ledger.results) == [0, 1, 2, 3]
    assert untimed(list(finish(ONE_AND_FIELD, 5, 1, ledger))) == untimed(whole)


def test_even_the_first_line_may_be_cut_off(tmp_path: Path) -> None:
    (tmp_path / "results.jsonl").write_text('{"format":"fag')
    assert len(list(finish(ONE_AND_FIELD, 2, 1, Ledger(tmp_path, ONE_AND_FIELD)))) == 2
    assert sorted(Ledger(tmp_path, ONE_AND_FIELD).results) == [0, 1]


@pytest.mark.parametrize(
    "other",
    [
        replace(ONE_AND_FIELD, seed=2),
        replace(ONE_AND_FIELD, players=3),
        replace(ONE_AND_FIELD, bots=("random", "sly")),
        replace(ONE_AND_FIELD, game="oliver_twist"),
        replace(ONE_AND_FIELD, options={"mode": "beginner"}),
    ],
)
def test_a_folder_of_another_plan_is_refused_with_its_command(tmp_path: Path, other: Plan) -> None:
    Ledger(tmp_path, ONE_AND_FIELD)
    with pytest.raises(OtherGames) as refused:
        Ledger(tmp_path, other)
    assert refused.value.command == "fagin arena doggy-bag --bots sly,random --players 4 --seed 1"
    assert not refused.value.other_rules


def test_a_folder_of_other_rules_is_refused(tmp_path: Path) -> None:
    Ledger(tmp_path, ONE_AND_FIELD)
    file = tmp_path / "results.jsonl"
    file.write_text(file.read_text().replace('"rules":', '"rules":9'))
    with pytest.raises(OtherGames) as refused:
        Ledger(tmp_path, ONE_AND_FIELD)
    assert refused.value.other_rules


@pytest.mark.parametrize(("at", "line"), [(0, 1), (2, 3)])
def test_a_broken_line_is_named(tmp_path: Path, at: int, line: int) -> None:
    list(finish(ONE_AND_FIELD, 3, 1, Ledger(tmp_path, ONE_AND_FIELD)))
    file = tmp_path / "results.jsonl"
    lines = file.read_text().splitlines()
    lines[at] = '{"number": 1}'
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadResults) as bad:
        Ledger(tmp_path, ONE_AND_FIELD)
    assert bad.value.line == line


# ---- what is counted


def test_wilsons_interval_is_the_one_in_the_textbooks() -> None:
    share = wilson(81, 263)
    assert (share.value, share.low, share.high) == pytest.approx((0.3080, 0.2553, 0.3662), abs=1e-4)
    none, all_ = wilson(0, 10), wilson(10, 10)
    assert (none.low, none.high) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert (all_.low, all_.high) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_a_mean_has_a_normal_interval() -> None:
    found = mean([1, 2, 3, 4])  # the deviation is 1.2910, its half by the root of four 0.6455
    assert (found.value, found.low, found.high) == pytest.approx((2.5, 1.2348, 3.7652), abs=1e-4)
    assert mean([3]).low == mean([3]).high == 3


def test_an_interval_says_whether_chance_could_have_done_it() -> None:
    assert wilson(60, 100).against(0.5) == "above"
    assert wilson(59, 100).against(0.5) == "level"
    assert wilson(40, 100).against(0.5) == "below"


HAND = [
    Result(1, ["b", "a", "b"], [2, 1, 3], [3, 9, 0], [[2.0], [8.0, 10.0], []]),
    Result(0, ["a", "b", "b"], [1, 1, 3], [5, 5, 1], [[4.0, 6.0], [1.0], [3.0]]),
]


def test_standings_are_counted_by_seat_with_shared_wins_in_parts() -> None:
    a, b = standings(HAND)
    assert (a.bot, a.seats, a.wins, a.rate.value, a.place.value) == ("a", 2, 1.5, 0.75, 1.0)
    assert (b.bot, b.seats, b.wins, b.rate.value, b.place.value) == ("b", 4, 0.5, 0.125, 2.25)
    assert (a.decisions, a.ms, a.ms_99) == (2.0, 7.0, 10.0)
    assert (b.decisions, b.ms, b.ms_99) == (0.75, 2.0, 3.0)


def test_the_slowest_of_a_hundred_may_take_longer() -> None:
    games = [Result(0, ["a", "b"], [1, 2], [1, 0], [[float(ms) for ms in range(1, 201)], []])]
    assert standings(games)[0].ms_99 == 198.0


def test_ratings_follow_the_places_and_not_the_order_in_which_games_are_told() -> None:
    a, b = standings(HAND)
    assert a.rating.value > 25 > b.rating.value
    assert a.rating.low < a.rating.value < a.rating.high
    assert standings(list(reversed(HAND))) == [a, b]


def test_a_first_game_rates_as_the_model_says() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    [[first], [second]] = model.rate([[model.rating()], [model.rating()]], ranks=[1, 2])
    a, b = standings([Result(0, ["a", "b"], [1, 2], [1, 0], [[], []])])
    assert (a.rating.value, b.rating.value) == pytest.approx((first.mu, second.mu))
    assert a.rating.high == pytest.approx(first.mu + 1.95996 * first.sigma, abs=1e-4)


def test_copies_share_a_rating_the_mean_of_what_their_seats_make_of_it() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    after = model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 3])
    standing = standings([Result(0, ["b", "a", "b"], [1, 2, 3], [2, 1, 0], [[], [], []])])
    ratings = {one.bot: one.rating.value for one in standing}
    assert ratings["a"] == pytest.approx(after[1][0].mu)
    assert ratings["b"] == pytest.approx((after[0][0].mu + after[2][0].mu) / 2)
