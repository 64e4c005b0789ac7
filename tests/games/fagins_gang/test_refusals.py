"""Moves that are not allowed: they are refused with a reason and the clause, and nothing changes."""

import re
from collections.abc import Callable

import pytest
from gang_positions import match_after, play, position, refused, refused_in_a_match, roll, set_up, split
from rule import rule

from fagin.games.fagins_gang.moves import MOVES
from fagin.games.fagins_gang.state import GangState
from fagin.kernel import IllegalMove
from fagin.trace import sources_of

URCHINS = {"bow": {0: 7}, "thames": {0: 6}}


def turn() -> GangState:
    return position(3)


def walking() -> GangState:
    spread = {**URCHINS, "strand": {0: 6}, "holborn": {0: 6}}
    hands = ({"blue": 9, "green": 3, "purple": 4, "yellow": 4},)
    return play(position(3, spread, hands=hands, home=("chertsey",), shillings=(14,)), "0 act:move")


def walked() -> GangState:
    return play(walking(), "0 go:bow:6")


def shut_out() -> GangState:
    state = position(3, {"thames": {0: 6}}, hands=({"blue": 3, "green": 2},), barred=("bow",))
    return play(state, "0 act:move")


def entering() -> GangState:
    return play(position(6, hands=({"blue": 9, "green": 2},), through_run="false"), "0 act:move")


def bumping() -> GangState:
    return play(position(3, {"bow": {0: 7, 1: 6}}, hands=({"green": 2},)), "0 act:move", "0 go:bow:6")


def dodging() -> GangState:
    state = position(3, {"bow": {0: 7}}, constables={"bow": "L6"}, hands=({"green": 2},))
    return play(state, "0 act:move", "0 go:bow:6")


def stealing() -> GangState:
    return play(position(3, URCHINS), "0 act:steal")


def stolen() -> GangState:
    return play(stealing(), "0 steal:bow")


def taking() -> GangState:
    return play(position(3, {"bow": {0: 0}}, warehouse={"red": 2, "blue": 2}), "0 act:steal")


def giving() -> GangState:
    return play(position(3, hands=({"red": 2, "blue": 2},)), "0 act:steal")


def robbing() -> GangState:
    return play(position(3, URCHINS), "0 act:rob")


def robbed() -> GangState:
    return play(robbing(), "0 rob:bow")


def trading() -> GangState:
    stalls = {"blue": 2, "red": 1}
    return play(position(3, hands=({"blue": 1, "red": 1},), shillings=(9,), market=stalls), "0 act:market")


def bought(pair: str = "any") -> GangState:
    state = position(3, hands=({"blue": 1, "red": 1},), shillings=(11,), opener_pair=pair)
    return play(state, "0 act:market", "0 buy:blue")


def discarding() -> GangState:
    passed = play(position(6, hands=({"red": 8, "blue": 8},), allow_pass="true"), "0 act:pass")
    return roll(play(passed, *(f"{seat} act:pass" for seat in range(1, 6))), 1)


CASES: list[tuple[Callable[[], GangState], str, str, str]] = [
    (turn, "0 go:bow:5", "choose-action", "FG-2.2"),
    (turn, "0 act:move", "cannot-move", "FG-R5"),
    (turn, "0 act:steal", "cannot-steal", "FG-R5"),
    (turn, "0 act:rob", "cannot-rob", "FG-R5"),
    (turn, "0 act:beg", "not-stuck", "FG-R33"),
    (turn, "0 act:pass", "no-passing", "FG-R5"),
    (turn, "1 act:market", "not-yours", ""),
    (turn, "* roll:1", "not-yours", ""),
    (walking, "0 go:chertsey:5", "home-there", "FG-3.25"),
    (walked, "0 go:bow:5", "location-used", "FG-R7"),
    (shut_out, "0 go:bow:5", "left-this-round", "FG-3.16"),
    (walking, "0 go:bow:9", "no-such-level", "FG-R1"),
    (walking, "0 go:stpauls:low", "no-urchin-there", "FG-3.13"),
    (walking, "0 go:stpauls:high", "no-urchin-there", "FG-3.13"),
    (walking, "0 go:stpauls:5", "no-urchin-left", "FG-R12"),
    (walking, "0 go:bow:7", "no-movement", "FG-R10"),
    (entering, "0 go:thames:fagin", "no-through-run", "FG-R8"),
    (entering, "0 go:bow:4", "too-few-cubes", "FG-3.5"),
    (entering, "0 go:strand:5", "too-few-cubes", "FG-3.5"),
    (walking, "0 go:bow:5", "too-few-cubes", "FG-3.5"),
    (walking, "0 go:thames:fagin", "too-few-shillings", "FG-3.21"),
    (walking, "0 done", "do-something", "FG-R5"),
    (walking, "0 rob:bow", "only-walks", "FG-2.4"),
    (walked, "0 act:market", "only-walks", "FG-2.4"),
    (bumping, "0 dodge:up", "bump-first", "FG-4.3"),
    (dodging, "0 bump:up", "dodge-first", "FG-4.7"),
    (stolen, "0 steal:bow", "location-used", "FG-5.1"),
    (stealing, "0 steal:holborn", "no-urchin-there", "FG-5.1"),
    (stealing, "0 swap", "swap-needs-three", "FG-R35"),
    (stealing, "0 done", "do-something", "FG-R5"),
    (stealing, "0 rob:bow", "only-thefts", "FG-2.4"),
    (stealing, "0 bump:down", "only-thefts", "FG-2.4"),
    (taking, "0 take:green", "warehouse-empty", "FG-5.3"),
    (taking, "0 give:red", "take-first", "FG-R32"),
    (taking, "0 buy:blue", "take-first", "FG-R32"),
    (giving, "0 give:green", "not-in-hand", "FG-5.7"),
    (giving, "0 rob:stpauls", "give-first", "FG-R35"),
    (giving, "0 take:blue", "give-first", "FG-R35"),
    (robbed, "0 rob:bow", "location-used", "FG-6.1"),
    (robbing, "0 rob:holborn", "no-urchin-there", "FG-6.1"),
    (robbing, "0 done", "do-something", "FG-R5"),
    (robbing, "0 steal:bow", "only-robberies", "FG-2.4"),
    (robbing, "0 give:blue", "only-robberies", "FG-2.4"),
    (trading, "0 buy:green", "stall-empty", "FG-7.8"),
    (trading, "0 buy:red", "too-few-shillings", "FG-7.11"),
    (trading, "0 sell:green", "not-in-hand", "FG-7.9"),
    (trading, "0 sell:blue", "stall-full", "FG-7.10"),
    (trading, "0 discard:blue", "trade-or-pass", "FG-7.4"),
    (trading, "0 take:purple", "trade-or-pass", "FG-7.4"),
    (bought, "0 sell:blue", "buy-or-sell", "FG-7.17"),
    (bought, "0 buy:red", "too-few-shillings", "FG-7.11"),
    (bought, "0 pass", "second-or-done", "FG-R31"),
    (lambda: bought("different"), "0 buy:blue", "same-colour", "FG-R24"),
    (discarding, "0 discard:green", "not-in-hand", "FG-9.2"),
    (discarding, "0 pass", "discard-first", "FG-9.2"),
    (discarding, "0 sell:purple", "discard-first", "FG-9.2"),
]


