"""The Night: only what is visible, new lines, and two looks for the bribe."""

import pytest
from oliver_positions import (
    ALL,
    OPEN_TO_TWO,
    file,
    legal,
    line_of,
    money,
    night,
    on_space,
    outcomes,
    play,
    refused,
    spaces,
    stash,
    told,
    turn_up,
)
from rule import rule

from fagin.games.oliver_twist.pieces import KINDS

APPLES = ("apple1",) * 8 + ("apple2",) * 4


# ---------------------------------------------------------------- what is visible


@rule("OT-9.7", "OT-9.8", "OT-R55")
@pytest.mark.parametrize("visible", [1, 2, 3, 4])
def test_a_series_ends_before_a_hidden_token(visible: int) -> None:
    street = [9, 10, 11, 1, 23]
    state = night(3, line_of(street[:visible]), hidden=street[visible:])
    assert spaces(state) == sorted(street[:visible])


@rule("OT-R55", "OT-9.7")
def test_no_hidden_token_is_taken_or_jumped_over() -> None:
    state = night(3, line_of([9, 11]), hidden=[10])
    assert legal(state) == ["prowl:9"]
    assert refused(state, "0 prowl:10") == ("face-down", "OT-9.7")
    assert refused(state, "0 prowl:11") == ("out-of-reach", "OT-4.1")


@rule("OT-R56", "OT-9.9")
def test_no_line_is_turned_up_while_a_visible_token_is_beside_the_gang() -> None:
    state = night(3, {9: "ring"}, hidden=[12, 13, 15])
    assert legal(state) == ["prowl:9"]
    assert refused(state, "0 flip:12") == ("face-up-first", "OT-R56")


@rule("OT-9.9")
def test_with_only_hidden_tokens_beside_the_gang_a_prowl_begins_with_a_line() -> None:
    state = night(3, {10: "ring"}, hidden=[12, 13, 15])
    assert legal(state) == ["flip:12", "flip:15"]
    assert refused(state, "0 flip:13") == ("not-next-to-the-gang", "OT-9.9")
    assert refused(state, "0 flip:10") == ("not-face-down", "OT-9.9")
    assert refused(state, "0 prowl:10") == ("flip-first", "OT-9.9")


@rule("OT-9.9", "OT-9.12", "OT-R18")
def test_after_the_line_the_same_player_takes_a_visible_token() -> None:
    state = night(3, hidden=[52, 53, 54], gang=2)
    turn_up(play(state, "0 flip:52"), "ring", "watch", "rope")
    assert state.to_act() == [0]
    assert legal(state) == ["prowl:52", "prowl:53", "prowl:54"]
    assert refused(state, "0 flip:52") == ("not-face-down", "OT-9.9")
    play(state, "0 prowl:53")
    assert (stash(state), file(state), state.public.gang, state.to_act()) == ("watch", "ring", 53, [1])


@rule("OT-9.9")
def test_a_prowl_is_one_of_several_actions_so_a_line_is_not_turned_up_for_others() -> None:
    state = night(3, hidden=[9, 12], stashes=("ring ring ring",), hands=("nancy",))
    assert legal(state) == ["flip:9", "flip:12", "sell:ring", "hide:nancy"]
    play(state, "0 sell:ring", "0 done")
    assert state.public.face_down == 2


@rule("OT-9.3", "OT-R53", "OT-9.9")
def test_a_line_has_twelve_tokens_and_cannot_be_cut_short() -> None:
    state = night(4, hidden=ALL)
    turn_up(play(state, "0 flip:12"), *APPLES[:4])
    assert legal(state) == ["flip:29", "flip:37", "flip:52"]
    assert refused(state, "0 prowl:12") == ("flip-next", "OT-R53")
    turn_up(play(state, "0 flip:37"), *APPLES[4:8])
    assert legal(state) == ["flip:40", "flip:55"]
    turn_up(play(state, "0 flip:40"), *APPLES[8:12])
    assert state.public.face_down == 63
    assert spaces(state) == [2, 12, 13, 14]


@rule("OT-9.10", "OT-R54")
def test_the_player_sees_each_token_before_deciding_at_a_junction() -> None:
    state = night(4, hidden=ALL)
    turn_up(play(state, "0 flip:12"), "ring", "watch", "rope", "brooch")
    assert [on_space(state, space) for space in (12, 13, 14, 2)] == ["ring", "watch", "rope", "brooch"]
    assert len(legal(state)) == 3


@rule("OT-9.11", "OT-R53")
def test_a_line_that_runs_out_of_hidden_tokens_is_shorter() -> None:
    state = night(4, hidden=ALL)
    turn_up(play(state, "0 flip:12"), *APPLES[:4])
    turn_up(play(state, "0 flip:52"), *APPLES[4:7])
    assert state.public.face_down == 68
    assert spaces(state) == [2, 12, 13, 14]


