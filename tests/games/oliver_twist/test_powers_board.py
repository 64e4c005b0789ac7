"""The powers on the board: the Artful Dodger, Charley Bates, Bull's-eye and Toby Crackit."""

from oliver_positions import (
    ALL,
    bag,
    day,
    file,
    hand,
    legal,
    line_of,
    loot,
    money,
    night,
    on_space,
    outcomes,
    pile,
    play,
    refused,
    spaces,
    stash,
    tools,
    turn_up,
)
from rule import rule

NINE = "apple1 apple1 brooch brooch necklace necklace ring ring watch"


# ---------------------------------------------------------------- the Artful Dodger


@rule("OT-6.10", "OT-R48")
def test_the_dodger_takes_any_visible_token_however_far_and_the_gang_stays() -> None:
    state = play(
        day(3, line_of([9, 10, 31, 72], "ring", "apple1", "watch", "brooch"), hands=("dodger",)),
        "0 play:dodger",
    )
    assert spaces(state, 0, "grab") == [9, 10, 31, 72]
    play(state, "0 grab:31")
    assert (stash(state), file(state), state.public.gang, on_space(state, 31)) == ("watch", "", 0, "")
    assert (money(state), state.public.on_board, state.to_act()) == ([10, 10, 10], 3, [1])


@rule("OT-6.10")
def test_the_dodger_jumps_over_tokens_without_evidence() -> None:
    state = day(3, line_of([9, 10, 11]), hands=("dodger",))
    play(state, "0 play:dodger", "0 grab:11")
    assert (file(state), on_space(state, 9), on_space(state, 10)) == ("", "apple1", "apple1")


@rule("OT-R92", "OT-6.10")
def test_a_single_visible_token_is_grabbed_by_itself() -> None:
    state = play(day(3, {31: "watch"}, money=(0, 0, 0), hands=("dodger",)), "0 play:dodger")
    assert (stash(state), state.to_act()) == ("watch", [1])


@rule("OT-R48", "OT-6.10")
def test_the_dodger_cannot_take_what_is_hidden() -> None:
    state = night(3, line_of([9, 31]), hidden=[10, 32], hands=("dodger",))
    play(state, "0 play:dodger")
    assert spaces(state, 0, "grab") == [9, 31]
    assert refused(state, "0 grab:10") == ("not-face-up", "OT-R48")


@rule("OT-R48")
def test_tools_and_characters_do_for_the_dodger_what_they_always_do() -> None:
    tokens = line_of([30, 31], "rope", "character")
    state = play(day(3, tokens, hands=("dodger",)), "0 play:dodger", "0 grab:30")
    assert tools(state) == "rope"
    state = play(day(3, tokens, hands=("dodger",)), "0 play:dodger", "0 grab:31", "* card:fang")
    assert (hand(state), bag(state)) == ("fang", "character")


@rule("OT-R48", "OT-4.19")
def test_a_dodger_with_a_full_stash_makes_room() -> None:
    state = day(3, line_of([30, 31], "wallet"), stashes=(NINE,), hands=("dodger",))
    play(state, "0 play:dodger", "0 grab:30", "0 drop:watch")
    assert (file(state), stash(state).split()[-1]) == ("watch", "wallet")


@rule("OT-R74", "OT-R48", "OT-9.13")
def test_the_dodger_burgles_with_a_burglary_token() -> None:
    state = night(3, line_of([30, 31], "burglary"), hands=("dodger",))
    play(state, "0 play:dodger", "0 grab:30", "* loot:7")
    assert (loot(state), bag(state), state.public.gang) == ([7], "burglary", 0)


@rule("OT-R74")
def test_by_the_english_letter_the_dodger_only_discards_a_burglary_token() -> None:
    state = night(
        3, line_of([30, 31], "burglary"), tools=("rope",), hands=("dodger",), burglary_trigger="prowl_only"
    )
    play(state, "0 play:dodger", "0 grab:30")
    assert (loot(state), bag(state), tools(state), state.to_act()) == ([], "burglary", "rope", [1])


