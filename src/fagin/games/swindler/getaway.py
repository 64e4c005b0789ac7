"""Before and after a theft: the bets of the Know-it-All, the Backstabber, the Gold Digger, and the end of step 2."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.swindler.accomplices import (
    FREE_MOVES,
    free_bits,
    is_free,
    may_play_free,
    play_free,
    refuse_free,
)
from fagin.games.swindler.master_thieves import daring
from fagin.games.swindler.moves import BACKSTAB, BET, COPYCAT, GOLDDIG, KEEP, PART, PASS
from fagin.games.swindler.pieces import (
    BACKSTABBER,
    CARD,
    CARD_MASK,
    GOLD_DIGGER,
    KNOW_IT_ALL,
    MOST_PLAYERS,
    ONE,
    size,
    tiles_in,
)
from fagin.games.swindler.state import (
    BIT,
    NO_SKULL,
    ActiveChooses,
    OneChooses,
    SwindlerEffect,
    SwindlerPrivate,
    SwindlerPublic,
    SwindlerState,
    box_of,
    order_from,
    playable,
    score,
    take_known_card,
)
from fagin.games.swindler.stealing import FORCED_DRAWS
from fagin.games.swindler.windows import BET as BET_WINDOW
from fagin.games.swindler.windows import END as END_WINDOW
from fagin.games.swindler.windows import CardStep, Opens, Window, announce, may_hold, put_away, refuse_card
from fagin.kernel import EVERYONE, Refusal

# ---------------------------------------------------------------- the Know-it-All

BET_MOVES: Final = [  # by a Know-it-All that may be played, by free cards
    [[PASS] + [BET, BET + 1] * bet + free for free in FREE_MOVES] for bet in (False, True)
]


def has_bet(public: SwindlerPublic, seat: int) -> bool:
    """[SW-R47] One bet for each player and turn."""
    return bool((public.bets_skull | public.bets_clean) & BIT[seat])


class BetWindow(Window):
    """[SW-10.18, SW-R46] After the bag was named and before the first draw: who bets, begs or hustles?"""

    def may_open(self, public: SwindlerPublic, seat: int) -> bool:
        """A Know-it-All without a bet, or a free card, may be in that hand."""
        if may_hold(public, seat, KNOW_IT_ALL) and not has_bet(public, seat):
            return True
        return may_play_free(public, seat)

    def waits(self, waiting: int) -> Window:
        """The same window waiting for these seats."""
        return BEFORE[waiting]

    def number(self) -> int:
        """The window before the first draw."""
        return BET_WINDOW

    def opens(self) -> Opens:
        """The step that opens it."""
        return OPEN_BET

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """Pass, a bet, or a free card."""
        cards = playable(own)
        bet = cards & CARD_MASK[KNOW_IT_ALL] != 0 and not has_bet(public, seat)
        return BET_MOVES[bet][free_bits(seat, public, own)]

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Why a card cannot be played before the theft."""
        if BET <= move < COPYCAT:
            if playable(own) & CARD_MASK[KNOW_IT_ALL]:
                return Refusal("one-bet-a-turn", "SW-R47")
            return refuse_card(own, KNOW_IT_ALL)
        if is_free(move):
            return refuse_free(seat, move, public, own)
        return Refusal("bet-or-pass", "SW-10.18")

    def play(self, state: SwindlerState, seat: int, move: int) -> None:
        """A bet is announced, or a free card."""
        if is_free(move):
            play_free(state, seat, move)
        else:
            state.tell(EVERYONE, "bets", seat, move - BET)
            announce(state, Bet(seat, move == BET))


class Bet(CardStep):
    """[SW-10.18] The bet stands; the card lies on the table until it is settled."""

    def __init__(self, seat: int, skull: bool) -> None:
        super().__init__(seat, KNOW_IT_ALL)
        self.skull: Final = skull

    def run(self, state: SwindlerState) -> None:
        """Whether a skull comes in this turn, or none."""
        public = state.public
        if self.skull:
            public.bets_skull |= BIT[self.seat]
        else:
            public.bets_clean |= BIT[self.seat]
        state.tell(EVERYONE, "bet-stands", self.seat, 0 if self.skull else 1)


def settle_bets(state: SwindlerState) -> None:
    """[SW-10.19, SW-10.20, SW-R47] Right: a point and the card; wrong: it is discarded. Any skull in force counts."""
    public = state.public
    bets = public.bets_skull | public.bets_clean
    if not bets:
        return
    right = public.bets_clean if public.caught_after == NO_SKULL else public.bets_skull
    public.bets_skull = 0
    public.bets_clean = 0
    for seat in order_from(public, int(public.seat)):
        if right & BIT[seat]:
            points = box_of(public).rules["know_it_all_points"]
            score(state, seat, points)
            public.table -= CARD[KNOW_IT_ALL]
            take_known_card(state, seat, KNOW_IT_ALL)
            state.tell(EVERYONE, "bet-won", seat, points)
        elif bets & BIT[seat]:
            put_away(state, KNOW_IT_ALL)
            state.tell(EVERYONE, "bet-lost", seat)


# ---------------------------------------------------------------- the end of the theft

END_MOVES: Final = [  # by a Backstabber, by a Gold Digger, by free cards
    [
        [[PASS] + [BACKSTAB] * backstab + [GOLDDIG] * dig + free for free in FREE_MOVES]
        for dig in (False, True)
    ]
    for backstab in (False, True)
]


