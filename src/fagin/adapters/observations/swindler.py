"""What observations of Swindler hold."""

from __future__ import annotations

from typing import Final

from fagin.adapters.observations.shapes import (
    Amount,
    Bits,
    Each,
    EachSeat,
    Flag,
    Heap,
    Last,
    Made,
    Number,
    One,
    Row,
    Seat,
    Seats,
)
from fagin.adapters.observations.table import Part, Pending, Table
from fagin.games.swindler.accomplices import Beggar, Gifts, Hustler, SwapGive, SwapTake
from fagin.games.swindler.actions import Actions, Fill, Helper
from fagin.games.swindler.dealers import RefillDealers, TurnUpDealer
from fagin.games.swindler.game import Swindler
from fagin.games.swindler.getaway import (
    Backstabber,
    Bet,
    BetWindow,
    EndWindow,
    GoldDigger,
    KeepPart,
    Split,
    TheftOver,
)
from fagin.games.swindler.hiring import DrawAccomplice, Hiring, PayHire
from fagin.games.swindler.master_thieves import GiveOut, Pick, ThiefCard
from fagin.games.swindler.moves import GIVE_COIN, MOVES, WITH
from fagin.games.swindler.orders import TakeNeutral
from fagin.games.swindler.pieces import (
    ACCOMPLICES,
    BAG_MASK,
    BAGS,
    DEALER_SPACES,
    DEALER_TILES,
    FIELDS,
    ORDER_CARDS,
    ORDER_SPACES,
    STARTERS,
    THIEVES,
    TILES,
    cards_in_all,
    count,
    size,
)
from fagin.games.swindler.raid import Jail, RefillOrders, Replenish, Returns, TurnUpOrder
from fagin.games.swindler.state import NO_SKULL
from fagin.games.swindler.stealing import (
    AngelTakes,
    Copycat,
    CopyDraw,
    CopyWindow,
    Draw,
    ForcedDraw,
    GuardianAngel,
    Sidekick,
    SkullBites,
    SkullWindow,
    Steal,
)
from fagin.games.swindler.turn import NameBag, Reserving, StartByLot, TurnBegins, TurnEnds
from fagin.games.swindler.windows import WINDOWS, KillWindow, Opens

DEPTH: Final = 12  # steps that can be pending at once
SHUFFLES: Final = 4  # so many of the last shufflings of the accomplices are told apart
FILLERS: Final = GIVE_COIN - WITH  # moves that say what fills a slot, from WITH on
ALIKE: Final = 4  # so many of them may be the same
MOST_SLOTS: Final = 12


def copies(cards: int, card: int) -> int:
    """How many of an accomplice a heap of cards holds."""
    return cards >> 3 * card & 7


