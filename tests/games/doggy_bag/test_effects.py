"""The effects that draw or look: Watcher, Pickpocket, Mole and Scout."""

import pytest
from doggy_positions import (
    bag,
    before_roles,
    chest,
    draw,
    front,
    fronts,
    lay_in_front,
    legal,
    new_game,
    play,
    seen,
    told,
)
from rule import rule

from fagin.games.doggy_bag.moves import MOVES
from fagin.games.doggy_bag.pieces import heap_of, letters_of
from fagin.kernel import CHANCE


@rule("DB-13.3", "DB-13.9", "DB-R15", "DB-R54")
@pytest.mark.parametrize("token", [1, 3])
def test_a_black_bone_of_watcher_or_pickpocket_goes_back_and_harms_nobody(token: int) -> None:
    state = before_roles(2, "wkk")
    lay_in_front(state, "kk")
    play(state, f"0 role:{token}", "* bone:k")
    assert bag(state) == "wkk"
    assert fronts(state) == ["kk", ""]
    assert state.to_act() == [1]


@rule("DB-13.4", "DB-13.9")
@pytest.mark.parametrize("token", [1, 3])
@pytest.mark.parametrize("bone", ["g", "w", "r", "y"])
def test_any_other_bone_of_watcher_or_pickpocket_is_kept(token: int, bone: str) -> None:
    state = play(before_roles(2, "gwryk"), f"0 role:{token}", f"* bone:{bone}")
    assert fronts(state) == [bone, ""]
    assert bag(state) == "gwryk".replace(bone, "")
    assert chest(state) == ""


@rule("DB-13.3", "DB-R9", "DB-13.9", "DB-13.11")
@pytest.mark.parametrize("token", [1, 3, 5])
def test_every_bone_in_the_bag_is_as_likely_to_be_drawn_by_an_effect(token: int) -> None:
    state = play(before_roles(2, "gwwwkk"), f"0 role:{token}")
    assert [(MOVES.text(move), weight) for move, weight in state.chance()] == [
        ("bone:g", 1),
        ("bone:w", 3),
        ("bone:k", 2),
    ]


@rule("DB-R14", "DB-13.11", "DB-R28")
@pytest.mark.parametrize("token", [1, 3, 5])
@pytest.mark.parametrize(("bone", "colour"), [("r", 2), ("k", 4)])
def test_everybody_sees_the_bone_an_effect_draws(token: int, bone: str, colour: int) -> None:
    state = play(before_roles(3, "gwryk"), f"0 role:{token}")
    assert ("drew", (0, colour, -1)) in told(state, 2, f"* bone:{bone}")


@rule("DB-13.5", "DB-R17", "DB-R22")
@pytest.mark.parametrize(("bone", "look"), [("w", "grk"), ("k", "gwrk")])
def test_the_watcher_looks_after_the_draw(bone: str, look: str) -> None:
    state = play(before_roles(2, "gwrk"), "0 role:1")
    assert seen(state, 0) == []
    draw(state, bone)
    assert seen(state, 0) == [look]


@rule("DB-R17", "DB-R13")
def test_at_an_empty_bag_the_watcher_only_looks_and_the_pickpocket_does_nothing() -> None:
    state = play(before_roles(3, ""), "0 role:1", "1 role:3")
    assert seen(state, 0) == [""]
    assert state.to_act() == [2]
    assert fronts(state) == ["", "", ""]


@rule("DB-13.10", "DB-R22")
def test_the_mole_alone_sees_the_whole_bag() -> None:
    state = before_roles(3, "gwwrk")
    events = [told(state.copy(), seat, "0 role:4") for seat in (CHANCE, 0, 1)]
    play(state, "0 role:4")
    assert [seen(state, seat) for seat in range(3)] == [["gwwrk"], [], []]
    assert bag(state) == "gwwrk"
    saw = ("saw", (0, heap_of("gwwrk"), -1))
    assert [saw in told_to for told_to in events] == [False, True, False]
    assert all(("looks", (0, -1, -1)) in told_to for told_to in events)


