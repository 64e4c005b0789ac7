"""Accomplices during a theft: Copycat, Guardian Angel and Sidekick."""

from rule import rule
from swindler_positions import (
    coins,
    discards,
    fresh,
    hand,
    in_bag,
    legal,
    loot,
    outcomes,
    passing,
    play,
    points,
    refused,
    step,
    turn,
)

from fagin.kernel import NOTHING

RED = ("0 done", "0 bag:red")


# ---------------------------------------------------------------- the Copycat


@rule("SW-10.6", "SW-9.8")
def test_a_copycat_draws_a_tile_from_the_same_bag_and_keeps_it() -> None:
    state = play(turn(3, known=("", "", "copycat")), *RED, "* tile:Rr", "2 copycat")
    assert "tile:Rn" in outcomes(state)
    assert outcomes(state)["tile:Rr"] == 2
    play(state, "* tile:Rn")
    assert (loot(state), loot(state, 2), fresh(state)) == ("Rr", "Rn", "Rr")
    assert (discards(state), hand(state, 2)) == ("copycat", "")
    assert legal(state) == ["draw", "stop"]


@rule("SW-10.7", "SW-3.3")
def test_a_skull_does_nothing_to_a_copycat_nor_to_the_thief() -> None:
    state = turn(2, loot=("Rk", "Rr Rn"), known=("", "copycat"))
    play(state, *RED, "* tile:Rr", "1 copycat", "* tile:skull")
    assert (loot(state), loot(state, 1)) == ("Rr Rk", "Rr Rn")
    assert (coins(state), coins(state, 1), discards(state)) == (1, 1, "copycat")
    assert legal(state) == ["draw", "stop"]
    play(state, "0 draw")
    assert outcomes(state)["tile:skull"] == 1


@rule("SW-10.6", "SW-R48")
def test_a_copycat_cannot_be_played_before_the_first_tile_nor_after_a_skull_or_a_stop() -> None:
    state = play(turn(2, known=("", "copycat")), *RED)
    assert step(state) == "Draw"
    play(state, "* tile:Rr", "1 pass", "0 draw", "* tile:skull")
    assert step(state) == "Actions"
    state = play(turn(2, known=("", "copycat")), *RED, "* tile:Rr", "1 pass", "0 stop")
    assert step(state) == "Actions"


@rule("SW-R48")
def test_a_copycat_may_be_played_after_every_loot_tile() -> None:
    state = play(turn(2, known=("", "copycat")), *RED)
    for tile in ("Rr", "Rr", "Rn"):
        play(state, f"* tile:{tile}")
        assert legal(state, 1) == ["pass", "copycat"]
        play(state, "1 pass", "0 draw")


@rule("SW-R48")
def test_a_copycat_cannot_be_played_on_a_forced_draw() -> None:
    state = turn(3, known=("", "backstabber", "copycat"))
    passing(state, *RED, "* tile:Rr", "0 stop", "1 backstab", "2 pass", "* tile:Rn")
    assert step(state) == "Actions"
    assert hand(state, 2) == "copycat"


@rule("SW-10.6", "SW-5.12")
def test_after_a_sidekick_the_copycat_draws_from_the_new_bag() -> None:
    state = turn(2, known=("sidekick", "copycat"))
    passing(state, *RED, "* tile:Rr", "0 sidekick:blue", "* tile:Bn", "1 copycat")
    assert "tile:Bn" in outcomes(state)
    assert "tile:Rr" not in outcomes(state)


@rule("SW-R48", "SW-9.6")
def test_two_copycats_at_once_are_carried_out_in_player_order() -> None:
    state = turn(3, known=("", "copycat", "copycat"))
    play(state, *RED, "* tile:Rr", "2 copycat", "1 copycat")
    play(state, "* tile:Rn")
    assert (loot(state, 1), hand(state, 1)) == ("Rn", "")
    assert (loot(state, 2), hand(state, 2)) == ("", "copycat")
    assert state.to_act() == [2]
    play(state, "2 copycat", "* tile:Rk")
    assert (loot(state, 2), discards(state)) == ("Rk", "copycat copycat")
    assert legal(state) == ["draw", "stop"]


@rule("SW-R48")
def test_one_player_may_play_two_copycats_on_one_tile() -> None:
    state = play(turn(2, known=("", "copycat copycat")), *RED, "* tile:Rr")
    play(state, "1 copycat", "* tile:Rn", "1 copycat", "* tile:Rk")
    assert (loot(state, 1), discards(state)) == ("Rn Rk", "copycat copycat")


