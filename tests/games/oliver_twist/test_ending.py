"""The end of a round: leftover sets, evidence, files and the fine."""

import pytest
from oliver_positions import (
    bag,
    charge,
    day,
    file,
    is_day,
    legal,
    line_of,
    money,
    night,
    outcomes,
    play,
    refused,
    stash,
    told,
    tools,
)
from rule import rule

from fagin.games.oliver_twist.pieces import KINDS, count, heap_of, size
from fagin.games.oliver_twist.state import TwistState


def ends(*stashes: str, files: tuple[str, ...] = (), **options: str) -> TwistState:
    """Seat 0 has stopped the Day, the only round, and the others had these stashes."""
    players = max(2, len(stashes) + 1)
    state = day(players, stashes=("", *stashes), files=files, rounds="day_only", also=options)
    return play(state, "0 stop")


def earned(state: TwistState, seat: int = 1) -> int:
    """What a seat has earned since it had £10."""
    return money(state)[seat] - 10


# a file for seat 0 that is larger than any other, so that nobody else is fined
LONG = ("burglary " * 10,)


@rule("OT-7.4", "OT-7.6", "OT-R35")
@pytest.mark.parametrize(
    ("tokens", "pounds"),
    [
        ("ring ring ring", 4),
        ("apple1 apple1 apple2", 2),
        ("apple1 apple1 apple1", 1),
        ("watch watch watch watch watch", 5),
        ("ring ring ring watch watch watch", 9),
        ("handkerchief1 handkerchief2 handkerchief2 brooch brooch brooch necklace necklace necklace", 7),
    ],
)
def test_unsold_sets_leave_for_the_price_of_their_best_token(tokens: str, pounds: int) -> None:
    state = ends(tokens, files=LONG)
    assert earned(state) == pounds
    assert (stash(state, 1), file(state, 1)) == ("", "")
    assert sorted(bag(state).split()) == sorted(tokens.split())


@rule("OT-7.5")
@pytest.mark.parametrize(
    ("tokens", "pounds", "rest"),
    [
        ("ring ring watch watch", 0, "ring ring watch watch"),
        ("ring ring wallet", 4, ""),
        ("ring wallet wallet", 4, ""),
        ("ring wallet", 0, "ring wallet"),
        ("wallet wallet wallet", 0, "wallet wallet wallet"),
        ("ring ring apple1 apple2 brooch", 0, "apple1 apple2 brooch ring ring"),
    ],
)
def test_a_valid_set_has_three_of_a_type_with_wallets_as_jokers(tokens: str, pounds: int, rest: str) -> None:
    state = ends(tokens, files=LONG)
    assert (earned(state), file(state, 1)) == (pounds, rest)


@rule("OT-R87")
def test_all_stashes_are_opened_before_the_first_set_is_discarded() -> None:
    stashes = ("apple1", "ring ring ring watch watch brooch brooch wallet", "necklace")
    state = day(3, stashes=stashes)
    events = told(state, 2, "0 stop")
    opened = [args for what, args in events if what == "opens-stash"]
    assert opened == [(seat, heap_of(kinds.split()), -1) for seat, kinds in enumerate(stashes)]
    names = [what for what, _ in events]
    assert max(at for at, what in enumerate(names) if what == "opens-stash") < names.index("scraps")
    assert state.to_act() == [1]
    assert state.view(2).public.stashes[2] == heap_of(["necklace"])


@rule("OT-7.7", "OT-7.3")
def test_the_rest_of_a_stash_becomes_evidence_of_its_owner_after_the_sets_are_gone() -> None:
    state = ends("ring ring ring watch apple1", "brooch", files=("burglary " * 10, "rope"))
    assert file(state, 1) == "apple1 watch rope"
    assert file(state, 2) == "brooch"
    assert [stash(state, seat) for seat in range(3)] == ["", "", ""]


@rule("OT-7.3", "OT-7.7", "OT-7.9")
def test_evidence_from_the_stash_counts_for_the_fine() -> None:
    state = ends("ring watch", files=("apple1", ""))
    assert money(state) == [6, 8]


@rule("OT-7.8")
def test_all_files_are_opened() -> None:
    state = day(3, files=("ring", "rope rope", "apple1"), rounds="day_only")
    events = told(state, -1, "0 stop")
    opened = [args for what, args in events if what == "opens-file"]
    assert opened == [
        (seat, heap_of(kinds.split()), -1) for seat, kinds in enumerate(("ring", "rope rope", "apple1"))
    ]
    assert [size(heap) for heap in state.view(-1).public.files] == [1, 2, 1]


@rule("OT-7.8", "OT-7.9")
@pytest.mark.parametrize(
    "tokens", ["ring " * 4, "rope rope keys keys", "character " * 4, "burglary " * 4, "wallet " * 4]
)
def test_files_are_compared_by_their_number_of_tokens_of_whatever_type(tokens: str) -> None:
    state = ends("", files=("apple1 ring watch", tokens))
    assert money(state) == [6, 9]


