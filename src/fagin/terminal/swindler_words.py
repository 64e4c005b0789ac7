"""Swindler in sentences: what happened, what an order asks for, and what a move is."""

from __future__ import annotations

from typing import Final

from fagin.games.swindler.conditions import KEY_KIND
from fagin.games.swindler.getaway import KeepPart
from fagin.games.swindler.moves import (
    BAG,
    BET,
    CANCEL,
    FORGE,
    FULFIL,
    GIVE,
    GIVE_COIN,
    HUSTLE,
    KEEP,
    LOCKPICK,
    LOT,
    MOVES,
    PART,
    PAY,
    PAY_COIN,
    RESERVE,
    RETURN,
    SELL,
    SIDEKICK,
    STOP,
    TAKE,
    THIEF,
    TURN,
    WITH,
)
from fagin.games.swindler.moves import CARD as CARD_MOVE
from fagin.games.swindler.pieces import (
    ACHIEVEMENTS,
    BAG_MASK,
    BAGS,
    CARDS,
    COIN_KINDS,
    DRAW,
    DRAW_EVENTS,
    FIELDS,
    ITEMS,
    KINDS,
    LOCK_PICKER,
    ORDER_IDS,
    ORDER_KINDS,
    ORDER_SPACES,
    SETS,
    THIEVES,
    TILES,
    WHATS,
    Box,
    Order,
    Raid,
    count,
    size,
)
from fagin.games.swindler.state import EMPTY, SwindlerPublic
from fagin.kernel import Event
from fagin.text import Speaker, Words

NOBODYS: Final = (  # events that no seat causes
    *("offers-thief", "new-order", "new-dealer", "round", "nobody-reacts", "dealers-shuffled", "raid"),
    *("raid-set-aside", "raids-shuffled-in", "accomplices-shuffled", "game-over"),
)
OF_BAGS: Final = ("names-bag", "calls-sidekick", "changes-bag", "drew-skull")
OF_TILES: Final = ("drew", "copied", "takes-stolen", "hands-over", "takes-neutral")
OF_HEAPS: Final = ("caught", "returns")
OF_POINTS: Final = ("bet-won", "haggles")
OF_SPACES: Final = ("displaced", "cancels")
BETWEEN: Final = ("saved", "assassin", "hustles", "hustler-passes", "gives-coin", "gives-tile")
KEYS: Final = str.maketrans(".", "_")  # a dot may not stand in a text's key
PLAIN: Final = (  # moves of one word
    *("pass", "copycat", "angel", "backstab", "golddig", "assassin", "skip", "hire", "done", "end", "beggar"),
)
TILE_MOVES: Final = {"with": WITH, "forge": FORGE, "give": GIVE, "take": TAKE, "return": RETURN}


