"""Prowl: the series, the evidence, and what a taken token does."""

import pytest
from oliver_positions import (
    GAME,
    bag,
    day,
    discards,
    file,
    hand,
    legal,
    line_of,
    on_space,
    outcomes,
    play,
    refused,
    spaces,
    stash,
    told,
    tools,
)
from rule import rule

from fagin.games.oliver_twist.pieces import CARDS
from fagin.games.oliver_twist.state import BIT

NINE = "apple1 apple1 brooch brooch necklace necklace ring ring watch"


@rule("OT-4.4", "OT-R15")
@pytest.mark.parametrize("gang", range(1, 76))
def test_only_the_tokens_on_the_one_way_are_bypassed_where_streets_branch(gang: int) -> None:
    """Every street is full, so that a series branches wherever the streets do."""
    full = set(range(1, 76)) - {gang}
    for target in spaces(day(3, line_of(full), gang=gang)):
        state = play(day(3, line_of(full), gang=gang), f"0 prowl:{target}")
        left = {space for space in full if on_space(state, space)}
        way = full - left
        assert target in way
        assert len(way) <= 4
        at = gang
        while at != target:  # from the Gang to the target one neighbour after the other
            (at,) = {space for space in GAME.board.neighbours[at] if space in way}
            way.remove(at)
        assert not way


@rule("OT-4.1", "OT-4.2")
@pytest.mark.parametrize("length", range(1, 7))
def test_any_of_the_first_four_tokens_of_a_series_may_be_taken(length: int) -> None:
    street = [9, 10, 11, 1, 23, 24]
    state = day(3, line_of(street[:length]))
    assert spaces(state) == sorted(street[: min(length, 4)])


@rule("OT-4.2", "OT-4.1")
def test_a_series_begins_next_to_the_gang() -> None:
    state = day(3, line_of([10, 11, 1, 13]))
    assert legal(state) == ["bribe"]
    assert refused(state, "0 prowl:10") == ("out-of-reach", "OT-4.1")


@rule("OT-4.3")
@pytest.mark.parametrize(("gap", "reached"), [(9, []), (10, [9]), (11, [9, 10]), (1, [9, 10, 11])])
def test_the_gang_never_passes_an_empty_space(gap: int, reached: list[int]) -> None:
    state = day(3, line_of({9, 10, 11, 1, 23} - {gap} | {12}))
    assert spaces(state) == sorted([*reached, 12])


@rule("OT-4.4")
@pytest.mark.parametrize("space", [9, 10, 11, 1])
def test_the_gang_stops_where_the_token_was_and_its_way_is_empty(space: int) -> None:
    street = [9, 10, 11, 1]
    state = play(day(3, line_of(street)), f"0 prowl:{space}")
    assert state.public.gang == space
    passed = street.index(space) + 1
    assert [on_space(state, place) for place in street] == [""] * passed + ["apple1"] * (4 - passed)
    assert state.public.on_board == 4 - passed


@rule("OT-4.5")
@pytest.mark.parametrize(
    "kind",
    ["apple1", "apple2", "handkerchief1", "handkerchief2", "brooch", "necklace", "ring", "watch", "wallet"],
)
def test_an_object_that_was_taken_joins_the_stash(kind: str) -> None:
    state = play(day(3, {9: kind}, stashes=("watch",)), "0 prowl:9")
    assert sorted(stash(state).split()) == sorted(["watch", kind])
    assert (tools(state), bag(state)) == ("", "")


@rule("OT-4.7", "OT-4.5")
def test_the_ninth_token_still_finds_a_place_and_the_tenth_does_not() -> None:
    eight = "apple1 apple1 brooch brooch necklace necklace ring ring"
    state = play(day(2, {9: "watch"}, stashes=(eight,)), "0 prowl:9")
    assert stash(state) == NINE
    assert state.to_act() == [1]
    state = play(day(2, {9: "watch"}, stashes=(NINE,)), "0 prowl:9")
    assert stash(state) == NINE
    assert state.to_act() == [0]


@rule("OT-4.9")
def test_the_first_token_brings_no_evidence() -> None:
    state = play(day(3, line_of([9, 10])), "0 prowl:9")
    assert (file(state), stash(state)) == ("", "apple1")


@rule("OT-4.10")
@pytest.mark.parametrize(("space", "evidence"), [(10, "ring"), (11, "ring watch"), (1, "brooch ring watch")])
def test_every_token_jumped_over_goes_to_the_own_file(space: int, evidence: str) -> None:
    state = day(3, line_of([9, 10, 11, 1], "ring", "watch", "brooch", "wallet"), files=("", "apple1"))
    taken = {10: "watch", 11: "brooch", 1: "wallet"}[space]
    play(state, f"0 prowl:{space}")
    assert (file(state, 0), file(state, 1), file(state, 2)) == (evidence, "apple1", "")
    assert stash(state) == taken


@rule("OT-4.10", "OT-R3")
def test_evidence_round_a_corner_is_that_of_the_way_taken() -> None:
    state = day(3, line_of([1, 23, 24, 30, 31], "ring", "watch", "brooch", "wallet", "apple1"), gang=11)
    play(state, "0 prowl:31")
    assert file(state) == "ring wallet"
    assert [on_space(state, space) for space in (1, 23, 24, 30, 31)] == ["", "watch", "brooch", "", ""]


@rule("OT-4.11")
def test_a_tool_or_character_jumped_over_only_fills_the_file() -> None:
    state = play(day(3, line_of([9, 10, 11], "crowbar", "character", "ring")), "0 prowl:11")
    assert file(state) == "crowbar character"
    assert (tools(state), hand(state), bag(state)) == ("", "", "")
    assert state.to_act() == [1]


