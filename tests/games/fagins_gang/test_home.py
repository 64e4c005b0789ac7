"""Over the ends of a track: back to the player, or home to Fagin."""

import pytest
from gang_positions import (
    after_turns,
    barred,
    constable,
    ends,
    hand,
    home,
    legal,
    money,
    play,
    position,
    refused,
    roll,
    told,
    track,
)
from rule import rule

from fagin.games.fagins_gang.state import in_hand


@rule("FG-3.19")
def test_over_the_bottom_an_urchin_returns_to_its_player() -> None:
    state = position(3, {"bow": {0: 8}}, hands=({"green": 2},))
    assert "goes-back 0 1" in told(state, "0 act:move", "0 go:bow:low")
    assert (track(state, "bow"), home(state), in_hand(state.public, 0)) == ({}, "", 5)
    assert money(state)[0] == 20


@rule("FG-3.20", "FG-R16")
def test_over_the_top_the_player_names_the_goal() -> None:
    state = position(3, {"bow": {0: 0}}, hands=({"green": 2},))
    assert ends(play(state, "0 act:move"), "bow") == ["1", "high", "fagin"]
    other = state.copy()
    play(state, "0 go:bow:high")
    assert (home(state), money(state)[0], in_hand(state.public, 0), track(state, "bow")) == ("", 20, 5, {})
    play(other, "0 go:bow:fagin")
    assert (home(other), money(other)[0], in_hand(other.public, 0), track(other, "bow")) == ("bow", 5, 4, {})


@rule("FG-3.20", "FG-3.16")
def test_who_came_back_over_the_top_is_barred_for_the_round_as_well() -> None:
    state = position(3, {"bow": {0: 0}}, hands=({"green": 2},))
    play(state, "0 act:move", "0 go:bow:high")
    assert barred(state) == "bow"


@rule("FG-3.21", "FG-3.22")
def test_going_home_costs_the_step_off_the_top_and_15_shillings() -> None:
    state = position(6, {"bow": {0: 2}}, constables={"bow": "L5"}, hands=({"green": 7},), shillings=(17,))
    events = told(state, "0 act:move", "0 go:bow:fagin")
    assert events[:2] == ["pays 0 1 6", "goes-home 0 1"]
    assert (hand(state), money(state)[0], home(state)) == ({"green": 1}, 2, "bow")


@rule("FG-3.21")
def test_fifteen_shillings_do_not_replace_the_cubes() -> None:
    state = position(6, {"bow": {0: 1}}, hands=({"green": 3},), shillings=(100,))
    assert refused(play(state, "0 act:move"), "0 go:bow:fagin") == ("too-few-cubes", "FG-3.5")


@rule("FG-3.23", "FG-R16", "FG-3.21")
@pytest.mark.parametrize(("shillings", "goals"), [(14, ["1", "high"]), (15, ["1", "high", "fagin"])])
def test_with_fewer_than_15_shillings_the_urchin_comes_back(shillings: int, goals: list[str]) -> None:
    state = position(3, {"bow": {0: 0}}, hands=({"green": 2},), shillings=(shillings,))
    assert ends(play(state, "0 act:move"), "bow") == goals
    if shillings < 15:
        assert refused(state, "0 go:bow:fagin") == ("too-few-shillings", "FG-3.21")


@rule("FG-3.24", "FG-R14")
def test_an_urchin_at_home_stays_there_whatever_goes_on_below() -> None:
    state = after_turns(3, {"bow": {1: 0}}, constables={"bow": "L1"}, home=("bow",))
    roll(state, 1)
    assert (constable(state, "bow"), track(state, "bow"), home(state)) == ("L0", {}, "bow")
    roll(state, 6)
    assert (home(state), in_hand(state.public, 0)) == ("bow", 4)


@rule("FG-3.25", "FG-R14")
def test_its_player_can_never_use_that_location_again() -> None:
    state = position(6, hands=({"green": 20, "blue": 2},), home=("bow",))
    play(state, "0 act:move")
    assert ends(state, "bow") == []
    for end in ("5", "0", "low", "fagin"):
        assert refused(state, f"0 go:bow:{end}") == ("home-there", "FG-3.25")


@rule("FG-3.25", "FG-R12")
def test_its_player_can_never_use_that_urchin_again() -> None:
    tracks = {"thames": {0: 5}, "chertsey": {0: 5}, "strand": {0: 5}}
    state = position(6, tracks, hands=({"red": 3, "blue": 1},), home=("bow stpauls",))
    assert in_hand(state.public, 0) == 0
    play(state, "0 act:move")
    assert legal(state) == ["go:thames:4", "go:thames:6"]


@rule("FG-R14", "FG-3.25")
def test_the_others_play_on_there_and_may_go_home_there_too() -> None:
    state = position(3, {"bow": {1: 0}}, hands=({}, {"green": 2}), home=("bow",), first=1)
    play(state, "1 act:move", "1 go:bow:fagin")
    assert (home(state, 0), home(state, 1)) == ("bow", "bow")