@rule("OT-R53", "OT-R4")
def test_a_line_crosses_no_gap_no_visible_token_and_not_the_square() -> None:
    state = night(3, hidden=[space for space in OPEN_TO_TWO if space not in (10, 11)], gang=10)
    turn_up(play(state, "0 flip:9"), "ring")
    assert stash(state) == "ring"
    assert on_space(state, 12) == "?"
    state = night(3, {54: "watch"}, hidden=[52, 53], gang=2)
    turn_up(play(state, "0 flip:52"), "ring", "rope")
    assert spaces(state) == [52, 53, 54]
    state = night(3, hidden=[52, 54], gang=2)
    turn_up(play(state, "0 flip:52"), "ring")
    assert on_space(state, 54) == "?"


@rule("OT-R53")
def test_with_one_hidden_neighbour_the_line_still_has_to_be_asked_for() -> None:
    state = night(3, hidden=[52, 53, 54], gang=2)
    assert legal(state) == ["flip:52"]


# ---------------------------------------------------------------- the French reading


@rule("OT-R73")
def test_by_the_french_letter_one_hidden_neighbour_is_enough_for_a_line() -> None:
    state = night(3, {9: "ring"}, hidden=[12, 13], night_reveal="hidden_neighbour")
    assert legal(state) == ["flip:12"]
    assert refused(state, "0 prowl:9") == ("flip-first", "OT-9.9")
    turn_up(play(state, "0 flip:12"), "watch", "brooch")
    assert spaces(state) == [9, 12, 13]
    play(state, "0 prowl:9")
    assert stash(state) == "ring"


@rule("OT-R73")
def test_by_the_french_letter_a_second_hidden_neighbour_stays_hidden() -> None:
    state = night(3, hidden=[9, 12], night_reveal="hidden_neighbour")
    turn_up(play(state, "0 flip:12"), "watch")
    assert (stash(state), on_space(state, 9)) == ("watch", "?")


@rule("OT-R73", "OT-9.9")
def test_by_the_french_letter_nothing_is_turned_up_without_a_hidden_neighbour() -> None:
    state = night(3, {9: "ring"}, hidden=[10], night_reveal="hidden_neighbour")
    assert legal(state) == ["prowl:9"]


# ---------------------------------------------------------------- the bribe at night


@rule("OT-9.21", "OT-R16")
def test_with_no_token_at_all_beside_the_gang_the_bribe_is_due_at_night() -> None:
    assert legal(night(3, {10: "ring"}, hidden=[31])) == ["bribe"]
    state = play(night(3, {10: "ring"}, hidden=[31, 33]), "0 bribe")
    assert money(state)[0] == 8


@rule("OT-9.22", "OT-R57")
def test_before_placing_the_gang_the_player_looks_at_two_different_hidden_tokens() -> None:
    state = play(night(3, {10: "ring"}, hidden=[31, 33, 60]), "0 bribe")
    assert legal(state) == ["peek:31", "peek:33", "peek:60"]
    assert refused(state, "0 peek:10") == ("not-face-down", "OT-9.22")
    assert refused(state, "0 move:30") == ("peek-first", "OT-9.22")
    play(state, "0 peek:33", "* token:watch")
    assert legal(state) == ["peek:31", "peek:60"]
    assert refused(state, "0 peek:33") == ("another-token", "OT-R57")
    play(state, "0 peek:31", "* token:rope")
    assert spaces(state, 0, "move") == [6, 9, 11, 30, 32, 59]


@rule("OT-R57", "OT-R14")
def test_the_bribe_is_paid_before_the_looks_and_the_first_is_seen_before_the_second() -> None:
    state = play(night(3, hidden=[31, 33, 60]), "0 bribe")
    assert money(state)[0] == 8
    play(state, "0 peek:33", "* token:watch")
    assert (33, KINDS.index("watch")) in state.private[0].peeked
    assert state.to_act() == [0]


@rule("OT-R57")
@pytest.mark.parametrize("hidden", [(), (31,), (31, 60)])
def test_with_fewer_hidden_tokens_the_player_looks_at_what_there_is(hidden: tuple[int, ...]) -> None:
    state = play(night(3, {10: "ring"}, hidden=hidden), "0 bribe")
    looks = 0
    while not legal(state, 0, "move"):
        if legal(state, 0, "peek"):
            play(state, f"0 {legal(state)[0]}")
        play(state, f"* {next(iter(outcomes(state)))}")
        looks += 1
    assert looks == len(hidden)


