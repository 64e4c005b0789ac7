"""What the tests of all desks share: a desk for a match, its table as text, and every moment of whole games."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Protocol, TypeVar

from rich.console import Console

from fagin.bots.bot import bot
from fagin.kernel import CHANCE, Match
from fagin.terminal.desk import Desk, Question
from fagin.terminal.games import desk_for
from fagin.text import Speaker

D = TypeVar("D", bound=Desk)


class KeyDesk(Desk, Protocol):
    """A desk that has a key for every move."""

    def moment(self, view: Any) -> tuple[str, str]:
        """The name of what is being decided, and its clause."""
        ...

    def keys(self, view: Any) -> list[tuple[str, int]]:
        """The legal moves with what is typed for them."""
        ...


def desk_of(kind: type[D], match: Match, lang: str, names: list[str]) -> D:
    """The desk of a match, in a language, with the first of these names."""
    players = match.record.players
    speaker = Speaker(lang, match.game.id)
    desk = desk_for(speaker, match.game, players, match.record.options, names[:players], None)
    assert isinstance(desk, kind)
    return desk


def shown(desk: Desk, view: Any) -> str:
    """The table as text, on a screen of 80 columns."""
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        for part in desk.table(view):
            console.print(part)
    return capture.get()


def moments(match: Match, seed: int, who: Callable[[int, Random], str]) -> Iterator[tuple[int, Any]]:
    """The decisions of a game in which the bot named by `who` chooses for each seat, whatever comes."""
    rng = Random(seed)
    while match.outcome is None:
        seat = match.waiting_for()[0]
        view = match.view(seat)
        yield seat, view
        match.play(seat, bot(who(seat, rng), match.game).choose(view, rng))


def check_moment(
    desk: KeyDesk, match: Match, view: Any, known: set[str], reserved: str = "qusl!?"
) -> Question:
    """What is asked can be typed, is explained by clauses that are known, and fits the screen."""
    _, clause = desk.moment(view)
    question = desk.question(view)
    assert "moment-" not in question.moment + question.hint
    explained = desk.explain_moment(view)
    assert explained.text
    assert explained.clause == clause in known
    keys = desk.keys(view)
    assert sorted(move for _, move in keys) == sorted(view.legal_moves())
    assert len({key for key, _ in keys}) == len(keys)
    assert not {key for key, _ in keys} & set(reserved)
    for key, move in keys:
        assert desk.read(key, view) == move
        assert desk.read(match.game.moves.text(move), view) == move
        assert desk.words(move, view)
        assert desk.explain_move(move, view).clause in known
    assert max(len(line) for line in shown(desk, view).splitlines()) <= 80
    return question


def check_end(desk: Desk, match: Match) -> None:
    """The whole game is told, and how it ended."""
    assert len(list(desk.tell(match.events(0, 0), 0))) > 20
    assert desk.ending(match, 0)
    assert desk.ending(match, CHANCE)
