"""The end of a round and of the game: leftover sets, files, the fine, and the final count."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.oliver_twist.moves import SCRAP
from fagin.games.oliver_twist.night import NIGHTFALL
from fagin.games.oliver_twist.pieces import (
    FINE,
    FIRST_KIND,
    LOOT,
    LOOTS,
    ONE,
    SET,
    TYPE_MASK,
    VALUED,
    WALLET,
    count,
    size,
    tokens_in,
    types_in,
)
from fagin.games.oliver_twist.state import (
    BIT,
    DAY,
    FILED,
    FILES_OPEN,
    LOST,
    STASHES_OPEN,
    OneChooses,
    TwistEffect,
    TwistPrivate,
    TwistPublic,
    TwistState,
    note,
    pay,
    receive,
)
from fagin.kernel import EVERYONE, Outcome, Refusal, places_of

MOST_MERIT: Final = 1000  # more than any tie-break, so that one pound outweighs it


class RoundEnds(TwistEffect):
    """[OT-7.3, OT-10.1] The round has stopped: its steps wait on the stack, the first on top."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat  # who stopped it

    def run(self, state: TwistState) -> None:
        """[OT-R32, OT-R87] Everybody opens their stash; from who stopped the round on clockwise, sets are discarded."""
        public = state.public
        public.opened = STASHES_OPEN
        state.push(FILES_REVEALED)
        for far in range(public.players - 1, -1, -1):
            state.push(Leftovers((self.seat + far) % public.players))
        for seat in range(public.players):
            public.stashes[seat] = int(state.private[seat].stash)
            state.reveal(EVERYONE, "opens-stash", seat, public.stashes[seat])
        public.evening = tuple(public.stashes)


# ---------------------------------------------------------------- step 1: leftover sets