@rule("OT-R91")
def test_a_token_looked_at_on_an_earlier_turn_may_be_looked_at_again() -> None:
    state = night(2, line_of([42, 54, 58]), hidden=[30, 31])
    looks = ["peek:30", "token:rope", "token:watch"]  # the other one is looked at by itself
    play(state, "0 bribe", f"0 {looks[0]}", f"* {looks[1]}", f"* {looks[2]}", "0 move:53")
    play(state, "1 bribe", f"1 {looks[0]}", f"* {looks[1]}", f"* {looks[2]}", "1 move:41")
    assert spaces(play(state, "0 bribe"), 0, "peek") == [30, 31]
    assert outcomes(play(state, "0 peek:30")) == {"token:rope": 1}


@rule("OT-R58", "OT-9.22")
def test_what_was_seen_stays_hidden_where_it_is_and_is_remembered_by_one_alone() -> None:
    start = play(night(3, {10: "ring"}, hidden=[31, 33, 60]), "0 bribe", "0 peek:33")
    watch, rope = start.copy(), start.copy()
    play(watch, "* token:watch", "0 peek:31", "* token:apple1", "0 move:9")
    play(rope, "* token:rope", "0 peek:31", "* token:apple1", "0 move:9")
    assert on_space(watch, 33) == "?"
    same = [watch.view(seat).key() == rope.view(seat).key() for seat in (-1, 0, 1, 2)]
    assert same == [True, False, True, True]
    assert (33, KINDS.index("watch")) in watch.private[0].peeked
    assert (0, 33) in watch.view(2).public.peeks


@rule("OT-R58")
def test_a_token_that_was_looked_at_turns_up_with_the_face_that_was_seen() -> None:
    state = play(
        night(3, {10: "ring"}, hidden=[53, 54]), "0 bribe", "0 peek:54", "* token:keys", "* token:rope"
    )
    play(state, "0 move:52")
    assert outcomes(state) == {"token:rope": 1}
    turn_up(state, "rope")
    assert outcomes(state) == {"token:keys": 1}
    turn_up(state, "keys")
    assert (state.private[0].peeked, state.public.peeks) == ((), ())


@rule("OT-9.22")
def test_only_the_player_who_looks_is_told_the_face() -> None:
    start = play(night(3, hidden=[31, 33, 60]), "0 bribe", "0 peek:33")
    peeked = ("peeked", (0, 33, KINDS.index("watch")))
    heard = [peeked in told(start.copy(), seat, "* token:watch") for seat in (-1, 0, 1, 2)]
    assert heard == [False, True, False, False]


@rule("OT-R19", "OT-9.23", "OT-R75")
def test_from_the_new_place_a_line_is_turned_up_if_no_neighbour_is_visible() -> None:
    state = play(
        night(3, {10: "ring"}, hidden=[53, 54]), "0 bribe", "0 peek:54", "* token:keys", "* token:rope"
    )
    turn_up(play(state, "0 move:52"), "rope", "keys")
    assert spaces(state) == [53, 54]
    play(state, "0 prowl:54")
    assert (money(state)[0], file(state), state.to_act()) == (8, "rope", [1])


@rule("OT-9.23", "OT-R75")
def test_from_the_new_place_a_visible_neighbour_is_taken_without_a_line() -> None:
    state = play(night(3, {10: "ring", 11: "watch"}, hidden=[53, 54]), "0 bribe", "0 peek:54", "* token:keys")
    play(state, "* token:rope", "0 move:9")
    assert legal(state) == ["prowl:10", "prowl:11"]
    play(state, "0 prowl:10")
    assert (stash(state), state.public.face_down) == ("ring", 2)


@rule("OT-R5", "OT-9.21")
def test_two_players_cannot_put_the_gang_in_a_yellow_street_at_night() -> None:
    tokens = line_of([6])
    assert spaces(play(night(2, tokens), "0 bribe"), 0, "move") == [33, 34]
    state = play(night(2, tokens, two_player_night_closed="false"), "0 bribe")
    assert spaces(state, 0, "move") == [33, 34, 68, 69]
    assert refused(play(night(2, tokens), "0 bribe"), "0 move:68") == ("street-closed", "OT-2.10")


@rule("OT-9.1")
def test_what_the_day_says_of_sales_and_stopping_holds_at_night() -> None:
    state = night(3, stashes=("ring ring ring",))
    assert legal(state) == ["sell:ring"]
    play(state, "0 sell:ring", "0 done")
    assert money(state)[0] == 10 + 12 + 6
    assert legal(state, 1) == ["stop"]


@rule("OT-9.1", "OT-4.10")
def test_evidence_at_night_is_as_by_day() -> None:
    state = play(night(3, line_of([9, 10, 11], "ring", "rope", "watch")), "0 prowl:11")
    assert (file(state), stash(state)) == ("ring rope", "watch")