def successful(public: SwindlerPublic) -> bool:
    """[SW-R52] The player chose to stop, drew loot in this turn, and no skull is in force, not even a harmless one."""
    return public.stopped and public.caught_after == NO_SKULL and len(public.drawn) > 0


def may_split(public: SwindlerPublic) -> bool:
    """[SW-10.11, SW-R54] A successful theft with at least two tiles that are still there."""
    return successful(public) and size(public.fresh) >= 2


class EndWindow(Window):
    """[SW-10.3, SW-10.11, SW-R63] After the theft, before the actions: the last moment for the others in this turn."""

    def may_open(self, public: SwindlerPublic, seat: int) -> bool:
        """A card that could be played now may be in that hand."""
        if successful(public) and may_hold(public, seat, BACKSTABBER):
            return True
        if may_hold(public, seat, GOLD_DIGGER) and may_split(public):
            return True
        return may_play_free(public, seat)

    def waits(self, waiting: int) -> Window:
        """The same window waiting for these seats."""
        return AFTER[waiting]

    def number(self) -> int:
        """The window after the theft."""
        return END_WINDOW

    def opens(self) -> Opens:
        """The step that opens it."""
        return OPEN_END

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """Pass, Backstabber or Gold Digger after a success, or a free card."""
        cards = playable(own)
        backstab = cards & CARD_MASK[BACKSTABBER] != 0 and successful(public)
        dig = cards & CARD_MASK[GOLD_DIGGER] != 0 and may_split(public)
        return END_MOVES[backstab][dig][free_bits(seat, public, own)]

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Why a card cannot be played after the theft."""
        if is_free(move):
            return refuse_free(seat, move, public, own)
        if move in (BACKSTAB, GOLDDIG):
            card = BACKSTABBER if move == BACKSTAB else GOLD_DIGGER
            if not playable(own) & CARD_MASK[card]:
                return refuse_card(own, card)
            if not successful(public):
                return Refusal("theft-failed", "SW-R52")
            return Refusal("too-few-to-split", "SW-R54")
        return Refusal("react-or-pass", "SW-R40")

    def play(self, state: SwindlerState, seat: int, move: int) -> None:
        """That card is announced."""
        if is_free(move):
            play_free(state, seat, move)
        elif move == BACKSTAB:
            announce(state, Backstabber(seat, BACKSTABBER))
        else:
            announce(state, GoldDigger(seat, GOLD_DIGGER))


class Backstabber(CardStep):
    """[SW-10.3] The victim must draw once more."""

    def run(self, state: SwindlerState) -> None:
        """[SW-R53] From the last bag used."""
        public = state.public
        put_away(state, BACKSTABBER)
        public.forced_by = self.seat
        state.push(FORCED_DRAWS[public.bag])


class GoldDigger(CardStep):
    """[SW-10.11] The tiles stolen in this turn and still there are split in two parts."""

    def run(self, state: SwindlerState) -> None:
        """[SW-R54] Both parts hold something: the first tile by code is in the first part, two split themselves."""
        put_away(state, GOLD_DIGGER)
        tiles = tiles_in(state.public.fresh)
        if len(tiles) == 2:
            state.push(KeepPart(self.seat, ONE[tiles[0]]))
        else:
            state.push(Split(self.seat, 1, ONE[tiles[0]]))


class Split(OneChooses):
    """[SW-10.11] Into which part goes the next tile, by code?"""

    def __init__(self, seat: int, at: int, first: int) -> None:
        super().__init__(seat)
        self.at: Final = at  # which tile
        self.first: Final = first  # the heap of the first part so far

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """Either."""
        return [PART, PART + 1]

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Neither."""
        return Refusal("split-in-two", "SW-10.11")

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """[SW-R54] The last tile goes into the second part if that is empty."""
        tiles = tiles_in(state.public.fresh)
        first = self.first + (ONE[tiles[self.at]] if move == PART else 0)
        at = self.at + 1
        if at == len(tiles) or (at == len(tiles) - 1 and first == state.public.fresh - ONE[tiles[at]]):
            state.become(KeepPart(seat, first))
        else:
            state.become(Split(seat, at, first))


class KeepPart(ActiveChooses):
    """[SW-10.11] The victim keeps one part."""

    def __init__(self, digger: int, first: int) -> None:
        self.digger: Final = digger
        self.first: Final = first  # the heap of the first part

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """Either."""
        return [KEEP, KEEP + 1]

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Neither."""
        return Refusal("keep-one-part", "SW-10.11")

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """The other part goes to the Gold Digger's player."""
        public = state.public
        lost: i64 = self.first if move == KEEP + 1 else public.fresh - self.first
        public.fresh -= lost
        public.loot[seat] -= int(lost)
        public.loot[self.digger] += int(lost)
        state.tell(EVERYONE, "keeps-part", seat, int(public.fresh), int(lost))
        state.pop()


class TheftOver(SwindlerEffect):
    """[SW-5.11, SW-R6, SW-R68] Bets are settled, the Daredevil is paid, and what was stolen joins the other loot."""

    def run(self, state: SwindlerState) -> None:
        """The actions wait beneath."""
        public = state.public
        settle_bets(state)
        daring(state, int(public.seat))
        public.fresh = 0
        public.bag = -1


# steps never change: one of each is enough
BEFORE: Final = [BetWindow(waiting) for waiting in range(1 << MOST_PLAYERS)]
OPEN_BET: Final = Opens(BEFORE[0])
AFTER: Final = [EndWindow(waiting) for waiting in range(1 << MOST_PLAYERS)]
OPEN_END: Final = Opens(AFTER[0])
THEFT_OVER: Final = TheftOver()
