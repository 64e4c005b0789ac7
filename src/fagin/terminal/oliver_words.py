"""Oliver Twist in sentences: what happened, and what a move is."""

from __future__ import annotations

from typing import Final

from fagin.games.oliver_twist.board import SQUARE, Board
from fagin.games.oliver_twist.moves import (
    ADD_WALLET,
    BRIBE,
    BURGLE,
    BURN,
    CASH,
    CLEAR,
    DONE,
    DROP,
    FIRST,
    FLIP,
    GIVE,
    GRAB,
    HIDE,
    HOLD,
    KEEP,
    LOT,
    MOVE,
    MOVES,
    PEEK,
    PLANT,
    PLAY,
    PROWL,
    SCRAP,
    SELL,
    SPEND,
    STOP,
    TAKE,
    TARGET,
    YIELD,
)
from fagin.games.oliver_twist.pieces import (
    BURGLARY,
    CARDS,
    CHARACTER,
    FACE_DOWN,
    FIRST_TOOL,
    KINDS,
    LOOT,
    LOOTS,
    OBJECTS,
    TYPES,
    WALLET,
    count,
    size,
    tool_types,
)
from fagin.games.oliver_twist.prowl import Prowl
from fagin.games.oliver_twist.state import BIT, Setting, TwistPublic
from fagin.kernel import Event
from fagin.text import Speaker, Words

NOBODYS: Final = ("laid", "nightfall", "stays-empty", "reshuffled", "game-over", "turn-limit")  # no seat acts
POUNDS: Final = ("announces", "stops", "bribes", "bonus", "reward", "fined")  # whose second number is money
ON_SPACES: Final = ("flipped", "bypasses", "bypasses-clean", "takes", "grabs", "peeked")
BETWEEN: Final = ("targets", "saw-stash", "hands-over-one", "plants-one", "handed-over", "planted")
OF_TOKENS: Final = ("got-starter", "filed", "recovers", "burns", "spends")
OF_HEAPS: Final = ("sells", "opens-stash", "opens-file")
TOKENS: Final = {  # blocks of moves about one kind of token: name and first move
    "hold": HOLD,
    "take": TAKE,
    "plant": PLANT,
    "burn": BURN,
    "drop": DROP,
    "yield": YIELD,
    "give": GIVE,
    "spend": SPEND,
}


