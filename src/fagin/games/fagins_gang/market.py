"""Action d: Smithfield Market, where all trade in turn, anticlockwise, until everybody has passed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.fagins_gang.moves import BUY, DISCARD, DONE, PASS, SELL, block_of
from fagin.games.fagins_gang.pieces import BIT, MOST_PLAYERS, ONE, SHIFT, SIX, count, mask_of
from fagin.games.fagins_gang.state import (
    NOBODY,
    GangPrivate,
    GangPublic,
    GangState,
    OneChooses,
    board,
    next_in,
    price_of,
)
from fagin.kernel import EVERYONE, Refusal

# ---------------------------------------------------------------- what can be traded


def buyable(public: GangPublic, seat: i64) -> i64:
    """[FG-7.8, FG-7.11, FG-R27] Goods on the stalls that a player can pay, as bits."""
    plan = board(public)
    shillings: i64 = public.shillings[seat]
    if shillings > plan.dearest:
        shillings = plan.dearest
    return mask_of(public.market) & plan.affordable[public.wheel * (plan.dearest + 1) + shillings]


def sellable(public: GangPublic, seat: i64) -> i64:
    """[FG-7.9, FG-7.10] Goods in a player's hand whose stall has a free space, as bits."""
    return mask_of(public.hands[seat]) & mask_of(board(public).capacity - public.market)


# ---------------------------------------------------------------- the round of options


def open_market(state: GangState, seat: i64) -> None:
    """[FG-7.1, FG-7.2, FG-R25, FG-R30] The opener takes the token; everybody starts in, with a disc at the market."""
    public = state.public
    public.opener = seat
    public.trading = public.active
    public.traded = 0
    state.tell(EVERYONE, "market-opens", int(seat))
    offer(state, seat)


def offer(state: GangState, seat: i64) -> None:
    """[FG-7.3, FG-7.12, FG-7.15] The option goes to the first player still in, from this seat on anticlockwise."""
    public = state.public
    cap: i64 = public.setting.market_turn_cap
    while public.trading:
        seat = next_in(public.trading, seat, public.players, -1)
        if cap and public.traded >> SHIFT[seat] & 255 >= cap:
            leave(state, seat)  # [FG-R28]
        elif buyable(public, seat) or sellable(public, seat):
            if cap:
                public.traded += ONE[seat]
            state.push(TRADE[seat])
            return
        else:
            leave(state, seat)  # [FG-R26] who cannot trade is out
    # [FG-7.14, FG-7.18, FG-7.19, FG-7.20, FG-R29] the turns go on to the left of the opener
    state.tell(EVERYONE, "market-closes", int(public.opener))
    public.opener = NOBODY


def leave(state: GangState, seat: i64) -> None:
    """[FG-7.13] A player takes his disc back and is out of this market."""
    state.public.trading &= ~BIT[seat]
    state.tell(EVERYONE, "leaves-market", int(seat))


def pass_on(state: GangState, seat: i64) -> None:
    """[FG-7.12] The option goes to the right."""
    offer(state, seat - 1 if seat else state.public.players - 1)


class Trade(OneChooses):
    """[FG-7.4] Somebody's option: buy, sell or pass."""

    def legal_moves(self, seat: int, public: GangPublic, own: GangPrivate) -> list[int]:
        """Every cube that can be bought or sold, and passing."""
        return trades(buyable(public, seat), sellable(public, seat))

    def refuse(self, seat: int, move: int, public: GangPublic, own: GangPrivate) -> Refusal:
        """Why not this trade."""
        if BUY <= move < DISCARD:
            return refuse_trade(seat, move, public)
        return Refusal("trade-or-pass", "FG-7.4")

    def apply(self, state: GangState, seat: int, move: int) -> None:
        """[FG-7.7, FG-7.9] One cube; the opener may trade a second one."""
        public = state.public
        state.pop()
        if move == PASS:
            leave(state, seat)
            pass_on(state, seat)
            return
        trade(state, seat, move)
        if seat == public.opener:
            second = SECOND[seat * 2 * SIX + move - BUY]
            if second.goods(public):
                state.push(second)
                return
        pass_on(state, seat)


class SecondCube(OneChooses):
    """[FG-7.7, FG-7.9, FG-R31] The opener may trade one more cube with the same option, in the same way."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first: Final = first  # the trade made

    def goods(self, public: GangPublic) -> i64:
        """[FG-7.16, FG-7.17, FG-R24] Goods that can be traded now, of the same or of another colour, as bits."""
        buying = self.first < SELL
        found = buyable(public, self.seat) if buying else sellable(public, self.seat)
        if public.setting.pair_differs:
            found &= ~BIT[self.first - BUY if buying else self.first - SELL]
        return found

    def legal_moves(self, seat: int, public: GangPublic, own: GangPrivate) -> list[int]:
        """A second cube, or done."""
        return (SECOND_BUYS if self.first < SELL else SECOND_SALES)[self.goods(public)]

    def refuse(self, seat: int, move: int, public: GangPublic, own: GangPrivate) -> Refusal:
        """Why not this trade."""
        if BUY <= move < DISCARD:
            if (move < SELL) != (self.first < SELL):
                return Refusal("buy-or-sell", "FG-7.17")
            if move == self.first and public.setting.pair_differs:
                return Refusal("same-colour", "FG-R24")
            return refuse_trade(seat, move, public)
        return Refusal("second-or-done", "FG-R31")

    def apply(self, state: GangState, seat: int, move: int) -> None:
        """The second cube, and the option passes."""
        state.pop()
        if move != DONE:
            trade(state, seat, move)
        pass_on(state, seat)


def trade(state: GangState, seat: i64, move: i64) -> None:
    """[FG-7.5, FG-7.6, FG-0.5] One cube for the price on the wheel, which stands still."""
    public = state.public
    if move < SELL:
        good: i64 = move - BUY
        price = price_of(public, good)
        public.market -= ONE[good]
        public.hands[seat] += ONE[good]
        public.shillings[seat] -= price
        state.tell(EVERYONE, "buys", int(seat), int(good), int(price))
    else:
        good = move - SELL
        price = price_of(public, good)
        public.hands[seat] -= ONE[good]
        public.market += ONE[good]
        public.shillings[seat] += price
        state.tell(EVERYONE, "sells", int(seat), int(good), int(price))


def refuse_trade(seat: int, move: int, public: GangPublic) -> Refusal:
    """Why a cube cannot be bought or sold."""
    if move < SELL:
        if count(public.market, move - BUY) == 0:
            return Refusal("stall-empty", "FG-7.8")
        return Refusal("too-few-shillings", "FG-7.11")
    if count(public.hands[seat], move - SELL) == 0:
        return Refusal("not-in-hand", "FG-7.9")
    return Refusal("stall-full", "FG-7.10")


def trades(buys: i64, sales: i64) -> list[int]:
    """The moves of an option, made once for each combination; read only."""
    moves = TRADES[buys * 64 + sales]
    if not moves:
        moves += [*block_of(BUY, int(buys)), *block_of(SELL, int(sales)), PASS]
    return moves


TRADES: Final[list[list[int]]] = [[] for _ in range(64 * 64)]
SECOND_BUYS: Final = [[*block_of(BUY, mask), DONE] for mask in range(64)]
SECOND_SALES: Final = [[*block_of(SELL, mask), DONE] for mask in range(64)]

# steps never change: one of each is enough
TRADE: Final = [Trade(seat) for seat in range(MOST_PLAYERS)]
SECOND: Final = [SecondCube(seat, BUY + at) for seat in range(MOST_PLAYERS) for at in range(2 * SIX)]