@rule("OT-7.9")
@pytest.mark.parametrize(
    ("tokens", "fine"),
    [
        ("ring ring ring", 1),
        ("ring watch ring", 2),
        ("apple1 apple2 apple1", 1),
        ("ring watch wallet rope character", 5),
    ],
)
def test_the_largest_file_pays_a_pound_for_every_type(tokens: str, fine: int) -> None:
    state = ends("", "", files=("", tokens, "ring"))
    assert money(state) == [6, 10 - fine, 10]


@rule("OT-7.10")
def test_all_who_share_the_largest_number_are_fined_by_their_own_types() -> None:
    state = ends("", "", "", files=("ring watch", "rope ring watch", "apple1 apple2 apple1", "ring ring"))
    assert money(state) == [6, 7, 9, 10]


@rule("OT-7.11")
def test_all_tools_are_one_type_for_the_fine() -> None:
    state = ends("", files=("", "crowbar lantern keys centrebit rope"))
    assert money(state) == [6, 9]


@rule("OT-7.12")
def test_burglaries_are_a_type_for_the_fine_at_night() -> None:
    state = play(night(2, files=("", "burglary burglary ring")), "0 stop")
    assert money(state) == [6, 8]


@rule("OT-7.13", "OT-R66", "OT-8.3")
def test_after_the_day_every_round_token_is_in_the_bag_wherever_it_was() -> None:
    state = day(2, {33: "watch"}, stashes=("ring", "ring"), files=("rope", "apple1"), money=(1, 10))
    play(state, "0 stop")
    assert state.secret.unseen == state.public.setting.tokens
    assert [file(state, seat) + stash(state, seat) for seat in (0, 1)] == ["", ""]


@rule("OT-7.13", "OT-10.1")
def test_after_the_night_the_files_stay_and_the_game_is_over() -> None:
    state = play(night(2, {33: "watch"}, files=("rope", "apple1"), money=(1, 10)), "0 stop")
    assert state.to_act() == []
    assert (file(state, 0), file(state, 1), state.public.on_board) == ("rope", "apple1", 1)


@rule("OT-7.14", "OT-8.3")
def test_tools_before_the_lairs_stay_there() -> None:
    state = play(day(2, tools=("rope keys", "rope")), "0 stop")
    assert (tools(state, 0), tools(state, 1)) == ("keys rope", "rope")
    bag_of_the_night = state.secret.unseen
    assert [count(bag_of_the_night, KINDS.index(kind)) for kind in ("rope", "keys", "crowbar")] == [0, 1, 2]


@rule("OT-7.15", "OT-1.2")
def test_after_step_four_the_night_is_set_up() -> None:
    state = play(day(2), "0 stop")
    assert not is_day(state)
    assert set(outcomes(state)) <= {f"starter:{kind}" for kind in KINDS}


@rule("OT-R32")
def test_who_stopped_the_round_is_first_in_step_one_and_the_others_follow_clockwise() -> None:
    pairs = "ring ring watch watch wallet"
    state = day(4, first=2, stashes=(pairs, pairs, "", pairs))
    play(state, "2 stop")
    order = []
    for _ in range(3):
        order.append(state.to_act()[0])
        play(state, f"{order[-1]} scrap:ring")
    assert order == [3, 0, 1]


@rule("OT-R33")
def test_six_of_a_type_are_one_set() -> None:
    state = ends("apple1 apple1 apple2 apple2 apple2 apple2", files=LONG)
    assert (earned(state), file(state, 1)) == (2, "")


@rule("OT-R33", "OT-R90")
@pytest.mark.parametrize(
    ("tokens", "pounds"),
    [
        ("apple1 apple1 apple2 apple2 wallet wallet", 4),
        ("apple1 apple1 apple1 apple2 apple2 wallet", 4),
        ("apple1 apple2 apple2 apple2 wallet", 2),
        ("apple1 apple1 apple2 apple2 apple2 apple2", 4),
        ("ring " * 9, 12),
        ("ring " * 5, 4),
        ("ring " * 5 + "wallet", 8),
        ("ring ring ring ring wallet wallet", 8),
        ("apple1 apple1 apple1 apple2 apple1 apple1", 3),
    ],
)
def test_the_option_end_sets_allows_several_sets_of_three(tokens: str, pounds: int) -> None:
    state = ends(tokens, files=LONG, end_sets="split")
    assert (earned(state), file(state, 1)) == (pounds, "")


