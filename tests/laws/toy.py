"""A toy game for the laws: a bag to push one's luck with, secret hands, nested answers, secret raids.

Magpies steal tiles from an open bag. A skull loses what was just stolen, unless another magpie plays an angel,
which may be answered by an assassin, which may be answered by another. After each turn all who hold two tiles
give one up, at once and in secret, and the thief draws a card that only it sees.

Ten defects can be planted, each after a trouble of a real project, to see that the laws bite.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from laws.laws import Hidden

from fagin.kernel import (
    EVERYONE,
    Choice,
    Effect,
    Game,
    Luck,
    Moves,
    Options,
    Outcome,
    Private,
    Public,
    Secret,
    State,
    View,
    places_of,
)

DEFECTS = {
    "guess-is-truth": "hardly vary",
    "window-asks-holders": "learnt what it was not told",
    "copy-shares-list": "changed by later play|whoever acts has moves",
    "draw-in-public": "learnt what it was not told",
    "silent-raid": "learnt what it was not told",
    "card-told-to-all": "was told what it does not know",
    "field-not-copied": "a copy differs|the view is not the truth|a guess differs",
    "guess-forgets-hand": "a guess differs|the view is not the truth",
    "reveal-not-marked": "not marked as revealed",
    "parts-in-public": "sees more, though told nothing",
}

ANGEL, ASSASSIN = 0, 1
WATCH, RING, SKULL = 0, 1, 2
DECK = [5, 7]
BAG = [6, 6, 4]
ROUNDS = 2

MOVES: Final = Moves()
STEAL: Final = MOVES.add("steal")
STOP: Final = MOVES.add("stop")
PASS: Final = MOVES.add("pass")
PLAY: Final = MOVES.block("play", ["angel", "assassin"])
GIVE: Final = MOVES.block("give", ["watch", "ring"])
TILE: Final = MOVES.chance_block("tile", ["watch", "ring", "skull"])
CARD: Final = MOVES.chance_block("card", ["angel", "assassin"])


class ToyPublic(Public):
    """What everyone sees."""

    def __init__(self, players: int, defect: str) -> None:
        super().__init__(players)
        self.defect = defect
        self.turn = 0
        self.bag = BAG.copy()
        self.loot = [[0, 0] for _ in range(players)]
        self.fresh: list[int] = []
        self.hand_size = [0] * players
        self.discards = [0, 0]
        self.last_hired = -1

    def copy(self) -> ToyPublic:
        new = ToyPublic(self.players, self.defect)
        self.copy_into(new)
        new.turn = self.turn
        new.bag = self.bag.copy()
        new.loot = self.loot if self.defect == "copy-shares-list" else [loot.copy() for loot in self.loot]
        new.fresh = self.fresh.copy()
        if self.defect != "field-not-copied":
            new.hand_size = self.hand_size.copy()
        new.discards = self.discards.copy()
        new.last_hired = self.last_hired
        return new


class ToyPrivate(Private):
    """What one magpie sees."""

    def __init__(self) -> None:
        self.hand = [0, 0]
        self.answer = -1

    def copy(self) -> ToyPrivate:
        new = ToyPrivate()
        new.hand = self.hand.copy()
        new.answer = self.answer
        return new


class ToySecret(Secret):
    """What nobody sees."""

    def __init__(self, deck: list[int]) -> None:
        self.deck = deck

    def copy(self) -> ToySecret:
        return ToySecret(self.deck.copy())


ToyState = State[ToyPublic, ToyPrivate, ToySecret]
ToyView = View[ToyPublic, ToyPrivate]


class Turn(Choice[ToyPublic, ToyPrivate, ToySecret]):
    """The magpie whose turn it is steals on, or stops."""

    def to_act(self, public: ToyPublic) -> list[int]:
        return [public.turn % public.players]

    def legal_moves(self, seat: int, public: ToyPublic, own: ToyPrivate) -> list[int]:
        return [STEAL, STOP] if sum(public.bag) else [STOP]

    def apply(self, state: ToyState, seat: int, move: int) -> None:
        if move == STEAL:
            state.push(Draw(seat))
        else:
            end_turn(state)


class Draw(Luck[ToyPublic, ToyPrivate, ToySecret]):
    """A tile comes out of the bag."""

    def __init__(self, thief: int) -> None:
        self.thief: Final = thief

    def stream(self) -> str:
        return "bag"

    def chance(self, state: ToyState) -> list[tuple[int, int]]:
        return [(TILE + kind, n) for kind, n in enumerate(state.public.bag) if n]

    def apply(self, state: ToyState, seat: int, move: int) -> None:
        state.pop()
        kind = move - TILE
        if kind == SKULL:
            state.push(Caught())
            open_window(state, self.thief, ANGEL)
        else:
            state.public.bag[kind] -= 1
            state.public.fresh.append(kind)


class Caught(Effect[ToyPublic, ToyPrivate, ToySecret]):
    """What was stolen in this turn is lost."""

    def run(self, state: ToyState) -> None:
        for kind in state.public.fresh:
            state.public.bag[kind] += 1
        state.public.fresh.clear()
        state.tell(EVERYONE, "caught")
        end_turn(state)


class Window(Choice[ToyPublic, ToyPrivate, ToySecret]):
    """All others who hold any card answer in secret; then cards happen in seat order."""

    def __init__(self, actor: int, card: int, waiting: int) -> None:
        self.actor: Final = actor
        self.card: Final = card
        self.waiting: Final = waiting

    def secret(self) -> bool:
        return True

    def to_act(self, public: ToyPublic) -> list[int]:
        return [seat for seat in range(public.players) if self.waiting >> seat & 1]

    def legal_moves(self, seat: int, public: ToyPublic, own: ToyPrivate) -> list[int]:
        return [PASS, PLAY + self.card] if own.hand[self.card] else [PASS]

    def apply(self, state: ToyState, seat: int, move: int) -> None:
        state.private[seat].answer = move
        left = self.waiting & ~(1 << seat)
        if left:
            state.become(Window(self.actor, self.card, left))
            return
        state.pop()
        answers = [own.answer for own in state.private]
        for own in state.private:
            own.answer = -1
        reveal(state, "answers", max(answers))
        for other, answer in enumerate(answers):
            if answer >= PLAY:
                play_card(state, other, answer - PLAY)
                return


class Saved(Effect[ToyPublic, ToyPrivate, ToySecret]):
    """An angel: the skull never was. An assassin: the card beneath never was."""

    def run(self, state: ToyState) -> None:
        state.pop()


class Raid(Choice[ToyPublic, ToyPrivate, ToySecret]):
    """All who hold two tiles give one up, at once and in secret."""

    def __init__(self, waiting: int) -> None:
        self.waiting: Final = waiting

    def secret(self) -> bool:
        return True

    def to_act(self, public: ToyPublic) -> list[int]:
        return [seat for seat in range(public.players) if self.waiting >> seat & 1]

    def legal_moves(self, seat: int, public: ToyPublic, own: ToyPrivate) -> list[int]:
        return [GIVE + kind for kind in (WATCH, RING) if public.loot[seat][kind]]

    def part(self, seat: int, move: int, public: ToyPublic, own: ToyPrivate) -> bool:
        return public.defect == "parts-in-public"  # an answer that nobody is told of, and all see

    def may_change(self, seat: int, public: ToyPublic) -> bool:
        return sum(public.loot[seat]) >= 2 and not self.waiting >> seat & 1

    def apply(self, state: ToyState, seat: int, move: int) -> None:
        state.private[seat].answer = move
        left = self.waiting & ~(1 << seat)
        if left:
            state.become(Raid(left))
            return
        state.pop()
        for other, own in enumerate(state.private):
            if own.answer >= GIVE:
                kind = own.answer - GIVE
                state.public.loot[other][kind] -= 1
                if state.public.defect != "silent-raid":
                    reveal(state, "gave", other, kind)
            own.answer = -1


class Hire(Luck[ToyPublic, ToyPrivate, ToySecret]):
    """A card is drawn that only its owner sees."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def secret(self) -> bool:
        return True

    def stream(self) -> str:
        return "deck"

    def chance(self, state: ToyState) -> list[tuple[int, int]]:
        return [(CARD + kind, n) for kind, n in enumerate(state.secret.deck) if n]

    def apply(self, state: ToyState, seat: int, move: int) -> None:
        kind = move - CARD
        public = state.public
        state.pop()
        state.secret.deck[kind] -= 1
        state.private[self.seat].hand[kind] += 1
        public.hand_size[self.seat] += 1
        if public.defect == "draw-in-public":
            public.last_hired = kind
        state.tell(EVERYONE, "hires", self.seat)
        state.reveal(
            EVERYONE if public.defect == "card-told-to-all" else 1 << self.seat, "hired", self.seat, kind
        )


