"""Swindler at the terminal: what is asked, what may be typed, and what it means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fagin.games.swindler.accomplices import Gifts, SwapTake, swap_gives, takes_for
from fagin.games.swindler.actions import Fill, fill_moves, order_for
from fagin.games.swindler.conditions import Filling
from fagin.games.swindler.getaway import KeepPart, Split
from fagin.games.swindler.hiring import payments
from fagin.games.swindler.moves import (
    BAG,
    CANCEL,
    DONE,
    DRAW,
    END,
    FORGE,
    FULFIL,
    GIVE,
    HIRE,
    HUSTLE,
    LOT,
    MOVES,
    PASS,
    PAY_COIN,
    RESERVE,
    SELL,
    TAKE,
    WITH,
)
from fagin.games.swindler.moves import BEGGAR as BEGGAR_MOVE
from fagin.games.swindler.orders import means_of, needs_nothing
from fagin.games.swindler.pieces import (
    ACCOMPLICE,
    BAG_MASK,
    COIN,
    KINDS,
    ORDER_SPACES,
    OWN,
    Box,
    kinds_in,
    size,
    tiles_in,
)
from fagin.games.swindler.pieces import CARDS as CARD_NAMES
from fagin.games.swindler.raid import Returns
from fagin.games.swindler.state import EMPTY, SwindlerView, hidden_cards
from fagin.games.swindler.windows import CardStep, KillWindow
from fagin.kernel import CHANCE, Event, Match, View
from fagin.terminal.box import Box as PrintedBox
from fagin.terminal.desk import NONE, Explanation, Question, Telling, Unasked
from fagin.terminal.foresight import foretold
from fagin.terminal.swindler_moments import CARDS, CLAUSES, STEPS, WINDOWS
from fagin.terminal.swindler_table import LETTERS, SwindlerTable
from fagin.terminal.swindler_words import SwindlerWords, place_name
from fagin.text import Speaker, Words

PAUSES: Final = {
    "drew": 0.7,
    "drew-skull": 1.2,
    "caught": 1.0,
    "raid": 1.2,
    "fulfils": 0.8,
    "shows-card": 0.8,
}
SILENT: Final = ("move", "answered", "nobody-reacts", "done", "bet-stands")  # others tell what came of it
TOLD_BY: Final = ("hustles", "bets", "calls-sidekick")  # before a card is shown, and name it
ONWARDS: Final = (PASS, DONE, END)  # moves that only go on
TAKES: Final = {"angel": "SW-10.12", "swap": "SW-10.14", "neutral": "SW-6.10"}  # clauses of taking, by moment


class SwindlerDesk:
    """Swindler at the terminal, in one language."""

    def __init__(self, speaker: Speaker, names: list[str], box: Box, printed: PrintedBox) -> None:
        self.speaker: Final = speaker
        self.say: Final = speaker.say
        self.box: Final = box
        self.swindler: Final = SwindlerWords(speaker, names, box, printed.titles)
        self.drawn: Final = SwindlerTable(self.swindler, printed)

    # ---- the table and the log

    def table(self, view: View[Any, Any]) -> list[RenderableType]:
        """The table as a seat sees it."""
        return [*self.drawn.draw(view)]

    def tell(self, events: list[Event], reader: int) -> Iterator[Telling]:
        """What happened; tiles drawn one after the other are words added to a sentence."""
        told = [event for event in events if event.what not in SILENT]
        drawing = CHANCE
        for at, event in enumerate(told):
            what, (a, b, _) = event.what, event.args
            before = told[at - 1].what if at else ""
            after = told[at + 1].what if at + 1 < len(told) else ""
            if what == "shows-card" and (before in TOLD_BY or after == "assassin"):
                continue
            if what == "draws-accomplice" and after == "drew-accomplice":
                continue
            if what == "drew":
                if drawing != a:
                    yield Telling(event, Text(self.swindler.sentence(event, reader)), opens=True, pause=0.2)
                drawing = a
                yield Telling(event, self.drawn.chip(b), goes_on=True, pause=PAUSES[what])
                continue
            drawing = CHANCE
            sentence = self.swindler.sentence(event, reader)
            yield Telling(
                event, Text(sentence), pause=PAUSES.get(what, 0.3), style=self.style(what, a, reader)
            )

    def style(self, what: str, seat: int, reader: int) -> str:
        """A heading, or something that only the reader sees."""
        if what in ("turn", "round"):
            return "turn"
        return "private" if what == "drew-accomplice" and seat == reader else ""

    # ---- asking

    def moment(self, view: View[Any, Any]) -> tuple[str, str]:
        """What is decided now, and the clause; empty if nothing is."""
        now = view.public.stack.top
        for step, name, clause in STEPS:
            if isinstance(now, step):
                return name, clause
        return "", "SW-2.2"

    def question(self, view: View[Any, Any]) -> Question:
        """What a seat is asked now; in a window an empty line passes, and where one can only go on it does so."""
        name, _ = self.moment(view)
        args = self.moment_args(view)
        moves = view.legal_moves()
        rows = [(key, self.words(move, view)) for key, move in self.keys(view)]
        moment, hint = self.say(f"moment-{name}", **args), self.say(f"moment-{name}.hint", **args)
        window = name in WINDOWS
        stuck = len(moves) == 1 and moves[0] in ONWARDS
        enter = PASS if window else moves[0] if stuck else NONE
        idle = stuck and view.public.setting.reaction_mode != "ask"
        return Question(moment, hint, rows, window, None, enter=enter, idle=idle)

    def moment_args(self, view: SwindlerView) -> dict[str, Words]:
        """What the texts of a moment need to know."""
        public = view.public
        step = public.stack.top
        swindler = self.swindler
        bag = int(public.bag)
        args: dict[str, Words] = {
            "who": swindler.names[int(public.seat)],
            "whom": "",
            "card": "",
            "tile": "",
            "target": "",
            "slot": "",
            "count": 0,
            "percent": 0,
            "others": "",
            "bag": "",
            "tiles": swindler.heap(int(public.fresh)),
        }
        if bag >= 0:
            at_stake = int(public.loot[int(public.seat)] & BAG_MASK[bag])
            args |= {"bag": swindler.bag(bag), "others": swindler.heap(at_stake)}
            args["percent"] = swindler.percent(public, bag)
        if isinstance(step, KillWindow):
            args |= {"whom": swindler.names[step.top], "card": self.top_card(view, step)}
        elif isinstance(step, Split):
            tile = tiles_in(int(public.fresh))[step.at]
            args |= {"tile": swindler.tile(tile), "tiles": swindler.heap(step.first)}
        elif isinstance(step, KeepPart):
            args["whom"] = swindler.names[step.digger]
        elif isinstance(step, Gifts):
            args["whom"] = swindler.names[step.beggar]
        elif isinstance(step, SwapTake):
            args["tile"] = swindler.tile(step.given)
        elif isinstance(step, Fill):
            args |= {"target": swindler.target(step.target), "slot": self.slot(view, step)}
        elif isinstance(step, Returns):
            assert view.own is not None, "who is asked has a seat"
            args["count"] = step.choosing[view.seat] - int(size(view.own.sealed))
        return args

    def top_card(self, view: SwindlerView, step: KillWindow) -> str:
        """The card that an Assassin would stop: an Assassin itself, or the one at the bottom."""
        bottom = view.public.stack[-2]
        assert isinstance(bottom, CardStep), "a card beneath its window"
        if step.odd or bottom.seat != step.top:
            return self.swindler.card(CARD_NAMES.index("assassin"))
        return self.swindler.card(bottom.card)

    def slot(self, view: SwindlerView, step: Fill) -> str:
        """What an order asks for next."""
        own = view.own
        assert own is not None
        order = order_for(view.public, step.target)
        filling = Filling(order, means_of(view.public, view.seat, own), step.chosen)
        if filling.at < len(order.ways[0].slots):
            whats = sorted({slots[filling.at] for slots in filling.ways})
            return " / ".join(self.swindler.need(what, 1) for what in whats)
        return self.swindler.need(COIN if filling.due > 0 else ACCOMPLICE, 1)

    def keys(self, view: SwindlerView) -> list[tuple[str, int]]:
        """The key of each move: of orders, fields and bags what stands on the table, else a number of the list."""
        name, _ = self.moment(view)
        moves = view.legal_moves()
        if name not in ("reserve", "bag", "act"):
            return [(str(at + 1), move) for at, move in enumerate(moves)]
        keys: list[tuple[str, int]] = []
        for move in moves:
            if BAG <= move < DRAW:
                keys.append((LETTERS[move - BAG].lower(), move))
            elif RESERVE <= move < CANCEL:
                keys.append((str(move - RESERVE + 1), move))
            elif CANCEL <= move < BAG:
                keys.append((f"c{move - CANCEL + 1}", move))
            elif FULFIL <= move < SELL:
                keys.append((str(move - FULFIL + 1), move))
            elif SELL <= move < WITH:
                keys.append((place_name(move - SELL), move))
            elif move == DONE:
                keys.append(("d", move))
            elif move == BEGGAR_MOVE:
                keys.append(("m", move))
            else:
                keys.append((f"h{move - HUSTLE + 1}", move))
        return keys

    # ---- reading

    def read(self, text: str, view: View[Any, Any]) -> int:
        """A key, the move's own text, the letters of a tile, or the number of an order that is no choice now."""
        text = text.lower().strip()
        joined = text.replace(" ", "")
        for key, move in self.keys(view):
            if joined == key:
                return move
        codes = [code for code in KINDS if code.lower() == joined]
        if codes:
            named = [move for move in view.legal_moves() if MOVES.text(move).endswith(f":{codes[0]}")]
            if named:
                return named[0]
        spelled = ":".join(text.replace(":", " ").split())
        for known, move in MOVES.numbers.items():
            if spelled == known.lower() and move < MOVES.chance_from:
                return move
        verbs = {"reserve": "reserve", "act": "fulfil"}
        name, _ = self.moment(view)
        if joined.isdecimal() and name in verbs:
            return MOVES.parse(f"{verbs[name]}:{int(joined)}")
        if name == "act" and joined.replace(".", "").isdecimal():
            return MOVES.parse(f"sell:{joined}")
        return MOVES.parse(f"?{spelled}")

    # ---- explaining

    def words(self, move: int, view: View[Any, Any]) -> str:
        """A move in words, with what it takes unasked."""
        told = self.told(move, view)
        return self.swindler.move(move, view.public) if told is None else told.words

    def unasked(self, move: int, view: View[Any, Any]) -> Unasked | None:
        """What a move takes at once beyond what an order or a sale asks for: a tile, a card, or a turned key."""
        told = self.told(move, view)
        if told is None or (FULFIL <= move < WITH and not any(FORGE <= one < PAY_COIN for one in told.moves)):
            return None
        return told

    def told(self, move: int, view: SwindlerView) -> Unasked | None:
        """What a move takes unasked, in words."""
        moves = self.follows(move, view)
        said = [self.swindler.move(one, view.public) for one in (move, *moves)]
        return foretold(self.speaker, said[0], moves, said[1:], False) if moves else None

    def follows(self, move: int, view: SwindlerView) -> list[int]:
        """The answers that the rules give for a player who has no choice, and that cost something."""
        public, seat, own = view.public, view.seat, view.own
        if own is None or not (FULFIL <= move < WITH or move == HIRE or HUSTLE <= move < LOT):
            return []
        if move not in view.legal_moves():
            return []
        if move == HIRE:
            found = payments(public, seat)
            return found if len(found) == 1 and found != [PAY_COIN] else []
        if move >= HUSTLE:
            gives = swap_gives(public, seat, move - HUSTLE)
            if len(gives) != 1:
                return []
            takes = kinds_in(takes_for(public, seat, move - HUSTLE, gives[0] - GIVE))
            return [*gives, TAKE + takes[0]] if len(takes) == 1 else gives
        target = move - FULFIL if move < SELL else ORDER_SPACES + move - SELL
        order, means = order_for(public, target), means_of(public, seat, own)
        if hidden_cards(public, seat) or (target < ORDER_SPACES and needs_nothing(order, means)):
            return []
        chosen: list[int] = []
        while True:
            moves = fill_moves(seat, public, own, target, tuple(chosen))
            if not moves:
                keeps = order.kind == OWN  # the tiles are only shown
                return [one for one in chosen if not (keeps and WITH <= one < FORGE)]
            if len(moves) > 1:
                return []
            chosen.append(moves[0])

    def explain_moment(self, view: View[Any, Any]) -> Explanation:
        """What is going on, and the clause."""
        name, clause = self.moment(view)
        return Explanation(self.say(f"moment-{name}.help", **self.moment_args(view)), clause)

    def explain_move(self, move: int, view: View[Any, Any]) -> Explanation:
        """What a move does, and the clause."""
        public = view.public
        verb = MOVES.text(move).split(":")[0]
        name, _ = self.moment(view)
        clause = TAKES.get(name, CLAUSES[verb]) if verb == "take" else CLAUSES[verb]
        if verb == "give" and name == "give":
            clause = "SW-10.14"
        text = ""
        if verb in ("reserve", "cancel", "fulfil"):
            first = {"reserve": RESERVE, "cancel": CANCEL, "fulfil": FULFIL}[verb]
            card = public.orders[move - first]
            if card != EMPTY:
                condition, rewards = self.swindler.condition(card), self.swindler.rewards(card)
                text = self.say("explain-order", condition=condition, rewards=rewards)
        elif verb in ("bag", "draw"):
            bag = move - BAG if verb == "bag" else int(public.bag)
            at_stake = self.swindler.heap(int(public.loot[view.seat] & BAG_MASK[bag]))
            text = self.say("explain-skull", percent=self.swindler.percent(public, bag), tiles=at_stake)
        elif verb in CARDS:
            text = self.say("explain-effect", effect=self.swindler.effect(CARD_NAMES.index(CARDS[verb])))
        return Explanation(text, clause)

    # ---- the end

    def ending(self, match: Match, reader: int) -> list[RenderableType]:
        """Places, points, orders, and why it ended."""
        outcome = match.outcome
        assert outcome is not None
        public = match.view(CHANCE).public
        winners = outcome.winners()
        clause = outcome.clause.replace(".", "_")
        who = self.speaker.company(self.swindler.names, winners, reader)
        alone = len(winners) == 1
        key = "end-by" if alone else "end-by-many"
        if reader in winners:
            key = "end-by-you" if alone else "end-by-many-you"
        parts: list[RenderableType] = [Rule(Text(self.say("end-title"), "bold"), style="dim")]
        parts.append(Text(f"{self.say(key, clause=clause, who=who)} [{outcome.clause}]", "bold"))
        places = Table(box=None, pad_edge=False, show_header=False)
        for seat in sorted(range(public.players), key=lambda seat: outcome.places[seat]):
            name = self.swindler.names[seat]
            points = self.swindler.points(outcome.scores[seat])
            places.add_row(
                self.say("end-place", place=outcome.places[seat]),
                self.say("table-you", name=name) if seat == reader else name,
                Text(self.say("end-score", points=points, orders=public.progress[seat])),
            )
        parts.append(places)
        return parts
