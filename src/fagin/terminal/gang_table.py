"""The table of Fagin's Gang drawn with letters: six tracks side by side, the market, and what everybody has."""

from __future__ import annotations

from typing import Final

from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from fagin.games.fagins_gang.constables import arrow_of
from fagin.games.fagins_gang.moves import BUMP, ENDS, GO, LOW
from fagin.games.fagins_gang.pieces import BIT, HAND_LIMIT, SHIFT, SIX, count, size
from fagin.games.fagins_gang.state import GangPublic, GangView, in_hand, price_of, urchin_at
from fagin.terminal.box import Box
from fagin.terminal.gang_words import ANY, SEAT_LETTERS, GangWords

CELL: Final = 12  # letters of a track
INKS: Final = ["#ffffff", "#ffffff", "#ffffff", "#000000", "#ffffff", "#ffffff"]  # by good
FILLS: Final = ["#2f5fae", "#2f7d36", "#2b2b2b", "#e2b714", "#c0392b", "#7b3fa0"]
ROLLS: Final = ("", "¹", "²", "³", "⁴", "⁵", "⁶")
FREE: Final = "·"  # a level where nobody stands


class GangTable:
    """Draws the table for one reader at a time."""

    def __init__(self, words: GangWords, box: Box) -> None:
        self.words: Final = words
        self.say: Final = words.say
        self.board: Final = words.board
        self.box: Final = box
        self.styles: Final = [Style(color=ink, bgcolor=fill) for ink, fill in zip(INKS, FILLS)]
        self.order: Final = sorted(
            range(SIX), key=lambda at: self.board.locations[at].places[0]
        )  # west to east

    def chip(self, good: int) -> Text:
        """A cube by its colour, in its colour."""
        return Text(f" {self.words.colour(good)} ", self.styles[good])

    def urchin(self, seat: int) -> Text:
        """An urchin by the letter of its player."""
        return Text(SEAT_LETTERS[seat], Style(color=self.box.tints[seat], bold=True, reverse=True))

    # ---- the table

    def draw(self, view: GangView, whole: bool) -> list[Rule | Table | Text]:
        """The table as a seat sees it; without the tracks where only cubes and shillings matter."""
        public = view.public
        facts = [
            self.say("title"),
            self.say("table-round", number=int(public.round)),
            self.say("table-homes", count=public.setting.homes_to_win),
        ]
        parts: list[Rule | Table | Text] = [Rule(Text(" · ".join(facts), "bold"), style="dim")]
        if whole:
            parts.append(self.tracks(view))
            parts += [Text(self.say(key), "dim") for key in ("legend-track", "legend-level")]
        parts.append(Text(self.say("legend-goods"), "dim"))
        parts += [self.market(public), Text(), self.players(public, view)]
        return parts

    def tracks(self, view: GangView) -> Text:
        """Six tracks side by side, with the levels that can be named now underlined."""
        public = view.public
        named = targets(view.legal_moves())
        rows = [[self.head(location) for location in self.order]]
        rows.append([self.homes(public, location) for location in self.order])
        for level in range(self.board.levels):
            rows.append([self.cell(public, location, level, named) for location in self.order])
        rows.append([self.price(location) for location in self.order])
        rows.append([self.stock(public, location) for location in self.order])
        text = Text()
        for at, row in enumerate(rows):
            level = at - 2
            label = str(level) if 0 <= level < self.board.levels else ""
            text.append("\n" if at else "").append(f"{label:>2} ", "dim")
            for column, cell in enumerate(row):
                cell.truncate(CELL, pad=column + 1 < SIX)
                text.append_text(cell).append(" " if column + 1 < SIX else "")
        return text

    def head(self, location: int) -> Text:
        """The name of a location."""
        return Text(self.words.location(location), "bold")

    def homes(self, public: GangPublic, location: int) -> Text:
        """[FG-3.22] What is typed for a location, and who has an urchin home there."""
        text = Text().append(f"[{self.words.short(location)}] ", "dim")
        for seat in range(public.players):
            if public.home[seat] & BIT[location]:
                text.append_text(self.urchin(seat))
        return text

    def cell(self, public: GangPublic, location: int, level: int, named: set[tuple[int, int]]) -> Text:
        """One level: the constable on his arrow, the urchin, the goods, the shillings, the rolls that hit it."""
        plan = self.board
        arrow = int(arrow_of(public, location))
        here = plan.arrow_level[arrow] == level
        left, right = here and arrow < plan.levels, here and arrow >= plan.levels
        text = Text().append("▲" if left else " ", "bold red")
        seat = int(urchin_at(public, location, level))
        if seat >= 0:
            text.append_text(self.urchin(seat))
        else:
            text.append(FREE, "bold underline" if (location, level) in named else "dim")
        text.append("▼" if right else " ", "bold red")
        place = plan.locations[location].levels[level]
        text.append_text(self.goods(place.goods, place.hands))
        text.append(f"{place.shillings:>2}")
        for face in range(1, SIX + 1):
            if plan.arrow_level[(arrow + face) % plan.arrows] == level:
                text.append(ROLLS[face], "red")
        return text

    def goods(self, heap: int, hands: int) -> Text:
        """What a level gives: a letter for each cube, or numbers where there are many."""
        text = Text()
        wide = CELL - 7
        many = size(heap) + hands >= wide
        for good in range(SIX):
            cubes = int(count(heap, good))
            if cubes:
                letters = f"{cubes}{self.words.codes[good]}" if many else self.words.codes[good] * cubes
                text.append(letters, self.styles[good])
        text.append(f"{hands}{ANY}" if many and hands else ANY * hands, "bold")
        text.truncate(wide - 1, pad=True)
        return text.append(" ")

    def price(self, location: int) -> Text:
        """[FG-3.3] What a level costs."""
        plan = self.board.locations[location]
        return Text(self.say("track-price", cubes=f"{plan.price}{self.words.codes[plan.good]}"))

    def stock(self, public: GangPublic, location: int) -> Text:
        """[FG-1.2] What the warehouse of its good holds."""
        good = self.board.good[location]
        cubes = f"{int(count(public.warehouse, good))}{self.words.codes[good]}"
        return Text(self.say("track-stock", cubes=cubes), "dim")

    def market(self, public: GangPublic) -> Text:
        """[FG-7.5] The stalls in their order, with what they hold and the prices on the wheel."""
        text = Text().append(f"{self.say('table-market')} ", "bold")
        for at, good in enumerate(self.board.stalls):
            stall = self.say(
                "table-stall",
                code=self.words.codes[good],
                cubes=int(count(public.market, good)),
                space=int(count(self.board.capacity, good)),
                price=int(price_of(public, good)),
            )
            text.append("" if at == 0 else " ").append(stall, self.styles[good])
        return text

    def players(self, public: GangPublic, view: GangView) -> Table:
        """A line for each player: shillings, cubes, urchins left, urchins home."""
        table = Table(box=None, pad_edge=False, header_style="dim")
        table.add_column(self.say("column-player"), no_wrap=True, min_width=16)
        table.add_column(self.say("column-shillings"), justify="right", no_wrap=True)
        table.add_column(self.say("column-cubes"), no_wrap=True)
        table.add_column("", justify="right", no_wrap=True)
        table.add_column(self.say("column-urchins"), justify="right", no_wrap=True)
        table.add_column(self.say("column-home"), no_wrap=True)
        for seat in range(public.players):
            name = self.words.names[seat]
            shown = self.say("table-you", name=name) if seat == view.seat else name
            mark = "▸ " if seat == public.seat else "  "
            home = " ".join(
                self.words.short(location) for location in self.order if public.home[seat] & BIT[location]
            )
            table.add_row(
                Text(mark).append_text(self.urchin(seat)).append(f" {shown}", "bold"),
                str(public.shillings[seat]),
                self.hand(public, seat, view.seat),
                Text(f"{int(size(public.hands[seat]))}/{HAND_LIMIT}", "dim"),
                str(int(in_hand(public, seat))),
                home or "–",
            )
        return table

    def hand(self, public: GangPublic, seat: int, reader: int) -> Text:
        """[FG-R34] The cubes of a seat, where the reader is to be shown them."""
        if public.setting.hidden_hands and seat != reader:
            return Text("?", "dim")
        text = Text()
        for good in range(SIX):
            cubes = public.hands[seat] >> SHIFT[good] & 255
            text.append(" " if text else "")
            text.append(f"{cubes:>2}{self.words.codes[good]}", self.styles[good] if cubes else "dim")
        return text


def targets(moves: list[int]) -> set[tuple[int, int]]:
    """The locations and levels that moves go to."""
    found: set[tuple[int, int]] = set()
    for move in moves:
        if GO <= move < BUMP and (move - GO) % ENDS < LOW:
            found.add(((move - GO) // ENDS, (move - GO) % ENDS))
    return found