@rule("FG-R14")
def test_an_urchin_at_home_steals_nothing() -> None:
    state = position(3, hands=({"green": 3},), home=("bow",))
    assert legal(state) == ["act:steal", "act:market"]
    play(state, "0 act:steal")
    assert hand(state) != {"green": 3}
    state = position(3, {"thames": {0: 5}}, home=("bow",))
    play(state, "0 act:rob")
    assert money(state)[0] == 25


@rule("FG-R14", "FG-8.1")
def test_an_urchin_at_home_does_not_make_the_constable_walk() -> None:
    state = roll(after_turns(3, constables={"bow": "L1"}, home=("bow",)), 3)
    assert constable(state, "bow") == "L1"


@rule("FG-R14", "FG-4.11")
def test_an_urchin_at_home_is_never_bumped() -> None:
    state = position(3, {"bow": {1: 1, 2: 0}}, hands=({"green": 10},), home=("", "", "thames"), first=0)
    play(state, "0 act:move", "0 go:bow:1", "0 bump:up")
    assert (track(state, "bow"), home(state, 2)) == ({0: 1, 1: 0}, "thames")


@rule("FG-R8", "FG-3.8")
def test_an_urchin_may_enter_and_run_right_through_to_fagin() -> None:
    state = position(6, hands=({"green": 14, "blue": 1},))
    assert "pays 0 1 14" in told(state, "0 act:move", "0 go:bow:fagin")
    assert (home(state), money(state)[0], hand(state)) == ("bow", 5, {"blue": 1})


@rule("FG-R8")
def test_six_levels_do_not_reach_from_the_hand_to_fagin() -> None:
    state = play(position(6, hands=({"green": 13, "blue": 1},)), "0 act:move")
    assert refused(state, "0 go:bow:fagin") == ("too-few-cubes", "FG-3.5")


@rule("FG-R8", "FG-3.21")
def test_running_through_needs_the_15_shillings_too() -> None:
    state = play(position(6, hands=({"green": 14, "blue": 1},), shillings=(14,)), "0 act:move")
    assert refused(state, "0 go:bow:fagin") == ("too-few-shillings", "FG-3.21")


@rule("FG-R8")
def test_to_enter_and_leave_again_is_not_offered() -> None:
    state = play(position(6, hands=({"green": 20, "blue": 1},)), "0 act:move")
    assert ends(state, "bow") == ["0", "1", "2", "3", "4", "5", "6", "7", "8", "fagin"]


@rule("FG-R8")
def test_the_option_through_run_can_forbid_it() -> None:
    state = play(position(6, hands=({"green": 20, "blue": 1},), through_run="false"), "0 act:move")
    assert ends(state, "bow") == ["0", "1", "2", "3", "4", "5", "6", "7", "8"]
    assert refused(state, "0 go:bow:fagin") == ("no-through-run", "FG-R8")


@rule("FG-R8")
def test_without_through_run_an_urchin_on_the_track_still_goes_home() -> None:
    state = position(6, {"bow": {0: 5}}, hands=({"green": 12},), through_run="false")
    play(state, "0 act:move", "0 go:bow:fagin")
    assert home(state) == "bow"


@rule("FG-3.26", "FG-11.1", "FG-R17")
def test_the_third_urchin_home_ends_the_game_at_once() -> None:
    state = position(
        3, {"bow": {0: 0}, "strand": {0: 0}}, hands=({"green": 2, "yellow": 3},), home=("thames stpauls",)
    )
    play(state, "0 act:move", "0 go:bow:fagin")
    assert state.to_act() == []
    assert state.public.outcome is not None
    assert (state.public.outcome.clause, state.public.outcome.winners()) == ("FG-11.1", [0])
    assert refused(state, "0 go:strand:1") == ("over", "")


@rule("FG-3.26", "FG-0.4")
def test_the_second_urchin_home_does_not_end_it() -> None:
    state = position(
        3, {"bow": {0: 0}, "strand": {0: 0}}, hands=({"green": 2, "yellow": 3},), home=("thames",)
    )
    play(state, "0 act:move", "0 go:bow:fagin")
    assert state.public.outcome is None
    assert ends(state, "strand") == ["1", "high"]


@rule("FG-3.21")
def test_two_urchins_may_go_home_in_one_turn_if_both_are_paid() -> None:
    state = position(
        3, {"bow": {0: 0}, "strand": {0: 0}}, hands=({"green": 2, "yellow": 3},), shillings=(30,)
    )
    play(state, "0 act:move", "0 go:bow:fagin", "0 go:strand:fagin")
    assert (home(state), money(state)[0], state.to_act()) == ("bow strand", 0, [1])
