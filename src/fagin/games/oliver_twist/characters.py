"""Asking for help: the powers of the thirteen Character cards."""

from __future__ import annotations

from typing import Final

from fagin.games.oliver_twist.burglary import burgle, can_burgle
from fagin.games.oliver_twist.lair import must_yield, stash_object
from fagin.games.oliver_twist.moves import (
    BURGLE,
    BURN,
    CASH,
    CLEAR,
    DONE,
    GIVE,
    GRAB,
    HIDE,
    MOVE,
    PLANT,
    PLAY,
    ROBBED,
    TAKE,
    TARGET,
)
from fagin.games.oliver_twist.pieces import (
    BATES,
    BROWNLOW,
    BULLSEYE,
    BUMBLE,
    CHARACTER,
    CHARACTERS,
    CRACKIT,
    DODGER,
    FACE_DOWN,
    FANG,
    FIRST_TOOL,
    KINDS,
    MONKS,
    NANCY,
    NOAH,
    OBJECTS,
    OLIVER,
    ONE,
    ROSE,
    SIKES,
    STASH,
    TYPE_MASK,
    TYPES,
    WALLET,
    count,
    tokens_in,
)
from fagin.games.oliver_twist.prowl import GoOn, PlaceGang, alone, bribe, can_prowl, placements, take_token
from fagin.games.oliver_twist.state import (
    BIT,
    CLEARED,
    LOOKED_AT_BY,
    LOST,
    NIGHT,
    NOBODY,
    PLANTED_ON,
    ROBBED_BY,
    TOOK,
    UNFILED,
    OneChooses,
    OneChoosesInSecret,
    TwistLuck,
    TwistPrivate,
    TwistPublic,
    TwistState,
    into_file,
    into_stash,
    lift,
    note,
    note_between,
    out_of_file,
    out_of_stash,
    receive,
)
from fagin.kernel import EVERYONE, Refusal

RECOVERABLE: Final = sum(TYPE_MASK[:8])  # [OT-R47] Objects and Tools


def can_help(card: int, seat: int, public: TwistPublic, own: TwistPrivate) -> bool:
    """[OT-R36] Whether the power of a card can do something; else it can only be used to hide."""
    if public.setting.hide_only:
        return False
    if card == DODGER:
        return public.on_board > public.face_down
    if card == BATES:
        return can_prowl(public, seat)  # [OT-R49]
    if card == BULLSEYE:
        return len(placements(public)) > 0
    if card == NANCY:
        return own.file & RECOVERABLE != 0
    if card in (MONKS, OLIVER, ROSE):
        return own.file != 0
    if card == BROWNLOW:
        return count(own.stash, WALLET) > 0
    if card == CRACKIT:  # [OT-R51]
        return len(grabs(public, True)) > 0 or (public.round == NIGHT and can_burgle(public))
    if card == NOAH and not own.stash:
        return False
    return len(victims(public, seat, card)) > 0


def victims(public: TwistPublic, seat: int, card: int) -> list[int]:
    """The opponents on whom a card can work, clockwise."""
    least = 0
    if card in (SIKES, FANG, NOAH):
        least = 1
    elif card == BUMBLE:
        least = public.setting.powers[BUMBLE] + 1
    found: list[int] = []
    for far in range(1, public.players):
        other = (seat + far) % public.players
        if public.stash_count[other] >= least:
            found.append(other)
    return found


def discard_card(state: TwistState, seat: int, card: int) -> None:
    """[OT-6.2, OT-6.3, OT-R38] One card leaves the hand, face up."""
    public = state.public
    state.private[seat].hand -= BIT[card]
    public.hand_count[seat] -= 1
    public.discards += BIT[card]


def hide(state: TwistState, seat: int, card: int) -> None:
    """[OT-6.4] The turn is skipped for a card."""
    discard_card(state, seat, card)
    state.reveal(EVERYONE, "hides", seat, card)


def play(state: TwistState, seat: int, card: int) -> None:
    """[OT-6.3] The power of a card works; [OT-R82] whatever it does, the next player follows."""
    public = state.public
    discard_card(state, seat, card)
    state.reveal(EVERYONE, "plays", seat, card)
    if card in (DODGER, CRACKIT):
        begin_grab(state, seat, card)
    elif card == BATES:  # [OT-6.11, OT-R49] a whole Prowl, with a bribe if the Gang is alone
        if alone(public):
            bribe(state, seat, True)
        else:
            state.push(GoOn(seat, True, False))
    elif card == BULLSEYE:  # [OT-6.12, OT-R49, OT-R81] free of charge and without peeking
        state.push(PlaceGang(seat, False))
    elif card in (SIKES, MONKS, FANG, NOAH):
        others = victims(public, seat, card)
        if len(others) == 1:
            work_on(state, seat, card, others[0])
        else:
            state.push(Target(seat, card))
    elif card == NANCY:
        state.push(Recover(seat))
    elif card == OLIVER:
        state.push(Clear(seat))
    elif card == ROSE:
        state.push(Burn(seat, public.setting.powers[ROSE], True))
    elif card == BUMBLE:
        squeeze(state, seat)
    elif card == BROWNLOW:
        state.push(Cash(seat))