class Leftovers(TwistEffect):
    """[OT-7.4, OT-7.5] Step 1: a player discards the sets that are left in the stash."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: TwistState) -> None:
        """[OT-R33, OT-R34] Types with three or more real tokens go by themselves, one set of each or all threes."""
        public = state.public
        scrapped = 0
        for sort in range(VALUED):
            tokens: i64 = public.stashes[self.seat] & TYPE_MASK[sort]
            sets = int(size(tokens)) // SET
            if sets:
                spare: i64 = 0
                if public.setting.split_sets:
                    spare = spare_tokens(tokens, sets)
                else:
                    sets = 1
                scrap(state, self.seat, sort, tokens - spare, sets)
                scrapped += BIT[sort]
        complete(state, self.seat, scrapped)


def spare_tokens(tokens: i64, sets: int) -> i64:
    """[OT-R90] What is over when threes are split off: the best token that no set needs, and a cheap one."""
    kinds = tokens_in(tokens)
    over = len(kinds) - sets * SET
    spare: i64 = 0
    if over:
        spare = ONE[kinds[len(kinds) - 1 - sets]]
        if over > 1:
            spare += ONE[kinds[0]]
    return spare


def scrap(state: TwistState, seat: int, sort: int, tokens: i64, sets: int) -> None:
    """[OT-7.6, OT-R35] A set pays only the value of its best token, without Reward or bonus."""
    public = state.public
    coins = public.setting.coins
    pounds = 0
    left = sets
    for kind in range(FIRST_KIND[sort + 1] - 1, FIRST_KIND[sort] - 1, -1):
        best = min(left, int(count(tokens, kind)))
        pounds += best * coins[kind]
        left -= best
    take_away(state, seat, tokens)
    receive(state, seat, pounds)
    state.tell(EVERYONE, "scraps", seat, sort, pounds)


def take_away(state: TwistState, seat: int, tokens: i64) -> None:
    """Tokens go from an opened stash to the bag."""
    public = state.public
    state.private[seat].stash -= tokens
    public.stashes[seat] -= int(tokens)
    public.stash_count[seat] -= int(size(tokens))
    public.discarded += tokens
    for kind in tokens_in(tokens):
        note(public, LOST, seat, kind)


def short_types(stash: i64) -> list[int]:
    """The types that the Wallets of a stash could complete to a set."""
    wallets = count(stash, WALLET)
    types: list[int] = []
    if not wallets:
        return types
    for sort in range(VALUED):
        real = size(stash & TYPE_MASK[sort])
        if 0 < real < SET <= real + wallets:
            types.append(sort)
    return types


def complete(state: TwistState, seat: int, scrapped: int) -> None:
    """[OT-R34] Wallets complete shorter types while they can; a choice where they cannot complete them all."""
    public = state.public
    while True:
        stash: i64 = public.stashes[seat]
        types = short_types(stash)
        if not types:
            break
        lacking: i64 = 0
        for sort in types:
            lacking += SET - size(stash & TYPE_MASK[sort])
        if len(types) > 1 and lacking > count(stash, WALLET):
            state.push(Scrap(seat, scrapped))
            return
        complete_type(state, seat, types[0])
        scrapped |= BIT[types[0]]
    finish_stash(state, seat, scrapped)


def complete_type(state: TwistState, seat: int, sort: int) -> None:
    """[OT-R34] A type goes with just the Wallets it lacks."""
    tokens: i64 = state.public.stashes[seat] & TYPE_MASK[sort]
    wallets = SET - size(tokens)
    scrap(state, seat, sort, tokens + wallets * ONE[WALLET], 1)


class Scrap(OneChooses):
    """[OT-R34] Which type the Wallets complete."""

    def __init__(self, seat: int, scrapped: int) -> None:
        super().__init__(seat)
        self.scrapped: Final = scrapped  # the types of the sets discarded already, as bits

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Any that can be completed, and one must be."""
        return [SCRAP + sort for sort in short_types(own.stash)]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Cannot be completed."""
        return Refusal("scrap-one", "OT-R34")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """On with the Wallets that are left."""
        state.pop()
        complete_type(state, seat, move - SCRAP)
        complete(state, seat, self.scrapped | BIT[move - SCRAP])


def finish_stash(state: TwistState, seat: int, scrapped: int) -> None:
    """[OT-R34] Wallets that are left go along with a discarded set; [OT-7.7] step 2: the rest goes to the file."""
    public = state.public
    own = state.private[seat]
    along: i64 = 0
    for sort in range(VALUED):
        if scrapped & BIT[sort]:
            along += own.stash & TYPE_MASK[sort]  # [OT-R90] what was split off goes with the sets of its type
    wallets = count(own.stash, WALLET)
    if scrapped or (public.setting.wallet_sets and wallets >= SET):  # [OT-R89]
        along += wallets * ONE[WALLET]
    if along:
        take_away(state, seat, along)
    for kind in tokens_in(own.stash):
        note(public, FILED, seat, kind)
    own.file += own.stash
    public.file_count[seat] += public.stash_count[seat]
    own.stash = 0
    public.stash_count[seat] = 0
    public.stashes[seat] = 0


# ---------------------------------------------------------------- step 3: files and fines


class FilesRevealed(TwistEffect):
    """[OT-7.8] Step 3: all files are revealed."""

    def run(self, state: TwistState) -> None:
        """[OT-7.9, OT-7.10, OT-R40, OT-R41] Who has the most tokens, alone or not, pays for each type in the file."""
        public = state.public
        public.opened = FILES_OPEN
        for seat in range(public.players):
            public.files[seat] = int(state.private[seat].file)
            state.reveal(EVERYONE, "opens-file", seat, public.files[seat])
        public.evening += tuple(public.files)
        most = max(public.file_count)
        for seat in range(public.players):
            if public.file_count[seat] == most:
                fine = pay(state, seat, types_in(public.files[seat]) * FINE)
                state.tell(EVERYONE, "fined", seat, fine)
        if public.round == DAY and not public.setting.day_only:
            state.push(NIGHTFALL)  # [OT-1.2, OT-3.3]
        else:
            final_count(state)


FILES_REVEALED: Final = FilesRevealed()


def final_count(state: TwistState) -> None:
    """[OT-10.2, OT-10.3, OT-1.3, OT-R67] Money and Burglary cards make the score, and the richest wins."""
    public = state.public
    scores: list[int] = []
    merits: list[int] = []
    for seat in range(public.players):
        kept = state.private[seat].kept
        loot = 0
        for card in range(LOOTS):
            if kept & BIT[card]:
                loot += LOOT[card]
        public.loot[seat] = int(kept)
        state.reveal(EVERYONE, "opens-loot", seat, int(kept))
        scores.append(public.money[seat] + loot)  # [OT-R45]
        merits.append(scores[seat] * MOST_MERIT)
        if public.setting.tie_break == "fewest_file":
            merits[seat] -= public.file_count[seat]
        elif public.setting.tie_break == "most_cards":
            merits[seat] += loot
    state.tell(EVERYONE, "game-over")
    state.end(Outcome(scores, places_of(merits), "OT-10.3"))
