"""Step 2, stealing: tiles are drawn one by one from one bag, until the player stops or a skull comes.

The accomplices of the theft itself are here: Copycat, Guardian Angel and Sidekick.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.swindler.moves import ANGEL, COPYCAT, DRAW, PASS, SIDEKICK, STOP, TAKE, TILE
from fagin.games.swindler.pieces import (
    BAG_MASK,
    BAGS,
    CARD_MASK,
    MOST_PLAYERS,
    ONE,
    PER_BAG,
    SKULL,
    TILES,
    count,
    kinds_in,
)
from fagin.games.swindler.pieces import COPYCAT as COPYCAT_CARD
from fagin.games.swindler.pieces import GUARDIAN_ANGEL as ANGEL_CARD
from fagin.games.swindler.pieces import SIDEKICK as SIDEKICK_CARD
from fagin.games.swindler.state import (
    NO_SKULL,
    NOBODY,
    ActiveChooses,
    OneChooses,
    SwindlerEffect,
    SwindlerLuck,
    SwindlerPrivate,
    SwindlerPublic,
    SwindlerState,
    box_of,
    playable,
    receive_coins,
    receive_tile,
    return_tiles,
)
from fagin.games.swindler.windows import (
    COPY,
    PASS_ONLY,
    CardStep,
    Opens,
    Window,
    announce,
    may_hold,
    put_away,
    refuse_card,
)
from fagin.games.swindler.windows import SKULL as SKULL_WINDOW
from fagin.kernel import EVERYONE, Refusal

# ---------------------------------------------------------------- a tile from a bag


class BagLuck(SwindlerLuck):
    """[SW-1.1, SW-R1] A tile at random from a bag, which is never empty: its skulls always come back."""

    def __init__(self, bag: int) -> None:
        self.bag: Final = bag

    def stream(self) -> str:
        """The bag."""
        return BAGS[self.bag]

    def chance(self, state: SwindlerState) -> list[tuple[int, int]]:
        """[SW-R2] Every tile and every skull is as likely, even if only skulls are left."""
        home = state.public.home
        first = self.bag * PER_BAG
        tiles = [(TILE + kind, int(count(home, kind))) for kind in range(first, first + PER_BAG)]
        return [*(tile for tile in tiles if tile[1]), (TILE + SKULL, box_of(state.public).skulls[self.bag])]

    def sample(self, state: SwindlerState, at: float) -> int:
        """A tile, without making the list."""
        home = state.public.home
        bag: i64 = home & BAG_MASK[self.bag]
        first = self.bag * PER_BAG
        tiles: i64 = 0
        kind: i64
        for kind in range(first, first + PER_BAG):
            tiles += count(bag, kind)
        left: i64 = int(at * float(tiles + box_of(state.public).skulls[self.bag]))
        for kind in range(first, first + PER_BAG):
            left -= count(bag, kind)
            if left < 0:
                return TILE + int(kind)
        return TILE + SKULL


class Draw(BagLuck):
    """[SW-5.1, SW-5.2] The active player draws by choice, or the compulsory first tile."""

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """[SW-5.3, SW-R48] Loot: others may copy, then the player chooses; a skull: others may save the player."""
        public = state.public
        kind = move - TILE
        if kind == SKULL:
            skull_comes(state, self.bag)
            return
        keep_drawn(state, kind)
        public.stack.top = STEAL
        public.stack.push(OPEN_COPY)


class ForcedDraw(BagLuck):
    """[SW-10.3] The active player draws once more because of a Backstabber."""

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """[SW-10.4, SW-R53] Loot: kept, no coin, and the theft stays finished."""
        kind = move - TILE
        if kind == SKULL:
            skull_comes(state, self.bag)
            return
        keep_drawn(state, kind)
        state.public.forced_by = NOBODY
        state.pop()


def keep_drawn(state: SwindlerState, kind: int) -> None:
    """[SW-5.2, SW-R6, SW-R8] A loot tile is laid in front of the player, apart from the older ones for now."""
    public = state.public
    one: i64 = ONE[kind]
    seat = public.seat
    public.home -= one
    public.loot[seat] = public.loot[seat] + int(one)
    public.fresh += one
    public.drawn += (kind,)
    public.from_bag += 1
    public.sheltered = False
    if state.events is not None:
        state.tell(EVERYONE, "drew", int(seat), kind)


def skull_comes(state: SwindlerState, bag: int) -> None:
    """[SW-3.3] A skull: before it takes effect, a Guardian Angel may be played; it goes back in any case."""
    public = state.public
    public.skull = True
    state.tell(EVERYONE, "drew-skull", int(public.seat), bag)
    state.become(SKULL_BITES)
    state.push(OPEN_SKULL)


# ---------------------------------------------------------------- the choice


STEAL_MOVES: Final = [  # by whether it must be stopped, by a Sidekick in hand, by bag
    [
        [
            [DRAW] * (not blocked)
            + [STOP]
            + [SIDEKICK + to for to in range(len(BAGS)) if sidekick and to != bag]
            for bag in range(len(BAGS))
        ]
        for sidekick in (False, True)
    ]
    for blocked in (False, True)
]


class Steal(ActiveChooses):
    """[SW-5.3, SW-5.4, SW-R49] Draw again from the same bag, stop, or change the bag with a Sidekick."""

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """[SW-5.12, SW-R44, SW-R51] A Sidekick needs a tile from this bag; neutralised, it ends the drawing."""
        sidekick = public.from_bag > 0 and playable(own) & CARD_MASK[SIDEKICK_CARD] != 0
        return STEAL_MOVES[public.blocked][sidekick][public.bag]

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Why the theft cannot go on like that."""
        if move == DRAW:
            return Refusal("theft-finished", "SW-R44")
        if SIDEKICK <= move < PASS:
            if not playable(own) & CARD_MASK[SIDEKICK_CARD]:
                return refuse_card(own, SIDEKICK_CARD)
            if move - SIDEKICK == public.bag:
                return Refusal("same-bag", "SW-R51")
            return Refusal("nothing-from-this-bag", "SW-R51")
        return Refusal("draw-or-stop", "SW-5.3")

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """[SW-5.5] On, or the end of the theft: all tiles drawn are kept."""
        public = state.public
        if move == DRAW:
            public.stack.top = DRAWS[public.bag]
        elif move == STOP:
            public.stopped = True
            state.tell(EVERYONE, "stops", seat)
            state.pop()
        else:
            state.pop()
            state.tell(EVERYONE, "calls-sidekick", seat, move - SIDEKICK)
            announce(state, Sidekick(seat, move - SIDEKICK))


