"""The six Master Thieves: what each can do, from when on, and how often."""

from typing import Any

import pytest
from rule import rule
from swindler_positions import (
    at_actions,
    at_hiring,
    coins,
    hand,
    is_jailed,
    legal,
    loot,
    passing,
    play,
    points,
    refused,
    reserved,
    sold,
    step,
    theft,
    told,
    turn,
)

from fagin.games.swindler.pieces import THIEVES
from fagin.games.swindler.state import SwindlerState, has_ability

# ---------------------------------------------------------------- when


@rule("SW-6.13", "SW-12.1")
@pytest.mark.parametrize(("players", "threshold"), [(2, 5), (3, 4), (4, 3)])
@pytest.mark.parametrize("thief", THIEVES)
def test_an_ability_works_from_its_threshold_on(thief: str, players: int, threshold: int) -> None:
    for progress, unlocked in ((threshold - 1, False), (threshold, True), (threshold + 1, True)):
        public = turn(players, thieves=(thief,), progress=(progress,)).public
        assert has_ability(public, 0, THIEVES.index(thief)) == unlocked
        assert [has_ability(public, 0, other) for other in range(6)].count(True) == unlocked


@rule("SW-12.1", "SW-R36")
@pytest.mark.parametrize("thief", THIEVES)
def test_no_ability_works_in_jail(thief: str) -> None:
    assert not has_ability(turn(2, thieves=(thief,), jailed=(0,)).public, 0, THIEVES.index(thief))


# ---------------------------------------------------------------- the Recruiter


@rule("SW-12.2", "SW-R59")
def test_the_recruiter_draws_a_card_before_the_turn_for_nothing_and_may_use_it_at_once() -> None:
    state = at_hiring(turn(2, loot=("Rr Rn Rk",), thieves=("", "recruiter")))
    play(state, "0 end")
    assert step(state) == "DrawAccomplice"
    play(state, "* accomplice:beggar")
    assert (hand(state, 1), coins(state, 1), step(state)) == ("beggar", 1, "Reserving")
    assert "beggar" in legal(state, 1)


@rule("SW-12.2")
def test_the_recruiter_draws_nothing_before_the_ability_is_unlocked_or_before_other_turns() -> None:
    state = at_hiring(turn(3, thieves=("", "recruiter"), progress=(0, 3)))
    assert step(play(state, "0 end")) == "Reserving"
    state = at_hiring(turn(3, thieves=("", "", "recruiter")))
    assert step(play(state, "0 end")) == "Reserving"


@rule("SW-R36", "SW-8.7")
def test_the_recruiter_draws_nothing_before_a_lost_turn() -> None:
    state = at_hiring(turn(3, thieves=("", "recruiter"), jailed=(1,)))
    play(state, "0 end")
    assert (state.to_act(), hand(state, 1)) == ([2], "")


# ---------------------------------------------------------------- the Opportunist


@rule("SW-12.3", "SW-R14")
def test_the_opportunist_fulfils_orders_that_nobody_has_reserved() -> None:
    state = at_actions(
        turn(2, orders="A3 A7 A6 A4", markers={2: 0}, loot=("Rr Bn Gw",), thieves=("opportunist",))
    )
    assert legal(state, 0, "fulfil") == ["fulfil:1", "fulfil:2", "fulfil:3"]
    play(state, "0 fulfil:3", "0 fulfil:1")
    assert points(state) == 3 + 4 + 5


@rule("SW-R14")
def test_the_opportunist_must_take_over_orders_of_others_in_step_1() -> None:
    state = at_actions(
        turn(2, orders="A3 A7 A6 A4", markers={1: 1}, loot=("Rr Bn",), thieves=("opportunist",))
    )
    assert refused(state, "0 fulfil:1") == ("not-reserved-by-you", "SW-4.2")
    assert state.public.markers[0] == 1


@rule("SW-R22", "SW-12.3")
def test_an_ability_unlocked_in_mid_turn_works_at_once() -> None:
    position = turn(
        2, orders="A7 A6 A3 A4", markers={1: 0}, loot=("Rr Bn Gw",), thieves=("opportunist",), progress=(4,)
    )
    state = at_actions(position)
    assert legal(state, 0, "fulfil") == ["fulfil:1"]
    play(state, "0 fulfil:1")
    assert legal(state, 0, "fulfil") == ["fulfil:2", "fulfil:3"]


# ---------------------------------------------------------------- the Haggler


