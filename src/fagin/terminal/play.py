"""A game at the terminal: whose move it is, what is typed, what is shown, what is saved."""

from __future__ import annotations

import re
from random import Random
from time import monotonic
from typing import Any, Final

from rich.text import Text

from fagin.arena.thinking import Aside, ask, pace_of
from fagin.bots.advice import ADVISED
from fagin.bots.bot import ITERATIONS, LEVELS, LONGEST, USUAL, Bot, bot
from fagin.kernel import CHANCE, IllegalMove, Match, TakeBackClosed, View
from fagin.terminal.advice import advice_in_words
from fagin.terminal.desk import NONE, Desk, Explanation, Question, Unasked
from fagin.terminal.save import PERSON, Save, Sitting, unwritable
from fagin.terminal.screen import Screen, ask_yes
from fagin.text import Speaker
from fagin.trace import clauses

INDENT: Final = "  "
CLAUSE: Final = re.compile(r"[A-Za-z]{2}-[Rr]?\d[\w.]*")
STYLES: Final = {"turn": "bold underline", "private": "bold cyan", "": ""}

PASSING: Final = "p"  # pass until the next own turn

PLAYED: Final = 0  # what came of a person's turn
QUIT: Final = 1


class Unsaved(Exception):
    """The game cannot be saved, and the person does not want to go on like that."""


