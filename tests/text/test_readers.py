"""Whoever reads is spoken to: as subject and as object, in both languages, in all texts and in the logs of games."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from fagin.games import GAMES, load
from fagin.kernel import Match
from fagin.terminal.desk import Desk
from fagin.terminal.games import desk_for
from fagin.text import FOLDER, LANGUAGES, Speaker, Words

CLIENT = Path(__file__).parents[2] / "client" / "src" / "locales"
NAMES = ("who", "whom", "name", "names")  # variables that hold names of players
READER, OTHER = "Quincey", "Mina"
CALLED = {"en": "You", "fr": "Vous"}

AFTER_YOU = re.compile(r"\b[Yy]ou(['’]s\b| \(you\)| \w+)")
NOT_THIRD = {"pass", "guess", "miss", "press", "points", "always", "as"}
AFTER_VOUS = re.compile(
    r"(?:^|[:;!?.»][ \u00a0]|, )[Vv]ous "
    r"(\(vous\)|(?:(?:(?:ne|le|la|les|en|y|vous|lui|leur) |[nl]['’])*)(\w+))"
)
SECOND = {"êtes", "faites", "dites", "voilà"}
# these are told to others than the one whom they name: the games below would find it otherwise
OF_OTHERS = ["moment-bump", "moment-bet", "moment-copy", "moment-skull", "moment-finish", "moment-kill"]
OF_OTHERS += [
    "moment-keep",
    "moment-gift",
    "explain-urchin",
    "replay-secret-move",
    "closed-another-has-moved",
    "gave-up",
]
OF_OTHERS += ["tip-peeked", "plant-hint", "plant-now", "sight"]
OF_NO_PLAYER = ("cli-", "error-", "bad-", "end-by", "table-you")  # or with another text for the reader


def amiss(lang: str, said: str) -> list[str]:
    """Where a text goes on about its reader as about somebody else."""
    if lang == "en":
        after = [found[1] for found in AFTER_YOU.finditer(said)]
        return [one for one in after if one[0] != " " or one == " (you)" or third(one.strip())]
    words = [(found[1], found[2] or "") for found in AFTER_VOUS.finditer(said)]
    return [whole for whole, verb in words if not verb.endswith("ez") and verb not in SECOND]


def third(word: str) -> bool:
    """Whether an English word looks like the verb of a third person."""
    return word.endswith("s") and not word.endswith("ss") and word not in NOT_THIRD


class Found(Visitor):
    """The variables of a pattern, and the choices that its selectors offer."""

    def __init__(self, pattern: ast.Pattern) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                str(one.key.name if isinstance(one.key, ast.Identifier) else one.key.value)
                for one in node.variants
            }
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def texts(lang: str) -> list[tuple[str, str, FluentBundle, str | None, Found]]:
    """Every message of server and client that names somebody: its file, key, bundle, attribute and variables."""
    found = []
    for path in [*(FOLDER / lang).glob("*.ftl"), *(CLIENT / lang).glob("*.ftl")]:
        text = path.read_text(encoding="utf-8")
        bundle = FluentBundle([lang], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        for entry in parse(text).body:
            if not isinstance(entry, ast.Message):
                continue
            patterns = [(None, entry.value), *((one.id.name, one.value) for one in entry.attributes)]
            for attribute, pattern in patterns:
                if pattern is not None and (needs := Found(pattern)).variables & {*NAMES}:
                    found.append(
                        (f"{path.parent.parent.name}/{path.name}", entry.id.name, bundle, attribute, needs)
                    )
    return found


def rendered(bundle: FluentBundle, key: str, attribute: str | None, args: dict[str, Words]) -> str:
    message = bundle.get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, dict(args))[0])


def ways(needs: Found, fixed: dict[str, Words]) -> list[dict[str, Words]]:
    """All ways in which the selectors of a message may come out, with numbers and words for all else."""
    free = {name: sorted(keys) for name, keys in needs.choices.items() if name not in fixed}
    numbers: dict[str, list[Words]] = {
        name: [0, 1, 2] if {*keys} & {"one", "other"} else [*keys] for name, keys in free.items()
    }
    plain: dict[str, Words] = dict.fromkeys(needs.variables, "something")
    return [
        {**plain, **dict(zip(numbers, chosen, strict=True)), **fixed}
        for chosen in itertools.product(*numbers.values())
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_to_the_one_who_acts_or_is_acted_on_does_not_name_them(lang: str) -> None:
    seen = 0
    for file, key, bundle, attribute, needs in texts(lang):
        for switch, value, subject in (("you", "yes", "who"), ("to", "you", "whom"), ("to", "self", "whom")):
            if value not in needs.choices.get(switch, ()):
                continue
            others: dict[str, Words] = dict.fromkeys(NAMES, OTHER)
            for args in ways(needs, {**others, subject: READER, switch: value}):
                if (args.get("to"), args.get("you")) in (("you", "yes"), ("self", "no")):
                    continue  # nobody does something to themselves but where it says so
                said = rendered(bundle, key, attribute, args)
                assert READER not in said, (file, key, args, said)
                assert not amiss(lang, said), (file, key, args, said)
                seen += 1
    assert seen > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_has_a_verb_or_a_possession_that_is_wrong_once_it_names_the_reader(lang: str) -> None:
    """Where a message has no words of its own for the reader, the reader's name stands alone, as on a label."""
    for file, key, bundle, attribute, needs in texts(lang):
        if {"you", "to"} & {*needs.choices} or key in OF_OTHERS or key.startswith(OF_NO_PLAYER):
            continue
        for args in ways(needs, dict.fromkeys(NAMES, CALLED[lang])):
            said = rendered(bundle, key, attribute, args)
            assert not amiss(lang, said), (file, key, args, said)