@rule("SW-12.4", "SW-R27")
def test_the_haggler_gets_one_point_more_once_in_a_turn() -> None:
    state = at_actions(turn(2, dealers="D11 D01 D02", loot=("Rr Rr Bn",), thieves=("haggler",)))
    play(state, "0 sell:1.1")
    assert points(state) == 3 + 1 + 1
    play(state, "0 sell:2.1", "0 sell:1.2")
    assert points(state) == 5 + 2 + 2


@rule("SW-12.4", "SW-R27")
def test_the_haggler_gets_the_point_again_in_the_next_turn() -> None:
    state = at_actions(turn(2, dealers="D11 D01 D02", loot=("Rr Rr Gk",), thieves=("haggler",)))
    play(state, "0 sell:1.1", "0 done", "0 end", *theft("red", "skull", seat=1), "1 done", "1 end")
    play(state, *theft("blue", "skull"), "0 sell:2.1")
    assert points(state) == 3 + 1 + 1 + 2 + 1


@rule("SW-R22", "SW-R27")
def test_sales_before_unlocking_bring_no_extra_point_and_the_next_one_does() -> None:
    position = turn(
        2,
        orders="A7 - - -",
        markers={1: 0},
        dealers="D11 D01 D02",
        loot=("Rr Rr Bn Gw",),
        thieves=("haggler",),
        progress=(4,),
    )
    state = play(at_actions(position), "0 sell:1.1")
    assert points(state) == 4
    play(state, "0 fulfil:1")
    assert points(state) == 8
    assert points(play(state, "0 sell:2.1")) == 11


# ---------------------------------------------------------------- the Phantom


def raided(card: str, **position: Any) -> SwindlerState:
    state = at_actions(turn(2, orders="- A2 A3 A4", thieves=("phantom",), **position))
    state.public.orders_done = 1
    return play(state, "0 done", f"* order:{card}")


@rule("SW-8.8", "SW-12.5", "SW-R37")
def test_the_phantom_counts_one_loot_tile_less_in_a_raid() -> None:
    assert step(raided("B27", loot=("Rr Bn Gw Yk Kj",))) == "TurnUpOrder"
    state = raided("B27", loot=("Rr Bn Gw Yk Kj Nr",))
    assert step(state) == "Returns"


@rule("SW-R37")
def test_the_number_of_tiles_to_return_is_not_reduced() -> None:
    state = play(raided("B27", loot=("Rr Bn Gw Yk Kj Nr",)), "0 return:Rr", "0 return:Bn")
    assert loot(state) == "Gw Yk Kj Nr"


@rule("SW-8.8", "SW-12.5")
def test_the_phantom_counts_one_poster_less_in_a_raid() -> None:
    assert not is_jailed(raided("B29", posters=(2,)))
    assert is_jailed(raided("B29", posters=(3,)))
    assert not is_jailed(raided("B30", posters=(3,)))


@rule("SW-8.8")
def test_before_unlocking_the_phantom_counts_like_everybody() -> None:
    assert is_jailed(raided("B29", posters=(2,), progress=(4,)))


# ---------------------------------------------------------------- the Locksmith


@rule("SW-12.6", "SW-R67")
def test_the_locksmith_turns_one_key_into_any_colour_for_an_order() -> None:
    state = play(reserved("B05", "Gk Bk", thieves=("locksmith",)), "0 fulfil:1")
    assert (points(state), loot(state)) == (9, "")
    assert legal(reserved("B05", "Gk Yk", thieves=("locksmith",)), 0, "fulfil") == []
    assert legal(reserved("B05", "Gw Bk", thieves=("locksmith",)), 0, "fulfil") == []


@rule("SW-12.6", "SW-R67")
def test_the_locksmith_turns_a_key_for_a_dealer() -> None:
    state = at_actions(turn(2, dealers="D09 D10 -", loot=("Yk Yk",), thieves=("locksmith",)))
    assert legal(state, 0, "sell") == ["sell:1.2", "sell:1.3", "sell:2.2", "sell:2.3"]
    play(state, "0 sell:1.2")
    assert (points(state), sold(state)) == (5, {"1.2": "Yk"})
    assert legal(state, 0, "sell") == ["sell:2.3"]


@rule("SW-12.6", "SW-R67")
def test_the_locksmith_turns_one_key_in_a_turn_and_again_in_the_next() -> None:
    state = at_actions(turn(2, dealers="D09 D05 -", loot=("Yk Yk",), thieves=("locksmith",)))
    play(state, "0 sell:1.2")
    assert legal(state, 0, "sell") == []
    play(state, "0 done", "0 end", *theft("red", "skull", seat=1), "1 done", "1 end", *theft("red", "skull"))
    assert legal(state, 0, "sell") == ["sell:1.3", "sell:2.3"]


