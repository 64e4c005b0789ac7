"""The loot: the coins, the sealed choices, and the last delivery."""

from random import Random

import pytest
from doggy_positions import (
    STOCK,
    alive,
    bag,
    before_roles,
    behind,
    deliveries,
    fill_bag,
    hide_behind,
    legal,
    match_after,
    new_game,
    play,
    seen,
    send_away,
    split,
    stealing,
    told,
)
from rule import rule

from fagin.games.doggy_bag.moves import MOVES
from fagin.games.doggy_bag.pieces import heap_of
from fagin.games.doggy_bag.state import Delivered, Looted
from fagin.kernel import CHANCE, IllegalMove


@rule("DB-4.1", "DB-4.2")
def test_two_coins_with_a_1_and_a_2_give_2_3_or_4_in_the_ratio_1_2_1() -> None:
    state = new_game()
    assert state.to_act() == [CHANCE]
    assert [(MOVES.text(move), weight) for move, weight in state.chance()] == [
        ("coins:2", 1),
        ("coins:3", 2),
        ("coins:4", 1),
    ]


@rule("DB-4.2", "DB-R9")
def test_playouts_throw_the_coins_and_draw_bones_by_the_same_weights() -> None:
    for state in (new_game(), stealing("ggwrrrkkkk", 2, 1)):
        outcomes = state.chance()
        total = sum(weight for _, weight in outcomes)
        step = state.public.stack[-1]
        sampled = [step.sample(state, (at + 0.5) / total) for at in range(total)]
        assert [(move, sampled.count(move)) for move, _ in outcomes] == outcomes


@rule("DB-4.2", "DB-R9")
def test_random_play_meets_every_outcome_of_chance() -> None:
    state = stealing("gwryk", 2, 1)
    rng = Random(7)
    assert {MOVES.text(state.sample(rng)) for _ in range(200)} == {f"bone:{bone}" for bone in "gwryk"}


@rule("DB-4.3")
@pytest.mark.parametrize("amount", [2, 3, 4])
def test_everybody_delivers_exactly_the_amount(amount: int) -> None:
    state = play(new_game(3), f"* coins:{amount}")
    assert {len(move) for move in legal(state, 0)} == {len("loot:") + amount}
    play(state, *(f"{seat} loot:{'r' * amount}" for seat in range(3)))
    assert bag(state).count("r") == 1 + 3 * amount
    assert [len(behind(state, seat)) for seat in range(3)] == [16 - amount] * 3


@rule("DB-4.3", "DB-10.3")
def test_a_dog_thrown_out_delivers_nothing() -> None:
    state = new_game(3)
    send_away(state, 1)
    play(state, "* coins:2")
    assert state.to_act() == [0, 2]
    play(state, "0 loot:ww", "2 loot:ww")
    assert bag(state) == "gwwwwwryk"
    assert behind(state, 1) == STOCK


@rule("DB-R4", "DB-4.4")
@pytest.mark.parametrize(("amount", "choices"), [(2, 14), (3, 30), (4, 53)])
def test_any_mix_of_own_bones_may_be_delivered(amount: int, choices: int) -> None:
    state = play(new_game(2), f"* coins:{amount}")
    assert len(legal(state, 0)) == choices
    if amount == 3:
        assert {"loot:kkk", "loot:ggg", "loot:ryk"} <= set(legal(state, 0))


@rule("DB-2.2", "DB-4.3")
def test_only_bones_that_are_there_can_be_delivered() -> None:
    state = new_game(2)
    hide_behind(state, "wwkkk")
    play(state, "* coins:2")
    assert legal(state, 0) == ["loot:ww", "loot:wk", "loot:kk"]


@rule("DB-R5", "DB-4.4")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    state = play(new_game(3), "* coins:2")
    assert state.to_act() == [0, 1, 2]
    play(state, "2 loot:kk")
    assert state.to_act() == [0, 1]
    play(state, "0 loot:ww")
    assert state.to_act() == [1]


@rule("DB-R5", "DB-4.5")
def test_the_bag_receives_everything_when_the_last_choice_is_in() -> None:
    state = play(new_game(3), "* coins:2", "2 loot:kk", "0 loot:ww")
    assert bag(state) == "gwryk"
    assert [len(behind(state, seat)) for seat in range(3)] == [16, 16, 16]
    play(state, "1 loot:gy")
    assert bag(state) == "ggwwwryykkk"
    assert state.to_act() == [0]


@rule("DB-R5")
def test_a_sealed_choice_may_be_replaced_until_the_last_one_is_in() -> None:
    match = match_after(3, "* coins:2", "0 loot:kk", "1 loot:ww")
    match.change(0, split("0 loot:gy")[1])
    assert match.waiting_for() == [2]
    match.play(2, split("2 loot:ww")[1])
    own = match.view(0).own
    assert own is not None
    assert deliveries(own) == ["gy"]
    with pytest.raises(IllegalMove, match="no sealed answer"):
        match.change(0, split("0 loot:kk")[1])


