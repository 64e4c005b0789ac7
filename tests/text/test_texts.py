"""The texts: both languages say the same things, all that can happen has words, and all words are used."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import fagin
from fagin.games import GAMES, load
from fagin.games.doggy_bag.moves import MOVES
from fagin.games.fagins_gang.moves import ACTS, DIRECTIONS
from fagin.games.fagins_gang.pieces import GOODS, LOCATIONS
from fagin.games.oliver_twist.pieces import KINDS, TYPES
from fagin.kernel import Event
from fagin.kernel.errors import UNREADABLE, Unusable
from fagin.terminal.doggy_words import DoggyWords
from fagin.text import FOLDER, LANGUAGES, Speaker, Words, attribute_of, language

SOURCES = Path(fagin.__file__).parent
FILES = ["common", "lab", "lessons", "web", *GAMES]
NBSP = "\u00a0"


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


def patterns(lang: str, name: str) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    for entry in parse((FOLDER / lang / f"{name}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    assert not visitor.functions, "the browser and the terminal must have the same functions"
    return visitor.names


def all_patterns(lang: str, game: str) -> dict[str, ast.Pattern]:
    return {**patterns(lang, "common"), **patterns(lang, game)}


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages_attributes_and_variables(name: str) -> None:
    english, french = patterns("en", name), patterns("fr", name)
    assert list(english) == list(french)
    # a language may leave a number's word out, but never use what the other is not given
    optional = {key: variables(english[key]) ^ variables(french[key]) for key in english}
    assert {key: names for key, names in optional.items() if names} == {}


def test_french_puts_unbreakable_spaces_before_its_tall_marks_and_inside_its_quotes() -> None:
    for name in FILES:
        for line in (FOLDER / "fr" / f"{name}.ftl").read_text(encoding="utf-8").splitlines():
            text = re.sub(r"\{[^{}]*\}", "x", line.replace("ask-keys", ""))
            assert not re.search(r"[\w»)] ?[;!?:](\s|$)", text), line
            assert not re.search(r"«[^\u00a0]|[^\u00a0]»", text), line


@pytest.mark.parametrize("game", [*GAMES, "lab"])
def test_no_game_says_again_what_all_share(game: str) -> None:
    assert set(patterns("en", "common")) & set(patterns("en", game)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_happen_or_be_refused_has_words(game: str) -> None:
    code = "".join(
        path.read_text(encoding="utf-8")
        for part in ("kernel", f"games/{game}")
        for path in (SOURCES / part).rglob("*.py")
    )
    needed = {
        f"event-{what}"
        for what in re.findall(r'\.(?:tell|reveal)\(\s*[^"()]*(?:\[[^\]]*\])?[^"()]*"([a-z-]+)"', code)
    }
    needed |= {f"refused-{reason}" for reason in re.findall(r'Refusal\(\s*"([a-z-]+)"', code)}
    needed |= {f"refused-{reason}" for reason in re.findall(r'IllegalMove\([^)]*?, "([a-z-]+)"', code)}
    needed |= {
        f"closed-{reason}" for reason in re.findall(r'TakeBackClosed\([^)]*\)?[^)]*?, "([a-z-]+)"', code)
    }
    needed |= {f"verify-{what}" for what in re.findall(r'Difference\([^"]*"([a-z]+)"', code)}
    needed |= {"event-taken-back", "refused-no-such-move"}
    needed |= {f"refused-{reason}" for reason in re.findall(r'refuse_from_file\([^"]*"([a-z-]+)"', code)}
    needed -= {"event-move"}  # told move by move, or by what comes of it
    for option in load(game).options:
        needed |= {f"option-{option.id}"} | {
            f"option-{option.id}.{attribute_of(value)}" for value in option.values
        }
    assert len(needed) > 70
    for lang in LANGUAGES:
        speaker = Speaker(lang, game)
        assert [key for key in sorted(needed) if not speaker.knows(key)] == []


def named_in(node: python.expr | None, before: list[python.Assign]) -> set[str]:
    """The names in details: a dict written there, kept in a variable just before, or made by a function."""
    if isinstance(node, python.Name):
        return named_in(next(one.value for one in reversed(before) if target(one) == node.id), before)
    if isinstance(node, python.Call):
        assert python.unparse(node.func) == "illegal"
        return {"seat", "move", "refusal", "clause"}
    assert node is None or isinstance(node, python.Dict), python.unparse(node)
    return {python.literal_eval(key) for key in node.keys if key is not None} if node else set()


def target(assign: python.Assign) -> str:
    return python.unparse(assign.targets[0])


def reasons() -> dict[str, set[str]]:
    """Every reason for which something cannot be used, as found in the sources, with what its details name."""
    positions = {"Unusable": 1, "BadOption": 2, "BadData": 2, "BadFile": 2, "BadPlan": 2, "BadRecord": 2}
    positions["refused"] = 2  # any of these
    unread = {reason for _, reason in UNREADABLE}
    found = {reason: {"line"} for reason in unread}
    for path in SOURCES.rglob("*.py"):
        nodes = [node for node in python.walk(python.parse(path.read_text())) if hasattr(node, "lineno")]
        before: list[python.Assign] = []
        for node in sorted(nodes, key=lambda node: int(node.lineno)):
            if isinstance(node, python.Assign):
                before.append(node)
            if not isinstance(node, python.Call) or python.unparse(node.func) not in positions:
                continue
            at = positions[python.unparse(node.func)]
            if python.unparse(node.args[at]) == "unreadable(error)":
                continue  # one of UNREADABLE
            reason = python.literal_eval(node.args[at])
            names = named_in(node.args[at + 1] if len(node.args) > at + 1 else None, before)
            if reason in unread:  # told by those who read, too: only what all name
                found[reason] &= names
            assert found.setdefault(reason, names) == names, reason
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_cannot_be_used_has_words_and_all_that_they_name(lang: str) -> None:
    words = {
        key.removeprefix("bad-"): pattern
        for name in FILES
        for key, pattern in patterns(lang, name).items()
        if key.startswith("bad-")
    }
    known = reasons()
    assert len(known) > 40
    assert set(words) == set(known)
    for reason, pattern in words.items():
        assert variables(pattern) <= known[reason], reason


def test_what_a_complaint_quotes_cannot_play_tricks_on_a_terminal() -> None:
    bad = Unusable("…", "entropy-word", {"word": "a\x1b[2J\u202eb"})
    assert "“a\ufffd[2J\ufffdb”" in Speaker("en").complaint(bad)


@pytest.mark.parametrize("game", [*GAMES, "lab"])
def test_every_message_is_used(game: str) -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    built = re.findall(r"""f["']([a-z]+(?:-[a-z]+)*-)\{""", code)  # keys made from a prefix and a name
    unused = []
    for key in all_patterns("en", game):
        name, _, attribute = key.partition(".")
        used = f'"{name}"' in code or f'"{key}"' in code or f"'{name}'" in code
        used = used or any(name.startswith(prefix) for prefix in built)
        if attribute and not name.startswith(("cli-", "role-", "card-", "moment-", "option-")):
            used = False
        if not used:
            unused.append(key)
    assert unused == []


