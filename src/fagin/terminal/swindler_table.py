"""The table of Swindler drawn with letters: orders, dealers, bags, thieves, and what one of them holds."""

from __future__ import annotations

from typing import Final

from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from fagin.games.swindler.orders import can_fulfil, entitled, means_of, order_at
from fagin.games.swindler.pieces import (
    BAG_MASK,
    BAG_OF,
    BAGS,
    CARD_MASK,
    DEALER_SPACES,
    FIELDS,
    KINDS,
    NEUTRAL,
    ORDER_CARDS,
    ORDER_SPACES,
    TILES,
    cards_in,
    count,
)
from fagin.games.swindler.state import BIT, EMPTY, NOBODY, SwindlerPrivate, SwindlerPublic, SwindlerView
from fagin.terminal.box import Box
from fagin.terminal.swindler_words import SwindlerWords, place_name, skull_percent

# by bag, neutral last
INKS: Final = ["#801010", "#103080", "#105020", "#705000", "#f0f0f0", "#303030"]
FILLS: Final = ["#ffc8c0", "#c8dcff", "#c8f0d0", "#fff0a0", "#404040", "#ffffff"]
LETTERS: Final = "RBGYK"


class SwindlerTable:
    """Draws the table for one reader at a time."""

    def __init__(self, words: SwindlerWords, box: Box) -> None:
        self.words: Final = words
        self.say: Final = words.say
        self.box: Final = box
        self.styles: Final = [Style(color=ink, bgcolor=fill) for ink, fill in zip(INKS, FILLS)]

    def chip(self, kind: int) -> Text:
        """A tile by its name, in its colours."""
        return Text(f" {self.say('tile-bare', kind=KINDS[kind])} ", self.styles[BAG_OF[kind]])

    def heap(self, heap: int, nothing: str = "–") -> Text:
        """A heap as letters, with a number where there are several."""
        chips = Text()
        for kind in range(TILES):
            tiles = int(count(heap, kind))
            if tiles:
                chips.append(" " if chips else "")
                chips.append(f"{tiles}×" if tiles > 1 else "")
                chips.append(KINDS[kind], self.styles[BAG_OF[kind]])
        return chips if chips else Text(nothing, "dim")

    # ---- the table

    def draw(self, view: SwindlerView) -> list[Rule | Table | Text]:
        """The whole table as a seat sees it."""
        public = view.public
        setting = public.setting
        number = self.say("table-round", number=int(public.round))
        title = " · ".join([self.say("title"), self.say("table-final") if public.final else number])
        aims = self.say("table-aims", master=setting.master_at, last=setting.end_at)
        parts: list[Rule | Table | Text] = [Rule(Text(f"{title} · {aims}", "bold"), style="dim")]
        parts += [self.heading("table-orders"), self.orders(view)]
        parts += [self.heading("table-dealers"), self.dealers(public)]
        if setting.show_bag_odds:
            parts += [self.heading("table-bags"), self.bags(public)]
        parts += [Text(self.say(key), "dim") for key in ("legend-bags", "legend-items")]
        parts += [self.facts(public), Text(), self.thieves(public, view)]
        own = view.own
        if own is not None:
            parts.append(self.own(own))
        if public.bag != NOBODY:
            parts.append(self.theft(public, view.seat))
        return parts

    def heading(self, key: str) -> Text:
        """A word above a part of the table."""
        return Text(self.say(key), "dim underline")

    def orders(self, view: SwindlerView) -> Table:
        """The open orders: number, who has reserved it, condition and rewards."""
        public = view.public
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        table.add_column(max_width=22)
        for space in range(ORDER_SPACES):
            card = public.orders[space]
            if card == EMPTY:
                table.add_row(f"{space + 1:>2}", "", Text(self.say("table-empty"), "dim"), "")
                continue
            line = Text(self.words.title(card), "bold").append(f" {self.words.condition(card)}", "not bold")
            if self.ready(view, space):
                line.append(f" ✓ {self.say('table-ready')}", "bold green")
            table.add_row(
                f"{space + 1:>2}", self.marker(public, space, view.seat), line, self.words.rewards(card)
            )
        return table

    def marker(self, public: SwindlerPublic, space: int, reader: int) -> Text:
        """Who has reserved an order."""
        holder = public.markers[space]
        if holder == NOBODY:
            return Text("·", "dim")
        return Text(f"▸{self.named(holder, reader)}", Style(color=self.box.tints[holder], bold=True))

    def named(self, seat: int, reader: int) -> str:
        """Return a name, or "you" for the reader."""
        return self.say("the-reader") if seat == reader else self.words.names[seat]

    def ready(self, view: SwindlerView, space: int) -> bool:
        """Whether the reader could fulfil an order with what is there now."""
        public, own = view.public, view.own
        order = order_at(public, space)
        if own is None or order is None or view.seat != public.seat or not entitled(public, view.seat, space):
            return False
        return can_fulfil(public, order, means_of(public, view.seat, own))

    def dealers(self, public: SwindlerPublic) -> Table:
        """The dealers: what each field buys, for how many points, and what lies there."""
        table = Table(box=None, pad_edge=False, show_header=False)
        for _ in range(1 + FIELDS):
            table.add_column(no_wrap=True)
        for space in range(DEALER_SPACES):
            if public.dealers[space] == EMPTY:
                table.add_row(f"{space + 1:>2}", Text(self.say("table-empty"), "dim"))
                continue
            dealer = self.words.box.dealers[public.dealers[space]]
            cells: list[Text] = []
            for field in range(FIELDS):
                place = space * FIELDS + field
                tile = public.fields[place]
                said = f"{place_name(place)} {self.words.item(dealer.items[field])} {dealer.points[field]}"
                cell = Text(said, "" if tile == EMPTY else "dim strike")
                if tile != EMPTY:
                    cell = Text.assemble(cell, " ", (KINDS[tile], self.styles[BAG_OF[tile]]))
                cells.append(cell)
            table.add_row(f"{space + 1:>2}", *cells)
        return table

    def bags(self, public: SwindlerPublic) -> Table:
        """[SW-3.2] What is left in the bags, as everybody can work it out, and the chance of a skull."""
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, justify="right")
        table.add_column(no_wrap=True)
        skulls = self.words.box.skulls
        for bag in range(len(BAGS)):
            percent = skull_percent(self.words.box, public, bag)
            table.add_row(
                Text(f" {LETTERS[bag]} {self.words.bag(bag)} ", self.styles[bag]),
                self.heap(int(public.home & BAG_MASK[bag])),
                self.say("table-skulls", count=skulls[bag]),
                Text(self.say("table-skull", percent=percent), "bold"),
            )
        return table

    def facts(self, public: SwindlerPublic) -> Text:
        """The supply, and what is known of the decks."""
        raids = sum(
            self.words.box.raids[card] is not None and bool((public.order_deck | public.aside) & BIT[card])
            for card in range(ORDER_CARDS)
        )
        tiles = int(public.home & BAG_MASK[NEUTRAL])
        coins = self.say("coins", count=max(0, int(public.supply)))
        text = Text(
            self.say(
                "table-supply",
                coins=coins,
                tiles=self.heap(tiles).plain,
                count=int(public.deck_count),
                number=raids,
            )
        )
        if public.discard:
            found = cards_in(int(public.discard))
            cards = ", ".join(
                self.words.card(card) + (f" ×{found.count(card)}" if found.count(card) > 1 else "")
                for card in dict.fromkeys(found)
            )
            text.append(f"\n{self.say('table-shown', cards=cards)}", "dim")
        return text

    def thieves(self, public: SwindlerPublic, view: SwindlerView) -> Table:
        """A line for each thief, with what everybody may see."""
        table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
        table.add_column(self.say("column-thief"), no_wrap=True)
        for name in ("points", "coins", "posters", "orders", "cards"):
            table.add_column(self.say(f"column-{name}"), justify="right", no_wrap=True)
        table.add_column(self.say("column-ability"), no_wrap=True)
        table.add_column(self.say("column-loot"), ratio=1)
        for seat in range(public.players):
            name = self.words.names[seat]
            shown = self.say("table-you", name=name) if seat == view.seat else name
            mark = "▸" if seat == public.seat else " "
            table.add_row(
                Text(mark + shown, Style(color=self.box.tints[seat], bold=True)),
                Text(str(public.points[seat]), "bold"),
                str(public.coins[seat]),
                str(public.posters[seat]),
                str(public.progress[seat]),
                str(public.hand_count[seat]),
                self.ability(public, seat),
                self.heap(public.loot[seat]),
            )
        return table

    def ability(self, public: SwindlerPublic, seat: int) -> Text:
        """The Master Thief card of a seat: starred when its ability may be used."""
        if public.jailed & BIT[seat]:
            return Text(self.say("table-jail"), "bold red")
        if public.thieves[seat] == NOBODY:
            return Text("–", "dim")
        name = self.words.thief(public.thieves[seat])
        unlocked = public.progress[seat] >= public.setting.master_at
        return Text(f"★{name}", "bold") if unlocked else Text(name, "dim")

    # ---- what one thief holds, and the theft under way

    def own(self, own: SwindlerPrivate) -> Table:
        """The own accomplices, each with what it does."""
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        label = self.say("own-cards")
        hired = cards_in(int(own.hired))
        for card in cards_in(int(own.hand)):
            name = self.words.card(card)
            line = Text(name[:1].upper() + name[1:], "bold").append(
                f" – {self.words.effect(card)}", "not bold"
            )
            if card in hired and int(own.hand & CARD_MASK[card]) == int(own.hired & CARD_MASK[card]):
                line.append(f" ({self.say('own-hired')})", "dim not bold")
            table.add_row(label, line)
            label = ""
        if own.sealed:
            table.add_row(self.say("own-sealed"), self.heap(int(own.sealed)))
        return table

    def theft(self, public: SwindlerPublic, reader: int) -> Text:
        """Who steals from which bag, what was stolen, and what is bet on it."""
        seat = int(public.seat)
        who = self.words.who(seat, reader)
        stolen = self.words.heap(int(public.fresh))
        text = Text(self.say("table-theft", bag=self.words.bag(int(public.bag)), tiles=stolen, **who), "bold")
        bets = [
            self.say("bet-on", bet=bet, who=self.named(other, reader))
            for bet, seats in (("skull", public.bets_skull), ("clean", public.bets_clean))
            for other in range(public.players)
            if seats & BIT[other]
        ]
        if bets:
            text.append(f"\n{self.say('table-bets', bets=', '.join(bets))}")
        return text
