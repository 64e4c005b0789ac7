"""The powers against others: Bill Sikes, Monks, Mr Bumble, Mr Fang and Noah Claypole."""

import pytest
from oliver_positions import bag, day, file, hand, legal, outcomes, play, refused, stash, told
from rule import rule

from fagin.games.oliver_twist.pieces import KINDS

NINE = "apple1 apple1 brooch brooch necklace necklace ring ring watch"


# ---------------------------------------------------------------- Bill Sikes


@rule("OT-6.13")
def test_sikes_takes_a_token_by_chance_out_of_one_stash() -> None:
    state = day(4, stashes=("watch", "ring ring apple1", "", "brooch"), hands=("sikes",))
    play(state, "0 play:sikes")
    assert legal(state) == ["target:1", "target:3"]
    assert refused(state, "0 target:0") == ("not-yourself", "OT-6.13")
    assert refused(state, "0 target:2") == ("empty-stash", "OT-6.13")
    play(state, "0 target:1")
    assert outcomes(state) == {"robbed:apple1": 1, "robbed:ring": 2}
    play(state, "* robbed:ring")
    assert [stash(state, seat) for seat in range(4)] == ["ring watch", "apple1 ring", "", "brooch"]
    assert (file(state), bag(state), state.to_act()) == ("", "", [1])


@rule("OT-R92", "OT-6.13")
def test_a_single_victim_of_sikes_needs_no_choice() -> None:
    state = play(day(3, stashes=("", "ring"), hands=("sikes",)), "0 play:sikes", "* robbed:ring")
    assert (stash(state, 0), stash(state, 1)) == ("ring", "")


@rule("OT-R46", "OT-4.19")
def test_a_robber_with_a_full_stash_makes_room() -> None:
    state = day(2, stashes=(NINE, "wallet"), hands=("sikes",))
    play(state, "0 play:sikes", "* robbed:wallet", "0 drop:apple1")
    assert stash(state) == "apple1 brooch brooch necklace necklace ring ring watch wallet"
    assert (file(state), stash(state, 1), state.to_act()) == ("apple1", "", [1])


@rule("OT-R46")
def test_only_the_two_concerned_see_what_sikes_took() -> None:
    ring = play(day(3, stashes=("", "ring apple1"), hands=("sikes",)), "0 play:sikes")
    apple = ring.copy()
    told_by_ring = {seat: told(ring.copy(), seat, "* robbed:ring") for seat in (-1, 0, 1, 2)}
    play(ring, "* robbed:ring")
    play(apple, "* robbed:apple1")
    assert [ring.view(seat).key() == apple.view(seat).key() for seat in (-1, 0, 1, 2)] == [
        True,
        False,
        False,
        True,
    ]
    handed = ("handed-over", (1, 0, KINDS.index("ring")))
    assert [handed in told_by_ring[seat] for seat in (-1, 0, 1, 2)] == [False, True, True, False]
    assert ring.view(2).public.stash_count == [1, 1, 0]


# ---------------------------------------------------------------- Monks


@rule("OT-6.15", "OT-R50")
def test_monks_moves_one_or_two_tokens_to_the_file_of_one_opponent() -> None:
    state = day(3, files=("apple1 ring rope character", "watch"), hands=("monks",))
    play(state, "0 play:monks")
    assert legal(state) == ["target:1", "target:2"]
    play(state, "0 target:1")
    assert legal(state) == ["plant:apple1", "plant:ring", "plant:rope", "plant:character"]
    assert refused(state, "0 done") == ("plant-one", "OT-R50")
    play(state, "0 plant:rope")
    assert legal(state) == ["plant:apple1", "plant:ring", "plant:character", "done"]
    play(state, "0 plant:character")
    assert [file(state, seat) for seat in range(3)] == ["apple1 ring", "watch rope character", ""]
    assert (bag(state), state.to_act()) == ("", [1])


@rule("OT-R50", "OT-6.15")
def test_monks_may_be_content_with_one_token() -> None:
    state = day(3, files=("apple1 ring",), hands=("monks",))
    play(state, "0 play:monks", "0 target:2", "0 plant:ring", "0 done")
    assert [file(state, seat) for seat in range(3)] == ["apple1", "", "ring"]


@rule("OT-6.15")
def test_monks_is_done_when_the_file_is_empty() -> None:
    state = play(day(2, files=("ring",), hands=("monks",)), "0 play:monks", "0 plant:ring")
    assert (file(state, 0), file(state, 1), state.to_act()) == ("", "ring", [1])


# ---------------------------------------------------------------- Mr Bumble


@rule("OT-6.18", "OT-R43")
def test_bumble_takes_all_opponents_down_to_five_clockwise() -> None:
    stashes = ("ring " * 6, "watch watch brooch brooch ring ring apple1", "wallet " * 5, NINE)
    state = play(day(4, stashes=stashes, hands=("bumble",)), "0 play:bumble")
    assert state.to_act() == [1]
    play(state, "1 yield:apple1", "1 yield:brooch")
    assert state.to_act() == [3]
    play(state, *["3 yield:apple1", "3 yield:apple1", "3 yield:watch", "3 yield:ring"])
    assert [stash(state, seat) for seat in range(4)] == [
        "ring ring ring ring ring ring",
        "brooch ring ring watch watch",
        "wallet wallet wallet wallet wallet",
        "brooch brooch necklace necklace ring",
    ]
    assert [file(state, seat) for seat in range(4)] == ["", "apple1 brooch", "", "apple1 apple1 ring watch"]
    assert (bag(state), state.to_act()) == ("", [1])