class OliverWords:
    """Sentences of one game of Oliver Twist, for a table with names."""

    def __init__(self, speaker: Speaker, names: list[str], setting: Setting, board: Board) -> None:
        self.speaker: Final = speaker
        self.say: Final = speaker.say
        self.names: Final = names
        self.setting: Final = setting
        self.board: Final = board

    # ---- things

    def pounds(self, pounds: int) -> str:
        """An amount of money."""
        return self.say("pounds", pounds=pounds)

    def coins(self, kind: int) -> str:
        """What an Object shows."""
        return self.pounds(self.setting.coins[kind]) if kind < OBJECTS else ""

    def token(self, kind: int) -> str:
        """A token with its article: a ring (£4)."""
        return self.say("token", kind=KINDS[kind], pounds=self.coins(kind))

    def bare(self, kind: int) -> str:
        """A token in a list: ring £4."""
        return self.say("token-bare", kind=KINDS[kind], pounds=self.coins(kind))

    def heap(self, heap: int) -> str:
        """A heap as one says it."""
        parts = [
            self.say("tokens-of", kind=KINDS[kind], count=int(count(heap, kind)), pounds=self.coins(kind))
            for kind in range(len(KINDS))
            if count(heap, kind)
        ]
        return self.speaker.listing(parts) if parts else self.say("tokens-none")

    def type(self, sort: int) -> str:
        """A type in the plural."""
        return self.say("type", type=TYPES[sort])

    def card(self, card: int) -> str:
        """The name of a Character card."""
        return self.say(f"card-{CARDS[card]}")

    def effect(self, card: int) -> str:
        """What a Character card does."""
        number = self.setting.powers[card]
        if self.setting.hide_only:
            return self.say("no-powers")
        return self.say(f"card-{CARDS[card]}.effect", count=number, pounds=self.pounds(number))

    def loot(self, card: int) -> str:
        """A Burglary card by its value."""
        value = LOOT[card]
        return self.say("loot", sign="plus" if value > 0 else "minus", pounds=self.pounds(abs(value)))

    def loots(self, cards: int) -> str:
        """Burglary cards given as bits."""
        found = [self.loot(card) for card in range(LOOTS) if cards & BIT[card]]
        return self.speaker.listing(found) if found else self.say("tokens-none")

    def space(self, space: int) -> str:
        """A space with the name of its street."""
        if space == SQUARE:
            return self.say("square")
        if space in self.board.junctions:
            return self.say("space", number=space, street=self.board.junctions[space])
        for street in self.board.streets:
            if space in street.chain:
                return self.say("space", number=space, street=street.name)
        return str(space)

    def what_it_is(self, kind: int) -> str:
        """What a token does when it is taken."""
        sort = "object" if kind < WALLET else "tool"
        if kind == WALLET:
            sort = "wallet"
        elif kind >= CHARACTER:
            sort = KINDS[kind]
        assert FIRST_TOOL < CHARACTER < BURGLARY
        return self.say("token-does", sort=sort)

    # ---- what happened

    def sentence(self, event: Event, reader: int) -> str:
        """What happened, as told to a seat (CHANCE: a spectator); empty where another event tells it."""
        what, (a, b, c) = event.what, event.args
        if what in ("move", "answered"):
            return ""
        args: dict[str, Words] = {} if what in NOBODYS or a < 0 else self.who(a, reader)
        if what in POUNDS:
            args["pounds"] = self.pounds(b)
        elif what in ON_SPACES:
            args |= {"space": self.space(b), "token": self.token(c)}
        elif what in ("peeks", "places-gang"):
            args["space"] = self.space(b)
        elif what == "stays-empty":
            args["space"] = self.space(a)
        elif what in OF_TOKENS:
            args["token"] = self.token(b)
        elif what in BETWEEN:
            args |= self.whom(b, reader)
            if what == "targets":
                args["card"] = self.card(c)
            elif what == "saw-stash":
                args["tokens"] = self.heap(c)
            elif what in ("handed-over", "planted"):
                args["token"] = self.token(c)
        elif what in OF_HEAPS:
            args |= {"tokens": self.heap(b), "count": int(size(b)), "pounds": self.pounds(c)}
        elif what in ("hides", "plays", "drew-card"):
            args["card"] = self.card(b)
        elif what in ("at-fagins", "scraps", "clears"):
            args["type"] = self.type(b)
            args["pounds"] = self.pounds(c) if what == "scraps" else ""
            args["tokens"] = self.heap(c) if what == "clears" else ""
        elif what == "cashes":
            args |= {"count": b, "pounds": self.pounds(c)}
        elif what == "burgles":
            args["count"] = b
        elif what == "drew-loot":
            args["loot"] = self.loot(b)
        elif what == "opens-loot":
            args |= {"loot": self.loots(b), "count": b.bit_count()}
        return self.say(f"event-{what}", **args)

    def who(self, seat: int, reader: int) -> dict[str, Words]:
        """The variables for who does something."""
        return {"who": self.names[seat], "you": "yes" if seat == reader else "no"}

    def whom(self, other: int, reader: int) -> dict[str, Words]:
        """The variables for whom it is done to."""
        return {"whom": self.names[other], "to": "you" if other == reader else "other"}

    # ---- moves

    def move(self, move: int, public: TwistPublic, seat: int) -> str:
        """What a move of a seat is."""
        say = self.say
        if move >= LOT:
            return say("move-chance", text=MOVES.text(move))
        if move < SELL:
            return self.street_move(move, public)
        verb = MOVES.text(move).split(":")[0]
        if SELL <= move < HOLD:
            return say("move-sell", type=self.type(move - SELL))
        if PLAY <= move < HIDE:
            return say("move-play", card=self.card(move - PLAY))
        if HIDE <= move < KEEP:
            return say("move-hide", card=self.card(move - HIDE))
        if KEEP <= move < TAKE:
            return say("move-keep", loot=self.loot(move - KEEP))
        if CLEAR <= move < DROP:
            return say("move-clear", type=self.type(move - CLEAR))
        if CASH < move < SCRAP:
            wallets = move - CASH
            pounds = self.pounds(wallets * self.setting.powers[CARDS.index("brownlow")])
            return say("move-cash", count=wallets, pounds=pounds)
        if SCRAP <= move < SPEND + FIRST_TOOL:
            return say("move-scrap", type=self.type(move - SCRAP))
        if TARGET <= move < BRIBE:
            other = move - (TARGET if move < FIRST else FIRST)
            if other >= len(self.names):
                return MOVES.text(move)
            to = "you" if other == seat else "other"
            key = "move-target" if move < FIRST else "move-first"
            return say(key, whom=self.names[other], to=to)
        if verb in TOKENS:
            return say(f"move-{verb}", token=self.token(move - TOKENS[verb]))
        plain = {BRIBE: "bribe", STOP: "stop", DONE: "done", ADD_WALLET: "wallet", BURGLE: "burgle"}
        cards = 1 + tool_types(public.tools[seat]) if seat >= 0 else 1
        return say(f"move-{plain[move]}", count=cards)

    def street_move(self, move: int, public: TwistPublic) -> str:
        """A move to a space of the board."""
        board = public.board
        if move <= FLIP:
            space = move - PROWL
            kind = board[space] if space < len(board) else FACE_DOWN
            if kind >= FACE_DOWN:
                return self.say("move-prowl-to", space=self.space(space))
            passed = passed_by(public, self.board, space)
            tokens = ", ".join(self.bare(board[by]) for by in passed)
            step = public.stack.top
            to = "nothing" if not passed else "bag" if isinstance(step, Prowl) and step.clean else "file"
            return self.say("move-prowl", token=self.token(kind), to=to, tokens=tokens)
        if move <= PEEK:
            return self.say("move-flip", space=self.space(move - FLIP))
        if move <= GRAB:
            return self.say("move-peek", space=self.space(move - PEEK))
        if move < MOVE:
            space = move - GRAB
            kind = board[space] if space < len(board) else FACE_DOWN
            if kind >= FACE_DOWN:
                return self.say("move-grab-at", space=self.space(space))
            return self.say("move-grab", token=self.token(kind), space=self.space(space))
        return self.say("move-move", space=self.space(move - MOVE))


def passed_by(public: TwistPublic, town: Board, target: int) -> list[int]:
    """The spaces that a Prowl to a target passes; none if it is out of reach."""
    series = town.series[public.gang]
    path = [0, 0, 0, 0]
    at = 0
    while at < len(series):
        if public.board[series[at]] < FACE_DOWN:
            far = series[at + 1]
            path[far - 1] = series[at]
            if series[at] == target:
                return path[: far - 1]
            at += 3
        else:
            at = series[at + 2]
    return []