class SwindlerWords:
    """Sentences of one game of Swindler, for a table with names."""

    def __init__(self, speaker: Speaker, names: list[str], box: Box, titles: dict[str, str]) -> None:
        self.speaker: Final = speaker
        self.say: Final = speaker.say
        self.names: Final = names
        self.box: Final = box
        self.titles: Final = titles  # of an owner's own orders, by card

    # ---- things

    def points(self, points: int) -> str:
        """A number of points."""
        return self.say("points", count=points)

    def tile(self, kind: int) -> str:
        """A tile with its article."""
        return self.say("tile", kind=KINDS[kind])

    def heap(self, heap: int) -> str:
        """A heap of tiles as one says it."""
        parts: list[str] = []
        for kind in range(TILES):
            many = int(count(heap, kind))
            if many:
                parts.append(
                    self.tile(kind) if many == 1 else self.say("tiles-of", kind=KINDS[kind], count=many)
                )
        return self.speaker.listing(parts) if parts else self.say("tiles-none")

    def item(self, item: int) -> str:
        """What a field of a dealer shows."""
        return self.say("item", item=ITEMS[item].translate(KEYS))

    def bag(self, bag: int) -> str:
        """The colour of a bag."""
        return self.say("bag", bag=BAGS[bag])

    def card(self, card: int) -> str:
        """The name of an accomplice."""
        name, _, colour = CARDS[card].partition(".")
        return self.say(f"card-{name}", colour=colour)

    def effect(self, card: int) -> str:
        """What an accomplice does."""
        return self.say(f"card-{CARDS[card].partition('.')[0]}.effect")

    def thief(self, thief: int) -> str:
        """The name of a Master Thief."""
        return self.say(f"thief-{THIEVES[thief]}")

    def ability(self, thief: int) -> str:
        """What a Master Thief can do."""
        return self.say(f"ability-{THIEVES[thief]}")

    # ---- orders, raids, dealers

    def title(self, card: int) -> str:
        """The title of an order or a raid: the owner's own, or ours in this language."""
        return self.titles.get(ORDER_IDS[card]) or self.say(f"order-{ORDER_IDS[card]}")

    def need(self, what: int, number: int, together: int = 0) -> str:
        """One thing that an order asks for."""
        return self.say("need", what=WHATS[what].translate(KEYS), count=number, together=SETS[together])

    def condition(self, card: int) -> str:
        """What an order asks for, or what a raid does."""
        raid = self.box.raids[card]
        if raid is not None:
            return self.danger(raid)
        order = self.box.orders[card]
        assert order is not None, "an order or a raid"
        if order.kind > DRAW:
            return self.feat(order, ACHIEVEMENTS[order.event])
        if order.kind == DRAW:
            needs = self.feat(order, DRAW_EVENTS[order.event])
        else:
            needs = ", ".join(self.need(what, number, together) for what, number, together in order.needs)
        return self.say("condition", sort=ORDER_KINDS[order.kind], needs=needs)

    def feat(self, order: Order, event: str) -> str:
        """What must happen in a turn."""
        return self.say("feat", event=event, count=order.number, bag=self.bag(order.bag))

    def danger(self, raid: Raid) -> str:
        """Whom a raid hits."""
        parts: list[str] = []
        if raid.loot:
            parts.append(self.say("raid-loot", least=raid.loot, count=raid.returned))
        if raid.posters:
            parts.append(self.say("raid-posters", count=raid.posters))
        return " · ".join(parts)

    def rewards(self, card: int) -> str:
        """What an order gives."""
        order = self.box.orders[card]
        assert order is not None, "an order"
        parts = [self.points(order.points)]
        for key, number in (("coins", order.coins), ("neutrals", order.neutral), ("posters", order.posters)):
            if number:
                parts.append(self.say(key, count=number))
        return ", ".join(parts)

    def fields(self, dealer: int) -> str:
        """What a dealer buys."""
        tile = self.box.dealers[dealer]
        return ", ".join(f"{self.item(item)} {points}" for item, points in zip(tile.items, tile.points))

    def target(self, target: int) -> str:
        """An order by its space, or a field of a dealer."""
        if target < ORDER_SPACES:
            return self.say("target-order", number=target + 1)
        return self.say("target-dealer", place=place_name(target - ORDER_SPACES))

    # ---- what happened

    def sentence(self, event: Event, reader: int) -> str:
        """What happened, as told to a seat (CHANCE: a spectator); empty where another event tells it."""
        what, (a, b, c) = event.what, event.args
        if what in ("move", "answered"):
            return ""
        args: dict[str, Words] = {} if what in NOBODYS else self.who(a, reader)
        if what in BETWEEN:
            args |= self.whom(b, reader)
            if what == "gives-tile":
                args["tile"] = self.tile(c)
        elif what in OF_BAGS:
            args["bag"] = self.bag(b)
        elif what in OF_TILES:
            args["tile"] = self.tile(b)
        elif what in OF_HEAPS:
            args["tiles"] = self.heap(b)
        elif what in OF_POINTS:
            args["points"] = self.points(b)
        elif what in OF_SPACES:
            args |= {"number": b + 1, "points": self.points(c)}
        elif what in ("shows-card", "drew-accomplice", "neutralised", "announces"):
            args |= {"card": self.card(b), "effect": self.effect(b), "target": self.target(max(c, 0))}
        else:
            args |= self.facts(what, a, b, c)
        return self.say(f"event-{what}", **args)

    def facts(self, what: str, a: int, b: int, c: int) -> dict[str, Words]:
        """The variables of events that are like no other."""
        args: dict[str, Words] = {}
        if what in ("offers-thief", "becomes-thief"):
            thief = a if what == "offers-thief" else b
            args = {"thief": self.thief(thief), "ability": self.ability(thief)}
        elif what in ("new-order", "reserves"):
            space, card = (a, b) if what == "new-order" else (b, c)
            args = {"number": space + 1, "order": self.title(card)}
            args |= {"condition": self.condition(card), "rewards": self.rewards(card)}
        elif what in ("raid", "raid-set-aside"):
            args = {"order": self.title(a), "condition": self.condition(a)}
        elif what == "fulfils":
            args = {"order": self.title(b), "points": self.points(c)}
        elif what == "new-dealer":
            args = {"number": a + 1, "fields": self.fields(b)}
        elif what == "round":
            args["number"] = a
        elif what == "receives-coins":
            args = {"count": b, "coins": self.say("coins", count=b)}
        elif what in ("bets", "bet-stands"):
            args["bet"] = "clean" if b else "skull"
        elif what == "keeps-part":
            args = {"tiles": self.heap(b), "others": self.heap(c)}
        elif what == "swaps":
            args = {"given": self.tile(b), "tile": self.tile(c)}
        elif what == "big-haul":
            args["count"] = b
        elif what == "called-off":
            args["target"] = self.target(b)
        elif what in ("takes-posters", "jailed"):
            args["posters"] = self.say("posters", count=b)
        elif what == "sells":
            args = {"place": place_name(b), "tile": self.tile(c)}
        elif what == "completes-dealer":
            args["points"] = self.points(c)
        elif what == "hires":
            args = {"paid": "coin" if b < 0 else "tile", "tile": self.tile(max(b, 0))}
        elif what == "final-count":
            args = {"coins": self.say("coins", count=b), "points": self.points(c)}
        return args

    def who(self, seat: int, reader: int) -> dict[str, Words]:
        """The variables for who does something."""
        return {"who": self.names[seat], "you": "yes" if seat == reader else "no"}

    def whom(self, other: int, reader: int) -> dict[str, Words]:
        """The variables for whom it is done to."""
        return {"whom": self.names[other], "to": "you" if other == reader else "other"}

    # ---- moves

    def move(self, move: int, public: SwindlerPublic) -> str:
        """What a move is."""
        say = self.say
        if move >= LOT:
            return say("move-chance", text=MOVES.text(move))
        verb = MOVES.text(move).split(":")[0]
        if move < RESERVE:
            return say("move-thief", thief=self.thief(move - THIEF), ability=self.ability(move - THIEF))
        if move < BAG or FULFIL <= move < SELL:
            return self.order_move(move, verb, public)
        if move < STOP:
            percent = self.percent(public, move - BAG if move < BAG + len(BAGS) else int(public.bag))
            bag = self.bag(move - BAG) if move < BAG + len(BAGS) else ""
            return say("move-bag", bag=bag, percent=percent) if bag else say("move-draw", percent=percent)
        if move == STOP:
            return (
                say("move-stop", tiles=self.heap(int(public.fresh)))
                if public.fresh
                else say("move-stop-empty")
            )
        if SIDEKICK <= move < SIDEKICK + len(BAGS):
            return say("move-sidekick", bag=self.bag(move - SIDEKICK))
        if BET <= move < BET + 2:
            return say("move-bet", bet="clean" if move > BET else "skull")
        if PART <= move < FULFIL:
            return self.part_move(move, public)
        if SELL <= move < WITH:
            return self.sale(move - SELL, public)
        if verb in PLAIN:
            return say(f"move-{verb}")
        return self.thing_move(move, verb)

    def order_move(self, move: int, verb: str, public: SwindlerPublic) -> str:
        """Reserve, cancel or fulfil an order."""
        space = move - {"reserve": RESERVE, "cancel": CANCEL, "fulfil": FULFIL}[verb]
        card = public.orders[space]
        if card == EMPTY:
            return self.say(f"move-{verb}-at", number=space + 1)
        order = self.title(card)
        if verb == "cancel":
            return self.say("move-cancel", order=order, points=public.setting.cancel_penalty)
        if verb == "fulfil":
            return self.say("move-fulfil", order=order, points=self.rewards(card))
        holder = public.markers[space]
        to, whom = ("nobody", "") if holder < 0 else ("other", self.names[holder])
        return self.say("move-reserve", order=order, to=to, whom=whom)

    def sale(self, place: int, public: SwindlerPublic) -> str:
        """Sell to a dealer."""
        space, field = divmod(place, FIELDS)
        if public.dealers[space] == EMPTY:
            return self.say("move-sell-at", place=place_name(place))
        dealer = self.box.dealers[public.dealers[space]]
        last = sum(public.fields[space * FIELDS + at] == EMPTY for at in range(FIELDS)) == 1
        points = dealer.points[field] + (public.setting.dealer_bonus if last else 0)
        item = self.item(dealer.items[field])
        return self.say("move-sell", item=item, number=space + 1, points=self.points(points))

    def part_move(self, move: int, public: SwindlerPublic) -> str:
        """Into a part, or which part is kept."""
        if move < KEEP:
            return self.say("move-part", number=move - PART + 1)
        step = public.stack.top
        if not isinstance(step, KeepPart):
            return self.say("move-keep-at", number=move - KEEP + 1)
        kept = step.first if move == KEEP else int(public.fresh) - step.first
        return self.say("move-keep", tiles=self.heap(kept))

    def thing_move(self, move: int, verb: str) -> str:
        """A move that names a tile, a coin, a card or a player."""
        say = self.say
        if move in (PAY_COIN, GIVE_COIN):
            return say(f"move-{verb}-coin")
        if PAY <= move < GIVE_COIN:
            return say("move-pay", tile=self.tile(COIN_KINDS[move - PAY]))
        if TURN <= move < LOCKPICK:
            return say("move-turn", tile=self.tile(KEY_KIND[move - TURN]))
        if LOCKPICK <= move < CARD_MOVE:
            return say("move-lockpick", card=self.card(LOCK_PICKER + move - LOCKPICK))
        if CARD_MOVE <= move < PAY_COIN:
            return say("move-card", card=self.card(move - CARD_MOVE))
        if move >= HUSTLE:
            seat = move - HUSTLE
            return say("move-hustle", whom=self.names[seat] if seat < len(self.names) else str(seat))
        return say(f"move-{verb}", tile=self.tile(move - TILE_MOVES[verb]))

    def percent(self, public: SwindlerPublic, bag: int) -> Words:
        """The chance of a skull at the next draw from a bag, where it is shown."""
        if bag < 0 or not public.setting.show_bag_odds:
            return "none"
        return skull_percent(self.box, public, bag)


def skull_percent(box: Box, public: SwindlerPublic, bag: int) -> int:
    """[SW-3.2] The chance that the next tile from a bag is a skull, from what lies in the open."""
    tiles = int(size(public.home & BAG_MASK[bag]))
    return round(100 * box.skulls[bag] / (tiles + box.skulls[bag]))


def place_name(place: int) -> str:
    """A field of a dealer as it is typed: dealer, then field."""
    return f"{place // FIELDS + 1}.{place % FIELDS + 1}"
