"""What observations of Oliver Twist hold."""

from __future__ import annotations

from typing import Final

from fagin.adapters.observations.shapes import (
    Amount,
    Bits,
    Each,
    EachSeat,
    Flag,
    Heap,
    Keyed,
    Last,
    Made,
    Number,
    One,
    Row,
    Seat,
    Seats,
)
from fagin.adapters.observations.table import Part, Pending, Table
from fagin.games.oliver_twist.bribe import Place, PlaceGang
from fagin.games.oliver_twist.burglary import DrawLoot, Keep, Spend, SpendTool
from fagin.games.oliver_twist.characters import Grab
from fagin.games.oliver_twist.ending import FilesRevealed, Leftovers, RoundEnds, Scrap
from fagin.games.oliver_twist.fagin import Selling
from fagin.games.oliver_twist.game import OliverTwist
from fagin.games.oliver_twist.lair import Drop, Yield
from fagin.games.oliver_twist.night import (
    LeaveEmpty,
    Line,
    NameFirst,
    Nightfall,
    Peek,
    Poorest,
    PoorestByLot,
    SeeFace,
    TurnUp,
)
from fagin.games.oliver_twist.own_lair import Burn, Cash, Clear, Recover
from fagin.games.oliver_twist.pieces import (
    CHARACTERS,
    FACE_DOWN,
    KINDS,
    LINE,
    LOOTS,
    PEEKS,
    STARTERS,
    STASH,
    TOOLS,
    TYPES,
    count,
    size,
)
from fagin.games.oliver_twist.prowl import DrawCard, GoOn, Prowl
from fagin.games.oliver_twist.rivals import AskFor, GiveFor, Plant, Rob, Target
from fagin.games.oliver_twist.setup import DealStarter, LayToken
from fagin.games.oliver_twist.state import BIT, FILES_OPEN, LOOKED_AT_BY
from fagin.games.oliver_twist.turn import FirstByLot, Turn, TurnBegins, TurnEnds

DEPTH: Final = 8  # steps that can be pending at once
LONG_PAST: Final = 200  # so many of the last things that happened to the Lairs in a round are written
MEMORIES: Final = 24  # and so many of the last that one saw and others did not
LOOKS: Final = 8


def told(note: int) -> tuple[int, int, int, int]:
    """What happened, to whose Lair, with whom, and the kind: a number of `past` taken apart."""
    return note >> 9, note >> 7 & 3, note >> 5 & 3, note & 31


