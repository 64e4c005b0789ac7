"""Who knows what in Oliver Twist: what lies in the open, in each Lair, and what has no face yet.

By day every token is seen when it is taken or bypassed, and what is sold or discarded is seen too: money and
most of a Lair are hidden from the eye, not from memory. So `past` keeps in the open all that happened to the
Lairs in this round, with the kind left out where only some saw it; they remember it in `known` and `looks`.
A face-down token has no face until somebody sees it: one that was peeked at is pinned in `Secret`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fagin.games.oliver_twist.board import Board
from fagin.games.oliver_twist.pieces import EMPTY, ONE, Pieces
from fagin.kernel import (
    ALONE,
    EVERYONE,
    Choice,
    Effect,
    Luck,
    Private,
    Public,
    Secret,
    State,
    View,
    seat_named,
)

NOBODY: Final = -1
NONE_YET: Final[list[int]] = []  # stands for every list until a table is laid or copied: never changed
DAY: Final = 0
NIGHT: Final = 1
BIT: Final[tuple[int, ...]] = tuple(1 << n for n in range(16))  # by seat, or by card
UNKNOWN: Final = 31  # the kind of a token that not everybody saw
TURN_LIMITS: Final[dict[str, int]] = {
    "off": 0,
    "turns50": 50,
    "turns80": 80,
    "turns120": 120,
}  # by their option

# how far the Lairs are opened at the end of a round
STASHES_HIDDEN: Final = 0
STASHES_OPEN: Final = 1
FILES_OPEN: Final = 2

# what can happen to the Lairs, as `past` keeps it
GOT_STARTER: Final = 0  # a starting token into the stash
TOOK: Final = 1  # a token into the stash, in view of all
LOST: Final = 2  # a token out of the stash, in view of all
FILED: Final = 3  # a token from the stash to the own file
ROBBED_BY: Final = 4  # a token from the stash to another's stash
EVIDENCE: Final = 5  # a token into the file, in view of all
UNFILED: Final = 6  # a token out of the file, in view of all
PLANTED_ON: Final = 7  # a token from the file to another's file
CLEARED: Final = 8  # no token of that type is left in the file
LOOKED_AT_BY: Final = 9  # another looked at the stash


class Setting:
    """The numbers and options of one game, fixed before its first move."""

    def __init__(
        self, pieces: Pieces, board: Board, players: int, options: dict[str, str], data: str
    ) -> None:
        self._board: Final = board  # not shown: all know it by the fingerprint of the data
        self.data: Final = data
        self.tokens: Final = pieces.tokens
        self.starting: Final = pieces.starting
        self.coins: Final = pieces.coins
        self.start_pounds: Final = pieces.start_pounds
        self.rewards: Final = pieces.rewards
        self.powers: Final = pieces.powers
        self.flip_early: Final = options["night_reveal"] == "hidden_neighbour"  # [OT-R73]
        self.burgle_on_prowl_only: Final = options["burglary_trigger"] == "prowl_only"  # [OT-R74]
        self.wallet_sets: Final = options["wallet_only_sets"] == "true"  # [OT-R23, OT-R72]
        self.closed_by_day: Final = players == 2  # [OT-2.9, OT-2.10]
        self.closed_by_night: Final = players == 2 and options["two_player_night_closed"] == "true"  # [OT-R5]
        self.square_is_space: Final = options["square_is_space"] == "true"  # [OT-R4]
        self.credit: Final = options["relocate_credit"] == "true"  # [OT-R17]
        self.split_sets: Final = options["end_sets"] == "split"  # [OT-R33]
        self.reshuffle: Final = options["deck_reshuffle"] == "true"  # [OT-R37]
        self.hide_only: Final = options["characters"] == "hide_only"
        self.file_view: Final = options["file_view"]  # [OT-R21] `nobody` is a matter of display
        self.open_files: Final = options["file_view"] == "all"
        self.open_stashes: Final = options["stash_view"] == "all"
        self.money_view: Final = options["money_view"]  # display only: every payment is public
        self.beginner: Final = seat_named(options["first_player"], players)  # [OT-R7, OT-R94] NOBODY: lots
        self.youngest: Final = seat_named(options["youngest"], players)  # [OT-R52, OT-R94] NOBODY: lots
        self.tie_break: Final = options["tie_break"]  # [OT-R67]
        self.day_only: Final = options["rounds"] == "day_only"
        self.turn_limit: Final = TURN_LIMITS[options["turn_limit"]]  # [OT-R88]


class TwistPublic(Public):
    """What lies in the open, and what everybody can work out from what all have seen."""

    def __init__(self, players: int, setting: Setting) -> None:
        super().__init__(players)
        self.setting: Final = setting
        self.round: i64 = DAY
        self.seat: i64 = 0  # whose turn it is
        self.turns: i64 = 0  # begun in this round
        self.gang: i64 = 0  # [OT-2.12] the space where the pawn stands
        self.board: list[int] = NONE_YET  # for each space the kind that lies there, FACE_DOWN or EMPTY
        self.on_board: i64 = 0
        self.face_down: i64 = 0
        self.unseen: i64 = 0  # the heap of tokens that not all have seen: face down, in the bag or the box
        self.discarded: i64 = (
            0  # [OT-R26] the heap of tokens put in the bag, starting tokens back in their pool
        )
        self.money: list[int] = NONE_YET  # each payment is public
        self.stash_count: list[int] = NONE_YET
        self.file_count: list[int] = NONE_YET  # [OT-R42] not announced, but anybody can count along
        self.tools: list[int] = NONE_YET  # [OT-4.13] the heap in front of each Lair
        self.hand_count: list[int] = NONE_YET
        self.discards: i64 = 0  # [OT-R38] Character cards played, as bits
        self.burgled: tuple[int, ...] = ()  # who kept a Burglary card, in order
        self.sales: i64 = 0  # of this round: so many Reward tokens are gone
        self.peeks: tuple[tuple[int, int], ...] = ()  # seat and space, while the token is face down
        self.past: list[int] = NONE_YET  # what happened to the Lairs in this round: see note()
        self.opened: i64 = STASHES_HIDDEN
        self.stashes: list[int] = NONE_YET  # the heaps that all may see: always, or at the end of a round
        self.files: list[int] = NONE_YET
        self.evening: tuple[int, ...] = ()  # stashes, then files, as they were opened at the end of a round
        self.loot: list[int] = NONE_YET  # [OT-10.2] Burglary cards laid open at the end, as bits

    def copy(self) -> TwistPublic:
        """A copy that later play does not change."""
        new = TwistPublic(self.players, self.setting)
        self.copy_into(new)
        new.round = self.round
        new.seat = self.seat
        new.turns = self.turns
        new.gang = self.gang
        new.board = self.board.copy()
        new.on_board = self.on_board
        new.face_down = self.face_down
        new.unseen = self.unseen
        new.discarded = self.discarded
        new.money = self.money.copy()
        new.stash_count = self.stash_count.copy()
        new.file_count = self.file_count.copy()
        new.tools = self.tools.copy()
        new.hand_count = self.hand_count.copy()
        new.discards = self.discards
        new.burgled = self.burgled
        new.sales = self.sales
        new.peeks = self.peeks
        new.past = self.past.copy()
        new.opened = self.opened
        new.stashes = self.stashes.copy()
        new.files = self.files.copy()
        new.evening = self.evening
        new.loot = self.loot.copy()
        return new


class TwistPrivate(Private):
    """[OT-1.5, OT-R21] What one Lair holds, the owner's cards, and what the owner alone remembers."""

    def __init__(self) -> None:
        self.stash: i64 = 0  # [OT-R11] a heap: the place in the stash does not matter
        self.file: i64 = 0  # a heap
        self.incoming: i64 = NOBODY  # the kind that waits for a place in a full stash
        self.tray: i64 = 0  # the heap chosen for a sale, still in the stash
        self.topped_up: bool = False  # whether a Wallet was added to the tray
        self.sight: i64 = 0  # the heap seen in another's stash while an exchange is chosen
        self.chosen: i64 = NOBODY  # the kind asked for in an exchange
        self.hand: i64 = 0  # [OT-4.15] Character cards, as bits
        self.drawn: i64 = 0  # [OT-9.14] Burglary cards drawn, as bits
        self.kept: i64 = 0  # [OT-9.16] Burglary cards kept, as bits
        self.peeked: tuple[tuple[int, int], ...] = ()  # [OT-R58] space and kind, while the token is face down
        self.known: tuple[tuple[int, int], ...] = ()  # place in `past` and kind, where not all saw it
        self.looks: tuple[tuple[int, int], ...] = ()  # place in `past` and the stash seen
        self.returned: tuple[
            tuple[int, int], ...
        ] = ()  # cards kept by all before, and Burglary cards seen then

    def copy(self) -> TwistPrivate:
        """A copy that later play does not change."""
        new = TwistPrivate()
        new.stash = self.stash
        new.file = self.file
        new.incoming = self.incoming
        new.tray = self.tray
        new.topped_up = self.topped_up
        new.sight = self.sight
        new.chosen = self.chosen
        new.hand = self.hand
        new.drawn = self.drawn
        new.kept = self.kept
        new.peeked = self.peeked
        new.known = self.known
        new.looks = self.looks
        new.returned = self.returned
        return new