@rule("OT-R43", "OT-6.18")
def test_the_victims_of_bumble_answer_clockwise_from_the_player_of_the_card() -> None:
    state = day(4, first=2, stashes=("ring " * 6, "watch " * 6, "", "brooch " * 6), hands=("", "", "bumble"))
    play(state, "2 play:bumble")
    order: list[int] = []
    while not legal(state, state.to_act()[0], "stop") and len(order) < 3:
        order.append(state.to_act()[0])
        play(state, f"{order[-1]} {legal(state, order[-1])[0]}")
    assert order == [3, 0, 1]
    assert state.to_act() == [3]


# ---------------------------------------------------------------- Mr Fang


@rule("OT-6.19")
def test_fang_makes_one_opponent_file_two_tokens_of_their_choice() -> None:
    state = day(4, stashes=("ring", "apple1 ring watch", "", "brooch"), hands=("fang",))
    play(state, "0 play:fang")
    assert legal(state) == ["target:1", "target:3"]
    play(state, "0 target:1")
    assert state.to_act() == [1]
    assert refused(state, "1 yield:brooch") == ("not-in-your-stash", "OT-R43")
    play(state, "1 yield:apple1", "1 yield:watch")
    assert (stash(state, 1), file(state, 1), stash(state, 3)) == ("ring", "apple1 watch", "brooch")
    assert state.to_act() == [1]
    assert legal(state, 1) == ["stop"]


@rule("OT-6.19")
@pytest.mark.parametrize("tokens", ["ring", "apple1 ring"])
def test_fang_takes_all_there_is_if_that_is_two_or_fewer(tokens: str) -> None:
    state = play(day(2, stashes=("", tokens), hands=("fang",)), "0 play:fang")
    assert (stash(state, 1), file(state, 1)) == ("", tokens)
    assert state.to_act() == [1]


@rule("OT-R43")
def test_everybody_sees_how_many_tokens_a_victim_files_but_not_which() -> None:
    start = day(3, stashes=("", "apple1 ring watch"), hands=("fang",))
    views, events = [], []
    for kinds in (("apple1", "ring"), ("watch", "apple1")):
        state = start.copy()
        lines = ["0 play:fang", *(f"1 yield:{kind}" for kind in kinds)]
        events.append(told(state, 2, *lines))
        views.append([state.view(seat).key() for seat in (-1, 0, 1, 2)])
        assert [what for what, _ in events[-1]].count("files-one") == 2
        assert state.view(2).public.file_count == [0, 2, 0]
    assert [a == b for a, b in zip(*views, strict=True)] == [True, True, False, True]
    assert events[0] == events[1]


# ---------------------------------------------------------------- Noah Claypole


@rule("OT-6.22")
def test_noah_looks_at_a_stash_and_exchanges_a_token() -> None:
    state = day(3, stashes=("apple1 brooch", "ring watch", "wallet"), hands=("noah",))
    play(state, "0 play:noah")
    assert legal(state) == ["target:1", "target:2"]
    play(state, "0 target:1")
    assert legal(state) == ["take:ring", "take:watch"]
    assert refused(state, "0 take:wallet") == ("not-in-their-stash", "OT-6.22")
    play(state, "0 take:watch")
    assert legal(state) == ["give:apple1", "give:brooch"]
    assert refused(state, "0 give:watch") == ("not-in-your-stash", "OT-6.22")
    play(state, "0 give:apple1")
    assert [stash(state, seat) for seat in range(3)] == ["brooch watch", "apple1 ring", "wallet"]
    assert (hand(state), state.to_act()) == ("", [1])


@rule("OT-6.22", "OT-4.7")
def test_noah_works_between_two_full_stashes_without_a_drop() -> None:
    state = day(2, stashes=(NINE, "wallet " * 9), hands=("noah",))
    play(state, "0 play:noah", "0 take:wallet", "0 give:watch")
    assert stash(state, 0).split()[-1] == "wallet"
    assert stash(state, 1).split()[0] == "watch"
    assert (file(state, 0), file(state, 1)) == ("", "")


@rule("OT-R46", "OT-6.22")
def test_only_noah_and_the_victim_know_what_was_exchanged() -> None:
    start = play(day(3, stashes=("apple1 brooch", "ring watch"), hands=("noah",)), "0 play:noah")
    one, other = start.copy(), start.copy()
    play(one, "0 take:watch", "0 give:apple1")
    play(other, "0 take:ring", "0 give:brooch")
    same = [one.view(seat).key() == other.view(seat).key() for seat in (-1, 0, 1, 2)]
    assert same == [True, False, False, True]


@rule("OT-6.22")
def test_noah_alone_sees_the_stash() -> None:
    states = []
    for victim in ("ring watch", "wallet apple1"):
        states.append(play(day(3, stashes=("brooch", victim), hands=("noah",)), "0 play:noah"))
    same = [states[0].view(seat).key() == states[1].view(seat).key() for seat in (-1, 0, 1, 2)]
    assert same == [True, False, False, True]
