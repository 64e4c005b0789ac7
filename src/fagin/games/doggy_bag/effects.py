"""The effects of the roles: what a dog may do with the token that it took."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.doggy_bag.moves import (
    BONES,
    DISCARD,
    LEAD,
    REFILL,
    REFILLS,
    SKIP,
    SWAP,
    USE,
)
from fagin.games.doggy_bag.pieces import (
    BLACK,
    BONE,
    BOOTLICKER,
    COLOURS,
    EXPERT,
    INTENDANT,
    LEADER,
    MOLE,
    MOST_PLAYERS,
    ONE_BLACK,
    PICKPOCKET,
    REFILLED,
    SCOUT,
    SCOUTED,
    WATCHER,
    contains,
    count,
    size,
)
from fagin.games.doggy_bag.state import (
    BIT,
    BagLuck,
    DoggyEffect,
    DoggyPrivate,
    DoggyPublic,
    DoggyState,
    OneDogChooses,
    blacks,
    draw,
    put_back,
)
from fagin.kernel import EVERYONE, Refusal


def can_use(public: DoggyPublic, seat: int, role: int) -> bool:
    """[DB-R12] Whether an effect can be done at all, as everybody can see."""
    if role == BOOTLICKER:
        return blacks(public.front[seat]) > 0  # [DB-R16]
    if role in (PICKPOCKET, SCOUT):
        return public.bag_count > 0  # [DB-R17, DB-R18]
    if role == INTENDANT:
        return public.chest != 0  # [DB-R19]
    if role == EXPERT:
        return public.chest != 0 and public.left > 0  # [DB-R20]
    return True


def begin_effect(state: DoggyState, seat: int, role: int) -> None:
    """[DB-5.5, DB-13.1] The effect works once, now, if it can; [DB-R12] where effects are optional it is asked for."""
    public = state.public
    if not can_use(public, seat, role):
        return
    optional = public.setting.effects_optional
    if role == LEADER:
        state.push(LEADER_GIVES[seat])
    elif role == INTENDANT:
        refill(state, seat)
    elif role == EXPERT:
        state.push(SWAPS[seat])
    elif optional:
        state.push(UseOrSkip(seat, role))
    else:
        use_effect(state, seat, role)


def use_effect(state: DoggyState, seat: int, role: int) -> None:
    """The effects that begin without a decision."""
    public = state.public
    if role == BOOTLICKER:  # [DB-13.2, DB-R16] exactly one
        public.front[seat] -= ONE_BLACK
        public.chest += ONE_BLACK
        state.tell(EVERYONE, "bootlicks", seat)
    elif role == WATCHER:
        state.push(LOOK_IN[seat])  # [DB-13.5] afterwards
        if public.bag_count > 0:  # [DB-R17] with an empty bag only the look is left
            state.push(SAFE_DRAW[seat])
    elif role == PICKPOCKET:
        state.push(SAFE_DRAW[seat])
    elif role == MOLE:
        state.push(LOOK_IN[seat])  # [DB-13.10]
    elif role == SCOUT:
        state.push(SCOUTING[seat][min(SCOUTED, public.bag_count)])  # [DB-R13, DB-R18]


class UseOrSkip(OneDogChooses):
    """[DB-R12] Where effects are optional, a dog says whether it uses one that asks nothing else first."""

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role: Final = role

    def legal_moves(self, seat: int, public: DoggyPublic, own: DoggyPrivate) -> list[int]:
        """Yes or no."""
        return [USE, SKIP]

    def refuse(self, seat: int, move: int, public: DoggyPublic, own: DoggyPrivate) -> Refusal:
        """Neither yes nor no."""
        return Refusal("use-or-skip", "DB-R12")

    def apply(self, state: DoggyState, seat: int, move: int) -> None:
        """Use it, or let it be."""
        state.pop()
        if move == USE:
            use_effect(state, seat, self.role)


class SafeDraw(BagLuck):
    """[DB-13.3, DB-13.4, DB-13.9] Watcher and Pickpocket: a bone that does no harm."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def apply(self, state: DoggyState, seat: int, move: int) -> None:
        """[DB-R14, DB-R15] All see it; a black one goes back and punishes nobody, any other is kept."""
        colour = move - BONES
        state.pop()
        draw(state, colour)
        state.tell(EVERYONE, "drew", self.seat, colour)
        if colour == BLACK:
            put_back(state, ONE_BLACK)
            state.tell(EVERYONE, "puts-back", self.seat, colour)
        else:
            state.public.front[self.seat] += BONE[colour]
            state.tell(EVERYONE, "keeps", self.seat, colour)