@rule("DB-13.9", "DB-13.10", "DB-13.5")
def test_only_watcher_and_mole_look() -> None:
    state = play(before_roles(3, "www"), "0 role:3", "* bone:w", "1 role:7", "2 role:6")
    assert [seen(state, seat) for seat in range(3)] == [[], [], []]


@rule("DB-13.11", "DB-13.12", "DB-13.13")
def test_the_scout_shows_three_bones_puts_one_on_the_chest_and_two_back() -> None:
    state = play(before_roles(2, "gwwryk"), "0 role:5")
    draw(state, "wy")
    assert state.to_act() == [CHANCE]
    draw(state, "k")
    assert letters_of(state.public.hand) == "wyk"
    assert bag(state) == "gwr"
    assert legal(state, 0) == ["discard:w", "discard:y", "discard:k"]
    play(state, "0 discard:y")
    assert (chest(state), bag(state), state.public.hand) == ("y", "gwwrk", 0)
    assert fronts(state) == ["", ""]
    assert state.to_act() == [1]


@rule("DB-R15", "DB-R18")
def test_black_bones_shown_by_the_scout_harm_nobody_and_may_be_discarded() -> None:
    state = before_roles(2, "gkkk")
    lay_in_front(state, "kk")
    play(draw(play(state, "0 role:5"), "kkg"), "0 discard:k")
    assert (chest(state), bag(state), front(state, 0)) == ("k", "gkk", "kk")


@rule("DB-R18", "DB-R13")
def test_a_scout_with_two_bones_discards_one_and_puts_one_back() -> None:
    state = draw(play(before_roles(2, "gk"), "0 role:5"), "kg")
    assert legal(state, 0) == ["discard:g", "discard:k"]
    play(state, "0 discard:g")
    assert (chest(state), bag(state)) == ("g", "k")


@rule("DB-R18", "DB-R55", "DB-R13")
@pytest.mark.parametrize(("bones", "left"), [("y", ""), ("ww", "w"), ("kkk", "kk"), ("", "")])
def test_a_scout_who_shows_one_colour_is_not_asked(bones: str, left: str) -> None:
    state = draw(play(before_roles(2, bones), "0 role:5"), bones)
    assert (chest(state), bag(state)) == (bones[:1], left)
    assert state.to_act() == [1]


@rule("DB-R15", "DB-10.1")
@pytest.mark.parametrize("token", [1, 3, 5])
def test_nobody_is_thrown_out_during_the_role_distribution(token: int) -> None:
    state = before_roles(2, "kkkk")
    lay_in_front(state, "kk", "kk")
    draw(play(state, f"0 role:{token}"), "kkk" if token == 5 else "k")
    assert state.public.outcome is None
    assert state.public.alive == 0b11


@rule("DB-R36", "DB-7.9")
def test_a_pickpocket_who_met_a_black_bone_still_makes_the_attempt() -> None:
    state = play(before_roles(2, "wwwk"), "0 role:3", "* bone:k", "1 role:0")
    assert state.to_act() == [CHANCE]
    play(draw(state, "www"), "0 bank")
    assert fronts(state) == ["www", ""]


@rule("DB-13.1")
def test_the_pickpocket_draws_one_safe_bone_only() -> None:
    state = play(before_roles(2, "wwwwwk"), "0 role:3", "* bone:w", "1 role:0")
    draw(state, "k")
    assert fronts(state) == ["wk", ""]


@rule("DB-R22", "DB-13.10")
def test_a_look_is_remembered_with_its_turn() -> None:
    state = play(new_game(2), "* coins:2", "0 loot:gg", "1 loot:yk", "0 role:4")
    assert [(turn, letters_of(bones)) for turn, bones, *_ in state.private[0].looks] == [(1, "gggwryykk")]
