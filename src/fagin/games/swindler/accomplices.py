"""Accomplices that may be played at any moment: the Beggar and the Hustler."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.swindler.moves import BEGGAR as BEGGAR_MOVE
from fagin.games.swindler.moves import GIVE, GIVE_COIN, HUSTLE, LOT, TAKE
from fagin.games.swindler.pieces import (
    BEGGAR,
    CARD,
    CARD_MASK,
    HUSTLER,
    KINDS,
    MOST,
    ONE,
    SHIFT,
    TILES,
    count,
    kinds_in,
    size,
)
from fagin.games.swindler.state import (
    BIT,
    OneChooses,
    SeveralChoose,
    SwindlerPrivate,
    SwindlerPublic,
    SwindlerState,
    order_from,
    playable,
    take_known_card,
)
from fagin.games.swindler.windows import CardStep, announce, may_hold, put_away, refuse_card
from fagin.kernel import EVERYONE, NOTHING, Refusal

FREE_CARDS: Final = CARD_MASK[BEGGAR] | CARD_MASK[HUSTLER]
FIELD: Final[tuple[int, ...]] = tuple(MOST[kind] << SHIFT[kind] for kind in range(TILES))
FREE_MOVES: Final[tuple[list[int], ...]] = tuple(
    [BEGGAR_MOVE] * (bits & 1) + [HUSTLE + seat for seat in range(4) if bits >> 1 + seat & 1]
    for bits in range(32)
)


# ---------------------------------------------------------------- when they may be played


def free_bits(seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> i64:
    """[SW-R39] The free cards that a player may play now, as an index of FREE_MOVES."""
    cards = playable(own) & FREE_CARDS
    if not cards or (public.jailed & BIT[seat] and public.setting.jail_silence):
        return 0
    bits: i64 = 0
    if cards & CARD_MASK[BEGGAR] and may_beg(public, seat):
        bits = 1
    if cards & CARD_MASK[HUSTLER]:
        bits += 2 * hustle_targets(public, seat)
    return bits


def may_play_free(public: SwindlerPublic, seat: int) -> bool:
    """Whether, for all that everybody knows, a player may have a free card to play."""
    return (may_hold(public, seat, BEGGAR) and may_beg(public, seat)) or (
        may_hold(public, seat, HUSTLER) and hustle_targets(public, seat) != 0
    )


def play_free(state: SwindlerState, seat: int, move: int) -> None:
    """Announce the Beggar, or the Hustler and whom it is for."""
    if move == BEGGAR_MOVE:
        announce(state, Beggar(seat, BEGGAR))
    else:
        target = move - HUSTLE
        state.tell(EVERYONE, "hustles", seat, target)
        announce(state, Hustler(seat, target))


def refuse_free(seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
    """Why a free card cannot be played now."""
    card = BEGGAR if move == BEGGAR_MOVE else HUSTLER
    if not playable(own) & CARD_MASK[card]:
        return refuse_card(own, card)
    if public.jailed & BIT[seat] and public.setting.jail_silence:
        return Refusal("silent-in-jail", "SW-R33")
    if card == BEGGAR:
        return Refusal("nobody-to-beg-from", "SW-R55")
    if public.hustled:
        return Refusal("hustler-locked", "SW-R56")
    return Refusal("no-swap-possible", "SW-R56")


def is_free(move: int) -> bool:
    """Whether a move plays a free card."""
    return BEGGAR_MOVE <= move < LOT


# ---------------------------------------------------------------- the Beggar


def may_beg(public: SwindlerPublic, seat: int) -> bool:
    """[SW-10.5, SW-R55] Whether another player has enough loot."""
    loot = public.loot
    least = public.setting.beggar_min_loot
    for other in range(public.players):
        if other != seat and size(loot[other]) >= least:
            return True
    return False


def gifts(public: SwindlerPublic, seat: int) -> list[int]:
    """[SW-10.5, SW-R55] What a player may give: a coin or any loot tile, coin tiles too."""
    moves = [GIVE_COIN] if public.coins[seat] else []
    heap: i64 = public.loot[seat]
    for kind in range(TILES):
        if count(heap, kind):
            moves.append(GIVE + kind)
    return moves


class Beggar(CardStep):
    """[SW-10.5] Everybody else with three loot tiles gives a tile or a coin, and chooses which."""

    def run(self, state: SwindlerState) -> None:
        """[SW-R55] The active player and jailed ones too; asked at once, given in player order."""
        public = state.public
        put_away(state, BEGGAR)
        victims = 0
        waiting = 0
        for seat in range(public.players):
            if seat != self.seat and size(public.loot[seat]) >= public.setting.beggar_min_loot:
                victims |= BIT[seat]
                moves = gifts(public, seat)
                if len(moves) == 1:
                    state.private[seat].answer = moves[0]
                else:
                    waiting |= BIT[seat]
        if waiting:
            state.push(Gifts(self.seat, victims, waiting))
        else:
            give_all(state, self.seat, victims)


class Gifts(SeveralChoose):
    """[SW-10.5] What do they give to the Beggar's player?"""

    def __init__(self, beggar: int, victims: int, waiting: int) -> None:
        super().__init__(waiting)
        self.beggar: Final = beggar
        self.victims: Final = victims  # seats, as bits

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """A coin or any tile."""
        return gifts(public, seat)

    def may_change(self, seat: int, public: SwindlerPublic) -> bool:
        """Until the last gift is chosen, another may be chosen."""
        return bool(self.victims & ~self.waiting & BIT[seat])

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Not a gift, or one that is not there."""
        if GIVE_COIN <= move < GIVE + TILES:
            return Refusal("not-yours-to-give", "SW-10.5")
        return Refusal("give-something", "SW-10.5")

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """Sealed until all have chosen."""
        state.private[seat].answer = move
        left = self.waiting & ~BIT[seat]
        if left:
            state.become(Gifts(self.beggar, self.victims, left))
        else:
            state.pop()
            give_all(state, self.beggar, self.victims)


def give_all(state: SwindlerState, beggar: int, victims: int) -> None:
    """[SW-R55] The gifts change hands in player order; for a double coin there is no change."""
    public = state.public
    for seat in order_from(public, int(public.seat)):
        if not victims & BIT[seat]:
            continue
        own = state.private[seat]
        gift = int(own.answer)
        own.answer = NOTHING
        if gift == GIVE_COIN:
            public.coins[seat] -= 1
            public.coins[beggar] += 1
            state.reveal(EVERYONE, "gives-coin", seat, beggar)
        else:
            pass_tile(public, seat, beggar, gift - GIVE)
            state.reveal(EVERYONE, "gives-tile", seat, beggar, gift - GIVE)


def pass_tile(public: SwindlerPublic, giver: int, taker: int, kind: int) -> None:
    """[SW-R70] A tile changes hands: of equal tiles the active player parts with an older one first."""
    public.loot[giver] -= ONE[kind]
    public.loot[taker] += ONE[kind]
    if giver == public.seat and count(public.fresh, kind) > count(public.loot[giver], kind):
        public.fresh -= ONE[kind]


# ---------------------------------------------------------------- the Hustler


def takes_for(public: SwindlerPublic, seat: int, target: int, given: int) -> i64:
    """[SW-10.17, SW-R56] The heap to take from for a tile given: another kind, and no undoing of the last swap."""
    heap: i64 = public.loot[target] & ~FIELD[given]
    if public.swap:
        giver, taker, gave, took = public.swap
        if (seat, target, given) == (taker, giver, gave):
            heap &= ~FIELD[took]
        elif (seat, target, given) == (giver, taker, took):
            heap &= ~FIELD[gave]
    return heap


def may_swap(public: SwindlerPublic, seat: int, target: int) -> bool:
    """[SW-R56] Whether there are two tiles to swap."""
    heap: i64 = public.loot[seat]
    if not public.loot[target]:
        return False
    for kind in range(TILES):
        if count(heap, kind) and takes_for(public, seat, target, kind):
            return True
    return False


def hustle_targets(public: SwindlerPublic, seat: int) -> i64:
    """[SW-10.16, SW-R56] Whom a player may hustle, as bits; nobody if it was done in this turn."""
    targets: i64 = 0
    if public.hustled or not public.loot[seat]:
        return targets
    for other in range(public.players):
        if other != seat and may_swap(public, seat, other):
            targets |= BIT[other]
    return targets


class Hustler(CardStep):
    """[SW-10.14] A tile for a tile of another player; both are the Hustler's player's choice."""

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat, HUSTLER)
        self.target: Final = target

    def run(self, state: SwindlerState) -> None:
        """First what is given; without a choice it is not asked."""
        public = state.public
        public.hustled = True
        moves = swap_gives(public, self.seat, self.target)
        if len(moves) == 1:
            choose_take(state, self.seat, self.target, moves[0] - GIVE)
        else:
            state.push(SwapGive(self.seat, self.target))


def swap_gives(public: SwindlerPublic, seat: int, target: int) -> list[int]:
    """The tiles that may be given in a swap."""
    return [GIVE + kind for kind in kinds_in(public.loot[seat]) if takes_for(public, seat, target, kind)]


def choose_take(state: SwindlerState, seat: int, target: int, given: int) -> None:
    """Then what is taken."""
    kinds = kinds_in(takes_for(state.public, seat, target, given))
    if len(kinds) == 1:
        swap(state, seat, target, given, kinds[0])
    else:
        state.push(SwapTake(seat, target, given))


class SwapGive(OneChooses):
    """[SW-10.14] Which of the own tiles is given."""

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target: Final = target

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """Any tile for which another can be taken."""
        return swap_gives(public, seat, self.target)

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Not a tile to give, not there, or nothing to take for it."""
        if not GIVE <= move < GIVE + TILES:
            return Refusal("give-a-tile", "SW-10.14")
        if not count(public.loot[seat], move - GIVE):
            return Refusal("not-yours-to-give", "SW-10.14")
        return Refusal("nothing-to-take-for-it", "SW-R56")

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """On to what is taken."""
        state.pop()
        choose_take(state, seat, self.target, move - GIVE)