# ---------------------------------------------------------------- dodger and crackit


def grabs(public: TwistPublic, tools_only: bool) -> list[int]:
    """[OT-6.10, OT-6.21, OT-R48] The moves to all face-up tokens, or Tools; they lie on open spaces only."""
    board = public.board
    moves: list[int] = []
    for space in range(1, len(board)):
        kind = board[space]
        if kind < FACE_DOWN and (not tools_only or FIRST_TOOL <= kind < CHARACTER):
            moves.append(GRAB + space)
    return moves


def grab_moves(public: TwistPublic, seat: int, card: int) -> list[int]:
    """[OT-6.21] The Artful Dodger takes anything; Toby Crackit takes a Tool or, at night, burgles."""
    moves = grabs(public, card == CRACKIT)
    if card == CRACKIT and public.round == NIGHT and can_burgle(public):
        moves.append(BURGLE)
    return moves


def begin_grab(state: TwistState, seat: int, card: int) -> None:
    """A choice, unless there is only one."""
    moves = grab_moves(state.public, seat, card)
    if len(moves) == 1:
        grab(state, seat, moves[0])
    else:
        state.push(Grab(seat, card))


class Grab(OneChooses):
    """[OT-6.10, OT-6.21] Which token of the board to take."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Whatever the card allows."""
        return grab_moves(public, seat, self.card)

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """No such token."""
        if move == BURGLE:
            return Refusal("no-burglary", "OT-6.21")
        if not GRAB < move < MOVE:
            return Refusal("grab-one", "OT-6.10" if self.card == DODGER else "OT-6.21")
        if self.card == CRACKIT:
            return Refusal("not-a-tool", "OT-6.21")
        return Refusal("not-face-up", "OT-R48")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """Take it."""
        state.pop()
        grab(state, seat, move)


def grab(state: TwistState, seat: int, move: int) -> None:
    """[OT-6.10, OT-R48] The Gang stays and nothing goes to the file; the token does what it does when taken."""
    if move == BURGLE:
        burgle(state, seat)
        return
    kind = lift(state.public, move - GRAB)
    state.tell(EVERYONE, "grabs", seat, move - GRAB, kind)
    take_token(state, seat, kind, False)


# ---------------------------------------------------------------- against opponents