@rule("OT-R74", "OT-9.13")
def test_by_the_english_letter_a_prowl_still_burgles() -> None:
    state = night(3, {9: "burglary"}, burglary_trigger="prowl_only")
    assert loot(play(state, "0 prowl:9", "* loot:-2")) == [-2]


# ---------------------------------------------------------------- Charley Bates


@rule("OT-6.11")
def test_bates_prowls_and_what_is_jumped_over_goes_to_the_bag() -> None:
    state = day(3, line_of([9, 10, 11], "rope", "character", "ring"), hands=("bates",))
    play(state, "0 play:bates", "0 prowl:11")
    assert (stash(state), file(state), bag(state)) == ("ring", "", "rope character")
    assert (state.public.gang, state.public.on_board, tools(state), hand(state)) == (11, 0, "", "")


@rule("OT-6.11", "OT-4.19")
def test_bates_saves_nobody_from_the_drop_of_a_full_stash() -> None:
    state = day(3, line_of([9, 10], "rope", "wallet"), stashes=(NINE,), hands=("bates",))
    play(state, "0 play:bates", "0 prowl:10", "0 drop:ring")
    assert (file(state), bag(state)) == ("ring", "rope")


@rule("OT-R49", "OT-6.11")
def test_bates_pays_the_bribe_when_the_gang_is_alone() -> None:
    state = day(3, line_of([30, 31, 32]), hands=("bates",))
    play(state, "0 play:bates")
    assert money(state)[0] == 8
    play(state, "0 move:1", "0 prowl:32")
    assert (file(state), bag(state)) == ("", "apple1 apple1")


@rule("OT-R49")
def test_bates_looks_and_turns_up_a_line_at_night_and_is_clean_after_it() -> None:
    state = night(3, hidden=[52, 53, 54], gang=40, hands=("bates",))
    play(state, "0 play:bates", "0 peek:52", "* token:ring", "0 peek:54", "* token:rope")
    turn_up(state, "ring", "watch", "rope")
    assert spaces(state) == [52, 53, 54]
    play(state, "0 prowl:54")
    assert (tools(state), file(state), bag(state), money(state)[0]) == ("rope", "", "ring watch", 8)


@rule("OT-R49", "OT-6.11")
def test_bates_turns_up_a_line_without_a_bribe_when_all_tokens_beside_the_gang_are_hidden() -> None:
    state = night(3, hidden=[52, 53, 54], gang=2, hands=("bates",))
    turn_up(play(state, "0 play:bates"), "ring", "watch", "brooch")
    play(state, "0 prowl:53")
    assert (stash(state), file(state), bag(state), money(state)[0]) == ("watch", "", "ring", 10)


@rule("OT-R49")
def test_bates_without_money_cannot_help_a_lonely_gang() -> None:
    state = day(3, {31: "ring"}, money=(1, 10, 10), hands=("bates",))
    assert legal(state) == ["hide:bates", "stop"]


# ---------------------------------------------------------------- Bull's-eye


@rule("OT-6.12", "OT-R81", "OT-R49")
def test_bullseye_puts_the_gang_anywhere_free_of_charge_and_prowls() -> None:
    state = day(3, line_of([9, 30, 31], "apple1", "rope", "ring"), money=(0, 0, 0), hands=("bullseye",))
    play(state, "0 play:bullseye")
    assert spaces(state, 0, "move") == [0, 1, 10, 32]
    play(state, "0 move:1")
    assert spaces(state) == [30, 31]
    play(state, "0 prowl:31")
    assert (stash(state), file(state), money(state)[0], state.to_act()) == ("ring", "rope", 0, [1])


@rule("OT-R81", "OT-6.12")
def test_bullseye_may_leave_the_gang_where_it_is() -> None:
    state = day(3, line_of([9, 30]), hands=("bullseye",))
    play(state, "0 play:bullseye", "0 move:0")
    assert state.public.gang == 9


