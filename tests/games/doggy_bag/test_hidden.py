"""Hidden information: who sees what, and when."""

import pytest
from doggy_positions import deliveries, fill_bag, new_game, play, seen, stealing, told
from positions import EVERYBODY
from rule import rule

from fagin.games.doggy_bag.pieces import letters_of
from fagin.games.doggy_bag.state import DoggyState
from fagin.kernel import CHANCE


def after_loots(*loots: str) -> DoggyState:
    """Everybody has delivered these bones in the first turn."""
    state = play(new_game(len(loots)), f"* coins:{len(loots[0])}")
    return play(state, *(f"{seat} loot:{bones}" for seat, bones in enumerate(loots)))


@rule("DB-2.3", "DB-4.4", "DB-4.5", "DB-4.6")
@pytest.mark.parametrize("loot", ["ggg", "kkk", "rry", "gwk"])
def test_the_views_of_others_are_the_same_whatever_a_dog_delivers(loot: str) -> None:
    usual = play(new_game(3), "* coins:3", "1 loot:www")
    other = play(new_game(3), "* coins:3", f"1 loot:{loot}")
    for after in ((), ("0 loot:wwr", "2 loot:rrr")):
        play(usual, *after)
        play(other, *after)
        assert [usual.view(seat).key() for seat in (CHANCE, 0, 2)] == [
            other.view(seat).key() for seat in (CHANCE, 0, 2)
        ]
        assert usual.view(1).key() != other.view(1).key()


@rule("DB-2.3", "DB-4.5")
def test_a_view_holds_the_own_screen_and_deliveries_and_nobody_elses() -> None:
    state = after_loots("gwk", "rry", "kkk")
    view = state.view(1)
    assert view.own is not None
    assert letters_of(view.own.behind) == "gggwwwwrrrkkk"
    assert deliveries(view.own) == ["rry"]
    assert state.view(CHANCE).own is None


@rule("DB-R6", "DB-R53", "DB-2.4")
def test_counts_coins_and_roles_are_public_at_once() -> None:
    state = play(new_game(3), "* coins:3")
    assert [state.view(seat).public.amount for seat in EVERYBODY] == [3] * 4
    play(state, "2 loot:rrr")
    assert [state.view(seat).to_act() for seat in EVERYBODY] == [[0, 1]] * 4
    play(state, "0 loot:rrr", "1 loot:rrr", "0 flip:6", "0 hothead:9")
    for seat in EVERYBODY:
        public = state.view(seat).public
        assert (public.bag_count, public.left, public.turned, list(public.number)) == (14, 13, 6, [9, -1, -1])


@rule("DB-R22", "DB-13.5", "DB-13.10")
def test_a_look_is_in_the_lookers_view_only_but_that_somebody_looked_is_public() -> None:
    views = []
    for loots in (("gwk", "rry", "kkk"), ("gwk", "ggg", "www")):
        state = after_loots(*loots)
        events = {seat: told(state.copy(), seat, "0 role:4") for seat in EVERYBODY}
        assert all(("looks", (0, -1, -1)) in told_to for told_to in events.values())
        assert [any(what == "saw" for what, _ in events[seat]) for seat in EVERYBODY] == [
            False,
            True,
            False,
            False,
        ]
        play(state, "0 role:4")
        assert len(seen(state, 0)) == 1
        views.append([state.view(CHANCE).key(), state.view(0).key()])
    assert views[0][0] == views[1][0]
    assert views[0][1] != views[1][1]


@rule("DB-7.2", "DB-4.6")
def test_no_view_depends_on_the_bag_unless_its_seat_looked() -> None:
    state = stealing("gwrykk", 4, 3, 2)
    keys = [state.view(seat).key() for seat in EVERYBODY]
    fill_bag(state, "kkkkkk")
    assert [state.view(seat).key() for seat in EVERYBODY] == keys


@rule("DB-R28", "DB-R14")
def test_every_zone_and_every_drawn_bone_is_in_everybodys_view() -> None:
    state = play(stealing("gwryk", 4, 3, 2), "* bone:w", "* bone:r")
    for seat in EVERYBODY:
        assert letters_of(state.view(seat).public.hand) == "wr"