class Target(OneChooses):
    """[OT-6.13, OT-6.15, OT-6.19, OT-6.22] Which opponent."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Those on whom the card can work."""
        moves = [TARGET + other for other in victims(public, seat, self.card)]
        moves.sort()
        return moves

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Oneself, nobody, or an empty stash."""
        clause = f"OT-6.{10 + self.card}"
        if move == TARGET + seat:
            return Refusal("not-yourself", clause)
        if TARGET <= move < TARGET + public.players:
            return Refusal("empty-stash", clause)
        return Refusal("target-one", clause)

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """On that one."""
        state.pop()
        work_on(state, seat, self.card, move - TARGET)


def work_on(state: TwistState, seat: int, card: int, victim: int) -> None:
    """The power works on one opponent."""
    public = state.public
    state.tell(EVERYONE, "targets", seat, victim, card)
    if card == SIKES:
        state.push(Rob(seat, victim))
    elif card == MONKS:
        state.push(Plant(seat, victim, public.setting.powers[MONKS], True))
    elif card == FANG:  # [OT-6.19]
        must_yield(state, victim, min(public.setting.powers[FANG], public.stash_count[victim]))
    else:
        own = state.private[seat]
        own.sight = state.private[victim].stash
        note(public, LOOKED_AT_BY, victim, 0, seat)
        own.looks += ((len(public.past) - 1, int(own.sight)),)
        state.reveal(BIT[seat], "saw-stash", seat, victim, int(own.sight))
        state.push(AskFor(seat, victim))


class Rob(TwistLuck):
    """[OT-6.13] Bill Sikes takes a token at random from a stash."""

    def __init__(self, seat: int, victim: int) -> None:
        self.seat: Final = seat
        self.victim: Final = victim

    def secret(self) -> bool:
        """[OT-R46] The others do not see it."""
        return True

    def stream(self) -> str:
        """The stash of the victim."""
        return f"stash{self.victim}"

    def chance(self, state: TwistState) -> list[tuple[int, int]]:
        """Every token there is as likely."""
        stash = state.private[self.victim].stash
        return [(ROBBED + kind, int(count(stash, kind))) for kind in range(OBJECTS) if count(stash, kind)]

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """[OT-R46] Both players see it; a robber with a full stash makes room."""
        state.pop()
        hand_over(state, self.victim, self.seat, move - ROBBED)
        stash_object(state, self.seat, move - ROBBED)


def hand_over(state: TwistState, seat: int, other: int, kind: int) -> None:
    """[OT-R46] A token leaves a stash for another: the two see which, the rest only that one moved."""
    public = state.public
    seen = public.setting.open_stashes
    out_of_stash(state, seat, kind)
    note_between(state, ROBBED_BY, seat, other, kind, seen)
    state.tell(EVERYONE, "hands-over-one", seat, other)
    state.reveal(EVERYONE if seen else BIT[seat] | BIT[other], "handed-over", seat, other, kind)


class Plant(OneChoosesInSecret):
    """[OT-6.15, OT-R50] Monks slips tokens from one file into another, at least one."""

    def __init__(self, seat: int, victim: int, left: int, first: bool) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.left: Final = left
        self.first: Final = first

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Any token of the own file, or enough."""
        moves = [PLANT + kind for kind in range(len(KINDS)) if count(own.file, kind)]
        return moves if self.first else [*moves, DONE]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not in the file, or not even one."""
        return refuse_from_file(move, PLANT, "plant-one", "OT-R50")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """The two players see it, the others only that one moved."""
        if move == DONE:
            state.pop()
            return
        public = state.public
        kind = move - PLANT
        seen = public.setting.open_files
        out_of_file(state, seat, kind)
        into_file(state, self.victim, kind)
        note_between(state, PLANTED_ON, seat, self.victim, kind, seen)
        state.tell(EVERYONE, "plants-one", seat, self.victim)
        audience = EVERYONE if seen else BIT[seat] | BIT[self.victim]
        state.reveal(audience, "planted", seat, self.victim, kind)
        if self.left > 1 and public.file_count[seat] > 0:
            state.become(Plant(seat, self.victim, self.left - 1, False))
        else:
            state.pop()


def squeeze(state: TwistState, seat: int) -> None:
    """[OT-6.18, OT-R43] Mr Bumble: all with more than five stash tokens part with the surplus, clockwise."""
    public = state.public
    keep = public.setting.powers[BUMBLE]
    for victim in reversed(victims(public, seat, BUMBLE)):
        must_yield(state, victim, public.stash_count[victim] - keep)


class AskFor(OneChoosesInSecret):
    """[OT-6.22] Noah Claypole has looked at a stash and asks for one of its tokens."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Any token seen there."""
        return [TAKE + kind for kind in range(OBJECTS) if count(own.sight, kind)]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not in that stash."""
        if TAKE <= move < TAKE + OBJECTS:
            return Refusal("not-in-their-stash", "OT-6.22")
        return Refusal("take-one", "OT-6.22")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """Then one is given for it."""
        state.private[seat].chosen = move - TAKE
        state.become(GiveFor(seat, self.victim))


class GiveFor(OneChoosesInSecret):
    """[OT-6.22] A token of the own stash is given in exchange."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Any token of the own stash."""
        return [GIVE + kind for kind in range(OBJECTS) if count(own.stash, kind)]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not a token of the stash."""
        if GIVE <= move < GIVE + OBJECTS:
            return Refusal("not-in-your-stash", "OT-6.22")
        return Refusal("give-one", "OT-6.22")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """[OT-R46] The two tokens change places."""
        own = state.private[seat]
        taken = int(own.chosen)
        own.chosen = NOBODY
        own.sight = 0
        state.pop()
        hand_over(state, seat, self.victim, move - GIVE)
        hand_over(state, self.victim, seat, taken)
        into_stash(state, self.victim, move - GIVE)
        into_stash(state, seat, taken)


# ---------------------------------------------------------------- the own file


def refuse_from_file(move: int, block: int, reason: str, clause: str) -> Refusal:
    """Why a token cannot be taken from the own file."""
    if block <= move < block + len(KINDS):
        return Refusal("not-in-your-file", clause)
    return Refusal(reason, clause)


class Recover(OneChooses):
    """[OT-6.14, OT-R47] Nancy takes an Object or a Tool out of the own file, in view of all."""

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Characters and Burglaries are dead evidence."""
        return [TAKE + kind for kind in range(CHARACTER) if count(own.file, kind)]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not in the file."""
        if TAKE <= move < PLANT:
            return Refusal("not-in-your-file", "OT-6.14")
        return Refusal("take-one", "OT-6.14")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """The Object goes to the stash, the Tool in front of the Lair."""
        public = state.public
        kind = move - TAKE
        state.pop()
        out_of_file(state, seat, kind)
        note(public, UNFILED, seat, kind)
        state.reveal(EVERYONE, "recovers", seat, kind)
        if kind < OBJECTS:
            note(public, TOOK, seat, kind)
            stash_object(state, seat, kind)
        else:
            public.tools[seat] += ONE[kind]


class Clear(OneChooses):
    """[OT-6.16] Oliver: all tokens of one type leave the own file."""

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Any type that is there."""
        return [CLEAR + sort for sort in range(len(TYPES)) if own.file & TYPE_MASK[sort]]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Nothing of that type is there."""
        if CLEAR <= move < CLEAR + len(TYPES):
            return Refusal("not-in-your-file", "OT-6.16")
        return Refusal("clear-one", "OT-6.16")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """They go to the bag, in view of all."""
        public = state.public
        sort = move - CLEAR
        tokens = int(state.private[seat].file & TYPE_MASK[sort])
        state.pop()
        for kind in tokens_in(tokens):
            out_of_file(state, seat, kind)
            note(public, UNFILED, seat, kind)
        note(public, CLEARED, seat, sort)
        public.discarded += tokens
        state.reveal(EVERYONE, "clears", seat, sort, tokens)


class Burn(OneChooses):
    """[OT-6.17, OT-R50] Rose: up to three tokens leave the own file, at least one."""

    def __init__(self, seat: int, left: int, first: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.first: Final = first

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """Any token of the own file, or enough."""
        moves = [BURN + kind for kind in range(len(KINDS)) if count(own.file, kind)]
        return moves if self.first else [*moves, DONE]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not in the file, or not even one."""
        return refuse_from_file(move, BURN, "burn-one", "OT-R50")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """It goes to the bag, in view of all."""
        if move == DONE:
            state.pop()
            return
        public = state.public
        kind = move - BURN
        out_of_file(state, seat, kind)
        note(public, UNFILED, seat, kind)
        public.discarded += ONE[kind]
        state.reveal(EVERYONE, "burns", seat, kind)
        if self.left > 1 and public.file_count[seat] > 0:
            state.become(Burn(seat, self.left - 1, False))
        else:
            state.pop()


