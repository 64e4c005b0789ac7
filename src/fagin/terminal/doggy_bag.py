"""Doggy Bag at the terminal: what is asked, what may be typed, and what it means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fagin.bots.players.doggy_odds import expected_bag, known_after_loot, safe_draws
from fagin.games.doggy_bag.moves import (
    FLIP,
    GLUTTONY,
    HOTHEAD,
    LEAD,
    LOOT,
    LOOTS,
    MOVES,
    ROLE,
    SKIP,
)
from fagin.games.doggy_bag.pieces import BLACK, COLOURS, FEWEST_ANNOUNCED, LETTERS, count, letters_of, size
from fagin.games.doggy_bag.roles import most_announced
from fagin.games.doggy_bag.state import DoggyView, Setting, visible
from fagin.games.doggy_bag.stealing import Reward
from fagin.kernel import CHANCE, Event, Match, View
from fagin.terminal.box import Box
from fagin.terminal.desk import Explanation, Question, Telling, Unasked
from fagin.terminal.doggy_table import DoggyTable
from fagin.terminal.doggy_words import DoggyWords
from fagin.terminal.foresight import foretold
from fagin.text import Speaker, Words

MOMENTS: Final[dict[str, str]] = {  # what is decided, by the verb of the first legal move, and its clause
    "loot": "DB-4.3",
    "role": "DB-5.2",
    "hothead": "DB-6.2",
    "lead": "DB-13.6",
    "discard": "DB-13.12",
    "refill": "DB-13.14",
    "swap": "DB-13.15",
    "gluttony": "DB-7.12",
    "steal": "DB-8.6",
    "use": "DB-R12",
}
ROLE_CLAUSES: Final = [
    "DB-13.2",
    "DB-13.3",
    "DB-13.6",
    "DB-13.9",
    "DB-13.10",
    "DB-13.11",
    "DB-13.14",
    "DB-13.15",
]
LETTERS_OF: Final = {"fr": str.maketrans("bjn", "wyk")}  # initials that a language may use as well
LISTED: Final = 9  # choices of bones that are still read quickly
PAUSES: Final = {"drew": 0.9, "caught": 0.8, "too-greedy": 0.8, "thrown-out": 1.2, "turn": 0.4}


class DoggyDesk:
    """Doggy Bag at the terminal, in one language."""

    def __init__(self, speaker: Speaker, names: list[str], setting: Setting, box: Box) -> None:
        self.speaker: Final = speaker
        self.say: Final = speaker.say
        self.setting: Final = setting
        self.doggy: Final = DoggyWords(speaker, names, setting)
        self.drawn: Final = DoggyTable(self.doggy, box)
        self.letters: Final = LETTERS_OF.get(speaker.lang, {})

    # ---- the table and the log

    def table(self, view: View[Any, Any]) -> list[RenderableType]:
        """The table as a seat sees it."""
        verb = self.verb(view)
        phase = "over" if not verb else "loot" if verb == "loot" else "stealing"
        if verb in ("role", "hothead", "lead", "discard", "refill", "swap", "use"):
            phase = "roles"
        return [*self.drawn.draw(view, phase)]

    def tell(self, events: list[Event], reader: int) -> Iterator[Telling]:
        """What happened; bones drawn one after the other are words added to a sentence."""
        is_open = False
        before = ""
        for event in events:
            what, (a, b, _) = event.what, event.args
            last, before = before, what
            pause = PAUSES.get(what, 0.3)
            if what == "drew":
                if not is_open:
                    yield Telling(event, Text(self.doggy.sentence(event, reader)), opens=True, pause=0.3)
                is_open = True
                yield Telling(event, self.drawn.bone(b), goes_on=True, pause=pause)
                continue
            if (what == "move" and a == CHANCE) or (what == "answered" and last == "delivered"):
                continue
            sentence = self.doggy.sentence(event, reader)
            if sentence:
                is_open = (what == "attempts" and b > 0) or (what == "move" and b == GLUTTONY)
                style = "turn" if what == "turn" else "private" if event.reveals and what == "saw" else ""
                yield Telling(event, Text(sentence), opens=is_open, pause=pause, style=style)

    # ---- asking

    def verb(self, view: View[Any, Any]) -> str:
        """What is decided now: the verb of the first legal move; empty if nothing is."""
        moves = view.legal_moves()
        return MOVES.text(moves[0]).split(":")[0] if moves else ""

    def question(self, view: View[Any, Any]) -> Question:
        """What a seat is asked now."""
        verb = self.verb(view)
        args = self.moment_args(verb, view)
        moment = self.say(f"moment-{verb}", **args)
        hint = self.say(f"moment-{verb}.hint", **args)
        more = self.drawn.legend() if verb == "loot" else None
        typed = verb in ("loot", "hothead", "refill", "swap")
        return Question(moment, hint, self.choices(verb, view), typed, more)

    def moment_args(self, verb: str, view: DoggyView) -> dict[str, Words]:
        """What the texts of a moment need to know."""
        moves = view.legal_moves()
        public = view.public
        text = MOVES.text(moves[(len(moves) - 1) // 2]).partition(":")[2].replace(":", "")
        args: dict[str, Words] = {
            "amount": int(public.amount),
            "example": text,
            "legend": self.drawn.plain_legend(),
            "bag": self.say("bones", count=int(public.bag_count)),
            "effect": self.effect(public.number[view.seat]) if verb == "use" else "",
            "colour": self.doggy.colour(self.reward(view)),
            "keeps": "yes" if self.setting.gluttony_keeps_grey else "no",
        }
        if verb == "hothead":
            args |= {
                "least": moves[0] - HOTHEAD + FEWEST_ANNOUNCED,
                "most": moves[-1] - HOTHEAD + FEWEST_ANNOUNCED,
            }
        own = view.own
        heap = own.behind if verb == "loot" and own is not None else public.hand
        args["letters"] = " ".join(LETTERS[colour] for colour in range(COLOURS) if count(heap, colour))
        return args

    def choices(self, verb: str, view: DoggyView) -> list[tuple[str, str]]:
        """The choices with their keys, where they are few enough to be listed."""
        moves = view.legal_moves()
        if verb in ("loot", "hothead"):
            return []
        if verb == "role":
            rows = [(str(move - ROLE), self.token(move - ROLE)) for move in moves if move < FLIP]
            if any(move >= FLIP for move in moves):
                rows.append(
                    (
                        "h…",
                        self.say(
                            "choice-hothead", keys=", ".join([*[f"h{key}" for key, _ in rows[:2]], "…"])
                        ),
                    )
                )
            return rows
        many = verb in ("swap", "refill") and len(moves) > LISTED
        return [
            (key, self.words(move, view)) for key, move in self.keys(verb, moves) if move == SKIP or not many
        ]

    def keys(self, verb: str, moves: list[int]) -> list[tuple[str, int]]:
        """The key of each move: letters for bones, numbers for the rest."""
        if verb in ("discard", "refill", "swap"):
            return [(MOVES.text(move).partition(":")[2].replace(":", "") or "0", move) for move in moves]
        return [(str(at + 1), move) for at, move in enumerate(moves)]

    def token(self, role: int) -> str:
        """A token in the list of choices."""
        if self.setting.beginner:
            return self.say("move-number", number=role)
        return f"{self.say('heading', text=self.doggy.role(role))} {self.effect(role)}"

    def effect(self, role: int) -> str:
        """What a role does."""
        return self.say("no-effects") if self.setting.beginner else self.say(f"role-{role}.effect")

    def reward(self, view: DoggyView) -> int:
        """The colour that a reward is for."""
        step = view.public.stack.top
        return step.colour if isinstance(step, Reward) else 0

    # ---- reading

    def read(self, text: str, view: View[Any, Any]) -> int:
        """A key, the move's own text, or letters and numbers that mean one now."""
        text = text.lower().strip()
        verb = self.verb(view)
        joined = text.replace(" ", "")
        if verb not in ("loot", "hothead", "role"):
            for key, move in self.keys(verb, view.legal_moves()):
                if joined == key:
                    return move
        if verb in ("lead", "steal"):
            for seat, dog in enumerate(self.doggy.names):
                if text == dog.lower():
                    return MOVES.parse(f"{verb}:{seat}")
        spelled = ":".join(text.split())
        if spelled in MOVES.numbers and MOVES.numbers[spelled] < MOVES.chance_from:
            return MOVES.numbers[spelled]
        name, colon, rest = joined.partition(":")
        if colon:
            verb, joined = name, rest
        guess = self.spell(verb, joined)
        return MOVES.parse(guess)

    def spell(self, verb: str, text: str) -> str:
        """The text of a move from what is typed at a moment."""
        if verb == "role" and text[:1] == "h":
            return f"flip:{text[1:]}"
        letters = text.translate(self.letters)
        if letters and all(letter in LETTERS for letter in letters):
            if verb == "swap":
                return f"swap:{letters[:1]}:{letters[1:]}"
            if verb in ("loot", "refill", "discard"):
                return f"{verb}:{''.join(sorted(letters, key=LETTERS.index))}"
            return f"loot:{''.join(sorted(letters, key=LETTERS.index))}"
        return f"{verb}:{text}" if verb in ("role", "hothead", "flip", "steal", "lead") else text

    # ---- explaining

    def words(self, move: int, view: View[Any, Any]) -> str:
        """A move in words, with what it does unasked."""
        unasked = self.unasked(move, view)
        return self.doggy.move(move, view.seat, self.reward(view)) if unasked is None else unasked.words

    def unasked(self, move: int, view: View[Any, Any]) -> Unasked | None:
        """The Hothead announces at once if the bag can hold no more than the fewest bones."""
        if not FLIP <= move < HOTHEAD or most_announced(view.public) > FEWEST_ANNOUNCED:
            return None
        if move not in view.legal_moves():
            return None
        said = [self.doggy.move(one, view.seat) for one in (move, HOTHEAD)]
        return foretold(self.speaker, said[0], [HOTHEAD], said[1:], False)

    def explain_moment(self, view: View[Any, Any]) -> Explanation:
        """What is going on, and the clause."""
        verb = self.verb(view)
        text = self.say(f"moment-{verb}.help", **self.moment_args(verb, view))
        return Explanation(text, MOMENTS[verb])

    def explain_move(self, move: int, view: View[Any, Any]) -> Explanation:
        """What a move does, with the odds as far as the memo may know them."""
        verb = MOVES.text(move).split(":")[0]
        texts: list[str] = []
        clause = MOMENTS.get(verb, "DB-6.1" if verb == "flip" else "DB-7.13" if verb == "bank" else "DB-R12")
        knows = self.setting.memo == "full"
        bag = expected_bag(view)
        exact = "yes" if bag.exact else "no"
        if ROLE <= move < FLIP:
            number = move - ROLE
            clause = "DB-14.2" if self.setting.beginner else ROLE_CLAUSES[number]
            texts.append(self.say("explain-effect", effect=self.effect(number)))
            if number == 0:
                texts.append(self.say("explain-zero"))
            elif knows:
                texts.append(self.chance_of(number, view))
        elif FLIP <= move < HOTHEAD:
            texts.append(self.say("explain-flip"))
        elif HOTHEAD <= move < LEAD and knows:
            texts.append(self.chance_of(move - HOTHEAD + FEWEST_ANNOUNCED, view))
        elif move < ROLE and knows:
            texts.append(self.say("explain-loot", percent=self.black_after(move, view)))
        elif move == GLUTTONY:
            clause = "DB-8.1"
            if knows:
                percent = round(100 * bag.black_share(0))
                texts.append(self.say("explain-gluttony", percent=percent, exact=exact))
        return Explanation(" ".join(texts), clause)

    def chance_of(self, number: int, view: DoggyView) -> str:
        """How likely it is to draw so many bones without a black one."""
        safe, sure = safe_draws(view, known_after_loot(view), number)
        percent, exact = round(100 * safe[number]), "yes" if sure else "no"
        return self.say("explain-number", number=number, percent=percent, exact=exact)

    def black_after(self, move: int, view: DoggyView) -> int:
        """The share of black bones in the bag after a loot, if the others deliver as their stocks are."""
        heap = LOOTS[move - LOOT]
        public = view.public
        bag = expected_bag(view)
        own = view.own
        hidden = public.setting.bones - visible(public) - (own.behind if own is not None else 0)
        elsewhere = max(0.0, int(count(hidden, BLACK)) - bag.black)
        behind = max(1, int(size(hidden) - public.bag_count))  # those of dogs that were thrown out, too
        dogs = sum(1 for seat in range(public.players) if public.alive >> seat & 1) - 1
        black = bag.black + int(count(heap, BLACK)) + elsewhere * dogs * int(public.amount) / behind
        bones = int(public.bag_count) + (dogs + 1) * int(public.amount)
        return min(100, round(100 * black / bones))

    # ---- the end

    def ending(self, match: Match, reader: int) -> list[RenderableType]:
        """Places, points, why it ended, and what was hidden."""
        outcome = match.outcome
        assert outcome is not None
        public = match.view(CHANCE).public
        winner = outcome.winners()[0]
        clause = outcome.clause.replace(".", "_")
        key = "end-by-you" if winner == reader else "end-by"
        reason = self.say(key, clause=clause, who=self.doggy.names[winner])
        parts: list[RenderableType] = [Rule(Text(self.say("end-title"), "bold"), style="dim")]
        parts.append(Text(f"{reason} [{outcome.clause}]", "bold"))
        thrown_out = {seat for seat, _ in public.out}
        rivals = [seat for seat in range(public.players) if seat not in thrown_out]
        if len(rivals) > 1 and sum(outcome.scores[seat] == outcome.scores[winner] for seat in rivals) > 1:
            parts.append(Text(f"{self.say('end-tie', points=outcome.scores[winner])} [DB-12.4]"))
        places = Table(box=None, pad_edge=False, show_header=False)
        for seat in sorted(range(public.players), key=lambda seat: outcome.places[seat]):
            name = self.doggy.names[seat]
            out = "yes" if seat in thrown_out else "no"
            places.add_row(
                self.say("end-place", place=outcome.places[seat]),
                self.say("table-you", name=name) if seat == reader else name,
                Text(self.say("end-score", out=out, points=outcome.scores[seat])),
                self.drawn.heap(public.front[seat], ""),
            )
        parts.append(places)
        if self.setting.reveal_at_end:
            parts += self.revealed(match, reader)
        return parts

    def revealed(self, match: Match, reader: int) -> list[RenderableType]:
        """[DB-R52] What was hidden until the end."""
        truth = match.reveal()
        parts: list[RenderableType] = [Text(self.say("reveal-title"), "dim")]
        for seat, own in enumerate(truth.private):
            turns = ", ".join(letters_of(heap) for heap in own.delivered)
            who = self.doggy.who(seat, reader)
            parts.append(Text(self.say("reveal-delivered", bones=turns, **who)))
            if own.behind:
                parts.append(Text(self.say("reveal-behind", bones=self.doggy.heap(own.behind), **who)))
        parts.append(Text(self.say("reveal-bag", bones=self.doggy.heap(truth.secret.bag))))
        return parts