@rule("OT-R81")
def test_at_the_start_of_a_round_the_square_is_the_only_place_for_bullseye() -> None:
    state = play(day(3, line_of(range(1, 76)), hands=("bullseye",)), "0 play:bullseye")
    assert state.public.gang == 0
    assert len(spaces(state)) == 16


@rule("OT-R95", "OT-R36")
def test_bullseye_can_only_hide_at_the_start_of_a_round_if_the_gang_is_kept_off_the_square() -> None:
    for square, cards in (("false", ["hide:bullseye"]), ("true", ["play:bullseye", "hide:bullseye"])):
        state = day(3, line_of(ALL), hands=("bullseye",), square_is_space=square)
        assert [text for text in legal(state) if "bullseye" in text] == cards
    state = day(3, line_of(set(ALL) - {9}), hands=("bullseye",), square_is_space="false")
    assert spaces(play(state, "0 play:bullseye"), 0, "prowl") == [1, 10, 11, 23, 30]


@rule("OT-R49", "OT-6.12")
def test_bullseye_never_looks_and_never_pays_at_night_but_turns_up_a_line() -> None:
    state = night(3, hidden=[53, 54, 60], gang=40, hands=("bullseye",))
    play(state, "0 play:bullseye")
    assert spaces(state, 0, "move") == [52, 59]
    turn_up(play(state, "0 move:52"), "watch", "ring")
    play(state, "0 prowl:54")
    assert (money(state)[0], stash(state), file(state), state.public.peeks) == (10, "ring", "watch", ())


# ---------------------------------------------------------------- Toby Crackit


@rule("OT-6.21")
def test_crackit_takes_any_visible_tool() -> None:
    state = day(3, line_of([9, 31, 72], "ring", "rope", "keys"), hands=("crackit",))
    play(state, "0 play:crackit")
    assert legal(state) == ["grab:31", "grab:72"]
    assert refused(state, "0 grab:9") == ("not-a-tool", "OT-6.21")
    assert refused(state, "0 burgle") == ("no-burglary", "OT-6.21")
    play(state, "0 grab:72")
    assert (tools(state), file(state), state.public.gang, state.to_act()) == ("keys", "", 0, [1])


@rule("OT-6.21")
def test_crackit_carries_out_a_burglary_at_night() -> None:
    state = night(3, {31: "rope"}, tools=("keys",), hands=("crackit",))
    play(state, "0 play:crackit")
    assert legal(state) == ["grab:31", "burgle"]
    play(state, "0 burgle", "* loot:-4", "* loot:9", "0 keep:9")
    assert (loot(state), tools(state), bag(state), on_space(state, 31)) == ([9], "", "keys", "rope")
    assert state.to_act() == [1]


@rule("OT-6.21", "OT-9.15")
def test_crackit_without_tools_draws_one_card() -> None:
    state = play(night(3, {9: "ring"}, hands=("crackit",)), "0 play:crackit")
    assert len(outcomes(state)) == 16
    play(state, "* loot:-6")
    assert (loot(state), state.to_act()) == ([-6], [1])


@rule("OT-R51")
def test_crackit_by_day_without_a_visible_tool_can_only_hide() -> None:
    state = day(3, line_of([9, 10], "ring", "character"), tools=("rope",), hands=("crackit",))
    assert "play:crackit" not in legal(state)


ALL_LOOT = "-6 -5 -4 -3 -2 -1 1 2 3 4 5 6 7 8 9 10"


@rule("OT-R51")
def test_crackit_at_night_without_a_visible_tool_and_without_burglary_cards_can_only_hide() -> None:
    state = night(3, {9: "ring"}, hidden=[31], hands=("crackit",), loot=("", ALL_LOOT))
    assert pile(state) == []
    assert "play:crackit" not in legal(state)
    assert "hide:crackit" in legal(state)


@rule("OT-R51", "OT-R36")
def test_a_tool_to_spend_does_not_make_a_burglary_without_cards_possible() -> None:
    state = night(3, {9: "ring"}, tools=("rope",), hands=("crackit",), loot=("", ALL_LOOT))
    assert "play:crackit" not in legal(state)