@rule("SW-R67")
def test_a_key_turned_for_an_order_is_used_up_for_the_turn() -> None:
    state = reserved("B05", "Gk Bk Yk", thieves=("locksmith",), dealers="D09 - -")
    play(state, "0 fulfil:1", "0 turn:Gk")
    assert legal(state, 0, "sell") == []


@rule("SW-12.6", "SW-R67")
def test_two_keys_are_never_turned_for_one_order() -> None:
    state = reserved("B05", "Gk Yk", thieves=("locksmith",), known=("lock_picker.green",))
    assert legal(state, 0, "fulfil") == []


@rule("SW-R67")
def test_where_any_key_is_asked_for_none_is_turned() -> None:
    state = play(reserved("A5", "Rk Bk", thieves=("locksmith",)), "0 fulfil:1")
    assert legal(state) == ["with:Rk", "with:Bk"]
    play(state, "0 with:Rk")
    assert not state.public.turned


@rule("SW-R67")
def test_neither_jokers_nor_lock_pickers_nor_jewels_are_turned() -> None:
    state = reserved("B05", "Bk", known=("lock_picker.green",), thieves=("locksmith",))
    assert legal(state, 0, "fulfil") == []
    state = play(reserved("B05", "Kj Gk Rk Bk", thieves=("locksmith",)), "0 fulfil:1")
    assert legal(state) == ["with:Rk", "with:Kj", "turn:Bk", "turn:Gk"]
    assert (
        legal(at_actions(turn(2, dealers="D09 - -", loot=("Rr Kd",), thieves=("locksmith",))), 0, "sell")
        == []
    )


@rule("SW-R67")
def test_a_key_is_turned_for_a_key_only() -> None:
    state = play(reserved("A4", "Gw Rk Bk", thieves=("locksmith",), hands=("sidekick",)), "0 fulfil:1")
    assert legal(state) == ["with:Gw"]


@rule("SW-R67")
def test_no_assassin_answers_the_locksmith() -> None:
    state = reserved("B05", "Gk Bk", thieves=("locksmith",), known=("", "assassin"))
    assert points(play(state, "0 fulfil:1")) == 9


# ---------------------------------------------------------------- the Daredevil


@rule("SW-12.7", "SW-R68")
@pytest.mark.parametrize(
    ("tiles", "paid"),
    [("Rr Rr Rn", 1), ("Rr Rr Rn Rk Rk", 1), ("Rr Rr", 0), ("Rr Rr Rn skull", 0), ("skull", 1)],
)
def test_the_daredevil_gets_a_coin_for_three_tiles_without_a_skull(tiles: str, paid: int) -> None:
    state = play(turn(2, thieves=("daredevil",)), *theft("red", *tiles.split()))
    assert coins(state) == 1 + paid
    events = told(turn(2, thieves=("daredevil",)), 1, *theft("red", *tiles.split()))
    assert any(what == "big-haul" for what, _ in events) == (tiles in ("Rr Rr Rn", "Rr Rr Rn Rk Rk"))


@rule("SW-R68")
def test_the_daredevils_coin_comes_after_the_end_window() -> None:
    state = turn(2, thieves=("daredevil",), known=("", "backstabber"))
    passing(state, *theft("red", "Rr", "Rn"), "1 backstab", "* tile:Rk")
    assert coins(state) == 2
    state = turn(2, thieves=("daredevil",), known=("", "backstabber"))
    passing(state, *theft("red", "Rr", "Rn", "Rk"), "1 backstab", "* tile:skull")
    assert (coins(state), coins(state, 1)) == (1, 2)


@rule("SW-12.7", "SW-R68")
def test_tiles_taken_by_others_and_annulled_skulls_do_not_harm_the_daredevil() -> None:
    state = turn(2, thieves=("daredevil",), known=("", "guardian_angel"))
    passing(state, "0 done", "0 bag:red", "* tile:Rr", "0 draw", "* tile:Rn", "0 draw", "* tile:Rk", "0 draw")
    play(state, "* tile:skull", "1 angel", "1 take:Rr", "0 stop")
    assert coins(state) == 2


@rule("SW-12.7", "SW-10.23")
def test_a_harmless_skull_counts_as_a_skull_for_the_daredevil() -> None:
    state = turn(2, thieves=("daredevil",), known=("sidekick",))
    play(state, "0 done", "0 bag:red", "* tile:Rr", "0 draw", "* tile:Rn", "0 draw", "* tile:Rk")
    assert coins(play(state, "0 sidekick:blue", "* tile:skull")) == 1