def peekers(peeks: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """The spaces peeked at, each with its seats as bits."""
    seats: dict[int, int] = {}
    for seat, space in peeks:
        seats[space] = seats.get(space, 0) | BIT[seat]
    return list(seats.items())


def table(game: OliverTwist, players: int) -> Table:
    """The table of Oliver Twist for so many players."""
    pieces = game.pieces
    spaces = game.board.spaces + 1  # the square is space 0
    all_tokens = pieces.tokens + pieces.starting
    kinds = [int(count(all_tokens, kind)) for kind in range(len(KINDS))]
    heap, kind = Heap(count, kinds), One(len(KINDS))
    seat, by_seat, space = Seat(players), EachSeat(heap, players), One(spaces)
    character, characters, loot = One(CHARACTERS), Bits(CHARACTERS), Bits(LOOTS)
    stash, tokens, place = Number(STASH), Number(int(size(all_tokens))), Number(LONG_PAST)
    flag, line = Flag(), Number(LINE)
    happened = Made(told, Row(One(LOOKED_AT_BY + 1), seat, seat, kind))
    steps = [
        Pending(FirstByLot, "lots decide who begins"),
        Pending(
            DealStarter,
            "starting tokens are dealt; to whom, how many yet",
            times=players,
            seat=seat,
            left=Number(STARTERS),
        ),
        Pending(LayToken, "a token is laid; where", space=space),
        Pending(Turn, "whose turn it is", seat=seat),
        Pending(Prowl, "who prowls; cleaning the way, having flipped", seat=seat, clean=flag, flipped=flag),
        Pending(Place, "who places the Gang; cleaning the way", seat=seat, clean=flag),
        Pending(Selling, "who puts a set together; its type", seat=seat, type=One(len(TYPES))),
        Pending(Drop, "who has no place for a token", seat=seat),
        Pending(Yield, "who gives up tokens; how many yet", times=players, seat=seat, left=stash),
        Pending(Target, "who chooses a rival; by which card", seat=seat, card=character),
        Pending(Grab, "who grabs a token; by which card", seat=seat, card=character),
        Pending(Rob, "who robs whom", seat=seat, victim=seat),
        Pending(Plant, "who plants evidence on whom", seat=seat, victim=seat, left=Number(STASH), first=flag),
        Pending(AskFor, "who asks whom for a token", seat=seat, victim=seat),
        Pending(GiveFor, "who gives whom a token for it", seat=seat, victim=seat),
        Pending(Recover, "who takes a token back from the file", seat=seat),
        Pending(Clear, "who clears a type from the file", seat=seat),
        Pending(
            Burn, "who burns tokens of the file; how many yet", seat=seat, left=Number(STASH), first=flag
        ),
        Pending(Cash, "who cashes Wallets", seat=seat),
        Pending(DrawCard, "who draws a Character card", seat=seat),
        Pending(
            DrawLoot,
            "who draws Burglary cards; how many yet, of how many",
            seat=seat,
            left=Number(TOOLS + 1),
            cards=Number(TOOLS + 1),
        ),
        Pending(Keep, "who keeps one of them", seat=seat),
        Pending(Spend, "who discards a Tool", seat=seat),
        Pending(Scrap, "who discards a leftover set; types done", seat=seat, scrapped=Bits(len(TYPES))),
        Pending(LeaveEmpty, "spaces are left empty for the night; how many yet", left=Number(spaces)),
        Pending(PoorestByLot, "lots decide between the poorest"),
        Pending(NameFirst, "who says who begins the night", seat=seat),
        Pending(Line, "who flips a line; where it is, how many yet", seat=seat, at=space, left=line),
        Pending(TurnUp, "a token is turned up; where, how many yet", seat=seat, space=space, left=line),
        Pending(
            Peek,
            "who peeks; how many yet, the token before",
            seat=seat,
            left=Number(PEEKS),
            besides=space,
        ),
        Pending(SeeFace, "a face is seen; where, how many yet", seat=seat, space=space, left=Number(PEEKS)),
        Pending(GoOn, "who prowls next; cleaning, having flipped", seat=seat, clean=flag, flipped=flag),
        Pending(PlaceGang, "who places the Gang next; cleaning the way", seat=seat, clean=flag),
        Pending(SpendTool, "who is to discard a Tool", seat=seat),
        Pending(RoundEnds, "the round is over; who stopped it", seat=seat),
        Pending(Leftovers, "whose leftover sets are to be discarded", times=players, seat=seat),
        Pending(FilesRevealed, "the files are to be revealed"),
        Pending(Nightfall, "the night is to come"),
        Pending(Poorest, "the poorest is to be found"),
        Pending(TurnBegins, "the beginning of a turn"),
        Pending(TurnEnds, "the end of a turn"),
    ]
    public = {
        "round": Part(flag, "day or night"),
        "seat": Part(seat, "whose turn it is"),
        "turns": Part(Amount(30), "turns begun in this round"),
        "gang": Part(space, "where the Gang stands"),
        "board": Part(Each(One(FACE_DOWN + 1), spaces), "what lies on each space: a kind, or face down"),
        "on_board": Part(Number(spaces), "tokens on the board"),
        "face_down": Part(Number(spaces), "those face down"),
        "unseen": Part(heap, "tokens that not all have seen, by kind"),
        "discarded": Part(heap, "tokens put in the bag, by kind"),
        "money": Part(EachSeat(Amount(30), players), "pounds of each player"),
        "stash_count": Part(EachSeat(stash, players), "tokens in each stash"),
        "file_count": Part(EachSeat(tokens, players), "tokens in each file"),
        "tools": Part(by_seat, "Tools in front of each Lair, by kind"),
        "hand_count": Part(EachSeat(Number(CHARACTERS), players), "Character cards in each hand"),
        "discards": Part(characters, "Character cards played"),
        "burgled": Part(Last(seat, LOOTS), "who kept a Burglary card, the last first"),
        "sales": Part(Amount(5), "sales of this round"),
        "peeks": Part(Made(peekers, Keyed(Seats(players), spaces)), "who has peeked at each space"),
        "past": Part(
            Last(happened, LONG_PAST),
            f"the last {LONG_PAST} things that happened to the Lairs in this round, the last first: "
            "what, whose, with whom, kind or type",
            past=True,
        ),
        "opened": Part(One(FILES_OPEN + 1), "how far the Lairs are opened"),
        "stashes": Part(by_seat, "stashes that all may see, by kind"),
        "files": Part(by_seat, "files that all may see, by kind"),
        "evening": Part(
            Made(lambda heaps: (heaps[:players], heaps[players:]), Row(by_seat, by_seat)),
            "stashes and files as they were opened at the end of a round",
            past=True,
        ),
        "loot": Part(EachSeat(loot, players), "Burglary cards laid open at the end"),
    }
    own = {
        "stash": Part(heap, "the own stash, by kind"),
        "file": Part(heap, "the own file, by kind"),
        "incoming": Part(kind, "the token that waits for a place in a full stash"),
        "tray": Part(heap, "tokens chosen for a sale, by kind"),
        "topped_up": Part(flag, "whether a Wallet was added to them"),
        "sight": Part(heap, "the stash seen while an exchange is chosen, by kind"),
        "chosen": Part(kind, "the kind asked for in it"),
        "hand": Part(characters, "Character cards in hand"),
        "drawn": Part(loot, "Burglary cards drawn"),
        "kept": Part(loot, "Burglary cards kept"),
        "peeked": Part(Keyed(kind, spaces), "faces seen of tokens that are face down"),
        "known": Part(
            Last(Row(place, kind), MEMORIES),
            f"the last {MEMORIES} kinds that not all saw: place in `past` and kind",
            past=True,
        ),
        "looks": Part(
            Last(Row(place, heap), LOOKS),
            f"the last {LOOKS} stashes seen: place in `past` and kinds",
            past=True,
        ),
        "returned": Part(
            Last(Row(Number(LOOTS), loot), LOOTS),
            "Burglary cards seen: cards kept by all before, and which",
            past=True,
        ),
    }
    return Table(DEPTH, steps, public, own)
