"""What Doggy Bag declares for the laws: what is hidden, and the invariants of its specification."""

from __future__ import annotations

from typing import Any

from laws.laws import Hidden

from fagin.games.doggy_bag.effects import Scouting
from fagin.games.doggy_bag.loot import Loot
from fagin.games.doggy_bag.pieces import BLACK, COLOURS, count, size
from fagin.games.doggy_bag.state import BIT, living, visible
from fagin.games.doggy_bag.stealing import Draw, ExtraBone, Gluttony, Reward

STEALING = (Draw, Gluttony, ExtraBone, Reward)


def screens_of_others(guess: Any, seat: int) -> object:
    return [own.behind for other, own in enumerate(guess.private) if other != seat]


def others_have_choices(state: Any, seat: int) -> bool:
    """Hidden and not to be deduced: bones behind a screen, some of them delivered, no look with two players."""
    return state.public.left > 0 and len(state.public.amounts) > 0 and not state.private[seat].looks


def bag(guess: Any, seat: int) -> object:
    return guess.secret.bag


def sealed(guess: Any, seat: int) -> object:
    return [own.sealed for other, own in enumerate(guess.private) if other != seat]


def others_have_sealed(state: Any, seat: int) -> bool:
    step = state.public.stack.top
    return isinstance(step, Loot) and any(
        living(state.public, other) and not step.waiting & BIT[other]
        for other in range(state.public.players)
        if other != seat
    )


HIDDEN: list[Hidden] = [
    ("screens of others", screens_of_others, others_have_choices),
    ("bag", bag, others_have_choices),
    ("sealed loot", sealed, others_have_sealed),
]


def invariants(state: Any) -> None:
    """Those of section 9 that a single state shows; the numbers are the specification's."""
    public, private, secret = state.public, state.private, state.secret
    setting, players = public.setting, public.players
    alive = [seat for seat in range(players) if living(public, seat)]
    start = size(setting.per_player)
    # 1, 2: bones are conserved
    total = visible(public) + secret.bag + sum(own.behind for own in private)
    assert total == setting.in_bag + players * setting.per_player
    assert size(total) == size(setting.in_bag) + players * start
    assert size(secret.bag) == public.bag_count
    for colour in range(COLOURS):
        for heap in (public.chest, public.hand, secret.bag, *public.front, *(own.behind for own in private)):
            assert 0 <= count(heap, colour) <= count(total, colour)
    # 3: everybody still in the game has the same number behind the screen
    assert public.left == max(0, start - sum(public.amounts))
    assert all(size(private[seat].behind) == public.left for seat in alive)
    assert all(size(own.behind) + sum(map(size, own.delivered)) == start for own in private if own.delivered)
    # 4: black bones in front
    for seat in range(players):
        assert count(public.front[seat], BLACK) < setting.black_limit
        assert seat in alive or public.front[seat] == 0
    # 7: each token is in the middle or with one dog
    taken = [number for seat, number in enumerate(public.number) if number >= 0 and seat != public.hothead]
    tokens = sorted([*taken, *([public.turned] if public.turned >= 0 else [])])
    assert tokens == [role for role in range(8) if not public.middle & BIT[role]]
    # 8: at most one turned token, whose number is at least 8; all numbers differ
    said = [number for number in public.number if number >= 0]
    assert len(set(said)) == len(said)
    assert all(number <= 7 for number in taken)
    if public.hothead >= 0 and public.number[public.hothead] >= 0:
        assert public.number[public.hothead] >= 8
    top = public.stack.top
    if isinstance(top, STEALING):
        assert all(public.number[seat] >= 0 for seat in alive)
    # 9: the First player token is with a dog in the game
    assert public.first in alive or public.outcome is not None
    # 12: points only come from the bag
    worth = [
        sum(int(count(front, colour)) * setting.points[colour] for colour in range(COLOURS))
        for front in public.front
    ]
    assert sum(worth) <= sum(int(count(total, colour)) * setting.points[colour] for colour in range(COLOURS))
    # 13: turns and survivors
    if setting.coins == (1, 2, 1) and start == 16:
        assert public.turn <= 8
    assert len(alive) >= (2 if public.outcome is None else 1)
    # 14: black bones in the open
    assert count(visible(public), BLACK) <= count(total, BLACK)
    # 15: a look of this turn and what changed since equal the bag
    for own in private:
        for turn, _, after_loot in own.looks:
            if turn == len(public.amounts):
                assert after_loot - public.drawn + public.returned == secret.bag
    # 16: in the last turn, with nobody out, everybody can work out the bag
    if public.left == 0 and not public.out:
        assert secret.bag == total - visible(public)


class Transitions:
    """Those of section 9 that need a state before and one after a move."""

    def __init__(self) -> None:
        self.blacks_won: dict[tuple[int, int], int] = {}
        self.succeeded_in = 0  # the turn of the last success

    def check(self, before: Any, after: Any, text: str) -> None:
        old, new = before.public, after.public
        verb = text.split(":", maxsplit=1)[0]
        turn = old.turn
        # 5: at most one black bone in front for each dog and turn, so nobody is out before the third
        for seat in range(old.players):
            gained = count(new.front[seat], BLACK) - count(old.front[seat], BLACK)
            if gained > 0:
                self.blacks_won[turn, seat] = self.blacks_won.get((turn, seat), 0) + int(gained)
                assert self.blacks_won[turn, seat] <= 1
        if len(new.out) > len(old.out) and old.setting.black_limit == 3:
            assert turn >= 3
        # 6: after a success nobody draws in that turn
        step = old.stack[-1]
        if verb == "bone" and isinstance(step, (Draw, ExtraBone)):
            assert self.succeeded_in != turn
        if verb == "bank" or (verb == "bone" and isinstance(step, ExtraBone) and not text.endswith("k")):
            self.succeeded_in = turn
        # 10: what lets the chest shrink and the bag grow
        if size(new.chest) < size(old.chest):
            assert verb in ("refill", "role")
        if new.bag_count > old.bag_count:
            assert verb in ("loot", "coins", "refill", "role", "discard") or isinstance(step, Scouting)
        # 11: bones behind a screen change only by loot and Expert, behind the screen of a dog that is out never
        for seat in range(old.players):
            was, now = before.private[seat].behind, after.private[seat].behind
            if was != now:
                assert verb in ("loot", "coins", "swap")
                assert living(old, seat)
                assert verb != "swap" or size(was) == size(now)
