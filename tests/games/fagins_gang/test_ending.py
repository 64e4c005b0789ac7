"""The end: the third urchin home, playing on, and the limit of rounds."""

from typing import Any

import pytest
from gang_positions import (
    at_market,
    end_turns,
    hand,
    home,
    legal,
    play,
    position,
    refused,
    roll,
    told,
    track,
    warehouse,
)
from rule import rule

from fagin.games.fagins_gang.pieces import LOCATIONS
from fagin.games.fagins_gang.state import GangState, in_hand, put
from fagin.kernel import CHANCE, Outcome

TWO = "thames stpauls"


def about_to_win(players: int = 3, seat: int = 0, **layout: Any) -> GangState:
    """A turn in which a seat can send its third urchin home from Bow Street."""
    hands = tuple({"green": 2} if each == seat else {"red": 1} for each in range(players))
    homes = tuple(TWO if each == seat else "" for each in range(players))
    given: dict[str, Any] = {"hands": hands, "home": homes, "first": seat, "allow_pass": "true", **layout}
    return position(players, {"bow": {seat: 0}}, **given)


def goes_home(state: GangState, seat: int = 0) -> GangState:
    """That seat sends its urchin home from Bow Street."""
    return play(state, f"{seat} act:move", f"{seat} go:bow:fagin")


def outcome_of(state: GangState) -> Outcome:
    """How the game has ended."""
    assert state.public.outcome is not None
    assert state.to_act() == []
    return state.public.outcome


@rule("FG-11.1", "FG-0.4", "FG-3.26", "FG-R48")
@pytest.mark.parametrize("seat", range(3))
def test_the_third_urchin_home_wins_at_once(seat: int) -> None:
    state = about_to_win(3, seat)
    assert told(state, f"{seat} act:move", f"{seat} go:bow:fagin")[-1] == f"finishes {seat} 1"
    outcome = outcome_of(state)
    assert (outcome.clause, outcome.winners()) == ("FG-11.1", [seat])


@rule("FG-R48", "FG-11.2")
def test_the_others_share_the_second_place_whatever_they_have() -> None:
    homes = (TWO, "bow", "bow strand", "")
    state = about_to_win(4, home=homes, shillings=(15, 0, 10, 500))
    outcome = outcome_of(goes_home(state))
    assert outcome.places == [1, 2, 2, 2]
    assert outcome.scores == [3, 1, 2, 0]


@rule("FG-11.2")
def test_riches_do_not_beat_three_urchins_home() -> None:
    state = about_to_win(2, hands=({"green": 2}, {"purple": 8}), shillings=(15, 900))
    assert outcome_of(goes_home(state)).places == [1, 2]


@rule("FG-R17")
def test_the_winner_does_not_finish_the_action() -> None:
    state = goes_home(about_to_win(2, hands=({"green": 2, "blue": 3, "red": 6}, {})))
    assert legal(state) == []
    assert hand(state) == {"blue": 3, "red": 6}
    assert refused(state, "0 go:strand:5") == ("over", "")


@rule("FG-0.4", "FG-R49")
def test_with_homes_to_win_2_two_are_enough() -> None:
    state = about_to_win(3, home=("thames",), homes_to_win="2")
    assert outcome_of(goes_home(state)).scores == [2, 0, 0]
    state = goes_home(about_to_win(3, home=("thames",)))
    assert state.public.outcome is None


@rule("FG-11.3", "FG-R41")
def test_who_plays_on_goes_on_without_the_winner() -> None:
    state = goes_home(about_to_win(3, play_on="true"))
    assert state.public.outcome is None
    assert state.public.finished == (0,)
    assert state.to_act() == [1]


@rule("FG-R41")
def test_who_has_finished_returns_cubes_and_urchins_and_stays_home() -> None:
    state = about_to_win(3, hands=({"green": 2, "red": 4},), play_on="true")
    for place in ("chertsey", "strand"):
        put(state.public, 0, LOCATIONS.index(place), 5)
    before = warehouse(state)
    goes_home(state)
    assert (track(state, "chertsey"), track(state, "strand"), hand(state)) == ({}, {}, {})
    assert warehouse(state) == {**before, "red": before["red"] + 4, "green": before["green"] + 2}
    assert (home(state), in_hand(state.public, 0)) == ("thames bow stpauls", 2)


@rule("FG-R41", "FG-R17")
def test_who_has_finished_does_nothing_more_in_that_turn() -> None:
    state = about_to_win(3, hands=({"green": 2, "blue": 1},), home=("strand stpauls",), play_on="true")
    goes_home(state)
    assert state.to_act() == [1]
    assert track(state, "thames") == {}


@rule("FG-R41")
def test_who_has_finished_is_passed_over_in_turns() -> None:
    state = end_turns(goes_home(about_to_win(3, 1, play_on="true"), 1))
    roll(state, 1, 6)
    seats = []
    while state.to_act() != [CHANCE]:
        seats += state.to_act()
        play(state, f"{seats[-1]} act:pass")
    assert seats == [2, 0]


@rule("FG-R41")
def test_who_has_finished_is_passed_over_at_the_market() -> None:
    state = goes_home(about_to_win(4, play_on="true"))
    play(state, "1 act:market")
    assert at_market(state) == [1, 2, 3]
    play(state, "1 buy:blue", "1 done")
    assert state.to_act() == [3]


