"""The worked examples of the specification, complete."""

import pytest
from rule import rule
from swindler_positions import (
    GAME,
    at_actions,
    at_hiring,
    coins,
    discards,
    hand,
    in_bag,
    is_jailed,
    legal,
    let_chance_play,
    loot,
    new_game,
    orders,
    outcomes,
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

from fagin.games.swindler.pieces import ORDER_IDS
from fagin.games.swindler.state import BIT


@rule("SW-4.8", "SW-4.4")
def test_example_1_the_floor() -> None:
    state = play(turn(2, markers={1: 1}, points=(3, 1)), "0 reserve:1")
    assert (points(state, 1), state.public.markers[0]) == (0, 0)


@rule("SW-1.4", "SW-1.5")
@pytest.mark.parametrize(
    ("players", "deck", "starters", "boxed"), [(2, 36, 4, 4), (3, 38, 6, 2), (4, 40, 8, 0)]
)
def test_example_2_the_order_deck(players: int, deck: int, starters: int, boxed: int) -> None:
    public = new_game(players).public
    assert (public.starters_left, public.starters_left + int(public.order_deck).bit_count()) == (
        starters,
        deck,
    )
    assert 8 - public.starters_left == boxed


@rule("SW-6.13", "SW-11.1")
@pytest.mark.parametrize(("players", "master", "end"), [(2, 5, 9), (3, 4, 8), (4, 3, 6)])
def test_example_3_the_thresholds(players: int, master: int, end: int) -> None:
    setting = GAME.new(players).public.setting
    assert (setting.master_at, setting.end_at) == (master, end)


@rule("SW-9.3")
def test_example_4_change() -> None:
    state = at_hiring(turn(2, coins=(0, 4), loot=("Kd",)))
    assert state.public.supply == 2
    play(state, "0 hire", "* accomplice:forger")
    assert (in_bag(state, "black"), state.public.supply) == ("Kr Kn Kw Kj Kj Kj Kd Kd", 1)
    assert (coins(state), hand(state)) == (1, "forger")


@rule("SW-10.8", "SW-10.9", "SW-10.10")
def test_example_5_the_forger() -> None:
    assert legal(reserved("B05", "Bk Bk"), 0, "fulfil") == []
    state = reserved("B05", "Bk Bk", hands=("forger sidekick",))
    play(state, "0 fulfil:1", "0 forge:Bk", "0 with:Bk")
    assert (points(state), loot(state), in_bag(state, "blue")) == (9, "", "Bn Bn Bn Bw Bk Bk Bc")


@rule("SW-5.13", "SW-R3", "SW-5.9")
def test_example_6_the_first_skull() -> None:
    state = play(turn(2, loot=("Rr Rk Gc",)), *theft("red", "skull"))
    assert (loot(state), coins(state), in_bag(state, "red")) == ("Gc", 2, "Rr Rr Rr Rn Rk Rk Rc")
    assert step(state) == "Actions"


@rule("SW-5.6", "SW-5.7", "SW-5.9", "SW-5.13")
def test_example_7_a_later_skull() -> None:
    state = play(turn(2, loot=("Gw Rr",)), *theft("green", "Gk", "skull"))
    assert (loot(state), coins(state), in_bag(state, "green")) == ("Rr", 1, "Gr Gw Gw Gw Gk Gk Gc")


@rule("SW-7.4", "SW-7.5")
def test_example_8_two_raids_in_one_refill() -> None:
    state = reserved("A3", "Rr Bn", orders="A3 A1 A2 A4", posters=(0, 2), loot=("Rr Bn", "Gw Gk Gc Yr Yn Yk"))
    play(state, "0 fulfil:1", "0 done", "* order:B29", "* order:B28", "* order:B02")
    assert is_jailed(state, 1)
    assert loot(state, 1) == "Gw Gk Gc Yr Yn Yk"
    assert orders(state) == "B02 A1 A2 A4"
    deck = state.public.order_deck
    assert [bool(deck & BIT[ORDER_IDS.index(card)]) for card in ("B29", "B28", "B02")] == [False, True, False]


@rule("SW-8.4", "SW-8.5", "SW-8.6", "SW-8.7")
def test_example_9_jail() -> None:
    state = reserved("A3", "Rr Bn", orders="A3 A1 A2 A4", posters=(0, 3))
    play(state, "0 fulfil:1", "0 done", "* order:B30", "* order:B02")
    assert (state.public.posters[1], is_jailed(state, 1)) == (2, True)
    assert [what for what, _ in told(state, 0, "0 end")] == ["move", "released", "round", "turn"]
    assert (state.to_act(), is_jailed(state, 1)) == ([0], False)


@rule("SW-R42", "SW-R44", "SW-10.2")
def test_example_10_the_chain_of_assassins() -> None:
    state = turn(3, known=("sidekick assassin", "assassin", "assassin"))
    play(state, "0 done", "0 bag:red", "* tile:Rr", "0 sidekick:blue", "1 assassin", "2 pass")
    play(state, "0 assassin", "2 pass", "2 assassin")
    assert discards(state) == "assassin assassin assassin sidekick"
    assert legal(state) == ["stop"]


@rule("SW-R47", "SW-10.20", "SW-10.13")
def test_example_11_bet_and_angel() -> None:
    state = turn(3, known=("", "know_it_all", "guardian_angel"))
    passing(state, "0 done", "0 bag:red", "1 bet:clean", "* tile:Rr", "0 draw", "* tile:skull", "2 angel")
    assert loot(state, 2) == "Rr"
    passing(state, "0 stop")
    assert (points(state, 1), hand(state, 1)) == (4, "know_it_all")


@rule("SW-R47", "SW-R52", "SW-10.23")
def test_example_12_bet_and_sidekick() -> None:
    state = turn(3, known=("sidekick", "know_it_all", "backstabber"))
    passing(state, "0 done", "0 bag:red", "1 bet:skull", "* tile:Rr", "0 sidekick:blue", "* tile:skull")
    assert (loot(state), points(state, 1), step(state)) == ("Rr", 4, "Actions")
    assert hand(state, 2) == "backstabber"


@rule("SW-R53", "SW-R54", "SW-10.4", "SW-10.11")
def test_example_13_backstabber_then_gold_digger() -> None:
    state = turn(3, known=("", "gold_digger", "backstabber"))
    passing(state, *theft("red", "Rr", "Rn"), "2 backstab", "1 pass", "* tile:Rk")
    play(state, "1 golddig", "1 part:2", "1 part:2")
    play(state, "0 keep:2")
    assert (loot(state), loot(state, 1)) == ("Rn Rk", "Rr")


@rule("SW-10.17", "SW-R56")
def test_example_14_the_hustler_does_not_undo() -> None:
    state = turn(3, loot=("Yc Gk", "Kj Gw", "Bn"), known=("hustler",))
    play(state, "0 hustle:1", "0 give:Yc", "0 take:Kj", *theft("red", "skull"), "0 done", "0 end")
    straight_back = play(state.copy(), "1 hustle:0", "1 give:Yc")
    assert (loot(straight_back), loot(straight_back, 1)) == ("Yc Kj", "Gw Gk")
    another = play(state.copy(), "1 hustle:0", "1 give:Gw")
    assert legal(another, 1) == ["take:Gk", "take:Kj"]
    third = play(state.copy(), "1 hustle:2", "1 give:Yc")
    assert loot(third, 2) == "Yc"


@rule("SW-6.14", "SW-6.16", "SW-6.17", "SW-6.18", "SW-12.4")
def test_example_15_a_dealer() -> None:
    for thief, extra in (("", 0), ("haggler", 1)):
        position = turn(
            2, dealers="D11 D01 D02", sold={"1.1": "Rr", "1.2": "Bn"}, loot=("Gw Rr",), thieves=(thief,)
        )
        state = play(at_actions(position), "0 sell:1.3")
        assert points(state) == 3 + 2 + 2 + extra
        assert refused(state, "0 sell:1.1") == ("no-dealer-there", "SW-6.18")
        assert in_bag(state, "green") == "Gr Gw Gw Gw Gk Gk Gc"
        play(state, "0 done")
        assert step(state) == "TurnUpDealer"


@rule("SW-R16", "SW-6.4")
def test_example_16_own_then_sell() -> None:
    state = play(reserved("B13", "Kr Kj Gw Gk", dealers="D11 D01 D02"), "0 fulfil:1")
    assert points(state) == 9
    play(state, "0 sell:1.3")
    assert (points(state), loot(state)) == (11, "Gk Kr Kj")


@rule("SW-R17")
def test_example_17_a_set_with_jokers() -> None:
    state = play(reserved("B09", "Rk Kj Kj"), "0 fulfil:1")
    while step(state) == "Fill":
        play(state, f"0 {legal(state)[0]}")
    assert (points(state), loot(state)) == (12, "")


@rule("SW-11.2", "SW-11.3", "SW-11.4", "SW-R60")
def test_example_18_the_end() -> None:
    state = turn(
        4, orders="A3 A1 A2 A4", markers={1: 1, 2: 1}, loot=("", "Rr Bn Kd"), progress=(0, 5), coins=(1, 2)
    )
    state.public.points[1] = 3
    play(state, *theft("green", "skull"), "0 done", "0 end", *theft("green", "skull", seat=1), "1 fulfil:1")
    assert state.public.final
    assert points(state, 1) == 8
    assert coins(state, 1) == 2
    play(state, "1 done", "* order:B02", "1 end")
    for seat in (2, 3):
        assert state.to_act() == [seat]
        play(state, *theft("red", "skull", seat=seat), f"{seat} done", f"{seat} end")
    assert state.public.outcome is not None
    assert state.public.outcome.scores[1] == 8 + 2 + 2 - 2


@rule("SW-1.7", "SW-1.8")
def test_the_set_up_of_two_players_shows_four_starters_and_three_dealers() -> None:
    state = let_chance_play(new_game(2))
    assert orders(state) == "A1 A2 A3 A4"
    play(state, *theft("red", "Rc"), "0 done", "0 end")
    assert state.to_act() == [1]
    assert "tile:Rc" not in outcomes(play(state, "1 done", "1 bag:red"))
