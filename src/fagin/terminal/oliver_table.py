"""The table of Oliver Twist drawn with letters: the streets, the Lairs, and what one urchin knows."""

from __future__ import annotations

from typing import Final

from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from fagin.games.oliver_twist.board import SQUARE
from fagin.games.oliver_twist.moves import FLIP, GRAB, MOVE, PEEK, PROWL, SELL
from fagin.games.oliver_twist.pieces import (
    CHARACTERS,
    EMPTY,
    FACE_DOWN,
    KINDS,
    OBJECTS,
    STASH,
    WALLET,
    count,
    types_in,
)
from fagin.games.oliver_twist.state import (
    BIT,
    DAY,
    FILES_OPEN,
    NIGHT,
    NOBODY,
    STASHES_OPEN,
    TwistPrivate,
    TwistPublic,
    TwistView,
    closed,
)
from fagin.terminal.box import Box
from fagin.terminal.oliver_map import Cell, draw, layout_of
from fagin.terminal.oliver_words import OliverWords

HIDDEN: Final = "▒▒"
SHUT: Final = " ×  "
# by kind: apples, handkerchiefs, brooches, necklaces, rings, watches, Wallets, Tools, Characters, Burglaries
INKS: Final = [
    *["#b02020", "#b02020", "#2050a0", "#2050a0", "#606060", "#806080", "#906000", "#207040", "#704010"],
    *["#304050"] * 5,
    *["#8020a0", "#202020"],
]
FILLS: Final = [
    *["#ffd8d0", "#ffc0b8", "#d8e8ff", "#c0d8ff", "#e0e0e0", "#f0e0f0", "#ffe8a0", "#d0f0d8", "#f0d0a8"],
    *["#c8d0d8"] * 5,
    *["#f0d0ff", "#ffb040"],
]


