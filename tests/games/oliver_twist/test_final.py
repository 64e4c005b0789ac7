"""The end of the game: the final count and the winner."""

import pytest
from oliver_positions import day, legal, loot, money, night, play
from rule import rule

from fagin.games.oliver_twist.state import TwistState


def final(
    pounds: tuple[int, ...], cards: tuple[str, ...] = (), files: tuple[str, ...] = (), **options: str
) -> TwistState:
    """The Night has ended with this money, these Burglary cards and these files (before the fines)."""
    purse = (pounds[0] + 4, *pounds[1:])
    return play(night(len(pounds), money=purse, loot=cards, files=files, also=options), "0 stop")


def scores(state: TwistState) -> list[int]:
    assert state.public.outcome is not None
    return list(state.public.outcome.scores)


def places(state: TwistState) -> list[int]:
    assert state.public.outcome is not None
    return list(state.public.outcome.places)


@rule("OT-10.1", "OT-7.1", "OT-1.2")
def test_the_night_is_stopped_like_the_day_and_then_the_game_is_over() -> None:
    state = night(3)
    assert legal(state) == ["stop"]
    play(state, "0 stop")
    assert state.to_act() == []
    assert money(state) == [6, 10, 10]


@rule("OT-10.1", "OT-7.2")
def test_a_card_saves_the_night_too() -> None:
    state = play(night(3, hands=("fang",)), "0 hide:fang")
    assert (state.to_act(), state.public.outcome) == ([1], None)


@rule("OT-10.2", "OT-9.17")
@pytest.mark.parametrize(
    ("cards", "total"), [("", 20), ("5", 25), ("-6", 14), ("10 8 7 -3", 42), ("1 -1", 20)]
)
def test_the_final_total_is_money_and_burglary_cards(cards: str, total: int) -> None:
    state = final((20, 0), (cards,))
    assert scores(state) == [total, 0]
    assert money(state) == [20, 0]


@rule("OT-10.3", "OT-1.3")
@pytest.mark.parametrize(
    ("pounds", "cards", "order"),
    [
        ((30, 20, 10), ("", "", ""), [1, 2, 3]),
        ((10, 20, 30), ("", "", ""), [3, 2, 1]),
        ((20, 19, 1), ("-2", "", ""), [2, 1, 3]),
        ((20, 19, 12), ("", "", "10"), [2, 3, 1]),
    ],
)
def test_the_largest_final_total_wins(
    pounds: tuple[int, ...], cards: tuple[str, ...], order: list[int]
) -> None:
    assert places(final(pounds, cards)) == order


@rule("OT-R45", "OT-10.2")
def test_the_final_total_may_be_negative_and_money_is_not() -> None:
    state = final((0, 1), ("-6 -5", ""))
    assert scores(state) == [-11, 1]
    assert money(state) == [0, 1]


@rule("OT-R67")
def test_equal_totals_share_the_victory() -> None:
    state = final((20, 15, 3), ("", "5"), files=("ring", "ring ring", "ring ring ring"))
    assert scores(state) == [20, 20, 2]
    assert places(state) == [1, 1, 3]


@rule("OT-R67")
def test_the_tie_break_fewest_file_prefers_the_smaller_file() -> None:
    files = ("ring ring", "ring", "ring ring ring")
    assert places(final((20, 20, 3), files=files, tie_break="fewest_file")) == [2, 1, 3]
    assert places(final((21, 20, 3), files=files, tie_break="fewest_file")) == [1, 2, 3]
    assert places(final((20, 20, 3), files=("ring", "ring", "ring ring"), tie_break="fewest_file")) == [
        1,
        1,
        3,
    ]


@rule("OT-R67")
def test_the_tie_break_most_cards_prefers_the_better_burglary_cards() -> None:
    assert places(final((20, 15, 3), ("", "5"), tie_break="most_cards")) == [2, 1, 3]
    assert places(final((23, 15, 3), ("-3", "5"), tie_break="most_cards")) == [2, 1, 3]
    assert places(final((21, 15, 3), ("", "5"), tie_break="most_cards")) == [1, 2, 3]


@rule("OT-10.2", "OT-9.16")
def test_at_the_final_count_all_burglary_cards_are_opened() -> None:
    state = final((20, 15), ("2 3", "5"))
    assert loot(state, 0) == [2, 3]
    assert list(state.view(-1).public.loot) == [int(own.kept) for own in state.private]


@rule("OT-1.2")
def test_the_option_day_only_ends_the_game_after_the_day() -> None:
    state = play(day(3, rounds="day_only", money=(14, 30, 20)), "0 stop")
    assert state.to_act() == []
    assert (scores(state), places(state)) == ([10, 30, 20], [3, 1, 2])


@rule("OT-1.2", "OT-1.3")
def test_with_both_rounds_the_day_ends_nothing() -> None:
    assert play(day(3), "0 stop").public.outcome is None
