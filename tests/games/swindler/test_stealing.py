"""Step 2: drawing from a bag, stopping in time, and the skull."""

import pytest
from rule import rule
from swindler_positions import (
    coins,
    fresh,
    in_bag,
    legal,
    loot,
    orders,
    outcomes,
    play,
    points,
    refused,
    sold,
    step,
    theft,
    told,
    turn,
)


@rule("SW-5.1", "SW-1.1")
def test_every_tile_and_skull_of_a_bag_is_as_likely() -> None:
    state = play(turn(2), "0 done", "0 bag:black")
    assert outcomes(state) == {
        "tile:Kr": 1,
        "tile:Kn": 1,
        "tile:Kw": 1,
        "tile:Kj": 3,
        "tile:Kd": 2,
        "tile:skull": 2,
    }


@rule("SW-5.1", "SW-3.2")
def test_a_bag_holds_what_lies_nowhere_else() -> None:
    state = turn(2, loot=("Rr Rk", "Rr"), dealers="D05 D02 D03", sold={"1.3": "Rk"})
    play(state, "0 done", "0 bag:red")
    assert outcomes(state) == {"tile:Rr": 1, "tile:Rn": 1, "tile:Rc": 1, "tile:skull": 1}


@rule("SW-5.1")
def test_a_tile_drawn_is_not_in_the_bag_any_more() -> None:
    state = play(turn(2), "0 done", "0 bag:blue", "* tile:Bw", "0 draw")
    assert outcomes(state) == {"tile:Bn": 3, "tile:Bk": 2, "tile:Bc": 1, "tile:skull": 1}


@rule("SW-5.2", "SW-R6")
def test_a_drawn_tile_lies_before_the_player_apart_from_older_loot() -> None:
    state = play(turn(2, loot=("Rr Gw",)), "0 done", "0 bag:red", "* tile:Rn")
    assert loot(state) == "Rr Rn Gw"
    assert fresh(state) == "Rn"
    assert in_bag(state, "red") == "Rr Rr Rk Rk Rc"


@rule("SW-R6")
def test_fresh_tiles_join_the_others_when_the_theft_is_over() -> None:
    state = play(turn(2), *theft("red", "Rn", "Rr"))
    assert (fresh(state), loot(state)) == ("", "Rr Rn")


@rule("SW-5.3", "SW-5.12")
def test_after_each_loot_tile_the_player_draws_from_the_same_bag_or_stops() -> None:
    state = play(turn(2), "0 done", "0 bag:red", "* tile:Rn")
    for tile in ("Rr", "Rk", "Rc"):
        assert legal(state) == ["draw", "stop"]
        assert refused(state, "0 bag:blue") == ("draw-or-stop", "SW-5.3")
        play(state, "0 draw")
        assert all(text == "tile:skull" or text.startswith("tile:R") for text in outcomes(state))
        play(state, f"* tile:{tile}")


@rule("SW-5.4")
def test_there_is_no_stopping_before_the_first_tile() -> None:
    state = play(turn(2), "0 done")
    assert refused(state, "0 stop") == ("name-a-bag", "SW-2.6")
    assert play(state, "0 bag:red").to_act() == [-1]


@rule("SW-5.5")
def test_who_stops_keeps_all_tiles_drawn() -> None:
    state = play(turn(2, loot=("Gw",)), *theft("red", "Rn", "Rr", "Rc"))
    assert loot(state) == "Rr Rn Rc Gw"
    assert step(state) == "Actions"


@rule("SW-5.6", "SW-5.7", "SW-5.9", "SW-3.3")
def test_a_skull_takes_all_own_tiles_of_its_colour_and_no_others() -> None:
    state = play(turn(2, loot=("Rr Gk Kj Nw",)), *theft("red", "Rn", "Rc", "skull"))
    assert loot(state) == "Gk Kj Nw"
    assert in_bag(state, "red") == "Rr Rr Rr Rn Rk Rk Rc"
    play(state, "0 done", "0 end", "1 done", "1 bag:red")
    assert outcomes(state)["tile:skull"] == 1


@rule("SW-5.8")
def test_a_skull_touches_neither_other_players_nor_dealers() -> None:
    state = turn(3, loot=("Rr", "Rk Rn", "Rr"), dealers="D01 D02 D03", sold={"1.1": "Rr"})
    play(state, *theft("red", "Rc", "skull"))
    assert [loot(state, seat) for seat in range(3)] == ["", "Rn Rk", "Rr"]
    assert sold(state) == {"1.1": "Rr"}


@rule("SW-5.10", "SW-5.11")
def test_a_skull_ends_the_theft_and_the_turn_goes_on_with_step_3() -> None:
    state = turn(2, orders="A3 A2 A1 A4", markers={1: 0}, loot=("Gr Bn",))
    play(state, *theft("red", "Rc", "skull"))
    assert step(state) == "Actions"
    assert refused(state, "0 draw") == ("act-or-be-done", "SW-2.3")
    assert refused(state, "0 bag:blue") == ("act-or-be-done", "SW-2.3")
    play(state, "0 fulfil:1", "0 done", "* order:B02")
    assert legal(state) == ["hire", "end"]


@rule("SW-5.13")
def test_a_skull_as_the_very_first_tile_brings_a_coin() -> None:
    state = play(turn(2), *theft("red", "skull"))
    assert (coins(state), state.public.supply) == (2, 3)


@rule("SW-5.13")
def test_a_later_skull_brings_no_coin() -> None:
    state = play(turn(2), *theft("red", "Rr", "skull"))
    assert (coins(state), state.public.supply) == (1, 4)
    assert not state.public.skull


