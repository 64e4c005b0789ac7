"""Bumping: urchins push one another along, dodge constables, skip them, and fall off."""

import pytest
from gang_positions import (
    barred,
    constable,
    end_turns,
    ends,
    hand,
    home,
    legal,
    money,
    play,
    position,
    refused,
    roll,
    told,
    track,
)
from rule import rule

from fagin.games.fagins_gang.state import GangState, in_hand


def landing(levels: dict[int, int], goal: int, constable: str = "L2") -> GangState:
    """Seat 0 has walked to a level of Bow Street, with the others and the constable as named."""
    state = position(6, {"bow": levels}, constables={"bow": constable}, hands=({"green": 14},))
    return play(state, "0 act:move", f"0 go:bow:{goal}")


@rule("FG-4.1", "FG-4.3")
@pytest.mark.parametrize(("way", "level"), [("up", 5), ("down", 7)])
def test_who_lands_on_an_urchin_pushes_it_one_level_up_or_down(way: str, level: int) -> None:
    state = landing({0: 8, 1: 6}, 6)
    assert state.to_act() == [0]
    assert legal(state) == ["bump:up", "bump:down"]
    play(state, f"0 bump:{way}")
    assert track(state, "bow") == {0: 6, 1: level}


@rule("FG-4.3", "FG-3.12")
def test_the_owner_of_the_bumped_urchin_has_no_say() -> None:
    state = landing({0: 8, 1: 6}, 6)
    assert legal(state, 1) == []
    assert refused(state, "1 bump:up") == ("not-yours", "")
    assert refused(state, "0 done") == ("bump-first", "FG-4.3")
    assert refused(state, "0 go:bow:5") == ("bump-first", "FG-4.3")


@rule("FG-4.3")
def test_a_bump_costs_nobody_anything() -> None:
    state = landing({0: 8, 1: 6}, 6)
    before = (hand(state), hand(state, 1), money(state))
    play(state, "0 bump:up")
    assert (hand(state), hand(state, 1), money(state)) == before
    assert before[0] == {"green": 10}


@rule("FG-4.2")
def test_urchins_and_constables_passed_on_the_way_are_left_alone() -> None:
    state = landing({0: 7, 1: 6, 2: 4}, 3, "R5")
    assert state.to_act() == [1]
    assert track(state, "bow") == {0: 3, 1: 6, 2: 4}
    assert constable(state, "bow") == "R5"


@rule("FG-4.2")
def test_whom_a_leaving_urchin_passes_stays_where_it_is() -> None:
    state = landing({0: 2, 1: 1, 2: 0}, 4, "R5")
    assert track(state, "bow") == {0: 4, 1: 1, 2: 0}
    state = position(6, {"bow": {0: 2, 1: 1, 2: 0}}, constables={"bow": "R5"}, hands=({"green": 6},))
    play(state, "0 act:move", "0 go:bow:high")
    assert track(state, "bow") == {1: 1, 2: 0}


@rule("FG-4.4", "FG-4.5")
@pytest.mark.parametrize(
    ("way", "after"),
    [("up", {0: 6, 1: 5, 2: 4, 3: 3, 4: 7, 5: 8}), ("down", {0: 6, 1: 7, 2: 5, 3: 4, 4: 8})],
)
def test_a_chain_goes_on_in_the_same_direction_until_all_have_room(way: str, after: dict[int, int]) -> None:
    state = landing({1: 6, 2: 5, 3: 4, 4: 7, 5: 8}, 6)
    play(state, f"0 bump:{way}")
    assert track(state, "bow") == after


@rule("FG-4.5")
def test_a_chain_stops_at_the_first_gap() -> None:
    state = play(landing({0: 8, 1: 6, 2: 5, 3: 3}, 6), "0 bump:up")
    assert track(state, "bow") == {0: 6, 1: 5, 2: 4, 3: 3}


@rule("FG-R22", "FG-4.4")
def test_the_far_end_of_a_chain_moves_first() -> None:
    state = landing({0: 8, 1: 6, 2: 5, 3: 4}, 6)
    assert told(state, "0 bump:up")[:3] == ["pushed 3 1 3", "pushed 2 1 4", "pushed 1 1 5"]


@rule("FG-R22")
def test_the_old_level_of_the_mover_is_free_for_the_urchin_it_pushes() -> None:
    state = play(landing({0: 7, 1: 6}, 6), "0 bump:down")
    assert track(state, "bow") == {0: 6, 1: 7}