@rule("SW-R8", "SW-R9")
def test_a_copied_tile_counts_for_nobodys_draw_order_and_breaks_no_row() -> None:
    state = turn(2, orders="A1 A2 A3 A4", markers={1: 0, 2: 0}, known=("", "copycat"))
    passing(state, *RED, "* tile:Rr", "1 copycat", "* tile:Rc", "0 draw", "* tile:Rr", "0 stop")
    assert legal(state, 0, "fulfil") == ["fulfil:2"]
    state = turn(2, orders="B20 A2 A3 A4", markers={1: 0}, known=("", "copycat"))
    passing(state, *RED, "* tile:Rr", "1 copycat", "* tile:Rc")
    for tile in ("Rr", "Rn", "Rk"):
        passing(state, "0 draw", f"* tile:{tile}")
    passing(state, "0 stop")
    assert legal(state, 0, "fulfil") == []


@rule("SW-R5")
def test_a_copied_tile_is_lost_to_a_later_skull() -> None:
    state = turn(2, known=("", "copycat"))
    passing(state, *RED, "* tile:Rr", "1 copycat", "* tile:Rn", "0 stop", "0 done", "0 end")
    play(state, "1 done", "1 bag:red", "* tile:skull")
    assert loot(state, 1) == ""


# ---------------------------------------------------------------- the Guardian Angel


@rule("SW-10.12", "SW-10.13")
def test_an_angel_annuls_the_skull_and_takes_a_stolen_tile() -> None:
    state = turn(3, loot=("Rk",), known=("", "", "guardian_angel"))
    play(state, *RED, "* tile:Rr", "0 draw", "* tile:Rn", "0 draw", "* tile:skull")
    assert loot(state) == "Rr Rn Rk"
    play(state, "2 angel")
    assert legal(state, 2) == ["take:Rr", "take:Rn"]
    play(state, "2 take:Rn")
    assert (loot(state), loot(state, 2), fresh(state)) == ("Rr Rk", "Rn", "Rr")
    assert legal(state) == ["draw", "stop"]
    assert (coins(state), discards(state)) == (1, "guardian_angel")


@rule("SW-10.12")
def test_older_loot_cannot_be_taken_by_the_angel() -> None:
    state = turn(2, loot=("Rk Gw",), known=("", "guardian_angel"))
    play(state, *RED, "* tile:Rr", "0 draw", "* tile:Rn", "0 draw", "* tile:skull", "1 angel")
    assert refused(state, "1 take:Rk") == ("not-stolen-this-turn", "SW-10.12")


@rule("SW-10.12")
def test_the_saved_player_may_go_on_or_stop() -> None:
    for lines, kept in ((("0 stop",), "Rr"), (("0 draw", "* tile:Rk", "0 stop"), "Rr Rk")):
        state = turn(2, known=("", "guardian_angel"))
        play(
            state, *RED, "* tile:Rr", "0 draw", "* tile:Rn", "0 draw", "* tile:skull", "1 angel", "1 take:Rn"
        )
        play(state, *lines)
        assert (loot(state), step(state)) == (kept, "Actions")


@rule("SW-10.13")
def test_without_a_skull_the_angel_cannot_be_played() -> None:
    state = play(turn(2, known=("", "guardian_angel")), *RED, "* tile:Rr")
    assert step(state) == "Steal"
    assert step(play(state, "0 stop")) == "Actions"


@rule("SW-10.13", "SW-3.3")
def test_the_annulled_skull_is_back_in_its_bag() -> None:
    state = play(
        turn(2, known=("", "guardian_angel")),
        *RED,
        "* tile:Rr",
        "0 draw",
        "* tile:skull",
        "1 angel",
        "0 draw",
    )
    assert outcomes(state)["tile:skull"] == 1


@rule("SW-R49", "SW-R4")
def test_an_angel_on_the_first_skull_finds_no_tile_and_no_coin_is_paid() -> None:
    state = play(turn(2, loot=("Rk",), known=("", "guardian_angel")), *RED, "* tile:skull", "1 angel")
    assert (coins(state), loot(state), loot(state, 1)) == (1, "Rk", "")
    assert legal(state) == ["draw", "stop"]


@rule("SW-R4")
def test_after_an_annulled_skull_the_next_tile_is_still_the_first() -> None:
    state = turn(2, known=("", "guardian_angel"))
    play(state, *RED, "* tile:skull", "1 angel", "0 draw", "* tile:skull")
    assert coins(state) == 2


