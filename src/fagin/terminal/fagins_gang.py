"""Fagin's Gang at the terminal: what is asked, what may be typed, and what it means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fagin.games.fagins_gang.constables import arrow_of
from fagin.games.fagins_gang.game import FaginsGang
from fagin.games.fagins_gang.goods import can_swap, thefts
from fagin.games.fagins_gang.market import buyable, sellable
from fagin.games.fagins_gang.moves import (
    ACT,
    ACT_BEG,
    ACT_MARKET,
    ACT_MOVE,
    ACT_ROB,
    ACT_STEAL,
    ACTS,
    BUMP,
    BUY,
    DESTINATIONS,
    DISCARD,
    DONE,
    ENDS,
    EXCHANGE,
    GO,
    HIGH,
    HOME,
    LOW,
    MOVES,
    PASS,
    ROB,
    SELL,
    STEAL,
    TAKES,
    block_of,
)
from fagin.games.fagins_gang.pieces import GOODS, LOCATIONS, SIX, mask_of
from fagin.games.fagins_gang.state import OFF, GangView, constable_at, homes, level_of
from fagin.games.fagins_gang.turn import Turn
from fagin.games.fagins_gang.urchins import movable, walk_moves
from fagin.kernel import CHANCE, Event, Match, View
from fagin.terminal.box import Box
from fagin.terminal.desk import Explanation, Question, Telling, Unasked
from fagin.terminal.foresight import Foresight, foretold
from fagin.terminal.gang_moments import AT_LOCATIONS, CLAUSES, ON_CUBES, STEPS
from fagin.terminal.gang_table import GangTable
from fagin.terminal.gang_words import GangWords
from fagin.text import Speaker, Words

PAUSES: Final = {"goes-home": 0.8, "market-opens": 0.6, "pushed-off": 0.6, "finishes": 1.2, "takes": 0.15}
RUNS: Final = ("patrols", "takes", "gives", "discards")  # told as words added to a sentence
AFTER_PAYING: Final = ("enters", "walks", "goes-back", "goes-home")  # added to what was paid
SILENT: Final = ("move", "placed", "market-closes")  # other events tell what came of it
ENOUGH: Final = "0"  # typed for done and pass
SWAP_KEY: Final = "x"
ENDINGS: Final = {"low": LOW, "high": HIGH, "fagin": HOME, "f": HOME}  # as typed after a location


class GangDesk:
    """Fagin's Gang at the terminal, in one language."""

    def __init__(self, speaker: Speaker, names: list[str], game: FaginsGang, box: Box) -> None:
        self.speaker: Final = speaker
        self.say: Final = speaker.say
        self.game: Final = game
        self.board: Final = game.board
        self.gang: Final = GangWords(speaker, names, game.board)
        self.drawn: Final = GangTable(self.gang, box)

    # ---- the table and the log

    def table(self, view: View[Any, Any]) -> list[RenderableType]:
        """The table as a seat sees it."""
        return [*self.drawn.draw(view, self.moment(view)[0] not in ON_CUBES)]

    def tell(self, events: list[Event], reader: int) -> Iterator[Telling]:
        """What happened; cubes taken and beats walked one after the other are words added to a sentence."""
        running = ("", 0)
        silent = SILENT if reader == CHANCE else (*SILENT, "turn")
        for event in events:
            what, (a, b, _) = event.what, event.args
            if what in silent:
                continue
            sentence = self.gang.sentence(event, reader)
            pause = PAUSES.get(what, 0.3)
            if what in RUNS:
                who = 0 if what == "patrols" else a
                if running != (what, who):
                    yield Telling(event, Text(sentence), opens=True, pause=0.2)
                running = (what, who)
                word = Text(self.gang.beat(a, b)) if what == "patrols" else self.drawn.chip(b)
                yield Telling(event, word, goes_on=True, pause=pause if what == "takes" else 0.1)
                continue
            paid, running = running == ("pays", a), ("", 0)
            if what == "pays":
                running = (what, a)
                yield Telling(event, Text(sentence), opens=True)
            elif what in AFTER_PAYING and paid:
                yield Telling(event, Text(sentence), goes_on=True, pause=pause)
            else:
                yield Telling(
                    event, Text(sentence), pause=pause, style="turn" if what in ("round", "turn") else ""
                )

    # ---- asking

    def moment(self, view: View[Any, Any]) -> tuple[str, str]:
        """What is decided now, and the clause; empty if nothing is."""
        now = view.public.stack.top
        for step, name, clause in STEPS:
            if isinstance(now, step):
                return name, clause
        return "", "FG-2.1"

    def question(self, view: View[Any, Any]) -> Question:
        """What a seat is asked now; walks are listed by location."""
        name, _ = self.moment(view)
        args = self.moment_args(view)
        moment = self.say(f"moment-{name}", **args)
        hint = self.say(f"moment-{name}.hint", **args)
        rows: list[tuple[str, str]] = []
        if name == "walk":
            rows += self.ways(view)
        rows += [(key, self.words(move, view)) for key, move in self.keys(view) if not (GO <= move < BUMP)]
        return Question(moment, hint, rows, name in ("turn", "walk", "trade"), None)

    def moment_args(self, view: GangView) -> dict[str, Words]:
        """What the texts of a moment need to know."""
        walks = [key for key, move in self.keys(view) if GO <= move < BUMP]
        return {"whom": self.gang.bumped(view.public), "example": walks[0] if walks else ""}

    def ways(self, view: GangView) -> list[tuple[str, str]]:
        """Where an urchin can walk at each location, in one line."""
        rows: list[tuple[str, str]] = []
        legal = view.legal_moves()
        for location in self.drawn.order:
            ends = [end for end in range(ENDS) if GO + location * ENDS + end in legal]
            if not ends:
                continue
            shown = [DESTINATIONS[end] for end in ends if end < LOW]
            for end, key in ((LOW, "way-low"), (HIGH, "way-high"), (HOME, "way-home")):
                if end in ends:
                    shown.append(self.say(key))
            inside = level_of(view.public, view.seat, location) != OFF
            said = self.say(
                "ways-walk" if inside else "ways-enter",
                location=self.gang.location(location),
                levels=", ".join(shown),
                cubes=self.gang.fare(location, 1),
            )
            rows.append((self.gang.short(location), said))
        return rows

    def keys(self, view: GangView) -> list[tuple[str, int]]:
        """The key of each move."""
        return [(self.key(move), move) for move in view.legal_moves()]

    def key(self, move: int) -> str:
        """What is typed for a move: the same at every moment of the same kind."""
        if move < GO:
            return str(move + 1)
        if move < BUMP:
            end = (move - GO) % ENDS
            return self.gang.short((move - GO) // ENDS) + ("f" if end == HOME else DESTINATIONS[end])
        if move < STEAL:
            return str((move - BUMP) % 2 + 1)
        if move < ROB + SIX:
            return self.gang.short((move - STEAL) % SIX)
        if BUY <= move < DISCARD:
            return ("+" if move < SELL else "-") + self.gang.codes[(move - BUY) % SIX]
        if move < EXCHANGE:
            return self.gang.codes[(move - ROB) % SIX]
        return SWAP_KEY if move == EXCHANGE else ENOUGH

    # ---- reading

    def read(self, text: str, view: View[Any, Any]) -> int:
        """A key, the move's own text, or a location, level or colour that is no choice now."""
        text = text.lower().strip()
        joined = text.replace(" ", "")
        for key, move in self.keys(view):
            if joined == key:
                return move
        spelled = ":".join(text.replace(":", " ").split())
        if spelled in MOVES.numbers and MOVES.numbers[spelled] < MOVES.chance_from:
            return MOVES.numbers[spelled]
        name, _ = self.moment(view)
        found = self.understood(name, joined)
        return found if found is not None else MOVES.parse(f"?{spelled}")

    def understood(self, name: str, joined: str) -> int | None:
        """A move that is written in the way of a moment, possible or not."""
        if joined in (ENOUGH, SWAP_KEY):
            enough = PASS if name == "trade" else DONE
            return EXCHANGE if joined == SWAP_KEY else enough
        if name == "turn" and joined.isdecimal() and 0 < int(joined) <= len(ACTS):
            return int(joined) - 1
        if joined[:1] in ("+", "-"):
            good = self.colour_of(joined[1:])
            return None if good is None else (BUY if joined[0] == "+" else SELL) + good
        if name in ON_CUBES:
            good = self.colour_of(joined)
            return None if good is None else MOVES.parse(f"{ON_CUBES[name]}:{GOODS[good]}")
        starts = [(start, at) for at, known in enumerate(LOCATIONS) for start in (known, self.gang.short(at))]
        for start, location in sorted(starts, key=lambda pair: -len(pair[0])):
            if joined.startswith(start):
                return self.end_of(name, location, joined.removeprefix(start))
        return None

    def end_of(self, name: str, location: int, rest: str) -> int | None:
        """A move at a location, by what is typed after it."""
        if not rest and name in AT_LOCATIONS:
            return MOVES.parse(f"{AT_LOCATIONS[name]}:{LOCATIONS[location]}")
        if rest in ENDINGS:
            return GO + location * ENDS + ENDINGS[rest]
        return GO + location * ENDS + int(rest) if rest in DESTINATIONS[:LOW] else None

    def colour_of(self, text: str) -> int | None:
        """The good of a letter or a colour."""
        for good, known in enumerate(GOODS):
            if text in (self.gang.codes[good], self.gang.colour(good), known):
                return good
        return None

    # ---- explaining

    def words(self, move: int, view: View[Any, Any]) -> str:
        """A move in words, with what it does unasked."""
        unasked = self.unasked(move, view)
        return self.gang.move(move, view.public, view.seat) if unasked is None else unasked.words

    def unasked(self, move: int, view: View[Any, Any]) -> Unasked | None:
        """What an action does at once because only one thing can be done in it, if it costs or ends the turn."""
        if not ACT <= move < GO or move not in view.legal_moves():
            return None
        moves = only_thing(move - ACT, view)
        if moves is None:
            return None
        seen = Foresight(self.game, view, move)
        ends = not seen.asked or isinstance(seen.step, Turn)
        costs = any(GO <= one < BUMP or one == EXCHANGE for one in moves)
        if not ends and not costs:
            return None
        said = [self.gang.move(one, view.public, view.seat) for one in (move, *moves)]
        return foretold(self.speaker, said[0], moves, said[1:], ends)

    def explain_moment(self, view: View[Any, Any]) -> Explanation:
        """What is going on, and the clause."""
        name, clause = self.moment(view)
        return Explanation(self.say(f"moment-{name}.help", **self.moment_args(view)), clause)

    def explain_move(self, move: int, view: View[Any, Any]) -> Explanation:
        """What a move does, and the clause."""
        clause = CLAUSES[MOVES.text(move).split(":")[0]]
        if move < GO:
            return Explanation(self.say("explain-act", act=ACTS[move]), clause)
        if not GO <= move < BUMP:
            return Explanation("", clause)
        location, end = (move - GO) // ENDS, (move - GO) % ENDS
        if end < LOW:
            return Explanation(
                self.arrival(location, end, view), "FG-3.7" if self.enters(move, view) else clause
            )
        if end == HOME:
            count = int(homes(view.public, view.seat)) + 1
            said = self.say("explain-home", count=count, number=view.public.setting.homes_to_win)
            return Explanation(said, "FG-3.21")
        return Explanation("", "FG-3.19" if end == LOW else "FG-3.20")

    def enters(self, move: int, view: GangView) -> bool:
        """Whether a walk begins outside."""
        return bool(level_of(view.public, view.seat, (move - GO) // ENDS) == OFF)

    def arrival(self, location: int, level: int, view: GangView) -> str:
        """What an urchin finds on a level."""
        public = view.public
        place = self.board.locations[location].levels[level]
        shillings = self.gang.shillings(place.shillings)
        cubes = self.gang.yields(location, level)
        texts = [self.say("explain-level", level=level, cubes=cubes, shillings=shillings)]
        whom = self.gang.urchin_of(public, location, level)
        if constable_at(public, location) == level:
            texts.append(self.say("explain-constable"))
        elif whom:
            texts.append(self.say("explain-urchin", whom=whom))
        arrow = int(arrow_of(public, location))
        rolls = [
            str(face)
            for face in range(1, SIX + 1)
            if self.board.arrow_level[(arrow + face) % self.board.arrows] == level
        ]
        if rolls:
            texts.append(self.say("explain-rolls", rolls=", ".join(rolls)))
        return " ".join(texts)

    # ---- the end

    def ending(self, match: Match, reader: int) -> list[RenderableType]:
        """Places, urchins home, and why it ended."""
        outcome = match.outcome
        assert outcome is not None
        public = match.view(CHANCE).public
        winners = outcome.winners()
        who = self.speaker.company(self.gang.names, winners, reader)
        alone = len(winners) == 1
        key = "end-by" if alone else "end-by-many"
        if reader in winners:
            key = "end-by-you" if alone else "end-by-many-you"
        said = self.say(key, clause=outcome.clause.replace(".", "_"), who=who)
        parts: list[RenderableType] = [Rule(Text(self.say("end-title"), "bold"), style="dim")]
        parts.append(Text(f"{said} [{outcome.clause}]", "bold"))
        places = Table(box=None, pad_edge=False, show_header=False)
        for seat in sorted(range(public.players), key=lambda seat: outcome.places[seat]):
            name = self.gang.names[seat]
            score = self.say(
                "end-score",
                count=outcome.scores[seat],
                shillings=self.gang.shillings(public.shillings[seat]),
            )
            places.add_row(
                self.say("end-place", place=outcome.places[seat]),
                self.say("table-you", name=name) if seat == reader else name,
                score,
            )
        parts.append(places)
        return parts


def only_thing(act: int, view: GangView) -> list[int] | None:
    """What can be done in an action if it is only one thing, or nothing at all; None where there is a choice."""
    public, seat = view.public, view.seat
    if act == ACT_MOVE:
        moves = walk_moves(public, seat, movable(public, seat, 0))
    elif act == ACT_STEAL:
        moves = [*block_of(STEAL, thefts(public, seat, 0)), *([EXCHANGE] if can_swap(public, seat) else [])]
    elif act == ACT_ROB:
        moves = block_of(ROB, thefts(public, seat, 0))
    elif act == ACT_MARKET:
        return None if buyable(public, seat) or sellable(public, seat) else [PASS]
    elif act == ACT_BEG:
        moves = TAKES[mask_of(public.warehouse)]
    else:
        return []
    return moves if len(moves) == 1 else None