@rule("FG-R41", "FG-10.1")
def test_the_token_goes_to_the_next_on_the_left_who_still_plays() -> None:
    state = position(
        4, {"bow": {1: 0}}, hands=({}, {"green": 2}), home=("", TWO), play_on="true", allow_pass="true"
    )
    play(state, "0 act:pass", "1 act:move", "1 go:bow:fagin")
    roll(end_turns(state), 1, 6)
    assert (state.public.token, state.to_act()) == (2, [2])


@rule("FG-R41", "FG-10.1")
def test_a_token_holder_who_finishes_hands_it_on_at_the_end_of_the_round() -> None:
    state = goes_home(about_to_win(4, play_on="true"))
    assert state.public.token == 0
    roll(end_turns(state), 1, 6)
    assert (state.public.token, state.to_act()) == (1, [1])
    roll(end_turns(state), 1, 6)
    roll(end_turns(state), 1, 6)
    roll(end_turns(state), 1, 6)
    assert (state.public.token, state.to_act()) == (1, [1])


@rule("FG-R41", "FG-R50")
def test_the_last_one_left_takes_the_last_place() -> None:
    state = position(
        3,
        {"bow": {0: 0}, "strand": {2: 0}},
        hands=({"green": 2}, {"red": 9}, {"yellow": 3}),
        shillings=(15, 900, 15),
        home=(TWO, TWO, TWO),
        play_on="true",
        allow_pass="true",
    )
    goes_home(state)
    play(state, "1 act:pass")
    assert told(state, "2 act:move", "2 go:strand:fagin")[-1] == "finishes 2 2"
    outcome = outcome_of(state)
    assert (outcome.places, outcome.scores, outcome.clause) == ([1, 3, 2], [3, 2, 3], "FG-R41")


@rule("FG-R50")
def test_with_two_players_the_first_to_finish_ends_a_play_on_game() -> None:
    outcome = outcome_of(goes_home(about_to_win(2, play_on="true")))
    assert (outcome.places, outcome.clause) == ([1, 2], "FG-R41")


def at_the_limit(limit: str = "5", **layout: Any) -> GangState:
    """The last round of a game with a limit, before its last roll."""
    given: dict[str, Any] = {"round_limit": limit, "allow_pass": "true", **layout}
    state = position(3, **given)
    state.public.round = int(limit)
    return roll(end_turns(state), 1)


@rule("FG-R40", "FG-R49")
@pytest.mark.parametrize("limit", ["5", "60"])
def test_a_limit_of_rounds_stops_the_game_after_the_last_of_them(limit: str) -> None:
    state = position(2, round_limit=limit, allow_pass="true")
    for number in range(1, int(limit) + 1):
        assert state.public.round == number
        roll(end_turns(state), 1)
        assert state.public.outcome is None
        roll(state, 6)
    assert outcome_of(state).clause == "FG-R40"


@rule("FG-R40", "FG-R49")
def test_without_a_limit_no_number_of_rounds_ends_the_game() -> None:
    state = position(2, allow_pass="true")
    for _ in range(70):
        roll(end_turns(state), 1, 6)
    assert (state.public.outcome, state.public.round) == (None, 71)


@rule("FG-R40")
@pytest.mark.parametrize(
    ("home", "shillings", "hands", "places"),
    [
        (("", "bow", "bow thames"), (90, 50, 0), ({}, {}, {}), [3, 2, 1]),
        (("bow", "bow", "bow"), (3, 7, 5), ({"red": 9}, {}, {}), [3, 1, 2]),
        (("bow", "bow", ""), (7, 7, 7), ({"red": 1}, {"red": 2}, {"red": 3}), [2, 1, 3]),
        (("bow", "thames", ""), (7, 7, 7), ({"red": 2}, {"blue": 2}, {}), [1, 1, 3]),
        (("", "", ""), (0, 0, 0), ({}, {}, {}), [1, 1, 1]),
    ],
)
def test_at_the_limit_homes_count_then_shillings_then_cubes(
    home: tuple[str, ...],
    shillings: tuple[int, ...],
    hands: tuple[dict[str, int], ...],
    places: list[int],
) -> None:
    state = at_the_limit(home=home, shillings=shillings, hands=hands)
    assert "round-limit" in told(state, "* roll:6")
    outcome = outcome_of(state)
    assert outcome.places == places
    assert outcome.scores == [len(each.split()) for each in home]


@rule("FG-R50", "FG-R40")
def test_at_the_limit_who_has_finished_stands_first_in_order() -> None:
    state = position(
        4,
        {"bow": {1: 0}, "strand": {3: 0}},
        hands=({"red": 1}, {"green": 2}, {"red": 2}, {"yellow": 3}),
        home=("bow strand", TWO, "bow strand", TWO),
        shillings=(500, 15, 500, 40),
        play_on="true",
        round_limit="5",
        allow_pass="true",
        first=1,
    )
    state.public.round = 5
    goes_home(state, 1)
    play(state, "2 act:pass", "3 act:move", "3 go:strand:fagin")
    outcome = outcome_of(roll(end_turns(state), 1, 6))
    assert (outcome.places, outcome.clause) == ([4, 1, 3, 2], "FG-R40")