class Sidekick(CardStep):
    """[SW-10.22] The theft goes on with another bag."""

    def __init__(self, seat: int, bag: int) -> None:
        super().__init__(seat, SIDEKICK_CARD)
        self.bag: Final = bag

    def run(self, state: SwindlerState) -> None:
        """[SW-5.12, SW-R51] At least one tile must be drawn there; [SW-10.23] the first is harmless."""
        public = state.public
        put_away(state, SIDEKICK_CARD)
        public.bag = self.bag
        public.from_bag = 0
        public.sheltered = True
        public.blocked = False
        state.tell(EVERYONE, "changes-bag", self.seat, self.bag)
        state.push(DRAWS[self.bag])

    def killed(self, state: SwindlerState) -> None:
        """[SW-R44] The theft from the first bag counts as finished."""
        put_away(state, SIDEKICK_CARD)
        state.public.blocked = True
        state.push(STEAL)


# ---------------------------------------------------------------- the skull


class SkullBites(SwindlerEffect):
    """[SW-5.6] The skull takes effect, unless it was annulled."""

    def run(self, state: SwindlerState) -> None:
        """[SW-5.10] The theft is over; [SW-10.12, SW-R49] annulled, the player may go on or stop."""
        public = state.public
        seat = int(public.seat)
        public.stopped = False
        backstabber = int(public.forced_by)
        public.forced_by = NOBODY
        if not public.skull:
            state.push(STEAL)
            return
        public.skull = False
        first = not public.drawn  # [SW-R4] an annulled skull was never drawn
        if public.caught_after == NO_SKULL:
            public.caught_after = len(public.drawn)
        if public.sheltered:
            public.sheltered = False
            state.tell(EVERYONE, "harmless-skull", seat)  # [SW-10.23] nothing lost, no coin
        else:
            caught(state, seat)
            if first:
                receive_coins(state, seat, box_of(public).rules["first_skull_coin"])  # [SW-5.13]
        if backstabber != NOBODY:
            receive_coins(state, backstabber, box_of(public).rules["backstabber_coin"])  # [SW-10.4]


def caught(state: SwindlerState, seat: int) -> None:
    """[SW-5.6, SW-5.7, SW-R3, SW-R5] All own tiles of that colour go back, however and whenever they were won.

    [SW-5.8, SW-5.9] Others' tiles, tiles on dealers and other backgrounds stay.
    """
    public = state.public
    colour: i64 = BAG_MASK[public.bag]
    lost = int(public.loot[seat] & colour)
    return_tiles(public, seat, lost)
    public.fresh &= ~colour
    state.tell(EVERYONE, "caught", seat, lost)


# ---------------------------------------------------------------- the Copycat


class CopyWindow(Window):
    """[SW-10.6, SW-R48] After each loot tile drawn by choice: who draws one too?"""

    def may_open(self, public: SwindlerPublic, seat: int) -> bool:
        """A Copycat may be in that hand."""
        return may_hold(public, seat, COPYCAT_CARD)

    def waits(self, waiting: int) -> Window:
        """The same window waiting for these seats."""
        return COPY_WINDOW[waiting]

    def number(self) -> int:
        """The Copycat's."""
        return COPY

    def opens(self) -> Opens:
        """The step that opens it."""
        return OPEN_COPY

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """Pass, or a Copycat in hand."""
        return PASS_OR_COPY if playable(own) & CARD_MASK[COPYCAT_CARD] else PASS_ONLY

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """No Copycat, or something else."""
        if move == COPYCAT:
            return refuse_card(own, COPYCAT_CARD)
        return Refusal("copycat-or-pass", "SW-10.6")

    def play(self, state: SwindlerState, seat: int, move: int) -> None:
        """A Copycat is announced."""
        announce(state, Copycat(seat, COPYCAT_CARD))