@rule("SW-R49", "SW-R52", "SW-5.4")
def test_who_is_saved_from_the_first_skull_may_stop_with_nothing() -> None:
    state = turn(3, known=("", "guardian_angel", "backstabber"))
    passing(state, *RED, "* tile:skull", "1 angel", "0 stop")
    assert step(state) == "Actions"
    assert hand(state, 2) == "backstabber"


@rule("SW-R49", "SW-10.4")
def test_an_angel_on_a_forced_skull_leaves_the_backstabber_without_a_coin() -> None:
    state = turn(3, known=("", "backstabber", "guardian_angel"))
    passing(state, *RED, "* tile:Rr", "0 stop", "1 backstab", "* tile:skull", "2 angel")
    assert (loot(state), loot(state, 2), coins(state, 1)) == ("", "Rr", 1)
    assert legal(state) == ["draw", "stop"]


@rule("SW-R49", "SW-10.4")
def test_after_a_saved_forced_draw_a_later_skull_is_not_the_backstabbers() -> None:
    state = turn(3, known=("", "backstabber", "guardian_angel"))
    passing(
        state, *RED, "* tile:Rr", "0 draw", "* tile:Rk", "0 stop", "1 backstab", "* tile:skull", "2 angel"
    )
    passing(state, "2 take:Rr", "0 draw", "* tile:skull")
    assert (loot(state), coins(state, 1), coins(state)) == ("", 1, 1)


@rule("SW-R49", "SW-R51")
def test_an_angel_on_a_harmless_skull_leaves_the_protection() -> None:
    state = turn(2, known=("sidekick", "guardian_angel"), loot=("Bn",))
    play(state, *RED, "* tile:Rr", "0 sidekick:blue", "* tile:skull", "1 angel")
    assert (loot(state), loot(state, 1)) == ("Bn", "Rr")
    assert legal(state) == ["draw", "stop"]
    play(state, "0 draw", "* tile:skull")
    assert loot(state) == "Bn"


@rule("SW-R49")
def test_an_angel_cannot_be_played_on_the_skull_of_a_copycat() -> None:
    state = turn(3, known=("", "copycat", "guardian_angel"))
    passing(state, *RED, "* tile:Rr", "1 copycat", "* tile:skull")
    assert step(state) == "Steal"


@rule("SW-R50")
def test_of_two_angels_the_first_in_player_order_works_and_the_other_stays_in_hand() -> None:
    state = turn(3, known=("", "guardian_angel", "guardian_angel"))
    play(state, *RED, "* tile:Rr", "0 draw", "* tile:skull", "2 angel", "1 angel")
    assert (loot(state, 1), hand(state, 1)) == ("Rr", "")
    assert (loot(state, 2), hand(state, 2)) == ("", "guardian_angel")
    assert (step(state), state.private[2].answer) == ("Steal", NOTHING)


@rule("SW-R9", "SW-R4")
def test_an_annulled_skull_breaks_no_row() -> None:
    state = turn(2, orders="A2 A1 A3 A4", markers={1: 0}, known=("", "guardian_angel"))
    play(state, *RED, "* tile:Rr", "0 draw", "* tile:skull", "1 angel", "0 draw", "* tile:Rr", "0 stop")
    assert legal(state, 0, "fulfil") == ["fulfil:1"]


@rule("SW-R8")
def test_a_tile_taken_away_still_counts_for_draw_orders() -> None:
    state = turn(2, orders="A1 A2 A3 A4", markers={1: 0}, known=("", "guardian_angel"))
    play(state, *RED, "* tile:Rc", "0 draw", "* tile:skull", "1 angel", "0 stop")
    assert loot(state, 1) == "Rc"
    assert points(play(state, "0 fulfil:1")) == 6


@rule("SW-R70")
def test_the_angel_takes_from_the_fresh_tiles_even_if_older_ones_are_alike() -> None:
    state = turn(2, loot=("Rr",), known=("", "guardian_angel"))
    play(state, *RED, "* tile:Rr", "0 draw", "* tile:skull", "1 angel")
    assert (loot(state), fresh(state), loot(state, 1)) == ("Rr", "", "Rr")


# ---------------------------------------------------------------- the Sidekick