@rule("OT-R90", "OT-R34")
def test_what_is_left_over_of_a_type_is_completed_like_a_shorter_type_or_leaves_with_its_set() -> None:
    state = ends("ring " * 5 + "watch watch wallet", files=LONG, end_sets="split")
    assert (earned(state), legal(state, 1)) == (4, ["scrap:ring", "scrap:watch"])
    one = play(state.copy(), "1 scrap:ring")
    assert (earned(one), file(one, 1)) == (8, "watch watch")
    other = play(state, "1 scrap:watch")
    assert (earned(other), file(other, 1)) == (9, "")


@rule("OT-R34")
def test_types_with_three_of_their_own_leave_by_themselves_and_take_no_wallet() -> None:
    state = ends("ring ring ring watch watch wallet", files=LONG)
    assert (earned(state), file(state, 1)) == (9, "")


@rule("OT-R34")
def test_the_owner_picks_the_type_to_complete_and_may_not_refuse() -> None:
    state = ends("ring ring watch watch apple1 wallet", files=LONG)
    assert state.to_act() == [1]
    assert legal(state, 1) == ["scrap:ring", "scrap:watch"]
    assert refused(state, "1 done") == ("scrap-one", "OT-R34")
    assert refused(state, "1 scrap:apple") == ("scrap-one", "OT-R34")
    play(state, "1 scrap:watch")
    assert (earned(state), file(state, 1)) == (5, "apple1 ring ring")


@rule("OT-R34")
def test_completing_goes_on_as_long_as_the_wallets_suffice() -> None:
    state = ends("ring ring watch watch necklace necklace wallet wallet", files=LONG)
    play(state, "1 scrap:ring")
    assert legal(state, 1) == ["scrap:necklace", "scrap:watch"]
    play(state, "1 scrap:watch")
    assert (earned(state), file(state, 1)) == (9, "necklace necklace")


@rule("OT-R34")
def test_no_choice_is_asked_where_all_types_can_be_completed() -> None:
    state = ends("ring ring watch watch wallet wallet", files=LONG)
    assert state.to_act() == []
    assert (earned(state), file(state, 1)) == (9, "")


@rule("OT-R34")
def test_a_single_token_takes_two_wallets() -> None:
    state = ends("ring watch watch wallet wallet", files=LONG)
    assert legal(state, 1) == ["scrap:ring", "scrap:watch"]
    one = play(state.copy(), "1 scrap:ring")
    assert (earned(one), file(one, 1)) == (4, "watch watch")
    other = play(state, "1 scrap:watch")
    assert (earned(other), file(other, 1)) == (5, "ring")


@rule("OT-R34")
def test_wallets_left_over_leave_with_a_set_or_go_to_the_file() -> None:
    state = ends("ring ring ring wallet watch", files=LONG)
    assert (file(state, 1), sorted(bag(state).split())) == ("watch", ["ring", "ring", "ring", "wallet"])
    assert file(ends("ring watch wallet", files=LONG), 1) == "ring watch wallet"


@rule("OT-R89", "OT-R72", "OT-7.5")
def test_by_the_french_letter_three_wallets_are_a_set_at_the_end_too() -> None:
    state = ends("wallet wallet wallet", files=LONG, wallet_only_sets="true")
    assert (earned(state), file(state, 1)) == (0, "")


@rule("OT-R35")
def test_step_one_earns_neither_reward_nor_bonus() -> None:
    state = ends("brooch " * 9, files=LONG)
    assert earned(state) == 2
    assert state.public.sales == 0


@rule("OT-R40")
def test_with_empty_files_everybody_pays_nothing() -> None:
    assert money(ends("", "")) == [6, 10, 10]


@rule("OT-R40", "OT-R45")
def test_a_fine_takes_all_the_money_and_no_more() -> None:
    state = day(2, files=("", "ring watch apple1 rope character"), money=(10, 3), rounds="day_only")
    assert money(play(state, "0 stop")) == [6, 0]


@rule("OT-R41")
def test_tools_cards_and_money_do_not_count_when_files_are_compared() -> None:
    state = day(
        2,
        files=("ring ring", "watch"),
        tools=("", "rope keys crowbar"),
        hands=("", "nancy monks"),
        money=(10, 99),
        rounds="day_only",
    )
    assert money(play(state, "0 stop")) == [5, 99]


@rule("OT-R42", "OT-4.12")
def test_nothing_about_files_is_told_during_a_round_but_what_is_jumped_over() -> None:
    state = day(2, line_of([9, 10, 11, 1]), files=("ring", "watch watch"))
    events = {what for what, _ in told(state, 1, "0 prowl:10", "1 prowl:11")}
    assert "opens-file" not in events
    charge(state, 0, "ring apple1")
    assert state.view(1).public.files == [0, 0]


@rule("OT-9.1", "OT-10.1", "OT-7.4")
def test_the_night_ends_with_the_same_steps() -> None:
    state = night(2, stashes=("", "ring ring ring watch"), files=("apple1 apple1", ""))
    play(state, "0 stop")
    assert money(state) == [10 - 4 - 1, 10 + 4]
    assert file(state, 1) == "watch"
