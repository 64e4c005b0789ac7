"""Burglaries: how many cards, which is kept, and the Tool that is spent."""

import pytest
from oliver_positions import (
    bag,
    file,
    give_loot,
    legal,
    line_of,
    loot,
    money,
    night,
    outcomes,
    pile,
    play,
    refused,
    stash,
    told,
    tools,
)
from rule import rule

from fagin.games.oliver_twist.pieces import KINDS, LOOT

NINE = "apple1 apple1 brooch brooch necklace necklace ring ring watch"
ALL_LOOT = " ".join(map(str, LOOT))


@rule("OT-9.13")
def test_a_burglary_token_that_is_taken_is_discarded_and_a_burglary_follows() -> None:
    state = play(night(3, {9: "burglary"}), "0 prowl:9")
    assert (bag(state), stash(state), file(state)) == ("burglary", "", "")
    assert outcomes(state) == {f"loot:{value}": 1 for value in LOOT}


@rule("OT-9.14", "OT-R63")
@pytest.mark.parametrize(
    ("gear", "cards"),
    [
        ("rope", 2),
        ("rope rope", 2),
        ("rope keys", 3),
        ("crowbar crowbar rope", 3),
        ("crowbar lantern keys", 4),
        ("crowbar lantern keys centrebit rope", 6),
    ],
)
def test_every_kind_of_tool_brings_one_more_card(gear: str, cards: int) -> None:
    state = play(night(3, {9: "burglary"}, tools=(gear,)), "0 prowl:9")
    for value in LOOT[:cards]:
        assert state.to_act() == [-1]
        play(state, f"* loot:{value}")
    assert legal(state) == [f"keep:{value}" for value in LOOT[:cards]]


@rule("OT-9.14")
def test_the_tools_of_others_bring_nothing() -> None:
    state = play(night(3, {9: "burglary"}, tools=("", "rope keys")), "0 prowl:9", "* loot:3")
    assert (loot(state), state.to_act()) == ([3], [1])


@rule("OT-9.15", "OT-R60")
@pytest.mark.parametrize("value", LOOT)
def test_without_tools_the_uppermost_card_is_kept_whatever_it_is(value: int) -> None:
    state = play(night(3, {9: "burglary"}), "0 prowl:9", f"* loot:{value}")
    assert (loot(state), state.to_act()) == ([value], [1])
    assert value not in pile(state)


@rule("OT-9.16", "OT-9.18")
def test_one_card_is_kept_and_the_others_are_in_the_pile_again() -> None:
    state = play(
        night(3, {9: "burglary"}, tools=("rope keys",)), "0 prowl:9", "* loot:-4", "* loot:2", "* loot:8"
    )
    assert refused(state, "0 keep:10") == ("not-drawn", "OT-9.16")
    assert pile(state) == [value for value in LOOT if value not in (-4, 2, 8)]
    play(state, "0 keep:2", "0 spend:rope")
    assert loot(state) == [2]
    assert pile(state) == [value for value in LOOT if value != 2]


@rule("OT-9.18")
def test_a_card_put_back_may_be_drawn_by_the_next_burglar() -> None:
    state = night(2, line_of([9, 10], "burglary", "burglary"), tools=("rope",))
    play(state, "0 prowl:9", "* loot:9", "* loot:10", "0 keep:9", "1 prowl:10", "* loot:10")
    assert (loot(state, 0), loot(state, 1)) == ([9], [10])


@rule("OT-9.16", "OT-R62")
def test_the_others_learn_how_many_cards_were_drawn_and_which_tool_went_but_no_card() -> None:
    start = night(3, {9: "burglary"}, tools=("rope keys",))
    views, events = [], []
    for cards in ((-4, 2, 8), (1, 3, 10)):
        state = start.copy()
        lines = ["0 prowl:9", *(f"* loot:{card}" for card in cards), f"0 keep:{cards[2]}", "0 spend:keys"]
        events.append(told(state, 2, *lines))
        views.append([state.view(seat).key() for seat in (-1, 0, 1, 2)])
    assert [a == b for a, b in zip(*views, strict=True)] == [True, False, True, True]
    assert events[0] == events[1]
    assert ("burgles", (0, 3, -1)) in events[0]
    assert ("spends", (0, KINDS.index("keys"), -1)) in events[0]


