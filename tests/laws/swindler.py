"""What Swindler declares for the laws: what is hidden, and the invariants of its specification."""

from __future__ import annotations

from typing import Any

from laws.laws import Hidden

from fagin.games.swindler.accomplices import Gifts
from fagin.games.swindler.actions import Actions, Fill, Helper
from fagin.games.swindler.moves import MOVES
from fagin.games.swindler.pieces import (
    CARDS,
    COIN,
    DEALER_TILES,
    FIELDS,
    FIRST_NEUTRAL,
    ITEM_OF,
    KINDS,
    ORDER_CARDS,
    STARTERS,
    cards_in_all,
    count,
    fits,
)
from fagin.games.swindler.raid import RefillOrders, Returns, TurnUpOrder
from fagin.games.swindler.state import BIT, EMPTY, NOBODY
from fagin.games.swindler.windows import KillWindow, Window
from fagin.kernel import CHANCE, NOTHING

OPTIONS = {"round_limit": "20"}  # players at random need a hundred rounds and more


def others(state: Any, seat: int) -> list[Any]:
    return [own for other, own in enumerate(state.private) if other != seat]


def hands_of_others(guess: Any, seat: int) -> object:
    return [own.hand for own in others(guess, seat)]


def others_hold_hidden_cards(state: Any, seat: int) -> bool:
    """Hidden and not to be deduced: cards of the last shuffling, some of which are still in the deck."""
    public = state.public
    last = public.hidden[-public.players :]
    held = sum(cards for other, cards in enumerate(last) if other != seat)
    kinds = sum(state.secret.deck & 7 << 3 * card != 0 for card in range(len(CARDS)))
    return bool(held) and kinds > 3 and not isinstance(top(state), Fill)


def deck(guess: Any, seat: int) -> object:
    return guess.secret.deck


def top(state: Any) -> object:
    return state.public.stack.top


HIDDEN: list[Hidden] = [
    ("hands of others", hands_of_others, others_hold_hidden_cards),
    ("the deck of accomplices", deck, others_hold_hidden_cards),
]


def bits(mask: int) -> int:
    return int(mask).bit_count()


def invariants(state: Any) -> None:
    """Those of section 9 that a single state shows."""
    public, private, secret = state.public, state.private, state.secret
    box, players = public.setting._box, public.players
    steps = public.stack
    # 1, 2: every tile is in exactly one place
    for kind in range(len(KINDS)):
        there = count(public.home, kind) + sum(count(heap, kind) for heap in public.loot)
        assert there + public.fields.count(kind) == count(box.tiles, kind)
    # 3: coins
    assert public.supply + sum(public.coins) == box.coins
    assert all(coins >= 0 for coins in public.coins)
    assert public.supply >= 0 or public.setting.unlimited
    # 4: posters
    assert public.poster_supply + sum(public.posters) == box.posters
    assert min(public.poster_supply, *public.posters) >= 0
    # 5: accomplices
    hands = sum(own.hand for own in private)
    assert secret.deck + public.discard + hands + public.table == box.cards
    assert public.deck_count == cards_in_all(secret.deck)
    assert public.unseen == sum(public.pools) == box.cards - public.discard - public.table - sum(public.known)
    for seat, own in enumerate(private):
        assert cards_in_all(own.hand) == public.hand_count[seat]
        assert own.hand == sum(own.drawn) + public.known[seat]
        assert len(own.drawn) == len(public.pools)
        for epoch, cards in enumerate(own.drawn):
            assert cards_in_all(cards) == public.hidden[epoch * players + seat]
        assert cards_in_all(own.hired) == (public.hired if seat == public.seat else 0)
    for epoch, pool in enumerate(public.pools):
        held = sum(own.drawn[epoch] for own in private)
        assert pool == held + (secret.deck if epoch == len(public.pools) - 1 else 0)
    # 6: dealers
    on_board = [dealer for dealer in public.dealers if dealer != EMPTY]
    assert bits(public.dealer_stack) + bits(public.dealer_discard) + len(on_board) == DEALER_TILES
    for space, dealer in enumerate(public.dealers):
        fields = public.fields[space * FIELDS : (space + 1) * FIELDS]
        assert EMPTY in fields
        assert dealer != EMPTY or fields == [EMPTY] * FIELDS
    # 7: orders
    up = [card for card in public.orders if card != EMPTY]
    everywhere = [*public.completed, public.starters, public.order_deck, public.removed, public.aside]
    everywhere += [BIT[card] for card in up]
    assert sum(everywhere) == (1 << ORDER_CARDS) - 1
    assert all(box.raids[card] is None for card in up)
    assert all(box.raids[card] is None for card in range(ORDER_CARDS) if sum(public.completed) & BIT[card])
    refilling = any(isinstance(step, (RefillOrders, TurnUpOrder, Returns)) for step in steps)
    assert not public.aside or refilling
    assert public.starters_left <= bits(public.starters)
    assert not public.starters >> STARTERS
    # 8: reservations
    for space, seat in enumerate(public.markers):
        assert seat == NOBODY or public.orders[space] != EMPTY
    assert all(public.markers.count(seat) <= 3 for seat in range(players))
    # 9: points and progress
    assert all(points >= 0 for points in public.points)
    assert [bits(done) for done in public.completed] == public.progress
    assert public.final == any(done >= public.setting.end_at for done in public.progress)
    # 11: fresh piles
    loot = public.loot[public.seat]
    assert all(count(public.fresh, kind) <= count(loot, kind) for kind in range(len(KINDS)))
    assert not count(public.fresh, FIRST_NEUTRAL)
    if isinstance(top(state), (Actions, Fill)):
        assert public.fresh == 0
        assert not public.skull
    # 13: a jailed player is active only in the turn in which the raid came
    assert not public.jailed & BIT[public.seat] or public.raided or public.outcome is not None
    # sealed answers only where somebody is asked; cards on the table only while they are announced or bet
    if not isinstance(top(state), (Window, KillWindow, Gifts, Returns)):
        assert all(own.answer == NOTHING and own.sealed == 0 for own in private)
    bets = public.bets_skull | public.bets_clean
    if isinstance(top(state), Actions):
        assert public.table == 0
        assert bets == 0
    assert not public.bets_skull & public.bets_clean