class Session:
    """One game being played here by people and bots."""

    def __init__(
        self,
        screen: Screen,
        speaker: Speaker,
        match: Match,
        desk: Desk,
        sitting: Sitting,
        secret: bytes,
        save: Save | None,
        resumed: bool = False,
    ) -> None:
        self.screen: Final = screen
        self.speaker: Final = speaker
        self.say: Final = speaker.say
        self.match: Final = match
        self.desk: Final = desk
        self.sitting: Final = sitting
        self.secret: Final = secret
        self.save = save  # None: not saved
        self.people: Final = sitting.people()
        self.bots: Final[dict[int, Bot]] = {
            seat: bot(kind, match.game) for seat, kind in enumerate(sitting.kinds) if kind != PERSON
        }
        self.sly: Final = bot(USUAL, match.game)
        self.aside: Final = Aside()  # where bots think that search
        read = match.version if resumed else 0
        self.seen: Final = [read] * match.record.players  # how much of the log each seat has read
        self.reader = self.people[0] if len(self.people) == 1 else CHANCE  # who sits at the screen
        self.passing: Final[set[int]] = set()  # who passes until the next own turn

    # ---- the loop

    def run(self) -> bool:
        """Play to the end; False if somebody quits before."""
        self.begin_saving()
        try:
            while self.match.outcome is None:
                seat = self.next_seat()
                if seat in self.bots:
                    self.play_bot(seat)
                elif self.ask_person(seat) == QUIT:
                    return False
        finally:
            self.aside.close()
        self.news()
        self.finish()
        return True

    def play_bot(self, seat: int) -> None:
        """Let a bot move, always as quickly; what it does in several small moves is told in one go."""
        self.leave_out()
        level = self.sitting.kinds[seat]
        end = monotonic() + pace_of(self.match, level)
        if level in ITERATIONS:
            move = self.aside.answer(ask(self.match, self.sitting.data, seat, level, self.seed(seat)))
        else:
            move = self.bots[seat].choose(self.match.view(seat), self.rng(seat))
        self.screen.wait(max(0.0, end - monotonic()))
        self.match.play(seat, move)
        self.store()
        if self.match.outcome is not None or self.next_seat() != seat:
            self.news()

    def next_seat(self) -> int:
        """Who is asked: where several owe a move, bots first, then who already sits at the screen."""
        waiting = self.match.waiting_for()
        for seat in waiting:
            if seat in self.bots:
                return seat
        return self.reader if self.reader in waiting else waiting[0]

    def rng(self, seat: int) -> Random:
        """The same for the same position of the same game, so that a resumed game goes on alike."""
        return Random(self.seed(seat))

    def seed(self, seat: int) -> str:
        """What that generator grows from."""
        return f"{self.secret.hex()} {seat} {len(self.match.record.moves)}"

    def play(self, seat: int, move: int) -> None:
        """Make a move, save it and tell what came of it."""
        self.match.play(seat, move)
        self.store()
        self.news()

    def news(self) -> None:
        """Tell the reader what happened since the last time."""
        reader = self.reader
        if reader == CHANCE:
            return
        since, self.seen[reader] = self.seen[reader], self.match.version
        self.tell(self.match.events(reader, since), reader)

    def tell(self, events: list[Any], reader: int, fast: bool = False) -> None:
        """Print events as sentences, at a pace that can be followed."""
        for piece in self.desk.tell(events, reader):
            if piece.goes_on:
                self.screen.add(piece.text, INDENT)
            elif piece.opens:
                self.screen.begin_line(piece.text.plain, STYLES[piece.style], INDENT)
            else:
                self.screen.say(piece.text.plain, STYLES[piece.style], INDENT)
            if not fast:
                self.screen.pause(piece.pause)
        self.screen.end_line()

    # ---- a person's move

    def ask_person(self, seat: int) -> int:
        """Show the table and ask until a move is made or the person quits."""
        view = self.match.view(seat)
        question = self.desk.question(view)
        if self.passes(seat, question):
            self.play(seat, question.enter)
            return PLAYED
        if self.reader != seat:
            self.curtain(seat)
        self.news()
        self.screen.show()
        for part in self.desk.table(view):
            self.screen.show(part)
        self.show_question(question)
        while True:
            text = self.screen.ask(self.say("ask-move"))
            if text.lower() == "q":
                self.say_goodbye()
                return QUIT
            if self.answer(seat, view, question, text):
                return PLAYED

    def passes(self, seat: int, question: Question) -> bool:
        """Whether a person passes or goes on unasked: by a standing order, or alone among bots without a choice.

        With several people everybody is asked: who is not would show that there was nothing to play.
        """
        if question.enter == NONE:
            self.passing.discard(seat)
        return question.enter != NONE and (seat in self.passing or (question.idle and len(self.people) == 1))

    def show_question(self, question: Question) -> None:
        """The moment and its choices."""
        self.screen.show()
        self.screen.say(question.moment, "bold")
        widest = max((len(key) for key, _ in question.choices), default=0)
        for key, words in question.choices:
            self.screen.say(f"{key.rjust(widest)}  {words}", "", INDENT)
        if question.typed:
            self.screen.say(question.hint)
        if question.more is not None:
            self.screen.show(question.more)
        self.screen.say(self.say("ask-keys"), "dim")

    def answer(self, seat: int, view: View[Any, Any], question: Question, text: str) -> bool:
        """Do what was typed; whether the table has to be shown anew."""
        if question.enter != NONE and text.lower() in ("", PASSING):
            if text:
                self.passing.add(seat)
            self.play(seat, question.enter)
            return True
        if not text:
            self.screen.say(question.hint)
            return False
        if text.startswith("?"):
            self.explain(seat, view, text[1:].strip())
            return False
        if text.lower() == "u":
            return self.take_back(seat)
        if text.lower() == "l":
            self.screen.say(self.say("log-title"), "bold")
            events = self.match.events(seat, 0)
            self.tell(events, seat, fast=True)
            return False
        if text.lower() == "s":
            self.tell_where_saved()
            return False
        if text == "!?":
            self.advise(seat, view)
            return False
        if text == "!":
            move = self.sly.choose(view, self.rng(seat))
            self.screen.say(self.say("ask-sly", words=self.desk.words(move, view)))
            self.play(seat, move)
            return True
        return self.moves(seat, view, question.hint, text)

    def moves(self, seat: int, view: View[Any, Any], hint: str, text: str) -> bool:
        """Make the move that was typed, or one after the other where there are commas; whether any was made."""
        made = False
        parts = [text] if self.readable(text, view) else text.split(",")
        while parts:
            part = parts.pop(0)
            if made:
                if seat not in self.match.waiting_for():
                    self.screen.say(self.say("ask-rest", text=part.strip()))
                    return True
                view = self.match.view(seat)
                hint = self.desk.question(view).hint
            try:
                move = self.desk.read(part, view)
            except IllegalMove:
                self.screen.say(self.say("ask-again", text=part.strip(), hint=hint))
                return made
            if move not in view.legal_moves():
                self.explain_refusal(seat, move, view)
                return made
            unasked = self.desk.unasked(move, view)
            if unasked is not None and not self.wanted(unasked, parts, view):
                return made
            self.play(seat, move)
            made = True
        return made

    def leave_out(self) -> None:
        """Drop lines that were pasted and not used, now that somebody else moves, and say so."""
        if text := self.screen.forget():
            self.screen.say(self.say("ask-rest", text=text))

    def wanted(self, unasked: Unasked, typed: list[str], view: View[Any, Any]) -> bool:
        """Whether a person wants all that a move does unasked: it was typed after it, or the answer is yes."""
        texts = typed[: len(unasked.moves)]
        meant = all(self.readable(text, view) for text in texts)
        if texts and meant and [self.desk.read(text, view) for text in texts] == unasked.moves:
            del typed[: len(texts)]
            return True
        return ask_yes(self.screen, self.speaker, self.say("ask-unasked", text=unasked.text), default=False)

    def readable(self, text: str, view: View[Any, Any]) -> bool:
        """Whether a text is one move."""
        try:
            self.desk.read(text, view)
        except IllegalMove:
            return False
        return True

    def take_back(self, seat: int) -> bool:
        """Take the last move back, or say what closed it."""
        try:
            self.match.take_back(seat)
        except TakeBackClosed as closed:
            who = self.sitting.names[closed.seat] if closed.seat >= 0 else ""
            self.screen.say(self.say(f"closed-{closed.reason}", who=who))
            return False
        self.store()
        self.seen[seat] = self.match.version
        self.screen.say(self.say("ask-taken-back"))
        return True

    # ---- explaining

    def explain(self, seat: int, view: View[Any, Any], about: str) -> None:
        """The moment, one move, or a clause of the rules."""
        if not about:
            self.explain_with_clause(self.desk.explain_moment(view))
            self.screen.say(self.say("help-keys"))
            if self.screen.live:
                self.screen.say(self.say("help-waiting"))
        elif CLAUSE.fullmatch(about):
            self.cite(about.upper())
        else:
            try:
                move = self.desk.read(about, view)
            except IllegalMove:
                self.screen.say(self.say("refused-no-such-move"))
                return
            if move in view.legal_moves():
                self.screen.say(self.say("ask-allowed", words=self.named(move, view)))
                self.explain_with_clause(self.desk.explain_move(move, view))
            else:
                self.explain_refusal(seat, move, view)

    def advise(self, seat: int, view: View[Any, Any]) -> None:
        """What the best bot would think of the moves, from what this seat may know."""
        question = ask(self.match, self.sitting.data, seat, LEVELS[0], self.seed(seat), LONGEST)
        for candidate in self.aside.advise(question)[:ADVISED]:
            thought = advice_in_words(self.speaker, candidate)
            words = self.named(candidate.move, view)
            self.screen.say(self.say("advice", words=words, thought=thought), "", INDENT)

    def explain_with_clause(self, explanation: Explanation) -> None:
        """A text and the clause it rests on."""
        if explanation.text:
            self.screen.say(explanation.text)
        self.cite(explanation.clause)

    def explain_refusal(self, seat: int, move: int, view: View[Any, Any]) -> None:
        """Why a move is not allowed now: the kernel itself is asked, and refuses."""
        try:
            self.match.play(seat, move)
        except IllegalMove as refused:
            reason = self.say(f"refused-{refused.reason}")
            self.screen.say(self.say("ask-not-allowed", words=self.named(move, view), reason=reason))
            if refused.clause:
                self.cite(refused.clause)
            return
        raise AssertionError("a move that is not legal was played")

    def named(self, move: int, view: View[Any, Any]) -> str:
        """A move in words, at the head of a sentence."""
        words = self.desk.words(move, view)
        return words[:1].upper() + words[1:]

    def cite(self, id: str) -> None:
        """A clause of the rules."""
        for clause in clauses(self.match.game.id, self.speaker.lang):
            if clause.id.upper() == id:
                heading = self.say("ask-clause", clause=clause.id, title=clause.title)
                self.screen.say(f"[{heading}] {clause.text}", "dim", INDENT)
                return
        self.screen.say(self.say("ask-no-rules", clause=id))

    # ---- several people

    def curtain(self, seat: int) -> None:
        """Hide what one person saw before another sits down."""
        self.leave_out()
        if self.reader != CHANCE:
            self.screen.ask(self.say("curtain-hide"))
            self.screen.hide()
        self.reader = CHANCE
        self.screen.ask(self.say("curtain-pass", name=self.sitting.names[seat]))
        self.screen.hide()
        self.reader = seat

    # ---- saving

    def begin_saving(self) -> None:
        """Write the first state of the game."""
        if self.save is None:
            return
        record = self.match.record
        try:
            self.save.begin(self.sitting, self.secret, record.text(self.match.game.moves))
        except OSError as error:
            self.saving_failed(error)

    def store(self) -> None:
        """Write the record as it stands."""
        if self.save is None:
            return
        text = self.match.record.text(self.match.game.moves)
        try:
            self.save.store(text, self.match.outcome is not None)
        except OSError as error:
            self.saving_failed(error)

    def saving_failed(self, error: OSError) -> None:
        """Say so, and go on only if the person agrees."""
        assert self.save is not None
        why, reason = unwritable(error), error.strerror or str(error)
        self.screen.say(self.say("save-failed", file=str(self.save.path), why=why, reason=reason), "bold red")
        self.save = None
        self.screen.forget()  # it was no answer to this
        try:
            agreed = ask_yes(self.screen, self.speaker, self.say("save-go-on"), default=False)
        except EOFError:
            agreed = False
        if not agreed:
            raise Unsaved

    def tell_where_saved(self) -> None:
        """The file, or that there is none."""
        if self.save is None:
            self.screen.say(self.say("save-off"))
        else:
            self.screen.say(self.say("save-at", file=str(self.save.path)))

    def say_goodbye(self) -> None:
        """What becomes of the game now."""
        if self.save is None:
            self.screen.say(self.say("quit-unsaved"))
        else:
            game = self.match.game.id.replace("_", "-")
            where = "" if self.save.usual else f" --save {self.save.path}"
            self.screen.say(self.say("quit-saved", command=f"fagin play {game}{where}"))

    def finish(self) -> None:
        """Places, reasons, and how to verify the chance."""
        reader = self.reader if len(self.people) == 1 else CHANCE
        self.screen.show()
        for part in self.desk.ending(self.match, reader):
            self.screen.show(part)
        if self.save is not None:
            self.screen.show()
            data = f" --data {self.sitting.data}" if self.sitting.data else ""
            self.screen.console.print(Text(self.say("fair-verify", file=f"{self.save.path}{data}")))