@rule("FG-4.6", "FG-4.9")
@pytest.mark.parametrize("side", ["L", "R"])
def test_a_pushed_urchin_skips_the_constable_who_stands_firm(side: str) -> None:
    state = play(landing({0: 8, 1: 6}, 6, f"{side}5"), "0 bump:up")
    assert track(state, "bow") == {0: 6, 1: 4}
    assert constable(state, "bow") == f"{side}5"


@rule("FG-4.9")
def test_beyond_the_constable_it_pushes_whoever_stands_there() -> None:
    state = play(landing({0: 8, 1: 6, 2: 4, 3: 3}, 6, "R5"), "0 bump:up")
    assert track(state, "bow") == {0: 6, 1: 4, 2: 3, 3: 2}


@rule("FG-4.9")
def test_a_further_urchin_of_the_chain_skips_the_constable_too() -> None:
    state = play(landing({0: 8, 1: 6, 2: 5}, 6, "R4"), "0 bump:up")
    assert track(state, "bow") == {0: 6, 1: 5, 2: 3}


@rule("FG-4.7")
@pytest.mark.parametrize(("way", "level"), [("up", 3), ("down", 5)])
@pytest.mark.parametrize("side", ["L", "R"])
def test_who_lands_on_a_constable_goes_above_or_below_him_without_paying(
    way: str, level: int, side: str
) -> None:
    state = landing({0: 7}, 4, f"{side}4")
    assert legal(state) == ["dodge:up", "dodge:down"]
    assert hand(state) == {"green": 8}
    play(state, f"0 dodge:{way}")
    assert (track(state, "bow"), hand(state)) == ({0: level}, {"green": 8})
    assert constable(state, "bow") == f"{side}4"
    assert state.to_act() == [1]


@rule("FG-4.7")
def test_nothing_else_is_done_before_dodging() -> None:
    state = landing({0: 7}, 4, "L4")
    assert refused(state, "0 done") == ("dodge-first", "FG-4.7")
    assert refused(state, "0 bump:up") == ("dodge-first", "FG-4.7")


@rule("FG-4.8")
@pytest.mark.parametrize(
    ("way", "after"), [("up", {0: 3, 1: 2, 2: 1, 3: 5}), ("down", {0: 5, 1: 3, 2: 2, 3: 6})]
)
def test_who_dodges_pushes_on_in_the_same_direction(way: str, after: dict[int, int]) -> None:
    state = landing({0: 7, 1: 3, 2: 2, 3: 5}, 4, "L4")
    play(state, f"0 dodge:{way}")
    assert track(state, "bow") == after


@rule("FG-4.8")
def test_who_dodges_onto_an_urchin_is_not_asked_for_the_direction() -> None:
    state = play(landing({0: 7, 1: 3}, 4, "L4"), "0 dodge:up")
    assert state.to_act() == [1]


@rule("FG-4.10", "FG-R18")
@pytest.mark.parametrize(("level", "way"), [(0, "up"), (8, "down")])
def test_an_urchin_pushed_beyond_an_end_returns_to_its_owner(level: int, way: str) -> None:
    state = landing({0: 6, 1: level}, level)
    assert legal(state) == ["bump:up", "bump:down"]
    assert "pushed-off 1 1" in told(state, f"0 bump:{way}")
    assert (track(state, "bow"), in_hand(state.public, 1)) == ({0: level}, 5)


@rule("FG-R18", "FG-4.5", "FG-4.10")
def test_only_the_last_of_a_chain_falls_off() -> None:
    state = play(landing({0: 4, 1: 7, 2: 8}, 7), "0 bump:down")
    assert track(state, "bow") == {0: 7, 1: 8}


@rule("FG-4.10", "FG-R13")
def test_an_urchin_pushed_off_may_come_back_in_the_same_round() -> None:
    state = position(2, {"bow": {0: 6, 1: 8}}, hands=({"green": 4}, {"green": 2}))
    play(state, "0 act:move", "0 go:bow:8", "0 bump:down")
    assert legal(state, 1)[0] == "act:move"
    play(state, "1 act:move")
    assert track(state, "bow") == {0: 8, 1: 5}


