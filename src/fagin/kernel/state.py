"""The heart of the kernel: a state is three compartments and a stack of pending steps.

`Public` is what everyone sees, `Private` what one seat sees, `Secret` what nobody sees.
Three signatures then forbid leaks:

    to_act(public)                     who is asked depends on public facts only
    legal_moves(seat, public, own)     choices depend on what that seat sees only
    determinise(view, rng)             guesses depend on what that seat sees only
"""

from __future__ import annotations

from random import Random
from typing import Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from fagin.kernel.dice import Dice
from fagin.kernel.events import EVERYONE, NOTHING, Event
from fagin.kernel.outcome import Outcome
from fagin.kernel.show import show_text
from fagin.kernel.stack import Stack

CHANCE: Final = -1  # the seat of chance, and of a spectator in a view
CHANCE_ALONE: Final = [CHANCE]
ALONE: Final = [
    [seat] for seat in range(16)
]  # each seat alone: a list made anew is a third of what `to_act` costs

CHOICE: Final = 0  # the kinds of step
LUCK: Final = 1
EFFECT: Final = 2


class Refusal:
    """Why a move is not allowed: a key of the texts, and the clause where a rule forbids it."""

    def __init__(self, reason: str, clause: str = "") -> None:
        self.reason: Final = reason
        self.clause: Final = clause


