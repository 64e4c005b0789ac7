"""Windows: when accomplices may be played out of turn, so that nobody learns more than what is played.

Who is asked depends on public facts only: on who has cards in hand, and on whether a card that could be used
may be in a hand at all. All are asked at once and answer in secret; then the first in player order who plays is
carried out, the other answers are forgotten unseen, and the window opens again until all pass.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.swindler.moves import ASSASSIN as ASSASSIN_MOVE
from fagin.games.swindler.moves import PASS
from fagin.games.swindler.pieces import ASSASSIN, CARD, CARD_MASK, MOST_PLAYERS
from fagin.games.swindler.state import (
    BIT,
    NOBODY,
    SeveralChoose,
    SwindlerEffect,
    SwindlerPrivate,
    SwindlerPublic,
    SwindlerState,
    hidden_cards,
    order_from,
    playable,
    show_card,
)
from fagin.kernel import EVERYONE, NOTHING, Refusal

WINDOWS: Final = ["bet", "copy", "skull", "end", "kill"]
BET: Final = 0
COPY: Final = 1
SKULL: Final = 2
END: Final = 3
KILL: Final = 4
PASS_ONLY: Final = [PASS]
PASS_OR_ASSASSIN: Final = [PASS, ASSASSIN_MOVE]

# ---------------------------------------------------------------- what everybody knows


def holders(public: SwindlerPublic) -> i64:
    """[SW-R33, SW-2.8] The seats with cards that they may play now, as bits."""
    seats: i64 = 0
    for seat in range(public.players):
        cards: i64 = public.hand_count[seat]
        if seat == public.seat:
            cards -= public.hired
        if cards > 0:
            seats |= BIT[seat]
    if public.setting.jail_silence:
        seats &= ~public.jailed
    return seats


def may_hold(public: SwindlerPublic, seat: int, card: int) -> bool:
    """Whether, for all that everybody knows, a hand may hold a card to be played now."""
    if public.known[seat] & CARD_MASK[card]:
        return True
    if not public.unseen & CARD_MASK[card]:
        return False
    hidden = hidden_cards(public, seat)
    if seat == public.seat:
        hidden -= public.hired
    return hidden > 0


# ---------------------------------------------------------------- announced cards


class CardStep(SwindlerEffect):
    """[SW-9.5, SW-R41] An accomplice announced: it takes effect when it is run, unless it is neutralised before."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def killed(self, state: SwindlerState) -> None:
        """[SW-10.1, SW-R44] What follows if an Assassin neutralised it; the step is off the stack."""
        put_away(state, self.card)


def put_away(state: SwindlerState, card: int) -> None:
    """[SW-6.6, SW-9.8] A card on the table goes face up to the discard pile."""
    public = state.public
    public.table -= CARD[card]
    public.discard += CARD[card]


def announce(state: SwindlerState, step: CardStep) -> None:
    """[SW-9.7] A card is shown, and whoever has an Assassin may answer before it takes effect."""
    show_card(state, step.seat, step.card)
    state.public.table += CARD[step.card]
    state.push(step)
    open_kill(state, step.seat, False)


def open_kill(state: SwindlerState, top: int, odd: bool) -> None:
    """[SW-10.2, SW-R42, SW-R43] Anybody but its player may neutralise the card on top, an Assassin too."""
    public = state.public
    waiting = holders(public) & ~BIT[top]
    for seat in range(public.players):
        if waiting & BIT[seat] and may_hold(public, seat, ASSASSIN):
            state.push(KILL_WINDOW[int(waiting)][top][odd])
            return
    close_kill(state, odd)


def close_kill(state: SwindlerState, odd: bool) -> None:
    """[SW-R42] An odd number of Assassins neutralises the card at the bottom, an even number does not."""
    if not odd:
        return
    stack = state.public.stack
    step = stack[-1]
    assert isinstance(step, CardStep), "a card beneath its Assassins"
    stack.pop()
    state.tell(EVERYONE, "neutralised", step.seat, step.card)
    step.killed(state)