@rule("OT-9.17")
@pytest.mark.parametrize("value", [-6, 10])
def test_a_kept_card_changes_no_money_before_the_end(value: int) -> None:
    state = play(night(2, {9: "burglary"}), "0 prowl:9", f"* loot:{value}")
    assert money(state) == [10, 10]
    play(state, "1 stop")
    assert money(state) == [10, 6]
    assert state.public.outcome is not None
    assert state.public.outcome.scores == [10 + value, 6]


@rule("OT-9.19", "OT-R61")
def test_then_the_burglar_spends_a_tool_of_choice_even_one_just_used() -> None:
    state = night(3, {9: "burglary"}, tools=("crowbar crowbar rope",))
    play(state, "0 prowl:9", "* loot:1", "* loot:2", "* loot:3", "0 keep:3")
    assert legal(state) == ["spend:crowbar", "spend:rope"]
    assert refused(state, "0 spend:keys") == ("not-your-tool", "OT-R61")
    assert refused(state, "0 stop") == ("spend-one", "OT-9.19")
    play(state, "0 spend:rope")
    assert (tools(state), bag(state), state.to_act()) == ("crowbar crowbar", "rope burglary", [1])


@rule("OT-9.19", "OT-R61")
def test_tools_of_one_kind_are_spent_without_a_choice() -> None:
    state = night(3, {9: "burglary"}, tools=("rope rope",))
    play(state, "0 prowl:9", "* loot:1", "* loot:2", "0 keep:1")
    assert (tools(state), bag(state), state.to_act()) == ("rope", "rope burglary", [1])


@rule("OT-R60")
def test_a_card_must_be_kept_even_if_all_are_losses() -> None:
    state = play(night(3, {9: "burglary"}, tools=("rope",)), "0 prowl:9", "* loot:-6", "* loot:-1")
    assert legal(state) == ["keep:-6", "keep:-1"]
    assert refused(state, "0 done") == ("keep-one", "OT-R60")


@rule("OT-9.20", "OT-4.11")
def test_a_burglary_token_jumped_over_goes_to_the_file_and_nothing_happens() -> None:
    state = play(night(3, line_of([9, 10], "burglary", "ring"), tools=("rope",)), "0 prowl:10")
    assert (file(state), loot(state), tools(state), state.to_act()) == ("burglary", [], "rope", [1])


@rule("OT-R12")
def test_a_full_stash_takes_a_burglary_token_without_a_drop() -> None:
    state = play(night(3, {9: "burglary"}, stashes=(NINE,)), "0 prowl:9", "* loot:3")
    assert (stash(state), file(state), state.to_act()) == (NINE, "", [1])


@rule("OT-R59")
def test_with_too_few_cards_the_burglar_draws_what_there_is() -> None:
    state = night(2, {9: "burglary"}, tools=("rope keys crowbar",))
    give_loot(state, 1, ALL_LOOT.replace("-6 -5 ", ""))
    play(state, "0 prowl:9", "* loot:-6", "* loot:-5")
    assert legal(state) == ["keep:-6", "keep:-5"]


@rule("OT-R59")
def test_without_any_card_a_tool_is_spent_all_the_same() -> None:
    state = night(2, {9: "burglary"}, tools=("rope keys",), loot=("", ALL_LOOT))
    play(state, "0 prowl:9", "0 spend:rope")
    assert (loot(state), tools(state), state.to_act()) == ([], "keys", [1])


@rule("OT-R63")
def test_a_tool_taken_at_night_helps_from_the_next_burglary_on() -> None:
    state = night(2, line_of([9, 10, 11], "keys", "apple1", "burglary"))
    play(state, "0 prowl:9", "1 prowl:10", "0 prowl:11", "* loot:4", "* loot:5", "0 keep:5")
    assert (loot(state), tools(state)) == ([5], "")


@rule("OT-R82", "OT-9.13")
def test_after_a_burglary_the_next_player_clockwise_follows() -> None:
    state = play(night(3, {9: "burglary"}, first=2), "2 prowl:9", "* loot:4")
    assert state.to_act() == [0]