@pytest.mark.parametrize("game", [*GAMES, "lab"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_renders_with_an_error(lang: str, game: str) -> None:
    speaker = Speaker(lang, game)
    words = {
        "you": ("yes", "no"),
        "exact": ("yes", "no"),
        "to": ("self", "you", "other"),
        "default": ("yes", "no"),
    }
    words |= {
        "colour": ("grey", "white", "red", "yellow", "black"),
        "out": ("yes", "no"),
        "mark": ("table", "ruling", "other"),
    }
    words |= {
        "phase": ("loot", "roles", "stealing", "over"),
        "clause": ("DB-12_1", "DB-12_2", "DB-12_5", "OT-10_3", "FG-11_1", "FG-R41", "FG-R40"),
        "kind": tuple(KINDS),
        "type": tuple(TYPES),
        "sort": ("object", "wallet", "tool", "character", "burglary"),
        "sign": ("plus", "minus"),
        "round": ("day", "night"),
        "good": tuple(GOODS),
        "location": tuple(LOCATIONS),
        "act": tuple(ACTS),
        "direction": tuple(DIRECTIONS),
        "side": ("left", "right"),
    }
    numbers = {
        "count",
        "points",
        "number",
        "amount",
        "turn",
        "kept",
        "lost",
        "back",
        "place",
        "percent",
        "line",
        "moves",
    }
    numbers |= {
        "fewest",
        "most",
        "least",
        "minutes",
        "players",
        "people",
        "bots",
        "chance",
        "seat",
        "last",
        "upto",
        "token",
    }
    for key, pattern in all_patterns(lang, game).items():
        for at in range(16):
            args: dict[str, Words] = {}
            for name in variables(pattern):
                if name in numbers:
                    args[name] = at
                else:
                    args[name] = words[name][at % len(words[name])] if name in words else "Oddjob"
            text, errors = speaker.render(key, args)
            assert errors == [], (key, args)
            assert text
            assert "{" not in text, (key, text)
            assert "  " not in text.strip() or key.startswith(("help-", "cli-")), (key, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_becomes_a_sentence_for_the_one_who_did_it_and_for_others(lang: str) -> None:
    names = ["Artful", "Betty", "Rose"]
    setting = load("doggy_bag").setting(3, None)  # type: ignore[attr-defined]
    words = DoggyWords(Speaker(lang, "doggy_bag"), names, setting)
    heap = 1 + (2 << 8) + (1 << 16)
    events = {
        "first": (1, -1, -1),
        "turn": (2, 1, -1),
        "coins": (1, 3, -1),
        "last-turn": (2, -1, -1),
        "delivered": (3, -1, -1),
        "announces": (1, 9, 4),
        "bootlicks": (1, -1, -1),
        "drew": (1, 2, -1),
        "puts-back": (1, 4, -1),
        "keeps": (1, 3, -1),
        "looks": (1, -1, -1),
        "saw": (1, heap, -1),
        "leads": (1, 2, -1),
        "discards": (1, 4, heap),
        "refills": (1, heap, -1),
        "swaps": (1, 4, 3),
        "attempts": (1, 5, -1),
        "all-caught": (-1, -1, -1),
        "bag-empty": (1, heap, -1),
        "banks": (1, heap, -1),
        "caught": (1, 2, heap),
        "too-greedy": (1, 0, heap),
        "steals": (1, 2, 3),
        "thrown-out": (1, -1, -1),
        "token-passes": (1, -1, -1),
        "game-over": (-1, -1, -1),
        "answered": (1, -1, -1),
        "taken-back": (1, -1, -1),
    }
    for what, args in events.items():
        for reader in (1, 2, 0, -1):
            said = words.sentence(Event(-1, what, args), reader)
            if what == "answered" and reader != 1:
                assert said == ""
                continue
            assert said
            assert said != f"event-{what}"
            if reader == 1:
                assert "Betty" not in said
    for move in range(len(MOVES)):
        for seat in (0, 1):
            assert words.move(move, seat)
            words.deed(seat, move, 0)


def test_a_sentence_names_the_bones_as_one_says_them() -> None:
    setting = load("doggy_bag").setting(3, None)  # type: ignore[attr-defined]
    caught = Event(-1, "caught", (1, 1, (2 << 8) + (1 << 16)))
    said = DoggyWords(Speaker("en", "doggy_bag"), ["A", "Betty", "C"], setting).sentence(caught, 0)
    assert said == "Caught! Betty gets a black bone. Saved: 1 grey. Lost to the chest: 2 white and 1 red."
    said = DoggyWords(Speaker("fr", "doggy_bag"), ["A", "Betty", "C"], setting).sentence(caught, 1)
    assert said.replace(NBSP, " ") == (
        "Vous êtes pris ! Vous recevez un os noir. Sauvé : 1 gris. Perdu au coffre : 2 blancs et 1 rouge."
    )


def test_lists_are_joined_as_one_says_them() -> None:
    speaker = Speaker("fr")
    assert speaker.listing([]) == ""
    assert speaker.listing(["a"]) == "a"
    assert speaker.listing(["a", "b", "c"]) == "a, b et c"


@pytest.mark.parametrize(
    ("given", "environ", "expected"),
    [
        (None, {}, "en"),
        ("fr", {"LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "en_GB.UTF-8", "FAGIN_LANG": "fr"}, "fr"),
        (None, {"LC_MESSAGES": "fr_CA", "LANG": "de_DE"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_comes_from_the_word_or_the_surroundings(
    given: str | None, environ: dict[str, str], expected: str
) -> None:
    assert language(given, environ) == expected