class KillWindow(SeveralChoose):
    """[SW-10.1, SW-9.7] After an accomplice was announced: who answers with an Assassin?"""

    def __init__(self, waiting: int, top: int, odd: bool) -> None:
        super().__init__(waiting)
        self.top: Final = top  # who played the card on top
        self.odd: Final = odd  # whether an odd number of Assassins lies there

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """Pass, or an Assassin in hand."""
        return PASS_OR_ASSASSIN if playable(own) & CARD_MASK[ASSASSIN] else PASS_ONLY

    def may_change(self, seat: int, public: SwindlerPublic) -> bool:
        """Until the last answer is in, an answer may be replaced."""
        return bool(holders(public) & ~BIT[self.top] & ~self.waiting & BIT[seat])

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """No Assassin, or something else."""
        if move == ASSASSIN_MOVE:
            return refuse_card(own, ASSASSIN)
        return Refusal("assassin-or-pass", "SW-9.7")

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """[SW-9.6] The first in player order from the active player plays, the others keep theirs."""
        public = state.public
        state.private[seat].answer = move
        left = self.waiting & ~BIT[seat]
        if left:
            state.become(KILL_WINDOW[left][self.top][self.odd])
            return
        state.pop()
        killer = first_answer(state)
        if killer == NOBODY:
            state.reveal(EVERYONE, "nobody-reacts", KILL)
            close_kill(state, self.odd)
            return
        state.private[killer].answer = NOTHING
        show_card(state, killer, ASSASSIN)
        public.discard += CARD[ASSASSIN]  # [SW-R42] whatever comes of it
        state.tell(EVERYONE, "assassin", killer, self.top)
        open_kill(state, killer, not self.odd)


def first_answer(state: SwindlerState) -> int:
    """[SW-R40] The first in player order who has sealed more than a pass; all passes are taken off."""
    first = NOBODY
    for seat in order_from(state.public, int(state.public.seat)):
        own = state.private[seat]
        if own.answer == PASS:
            own.answer = NOTHING
        elif own.answer != NOTHING and first == NOBODY:
            first = seat
    if first != NOBODY:
        for own in state.private:
            if own is not state.private[first]:
                own.answer = NOTHING  # unseen: the card stays in hand
    return first


# ---------------------------------------------------------------- the other windows


class Window(SeveralChoose):
    """[SW-R40] Players other than the active one are asked whether they play a card now."""

    def may_open(self, public: SwindlerPublic, seat: int) -> bool:
        """Whether, for all that everybody knows, that seat may have something to play here."""
        raise NotImplementedError

    def waits(self, waiting: int) -> Window:
        """The same window waiting for these seats."""
        raise NotImplementedError

    def number(self) -> int:
        """Which window it is."""
        raise NotImplementedError

    def opens(self) -> Opens:
        """The step that opens it."""
        raise NotImplementedError

    def play(self, state: SwindlerState, seat: int, move: int) -> None:
        """The card of that answer is played."""
        raise NotImplementedError

    def may_change(self, seat: int, public: SwindlerPublic) -> bool:
        """Until the last answer is in, an answer may be replaced."""
        return bool(holders(public) & ~BIT[public.seat] & ~self.waiting & BIT[seat])

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """[SW-9.6, SW-R40] Sealed until all have answered; then the first who plays, and the window opens again."""
        state.private[seat].answer = move
        left = self.waiting & ~BIT[seat]
        if left:
            state.become(self.waits(left))
            return
        player = first_answer(state)
        if player == NOBODY:
            state.pop()
            state.reveal(EVERYONE, "nobody-reacts", self.number())
            return
        own = state.private[player]
        answer = int(own.answer)
        own.answer = NOTHING
        state.become(self.opens())
        self.play(state, player, answer)


class Opens(SwindlerEffect):
    """[SW-R40] A window opens, if for all that everybody knows somebody may have something to play."""

    def __init__(self, window: Window) -> None:
        self.window: Final = window

    def run(self, state: SwindlerState) -> None:
        """[SW-R72] Everybody else with cards is asked, or nobody."""
        public = state.public
        waiting = int(holders(public) & ~BIT[public.seat])
        if waiting:
            window = self.window
            for seat in range(public.players):
                if waiting & BIT[seat] and window.may_open(public, seat):
                    state.push(window.waits(waiting))
                    return


def refuse_card(own: SwindlerPrivate, card: int) -> Refusal:
    """Why a card cannot be played although this is its window."""
    if not own.hand & CARD_MASK[card]:
        return Refusal("not-in-hand", "SW-9.4")
    return Refusal("hired-this-turn", "SW-2.8")


# steps never change: one of each is enough
KILL_WINDOW: Final = [
    [[KillWindow(waiting, top, odd) for odd in (False, True)] for top in range(MOST_PLAYERS)]
    for waiting in range(1 << MOST_PLAYERS)
]
