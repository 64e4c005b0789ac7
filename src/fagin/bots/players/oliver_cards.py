"""What the power of each Character card of Oliver Twist is worth now, in pounds, by rules of thumb."""

from __future__ import annotations

from typing import Final

from fagin.bots.players.oliver_worth import burglary_worth, ends_soon, gain, is_tool
from fagin.games.oliver_twist.pieces import (
    BATES,
    BROWNLOW,
    BULLSEYE,
    BUMBLE,
    CHARACTER,
    CRACKIT,
    DODGER,
    FACE_DOWN,
    FANG,
    MONKS,
    NANCY,
    NOAH,
    OLIVER,
    ROSE,
    SIKES,
    TYPE_MASK,
    TYPES,
    WALLET,
    count,
    size,
)
from fagin.games.oliver_twist.state import NIGHT, TwistPrivate, TwistPublic

KEPT: Final = 0.8  # what a card is worth in hand: it saves four pounds at the end


def card_worth(card: int, public: TwistPublic, own: TwistPrivate, seat: int, prowl: float) -> float:
    """What a card does, less what it is worth in hand; `prowl` is the best Prowl without evidence."""
    return power_worth(card, public, own, seat, prowl) - KEPT


def power_worth(card: int, public: TwistPublic, own: TwistPrivate, seat: int, prowl: float) -> float:
    """What a card does."""
    late = ends_soon(public)
    if card in (DODGER, CRACKIT):
        return grab_worth(card, public, own, seat)
    if card == BATES:
        return prowl if prowl > -100.0 else 0.0
    if card == BULLSEYE:
        return 2.5 if prowl < 0.5 else 1.0
    if card == SIKES:
        return 2.5 if fullest(public, seat) >= 4 else 1.0
    if card == NANCY:
        best = 0.0
        for kind in range(CHARACTER):
            if count(own.file, kind):
                best = max(best, gain(public, seat, own.stash, kind))
        return best + 0.5
    if card in (MONKS, OLIVER, ROSE):
        return file_worth(card, public, own, seat) if late else 0.0
    if card == BUMBLE:
        surplus = 0
        for other in range(public.players):
            if other != seat:
                surplus += max(0, public.stash_count[other] - public.setting.powers[BUMBLE])
        return 1.0 * float(surplus)
    if card == FANG:
        return 2.8 if fullest(public, seat) >= 5 else 0.8
    if card == BROWNLOW:
        wallets = int(count(own.stash, WALLET))
        each = float(public.setting.powers[BROWNLOW]) - (0.0 if late else 2.5)
        return each * float(wallets)
    assert card == NOAH
    return 2.4 if fullest(public, seat) >= 4 and size(own.stash) >= 3 else 0.5


def grab_worth(card: int, public: TwistPublic, own: TwistPrivate, seat: int) -> float:
    """The best token that the Artful Dodger or Toby Crackit can take."""
    worth_by_kind = [-1.0] * FACE_DOWN
    best = 0.0
    for kind in public.board:
        if kind < FACE_DOWN and worth_by_kind[kind] < 0.0 and (card == DODGER or is_tool(kind)):
            worth_by_kind[kind] = gain(public, seat, own.stash, kind)
            best = max(best, worth_by_kind[kind])
    if card == CRACKIT and public.round == NIGHT:
        best = max(best, burglary_worth(public, seat))
    return best


def file_worth(card: int, public: TwistPublic, own: TwistPrivate, seat: int) -> float:
    """What it helps to thin the own file: more for who has the fullest."""
    most = 0
    for other in range(public.players):
        if other != seat:
            most = max(most, public.file_count[other])
    leading = public.file_count[seat] >= most
    if card == OLIVER:
        thick = 0
        for sort in range(len(TYPES)):
            thick = max(thick, int(size(own.file & TYPE_MASK[sort])))
        fewer = thick
    else:
        fewer = min(public.setting.powers[card], public.file_count[seat])
    saves = leading and public.file_count[seat] - fewer < most
    return 5.0 if saves else 0.4 * float(fewer)


def fullest(public: TwistPublic, seat: int) -> int:
    """The most tokens in the stash of an opponent."""
    most = 0
    for other in range(public.players):
        if other != seat:
            most = max(most, public.stash_count[other])
    return most