@rule("DB-R5", "DB-4.3")
@pytest.mark.parametrize("line", ["2 loot:ww", "0 loot:yy", "0 loot:www", "0 role:3"])
def test_a_choice_is_not_replaced_by_what_could_not_be_chosen(line: str) -> None:
    match = match_after(3, "* coins:2", "0 loot:kk")
    with pytest.raises(IllegalMove):
        match.change(*split(line))


@rule("DB-R5", "DB-4.5")
def test_the_others_are_told_that_somebody_has_chosen_but_not_what() -> None:
    state = play(new_game(3), "* coins:3")
    expected = [("answered", (1, -1, -1))]
    assert told(state.copy(), 0, "1 loot:kkk") == told(state.copy(), 0, "1 loot:gwy") == expected
    assert told(state.copy(), CHANCE, "1 loot:kkk") == expected


@rule("DB-R6", "DB-R53")
@pytest.mark.parametrize("amounts", [[2, 3, 4], [4, 4, 4, 4], [2, 2, 2, 2, 2, 2, 2, 2]])
def test_the_size_of_every_stock_is_16_less_all_amounts_and_public(amounts: list[int]) -> None:
    state = new_game(2)
    left = 16
    for amount in amounts:
        play(state, f"* coins:{amount}")
        if state.to_act() == [0, 1]:
            play(state, *(f"{seat} {legal(state, seat)[0]}" for seat in (0, 1)))
        left -= amount
        assert state.view(CHANCE).public.left == left
        assert {len(behind(state, seat)) for seat in (0, 1)} == {left}
        fill_bag(state, "kk")
        play(state, "0 role:4", "1 role:0", "* bone:k", "1 bank")
        state.public.front[0] = 0
    assert (state.public.outcome is not None) is (left == 0)


@rule("DB-R6", "DB-13.15")
def test_the_expert_does_not_change_the_size_of_a_stock() -> None:
    state = before_roles(2)
    state.public.chest = heap_of("y")
    play(state, "0 role:7", "0 swap:k:y")
    assert len(behind(state, 0)) == state.public.left == 14


@rule("DB-4.7", "DB-4.8", "DB-R8", "DB-R53")
@pytest.mark.parametrize(("stock", "coins"), [("wk", 3), ("wk", 4), ("gyk", 4), ("k", 2)])
def test_when_the_coins_ask_for_too_much_everybody_delivers_the_rest(stock: str, coins: int) -> None:
    state = new_game(3)
    hide_behind(state, stock)
    send_away(state, 1)
    fill_bag(state, "")
    play(state, f"* coins:{coins}")
    assert bag(state) == "".join(letter * 2 for letter in stock)
    assert [behind(state, seat) for seat in alive(state)] == ["", ""]
    assert behind(state, 1) == stock
    assert state.view(CHANCE).public.left == 0
    assert state.public.amount == len(stock)
    assert state.to_act() == [0]


@rule("DB-4.7", "DB-R8")
def test_one_bone_more_than_the_amount_leaves_the_choice() -> None:
    state = new_game(2)
    hide_behind(state, "ggk")
    play(state, "* coins:2")
    assert legal(state, 1) == ["loot:gg", "loot:gk"]


@rule("DB-R7", "DB-R8", "DB-12.2")
def test_an_amount_equal_to_the_rest_makes_the_turn_the_last_too() -> None:
    state = new_game(2)
    hide_behind(state, "gwr")
    fill_bag(state, "")
    play(state, "* coins:3")
    assert bag(state) == "ggwwrr"
    play(state, "0 role:4", "1 role:0", *["* bone:r", "* bone:r", "* bone:w", "* bone:w", "0 bank"])
    assert state.public.outcome is not None
    assert state.public.outcome.clause == "DB-12.2"


@rule("DB-4.6")
def test_delivering_shows_nobody_the_bag() -> None:
    state = play(new_game(3), "* coins:2", "0 loot:ww", "1 loot:kk", "2 loot:ry")
    assert [seen(state, seat) for seat in range(3)] == [[], [], []]
    other = play(new_game(3), "* coins:2", "0 loot:ww", "1 loot:ry", "2 loot:rr")
    assert state.view(0).key() == other.view(0).key()


@rule("DB-4.5", "DB-11.4")
def test_everybody_remembers_the_own_deliveries_only() -> None:
    state = play(new_game(2), "* coins:2", "0 loot:wy", "1 loot:kk")
    assert [deliveries(own) for own in state.private] == [["wy"], ["kk"]]
    assert [own.sealed for own in state.private] == [0, 0]


def test_a_past_of_any_length_is_forgotten_in_peace() -> None:
    for _ in range(20):
        delivered: Delivered | None = None
        looted: Looted | None = None
        for heap in range(400):
            delivered, looted = Delivered(delivered, heap), Looted(looted, 2, heap, 0, 0)
        assert delivered is not None
        assert looted is not None
        assert (delivered.heap, looted.drawn) == (399, 399)
        del delivered, looted
    assert len([Delivered(None, heap) for heap in range(1000)]) == 1000
