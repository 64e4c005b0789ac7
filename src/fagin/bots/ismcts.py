"""Information-set Monte Carlo tree search for any of our games: it is given a view, guesses worlds and plays in them.

There is one tree. A node is a line of moves that the searcher could see; chance and all that is hidden are guessed
anew in every iteration (`determinise`), so a node knows nothing of them. Every seat is taken to play for itself.
What another seat does at a secret step is played but makes no branch: nobody could plan an answer to it.
"""

from __future__ import annotations

import math
from random import Random
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from fagin.bots.merits import merits_of, place_of, shared_place
from fagin.bots.policy import Policy
from fagin.bots.rollout import play_on
from fagin.kernel import Dice, Game, Public, State, View
from fagin.kernel.state import LUCK

AnyState = State[Any, Any, Any]
AnyView = View[Any, Any]

SEATS: Final = 8  # how likely a move of a seat is is kept under move * SEATS + seat
CANDIDATES: Final = 12  # moves that are thought about at most
WORLDS: Final = 40  # guesses that are enough for a search: of many iterations some share a world,
USES: Final = 12  # but not more
EXPLORE: Final = 0.15  # how much moves attract that are likely and little tried
UNTRIED: Final = 0.1  # by how much a move that was never tried is thought worse than the others


NO_MOVES: Final[list[int]] = []  # what a crossing begins with
NO_OPTIONS: Final[list[Node | None]] = []
NO_SHARES: Final[list[float]] = []


class Node:
    """What is known of one move of one seat, and of the moves that may follow it."""

    def __init__(self, seat: i64, move: i64, likely: float, available: i64) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.likely: Final = likely
        self.visits: i64 = 0
        self.available: i64 = available  # how often it could have been chosen
        self.merit: float = 0.0  # what it has brought to the seat that makes it, in sum
        self.after: Crossing | None = None  # what may follow, when it is first asked for


class Crossing:
    """The choices that may follow a move, by whoever has them: what was tried, and what is likely."""

    def __init__(self) -> None:
        self.tried: Final[list[Node]] = []
        self.likely: dict[int, float] | None = None  # when a policy is first asked
        self.choices: i64 = 0  # that were made here
        self.seat: i64 = -1  # who had the last one
        self.moves = NO_MOVES  # between these moves
        self.options = NO_OPTIONS  # with their nodes, as far as they were tried
        self.shares = NO_SHARES  # none if all are as likely


def options_for(tried: list[Node], seat: i64, moves: list[int]) -> list[Node | None]:
    """Of each move of a seat the node, as far as it was tried; moves stand in order."""
    options: list[Node | None] = [None] * len(moves)
    for node in tried:
        if node.seat == seat:
            low: i64 = 0
            high: i64 = len(moves)
            while low < high:
                middle = (low + high) >> 1
                if moves[middle] < node.move:
                    low = middle + 1
                else:
                    high = middle
            if low < len(moves) and moves[low] == node.move:
                options[low] = node
    return options


class Candidate:
    """A move that was thought about, and what became of it."""

    def __init__(self, move: int, visits: int, merit: float, place: float) -> None:
        self.move: Final = move
        self.visits: Final = visits
        self.merit: Final = merit  # from 0, surely last, to 1, surely won
        self.place: Final = place  # the mean of the places


class Thought:
    """What a search has found: the candidates, the best first."""

    def __init__(self, move: int, candidates: list[Candidate], iterations: int) -> None:
        self.move: Final = move  # to be made
        self.candidates: Final = candidates  # none if there was no choice
        self.iterations: Final = iterations


