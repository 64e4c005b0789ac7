"""The end of the game: what triggers it, when it comes, and what counts."""

from typing import Any

import pytest
from rule import rule
from swindler_positions import (
    at_hiring,
    is_jailed,
    let_chance_play,
    passing,
    play,
    points,
    refused,
    reserved,
    step,
    theft,
    told,
    turn,
)

from fagin.games.swindler.state import SwindlerState
from fagin.kernel import Outcome


def whole_turn(state: SwindlerState, seat: int) -> SwindlerState:
    """A turn in which a player is caught at once."""
    return passing(state, *theft("red", "skull", seat=seat), f"{seat} done", f"{seat} end")


def ended(players: int = 2, **position: Any) -> tuple[SwindlerState, Outcome]:
    """The last seat ends the last turn of a final round."""
    state = at_hiring(turn(players, **position))
    state.public.final = True
    state.public.seat = players - 1
    play(state, f"{players - 1} end")
    assert state.public.outcome is not None
    return state, state.public.outcome


@rule("SW-11.1")
@pytest.mark.parametrize(("players", "end_at"), [(2, 9), (3, 8), (4, 6)])
def test_so_many_completed_orders_trigger_the_end(players: int, end_at: int) -> None:
    for progress in (end_at - 2, end_at - 1):
        state = reserved("A3", "Rr Bn", players=players, progress=(progress,))
        events = told(state, 1, "0 fulfil:1")
        assert state.public.final == (progress == end_at - 1)
        assert (("final-round", (0, -1, -1)) in events) == (progress == end_at - 1)


@rule("SW-11.1")
def test_the_end_is_triggered_only_once() -> None:
    state = reserved("A3", "Rr Bn", progress=(8, 9))
    state.public.final = True
    assert all(what != "final-round" for what, _ in told(state, 1, "0 fulfil:1"))