@rule("SW-R1", "SW-R2", "SW-3.3")
def test_a_bag_with_only_skulls_may_be_chosen_and_the_first_draw_is_a_sure_skull() -> None:
    state = turn(2, loot=("Kr Kn Kw Kj", "Kj Kj Kd Kd"))
    play(state, "0 done", "0 bag:black")
    assert outcomes(state) == {"tile:skull": 2}
    play(state, "* tile:skull")
    assert (loot(state), loot(state, 1), coins(state)) == ("", "Kj Kj Kd Kd", 2)


@rule("SW-R3")
def test_older_tiles_are_lost_with_a_first_skull_too() -> None:
    state = play(turn(2, loot=("Rr Rk Gc",)), *theft("red", "skull"))
    assert loot(state) == "Gc"


@rule("SW-3.3", "SW-5.6")
def test_a_skull_is_never_kept() -> None:
    state = play(turn(2), *theft("black", "Kr", "skull"))
    assert loot(state) == ""
    play(state, "0 done", "0 end", "1 done", "1 bag:black")
    assert outcomes(state)["tile:skull"] == 2


@rule("SW-5.6")
def test_everybody_is_told_what_is_drawn_and_what_is_lost() -> None:
    events = told(turn(2, loot=("Rr",)), 1, *theft("red", "Rn", "skull"))
    assert ("drew", (0, 1, -1)) in events
    assert ("drew-skull", (0, 0, -1)) in events
    assert [what for what, _ in events][-2:] == ["drew-skull", "caught"]


@rule("SW-R7", "SW-6.7", "SW-5.11")
def test_a_draw_order_is_met_even_if_the_tiles_are_lost() -> None:
    state = turn(2, orders="A1 A2 B21 A4", markers={1: 0, 2: 0, 3: 0})
    play(state, *theft("red", "Rk", "Rk", "Rc", "skull"))
    assert legal(state, 0, "fulfil") == ["fulfil:1", "fulfil:2", "fulfil:3"]
    play(state, "0 fulfil:1", "0 fulfil:2", "0 fulfil:3")
    assert points(state) == 3 + 3 + 5 + 6
    assert orders(state) == "- - - A4"


@rule("SW-6.7")
def test_a_draw_order_is_not_met_by_older_loot() -> None:
    state = turn(2, orders="A1 B21 A3 A4", markers={1: 0, 2: 0}, loot=("Rc Bk Bk",))
    play(state, *theft("green", "Gw"))
    assert legal(state, 0, "fulfil") == []


@rule("SW-R9")
@pytest.mark.parametrize(
    ("bag", "tiles", "met"),
    [
        ("red", ("Rr", "Rr"), True),
        ("red", ("Rn", "Rr", "Rr"), True),
        ("red", ("Rr", "Rn", "Rr"), False),
        ("red", ("Rr", "Rn"), False),
        ("black", ("Kj", "Kj"), True),
        ("black", ("Kd", "Kj", "Kd"), False),
    ],
)
def test_identical_in_a_row_means_the_same_tile_right_after_another(
    bag: str, tiles: tuple[str, ...], met: bool
) -> None:
    state = play(turn(2, orders="A2 A1 A3 A4", markers={1: 0}), *theft(bag, *tiles))
    assert ("fulfil:1" in legal(state)) == met


@rule("SW-R9")
def test_the_same_item_of_another_bag_is_not_identical() -> None:
    state = turn(2, orders="A2 A1 A3 A4", markers={1: 0}, known=("sidekick",))
    play(state, "0 done", "0 bag:red", "* tile:Rr", "0 sidekick:green", "* tile:Gr", "0 stop")
    assert "fulfil:1" not in legal(state)


@rule("SW-R5")
def test_tiles_that_were_not_stolen_are_lost_like_stolen_ones() -> None:
    state = turn(3, loot=("Gw", "Rr Rr Rk"), known=("beggar",))
    play(state, "0 beggar", "1 give:Rk")
    assert loot(state) == "Rk Gw"
    play(state, *theft("red", "Rn", "skull"))
    assert loot(state) == "Gw"


@rule("SW-3.4", "SW-3.1")
def test_discarded_tiles_go_to_the_bag_of_their_colour_and_neutral_ones_to_the_supply() -> None:
    state = turn(2, orders="A3 A2 A1 A4", markers={1: 0}, loot=("Yr Nn",))
    play(state, *theft("red", "skull"), "0 fulfil:1")
    assert in_bag(state, "yellow") == "Yr Yn Yw Yk Yk Yc Yc"
    assert in_bag(state, "neutral") == "Nr Nr Nn Nn Nw Nw"
    assert loot(state) == ""


@rule("SW-3.2")
def test_everybody_sees_all_loot_and_what_is_left_in_the_bags() -> None:
    state = turn(3, loot=("Rr", "Bn Nw", "Kj"))
    for seat in (-1, 0, 1, 2):
        public = state.view(seat).public
        assert public.loot == state.public.loot
        assert public.home == state.public.home


@rule("SW-3.6")
def test_coin_tiles_are_loot_tiles_and_coins_are_not() -> None:
    state = turn(2, orders="B17 A2 A3 A4", markers={1: 0}, loot=("Rc Bc Gc Yc Yc Kd",), coins=(3,))
    play(state, *theft("green", "skull"))
    assert "fulfil:1" not in legal(state)
    state = turn(2, orders="B17 A2 A3 A4", markers={1: 0}, loot=("Rc Bc Gc Yc Yc Kd",))
    play(state, *theft("black", "Kd"))
    assert "fulfil:1" in legal(state)