def reveal(state: ToyState, what: str, a: int, b: int = -1) -> None:
    """Something hidden comes into the open."""
    if state.public.defect == "reveal-not-marked":
        state.tell(EVERYONE, what, a, b)
    else:
        state.reveal(EVERYONE, what, a, b)


def open_window(state: ToyState, actor: int, card: int) -> None:
    """Who is asked depends on hand sizes, which are public."""
    asked = 0
    for seat, own in enumerate(state.private):
        holds = (
            own.hand[card] if state.public.defect == "window-asks-holders" else state.public.hand_size[seat]
        )
        if seat != actor and holds:
            asked |= 1 << seat
    if asked:
        state.push(Window(actor, card, asked))


def play_card(state: ToyState, seat: int, card: int) -> None:
    """A played card waits on the stack, under the window in which it may be answered."""
    state.private[seat].hand[card] -= 1
    state.public.hand_size[seat] -= 1
    state.public.discards[card] += 1
    reveal(state, "played", seat, card)
    state.push(Saved())
    open_window(state, seat, ASSASSIN)


def end_turn(state: ToyState) -> None:
    """Keep what was stolen; raid, hire, and the next."""
    public = state.public
    seat = public.turn % public.players
    for kind in public.fresh:
        public.loot[seat][kind] += 1
    public.fresh.clear()
    public.turn += 1
    if public.turn == ROUNDS * public.players:
        scores = [sum(loot) for loot in public.loot]
        state.end(Outcome(scores, places_of(scores), "TOY-1"))
        return
    if sum(public.hand_size) + sum(public.discards) < sum(DECK):
        state.push(Hire(seat))
    raided = sum(1 << other for other, loot in enumerate(public.loot) if sum(loot) >= 2)
    if raided:
        state.push(Raid(raided))


