"""Sly, who plays Oliver Twist by rules of thumb: what a token adds, what it costs, what it leaves to the next."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import i64

from fagin.bots.players.mind import Mind
from fagin.bots.players.oliver_cards import card_worth
from fagin.bots.players.oliver_worth import (
    HIDDEN_TOKEN,
    Way,
    best_sale,
    burglary_worth,
    gain,
    reply_to,
    skip_cost,
    stash_worth,
    top_reward,
    type_coins,
    ways,
)
from fagin.games.oliver_twist.moves import (
    ADD_WALLET,
    BRIBE,
    BURGLE,
    BURN,
    CASH,
    CLEAR,
    DONE,
    DROP,
    FIRST,
    FLIP,
    GIVE,
    GRAB,
    HIDE,
    HOLD,
    KEEP,
    MOVE,
    PEEK,
    PLANT,
    PLAY,
    PROWL,
    SCRAP,
    SELL,
    SPEND,
    STOP,
    TAKE,
    TARGET,
    YIELD,
)
from fagin.games.oliver_twist.pieces import (
    BONUS_SET,
    EMPTY,
    FACE_DOWN,
    FIRST_TOOL,
    ONE,
    TYPE_MASK,
    TYPE_OF,
    WALLET,
    WALLETS,
    count,
    size,
)
from fagin.games.oliver_twist.state import TwistPrivate, TwistPublic, TwistView, streets
from fagin.kernel import View

DENIAL: Final = 0.35  # of what the next player can take
LINE_WORTH: Final = 2.2  # a Prowl that first flips a line
BRIBED: Final = 0.6  # a Prowl for two pounds, from anywhere


class SlyUrchin:
    """A sensible player: every choice is given a worth in pounds, and the best is taken."""

    def choose(self, view: View[Any, Any], rng: Random) -> int:
        """The legal move that is worth most; equals are settled by chance."""
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        return UrchinMind(view).best(moves, rng)


class UrchinMind(Mind):
    """What one player knows, and what it makes of each move."""

    def __init__(self, view: TwistView) -> None:
        own = view.own
        assert own is not None
        self.public: Final[TwistPublic] = view.public
        self.own: Final[TwistPrivate] = own
        self.seat: Final = view.seat
        self.board: Final = view.public.board.copy()  # to think on
        self.gains: Final[dict[int, float]] = {}  # of tokens, by kind, when they are first asked for
        self.start = -1
        self.ways: list[Way] = []  # from there

    def worth(self, move: int) -> float:
        """What a move is worth, compared with the others of the same moment."""
        if move <= FLIP:
            return self.prowl(move - PROWL)
        if move <= PEEK:
            return LINE_WORTH + 0.01 * float(self.way_ahead(move - FLIP))
        if move <= GRAB:
            return self.peek(move - PEEK)
        if move < MOVE:
            return self.gain(self.public.board[move - GRAB])
        if move < SELL:
            return self.place(move - MOVE)
        if move < HOLD:
            return self.sell(move - SELL)
        if move < PLAY:
            return -1.0  # the whole set is sold
        if move < KEEP:
            return self.card(move)
        if move < TAKE:
            return float(move)  # the best Burglary card
        return self.lair(move)

    # ---- the streets

    def prowl(self, target: int) -> float:
        """The token, less the evidence, less what it leaves to the next player."""
        return self.prowl_from(int(self.public.gang), target, False)

    def prowl_from(self, start: int, target: int, clean: bool) -> float:
        """The same from any place; of all targets the best if none is given."""
        public = self.public
        best = -100.0
        if start != self.start:
            self.start = start
            self.ways = ways(public, public.board, start)
        for way in self.ways:
            if target in (0, way.space):
                worth = self.gain(public.board[way.space])
                if not clean:
                    worth -= skip_cost(public, self.seat, len(way.skipped))
                worth -= DENIAL * reply_to(public, self.board, way)
                if worth > best:
                    best = worth
        return best

    def gain(self, kind: int) -> float:
        """What it is worth to take a token of a kind."""
        worth = self.gains.get(kind)
        if worth is None:
            worth = self.gains[kind] = gain(self.public, self.seat, self.own.stash, kind)
        return worth

    def way_ahead(self, space: int) -> int:
        """How many face-down tokens lie ahead of a space, up to two away."""
        board = self.public.board
        town = streets(self.public)
        hidden = 0
        for beside in town.neighbours[space]:
            if board[beside] == FACE_DOWN:
                hidden += 1
                for beyond in town.neighbours[beside]:
                    if beyond != space and board[beyond] == FACE_DOWN:
                        hidden += 1
        return hidden

    def peek(self, space: int) -> float:
        """Best a token beside an empty space, that nobody has seen and that the Gang could go for."""
        board = self.public.board
        for seen, _ in self.own.peeked:
            if seen == space:
                return -1.0
        near = 0.0
        for beside in streets(self.public).neighbours[space]:
            if board[beside] == EMPTY:
                near = 1.0
        return near

    def place(self, space: int) -> float:
        """What the Gang could take from there, face-down tokens being worth what they may be."""
        public = self.public
        best = self.prowl_from(space, 0, False)
        if best > -100.0:
            return best
        for beside in streets(public).neighbours[space]:
            kind = known_at(public, self.own, beside)
            if kind == FACE_DOWN:
                best = max(best, HIDDEN_TOKEN)
            elif kind < FACE_DOWN:
                best = max(best, self.gain(kind))
        return best

    # ---- Fagin

    def sell(self, sort: int) -> float:
        """Worth it at five, with a full stash, for a high Reward, or when the streets are nearly empty."""
        public = self.public
        stash = self.own.stash
        real = int(size(stash & TYPE_MASK[sort])) if sort != WALLETS else 0
        many = real + int(count(stash, WALLET))
        pounds = float(best_sale(public, stash, sort))
        urgent = public.on_board <= 2 * public.players
        if urgent or many >= BONUS_SET or size(stash) >= 8:
            return 4.0 + pounds
        if top_reward(public) >= 4 and real >= 3:
            return 3.0 + pounds
        if top_reward(public) >= 5 and many >= 3 and real >= 2:
            return 2.0 + 0.2 * pounds
        return 0.5 * float(real) - 1.0

    # ---- cards

    def card(self, move: int) -> float:
        """A power, or hiding: a card is worth keeping for the end of a round."""
        public = self.public
        if move >= HIDE:
            stuck = public.on_board == 0
            return 0.5 if stuck else -0.8
        best = self.prowl_from(int(public.gang), 0, True)
        return card_worth(move - PLAY, public, self.own, self.seat, best)

    # ---- the Lair, and small choices

    def lair(self, move: int) -> float:
        """What to take, give, plant, burn, drop and spend."""
        public, own = self.public, self.own
        if move < PLANT:  # [OT-6.14, OT-6.22]
            return self.gain(move - TAKE)
        if move < BURN:
            return self.rid_of(move - PLANT)
        if move < CLEAR:
            return self.rid_of(move - BURN)
        if move < DROP:
            return float(size(own.file & TYPE_MASK[move - CLEAR]))
        if move < CASH + 1:
            first = DROP if move < YIELD else YIELD if move < GIVE else GIVE
            return self.without(move - first)
        if move < SCRAP:
            return float(move)  # all Wallets
        if move < SPEND + FIRST_TOOL:
            return float(type_coins(public, move - SCRAP))
        if move < TARGET:
            return float(count(public.tools[self.seat], move - SPEND))
        if move < FIRST:
            return float(public.money[move - TARGET]) + float(public.stash_count[move - TARGET])
        if move < BRIBE:
            return 1.0 if move - FIRST == self.seat else 0.0
        return self.plain(move)

    def rid_of(self, kind: int) -> float:
        """Best the last token of its type: the fine counts types."""
        alone = size(self.own.file & TYPE_MASK[TYPE_OF[kind]]) == 1
        return 2.0 if alone else 1.0

    def without(self, kind: int) -> float:
        """What the stash is worth without a token."""
        stash: i64 = self.own.stash - ONE[kind]
        if self.own.incoming >= 0:
            stash += ONE[self.own.incoming]
        if self.own.chosen >= 0:
            stash += ONE[self.own.chosen]
        return stash_worth(self.public, stash)

    def plain(self, move: int) -> float:
        """The moves of one word."""
        if move == BRIBE:
            return BRIBED
        if move == STOP:
            return -1.0
        if move == BURGLE:
            return burglary_worth(self.public, self.seat)
        own = self.own
        if move == ADD_WALLET:
            lacking = BONUS_SET - int(size(own.tray))
            more = int(count(own.stash, WALLET)) - int(count(own.tray, WALLET))
            return 1.0 if 0 < lacking <= min(2, more) else -0.5
        assert move == DONE
        return 0.0


def known_at(public: TwistPublic, own: TwistPrivate, space: int) -> int:
    """What lies on a space, as far as this player has peeked at it."""
    known = public.board[space]
    for seen, kind in own.peeked:
        if seen == space:
            known = kind
    return known