class Search:
    """A search from one view."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        policy: Policy | None,
        view: AnyView,
        rng: Random,
        moves: list[int] | None = None,
    ) -> None:
        self.game: Final = game
        self.policy: Final = policy
        self.trust: Final = 0.0 if policy is None else policy.trust
        self.view: Final = view
        self.rng: Final = rng
        self.dice: Final = Dice(0)
        self.me: Final = view.seat
        self.moves: Final = view.legal_moves() if moves is None else moves
        self.roots: list[Node] = []  # of the own moves
        self.line: Final[list[Node]] = []  # the nodes of this iteration, and maybe of another after them
        self.depth: i64 = 0  # how many they are
        self.places: Final[list[float]] = [0.0] * len(self.moves)

    def think(self, iterations: int, seconds: float) -> Thought:
        """Iterate until the number or the time is reached, whichever is first; once at least for every candidate.

        The likeliest moves are candidates. They are tried in the same worlds with the same luck, and after each of
        some phases the worse half of them is left out, so that most of the time goes to those between which it is
        hard to choose.
        """
        moves = self.moves
        if len(moves) == 1:
            return Thought(moves[0], [], 0)
        end = perf_counter() + seconds
        shares = self.shares()
        self.roots = [Node(self.me, moves[at], share, 0) for at, share in enumerate(shares)]
        alive = list(range(len(moves)))
        alive.sort(key=self.likely, reverse=True)
        most = iterations // 4 if self.policy is None else min(CANDIDATES, iterations // 4)
        alive = alive[: max(2, most)]
        done = 0
        while True:
            phases = 1
            while 1 << phases < len(alive):
                phases += 1
            rounds = max(1, (iterations - done) // (phases * len(alive)))
            shared = max(1, min(USES, iterations // WORLDS) // len(alive))
            now = perf_counter()
            pause = now + (end - now) / phases
            for number in range(rounds):
                if number % shared == 0:
                    world = self.guess()
                luck = Dice(self.rng.getrandbits(64))
                for at in alive:
                    self.dice.follow(luck)
                    self.iterate(world.copy(), at)
                done += len(alive)
                if perf_counter() >= pause:
                    break
            if perf_counter() >= end or (len(alive) <= 2 and done >= iterations - 1):
                return self.thought(done)
            alive.sort(key=self.promise, reverse=True)
            if len(alive) > 2:
                alive = alive[: (len(alive) + 1) // 2]

    def guess(self) -> AnyState:
        """A world that the seat cannot rule out: of some guesses the more plausible are the likelier."""
        world: AnyState = self.game.determinise(self.view, self.rng)
        policy = self.policy
        if policy is None or policy.guesses == 1:
            return world
        total = math.exp(policy.plausible(self.me, world))
        for _ in range(policy.guesses - 1):
            other: AnyState = self.game.determinise(self.view, self.rng)
            weight = math.exp(policy.plausible(self.me, other))
            total += weight
            if self.rng.random() * total < weight:
                world = other
        return world

    def shares(self) -> list[float]:
        """How likely each of the own moves is to be the best, before anything was tried."""
        policy = self.policy
        if policy is None:
            return [1.0 / len(self.moves)] * len(self.moves)
        return policy.close_look(self.view, self.moves, self.rng)

    def likely(self, at: int) -> float:
        """How likely a move is to be the best, before anything was tried."""
        return self.roots[at].likely

    def promise(self, at: int) -> float:
        """What a move has brought, and what it was trusted to bring, which counts the less the more was tried."""
        node = self.roots[at]
        visits = float(node.visits)
        return node.merit / visits + self.trust * node.likely / math.sqrt(visits) if visits else -1.0

    def thought(self, iterations: int) -> Thought:
        """What was found: the moves that were tried most first, of these the most promising."""
        order = list(range(len(self.moves)))
        order.sort(key=self.promise, reverse=True)
        order.sort(key=self.tries, reverse=True)
        candidates: list[Candidate] = []
        for at in order:
            visits = self.tries(at)
            if not visits:
                break
            node = self.roots[at]
            candidates.append(
                Candidate(self.moves[at], visits, node.merit / visits, self.places[at] / visits)
            )
        return Thought(candidates[0].move, candidates, iterations)

    def tries(self, at: int) -> int:
        """How often a move was tried."""
        return int(self.roots[at].visits)

    def iterate(self, state: AnyState, chosen: int) -> None:
        """A move in a guessed world: down the tree, one new node, on to the end, and back with what it brought."""
        public: Public = state.public
        policy = self.policy
        horizon = 0 if policy is None else policy.horizon
        inside = True  # the tree
        picks = 0  # beyond it
        self.depth = 0
        node = self.enter(self.roots[chosen])
        step = state.take(public.stack[-1], self.me, self.moves[chosen])
        while step is not None:
            if step.kind == LUCK:
                step = state.roll(step, self.dice)
                continue
            if policy is not None and picks >= horizon > 0 and policy.settled(public):
                break
            seat = step.first_to_act(public)
            moves = step.legal_moves(seat, public, state.private[seat])
            if len(moves) == 1:
                step = state.take(step, seat, moves[0])
            elif inside and seat != self.me and step.secret():
                step = state.take(step, seat, self.pick(seat, moves, state))
            elif inside and node.visits:
                best = self.select(node, seat, moves, state)
                node = self.line[self.depth - 1]
                step = state.take(step, seat, moves[best])
            elif policy is None:
                play_on(state, step, self.dice)
                break
            else:
                inside = False
                step = state.take(step, seat, self.pick(seat, moves, state))
                picks += 1
        outcome = public.outcome
        if outcome is not None:
            merits = merits_of(outcome)
            self.places[chosen] += shared_place(outcome.places, self.me)
        else:
            assert policy is not None
            merits = policy.value(state)
            self.places[chosen] += place_of(merits, self.me)
        for at in range(self.depth):
            node = self.line[at]
            node.visits += 1
            node.merit += merits[node.seat]

    def pick(self, seat: int, moves: list[int], state: AnyState) -> int:
        """How a seat goes on outside the tree."""
        policy = self.policy
        if policy is None:
            return moves[self.dice.below(len(moves))]
        return policy.pick(seat, state.public, state.private[seat], moves, self.dice)

    def select(self, node: Node, seat: int, moves: list[int], state: AnyState) -> int:
        """Which of several moves to try now: good ones, likely ones, and those that were seldom tried."""
        crossing = node.after
        if crossing is None:
            crossing = node.after = Crossing()
        if crossing.seat != seat or (crossing.moves is not moves and crossing.moves != moves):
            self.meet(crossing, seat, moves, state.public, state.private[seat])
        crossing.choices += 1
        options = crossing.options
        shares = crossing.shares
        even = 0.0 if shares else 1.0 / float(len(options))
        new_pull = math.sqrt(float(crossing.choices))
        tried = 0.0
        merit = 0.0
        best: i64 = -1
        most = -1.0
        untried: i64 = -1
        pull = -1.0
        at: i64 = self.dice.below(len(options))  # of equals any may be the first
        for _option in range(len(options)):
            option = options[at]
            if option is None:
                share = even if even else shares[at]
                if share > pull:
                    pull = share
                    untried = at
            else:
                option.available += 1
                visits = float(option.visits)
                tried += visits
                merit += option.merit
                worth = option.merit / visits
                worth += EXPLORE * option.likely * math.sqrt(float(option.available)) / (1.0 + visits)
                if worth > most:
                    most = worth
                    best = at
            at += 1
            if at == len(options):
                at = 0
        if untried >= 0:
            expected = merit / tried - UNTRIED if tried else 0.5
            if expected + EXPLORE * pull * new_pull > most:
                best = untried
        chosen = options[best]
        if chosen is None:
            chosen = options[best] = Node(seat, moves[best], pull, crossing.choices)
            crossing.tried.append(chosen)
        self.enter(chosen)
        return int(best)

    def enter(self, node: Node) -> Node:
        """Go on along the line to a node."""
        if self.depth < len(self.line):
            self.line[self.depth] = node
        else:
            self.line.append(node)
        self.depth += 1
        return node

    def meet(self, crossing: Crossing, seat: int, moves: list[int], public: Any, own: Any) -> None:
        """Come to a choice between these moves."""
        policy = self.policy
        crossing.seat = seat
        crossing.moves = moves
        crossing.options = options_for(crossing.tried, seat, moves)
        if policy is None:
            return
        likely = crossing.likely
        if likely is None:
            likely = crossing.likely = {}
        for move in moves:
            if move * SEATS + seat not in likely:
                shares = policy.weigh(seat, public, own, moves)
                for at, known in enumerate(moves):
                    likely[known * SEATS + seat] = shares[at]
                break
        crossing.shares = [likely[move * SEATS + seat] for move in moves]


class Searcher:
    """A bot that searches; the same view, generator and number of iterations give the same move."""

    def __init__(
        self, game: Game[Any, Any, Any], policy: Policy | None, iterations: int, seconds: float
    ) -> None:
        self.game: Final = game
        self.policy: Final = policy
        self.iterations: Final = iterations
        self.seconds: Final = seconds

    def choose(self, view: AnyView, rng: Random) -> int:
        """The move that was tried most, of those that the policy finds worth a try."""
        moves = view.legal_moves()
        if self.policy is not None:
            moves = self.policy.worth_a_try(view, moves)
        return Search(self.game, self.policy, view, rng, moves).think(self.iterations, self.seconds).move

    def think(self, view: AnyView, rng: Random) -> Thought:
        """What the search finds, about all moves."""
        return Search(self.game, self.policy, view, rng).think(self.iterations, self.seconds)
