"""Moves that are not allowed: they are refused with a reason and the clause, and nothing changes."""

from collections.abc import Callable

import pytest
from oliver_positions import (
    day,
    dealt,
    line_of,
    match_after,
    night,
    nightfall,
    play,
    refused,
    refused_in_a_match,
    split,
)
from rule import rule

from fagin.games.oliver_twist.moves import MOVES
from fagin.games.oliver_twist.state import TwistState
from fagin.kernel import IllegalMove

NINE = "apple1 apple1 brooch brooch necklace necklace ring ring watch"


@rule("OT-3.2", "OT-4.1", "OT-5.1", "OT-6.1", "OT-9.9", "OT-R16", "OT-R29")
@pytest.mark.parametrize(
    ("moves", "line", "reason", "clause"),
    [
        ((), "1 prowl:9", "not-yours", ""),
        ((), "0 prowl:3", "out-of-reach", "OT-4.1"),
        ((), "0 flip:9", "not-face-down", "OT-9.9"),
        ((), "0 sell:apple", "no-set", "OT-5.1"),
        ((), "0 play:nancy", "not-in-your-hand", "OT-6.1"),
        ((), "0 hide:nancy", "not-in-your-hand", "OT-6.1"),
        ((), "0 bribe", "not-alone", "OT-R16"),
        ((), "0 stop", "you-can-act", "OT-R29"),
        ((), "0 done", "act", "OT-3.2"),
        ((), "0 move:0", "act", "OT-3.2"),
        ((), "0 grab:9", "act", "OT-3.2"),
        (("0 prowl:9",), "0 prowl:10", "not-yours", ""),
        (("0 prowl:10",), "1 prowl:9", "no-token-there", "OT-4.1"),
    ],
)
def test_a_match_refuses_a_wrong_move_and_stays_as_it_was(
    moves: tuple[str, ...], line: str, reason: str, clause: str
) -> None:
    assert refused_in_a_match(match_after(3, *moves), line) == (reason, clause)


def bribed() -> TwistState:
    return play(day(2, line_of([6, 30, 31])), "0 bribe")


def placed() -> TwistState:
    return play(bribed(), "0 move:1")


def selling() -> TwistState:
    return play(day(2, stashes=("apple1 apple1 apple1 apple1 wallet",)), "0 sell:apple")


def full() -> TwistState:
    return play(day(2, {9: "wallet"}, stashes=(NINE,)), "0 prowl:9")


def card(name: str, *moves: str) -> Callable[[], TwistState]:
    """A turn at night in which a card was played."""

    def made() -> TwistState:
        state = night(
            3,
            line_of([9, 10], "ring", "rope"),
            hidden=[30],
            stashes=("wallet ring", "watch " * 6, ""),
            files=("apple1 crowbar character",),
            hands=(name,),
        )
        return play(state, f"0 play:{name}", *moves)

    return made


def burgling() -> TwistState:
    return play(
        night(2, {9: "burglary"}, tools=("rope keys",)), "0 prowl:9", "* loot:1", "* loot:2", "* loot:3"
    )


def peeking() -> TwistState:
    return play(night(2, hidden=[30, 31, 60]), "0 bribe")


def naming() -> TwistState:
    state = play(nightfall(2), "0 flip:12", *["* token:apple1"] * 4)
    return play(state, "0 flip:52", *["* token:apple1"] * 3)