class OliverTable:
    """Draws the table for one reader at a time."""

    def __init__(self, words: OliverWords, box: Box) -> None:
        self.words: Final = words
        self.say: Final = words.say
        self.box: Final = box
        self.layout: Final = layout_of(words.board)
        self.codes: Final = [self.code(kind) for kind in range(len(KINDS))]
        self.styles: Final = [Style(color=ink, bgcolor=fill) for ink, fill in zip(INKS, FILLS)]

    def code(self, kind: int) -> str:
        """The two letters of a token: an Object with its pounds."""
        letters = self.say("code", kind=KINDS[kind])
        if kind < OBJECTS and kind != WALLET:
            coins = self.words.setting.coins[kind]
            return f"{letters}{coins if coins < 10 else '+'}"
        return letters[:2]

    def chip(self, kind: int) -> Text:
        """A token by its name, in its colours."""
        return Text(f" {self.words.bare(kind)} ", self.styles[kind])

    def heap(self, heap: int, nothing: str = "–") -> Text:
        """A heap as letters, with a number where there are several."""
        chips = Text()
        for kind in range(len(KINDS)):
            tokens = int(count(heap, kind))
            if tokens:
                chips.append(" " if chips else "")
                chips.append(f"{tokens}×" if tokens > 1 else "")
                chips.append(self.codes[kind], self.styles[kind])
        return chips if chips else Text(nothing, "dim")

    # ---- the table

    def draw(self, view: TwistView) -> list[Rule | Table | Text]:
        """The whole table as a seat sees it."""
        public = view.public
        phase = self.say("round", round="day" if public.round == DAY else "night")
        title = " · ".join([self.say("title"), phase, self.say("table-turn", turn=int(public.turns))])
        parts: list[Rule | Table | Text] = [Rule(Text(title, "bold"), style="dim"), self.map(view)]
        parts += [Text(self.say(key), "dim") for key in ("legend-objects", "legend-others", "legend-tools")]
        parts += [self.facts(public), Text(), self.lairs(public, view)]
        own = view.own
        if own is not None:
            parts.append(self.own(public, own))
        return parts

    def facts(self, public: TwistPublic) -> Text:
        """The numbers of the round."""
        left = public.setting.rewards[public.sales :]
        rewards = " ".join(str(reward) for reward in left) or "–"
        facts = [
            self.say("table-gang", space=self.words.space(int(public.gang))),
            self.say("table-rewards", rewards=rewards),
            self.say("table-board", count=int(public.on_board)),
        ]
        if public.face_down:
            facts.append(self.say("table-hidden", count=int(public.face_down)))
        text = Text("   ".join(facts))
        if closed(public):
            shut = ", ".join(street.name for street in self.words.board.streets if street.yellow)
            text.append(f"\n{self.say('table-closed', streets=shut)}", "dim")
        played = [self.words.card(card) for card in range(CHARACTERS) if public.discards & BIT[card]]
        if played:
            text.append(f"\n{self.say('table-discards', cards=', '.join(played))}", "dim")
        return text

    def map(self, view: TwistView) -> Text:
        """The streets, with the spaces that can be named now in bold."""
        public = view.public
        shut = closed(public)
        targets = spaces_of(view.legal_moves())
        peeked = dict(view.own.peeked) if view.own is not None else {}
        cells: dict[int, Cell] = {}
        for space in range(len(public.board)):
            kind = public.board[space]
            number = f"{space:>2}"
            style = "bold reverse" if space in targets else "" if kind != EMPTY else "dim"
            if space == public.gang:
                cells[space] = Cell("", f"▸{number}◂", "", "bold white on red")
            elif shut and self.words.board.yellow[space]:
                cells[space] = Cell("", SHUT, "", "dim")
            elif space == SQUARE:
                cells[space] = Cell("", "[ 0]", "", style)
            elif kind == EMPTY:
                cells[space] = Cell(number, "  ", style, "")
            elif kind == FACE_DOWN:
                known = peeked.get(space, NOBODY)
                token = HIDDEN if known == NOBODY else self.codes[known].lower().ljust(2)
                cells[space] = Cell(number, token, style, "dim" if known == NOBODY else "italic underline")
            else:
                cells[space] = Cell(number, self.codes[kind].ljust(2), style, self.styles[kind])
        return draw(self.layout, cells, shut)

    def lairs(self, public: TwistPublic, view: TwistView) -> Table:
        """A line for each urchin, with what everybody may see."""
        table = Table(box=None, pad_edge=False, header_style="dim")
        table.add_column(self.say("column-urchin"), no_wrap=True, min_width=14)
        table.add_column(self.say("column-money"), justify="right", no_wrap=True)
        table.add_column(self.say("column-stash"), no_wrap=True)
        table.add_column(self.say("column-file"), no_wrap=True)
        table.add_column(self.say("column-tools"), no_wrap=True)
        table.add_column(self.say("column-cards"), justify="right", no_wrap=True)
        if public.round != DAY:
            table.add_column(self.say("column-loot"), justify="right", no_wrap=True)
        for seat in range(public.players):
            name = self.words.names[seat]
            shown = self.say("table-you", name=name) if seat == view.seat else name
            mark = "▸ " if seat == public.seat else "  "
            row: list[Text | str] = [
                Text(mark + shown, Style(color=self.box.tints[seat], bold=True)),
                self.money(public, seat, view.seat),
                self.stash(public, seat),
                self.file(public, seat, view.seat),
                self.heap(public.tools[seat]),
                str(public.hand_count[seat]),
            ]
            if public.round != DAY:
                row.append(str(public.burgled.count(seat)))
            table.add_row(*row)
        return table

    def money(self, public: TwistPublic, seat: int, reader: int) -> Text:
        """[OT-9.2] What a seat has: the own money, and all when it is announced, at nightfall and at the end."""
        announced = public.opened == FILES_OPEN or (public.round == NIGHT and public.turns == 0)
        if seat == reader or announced or public.setting.money_view == "all":
            return Text(self.words.pounds(public.money[seat]), "bold")
        return Text("?", "dim")

    def stash(self, public: TwistPublic, seat: int) -> Text:
        """How many tokens, and which if all may see them."""
        if public.setting.open_stashes or public.opened >= STASHES_OPEN:
            return self.heap(public.stashes[seat])
        return Text(f"{public.stash_count[seat]}/{STASH}")

    def file(self, public: TwistPublic, seat: int, reader: int) -> Text:
        """[OT-R42] A file is not counted aloud before the end of the round."""
        if public.setting.open_files or public.opened == FILES_OPEN:
            return self.heap(public.files[seat])
        if seat == reader and public.setting.file_view == "owner":
            return Text(str(public.file_count[seat]))
        return Text("?", "dim")

    # ---- what one urchin knows

    def own(self, public: TwistPublic, own: TwistPrivate) -> Table:
        """The own Lair and cards, and what is in the hand at this moment."""
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        table.add_row(self.say("own-stash"), self.heap(int(own.stash)))
        if own.incoming != NOBODY:
            table.add_row(self.say("own-incoming"), self.chip(int(own.incoming)))
        if own.tray:
            table.add_row(self.say("own-tray"), self.heap(int(own.tray)))
        if own.sight:
            table.add_row(self.say("own-sight"), self.heap(int(own.sight)))
        if public.setting.file_view != "nobody" and own.file:
            said = self.say("own-types", tokens="\n", count=types_in(own.file))
            before, _, after = said.partition("\n")
            line = Text(before).append_text(self.heap(int(own.file))).append(after, "dim")
            table.add_row(self.say("own-file"), line)
        label = self.say("own-cards")
        for card in range(CHARACTERS):
            if own.hand & BIT[card]:
                line = Text(self.words.card(card), "bold").append(f" – {self.words.effect(card)}", "not bold")
                table.add_row(label, line)
                label = ""
        if own.drawn:
            table.add_row(self.say("own-drawn"), self.words.loots(int(own.drawn)))
        if own.kept:
            table.add_row(self.say("own-loot"), self.words.loots(int(own.kept)))
        if own.peeked:
            seen = ", ".join(f"{space} {self.words.bare(kind)}" for space, kind in own.peeked)
            table.add_row(self.say("own-peeked"), seen)
        return table


def spaces_of(moves: list[int]) -> set[int]:
    """The spaces that moves go to."""
    found: set[int] = set()
    for move in moves:
        if move < SELL:
            found.add(space_of(move))
    return found


def space_of(move: int) -> int:
    """The space that a move on the board names."""
    for first, last in ((PROWL, FLIP), (FLIP, PEEK), (PEEK, GRAB)):
        if first < move <= last:
            return move - first
    return move - GRAB if move < MOVE else move - MOVE