@rule("SW-11.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_round_is_finished_so_that_all_have_had_equally_many_turns(players: int) -> None:
    end_at = {2: 9, 3: 8, 4: 6}[players]
    state = reserved("A3", "Rr Bn", players=players, progress=(end_at - 1,))
    let_chance_play(play(state, "0 fulfil:1", "0 done"))
    while step(state) == "Returns":
        play(state, "0 return:Rr")
    play(state, "0 end")
    for seat in range(1, players):
        assert state.to_act() == [seat]
        whole_turn(state, seat)
    assert state.to_act() == []
    assert state.public.outcome is not None
    assert state.public.outcome.clause == "SW-11.2"


@rule("SW-11.2", "SW-1.12")
def test_the_last_turn_is_that_of_the_player_to_the_right_of_the_start_player() -> None:
    state = at_hiring(turn(3, start_player="seat1"))
    state.public.final = True
    play(state, "1 end")
    whole_turn(state, 2)
    assert state.to_act() == [0]
    whole_turn(state, 0)
    assert state.to_act() == []


@rule("SW-11.2")
def test_without_the_trigger_a_round_is_followed_by_another() -> None:
    state = whole_turn(play(at_hiring(turn(2, progress=(8, 8))), "0 end"), 1)
    assert (state.to_act(), state.public.round) == ([0], 2)


@rule("SW-R35", "SW-8.7")
def test_a_lost_turn_counts_as_completed_and_can_end_the_game() -> None:
    state = at_hiring(turn(2, jailed=(1,)))
    state.public.final = True
    play(state, "0 end")
    assert state.to_act() == []
    assert not is_jailed(state, 1)


@rule("SW-11.3", "SW-3.9")
def test_every_coin_is_a_point_and_coin_tiles_count_by_value() -> None:
    _, outcome = ended(3, points=(10, 10, 10), coins=(2, 0, 1), loot=("", "Rc Yc", "Kd Kd Gc"))
    assert outcome.scores == [12, 12, 16]


@rule("SW-11.4")
def test_every_open_reservation_costs_two_points() -> None:
    _, outcome = ended(2, points=(10, 10), coins=(0, 0), markers={1: 0, 2: 0, 4: 1})
    assert outcome.scores == [6, 8]


@rule("SW-R60", "SW-4.8")
def test_coins_are_added_before_reservations_are_deducted_and_the_floor_is_zero() -> None:
    _, outcome = ended(2, points=(1, 1), coins=(2, 1), markers={1: 0, 2: 1, 3: 1})
    assert outcome.scores == [1, 0]


@rule("SW-11.5", "SW-R63")
def test_nothing_else_scores() -> None:
    _, outcome = ended(
        2,
        points=(5, 5),
        coins=(0, 0),
        loot=("Rr Bn Gw Rk Kj Nr",),
        posters=(3,),
        hands=("hustler know_it_all",),
    )
    assert outcome.scores == [5, 5]
    assert outcome.places == [1, 1]


@rule("SW-11.6")
def test_the_most_points_win() -> None:
    _, outcome = ended(3, points=(9, 12, 10), coins=(0, 0, 0), progress=(5, 0, 1))
    assert outcome.places == [3, 1, 2]


@rule("SW-11.6")
def test_among_equals_the_most_completed_orders_win() -> None:
    _, outcome = ended(3, points=(10, 10, 10), coins=(0, 0, 0), progress=(2, 4, 3))
    assert outcome.places == [3, 1, 2]


@rule("SW-11.6", "SW-R61")
def test_with_equal_points_and_orders_the_victory_is_shared() -> None:
    _, outcome = ended(3, points=(10, 8, 10), coins=(0, 0, 0), progress=(2, 2, 2))
    assert outcome.places == [1, 3, 1]


@rule("SW-6.2", "SW-R60")
def test_more_points_than_the_track_has_spaces_are_counted_on() -> None:
    state = reserved("A3", "Rr Bn", points=(58,))
    assert points(play(state, "0 fulfil:1")) == 63


@rule("SW-R63")
def test_the_last_window_of_the_others_is_the_end_window_of_the_last_turn() -> None:
    state = turn(2, loot=("Rr Rn Rk",), known=("beggar", "beggar"))
    state.public.final = True
    state.public.seat = 1
    play(state, "1 done", "1 bag:blue", "* tile:skull", "1 done")
    assert step(state) == "Hiring"
    assert state.to_act() == [1]
    play(state, "1 end")
    assert state.to_act() == []


@rule("SW-11.2")
def test_when_the_game_is_over_every_move_is_refused() -> None:
    state, _ = ended()
    assert refused(state, "0 done") == ("over", "")
    assert state.legal_moves(0) == []


@rule("SW-R78")
@pytest.mark.parametrize("limit", [20, 30, 40])
def test_a_round_limit_ends_the_game_after_that_round(limit: int) -> None:
    state = at_hiring(turn(2, round_limit=str(limit), points=(7, 5), coins=(1, 0)))
    state.public.round = limit - 1
    whole_turn(play(state, "0 end"), 1)
    assert (state.to_act(), state.public.round) == ([0], limit)
    whole_turn(state, 0)
    assert state.to_act() == [1]
    whole_turn(state, 1)
    assert state.public.outcome is not None
    assert state.public.outcome.clause == "SW-R78"


@rule("SW-R78")
def test_without_a_limit_the_game_goes_on() -> None:
    state = at_hiring(turn(2))
    state.public.round = 99
    whole_turn(play(state, "0 end"), 1)
    assert state.to_act() == [0]


@rule("SW-R74")
@pytest.mark.parametrize(("players", "master", "end_at"), [(2, 4, 7), (3, 3, 6), (4, 2, 4)])
def test_a_short_game_unlocks_one_order_and_ends_two_orders_earlier(
    players: int, master: int, end_at: int
) -> None:
    setting = turn(players, game_length="short").public.setting
    assert (setting.master_at, setting.end_at) == (master, end_at)
    state = reserved("A3", "Rr Bn", players=players, progress=(end_at - 1,), game_length="short")
    assert play(state, "0 fulfil:1").public.final