CASES: list[tuple[Callable[[], TwistState], str, str, str]] = [
    (lambda: day(2), "0 bribe", "streets-empty", "OT-R28"),
    (lambda: day(2), "0 prowl:9", "no-token-there", "OT-4.1"),
    (lambda: day(2, {60: "ring"}), "0 prowl:70", "street-closed", "OT-2.10"),
    (lambda: day(2, {60: "ring"}, money=(1, 1)), "0 bribe", "too-poor", "OT-R17"),
    (bribed, "0 prowl:30", "place-the-gang", "OT-4.16"),
    (bribed, "0 stop", "place-the-gang", "OT-4.16"),
    (bribed, "0 move:30", "not-empty", "OT-4.16"),
    (bribed, "0 move:50", "next-to-no-token", "OT-4.16"),
    (bribed, "0 move:69", "street-closed", "OT-2.10"),
    (bribed, "1 move:31", "not-yours", ""),
    (selling, "0 hold:apple2", "not-on-the-tray", "OT-R22"),
    (selling, "0 prowl:9", "finish-the-sale", "OT-5.1"),
    (selling, "0 stop", "finish-the-sale", "OT-5.1"),
    (full, "0 drop:wallet", "not-the-new-one", "OT-R13"),
    (full, "0 drop:handkerchief1", "not-in-your-stash", "OT-4.19"),
    (full, "0 stop", "drop-one", "OT-4.19"),
    (card("dodger"), "0 prowl:9", "grab-one", "OT-6.10"),
    (card("dodger"), "0 grab:30", "not-face-up", "OT-R48"),
    (card("dodger"), "0 grab:31", "not-face-up", "OT-R48"),
    (card("crackit"), "0 prowl:9", "grab-one", "OT-6.21"),
    (card("crackit"), "0 grab:9", "not-a-tool", "OT-6.21"),
    (card("bates"), "0 stop", "finish-the-prowl", "OT-R18"),
    (card("monks"), "0 target:0", "not-yourself", "OT-6.15"),
    (card("monks"), "0 done", "target-one", "OT-6.15"),
    (card("monks", "0 target:1"), "0 plant:ring", "not-in-your-file", "OT-R50"),
    (card("monks", "0 target:1"), "0 done", "plant-one", "OT-R50"),
    (card("nancy"), "0 take:ring", "not-in-your-file", "OT-6.14"),
    (card("nancy"), "0 done", "take-one", "OT-6.14"),
    (card("oliver"), "0 clear:ring", "not-in-your-file", "OT-6.16"),
    (card("oliver"), "0 done", "clear-one", "OT-6.16"),
    (card("rose"), "0 burn:ring", "not-in-your-file", "OT-R50"),
    (card("rose"), "0 done", "burn-one", "OT-R50"),
    (card("brownlow"), "0 cash:2", "not-so-many-wallets", "OT-6.20"),
    (card("brownlow"), "0 done", "cash-some", "OT-6.20"),
    (card("bumble"), "1 yield:ring", "not-in-your-stash", "OT-R43"),
    (card("bumble"), "1 stop", "yield-one", "OT-R43"),
    (card("bumble"), "0 prowl:9", "not-yours", ""),
    (card("noah"), "0 take:ring", "not-in-their-stash", "OT-6.22"),
    (card("noah"), "0 done", "take-one", "OT-6.22"),
    (card("noah", "0 take:watch"), "0 give:watch", "not-in-your-stash", "OT-6.22"),
    (card("noah", "0 take:watch"), "0 done", "give-one", "OT-6.22"),
    (burgling, "0 keep:4", "not-drawn", "OT-9.16"),
    (burgling, "0 done", "keep-one", "OT-R60"),
    (lambda: play(burgling(), "0 keep:3"), "0 spend:crowbar", "not-your-tool", "OT-R61"),
    (lambda: play(burgling(), "0 keep:3"), "0 done", "spend-one", "OT-9.19"),
    (peeking, "0 move:1", "peek-first", "OT-9.22"),
    (peeking, "0 peek:33", "not-face-down", "OT-9.22"),
    (naming, "0 first:2", "name-first", "OT-9.6"),
    (naming, "0 prowl:9", "name-first", "OT-9.6"),
    (naming, "1 first:1", "not-yours", ""),
    (lambda: nightfall(2), "0 flip:10", "flip-next", "OT-R53"),
    (lambda: nightfall(2), "0 first:1", "flip-next", "OT-R53"),
]


@rule("OT-2.10", "OT-4.16", "OT-R17", "OT-R28", "OT-R22", "OT-4.19", "OT-R13", "OT-R18", "OT-6.10", "OT-6.21")
@rule(
    "OT-R48", "OT-R50", "OT-6.14", "OT-6.15", "OT-6.16", "OT-6.20", "OT-6.22", "OT-R43", "OT-9.16", "OT-R60"
)
@rule("OT-R61", "OT-9.19", "OT-9.22", "OT-9.6", "OT-R53", "OT-4.1", "OT-5.1")
@pytest.mark.parametrize(("made", "line", "reason", "clause"), CASES)
def test_a_move_against_the_rules_is_refused_with_its_clause(
    made: Callable[[], TwistState], line: str, reason: str, clause: str
) -> None:
    assert refused(made(), line) == (reason, clause)


@rule("OT-R18")
@pytest.mark.parametrize("made", [bribed, placed, peeking])
def test_nobody_may_break_off_a_prowl(made: Callable[[], TwistState]) -> None:
    state = made()
    assert state.to_act() == [0]
    for line in ("0 stop", "0 done", "0 bribe"):
        refused(state, line)


def test_when_the_game_is_over_every_move_is_refused() -> None:
    state = play(day(2, rounds="day_only"), "0 stop")
    assert refused(state, "0 prowl:9") == ("over", "")
    assert state.legal_moves(0) == []


def test_a_seat_that_nobody_has_is_refused() -> None:
    with pytest.raises(IllegalMove, match="no seat 3"):
        match_after(3).play(*split("3 prowl:9"))


def test_every_legal_move_of_a_new_game_is_not_refused_and_every_other_is() -> None:
    state = dealt(3)
    legal_moves = set(state.legal_moves(0))
    for move in range(len(MOVES)):
        assert (state.refusal(0, move) is None) == (move in legal_moves)