class Copycat(CardStep):
    """[SW-10.6] Its player draws one tile from the same bag."""

    def run(self, state: SwindlerState) -> None:
        """Then the active player goes on."""
        put_away(state, COPYCAT_CARD)
        state.push(CopyDraw(int(state.public.bag), self.seat))


class CopyDraw(BagLuck):
    """[SW-10.6] The Copycat's tile."""

    def __init__(self, bag: int, seat: int) -> None:
        super().__init__(bag)
        self.seat: Final = seat

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """[SW-10.7] A skull does nothing at all; [SW-R8] for orders it counts for nobody."""
        kind = move - TILE
        state.pop()
        if kind == SKULL:
            state.tell(EVERYONE, "copied-skull", self.seat)
        else:
            receive_tile(state.public, self.seat, ONE[kind])
            state.tell(EVERYONE, "copied", self.seat, kind)


# ---------------------------------------------------------------- the Guardian Angel


class SkullWindow(Window):
    """[SW-10.12, SW-10.13] After the active player drew a skull, whatever the draw: who saves the player?"""

    def may_open(self, public: SwindlerPublic, seat: int) -> bool:
        """[SW-R50] A Guardian Angel may be in that hand, and the skull is not annulled yet."""
        return public.skull and may_hold(public, seat, ANGEL_CARD)

    def waits(self, waiting: int) -> Window:
        """The same window waiting for these seats."""
        return ANGEL_WINDOW[waiting]

    def number(self) -> int:
        """The Guardian Angel's."""
        return SKULL_WINDOW

    def opens(self) -> Opens:
        """The step that opens it."""
        return OPEN_SKULL

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """Pass, or a Guardian Angel in hand."""
        return PASS_OR_ANGEL if playable(own) & CARD_MASK[ANGEL_CARD] else PASS_ONLY

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """No Guardian Angel, or something else."""
        if move == ANGEL:
            return refuse_card(own, ANGEL_CARD)
        return Refusal("angel-or-pass", "SW-10.12")

    def play(self, state: SwindlerState, seat: int, move: int) -> None:
        """A Guardian Angel is announced."""
        announce(state, GuardianAngel(seat, ANGEL_CARD))


class GuardianAngel(CardStep):
    """[SW-10.12, SW-10.13] The skull counts as never drawn, and the Angel's player takes a stolen tile."""

    def run(self, state: SwindlerState) -> None:
        """[SW-R49] If there is one; without a choice it is not asked."""
        public = state.public
        put_away(state, ANGEL_CARD)
        public.skull = False
        state.tell(EVERYONE, "saved", int(public.seat), self.seat)
        kinds = kinds_in(public.fresh)
        if len(kinds) == 1:
            take_fresh(state, self.seat, kinds[0])
        elif kinds:
            state.push(AngelTakes(self.seat))


class AngelTakes(OneChooses):
    """[SW-10.12] Which of the tiles stolen in this turn."""

    def legal_moves(self, seat: int, public: SwindlerPublic, own: SwindlerPrivate) -> list[int]:
        """Any of them."""
        return [TAKE + kind for kind in kinds_in(public.fresh)]

    def refuse(self, seat: int, move: int, public: SwindlerPublic, own: SwindlerPrivate) -> Refusal:
        """Not a tile to take, or not stolen in this turn."""
        if TAKE <= move < TAKE + TILES:
            return Refusal("not-stolen-this-turn", "SW-10.12")
        return Refusal("take-a-tile", "SW-10.12")

    def apply(self, state: SwindlerState, seat: int, move: int) -> None:
        """The tile is taken."""
        state.pop()
        take_fresh(state, seat, move - TAKE)


def take_fresh(state: SwindlerState, seat: int, kind: int) -> None:
    """A tile stolen in this turn goes to another player."""
    public = state.public
    public.fresh -= ONE[kind]
    public.loot[public.seat] -= ONE[kind]
    public.loot[seat] += ONE[kind]
    state.tell(EVERYONE, "takes-stolen", seat, kind)


# steps never change: one of each is enough
STEAL: Final = Steal()
DRAWS: Final = [Draw(bag) for bag in range(len(BAGS))]
FORCED_DRAWS: Final = [ForcedDraw(bag) for bag in range(len(BAGS))]
SKULL_BITES: Final = SkullBites()
PASS_OR_COPY: Final = [PASS, COPYCAT]
PASS_OR_ANGEL: Final = [PASS, ANGEL]
COPY_WINDOW: Final = [CopyWindow(waiting) for waiting in range(1 << MOST_PLAYERS)]
OPEN_COPY: Final = Opens(COPY_WINDOW[0])
ANGEL_WINDOW: Final = [SkullWindow(waiting) for waiting in range(1 << MOST_PLAYERS)]
OPEN_SKULL: Final = Opens(ANGEL_WINDOW[0])