class SwapTake(OneChooses):
    """[SW-10.14] Which of the other's tiles is taken."""

    def __init__(self, seat: int, target: int, given: int) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.given: Final = given

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """Any other kind that does not undo the last swap."""
        return [TAKE + kind for kind in kinds_in(takes_for(public, seat, self.target, self.given))]

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Not a tile to take, not there, the same kind, or an undoing."""
        kind = move - TAKE
        if not 0 <= kind < len(KINDS):
            return Refusal("take-a-tile", "SW-10.14")
        if not count(public.loot[self.target], kind):
            return Refusal("not-there-to-take", "SW-10.14")
        return Refusal("same-kind" if kind == self.given else "undoes-the-last-swap", "SW-R56")

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """The swap."""
        state.pop()
        swap(state, seat, self.target, self.given, move - TAKE)


def swap(state: SwindlerState, seat: int, target: int, given: int, taken: int) -> None:
    """[SW-10.14, SW-10.15] The tiles change places, and the other player has the card now, as all know."""
    public = state.public
    pass_tile(public, seat, target, given)
    pass_tile(public, target, seat, taken)
    public.swap = (seat, target, given, taken)
    public.table -= CARD[HUSTLER]
    take_known_card(state, target, HUSTLER)
    state.tell(EVERYONE, "swaps", seat, given, taken)
    state.tell(EVERYONE, "hustler-passes", seat, target)