@rule("SW-10.22", "SW-5.12")
def test_a_sidekick_changes_the_bag_and_the_theft_goes_on() -> None:
    state = play(turn(2, known=("sidekick",)), *RED, "* tile:Rr", "0 sidekick:green")
    assert set(outcomes(state)) == {"tile:Gr", "tile:Gw", "tile:Gk", "tile:Gc", "tile:skull"}
    play(state, "* tile:Gw", "0 draw", "* tile:Gk", "0 stop")
    assert (loot(state), discards(state)) == ("Rr Gw Gk", "sidekick")


@rule("SW-R51")
def test_the_new_bag_must_be_another_one() -> None:
    state = play(turn(2, known=("sidekick",)), *RED, "* tile:Rr")
    assert legal(state) == [
        "draw",
        "stop",
        "sidekick:blue",
        "sidekick:green",
        "sidekick:yellow",
        "sidekick:black",
    ]
    assert refused(state, "0 sidekick:red") == ("same-bag", "SW-R51")


@rule("SW-R51")
def test_a_draw_from_the_new_bag_is_compulsory() -> None:
    state = play(turn(2, known=("sidekick",)), *RED, "* tile:Rr", "0 sidekick:blue")
    assert state.to_act() == [-1]


@rule("SW-10.23", "SW-R4")
def test_a_skull_as_the_first_tile_of_the_new_bag_costs_nothing_and_pays_nothing() -> None:
    state = turn(2, loot=("Bn Bk",), known=("sidekick",))
    play(state, *RED, "* tile:Rr", "0 sidekick:blue", "* tile:skull")
    assert (loot(state), coins(state), step(state)) == ("Rr Bn Bk", 1, "Actions")


@rule("SW-R51")
def test_a_later_skull_costs_the_tiles_of_the_new_bag_only() -> None:
    state = turn(2, loot=("Bk Rk",), known=("sidekick",))
    play(state, *RED, "* tile:Rr", "0 sidekick:blue", "* tile:Bn", "0 draw", "* tile:skull")
    assert loot(state) == "Rr Rk"
    assert in_bag(state, "blue") == "Bn Bn Bn Bw Bk Bk Bc"


@rule("SW-R51")
def test_several_sidekicks_may_follow_each_other() -> None:
    state = turn(2, known=("sidekick sidekick",))
    play(state, *RED, "* tile:Rr", "0 sidekick:blue", "* tile:Bn", "0 sidekick:red", "* tile:Rk", "0 stop")
    assert (loot(state), discards(state)) == ("Rr Rk Bn", "sidekick sidekick")


@rule("SW-R51")
def test_a_sidekick_needs_a_tile_from_the_bag_in_use() -> None:
    state = turn(2, known=("sidekick sidekick", "guardian_angel"))
    play(state, *RED, "* tile:Rr", "0 sidekick:blue", "* tile:skull", "1 angel")
    assert legal(state) == ["draw", "stop"]
    assert refused(state, "0 sidekick:red") == ("nothing-from-this-bag", "SW-R51")


@rule("SW-R8")
def test_draws_from_both_bags_count_for_draw_orders() -> None:
    state = turn(2, orders="B20 B21 A3 A4", markers={1: 0, 2: 0}, known=("sidekick",))
    play(state, *RED, "* tile:Rr", "0 draw", "* tile:Rk", "0 sidekick:blue", "* tile:Bk")
    play(state, "0 draw", "* tile:Bn", "0 draw", "* tile:Bn", "0 stop")
    assert legal(state, 0, "fulfil") == ["fulfil:1", "fulfil:2"]


@rule("SW-10.22")
def test_a_sidekick_is_for_the_own_theft_only() -> None:
    state = play(turn(2, known=("", "sidekick")), *RED, "* tile:Rr")
    assert step(state) == "Steal"
    assert refused(state, "0 sidekick:blue") == ("not-in-hand", "SW-9.4")


@rule("SW-R75")
def test_the_decoy_is_met_by_a_harmless_skull_and_not_by_an_annulled_one() -> None:
    state = turn(2, orders="B23 A2 A3 A4", markers={1: 0}, known=("sidekick",))
    play(state, *RED, "* tile:Rr", "0 draw", "* tile:Rn", "0 sidekick:blue", "* tile:skull")
    assert legal(state, 0, "fulfil") == ["fulfil:1"]
    state = turn(2, orders="B23 A2 A3 A4", markers={1: 0}, known=("", "guardian_angel"))
    play(
        state,
        *RED,
        "* tile:Rr",
        "0 draw",
        "* tile:Rn",
        "0 draw",
        "* tile:skull",
        "1 angel",
        "1 take:Rr",
        "0 stop",
    )
    assert legal(state, 0, "fulfil") == []
