"""What Fagin's Gang declares for the laws: nothing is hidden; the invariants of its specification; short games."""

from __future__ import annotations

from typing import Any

from laws.laws import Hidden

from fagin.games.fagins_gang.bumping import Bump, Dodge
from fagin.games.fagins_gang.market import SecondCube, Trade
from fagin.games.fagins_gang.moves import MOVES
from fagin.games.fagins_gang.pieces import BIT, BITS, ONE, ONES, SIX, count, size
from fagin.games.fagins_gang.state import OFF, board, constable_at, in_hand, level_of
from fagin.games.fagins_gang.turn import Turn
from fagin.kernel import CHANCE

OPTIONS = {"round_limit": "5", "market_turn_cap": "4"}  # players at random would go on for ever

HIDDEN: list[Hidden] = []  # everything is open


def invariants(state: Any) -> None:
    """Those of section 9 that a single state shows."""
    public = state.public
    setting, players, plan = public.setting, public.players, board(public)
    # 1, 2: cubes are conserved, and no place holds fewer than none or more than it can
    heaps = [public.warehouse, public.market, *public.hands]
    assert sum(heaps) == setting.stock * ONES
    for good in range(SIX):
        assert sum(count(heap, good) for heap in heaps) == setting.stock
        assert count(public.market, good) <= count(plan.capacity, good)
    # 3: no debts
    assert all(shillings >= 0 for shillings in public.shillings)
    # 4: five urchins each, none where another of the player is home
    for seat in range(players):
        levels = [level_of(public, seat, location) for location in range(SIX)]
        out = [location for location in range(SIX) if levels[location] != OFF]
        assert all(OFF <= level < plan.levels for level in levels)
        assert 0 <= in_hand(public, seat) == 5 - len(out) - BITS[public.home[seat]]
        assert BITS[public.home[seat]] <= setting.homes_to_win
        assert not any(public.home[seat] & BIT[location] for location in out)
    # 5: nobody shares a level, but for the moment before bumping or dodging
    top = public.stack.top
    for location in range(SIX):
        there = [level_of(public, seat, location) for seat in range(players)]
        there = [level for level in there if level != OFF]
        if isinstance(top, (Bump, Dodge)) and top.location == location:
            there.remove(top.level)
            assert (top.level in there) == isinstance(top, Bump)
            assert (top.level == constable_at(public, location)) == isinstance(top, Dodge)
        assert len(set(there)) == len(there)
        assert constable_at(public, location) not in there
    # 6: each constable is on an arrow of his beat
    assert all(public.constables >> 8 * location & 255 < plan.arrows for location in range(SIX))
    # 8: the prices are always those of the wheel
    assert 0 <= public.wheel < SIX
    prices = plan.prices[public.wheel * SIX : public.wheel * SIX + SIX]
    assert sorted(prices) == sorted(plan.wheel)
    assert prices[plan.stalls[public.wheel]] == plan.wheel[0]
    # 9: three things at most, no location twice
    assert 0 <= public.things <= 3
    assert BITS[public.used] <= public.things
    # 10: the game is over when somebody has won
    won = [seat for seat in range(players) if BITS[public.home[seat]] == setting.homes_to_win]
    assert sorted(public.finished) == won
    assert all(not public.active & BIT[seat] for seat in won)
    assert not won or setting.play_on or public.outcome is not None
    # the market is open for those who trade, and closed otherwise
    assert (public.trading != 0) == (public.opener >= 0) == isinstance(top, (Trade, SecondCube))
    if isinstance(top, (Trade, SecondCube)):
        assert public.trading & BIT[top.seat]
    if isinstance(top, Turn):
        assert top.seat == public.seat
        assert not public.waiting & BIT[top.seat]


class Transitions:
    """Those of section 9 that need a state before and one after a move."""

    def __init__(self) -> None:
        self.turns: list[int] = []  # of this round
        self.left: set[int] = set()  # this market

    def check(self, before: Any, after: Any, text: str) -> None:
        again = before.copy()
        again.events = []
        seat = before.to_act()[0]
        again.apply(seat, MOVES.parse(text))
        events = [(event.what, *event.args) for event in again.events]
        old, new = before.public, after.public
        plan = board(old)
        money, cubes = [0] * old.players, [0] * old.players
        patrols: set[int] = set()
        homes = [0] * old.players
        trades: list[str] = []
        for what, a, b, c in events:
            # 3, 11: each change of shillings and cubes is told
            if what == "robs":
                money[a] += c
                assert c == plan.shillings[b * plan.levels + level_of(old, a, b)]
            elif what == "goes-home":
                money[a] -= 15
                homes[a] += 1
            elif what in ("buys", "sells"):
                sign = 1 if what == "buys" else -1
                money[a] -= sign * c
                cubes[a] += sign * ONE[b]
                assert c == plan.prices[old.wheel * SIX + b]
                # 13: nobody trades after passing, the opener in one way only
                assert a not in self.left
                trades.append(what)
            elif what == "pays":
                cubes[a] -= c * ONE[plan.good[b]]
                assert c > 0
                assert c % plan.price[b] == 0
            elif what == "steals":
                cubes[a] += c
            elif what in ("takes", "gives", "discards"):
                cubes[a] += ONE[b] if what == "takes" else -ONE[b]
            elif what == "patrols":
                patrols.add(a)
            elif what == "finishes" and new.setting.play_on and new.outcome is None:
                cubes[a] = -old.hands[a]
            elif what == "market-opens":
                self.left = set()
            elif what == "leaves-market":
                assert a not in self.left
                self.left.add(a)
            elif what == "market-closes":
                assert all(s in self.left for s in range(old.players) if new.active & BIT[s])
            elif what == "round":
                # 7, 9: after phase 3 no hand is too large; everybody has had a turn, nobody two
                assert all(size(hand) <= 15 for hand in new.hands)
                self.turns = []
            elif what == "turn":
                assert a not in self.turns
                self.turns.append(a)
        assert [now - was for was, now in zip(old.shillings, new.shillings, strict=True)] == money
        assert [now - was for was, now in zip(old.hands, new.hands, strict=True)] == cubes
        if isinstance(old.stack[-1], SecondCube) and trades:
            assert trades == ["buys" if old.stack[-1].first < MOVES.parse("sell:blue") else "sells"]
        # 10, 12: nobody comes home but by a paid move
        assert [BITS[now] - BITS[was] for was, now in zip(old.home, new.home, strict=True)] == homes
        assert all(was & now == was for was, now in zip(old.home, new.home, strict=True))
        # 6: constables move by chance only, as far as the die says, and where urchins are
        for location in range(SIX):
            was, now = (public.constables >> 8 * location & 255 for public in (old, new))
            if location in patrols:
                assert seat == CHANCE
                assert (now - was) % plan.arrows == int(text.split(":")[1])
                setting_up = old.round == 0
                assert setting_up or any(level_of(old, s, location) != OFF for s in range(old.players))
            elif old.round:
                assert was == now
        # 8: so does the wheel
        assert old.wheel == new.wheel or ("prices", new.wheel, -1, -1) in events