class LookIn(DoggyEffect):
    """[DB-13.5, DB-13.10] Watcher and Mole look into the bag."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DoggyState) -> None:
        """[DB-R22] The whole contents are seen by that dog alone, which remembers them."""
        public = state.public
        bag = state.secret.bag
        after_loot = bag + public.drawn - public.returned
        own = state.private[self.seat]
        own.looks += ((int(public.turn), int(bag), int(after_loot)),)
        public.looked |= BIT[self.seat]
        if state.events is not None:
            state.tell(EVERYONE, "looks", self.seat)
            state.reveal(BIT[self.seat], "saw", self.seat, int(bag))


class Lead(OneDogChooses):
    """[DB-13.6] The Leader gives the First player token away."""

    def legal_moves(self, seat: int, public: DoggyPublic, own: DoggyPrivate) -> list[int]:
        """[DB-13.7, DB-R21] To anybody still in the game, oneself and the holder included."""
        moves = LEADS[public.alive]
        return [*moves, SKIP] if public.setting.effects_optional else moves

    def refuse(self, seat: int, move: int, public: DoggyPublic, own: DoggyPrivate) -> Refusal:
        """To nobody, or to a dog that is out."""
        if move == SKIP:
            return Refusal("effect-compulsory", "DB-R12")
        if LEAD <= move < LEAD + public.players:
            return Refusal("out-of-the-game", "DB-13.6")
        return Refusal("give-the-token", "DB-13.6")

    def apply(self, state: DoggyState, seat: int, move: int) -> None:
        """[DB-R10] The token moves now; the new first player counts from the next turn on."""
        state.pop()
        if move != SKIP:
            state.public.first = move - LEAD
            state.public.led = move - LEAD
            state.tell(EVERYONE, "leads", seat, move - LEAD)


class Scouting(BagLuck):
    """[DB-13.11] The Scout draws bones and shows them to everybody, one after the other."""

    def __init__(self, seat: int, to_draw: int) -> None:
        self.seat: Final = seat
        self.to_draw: Final = to_draw

    def apply(self, state: DoggyState, seat: int, move: int) -> None:
        """[DB-R15] Black ones do no harm here."""
        public = state.public
        colour = move - BONES
        draw(state, colour)
        public.hand += BONE[colour]
        state.tell(EVERYONE, "drew", self.seat, colour)
        if self.to_draw > 1:
            state.become(SCOUTING[self.seat][self.to_draw - 1])
            return
        moves = DISCARDS[colours_of(public.hand)]
        if len(moves) > 1:
            state.become(DISCARDING[self.seat])
        else:
            state.pop()
            discard(state, self.seat, moves[0] - DISCARD)  # [DB-R55] only one colour was shown


class Discard(OneDogChooses):
    """[DB-13.12, DB-R18] The Scout must put one of the shown bones on the chest, black ones included."""

    def legal_moves(self, seat: int, public: DoggyPublic, own: DoggyPrivate) -> list[int]:
        """One of the colours shown."""
        return DISCARDS[colours_of(public.hand)]

    def refuse(self, seat: int, move: int, public: DoggyPublic, own: DoggyPrivate) -> Refusal:
        """Nothing, or a colour that was not shown."""
        if DISCARD <= move < REFILL:
            return Refusal("not-shown", "DB-13.12")
        return Refusal("discard-one", "DB-13.12")

    def apply(self, state: DoggyState, seat: int, move: int) -> None:
        """One bone goes to the chest."""
        state.pop()
        discard(state, seat, move - DISCARD)


def discard(state: DoggyState, seat: int, colour: int) -> None:
    """[DB-13.12, DB-13.13] One bone goes to the chest, the others back in the bag."""
    public = state.public
    bone: i64 = BONE[colour]
    public.chest += bone
    back = int(public.hand - bone)
    public.hand = 0
    if back:
        put_back(state, back)
    state.tell(EVERYONE, "discards", seat, colour, back)


TWO: Final = bytes(min(bones, REFILLED) for bones in range(256))  # more of a colour makes no difference
REFILL_MOVES: Final[dict[int, list[int]]] = {}  # by chest, as far as it matters; made when first asked for


def refill_moves(chest: i64) -> list[int]:
    """[DB-R19] Two bones of the chest, any colours; one if there is only one."""
    key: i64 = (TWO[chest & 255] * 3 + TWO[chest >> 8 & 255]) * 3 + TWO[chest >> 16 & 255]
    key = (key * 3 + TWO[chest >> 24 & 255]) * 3 + TWO[chest >> 32]
    moves = REFILL_MOVES.get(int(key))
    if moves is None:
        bones = min(REFILLED, size(chest))
        moves = [
            REFILL + at
            for at in range(len(REFILLS))
            if size(REFILLS[at]) == bones and contains(chest, REFILLS[at])
        ]
        REFILL_MOVES[int(key)] = moves
    return moves


def refill(state: DoggyState, seat: int) -> None:
    """[DB-13.14] The Intendant chooses; [DB-R55] is not asked where there is nothing to choose."""
    public = state.public
    moves = refill_moves(public.chest)
    if len(moves) > 1 or public.setting.effects_optional:
        state.push(REFILLING[seat])
    else:
        move_from_chest(state, seat, REFILLS[moves[0] - REFILL])


class Refill(OneDogChooses):
    """[DB-13.14] The Intendant takes bones from the chest and puts them in the bag."""

    def legal_moves(self, seat: int, public: DoggyPublic, own: DoggyPrivate) -> list[int]:
        """Any two that lie there."""
        moves = refill_moves(public.chest)
        return [*moves, SKIP] if public.setting.effects_optional else moves

    def refuse(self, seat: int, move: int, public: DoggyPublic, own: DoggyPrivate) -> Refusal:
        """Nothing, too few, or bones that are not there."""
        if move == SKIP:
            return Refusal("effect-compulsory", "DB-R12")
        if not REFILL <= move < SWAP:
            return Refusal("refill-two", "DB-13.14")
        if size(REFILLS[move - REFILL]) != min(REFILLED, size(public.chest)):
            return Refusal("refill-two", "DB-R19")
        return Refusal("not-on-the-chest", "DB-13.14")

    def apply(self, state: DoggyState, seat: int, move: int) -> None:
        """In view of all."""
        state.pop()
        if move != SKIP:
            move_from_chest(state, seat, REFILLS[move - REFILL])


def move_from_chest(state: DoggyState, seat: int, heap: int) -> None:
    """[DB-13.14] Bones go from the chest into the bag."""
    state.public.chest -= heap
    put_back(state, heap)
    state.tell(EVERYONE, "refills", seat, heap)


SWAP_MOVES: Final[dict[int, list[int]]] = {}  # by the colours behind the screen and on the chest


def swap_moves(behind: i64, chest: i64) -> list[int]:
    """[DB-R20] Any bone behind the screen against any on the chest."""
    key = int(colours_of(behind) * 32 + colours_of(chest))
    moves = SWAP_MOVES.get(key)
    if moves is None:
        moves = [
            SWAP + given * COLOURS + taken
            for given in range(COLOURS)
            if count(behind, given)
            for taken in range(COLOURS)
            if count(chest, taken)
        ]
        SWAP_MOVES[key] = moves
    return moves


class Swap(OneDogChooses):
    """[DB-13.15, DB-R20] The Expert exchanges a bone behind its screen with one on the chest."""

    def legal_moves(self, seat: int, public: DoggyPublic, own: DoggyPrivate) -> list[int]:
        """[DB-R20] Any bone against any; [DB-R55] asked even if only one exchange is possible."""
        moves = swap_moves(own.behind, public.chest)
        return [*moves, SKIP] if public.setting.effects_optional else moves

    def refuse(self, seat: int, move: int, public: DoggyPublic, own: DoggyPrivate) -> Refusal:
        """Nothing, or a bone that is not there."""
        if move == SKIP:
            return Refusal("effect-compulsory", "DB-R12")
        if not SWAP <= move < SWAP + COLOURS * COLOURS:
            return Refusal("swap-one", "DB-13.15")
        if not count(own.behind, (move - SWAP) // COLOURS):
            return Refusal("not-behind-your-screen", "DB-13.15")
        return Refusal("not-on-the-chest", "DB-13.15")

    def apply(self, state: DoggyState, seat: int, move: int) -> None:
        """[DB-R20] Both bones touch the chest, so all see both."""
        state.pop()
        if move == SKIP:
            return
        public = state.public
        own = state.private[seat]
        given, taken = (move - SWAP) // COLOURS, (move - SWAP) % COLOURS
        own.behind += BONE[taken] - BONE[given]
        public.chest += BONE[given] - BONE[taken]
        public.swaps += ((int(public.turn), seat, given, taken),)
        state.reveal(EVERYONE, "swaps", seat, given, taken)


def colours_of(heap: i64) -> i64:
    """The colours that a heap holds, as bits."""
    colours: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if count(heap, colour):
            colours += BIT[colour]
    return colours


# steps never change: one of each is enough
LEADER_GIVES: Final = [Lead(seat) for seat in range(MOST_PLAYERS)]
SWAPS: Final = [Swap(seat) for seat in range(MOST_PLAYERS)]
LOOK_IN: Final = [LookIn(seat) for seat in range(MOST_PLAYERS)]
SAFE_DRAW: Final = [SafeDraw(seat) for seat in range(MOST_PLAYERS)]
SCOUTING: Final = [[Scouting(seat, bones) for bones in range(SCOUTED + 1)] for seat in range(MOST_PLAYERS)]
DISCARDING: Final = [Discard(seat) for seat in range(MOST_PLAYERS)]
REFILLING: Final = [Refill(seat) for seat in range(MOST_PLAYERS)]

# nor do moves: by who is alive, and by the colours shown
LEADS: Final = [
    [LEAD + to for to in range(MOST_PLAYERS) if alive & BIT[to]] for alive in range(1 << MOST_PLAYERS)
]
DISCARDS: Final = [
    [DISCARD + colour for colour in range(COLOURS) if shown & BIT[colour]] for shown in range(1 << COLOURS)
]