class Toy(Game[ToyPublic, ToyPrivate, ToySecret]):
    """The toy, with a defect planted or none."""

    def __init__(self, defect: str = "") -> None:
        super().__init__("toy", 1, 2, 4, MOVES, [], "")
        self.defect = defect
        self.truth: ToyState | None = None

    def new(self, players: int, options: Options | None = None) -> ToyState:
        state: ToyState = State(
            ToyPublic(players, self.defect), [ToyPrivate() for _ in range(players)], ToySecret(DECK.copy())
        )
        state.push(Turn())
        for seat in range(players):
            state.push(Hire(seat))
        self.truth = state
        return state

    def determinise(self, view: ToyView, rng: Random) -> ToyState:
        """Deal the cards this seat has not seen to the others' hands, then guess their answers."""
        if self.defect == "guess-is-truth":
            assert self.truth is not None
            return self.truth.copy()
        public = view.public.copy()
        own = view.own if view.own is not None else ToyPrivate()
        unseen = [
            kind
            for kind in (ANGEL, ASSASSIN)
            for _ in range(DECK[kind] - public.discards[kind] - own.hand[kind])
        ]
        rng.shuffle(unseen)
        private: list[ToyPrivate] = []
        for seat in range(public.players):
            guess = ToyPrivate()
            if seat == view.seat and self.defect != "guess-forgets-hand":
                guess = own.copy()
            else:
                for _ in range(public.hand_size[seat]):
                    guess.hand[unseen.pop()] += 1
                guess.answer = guessed_answer(public, seat, guess, rng)
            private.append(guess)
        return State(public, private, ToySecret([unseen.count(ANGEL), unseen.count(ASSASSIN)]))


def guessed_answer(public: ToyPublic, seat: int, own: ToyPrivate, rng: Random) -> int:
    """What a seat may have answered already in an open secret step."""
    step: Any = public.stack.top
    if isinstance(step, Window):
        answered = seat != step.actor and public.hand_size[seat] > 0 and not step.waiting >> seat & 1
    elif isinstance(step, Raid):
        answered = sum(public.loot[seat]) >= 2 and not step.waiting >> seat & 1
    else:
        return -1
    return rng.choice(step.legal_moves(seat, public, own)) if answered else -1


def hands_of_others(guess: Any, seat: int) -> object:
    return [own.hand for other, own in enumerate(guess.private) if other != seat]


def others_hold_cards(state: Any, seat: int) -> bool:
    return bool(sum(n for other, n in enumerate(state.public.hand_size) if other != seat) >= 2)


HIDDEN: list[Hidden] = [("hands of others", hands_of_others, others_hold_cards)]


def invariants(state: Any) -> None:
    """Cards are conserved, and public sizes agree with private contents."""
    for kind in (ANGEL, ASSASSIN):
        held = sum(own.hand[kind] for own in state.private)
        assert held + state.secret.deck[kind] + state.public.discards[kind] == DECK[kind]
    if state.public.defect != "field-not-copied":
        assert [sum(own.hand) for own in state.private] == state.public.hand_size