class TwistSecret(Secret):
    """What nobody has seen; piles need no order, a card or face is decided when it is seen."""

    def __init__(self) -> None:
        self.unseen: i64 = 0  # the heap of tokens that nobody has seen
        self.pool: i64 = 0  # [OT-R10] the heap of starting tokens not dealt
        self.deck: i64 = 0  # [OT-2.14] Character cards, as bits
        self.pile: i64 = 0  # [OT-2.5] Burglary cards, as bits
        self.pinned: tuple[
            tuple[int, int], ...
        ] = ()  # space and kind of face-down tokens that somebody has seen

    def copy(self) -> TwistSecret:
        """A copy that later play does not change."""
        new = TwistSecret()
        new.unseen = self.unseen
        new.pool = self.pool
        new.deck = self.deck
        new.pile = self.pile
        new.pinned = self.pinned
        return new


TwistState = State[TwistPublic, TwistPrivate, TwistSecret]
TwistView = View[TwistPublic, TwistPrivate]


class OneChooses(Choice[TwistPublic, TwistPrivate, TwistSecret]):
    """One player chooses, in view of all."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def to_act(self, public: TwistPublic) -> list[int]:
        """That player."""
        return ALONE[self.seat]

    def first_to_act(self, public: TwistPublic) -> int:
        """That player."""
        return self.seat


class OneChoosesInSecret(OneChooses):
    """[OT-R84] One player chooses what the others do not see."""

    def secret(self) -> bool:
        """The rules tell who sees what."""
        return True


class TwistEffect(Effect[TwistPublic, TwistPrivate, TwistSecret]):
    """Something happens by itself."""


class TwistLuck(Luck[TwistPublic, TwistPrivate, TwistSecret]):
    """Chance decides."""


# ---------------------------------------------------------------- the board


def streets(public: TwistPublic) -> Board:
    """The board of this game."""
    return public.setting._board


def closed(public: TwistPublic) -> bool:
    """[OT-2.10, OT-R5] Whether the yellow streets are closed in this round."""
    return public.setting.closed_by_day if public.round == DAY else public.setting.closed_by_night


def lift(public: TwistPublic, space: int) -> int:
    """Take a token that lies face up off the board; its kind."""
    kind = public.board[space]
    public.board[space] = EMPTY
    public.on_board -= 1
    return kind


# ---------------------------------------------------------------- the past of a round


def note(public: TwistPublic, what: int, seat: int, kind: int, other: int = 0) -> None:
    """Remember in the open what happened to a Lair: what, whose, with whom, and the kind or type in one number."""
    public.past.append((what * 4 + seat) * 128 + other * 32 + kind)


def note_between(state: TwistState, what: int, seat: int, other: int, kind: int, seen: bool) -> None:
    """Remember what happened between two Lairs: both know the kind, the others only if it was seen."""
    public = state.public
    note(public, what, seat, kind if seen else UNKNOWN, other)
    if not seen:
        memory = (len(public.past) - 1, kind)
        state.private[seat].known += (memory,)
        state.private[other].known += (memory,)


# ---------------------------------------------------------------- money


def receive(state: TwistState, seat: int, pounds: int) -> None:
    """[OT-2.15, OT-R44] The bank pays, and never runs out."""
    state.public.money[seat] += pounds


def pay(state: TwistState, seat: int, pounds: int) -> int:
    """[OT-R30, OT-R40, OT-R45] Pay what is owed, or all there is: money is never negative. What was paid."""
    money = state.public.money
    paid = min(pounds, money[seat])
    money[seat] -= paid
    return paid


# ---------------------------------------------------------------- the Lair


def into_stash(state: TwistState, seat: int, kind: int) -> None:
    """[OT-4.5, OT-4.6, OT-4.8, OT-R69] A token enters a stash; how it lies there is a matter of drawing."""
    public = state.public
    state.private[seat].stash += ONE[kind]
    public.stash_count[seat] += 1
    if public.setting.open_stashes:
        public.stashes[seat] += ONE[kind]


def out_of_stash(state: TwistState, seat: int, kind: int) -> None:
    """A token leaves a stash."""
    public = state.public
    state.private[seat].stash -= ONE[kind]
    public.stash_count[seat] -= 1
    if public.setting.open_stashes:
        public.stashes[seat] -= ONE[kind]


def into_file(state: TwistState, seat: int, kind: int) -> None:
    """[OT-4.12] A token enters a file."""
    public = state.public
    state.private[seat].file += ONE[kind]
    public.file_count[seat] += 1
    if public.setting.open_files:
        public.files[seat] += ONE[kind]


def out_of_file(state: TwistState, seat: int, kind: int) -> None:
    """A token leaves a file."""
    public = state.public
    state.private[seat].file -= ONE[kind]
    public.file_count[seat] -= 1
    if public.setting.open_files:
        public.files[seat] -= ONE[kind]


def evidence(state: TwistState, seat: int, kind: int) -> None:
    """A token goes from a stash to the file of the same Lair, which only its owner sees."""
    public = state.public
    seen = public.setting.open_stashes or public.setting.open_files
    out_of_stash(state, seat, kind)
    into_file(state, seat, kind)
    note(public, FILED, seat, kind if seen else UNKNOWN)
    state.tell(EVERYONE, "files-one", seat)
    if seen:
        state.reveal(EVERYONE, "filed", seat, kind)
    else:
        state.tell(BIT[seat], "filed", seat, kind)