def play(id: str, players: int, seed: int, moves: int) -> Match:
    match, rng = Match(load(id), players, Random(seed), load(id).simulation), Random(seed)
    while match.outcome is None and len(match.record.moves) < moves:
        seat = rng.choice(match.waiting_for())
        match.play(seat, rng.choice(match.legal_moves(seat)))
    return match


def told(desk: Desk, match: Match, reader: int) -> list[str]:
    """All that a reader is told of a game: the log, the question, each move and what it does."""
    lines = [piece.text.plain for piece in desk.tell(match.events(reader, 0), reader)]
    view = match.view(reader)
    if reader in view.to_act():
        lines += [desk.question(view).moment, desk.explain_moment(view).text]
        for move in view.legal_moves()[:30]:
            lines += [desk.words(move, view), desk.explain_move(move, view).text]
    return lines


@pytest.mark.parametrize("id", GAMES)
def test_the_log_of_a_game_speaks_to_whoever_reads_it_and_names_all_others(id: str) -> None:
    of_others = 0
    for players, moves in ((2, 40), (3, 90), (load(id).most, 160)):
        match = play(id, players, 7 * players, moves)
        names = [f"Name{seat}" for seat in range(players)]
        for lang in LANGUAGES:
            desk = desk_for(Speaker(lang, id), match.game, players, match.record.options, names, None)
            for reader, name in enumerate(names):
                lines = told(desk, match, reader)
                assert [line for line in lines if name in line or amiss(lang, line)] == []
                of_others += sum(other in line for line in lines for other in names)
    assert of_others > 100


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        *(
            ("en", one)
            for one in ("You throws the coins.", "You has it", "You (you)", "Now you is first.", "You's turn")
        ),
        *(
            ("fr", one)
            for one in ("Vous lance les pièces.", "Vous l'a pris", "Vous (vous)", "Fin : vous prend tout.")
        ),
    ],
)
def test_the_search_for_wrong_words_finds_them(lang: str, said: str) -> None:
    assert amiss(lang, said)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You pass it on. You throw the coins. Are you sure? Your turn. You have it."),
        ("fr", "Vous n'avez rien. Vous êtes pris ! Vous l'avez. Fagin vous chasse. Fin : vous vous arrêtez."),
    ],
)
def test_the_search_for_wrong_words_lets_right_ones_be(lang: str, said: str) -> None:
    assert amiss(lang, said) == []