@rule("OT-4.13", "OT-R78")
@pytest.mark.parametrize("kind", ["crowbar", "lantern", "keys", "centrebit", "rope"])
def test_a_tool_lies_before_the_lair_and_needs_no_place_in_the_stash(kind: str) -> None:
    state = play(day(3, {9: kind}, stashes=(NINE,), tools=("rope",)), "0 prowl:9")
    assert sorted(tools(state).split()) == sorted(["rope", kind])
    assert (stash(state), file(state), state.to_act()) == (NINE, "", [1])
    assert state.view(2).public.tools[0] == state.public.tools[0]


@rule("OT-4.14")
def test_a_character_token_goes_to_the_bag_and_brings_a_card() -> None:
    state = play(day(3, {9: "character"}), "0 prowl:9", "* card:rose")
    assert (hand(state), bag(state), stash(state), discards(state)) == ("rose", "character", "", "")
    assert state.to_act() == [1]
    assert not state.secret.deck & BIT[CARDS.index("rose")]


@rule("OT-4.14")
def test_a_card_in_a_hand_or_on_the_discards_is_not_drawn_again() -> None:
    state = day(3, line_of([9, 10], "character", "character"), hands=("rose", "monks"))
    play(state, "0 hide:rose", "1 prowl:9")
    assert outcomes(state) == {f"card:{card}": 1 for card in CARDS if card not in ("rose", "monks")}


@rule("OT-4.15", "OT-4.14")
def test_only_who_drew_the_card_sees_it() -> None:
    nancy = day(3, {9: "character"})
    fang = nancy.copy()
    play(nancy, "0 prowl:9", "* card:nancy")
    play(fang, "0 prowl:9", "* card:fang")
    for seat in (-1, 1, 2):
        assert nancy.view(seat).key() == fang.view(seat).key()
    assert nancy.view(0).key() != fang.view(0).key()
    assert nancy.view(1).public.hand_count == [1, 0, 0]


@rule("OT-R12")
@pytest.mark.parametrize("kind", ["crowbar", "character"])
def test_a_full_stash_takes_tools_and_characters_without_a_drop(kind: str) -> None:
    state = play(day(2, {9: kind}, stashes=(NINE,)), "0 prowl:9")
    if kind == "character":
        play(state, "* card:rose")
    assert state.to_act() == [1]
    assert (stash(state), file(state)) == (NINE, "")


@rule("OT-4.19", "OT-R13")
def test_a_full_stash_gives_one_of_its_nine_to_the_file_for_a_new_object() -> None:
    state = play(day(2, {9: "wallet"}, stashes=(NINE,)), "0 prowl:9")
    assert legal(state) == ["drop:apple1", "drop:brooch", "drop:necklace", "drop:ring", "drop:watch"]
    assert refused(state, "0 drop:wallet") == ("not-the-new-one", "OT-R13")
    play(state, "0 drop:ring")
    assert stash(state) == "apple1 apple1 brooch brooch necklace necklace ring watch wallet"
    assert file(state) == "ring"
    assert state.to_act() == [1]


@rule("OT-R13", "OT-4.19")
def test_an_old_token_like_the_new_one_may_go() -> None:
    state = play(day(2, {9: "ring"}, stashes=(NINE,)), "0 prowl:9", "0 drop:ring")
    assert (stash(state), file(state)) == (NINE, "ring")


@rule("OT-R14", "OT-4.19")
def test_the_evidence_comes_first_then_the_gang_and_the_token_and_last_the_drop() -> None:
    state = day(2, line_of([9, 10], "rope", "wallet"), stashes=(NINE,))
    what = [name for name, _ in told(state, 0, "0 prowl:10", "0 drop:watch")]
    order = [what.index(name) for name in ("bypasses", "takes", "filed")]
    assert order == sorted(order)
    assert file(state) == "watch rope"
    state = play(day(2, line_of([9, 10], "rope", "wallet"), stashes=(NINE,)), "0 prowl:10")
    assert (file(state), state.public.gang) == ("rope", 10)


@rule("OT-R37")
def test_an_empty_pile_of_characters_is_made_anew_from_the_discards() -> None:
    hands = ("dodger bates bullseye sikes nancy monks", "oliver rose bumble fang brownlow crackit noah")
    state = play(day(2, {9: "character"}, hands=hands), "0 hide:dodger", "1 prowl:9")
    assert outcomes(state) == {"card:dodger": 1}
    play(state, "* card:dodger")
    assert discards(state) == ""
    assert hand(state, 1).split()[0] == "dodger"


@rule("OT-R37")
def test_without_cards_anywhere_the_character_token_gives_nothing() -> None:
    hands = ("dodger bates bullseye sikes nancy monks", "oliver rose bumble fang brownlow crackit noah")
    state = play(day(2, {9: "character"}, hands=hands), "0 prowl:9")
    assert state.to_act() == [1]
    assert bag(state) == "character"


@rule("OT-R37")
def test_the_option_deck_reshuffle_can_forbid_the_shuffling() -> None:
    hands = ("dodger bates bullseye sikes nancy monks", "oliver rose bumble fang brownlow crackit noah")
    state = day(2, {9: "character"}, hands=hands, deck_reshuffle="false")
    play(state, "0 hide:dodger", "1 prowl:9")
    assert state.to_act() == [0]
    assert discards(state) == "dodger"


@rule("OT-R26")
def test_nothing_comes_out_of_the_bag_during_a_round() -> None:
    state = day(2, {9: "character"}, stashes=("ring ring ring",))
    play(state, "0 sell:ring", "0 done", "1 prowl:9", "* card:rose")
    assert bag(state) == "ring ring ring character"
    assert state.public.on_board == 0
    assert legal(state) == ["stop"]