@mypyc_attr(allow_interpreted_subclasses=True)
class Public:
    """What everyone sees, the pending steps among it."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.stack: Final = Stack()  # what is pending, the top last
        self.outcome: Outcome | None = None

    def copy(self) -> Self:
        """A copy that later play does not change."""
        raise NotImplementedError

    def copy_into(self, new: Public) -> None:
        """Copy the kernel's own fields."""
        new.stack.follow(self.stack)
        new.outcome = self.outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class Private:
    """What one seat alone sees, and what it remembers having seen."""

    def copy(self) -> Self:
        """A copy that later play does not change."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret:
    """What nobody sees."""

    def copy(self) -> Self:
        """A copy that later play does not change."""
        raise NotImplementedError


P = TypeVar("P", bound=Public)
V = TypeVar("V", bound=Private)
S = TypeVar("S", bound=Secret)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P, V, S]):
    """One pending step of the rules. It never changes: a step that moves on is replaced.

    Games derive from `Choice`, `Luck` and `Effect`, which say what is to be defined.
    """

    kind: int = CHOICE

    def to_act(self, public: P) -> list[int]:
        """The seats that owe a move in ascending order, or [CHANCE]. Read only: may be shared."""
        return []

    def first_to_act(self, public: P) -> int:
        """The first of them; a step with one actor may say so without making the list."""
        return self.to_act(public)[0]

    def secret(self) -> bool:
        """Whether the moves made here are kept from the others."""
        return False

    def legal_moves(self, seat: int, public: P, own: V) -> list[int]:
        """The moves of a seat that is to act, in ascending order, never empty. Read only: may be shared."""
        raise NotImplementedError

    def part(self, seat: int, move: int, public: P, own: V) -> bool:
        """Whether a move made in secret is but a part of an answer, of which nobody else learns before the last."""
        return False

    def may_change(self, seat: int, public: P) -> bool:
        """Whether a seat that has answered may still replace its answer."""
        return False

    def refuse(self, seat: int, move: int, public: P, own: V) -> Refusal:
        """Why a move that is not legal here is not."""
        return Refusal("not-now")

    def stream(self) -> str:
        """The bag, deck or die that decides: each has its own stream of fair chance."""
        raise NotImplementedError

    def chance(self, state: State[P, V, S]) -> list[tuple[int, int]]:
        """The outcomes in ascending order, each with a positive integer weight."""
        raise NotImplementedError

    def sample(self, state: State[P, V, S], at: float) -> int:
        """The outcome in whose share a number from 0 to 1 falls; a hot step may do without the list."""
        outcomes = self.chance(state)
        total = 0
        for _, weight in outcomes:
            total += weight
        left = int(at * total)
        for move, weight in outcomes:
            left -= weight
            if left < 0:
                return move
        raise AssertionError("chance has no outcome")

    def happen(self, state: State[P, V, S], dice: Dice) -> None:
        """Be decided while nobody watches; a hot step may decide all that comes before somebody chooses."""
        self.apply(state, CHANCE, self.sample(state, dice.random()))

    def run(self, state: State[P, V, S]) -> None:
        """Happen; the step has been taken off the stack."""
        raise NotImplementedError

    def apply(self, state: State[P, V, S], seat: int, move: int) -> None:
        """Make a legal move."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[P, V, S]):
    """Some seats choose. Define to_act, legal_moves, apply and refuse."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck(Step[P, V, S]):
    """Chance decides. Define chance, stream and apply."""

    kind: int = LUCK

    def to_act(self, public: P) -> list[int]:
        """Chance alone."""
        return CHANCE_ALONE

    def first_to_act(self, public: P) -> int:
        """Chance alone."""
        return CHANCE


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step[P, V, S]):
    """Nobody decides: it happens as soon as it is on top. Define run."""

    kind: int = EFFECT


class View(Generic[P, V]):
    """All that one seat may know. Spectators have the seat CHANCE and nothing of their own."""

    def __init__(self, seat: int, public: P, own: V | None) -> None:
        self.seat: Final = seat
        self.public: Final = public
        self.own: Final = own

    def to_act(self) -> list[int]:
        """The seats that owe a move now, [CHANCE], or [] when the game is over."""
        step = self.public.stack.top
        return [] if step is None else step.to_act(self.public).copy()

    def legal_moves(self) -> list[int]:
        """The moves this seat may make now, in ascending order; [] if it is not to act."""
        step = self.public.stack.top
        own = self.own
        if step is None or own is None or self.seat not in step.to_act(self.public):
            return []
        return step.legal_moves(self.seat, self.public, own).copy()

    def key(self) -> str:
        """The same text for the same knowledge."""
        return f"{self.seat} {show_text(self.public)} {show_text(self.own)}"


class State(Generic[P, V, S]):
    """The whole truth about a game in progress. Only the match and the search ever hold one."""

    def __init__(self, public: P, private: list[V], secret: S) -> None:
        self.public: Final = public
        self.private: Final = private
        self.secret: Final = secret
        self.events: list[Event] | None = None  # None while searching: nobody is watching
        self._next: Step[P, V, S] | None = None  # where the choices last given are made
        self._chooser = CHANCE

    # ---- for everyone

    def to_act(self) -> list[int]:
        """The seats that owe a move now, [CHANCE], or [] when the game is over. Read only: may be shared."""
        public = self.public
        step = public.stack.top
        return [] if step is None else step.to_act(public)

    def legal_moves(self, seat: int) -> list[int]:
        """The moves a seat may make now, in ascending order; [] if it is not to act. Read only: may be shared."""
        public = self.public
        step = public.stack.top
        if step is None:
            return []
        if step.kind == LUCK:
            return [move for move, _ in step.chance(self)] if seat == CHANCE else []
        if step.first_to_act(public) != seat and seat not in step.to_act(public):
            return []
        return step.legal_moves(seat, public, self.private[seat])

    def chance(self) -> list[tuple[int, int]]:
        """The outcomes of chance, when it is to act, each with its integer weight."""
        return self.public.stack[-1].chance(self)

    def sample(self, rng: Random) -> int:
        """One outcome of chance, by its weight."""
        step = self.public.stack.top
        assert step is not None, "nothing is pending"
        return step.sample(self, rng.random())

    def first_choices(self, rng: Random | Dice) -> list[int]:
        """Let chance play while it is to act; the moves of the first seat that owes one then, [] if over.

        With `choose` it is the quick way to drive a game, one call a decision (quickest with Dice when compiled):

            moves = state.first_choices(dice)
            while moves:
                moves = state.choose(moves[0], dice)

        Read only: the lists may be shared.
        """
        return self._choices_at(self.public.stack.top, rng)

    def choose(self, move: int, rng: Random | Dice) -> list[int]:
        """Make one of the moves just given by `first_choices` or `choose`, and let chance play; the next moves."""
        step = self._next
        assert step is not None, "first_choices comes first"
        return self._choices_at(self.take(step, self._chooser, move), rng)

    def _choices_at(self, step: Step[P, V, S] | None, rng: Random | Dice) -> list[int]:
        if isinstance(rng, Dice):  # told apart, so that Dice are called natively
            while step is not None and step.kind == LUCK:
                step = self.roll(step, rng)
        else:
            while step is not None and step.kind == LUCK:
                step = self.take(step, CHANCE, step.sample(self, rng.random()))
        self._next = step
        if step is None:
            return []
        self._chooser = seat = step.first_to_act(self.public)
        return step.legal_moves(seat, self.public, self.private[seat])

    def apply(self, seat: int, move: int) -> None:
        """Make a move; it must be legal. Effects that come on top then happen."""
        stack = self.public.stack
        step = stack.top
        assert step is not None, "nothing is pending"
        if self.events is None:  # what `take` does, without calling it: 3 % of an interpreted game
            step.apply(self, seat, move)
        else:
            self._apply_watched(step, seat, move)
        top = stack.top
        if top is not None and top.kind == EFFECT:
            self._settled()

    def take(self, step: Step[P, V, S], seat: int, move: int) -> Step[P, V, S] | None:
        """The same, for who has the top step at hand; the new top step, or None if the game is over."""
        if self.events is None:
            step.apply(self, seat, move)
        else:
            self._apply_watched(step, seat, move)
        top = self.public.stack.top
        return top if top is None or top.kind != EFFECT else self._settled()

    def roll(self, step: Step[P, V, S], dice: Dice) -> Step[P, V, S] | None:
        """The same where chance is to act: let dice decide."""
        if self.events is None:
            step.happen(self, dice)
        else:
            self._apply_watched(step, CHANCE, step.sample(self, dice.random()))
        top = self.public.stack.top
        return top if top is None or top.kind != EFFECT else self._settled()

    def _settled(self) -> Step[P, V, S] | None:
        """Let effects on top happen; the first step that waits for somebody, or None."""
        stack = self.public.stack
        while True:
            top = stack.top
            if top is None or top.kind != EFFECT:
                return top
            stack.pop()
            top.run(self)

    def _apply_watched(self, step: Step[P, V, S], seat: int, move: int) -> None:
        """An open move is told to everyone; of a secret one only that its seat has answered."""
        if not step.secret():
            self.tell(EVERYONE, "move", seat, move)
            step.apply(self, seat, move)
            return
        events = self.events
        assert events is not None
        if seat != CHANCE and not step.part(seat, move, self.public, self.private[seat]):
            events.append(Event(EVERYONE, "answered", (seat, NOTHING, NOTHING)))
        step.apply(self, seat, move)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Why a seat may not make a move now, or None if it may."""
        stack = self.public.stack
        if not stack:
            return Refusal("over")
        step = stack[-1]
        if step.kind == LUCK:
            if seat != CHANCE:
                return Refusal("chance-moves")
            return None if move in self.legal_moves(CHANCE) else Refusal("not-now")
        if seat not in step.to_act(self.public):
            return Refusal("not-yours")
        own = self.private[seat]
        if move in step.legal_moves(seat, self.public, own):
            return None
        return step.refuse(seat, move, self.public, own)

    def may_change(self, seat: int, move: int) -> bool:
        """Whether a seat that has answered at a secret step may answer with this move instead."""
        stack = self.public.stack
        if not stack:
            return False
        step = stack[-1]
        if (
            step.kind != CHOICE
            or not 0 <= seat < self.public.players
            or not step.may_change(seat, self.public)
        ):
            return False
        return move in step.legal_moves(seat, self.public, self.private[seat])

    def view(self, seat: int) -> View[P, V]:
        """All that a seat may know; CHANCE gives a spectator's view."""
        own: V | None = self.private[seat].copy() if seat != CHANCE else None
        return View(seat, self.public.copy(), own)

    def glimpse(self, seat: int) -> View[P, V]:
        """The same without copies: only to be read, and let go before anything else happens."""
        return View(seat, self.public, self.private[seat] if seat != CHANCE else None)

    def copy(self) -> State[P, V, S]:
        """The same state, to be played on by itself; nobody watches the copy."""
        return State(self.public.copy(), [own.copy() for own in self.private], self.secret.copy())

    # ---- for the rules

    def push(self, step: Step[P, V, S]) -> None:
        """Put a step on top of what is pending."""
        self.public.stack.push(step)

    def push_all(self, steps: list[Step[P, V, S]]) -> None:
        """Put steps on top of what is pending, the last on top."""
        stack = self.public.stack
        for step in steps:
            stack.push(step)

    def pop(self) -> None:
        """Take the top step off."""
        self.public.stack.pop()

    def become(self, step: Step[P, V, S]) -> None:
        """Replace the top step."""
        self.public.stack.top = step

    def end(self, outcome: Outcome) -> None:
        """End the game: nothing is pending any more."""
        self.public.stack.clear()
        self.public.outcome = outcome

    def tell(self, audience: int, what: str, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING) -> None:
        """Tell what happened to who sees it."""
        if self.events is not None:
            self._write(Event(audience, what, (a, b, c)))

    def reveal(self, audience: int, what: str, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING) -> None:
        """Tell what was hidden from who sees it until now: after this nothing is taken back."""
        if self.events is not None:
            self._write(Event(audience, what, (a, b, c), True))

    def _write(self, event: Event) -> None:
        assert self.events is not None
        self.events.append(event)
