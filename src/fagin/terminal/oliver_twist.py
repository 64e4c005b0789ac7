"""Oliver Twist at the terminal: what is asked, what may be typed, and what it means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fagin.games.oliver_twist.bribe import placements
from fagin.games.oliver_twist.characters import Grab, grab_moves
from fagin.games.oliver_twist.fagin import Selling, worth
from fagin.games.oliver_twist.game import OliverTwist
from fagin.games.oliver_twist.moves import (
    BRIBE,
    DONE,
    FIRST,
    FLIP,
    GRAB,
    HIDE,
    HOLD,
    MOVE,
    MOVES,
    PLAY,
    PROWL,
    SELL,
    TARGET,
)
from fagin.games.oliver_twist.pieces import (
    BATES,
    BONUS,
    BONUS_SET,
    BULLSEYE,
    CRACKIT,
    DODGER,
    FACE_DOWN,
    FANG,
    LOOT,
    LOOTS,
    ONE,
    SET,
    SIKES,
    TYPE_MASK,
    WALLET,
    WALLETS,
    size,
)
from fagin.games.oliver_twist.prowl import alone, prowl_moves
from fagin.games.oliver_twist.rivals import AskFor, Target, victims
from fagin.games.oliver_twist.state import BIT, DAY, Setting, TwistView
from fagin.games.oliver_twist.turn import Turn
from fagin.kernel import CHANCE, Event, Match, View
from fagin.terminal.box import Box
from fagin.terminal.desk import Explanation, Question, Telling, Unasked
from fagin.terminal.foresight import Foresight, foretold
from fagin.terminal.oliver_moments import CLAUSES, ON_SPACES, STEPS
from fagin.terminal.oliver_table import OliverTable, space_of
from fagin.terminal.oliver_words import OliverWords, passed_by
from fagin.text import Speaker, Words

LETTERS: Final = "abcdefghijkmnoprtvwxyz"  # without q, u, l and s, which mean something else
LISTED: Final = 16  # spaces that are still read quickly
PAUSES: Final = {"takes": 0.6, "sells": 0.8, "flipped": 0.25, "plays": 0.8, "stops": 1.2, "nightfall": 1.2}
RUNS: Final = ("flipped", "bypasses", "bypasses-clean", "drew-loot")  # told as words added to a sentence
SILENT: Final = ("move", "answered", "at-fagins")  # other events tell what came of it
ONCE: Final = ("laid", "gets-starter")  # told once for many
SEEN: Final = {  # what is told to all, and what those who see more are told instead
    "hands-over-one": "handed-over",
    "plants-one": "planted",
    "files-one": "filed",
    "peeks": "peeked",
    "draws-card": "drew-card",
}
PRIVATE: Final = ("drew-card", "drew-loot", "peeked", "saw-stash")


class OliverDesk:
    """Oliver Twist at the terminal, in one language."""

    def __init__(
        self, speaker: Speaker, names: list[str], game: OliverTwist, setting: Setting, box: Box
    ) -> None:
        self.speaker: Final = speaker
        self.say: Final = speaker.say
        self.game: Final = game
        self.setting: Final = setting
        self.board: Final = game.board
        self.oliver: Final = OliverWords(speaker, names, setting, game.board)
        self.drawn: Final = OliverTable(self.oliver, box)
        self.flipping = (CHANCE, CHANCE)  # whose line was told last, and to whom

    # ---- the table and the log

    def table(self, view: View[Any, Any]) -> list[RenderableType]:
        """The table as a seat sees it."""
        return [*self.drawn.draw(view)]

    def tell(self, events: list[Event], reader: int) -> Iterator[Telling]:
        """What happened; tokens flipped or passed one after the other are words added to a sentence.

        A line of flipped tokens that another led round a corner goes on where it was left.
        """
        running = ("", 0)
        told_once = ""
        silent = SILENT if reader == CHANCE else (*SILENT, "turn")
        told = [event for event in events if event.what not in silent]
        for at, event in enumerate(told):
            what, (a, b, c) = event.what, event.args
            if what in SEEN and at + 1 < len(told) and told[at + 1].what == SEEN[what]:
                continue
            if what in RUNS:
                if running != (what, a):
                    goes_on = at == 0 and what == "flipped" and self.flipping == (a, reader) != (a, a)
                    sentence = "…" if goes_on else self.oliver.sentence(event, reader)
                    yield Telling(
                        event, Text(sentence), opens=True, pause=0.2, style=self.style(what, a, reader)
                    )
                running = (what, a)
                chip = Text(self.oliver.loot(b)) if what == "drew-loot" else self.drawn.chip(c)
                if what == "flipped":
                    chip = Text(f"{b}").append_text(chip)
                yield Telling(event, chip, goes_on=True, pause=PAUSES.get(what, 0.2))
                continue
            running = ("", 0)
            if what in ONCE and told_once == what:
                continue
            told_once = what if what in ONCE or what == "got-starter" else ""
            if what == "got-starter":
                told_once = "gets-starter"
            sentence = self.oliver.sentence(event, reader)
            yield Telling(
                event, Text(sentence), pause=PAUSES.get(what, 0.3), style=self.style(what, a, reader)
            )
        self.flipping = (running[1], reader) if running[0] == "flipped" else (CHANCE, CHANCE)

    def style(self, what: str, seat: int, reader: int) -> str:
        """A heading, or something that only the reader sees."""
        if what in ("nightfall", "turn"):
            return "turn"
        return "private" if what in PRIVATE and seat == reader else ""

    # ---- asking

    def moment(self, view: View[Any, Any]) -> tuple[str, str]:
        """What is decided now, and the clause; empty if nothing is."""
        now = view.public.stack.top
        for step, name, clause in STEPS:
            if isinstance(now, step):
                return name, f"OT-6.{10 + now.card}" if isinstance(now, (Target, Grab)) else clause
        return "", "OT-3.2"

    def question(self, view: View[Any, Any]) -> Question:
        """What a seat is asked now."""
        name, _ = self.moment(view)
        args = self.moment_args(view)
        moment = self.say(f"moment-{name}", **args)
        hint = self.say(f"moment-{name}.hint", **args)
        many = self.many(name, view)
        rows = [(key, self.words(move, view)) for key, move in self.keys(view) if not (many and move < SELL)]
        more = None
        if many:
            spaces = ranges(sorted(space_of(move) for move in view.legal_moves() if move < SELL))
            more = Text(self.say("street-ways", spaces=spaces), "dim")
        return Question(moment, hint, rows, many, more)

    def many(self, name: str, view: TwistView) -> bool:
        """Whether too many spaces can be named to list them."""
        return name in ("peek", "place", "grab") and len(view.legal_moves()) > LISTED

    def moment_args(self, view: TwistView) -> dict[str, Words]:
        """What the texts of a moment need to know."""
        moves = view.legal_moves()
        args: dict[str, Words] = {"tray": "", "pounds": "", "card": "", "effect": "", "example": ""}
        own = view.own
        if own is not None and own.tray:
            args["tray"] = self.oliver.heap(int(own.tray))
            args["pounds"] = self.oliver.pounds(self.price(view, int(own.tray)))
        step = view.public.stack.top
        if isinstance(step, Target):
            args |= {"card": self.oliver.card(step.card), "effect": self.oliver.effect(step.card)}
        if moves and moves[len(moves) // 2] < SELL:
            args["example"] = str(space_of(moves[len(moves) // 2]))
        return args

    def price(self, view: TwistView, tray: int) -> int:
        """What a set sells for now, all bonuses counted."""
        rewards, sales = self.setting.rewards, int(view.public.sales)
        pounds = worth(self.setting.coins, tray) + (rewards[sales] if sales < len(rewards) else 0)
        return pounds + (BONUS if size(tray) >= BONUS_SET else 0)

    def keys(self, view: TwistView) -> list[tuple[str, int]]:
        """The key of each move: a space by its number, other moves by a letter beside them, else by a number."""
        name, _ = self.moment(view)
        moves = view.legal_moves()
        if name not in ON_SPACES:
            return [(str(at + 1), move) for at, move in enumerate(moves)]
        keys = [(str(space_of(move)), move) for move in self.in_order(view) if move < SELL]
        others = [move for move in moves if move >= SELL]
        for at, move in enumerate(others):
            round_, letter = divmod(at, len(LETTERS))
            keys.append((LETTERS[letter] * (round_ + 1), move))
        return keys

    def in_order(self, view: TwistView) -> list[int]:
        """Prowls along each street, one after the other, the nearest token first."""
        legal = view.legal_moves()
        series = self.board.series[view.public.gang]
        along = [PROWL + series[at] for at in range(0, len(series), 3)]
        return [move for move in along if move in legal] + [move for move in legal if move not in along]

    # ---- reading

    def read(self, text: str, view: View[Any, Any]) -> int:
        """A key, the move's own text, a name, or the number of a space that is no choice now."""
        text = text.lower().strip()
        joined = text.replace(" ", "")
        for key, move in self.keys(view):
            if joined == key:
                return move
        name, _ = self.moment(view)
        if name in ("target", "first"):
            for seat, urchin in enumerate(self.oliver.names):
                if text == urchin.lower():
                    return MOVES.parse(f"{name}:{seat}")
        spelled = ":".join(text.replace(":", " ").split())
        if spelled in MOVES.numbers and MOVES.numbers[spelled] < MOVES.chance_from:
            return MOVES.numbers[spelled]
        if joined.isdecimal() and name in ON_SPACES:
            return MOVES.parse(f"{ON_SPACES[name]}:{int(joined)}")
        return MOVES.parse(f"?{spelled}")

    # ---- explaining

    def words(self, move: int, view: View[Any, Any]) -> str:
        """A move in words; a sale with what it brings, and others with what they do unasked."""
        own = view.own
        unasked = self.unasked(move, view)
        if unasked is not None:
            return unasked.words
        if move == DONE and own is not None and own.tray:
            return self.say("move-sell-now", pounds=self.oliver.pounds(self.price(view, int(own.tray))))
        return self.oliver.move(move, view.public, view.seat)

    def unasked(self, move: int, view: View[Any, Any]) -> Unasked | None:
        """What a card or a bribe does at once because only one thing can be done with it, if that ends the turn."""
        if not (PLAY <= move < HIDE or move == BRIBE) or move not in view.legal_moves():
            return None
        moves = only_way(move, view)
        if not moves:
            return None
        seen = Foresight(self.game, view, move)
        if (seen.asked and not isinstance(seen.step, Turn)) or (seen.luck and move != PLAY + SIKES):
            return None
        said = [self.oliver.move(one, view.public, view.seat) for one in (move, *moves)]
        if TARGET <= moves[0] < FIRST:
            said[1] = self.say("against", whom=said[1])
        return foretold(self.speaker, said[0], moves, said[1:], True)

    def explain_moment(self, view: View[Any, Any]) -> Explanation:
        """What is going on, and the clause."""
        name, clause = self.moment(view)
        return Explanation(self.say(f"moment-{name}.help", **self.moment_args(view)), clause)

    def explain_move(self, move: int, view: View[Any, Any]) -> Explanation:
        """What a move does, and the clause."""
        public = view.public
        clause = CLAUSES.get(MOVES.text(move).split(":")[0], "OT-3.2")
        texts: list[str] = []
        if move <= FLIP:
            kind = public.board[move - PROWL]
            passed = passed_by(public, self.board, move - PROWL)
            texts.append(self.say("explain-passed", count=len(passed)))
            clause = "OT-4.10" if passed else "OT-4.9"
            if kind < FACE_DOWN:
                texts.append(self.oliver.what_it_is(kind))
        elif GRAB < move < MOVE:
            texts.append(self.oliver.what_it_is(public.board[move - GRAB]))
        elif SELL <= move < HOLD:
            texts.append(self.say("explain-sell", pounds=self.oliver.pounds(self.offer(move - SELL, view))))
        elif PLAY <= move < HIDE:
            clause = f"OT-6.{10 + move - PLAY}"
            texts.append(self.say("explain-effect", effect=self.oliver.effect(move - PLAY)))
        step = public.stack.top
        if isinstance(step, AskFor):
            clause = "OT-6.22"
        elif isinstance(step, (Target, Grab)):
            clause = f"OT-6.{10 + step.card}"
        elif move == DONE and not isinstance(step, Selling):
            clause = "OT-R50"
        return Explanation(" ".join(texts), clause)

    def offer(self, sort: int, view: TwistView) -> int:
        """What all tokens of a type sell for, with just the Wallets they lack."""
        own = view.own
        assert own is not None
        tray = int(own.stash & TYPE_MASK[sort]) if sort != WALLETS else 0
        lacking = max(0, SET - int(size(tray)))
        return self.price(view, tray + lacking * ONE[WALLET])

    # ---- the end

    def ending(self, match: Match, reader: int) -> list[RenderableType]:
        """Places, money, burglaries, and why it ended."""
        outcome = match.outcome
        assert outcome is not None
        public = match.view(CHANCE).public
        winners = outcome.winners()
        clause = outcome.clause.replace(".", "_")
        phase = "day" if public.round == DAY else "night"
        who = self.speaker.company(self.oliver.names, winners, reader)
        alone = len(winners) == 1
        key = "end-by" if alone else "end-by-many"
        if reader in winners:
            key = "end-by-you" if alone else "end-by-many-you"
        parts: list[RenderableType] = [Rule(Text(self.say("end-title"), "bold"), style="dim")]
        parts.append(Text(f"{self.say(key, clause=clause, who=who, round=phase)} [{outcome.clause}]", "bold"))
        places = Table(box=None, pad_edge=False, show_header=False)
        for seat in sorted(range(public.players), key=lambda seat: outcome.places[seat]):
            name = self.oliver.names[seat]
            pounds = sum(LOOT[card] for card in range(LOOTS) if public.loot[seat] & BIT[card])
            places.add_row(
                self.say("end-place", place=outcome.places[seat]),
                self.say("table-you", name=name) if seat == reader else name,
                Text(
                    self.say(
                        "end-score",
                        pounds=self.oliver.pounds(public.money[seat]),
                        loot=self.oliver.pounds(pounds),
                        total=self.oliver.pounds(outcome.scores[seat]),
                    )
                ),
            )
        parts.append(places)
        return parts


def only_way(move: int, view: TwistView) -> list[int]:
    """The first answer that a card or a bribe asks for, where there is only one; [] where there is a choice."""
    public, card = view.public, move - PLAY
    if move == BRIBE or card == BULLSEYE or (card == BATES and alone(public)):
        moves = placements(public)
    elif card in (DODGER, CRACKIT):
        moves = grab_moves(public, view.seat, card)
    elif card in (SIKES, FANG):
        moves = [TARGET + seat for seat in victims(public, view.seat, card)]
    elif card == BATES:
        moves = prowl_moves(public, False)
    else:
        return []  # these ask, or do nothing that is left to choose
    return moves if len(moves) == 1 else []


def ranges(spaces: list[int]) -> str:
    """Numbers in a row as one says them: 3, 5-9, 12."""
    parts: list[list[int]] = []
    for space in spaces:
        if parts and parts[-1][-1] == space - 1:
            parts[-1].append(space)
        else:
            parts.append([space])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in parts)
