"""Moves that are not allowed: they are refused with a reason and the clause, and nothing changes."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rule import rule
from swindler_positions import (
    BOX,
    at_actions,
    at_hiring,
    give_hidden,
    match_after,
    new_game,
    passing,
    play,
    refused,
    refused_in_a_match,
    reserved,
    split,
    theft,
    turn,
)

from fagin.games.swindler import game as swindler
from fagin.games.swindler.moves import MOVES
from fagin.games.swindler.pieces import card_names
from fagin.games.swindler.state import SwindlerState
from fagin.kernel import IllegalMove

SET_UP = (
    "* order:A1",
    "* order:A2",
    "* order:A3",
    "* order:A4",
    "* dealer:D01",
    "* dealer:D02",
    "* dealer:D03",
)
THREE = "Rr Rn Rk"


@rule("SW-2.3", "SW-2.6", "SW-4.2", "SW-4.5", "SW-5.3", "SW-9.4", "SW-R12")
@pytest.mark.parametrize(
    ("moves", "line", "reason", "clause"),
    [
        ((), "1 reserve:1", "not-yours", ""),
        ((), "0 bag:red", "reserve-or-be-done", "SW-2.3"),
        ((), "0 cancel:1", "not-your-marker", "SW-4.5"),
        ((), "0 beggar", "not-in-hand", "SW-9.4"),
        (("0 reserve:1",), "0 reserve:1", "once-in-this-step", "SW-R12"),
        (("0 done",), "0 reserve:1", "name-a-bag", "SW-2.6"),
        (("0 done",), "0 hustle:1", "not-in-hand", "SW-9.4"),
        (("0 done", "0 bag:red", "* tile:Rr"), "0 done", "draw-or-stop", "SW-5.3"),
        (("0 done", "0 bag:red", "* tile:Rr"), "1 pass", "not-yours", ""),
        (("0 done", "0 bag:red", "* tile:Rr", "0 stop"), "0 fulfil:1", "not-reserved-by-you", "SW-4.2"),
    ],
)
def test_a_match_refuses_a_wrong_move_and_stays_as_it_was(
    moves: tuple[str, ...], line: str, reason: str, clause: str
) -> None:
    assert refused_in_a_match(match_after(3, *SET_UP, *moves), line) == (reason, clause)


def drafting() -> SwindlerState:
    state = play(new_game(2, master_thief="draft"), *SET_UP, "* ability:recruiter", "* ability:phantom")
    assert state.to_act() == [1]
    return state


def window(card: str, *lines: str, **position: Any) -> Callable[[], SwindlerState]:
    """Seat 1 has a card that everybody knows, and seat 0 has made some moves."""

    def made() -> SwindlerState:
        given = {"known": ("", card), **position}
        return passing(turn(3, **given), *lines)

    return made


RED = ("0 done", "0 bag:red")
STOLEN = (*RED, "* tile:Rr", "0 draw", "* tile:Rn")
BETTING = window("know_it_all", *RED)
COPYING = window("copycat", *RED, "* tile:Rr")
SAVING = window("guardian_angel", *STOLEN, "0 draw", "* tile:skull")
ENDING = window("backstabber gold_digger", *RED, "* tile:Rr", "0 stop")
FAILED = window("backstabber gold_digger beggar", "0 done", "0 bag:red", "* tile:skull", loot=("Gw Gk Gc",))
KILLING = window("assassin", "0 beggar", known=("beggar", "assassin"), loot=("", THREE))
GIVING = window("", "0 beggar", known=("beggar",), loot=("", THREE))
DIGGING = window("gold_digger", *STOLEN, "0 draw", "* tile:Rk", "0 stop", "1 golddig")
KEEPING = window("gold_digger", *STOLEN, "0 stop", "1 golddig")
TAKING = window("guardian_angel", *STOLEN, "0 draw", "* tile:skull", "1 angel")
SWAPPING = window("", "0 hustle:1", known=("hustler",), loot=("Gw Gk Rr", "Rr"))
SWAP_TAKE = window("", "0 hustle:1", "0 give:Gw", known=("hustler",), loot=("Gw Rr", "Gw Rr Rn"))


def one_sided_swap() -> SwindlerState:
    """Seat 0 may give Gw or Gk, but for Rr there is nothing to take."""
    return play(turn(2, loot=("Gw Gk Rr", "Rr"), known=("hustler",)), "0 hustle:1")


def blocked() -> SwindlerState:
    state = turn(2, known=("sidekick", "assassin"))
    return passing(state, *RED, "* tile:Rr", "0 sidekick:blue", "1 assassin")


def saved() -> SwindlerState:
    state = turn(2, known=("sidekick", "guardian_angel"))
    return passing(state, *RED, "* tile:skull", "1 angel")


def hired() -> SwindlerState:
    return play(at_hiring(turn(2, coins=(3,), loot=("", THREE))), "0 hire", "* accomplice:beggar")


def no_cards_left() -> SwindlerState:
    state = at_hiring(turn(2))
    give_hidden(state, 1, " ".join(card_names(BOX.cards)))
    return state


def filling() -> SwindlerState:
    return play(reserved("A3", "Rr Gr Bn Gk", hands=("forger",)), "0 fulfil:1")


def selling() -> SwindlerState:
    return play(
        at_actions(turn(dealers="D09 - -", loot=("Rk Kj",), hands=("lock_picker.red",))), "0 sell:1.2"
    )


def rewarded() -> SwindlerState:
    return play(reserved("A8", coins=(2,), loot=("", "Nr Nr")), "0 fulfil:1")


def raided() -> SwindlerState:
    state = at_actions(turn(orders="- A2 A3 A4", loot=("Rr Bn Gw Yk Kj",)))
    state.public.orders_done = 1
    return play(state, "0 done", "* order:B27", "0 return:Rr")


def silenced() -> SwindlerState:
    given: dict[str, Any] = {
        "loot": ("", THREE),
        "posters": (2,),
        "known": ("beggar",),
        "jail_silence": "true",
    }
    state = at_actions(turn(orders="- A2 A3 A4", **given))
    state.public.orders_done = 1
    return play(state, "0 done", "* order:B29", "* order:B01")


def hustled() -> SwindlerState:
    state = turn(2, loot=("Gw Gk", "Rr"), known=("hustler", "backstabber"))
    return play(state, "0 hustle:1", "0 give:Gw", *theft("red", "Rn"))


CASES: list[tuple[Callable[[], SwindlerState], str, str, str]] = [
    (drafting, "1 thief:haggler", "thief-not-offered", "SW-1.13"),
    (drafting, "1 done", "pick-a-thief", "SW-R65"),
    (lambda: turn(orders="- A2 A3 A4"), "0 reserve:1", "no-order-there", "SW-4.1"),
    (lambda: turn(markers={1: 0}), "0 reserve:1", "reserved-already", "SW-4.1"),
    (lambda: turn(markers={1: 0, 2: 0, 3: 0}), "0 reserve:4", "no-marker-left", "SW-R13"),
    (lambda: turn(markers={1: 1}), "0 cancel:1", "not-your-marker", "SW-4.5"),
    (lambda: play(turn(), "0 reserve:1"), "0 cancel:1", "once-in-this-step", "SW-R12"),
    (turn, "0 draw", "reserve-or-be-done", "SW-2.3"),
    (lambda: play(turn(), "0 done"), "0 done", "name-a-bag", "SW-2.6"),
    (blocked, "0 draw", "theft-finished", "SW-R44"),
    (saved, "0 sidekick:blue", "nothing-from-this-bag", "SW-R51"),
    (lambda: play(turn(known=("sidekick",)), *RED, "* tile:Rr"), "0 sidekick:red", "same-bag", "SW-R51"),
    (lambda: play(turn(), *RED, "* tile:Rr"), "0 sidekick:blue", "not-in-hand", "SW-9.4"),
    (lambda: play(turn(), *RED, "* tile:Rr"), "0 pass", "draw-or-stop", "SW-5.3"),
    (BETTING, "1 draw", "bet-or-pass", "SW-10.18"),
    (BETTING, "1 beggar", "not-in-hand", "SW-9.4"),
    (window("beggar", *RED, loot=("Gw Gk Gc",)), "1 bet:skull", "not-in-hand", "SW-9.4"),
    (COPYING, "1 angel", "copycat-or-pass", "SW-10.6"),
    (SAVING, "1 copycat", "angel-or-pass", "SW-10.12"),
    (ENDING, "1 copycat", "react-or-pass", "SW-R40"),
    (ENDING, "1 golddig", "too-few-to-split", "SW-R54"),
    (FAILED, "1 backstab", "theft-failed", "SW-R52"),
    (FAILED, "1 golddig", "theft-failed", "SW-R52"),
    (
        window("beggar", *RED, "* tile:Rr", "0 stop", loot=("Gw Gk Gc",)),
        "1 backstab",
        "not-in-hand",
        "SW-9.4",
    ),
    (KILLING, "1 copycat", "assassin-or-pass", "SW-9.7"),
    (
        lambda: play(turn(3, hands=("", "forger")), *RED, "1 pass", "* tile:Rr"),
        "1 copycat",
        "not-in-hand",
        "SW-9.4",
    ),
    (TAKING, "1 take:Bn", "not-stolen-this-turn", "SW-10.12"),
    (TAKING, "1 pass", "take-a-tile", "SW-10.12"),
    (DIGGING, "1 keep:1", "split-in-two", "SW-10.11"),
    (KEEPING, "0 part:1", "keep-one-part", "SW-10.11"),
    (lambda: turn(known=("beggar",)), "0 beggar", "nobody-to-beg-from", "SW-R55"),
    (silenced, "0 beggar", "silent-in-jail", "SW-R33"),
    (hustled, "1 hustle:0", "hustler-locked", "SW-R56"),
    (lambda: turn(loot=("Rr", ""), known=("hustler",)), "0 hustle:1", "no-swap-possible", "SW-R56"),
    (GIVING, "1 give:Bn", "not-yours-to-give", "SW-10.5"),
    (GIVING, "1 pass", "give-something", "SW-10.5"),
    (SWAPPING, "0 take:Rr", "give-a-tile", "SW-10.14"),
    (SWAPPING, "0 give:Bn", "not-yours-to-give", "SW-10.14"),
    (one_sided_swap, "0 give:Rr", "nothing-to-take-for-it", "SW-R56"),
    (SWAP_TAKE, "0 give:Rr", "take-a-tile", "SW-10.14"),
    (SWAP_TAKE, "0 take:Bn", "not-there-to-take", "SW-10.14"),
    (SWAP_TAKE, "0 take:Gw", "same-kind", "SW-R56"),
    (lambda: at_actions(turn()), "0 fulfil:1", "not-reserved-by-you", "SW-4.2"),
    (lambda: at_actions(turn(orders="- A2 A3 A4")), "0 fulfil:1", "no-order-there", "SW-6.12"),
    (lambda: reserved("A3", "Rr"), "0 fulfil:1", "condition-not-met", "SW-6.3"),
    (lambda: reserved("A3", "Rr"), "0 hire", "act-or-be-done", "SW-2.3"),
    (lambda: reserved("A3", "Rr"), "0 beggar", "not-in-hand", "SW-9.4"),
    (filling, "0 done", "fill-the-slot", "SW-6.3"),
    (filling, "0 lockpick:red", "not-in-hand", "SW-9.4"),
    (filling, "0 turn:Gk", "no-key-to-turn", "SW-R67"),
    (filling, "0 forge:Rr", "does-not-fit", "SW-R57"),
    (filling, "0 with:Gk", "does-not-fit", "SW-R16"),
    (selling, "0 lockpick:red", "no-lock-picker-for-dealers", "SW-R58"),
    (rewarded, "0 take:Nr", "not-in-the-supply", "SW-6.10"),
    (rewarded, "0 done", "take-or-skip", "SW-6.10"),
    (lambda: at_actions(turn(dealers="- D02 D03")), "0 sell:1.1", "no-dealer-there", "SW-6.18"),
    (lambda: at_actions(turn(sold={"1.1": "Rr"})), "0 sell:1.1", "field-taken", "SW-6.14"),
    (lambda: at_actions(turn(loot=("Gw",))), "0 sell:1.1", "no-tile-for-it", "SW-6.14"),
    (raided, "0 return:Rr", "chosen-already", "SW-8.3"),
    (raided, "0 return:Gk", "return-a-tile", "SW-8.3"),
    (raided, "0 done", "return-a-tile", "SW-8.3"),
    (hired, "0 beggar", "hired-this-turn", "SW-2.8"),
    (lambda: at_hiring(turn(coins=(0,))), "0 hire", "no-coin", "SW-9.1"),
    (no_cards_left, "0 hire", "nobody-to-hire", "SW-R45"),
    (lambda: at_hiring(turn()), "0 done", "hire-or-end", "SW-2.8"),
    (lambda: play(at_hiring(turn(loot=("Rc",))), "0 hire"), "0 pay:Bc", "not-yours-to-pay", "SW-9.2"),
    (lambda: play(at_hiring(turn(loot=("Rc",))), "0 hire"), "0 end", "pay-first", "SW-9.1"),
]
ELSEWHERE = {"one-bet-a-turn", "undoes-the-last-swap", "lower-field-first"}  # tests of their own


@rule(
    "SW-1.13",
    "SW-R65",
    "SW-4.1",
    "SW-R13",
    "SW-4.5",
    "SW-R12",
    "SW-2.3",
    "SW-2.6",
    "SW-R44",
    "SW-R51",
    "SW-9.4",
)
@rule(
    "SW-5.3", "SW-10.18", "SW-10.6", "SW-10.12", "SW-R40", "SW-R54", "SW-R52", "SW-9.7", "SW-10.11", "SW-R55"
)
@rule("SW-R33", "SW-R56", "SW-10.5", "SW-10.14", "SW-4.2", "SW-6.12", "SW-6.3", "SW-R67", "SW-R57", "SW-R16")
@rule("SW-R58", "SW-6.10", "SW-6.18", "SW-6.14", "SW-8.3", "SW-2.8", "SW-9.1", "SW-R45", "SW-9.2")
@pytest.mark.parametrize(("made", "line", "reason", "clause"), CASES)
def test_a_move_against_the_rules_is_refused_with_its_clause(
    made: Callable[[], SwindlerState], line: str, reason: str, clause: str
) -> None:
    assert refused(made(), line) == (reason, clause)


def test_every_reason_of_a_refusal_is_met_in_these_tests() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(swindler.__file__).parent.glob("*.py"))
    reasons = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source)) | {"undoes-the-last-swap"}
    assert reasons == {reason for _, _, reason, _ in CASES} | ELSEWHERE


def test_every_legal_move_of_a_position_is_not_refused_and_every_other_is() -> None:
    for made in (turn, BETTING, COPYING, ENDING, KILLING, GIVING, SWAPPING, filling, rewarded, raided):
        state = made()
        for seat in state.to_act():
            legal_moves = set(state.legal_moves(seat))
            for move in range(len(MOVES)):
                assert (state.refusal(seat, move) is None) == (move in legal_moves)


def test_a_seat_that_nobody_has_is_refused() -> None:
    with pytest.raises(IllegalMove, match="no seat 3"):
        match_after(3, *SET_UP).play(*split("3 done"))


@rule("SW-2.8")
def test_the_other_windows_know_cards_hired_in_this_turn_too() -> None:
    state = play(at_hiring(turn(coins=(3,), loot=("Gw", "Rr"))), "0 hire", "* accomplice:hustler")
    assert refused(state, "0 hustle:1") == ("hired-this-turn", "SW-2.8")
    play(state, "0 end", *theft("red", "skull", seat=1)[:2])
    assert refused(state, "0 bet:skull") == ("not-in-hand", "SW-9.4")
