"""Going to Fagin's: a set is put on the tray, piece by piece, and sold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.oliver_twist.moves import ADD_WALLET, DONE, HOLD, SELL
from fagin.games.oliver_twist.pieces import (
    BONUS,
    BONUS_SET,
    FIRST_KIND,
    MOST_PLAYERS,
    ONE,
    SET,
    TYPE_MASK,
    VALUED,
    WALLET,
    WALLETS,
    count,
    size,
    tokens_in,
)
from fagin.games.oliver_twist.state import (
    LOST,
    OneChoosesInSecret,
    TwistPrivate,
    TwistPublic,
    TwistState,
    note,
    out_of_stash,
    receive,
)
from fagin.kernel import EVERYONE, Refusal


def sales(public: TwistPublic, own: TwistPrivate) -> list[int]:
    """[OT-5.1, OT-5.5, OT-R23] The types of which a stash holds a set, Wallets helping out."""
    stash = own.stash
    wallets = count(stash, WALLET)
    pairs: i64 = (stash & 0x0F0F) + (stash >> 4 & 0x0F0F)  # Apples and Handkerchiefs, both kinds together
    moves: list[int] = []
    sort: i64
    for sort in range(VALUED):
        real = pairs >> (sort << 3) & 31 if sort < 2 else stash >> (sort << 2) + 8 & 15
        if real and real + wallets >= SET:
            moves.append(SELL + int(sort))
    if wallets >= SET and public.setting.wallet_sets:
        moves.append(SELL + WALLETS)  # [OT-R72, OT-R89]
    return moves


def refuse_sale(move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
    """Why nothing of a type can be sold."""
    if move == SELL + WALLETS:
        return Refusal("wallets-alone", "OT-R23")
    return Refusal("no-set", "OT-5.1")


def begin_sale(state: TwistState, seat: int, sort: int) -> None:
    """[OT-5.1] The seller puts a set on the tray, which nobody else sees before it is sold."""
    fill_tray(state.private[seat], sort)
    state.tell(EVERYONE, "at-fagins", seat, sort)
    state.push(SELLING[seat][sort])


def fill_tray(own: TwistPrivate, sort: int) -> None:
    """[OT-5.1] On the tray lie all tokens of the type, and the Wallets needed to make three."""
    own.tray = own.stash & TYPE_MASK[sort] if sort != WALLETS else 0
    lacking = SET - size(own.tray)
    if lacking > 0:
        own.tray += lacking * ONE[WALLET]
    own.topped_up = False


def change_tray(own: TwistPrivate, move: int) -> None:
    """[OT-R22] A Wallet more on the tray, or a token less."""
    if move == ADD_WALLET:
        own.tray += ONE[WALLET]
        own.topped_up = True
    else:
        own.tray -= ONE[move - HOLD]


class Selling(OneChoosesInSecret):
    """[OT-5.1, OT-R22, OT-R24] The seller decides which tokens of the type to hand in; all see only what is sold."""

    def __init__(self, seat: int, sort: int) -> None:
        super().__init__(seat)
        self.type: Final = sort

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Hold a token back, add a Wallet, or sell; asked always, for nobody else sees the stash."""
        moves: list[int] = []
        tray = own.tray
        wallets = count(tray, WALLET)
        more = count(own.stash, WALLET) - wallets
        tokens = size(tray)
        if not own.topped_up and tokens - wallets > 1 and tokens - 1 + more >= SET:
            for kind in range(FIRST_KIND[self.type], FIRST_KIND[self.type + 1]):
                if count(tray, kind):
                    moves.append(HOLD + kind)
        if tokens >= SET:
            moves.append(DONE)
        if more:
            moves.append(ADD_WALLET)
        return moves

    def part(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> bool:
        """All but the sale itself."""
        return move != DONE

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """No such token on the tray, not enough left, or no Wallet."""
        if HOLD <= move < HOLD + WALLET:
            if not count(own.tray, move - HOLD):
                return Refusal("not-on-the-tray", "OT-R22")
            if own.topped_up:
                return Refusal("wallet-added", "OT-R22")
            if size(own.tray) - count(own.tray, WALLET) == 1:
                return Refusal("needs-a-real-one", "OT-R23")
            return Refusal("too-few", "OT-5.1")
        if move == ADD_WALLET:
            return Refusal("no-wallet-left", "OT-5.5")
        if move == DONE:
            return Refusal("too-few", "OT-5.1")
        return Refusal("finish-the-sale", "OT-5.1")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """Until it is done, only the seller sees the tray."""
        if move == DONE:
            state.pop()
            sell(state, seat)
        else:
            change_tray(state.private[seat], move)


SELLING: Final = [[Selling(seat, sort) for sort in range(VALUED + 1)] for seat in range(MOST_PLAYERS)]


def worth(coins: tuple[int, ...], heap: i64) -> int:
    """[OT-5.2, OT-5.4] The sum of the coins shown; a Wallet adds nothing."""
    pounds = 0
    for kind in range(len(coins)):
        pounds += int(count(heap, kind)) * coins[kind]
    return pounds


def sell(state: TwistState, seat: int) -> None:
    """[OT-5.2, OT-5.8, OT-5.9, OT-5.11] The bank pays for the set, and the top Reward token while there is one."""
    public = state.public
    own = state.private[seat]
    tray = int(own.tray)
    own.tray = 0
    own.topped_up = False
    for kind in tokens_in(tray):  # [OT-5.3, OT-R9]
        out_of_stash(state, seat, kind)
        note(public, LOST, seat, kind)
    public.discarded += tray
    pounds = worth(public.setting.coins, tray)
    state.reveal(EVERYONE, "sells", seat, tray, pounds)
    if size(tray) >= BONUS_SET:  # [OT-5.6, OT-5.7, OT-5.12, OT-R25]
        pounds += BONUS
        state.tell(EVERYONE, "bonus", seat, BONUS)
    rewards = public.setting.rewards
    if public.sales < len(rewards):
        reward = rewards[public.sales]  # [OT-5.10, OT-R76]
        pounds += reward
        state.tell(EVERYONE, "reward", seat, reward)
    public.sales += 1
    receive(state, seat, pounds)