class Cash(OneChooses):
    """[OT-6.20] Mr Brownlow pays for Wallets."""

    def legal_moves(self, seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
        """One or more, up to all that are in the stash."""
        return [CASH + some for some in range(1, int(count(own.stash, WALLET)) + 1)]

    def refuse(self, seat: int, move: int, public: TwistPublic, own: TwistPrivate) -> Refusal:
        """Not so many."""
        if CASH < move <= CASH + STASH:
            return Refusal("not-so-many-wallets", "OT-6.20")
        return Refusal("cash-some", "OT-6.20")

    def apply(self, state: TwistState, seat: int, move: int) -> None:
        """They go to the bag."""
        public = state.public
        wallets = move - CASH
        pounds = wallets * public.setting.powers[BROWNLOW]
        state.pop()
        for _ in range(wallets):
            out_of_stash(state, seat, WALLET)
            note(public, LOST, seat, WALLET)
        public.discarded += wallets * ONE[WALLET]
        receive(state, seat, pounds)
        state.reveal(EVERYONE, "cashes", seat, wallets, pounds)


def card_moves(seat: int, public: TwistPublic, own: TwistPrivate) -> list[int]:
    """[OT-6.1, OT-6.2] Each card in hand can be played for its power, if it has any now, or to hide."""
    hand = own.hand
    moves: list[int] = []
    for card in range(CHARACTERS):
        if hand & BIT[card] and can_help(card, seat, public, own):
            moves.append(PLAY + card)
    for card in range(CHARACTERS):
        if hand & BIT[card]:
            moves.append(HIDE + card)
    return moves


def refuse_card(move: int, own: TwistPrivate) -> Refusal:
    """Why a card cannot be played."""
    if own.hand & BIT[(move - PLAY) % CHARACTERS]:
        return Refusal("only-to-hide", "OT-R36")
    return Refusal("not-in-your-hand", "OT-6.1")