@rule("FG-2.2", "FG-2.4", "FG-R5", "FG-R33", "FG-3.25", "FG-R7", "FG-3.16", "FG-R1", "FG-3.13", "FG-R12")
@rule("FG-R10", "FG-R8", "FG-3.5", "FG-3.21", "FG-4.3", "FG-4.7", "FG-5.1", "FG-5.3", "FG-5.7", "FG-R32")
@rule("FG-R35", "FG-6.1", "FG-7.4", "FG-7.8", "FG-7.9", "FG-7.10", "FG-7.11", "FG-7.17", "FG-R24", "FG-R31")
@rule("FG-9.2")
@pytest.mark.parametrize(("made", "line", "reason", "clause"), CASES)
def test_a_move_against_the_rules_is_refused_with_its_clause(
    made: Callable[[], GangState], line: str, reason: str, clause: str
) -> None:
    state = made()
    key = state.view(0).key()
    assert refused(state, line) == (reason, clause)
    assert state.view(0).key() == key


def test_every_refusal_that_the_rules_know_is_met_above() -> None:
    known: set[tuple[str, str]] = set()
    for path in sources_of("fagins_gang").glob("*.py"):
        known |= set(re.findall(r'Refusal\("([a-z-]+)", "([^"]+)"\)', path.read_text(encoding="utf-8")))
    assert known == {(reason, clause) for _, _, reason, clause in CASES if clause}


@rule("FG-2.2", "FG-R5", "FG-7.11", "FG-4.3")
@pytest.mark.parametrize(
    ("moves", "line", "reason", "clause"),
    [
        ((), "1 act:move", "not-yours", ""),
        ((), "0 act:rob", "cannot-rob", "FG-R5"),
        ((), "0 go:thames:5", "choose-action", "FG-2.2"),
        (("0 act:move", "1 act:move"), "1 done", "bump-first", "FG-4.3"),
        (("0 act:market", "0 buy:red"), "0 buy:green", "too-few-shillings", "FG-7.11"),
        (("0 act:market",), "2 buy:red", "not-yours", ""),
    ],
)
def test_a_match_refuses_a_wrong_move_and_stays_as_it_was(
    moves: tuple[str, ...], line: str, reason: str, clause: str
) -> None:
    assert refused_in_a_match(match_after(3, *moves), line) == (reason, clause)


def test_a_seat_that_nobody_has_is_refused() -> None:
    with pytest.raises(IllegalMove, match="no seat 3"):
        match_after(3).play(*split("3 act:market"))


MADE = [made for made in dict.fromkeys(made for made, *_ in CASES) if made.__name__ != "<lambda>"]


@pytest.mark.parametrize("made", [set_up, *MADE])
def test_every_legal_move_is_not_refused_and_every_other_is_with_a_clause(
    made: Callable[[], GangState],
) -> None:
    state = made()
    seat = state.to_act()[0]
    legal_moves = state.legal_moves(seat)
    assert legal_moves == sorted(set(legal_moves))
    for move in range(len(MOVES)):
        refusal = state.refusal(seat, move)
        assert (refusal is None) == (move in legal_moves)
        assert refusal is None or refusal.clause
