"""What observations of Doggy Bag hold."""

from __future__ import annotations

from typing import Final

from fagin.adapters.observations.shapes import (
    Bits,
    Both,
    EachSeat,
    Fields,
    Flag,
    Heap,
    Last,
    Made,
    Number,
    One,
    Row,
    Seat,
    Seats,
    chain,
)
from fagin.adapters.observations.table import Part, Pending, Table
from fagin.games.doggy_bag.effects import Discard, Lead, LookIn, Refill, SafeDraw, Scouting, Swap, UseOrSkip
from fagin.games.doggy_bag.game import DoggyBag
from fagin.games.doggy_bag.loot import Coins, DrawLots, Loot
from fagin.games.doggy_bag.moves import MOST_ANNOUNCED
from fagin.games.doggy_bag.pieces import (
    COLOURS,
    FEWEST_ANNOUNCED,
    LEAST_LOOT,
    MOST_LOOT,
    ROLES,
    SCOUTED,
    count,
    size,
)
from fagin.games.doggy_bag.roles import Announce, RoleDistribution, TakeRole
from fagin.games.doggy_bag.stealing import Draw, ExtraBone, Gluttony, Reward, Stealing
from fagin.games.doggy_bag.turn import TurnBegins, TurnEnds

DEPTH: Final = 6  # steps that can be pending at once


def table(game: DoggyBag, players: int) -> Table:
    """The table of Doggy Bag for so many players."""
    pieces = game.pieces
    bones = [int(count(pieces.in_bag, c) + players * count(pieces.per_player, c)) for c in range(COLOURS)]
    behind = int(size(pieces.per_player))
    turns = -(-behind // LEAST_LOOT)  # everybody delivers at least so much in each
    heap = Heap(count, bones)
    again = Heap(count, [number + ROLES for number in bones])  # bones that were put back are drawn once more
    seat, seats = Seat(players), Seats(players)
    turn, number = Number(turns), Both(One(ROLES), Number(MOST_ANNOUNCED, FEWEST_ANNOUNCED - 1))
    looted = Fields({"amount": Number(MOST_LOOT), "drawn": again, "returned": again, "shown": heap})
    steps = [
        Pending(DrawLots, "lots decide who begins"),
        Pending(Coins, "the coins are thrown"),
        Pending(Loot, "all choose what they put in the bag; who has not yet", waiting=seats),
        Pending(TakeRole, "who takes a token; how many come after", seat=seat, to_come=Number(players)),
        Pending(Announce, "the Hothead says a number", seat=seat),
        Pending(UseOrSkip, "whether an effect is used; which", seat=seat, role=One(ROLES)),
        Pending(SafeDraw, "Watcher or Pickpocket draws a bone", seat=seat),
        Pending(LookIn, "who is about to look into the bag", seat=seat),
        Pending(Lead, "the Leader gives the First player token", seat=seat),
        Pending(Scouting, "the Scout draws; bones yet to draw", seat=seat, to_draw=Number(SCOUTED)),
        Pending(Discard, "the Scout puts a bone on the chest", seat=seat),
        Pending(Refill, "the Intendant moves bones from the chest", seat=seat),
        Pending(Swap, "the Expert exchanges a bone", seat=seat),
        Pending(Draw, "who draws; bones yet to draw", seat=seat, to_draw=Number(MOST_ANNOUNCED)),
        Pending(Gluttony, "who may risk one more bone", seat=seat),
        Pending(ExtraBone, "the bone of the Gluttony is drawn", seat=seat),
        Pending(Reward, "who may rob another, and of which colour", seat=seat, colour=One(COLOURS)),
        Pending(RoleDistribution, "the tokens are still to be taken"),
        Pending(Stealing, "the stealing is still to come"),
        Pending(TurnEnds, "the end of the turn"),
        Pending(TurnBegins, "the beginning of a turn"),
    ]
    public = {
        "front": Part(EachSeat(heap, players), "bones in front of each screen, by colour"),
        "number": Part(EachSeat(number, players), "the number each must draw: a role's, or one announced"),
        "turn": Part(turn, "the turn"),
        "first": Part(seat, "who holds the First player token"),
        "token_moved": Part(Flag(), "whether an elimination moved it in this turn"),
        "alive": Part(seats, "who is in the game"),
        "left": Part(Number(behind), "bones behind every living screen"),
        "thrown": Part(Number(MOST_LOOT), "what the coins show"),
        "amount": Part(Number(MOST_LOOT), "bones that everybody delivers in this turn"),
        "bag_count": Part(Number(sum(bones)), "bones in the bag"),
        "chest": Part(heap, "bones on the chest, by colour"),
        "hand": Part(heap, "bones drawn in this attempt or shown by the Scout, by colour"),
        "middle": Part(Bits(ROLES), "tokens not taken"),
        "hothead": Part(seat, "the Hothead"),
        "turned": Part(One(ROLES), "the token the Hothead turned over"),
        "led": Part(seat, "to whom the Leader gave the First player token in this turn"),
        "looked": Part(seats, "who looked into the bag in this turn"),
        "drawn": Part(again, "bones taken out of the bag since the loot, by colour", past=True),
        "returned": Part(again, "bones put back in view of all since then, by colour", past=True),
        "shown": Part(heap, "bones that must have been in the bag after the loot", past=True),
        "history": Part(
            Made(chain, Last(looted, turns)),
            "each loot, the last first: amount, and drawn, returned and shown before it",
            past=True,
        ),
        "swaps": Part(
            Last(Row(turn, seat, One(COLOURS), One(COLOURS)), turns),
            "exchanges of the Expert, the last first: turn, who, colours given and taken",
            past=True,
        ),
        "out": Part(Last(Row(seat, turn), players), "who was thrown out and when, the last first", past=True),
    }
    own = {
        "behind": Part(heap, "bones behind the own screen, by colour"),
        "sealed": Part(heap, "bones chosen for the bag while others choose"),
        "last": Part(
            Made(chain, Last(Fields({"heap": heap}), turns)),
            "what was put in the bag, the last turn first",
            past=True,
        ),
        "looks": Part(
            Last(Row(turn, heap, heap), turns),
            "looks into the bag, the last first: turn, what was seen, what was there after that loot",
            past=True,
        ),
    }
    return Table(DEPTH, steps, public, own)
