"""The turn: five steps in their order, which of them may be skipped, and whose turn is next."""

import pytest
from rule import rule
from swindler_positions import (
    at_actions,
    at_hiring,
    hand,
    legal,
    let_chance_play,
    loot,
    new_game,
    orders,
    play,
    points,
    refused,
    reserved,
    step,
    theft,
    told,
    turn,
)


@rule("SW-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_clockwise(players: int) -> None:
    state = let_chance_play(new_game(players, start_player="seat1"))
    seats = []
    for _ in range(players + 1):
        seat = state.to_act()[0]
        seats.append(seat)
        play(state, *theft("red", "skull", seat=seat), f"{seat} done", f"{seat} end")
    assert seats == [(1 + at) % players for at in range(players + 1)]
    assert state.public.round == 2


@rule("SW-2.2", "SW-2.3")
def test_the_five_steps_come_in_their_order() -> None:
    state = turn(2, orders="A1 A2 A3 A4", markers={1: 0})
    assert step(state) == "Reserving"
    play(state, "0 done")
    assert step(state) == "NameBag"
    play(state, "0 bag:red", "* tile:Rc", "0 stop")
    assert step(state) == "Actions"
    play(state, "0 fulfil:1", "0 done")
    assert step(state) == "TurnUpOrder"
    play(state, "* order:B02")
    assert step(state) == "Hiring"
    play(state, "0 end")
    assert (step(state), state.to_act()) == ("Reserving", [1])


@rule("SW-2.3")
@pytest.mark.parametrize(
    "lines", [("0 done",), ("0 done", "0 bag:red", "* tile:Rr"), tuple(theft("red", "Rr"))]
)
def test_nothing_can_be_reserved_once_step_1_is_over(lines: tuple[str, ...]) -> None:
    state = play(turn(2), *lines)
    assert legal(state, 0, "reserve") == []
    refused(state, "0 reserve:1")


@rule("SW-2.3")
def test_nothing_can_be_reserved_in_step_3() -> None:
    assert refused(at_actions(turn(2)), "0 reserve:1") == ("act-or-be-done", "SW-2.3")


@rule("SW-2.3")
def test_step_1_is_for_reserving_only() -> None:
    state = turn(2, markers={1: 0}, loot=("Rr Bn",))
    for line in ("0 bag:red", "0 fulfil:3", "0 sell:1.1", "0 hire", "0 end"):
        assert refused(state, line) == ("reserve-or-be-done", "SW-2.3")


@rule("SW-2.4", "SW-2.5")
def test_steps_1_3_and_5_can_be_skipped_even_if_more_could_be_done() -> None:
    state = turn(2, orders="A3 A2 A1 A4", markers={1: 0}, loot=("Rr Bn",))
    play(state, *theft("green", "Gw"))
    assert {"fulfil:1", "sell:1.1", "done"} <= set(legal(state))
    play(state, "0 done")
    assert legal(state) == ["hire", "end"]
    play(state, "0 end")
    assert (state.to_act(), points(state), loot(state)) == ([1], 3, "Rr Bn Gw")


@rule("SW-2.5")
def test_step_3_can_be_cut_short() -> None:
    state = play(reserved("A3", "Rr Rr Bn Bn"), "0 sell:1.1", "0 done")
    assert loot(state) == "Rr Bn Bn"
    assert step(state) == "Hiring"


@rule("SW-2.6")
def test_stealing_cannot_be_skipped() -> None:
    state = play(turn(2), "0 done")
    assert legal(state) == ["bag:red", "bag:blue", "bag:green", "bag:yellow", "bag:black"]
    for line in ("0 done", "0 stop", "0 draw"):
        assert refused(state, line) == ("name-a-bag", "SW-2.6")


@rule("SW-2.6", "SW-5.4")
def test_the_first_draw_follows_at_once_when_a_bag_is_named() -> None:
    state = play(turn(2), "0 done", "0 bag:red")
    assert state.to_act() == [-1]
    assert refused(state, "0 stop") == ("chance-moves", "")


@rule("SW-2.7")
def test_without_anything_completed_nothing_is_refilled() -> None:
    state = at_actions(turn(2, orders="- A2 A3 A4", dealers="- D02 D03", loot=("Rr",)))
    play(state, "0 sell:2.1", "0 done")
    assert step(state) == "Hiring"
    assert orders(state) == "- A2 A3 A4"


@rule("SW-2.7")
def test_a_completed_dealer_alone_refills_dealers_only() -> None:
    position = turn(
        2, orders="- A2 A3 A4", dealers="D11 D02 D03", sold={"1.1": "Rr", "1.2": "Bn"}, loot=("Gw",)
    )
    state = play(at_actions(position), "0 sell:1.3", "0 done")
    assert step(state) == "TurnUpDealer"
    play(state, "* dealer:D05")
    assert step(state) == "Hiring"


@rule("SW-2.8")
def test_hiring_is_the_last_thing_in_a_turn() -> None:
    state = at_hiring(turn(2, coins=(2,), markers={1: 0}, loot=("Rr",)))
    for line in ("0 reserve:2", "0 cancel:1", "0 sell:1.1", "0 done", "0 draw"):
        assert refused(state, line) == ("hire-or-end", "SW-2.8")
    assert legal(state) == ["hire", "end"]


@rule("SW-2.8")
def test_a_card_hired_now_cannot_be_used_in_this_turn() -> None:
    state = at_hiring(turn(2, coins=(2,), loot=("", "Rr Rn Bn")))
    play(state, "0 hire", "* accomplice:beggar")
    assert hand(state) == "beggar"
    assert refused(state, "0 beggar") == ("hired-this-turn", "SW-2.8")


@rule("SW-2.8")
def test_a_card_hired_now_is_usable_when_the_next_player_begins() -> None:
    state = at_hiring(turn(2, coins=(2,), loot=("", "Rr Rn Bn")))
    play(state, "0 hire", "* accomplice:beggar", "0 end", "1 done", "1 bag:green")
    assert legal(state) == ["pass", "beggar"]


@rule("SW-2.8")
def test_an_older_copy_of_a_hired_card_may_be_used_once() -> None:
    state = at_hiring(turn(2, coins=(2,), loot=("", "Rr Rn Bn Bn"), hands=("beggar",)))
    play(state, "0 hire", "* accomplice:beggar", "0 beggar", "1 give:coin")
    assert hand(state) == "beggar"
    assert refused(state, "0 beggar") == ("hired-this-turn", "SW-2.8")


@rule("SW-4.3", "SW-2.1")
def test_what_counted_for_one_turn_is_forgotten_in_the_next() -> None:
    state = turn(2, orders="A1 A2 A3 A4", markers={1: 1})
    play(state, *theft("red", "Rc"), "0 done", "0 end", *theft("blue", "Bn", seat=1))
    assert legal(state, 1, "fulfil") == []
    assert refused(state, "1 fulfil:1") == ("condition-not-met", "SW-6.3")


@rule("SW-R51", "SW-2.1")
def test_tiles_of_the_last_thief_do_not_serve_the_next_ones_sidekick() -> None:
    state = turn(2, known=("guardian_angel", "sidekick"))
    play(state, *theft("red", "Rr"), "0 done", "0 end", "1 done", "1 bag:blue", "* tile:skull", "0 angel")
    assert legal(state, 1) == ["draw", "stop"]


@rule("SW-R47", "SW-R52", "SW-2.1")
def test_a_skull_of_the_last_thief_does_not_count_in_the_next_theft() -> None:
    state = turn(2, known=("know_it_all backstabber",))
    play(state, *theft("red", "Rr", "skull"), "0 done", "0 end", "1 done", "1 bag:blue", "0 bet:clean")
    play(state, "* tile:Bn", "1 stop")
    assert legal(state) == ["pass", "backstab"]
    assert points(play(state, "0 pass")) == 4


@rule("SW-10.23", "SW-2.1")
def test_the_protection_of_a_sidekick_ends_with_the_turn() -> None:
    state = turn(2, loot=("", "Rk"), known=("sidekick", "guardian_angel"))
    play(state, "0 done", "0 bag:red", "* tile:Rr", "0 sidekick:blue", "* tile:skull", "1 angel", "0 stop")
    play(state, "0 done", "0 end", *theft("red", "skull", seat=1))
    assert loot(state, 1) == ""


@rule("SW-R44", "SW-2.1")
def test_a_neutralised_sidekick_blocks_only_the_own_theft() -> None:
    state = turn(2, known=("sidekick", "assassin"))
    play(
        state,
        "0 done",
        "0 bag:red",
        "* tile:Rr",
        "0 sidekick:blue",
        "1 assassin",
        "0 stop",
        "0 done",
        "0 end",
    )
    play(state, "1 done", "1 bag:red", "* tile:Rn")
    assert legal(state, 1) == ["draw", "stop"]


@rule("SW-2.1")
def test_everybody_is_told_whose_turn_begins() -> None:
    state = at_hiring(turn(2))
    assert ("turn", (1, -1, -1)) in told(state, 0, "0 end")
    state = at_hiring(turn(2))
    play(state, "0 end", *theft("red", "skull", seat=1), "1 done")
    assert ("round", (2, -1, -1)) in told(state, 1, "1 end")