def table(game: Swindler, players: int) -> Table:
    """The table of Swindler for so many players."""
    box = game.box
    heap = Heap(count, [int(count(box.tiles, kind)) for kind in range(TILES)])
    cards = Heap(copies, [copies(box.cards, card) for card in range(ACCOMPLICES)])
    in_all = Number(int(cards_in_all(box.cards)))
    in_a_bag = max(int(size(box.tiles & BAG_MASK[bag])) + box.skulls[bag] for bag in range(len(BAGS)))
    chosen = Heap(lambda moves, at: moves.count(WITH + at), [ALIKE] * FILLERS)
    target = One(ORDER_SPACES + DEALER_SPACES * FIELDS)
    seat, seats, flag, kind = Seat(players), Seats(players), Flag(), One(TILES)
    card, order, orders, bag = One(ACCOMPLICES), One(ORDER_CARDS), Bits(ORDER_CARDS), One(len(BAGS))
    dealer, dealers, tiles = One(DEALER_TILES), Bits(DEALER_TILES), Number(in_a_bag)
    steps = [
        Pending(StartByLot, "lots decide who begins"),
        Pending(ThiefCard, "a Master Thief card is dealt; to whom", seat=seat),
        Pending(TurnUpOrder, "an order card is turned up"),
        Pending(TurnUpDealer, "a dealer is turned up; where", space=One(DEALER_SPACES)),
        Pending(Pick, "who picks a Master Thief card", seat=seat),
        Pending(Reserving, "the active player reserves or cancels"),
        Pending(NameBag, "the active player names a bag"),
        Pending(Steal, "the active player draws or stops"),
        Pending(Draw, "a tile is drawn; from which bag", bag=bag),
        Pending(ForcedDraw, "the Backstabber's tile is drawn; from which bag", bag=bag),
        Pending(CopyDraw, "a Copycat draws; from which bag, who", bag=bag, seat=seat),
        Pending(CopyWindow, "who is asked for a Copycat", waiting=seats),
        Pending(SkullWindow, "who is asked at a skull", waiting=seats),
        Pending(BetWindow, "who is asked for a bet", waiting=seats),
        Pending(EndWindow, "who is asked at the end of a theft", waiting=seats),
        Pending(
            KillWindow,
            "who is asked for an Assassin; against whom, whether an odd number lies there",
            waiting=seats,
            top=seat,
            odd=flag,
        ),
        Pending(AngelTakes, "whose Guardian Angel takes a tile", seat=seat),
        Pending(Split, "who splits the haul; which tile, the first part", seat=seat, at=tiles, first=heap),
        Pending(KeepPart, "the victim keeps a part; against whom, the first part", digger=seat, first=heap),
        Pending(Actions, "the active player acts"),
        Pending(Fill, "a slot is filled; of what, with what so far", target=target, chosen=chosen),
        Pending(TakeNeutral, "neutral tiles are taken; how many yet", tiles=tiles),
        Pending(SwapGive, "who gives a tile in a swap; to whom", seat=seat, target=seat),
        Pending(SwapTake, "who takes one; from whom, for what", seat=seat, target=seat, given=kind),
        Pending(
            Gifts,
            "gifts to the Beggar's player; from whom, who is asked",
            beggar=seat,
            victims=seats,
            waiting=seats,
        ),
        Pending(Hiring, "the active player hires"),
        Pending(PayHire, "the active player pays for it"),
        Pending(DrawAccomplice, "an accomplice is drawn; by whom, hired", seat=seat, hired=flag),
        Pending(
            Returns,
            "a raid: tiles to be returned, how many by whom, and who chooses yet",
            card=order,
            choosing=EachSeat(Number(in_a_bag), players),
            waiting=seats,
        ),
        Pending(Jail, "a raid: who has too many posters goes to jail", card=order),
        Pending(Beggar, "a Beggar announced", seat=seat, card=card),
        Pending(Hustler, "a Hustler announced; against whom", seat=seat, card=card, target=seat),
        Pending(
            Helper,
            "a Forger or a Lock Picker announced; for what, with what, which of them",
            seat=seat,
            card=card,
            target=target,
            chosen=chosen,
            at=Number(MOST_SLOTS),
        ),
        Pending(Sidekick, "a Sidekick announced; for which bag", seat=seat, card=card, bag=bag),
        Pending(Copycat, "a Copycat announced", seat=seat, card=card),
        Pending(GuardianAngel, "a Guardian Angel announced", seat=seat, card=card),
        Pending(Bet, "a bet of the Know-It-All announced; on a skull", seat=seat, card=card, skull=flag),
        Pending(Backstabber, "a Backstabber announced", seat=seat, card=card),
        Pending(GoldDigger, "a Gold Digger announced", seat=seat, card=card),
        Pending(
            Opens,
            "windows to be opened; which",
            times=len(WINDOWS),
            window=Made(lambda window: window.number(), One(len(WINDOWS))),
        ),
        Pending(SkullBites, "a skull is to take effect"),
        Pending(TheftOver, "the end of the theft"),
        Pending(Replenish, "the board is to be filled up"),
        Pending(RefillOrders, "order cards are to be turned up"),
        Pending(RefillDealers, "dealers are to be turned up"),
        Pending(GiveOut, "Master Thief cards are to be given out"),
        Pending(TurnBegins, "the beginning of a turn"),
        Pending(TurnEnds, "the end of a turn"),
    ]
    public = {
        "start": Part(seat, "who has the start player marker"),
        "seat": Part(seat, "the active player"),
        "round": Part(Amount(10), "the round"),
        "final": Part(flag, "whether the end is triggered"),
        "points": Part(EachSeat(Amount(20), players), "points of each player"),
        "coins": Part(EachSeat(Amount(3), players), "coins of each player"),
        "posters": Part(EachSeat(Number(box.posters), players), "posters of each player"),
        "loot": Part(EachSeat(heap, players), "tiles of each player, by kind"),
        "progress": Part(EachSeat(Amount(5), players), "orders each has completed"),
        "completed": Part(EachSeat(orders, players), "which"),
        "thieves": Part(EachSeat(One(len(THIEVES)), players), "the Master Thief card of each"),
        "jailed": Part(seats, "who is in jail"),
        "home": Part(heap, "tiles in the bags and the supply, by kind"),
        "supply": Part(Number(box.coins), "coins in the supply"),
        "poster_supply": Part(Number(box.posters), "posters in the supply"),
        "orders": Part(Each(order, ORDER_SPACES), "the card on each order space"),
        "markers": Part(Each(seat, ORDER_SPACES), "who has reserved it"),
        "dealers": Part(Each(dealer, DEALER_SPACES), "the tile on each dealer space"),
        "fields": Part(Each(kind, DEALER_SPACES * FIELDS), "the tile on each field of the dealers"),
        "starters": Part(Bits(STARTERS), "order cards A that nobody has seen"),
        "starters_left": Part(Number(STARTERS), "how many of them are on top of the deck"),
        "order_deck": Part(orders, "order cards B in the deck"),
        "removed": Part(orders, "raids carried out"),
        "aside": Part(orders, "raids set aside"),
        "dealer_stack": Part(dealers, "dealers in the stack"),
        "dealer_discard": Part(dealers, "dealers discarded"),
        "offered": Part(Bits(len(THIEVES)), "Master Thief cards to choose from"),
        "hand_count": Part(EachSeat(in_all, players), "accomplices in each hand"),
        "known": Part(EachSeat(cards, players), "those known to all, by card"),
        "pools": Part(
            Last(cards, SHUFFLES),
            f"accomplices not seen by all, by the last {SHUFFLES} shufflings",
            past=True,
        ),
        "hidden": Part(
            Made(
                lambda numbers: [numbers[at : at + players] for at in range(0, len(numbers), players)],
                Last(EachSeat(in_all, players), SHUFFLES),
            ),
            "how many of them each holds, by shuffling",
            past=True,
        ),
        "unseen": Part(cards, "accomplices not seen by all, by card"),
        "deck_count": Part(in_all, "accomplices in the deck"),
        "discard": Part(cards, "accomplices discarded, by card"),
        "table": Part(cards, "accomplices on the table, by card"),
        "touched": Part(Bits(ORDER_SPACES), "order spaces reserved or cancelled in this turn"),
        "hired": Part(in_all, "accomplices hired in this turn"),
        "bag": Part(bag, "the bag stolen from"),
        "from_bag": Part(tiles, "tiles the active player drew from it"),
        "drawn": Part(Last(kind, in_a_bag), "the tiles drawn in this turn, the last first"),
        "fresh": Part(heap, "what was stolen in this turn and is still there, by kind"),
        "skull": Part(flag, "whether a skull has not taken effect yet"),
        "caught_after": Part(Number(in_a_bag, NO_SKULL), "tiles drawn before the first skull in force"),
        "stopped": Part(flag, "whether the active player stopped"),
        "sheltered": Part(flag, "whether the next draw is the first after a Sidekick"),
        "blocked": Part(flag, "whether a Sidekick was neutralised"),
        "forced_by": Part(seat, "whose Backstabber forces a draw"),
        "bets_skull": Part(seats, "who bets on a skull"),
        "bets_clean": Part(seats, "who bets on none"),
        "hustled": Part(flag, "whether the Hustler was used in this turn"),
        "swap": Part(Row(seat, seat, kind, kind), "the last swap: from, to, given, taken"),
        "turned": Part(flag, "whether the Locksmith has turned a key in this turn"),
        "haggled": Part(flag, "whether the Haggler has haggled in this turn"),
        "sold": Part(Amount(3), "tiles sold in this turn"),
        "sold_to": Part(dealers, "dealers sold to in this turn"),
        "dealers_done": Part(Amount(1), "dealers completed in this turn"),
        "orders_done": Part(Amount(1), "orders completed in this turn"),
        "raided": Part(flag, "whether a raid was carried out in this turn"),
    }
    own = {
        "hand": Part(cards, "accomplices in hand, by card"),
        "drawn": Part(
            Last(cards, SHUFFLES), "those not known to all, by shuffling, the last first", past=True
        ),
        "hired": Part(cards, "those hired in this turn"),
        "answer": Part(One(MOVES.chance_from), "the move sealed in a window, or the gift"),
        "sealed": Part(heap, "tiles chosen to be returned, by kind"),
    }
    return Table(DEPTH, steps, public, own)