@rule("FG-R13")
def test_the_option_reentry_after_bump_can_forbid_that_until_the_next_round() -> None:
    state = position(
        2,
        {"bow": {0: 6, 1: 8}},
        hands=({"green": 4}, {"green": 2}),
        reentry_after_bump="false",
        allow_pass="true",
    )
    play(state, "0 act:move", "0 go:bow:8", "0 bump:down")
    assert (barred(state, 1), barred(state, 0)) == ("bow", "")
    assert "act:move" not in legal(state, 1)
    roll(end_turns(state), 1, 6)
    play(state, "1 act:move")
    assert track(state, "bow") == {0: 8, 1: 5}


@rule("FG-4.11")
def test_an_urchin_pushed_off_the_top_never_goes_home() -> None:
    state = landing({0: 6, 1: 0}, 0)
    play(state, "0 bump:up")
    assert (home(state, 1), money(state)[1], in_hand(state.public, 1)) == ("", 20, 5)


@rule("FG-4.12", "FG-3.7")
@pytest.mark.parametrize(("way", "level"), [("up", 4), ("down", 6)])
def test_who_enters_bumps_as_well(way: str, level: int) -> None:
    state = landing({1: 5}, 5)
    assert hand(state) == {"green": 12}
    play(state, f"0 bump:{way}")
    assert track(state, "bow") == {0: 5, 1: level}


@rule("FG-4.12", "FG-4.7")
@pytest.mark.parametrize(("way", "level"), [("up", 4), ("down", 6)])
def test_who_enters_onto_the_constable_dodges_as_well(way: str, level: int) -> None:
    state = landing({}, 5, "R5")
    play(state, f"0 dodge:{way}")
    assert (track(state, "bow"), hand(state)) == ({0: level}, {"green": 12})


@rule("FG-R19")
@pytest.mark.parametrize(("arrow", "end", "level"), [("L0", 0, 1), ("R0", 0, 1), ("L8", 8, 7), ("R8", 8, 7)])
def test_at_an_end_level_the_urchin_dodges_without_a_choice(arrow: str, end: int, level: int) -> None:
    state = landing({0: 4}, end, arrow)
    assert track(state, "bow") == {0: level}
    assert state.to_act() == [1]


@rule("FG-R19", "FG-4.8")
def test_a_dodge_from_an_end_level_pushes_inwards() -> None:
    assert track(landing({0: 4, 1: 1, 2: 2}, 0, "L0"), "bow") == {0: 1, 1: 2, 2: 3}
    assert track(landing({0: 4, 1: 7, 2: 6}, 8, "L8"), "bow") == {0: 7, 1: 6, 2: 5}


@rule("FG-R20")
@pytest.mark.parametrize(("arrow", "level", "way"), [("L0", 1, "up"), ("R8", 7, "down")])
def test_skipping_a_constable_on_an_end_level_leads_off_the_track(arrow: str, level: int, way: str) -> None:
    state = play(landing({0: 4, 1: level}, level, arrow), f"0 bump:{way}")
    assert track(state, "bow") == {0: level}
    assert in_hand(state.public, 1) == 5


@rule("FG-R21", "FG-4.1")
@pytest.mark.parametrize("arrow", ["L4", "R4"])
def test_a_constable_fills_his_level_whichever_arrow_he_is_on(arrow: str) -> None:
    state = landing({0: 7}, 4, arrow)
    assert legal(state) == ["dodge:up", "dodge:down"]
    state = play(landing({0: 7, 1: 3}, 3, arrow), "0 bump:down")
    assert track(state, "bow") == {0: 3, 1: 5}


@rule("FG-R21")
def test_the_level_next_to_a_constable_is_free() -> None:
    for goal in (3, 5):
        state = landing({0: 7}, goal, "R4")
        assert (track(state, "bow"), state.to_act()) == ({0: goal}, [1])


@rule("FG-3.12")
def test_a_bump_at_one_location_touches_no_other() -> None:
    state = position(6, {"bow": {0: 8, 1: 6}, "thames": {1: 6, 2: 5}}, hands=({"green": 4},))
    play(state, "0 act:move", "0 go:bow:6", "0 bump:up")
    assert track(state, "thames") == {1: 6, 2: 5}


@rule("FG-4.12")
def test_a_bump_in_the_first_round_when_a_second_player_enters() -> None:
    state = position(2, {"thames": {0: 5}}, hands=({}, {"blue": 1}), first=1)
    play(state, "1 act:move")
    assert legal(state, 1) == ["bump:up", "bump:down"]
    assert ends(state, "thames", 1) == []
