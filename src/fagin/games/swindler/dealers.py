"""The dealers: a loot tile on a free field that shows its item brings points, a full dealer tile two more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.swindler.conditions import KEY_TILES
from fagin.games.swindler.master_thieves import haggle, may_turn_key
from fagin.games.swindler.moves import DEALER, SELL
from fagin.games.swindler.pieces import (
    CARD_MASK,
    DEALER_SPACES,
    DEALER_TILES,
    FIELDS,
    FIRST_KEY,
    FORGER,
    ONE,
    SLOT_MASK,
)
from fagin.games.swindler.state import (
    BIT,
    EMPTY,
    SwindlerEffect,
    SwindlerLuck,
    SwindlerPrivate,
    SwindlerPublic,
    SwindlerState,
    box_of,
    score,
)
from fagin.kernel import EVERYONE, Refusal

PLACES: Final = DEALER_SPACES * FIELDS

# ---------------------------------------------------------------- selling


def item_at(public: SwindlerPublic, place: int) -> int:
    """The item that a field shows."""
    return box_of(public).dealers[public.dealers[place // FIELDS]].items[place % FIELDS]


def add_sales(moves: list[int], seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> None:
    """[SW-6.14, SW-6.15] Add the fields that the player has a tile for; [SW-3.7, SW-R26] never for Lock Pickers.

    [SW-R57, SW-R67] A Forger makes any tile fit, the Locksmith any key to any key.
    """
    heap: i64 = public.loot[seat]
    if not heap:
        return
    dealers = box_of(public).dealers
    forger = own.hand & CARD_MASK[FORGER] != 0
    turned = heap & KEY_TILES != 0 and may_turn_key(public, seat)
    fields = public.fields
    for space in range(DEALER_SPACES):
        if public.dealers[space] == EMPTY:
            continue
        dealer = dealers[public.dealers[space]]
        for field in range(FIELDS):
            place = space * FIELDS + field
            item = dealer.items[field]
            if fields[place] == EMPTY and (
                heap & SLOT_MASK[item] or forger or (turned and item >= FIRST_KEY)
            ):
                for twin in dealer.twins[field]:
                    if fields[space * FIELDS + twin] == EMPTY:
                        break  # [SW-R24]
                else:
                    moves.append(SELL + place)


def refuse_sale(seat: int, place: int, public: SwindlerPublic) -> Refusal:
    """Why nothing can be sold there."""
    space, field = divmod(place, FIELDS)
    if public.dealers[space] == EMPTY:
        return Refusal("no-dealer-there", "SW-6.18")
    if public.fields[place] != EMPTY:
        return Refusal("field-taken", "SW-6.14")
    twins = box_of(public).dealers[public.dealers[space]].twins[field]
    if any(public.fields[space * FIELDS + twin] == EMPTY for twin in twins):
        return Refusal("lower-field-first", "SW-R24")
    return Refusal("no-tile-for-it", "SW-6.14")


def sell(state: SwindlerState, seat: int, place: int, kind: int) -> None:
    """[SW-3.5, SW-6.2, SW-6.14] The tile stays on its field and brings the field's points."""
    public = state.public
    space, field = divmod(place, FIELDS)
    dealer = box_of(public).dealers[public.dealers[space]]
    public.loot[seat] -= ONE[kind]
    public.fields[place] = kind
    public.sold += 1
    public.sold_to |= BIT[public.dealers[space]]
    score(state, seat, dealer.points[field])
    state.tell(EVERYONE, "sells", seat, place, kind)
    haggle(state, seat)
    first = space * FIELDS
    if EMPTY not in public.fields[first : first + FIELDS]:
        close_dealer(state, seat, space)


def close_dealer(state: SwindlerState, seat: int, space: int) -> None:
    """[SW-6.16, SW-6.17, SW-R25] Points for who completes it; the tiles go home, the dealer to its discard.

    [SW-6.18] The space stays empty until step 4.
    """
    public = state.public
    for place in range(space * FIELDS, (space + 1) * FIELDS):
        public.home += ONE[public.fields[place]]
        public.fields[place] = EMPTY
    dealer = public.dealers[space]
    public.dealers[space] = EMPTY
    public.dealer_discard |= BIT[dealer]
    public.dealers_done += 1
    score(state, seat, public.setting.dealer_bonus)
    state.tell(EVERYONE, "completes-dealer", seat, dealer, public.setting.dealer_bonus)


# ---------------------------------------------------------------- new dealers


class RefillDealers(SwindlerEffect):
    """[SW-1.8, SW-7.1] Empty spaces get a new dealer tile; the others stay with what lies on them."""

    def run(self, state: SwindlerState) -> None:
        """[SW-7.2, SW-R28] From an empty stack, the discarded ones are shuffled."""
        public = state.public
        for space in range(DEALER_SPACES):
            if public.dealers[space] == EMPTY:
                if not public.dealer_stack:
                    public.dealer_stack = public.dealer_discard
                    public.dealer_discard = 0
                    state.tell(EVERYONE, "dealers-shuffled")
                state.push(REFILL_DEALERS)
                state.push(TurnUpDealer(space))
                return


class TurnUpDealer(SwindlerLuck):
    """[SW-1.6, SW-1.8] The top dealer tile: it has no face until it is turned up."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def stream(self) -> str:
        """The stack of dealers."""
        return "dealers"

    def chance(self, state: SwindlerState) -> list[tuple[int, int]]:
        """[SW-1.3] Every tile of the stack is as likely."""
        stack = state.public.dealer_stack
        return [(DEALER + dealer, 1) for dealer in range(DEALER_TILES) if stack & BIT[dealer]]

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """In view of all."""
        public = state.public
        dealer = move - DEALER
        public.dealer_stack &= ~BIT[dealer]
        public.dealers[self.space] = dealer
        state.tell(EVERYONE, "new-dealer", self.space, dealer)
        state.pop()


REFILL_DEALERS: Final = RefillDealers()
