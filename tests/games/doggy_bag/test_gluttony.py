"""The Gluttony: one bone more, what it costs, and its reward."""

import pytest
from doggy_positions import alive, bag, chest, draw, fronts, legal, play, stealing, told
from rule import rule

from fagin.games.doggy_bag.moves import MOVES
from fagin.games.doggy_bag.state import DoggyState
from fagin.kernel import CHANCE


def greedy(bones: str, *numbers: int, hand: str, fronts: tuple[str, ...] = (), **options: str) -> DoggyState:
    """The highest number, of seat 0, has drawn its hand and tries the Gluttony."""
    return play(draw(stealing(bones, *numbers, fronts=fronts, **options), hand), "0 gluttony")


@rule("DB-8.1", "DB-R9")
def test_the_glutton_draws_one_blind_bone() -> None:
    state = greedy("gwrryk", 2, 1, hand="gw")
    assert state.to_act() == [CHANCE]
    assert [(MOVES.text(move), weight) for move, weight in state.chance()] == [
        ("bone:r", 2),
        ("bone:y", 1),
        ("bone:k", 1),
    ]
    assert ("drew", (0, 3, -1)) in told(state, 1, "* bone:y")
    assert fronts(state) == ["gwy", ""]


@rule("DB-8.2", "DB-8.3", "DB-R33")
def test_a_black_bone_costs_the_glutton_the_whole_haul_grey_ones_too() -> None:
    state = draw(greedy("ggwryk", 4, 1, hand="ggwr", fronts=("g",)), "k")
    assert fronts(state) == ["gk", ""]
    assert chest(state) == "ggwr"
    assert state.public.hand == 0


@rule("DB-R33")
def test_with_gluttony_keeps_grey_the_glutton_saves_grey_bones() -> None:
    state = draw(greedy("ggwryk", 4, 1, hand="ggwr", gluttony_keeps_grey="true"), "k")
    assert fronts(state) == ["ggk", ""]
    assert chest(state) == "wr"


@rule("DB-8.4", "DB-7.14")
def test_after_a_failed_gluttony_the_next_number_tries() -> None:
    state = draw(greedy("gwryk", 2, 1, 0, hand="gw"), "k")
    assert state.public.turn == 1
    play(draw(state, "y"), "1 bank")
    assert fronts(state) == ["k", "y", ""]
    assert state.public.turn == 2


@rule("DB-8.5", "DB-8.7", "DB-R34")
def test_any_other_bone_is_won_with_all_the_rest() -> None:
    state = draw(greedy("gwryk", 2, 1, hand="gw"), "r")
    assert fronts(state) == ["gwr", ""]
    assert state.public.turn == 2
    assert bag(state) == "yk"


@rule("DB-8.6", "DB-R34")
def test_a_bone_of_the_same_colour_may_be_taken_from_one_other_dog() -> None:
    state = draw(greedy("gwryk", 2, 1, 0, hand="gw", fronts=("r", "rrk", "yr")), "r")
    assert legal(state, 0) == ["steal:1", "steal:2", "steal:none"]
    play(state, "0 steal:1")
    assert fronts(state) == ["gwrrr", "rk", "ry"]
    assert state.public.turn == 2


@rule("DB-8.6", "DB-R34", "DB-8.7")
def test_the_reward_may_be_declined_and_the_turn_ends_all_the_same() -> None:
    state = play(draw(greedy("gwryk", 2, 1, hand="gw", fronts=("", "r")), "r"), "0 steal:none")
    assert fronts(state) == ["gwr", "r"]
    assert state.public.turn == 2


@rule("DB-8.6", "DB-R34")
@pytest.mark.parametrize(("bone", "victims"), [("g", [2]), ("w", [1]), ("r", []), ("y", [1, 2])])
def test_only_dogs_that_show_the_colour_can_be_robbed(bone: str, victims: list[int]) -> None:
    state = greedy("www" + bone + "k", 3, 2, 1, hand="www", fronts=("ry", "wyk", "gy"))
    draw(state, bone)
    expected = [f"steal:{seat}" for seat in victims]
    assert legal(state, 0) == ([*expected, "steal:none"] if victims else [])


@rule("DB-R34", "DB-7.6")
def test_a_grey_bone_saved_in_this_turn_may_be_stolen() -> None:
    state = draw(stealing("ggwk", 1, 3), "gk")
    assert fronts(state) == ["", "gk"]
    play(draw(state, "w"), "0 gluttony", "* bone:g", "0 steal:1")
    assert fronts(state) == ["ggw", "k"]


@rule("DB-R34")
def test_a_black_bone_is_never_stolen() -> None:
    state = draw(greedy("gwk", 2, 1, hand="gw", fronts=("", "k")), "k")
    assert fronts(state) == ["k", "k"]
    assert state.public.turn == 2


@rule("DB-R32")
def test_the_gluttony_is_offered_once() -> None:
    state = draw(greedy("gwryyk", 2, 1, hand="gw"), "y")
    assert legal(state, CHANCE)[0] == "coins:2"


@rule("DB-8.8", "DB-R35", "DB-R32")
def test_number_0_may_be_greedy_when_its_attempt_comes() -> None:
    state = draw(stealing("wwyk", 1, 0, fronts=("y", "")), "k")
    assert state.to_act() == [1]
    assert legal(state, 1) == ["gluttony", "bank"]
    play(state, "1 gluttony", "* bone:y", "1 steal:0")
    assert fronts(state) == ["k", "yy"]


@rule("DB-R35", "DB-8.8")
def test_number_0_without_gluttony_simply_ends_the_turn() -> None:
    state = play(draw(stealing("wwyk", 1, 0), "k"), "1 bank")
    assert fronts(state) == ["k", ""]
    assert state.public.turn == 2


@rule("DB-R35", "DB-R30")
def test_number_0_at_an_empty_bag_is_not_asked() -> None:
    state = draw(stealing("k", 1, 0), "k")
    assert fronts(state) == ["k", ""]
    assert state.public.turn == 2


@rule("DB-R35", "DB-9.4", "DB-8.3")
def test_a_failed_gluttony_of_number_0_ends_the_turn() -> None:
    state = play(draw(stealing("wkk", 1, 0), "k"), "1 gluttony", "* bone:k")
    assert fronts(state) == ["k", "k"]
    assert state.public.turn == 2


@rule("DB-8.3", "DB-10.1", "DB-R38")
def test_the_third_black_bone_may_come_from_the_gluttony() -> None:
    state = draw(greedy("gwyk", 2, 1, 0, hand="gw", fronts=("ykk", "", "")), "k")
    assert alive(state) == [1, 2]
    assert chest(state) == "gwykkk"
    assert state.public.outcome is None