class Transitions:
    """Those of section 9 that need a state before and one after a move."""

    def __init__(self) -> None:
        self.raids = self.hustles = 0
        self.turns: list[int] = []
        self.posters: list[int] = []

    def check(self, before: Any, after: Any, text: str) -> None:
        again = before.copy()
        again.events = []
        actor = before.to_act()[0] if CHANCE in before.to_act() else self.actor(before, after, text)
        again.apply(actor, MOVES.parse(text))
        events = [(event.what, *event.args) for event in again.events]
        old, new = before.public, after.public
        self.turns = self.turns or [0] * old.players
        self.posters = self.posters or [0] * old.players
        change = [0] * old.players
        box = old.setting._box
        jailed = old.jailed
        for what, a, b, c in events:
            # 6, 9: each change of points is told
            if what in ("displaced", "cancels"):
                change[a] -= c
            elif what in ("bet-won", "haggles"):
                change[a] += b
            elif what in ("fulfils", "completes-dealer"):
                change[a] += c
            elif what == "sells":
                dealer = box.dealers[old.dealers[b // FIELDS]]
                change[a] += dealer.points[b % FIELDS]
                # 10: a tile fits its field, or was forged or turned
                helped = any(isinstance(step, Helper) for step in old.stack)
                forged = helped or text.startswith(("forge", "turn")) or ITEM_OF[c] < COIN
                assert fits(c, dealer.items[b % FIELDS]) or forged
            elif what == "final-count":
                change[a] += b * box.rules["end_points_per_coin"] - c
            # 12: one raid a turn
            elif what == "raid":
                self.raids += 1
                assert self.raids == 1
            # 15: one use of the Hustler a turn
            elif what == "swaps":
                self.hustles += 1
                assert self.hustles == 1
            # 13, 16: turns
            elif what in ("turn", "released"):
                self.turns[a] += 1
                self.raids = self.hustles = 0
                assert max(self.turns) - min(self.turns) <= 1
                assert (what == "released") == bool(jailed & BIT[a])
                jailed &= ~BIT[a]
            # 14: posters on completed orders are held or were returned in jail
            elif what == "jailed":
                self.posters[a] += b
                jailed |= BIT[a]
        assert jailed == new.jailed
        assert [now - was for was, now in zip(old.points, new.points, strict=True)] == change
        assert all(now >= was for was, now in zip(old.progress, new.progress, strict=True))
        for seat in range(old.players):
            printed = sum(
                order.posters
                for card, order in enumerate(box.orders)
                if order is not None and new.completed[seat] & BIT[card]
            )
            assert printed == new.posters[seat] + self.posters[seat]
        if new.outcome is not None:
            assert len(set(self.turns)) == 1

    @staticmethod
    def actor(before: Any, after: Any, text: str) -> int:
        """Who made that move: where several owe one, the one whose answer is sealed now, or the first."""
        move = MOVES.parse(text)
        able = [seat for seat in before.to_act() if move in before.legal_moves(seat)]
        for seat in able:
            was, now = before.private[seat], after.private[seat]
            if (was.answer, was.sealed) != (now.answer, now.sealed):
                return int(seat)
        return int(able[0])
