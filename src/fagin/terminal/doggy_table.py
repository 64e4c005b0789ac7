"""The table of Doggy Bag drawn with letters: what everybody sees, and what one dog remembers."""

from __future__ import annotations

from typing import Final

from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from fagin.bots.players.doggy_odds import expected_bag
from fagin.games.doggy_bag.pieces import BLACK, BONE, COLOURS, LETTERS, ROLES, count, letters_of, size
from fagin.games.doggy_bag.state import BIT, NOBODY, DoggyPrivate, DoggyPublic, DoggyView
from fagin.terminal.box import Box
from fagin.terminal.doggy_words import DoggyWords

MARKED: Final = "●"
OPEN: Final = "○"


class DoggyTable:
    """Draws the table for one reader at a time."""

    def __init__(self, words: DoggyWords, box: Box) -> None:
        self.words: Final = words
        self.say: Final = words.speaker.say
        self.box: Final = box
        self.styles: Final = [
            Style(color=box.inks[colour], bgcolor=box.fills[colour], bold=colour == BLACK)
            for colour in range(COLOURS)
        ]

    def bone(self, colour: int) -> Text:
        """One bone, with its name in its colour."""
        return Text(f" {self.words.colour(colour)} ", self.styles[colour])

    def heap(self, heap: int, nothing: str) -> Text:
        """A heap as numbers with coloured letters."""
        chips = Text()
        for colour in range(COLOURS):
            bones = int(count(heap, colour))
            if bones:
                chips.append(" " if chips else "")
                chips.append(f"{bones}{LETTERS[colour]}", self.styles[colour])
        return chips if chips else Text(nothing, "dim")

    def legend(self) -> Text:
        """The letters of the bones, with their colours and points."""
        before, _, after = self.say("legend", bones="\n").partition("\n")
        line = Text(before)
        for colour in range(COLOURS):
            line.append(" · " if colour else "")
            line.append(LETTERS[colour], self.styles[colour])
            points = self.words.setting.points[colour]
            line.append(f" {self.words.colour(colour)} {points}")
        return line.append(after)

    def plain_legend(self) -> str:
        """The same in a sentence."""
        return ", ".join(
            self.say(
                "legend-bone",
                letter=LETTERS[colour],
                colour=self.words.colour(colour),
                points=self.words.setting.points[colour],
            )
            for colour in range(COLOURS)
        )

    # ---- the table

    def draw(self, view: DoggyView, phase: str) -> list[Rule | Table | Text]:
        """The whole table as a seat sees it."""
        public = view.public
        key = "table-last-turn" if public.left == 0 and public.amounts else "table-turn"
        title = " · ".join(
            [self.say("title"), self.say(key, turn=int(public.turn)), self.say("phase", phase=phase)]
        )
        parts: list[Rule | Table | Text] = [Rule(Text(title, "bold"), style="dim"), self.facts(public)]
        parts += [self.dogs(public, view.seat), self.chest_and_tokens(public, phase)]
        if public.hand:
            parts.append(self.hand(public, phase))
        own = view.own
        if own is not None:
            parts.append(self.own(view, own))
        return parts

    def facts(self, public: DoggyPublic) -> Text:
        """The numbers of the turn."""
        facts = [self.say("table-amount", amount=int(public.amount))] if public.amount else []
        if public.setting.bag_count:
            facts.append(self.say("table-bag", count=int(public.bag_count)))
        facts.append(self.say("table-left", count=int(public.left)))
        return Text("   ".join([*facts, self.say("first-mark")]), "dim")

    def dogs(self, public: DoggyPublic, reader: int) -> Table:
        """A line for each dog."""
        table = Table(box=None, pad_edge=False, header_style="dim")
        table.add_column(self.say("column-dog"), no_wrap=True, min_width=16)
        table.add_column(self.say("column-number"), justify="right", no_wrap=True)
        table.add_column(self.say("column-front"), no_wrap=True, min_width=24)
        table.add_column(self.say("column-points"), justify="right", no_wrap=True)
        table.add_column(self.say("column-black"), no_wrap=True)
        thrown_out = dict(public.out)
        for seat in range(public.players):
            name = self.words.names[seat]
            shown = self.say("table-you", name=name) if seat == reader else name
            mark = "★ " if public.first == seat else "  "
            dog = Text(mark + shown, Style(color=self.box.tints[seat], bold=True))
            if seat in thrown_out:
                out = Text(self.say("dog-out", turn=thrown_out[seat]), "dim")
                table.add_row(Text("  " + shown, "dim strike"), "", out, "", "")
                continue
            front = public.front[seat]
            number = public.number[seat]
            black, limit = int(count(front, BLACK)), public.setting.black_limit
            danger = "bold red" if black == limit - 1 else ""
            table.add_row(
                dog,
                Text("" if number == NOBODY else str(number), "bold"),
                self.heap(front, "–"),
                str(self.words.points(front)),
                Text(MARKED * black + OPEN * (limit - black), danger) if limit <= 9 else f"{black}/{limit}",
            )
        return table

    def chest_and_tokens(self, public: DoggyPublic, phase: str) -> Text:
        """What lies in the middle."""
        line = Text(f"{self.say('table-chest')}  ")
        line.append_text(self.heap(public.chest, self.say("table-empty")))
        if phase == "roles":
            line.append(f"     {self.say('table-tokens')} ")
            for role in range(ROLES):
                free = public.middle & BIT[role]
                turned = public.turned == role
                shown = str(role) if free else "↻" if turned else "·"
                line.append(f" {shown}", "bold" if free else "dim")
        return line

    def hand(self, public: DoggyPublic, phase: str) -> Text:
        """What is being drawn or shown."""
        key = "hand-shown" if phase == "roles" else "hand-drawn"
        said = self.say(key, bones="\n", points=self.words.points(public.hand))
        before, _, after = said.partition("\n")
        return Text(before, "bold").append_text(self.heap(public.hand, "")).append(after)

    # ---- what one dog knows

    def own(self, view: DoggyView, own: DoggyPrivate) -> Table:
        """The own screen and the memo."""
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        table.add_row(self.say("own-behind"), self.heap(own.behind, self.say("own-empty")))
        memo = view.public.setting.memo
        if memo == "full" and own.delivered:
            table.add_row(self.say("memo-delivered"), self.deliveries(own))
        if memo != "none" and own.looks:
            for at, line in enumerate(self.last_look(view.public, own)):
                table.add_row("" if at else self.say("memo-looked"), line)
        if memo == "full" and view.public.bag_count > 0:
            bag = expected_bag(view)
            percent = round(100 * bag.black_share(0))
            said = self.say("memo-chance", percent=percent, exact="yes" if bag.exact else "no")
            table.add_row(self.say("memo-odds"), said)
        return table

    def deliveries(self, own: DoggyPrivate) -> Text:
        """What was put in the bag, turn by turn."""
        line = Text()
        for at, heap in enumerate(own.delivered):
            before, _, after = self.say("memo-turn", turn=at + 1, bones="\n").partition("\n")
            line.append(" · " if at else "").append(before)
            for letter in letters_of(heap):
                line.append(letter, self.styles[LETTERS.index(letter)])
            line.append(after)
        return line

    def last_look(self, public: DoggyPublic, own: DoggyPrivate) -> list[Text]:
        """The last look, and what changed since, line by line."""
        turn, seen, after_loot = own.looks[-1]
        now = [int(count(after_loot, colour)) for colour in range(COLOURS)]
        for drawn, returned, _ in [*public.past[turn - 1 :], (int(public.drawn), int(public.returned), 0)]:
            for colour in range(COLOURS):
                now[colour] += int(count(returned, colour)) - int(count(drawn, colour))
        lines = [self.phrase("memo-look", seen, turn)]
        out = back = 0
        for colour in range(COLOURS):
            change = now[colour] - int(count(seen, colour))
            out -= min(0, change) * BONE[colour]
            back += max(0, change) * BONE[colour]
        if turn == len(public.amounts):
            if out or back:
                lines.append(self.phrase("memo-now", seen + back - out))
            return lines
        if out:
            lines.append(self.phrase("memo-drawn-since", out))
        if back:
            lines.append(self.phrase("memo-returned-since", back))
        mine = sum(int(size(heap)) for heap in own.delivered[turn:])
        unknown = int(public.bag_count) - sum(now) - mine
        if unknown > 0 and public.setting.bag_count:
            lines.append(Text(self.say("memo-unknown-since", count=unknown)))
        return lines

    def phrase(self, key: str, heap: int, turn: int = 0) -> Text:
        """A phrase with a heap in it."""
        before, _, after = self.say(key, bones="\n", turn=turn).partition("\n")
        return Text(before).append_text(self.heap(heap, self.say("table-empty"))).append(after)
