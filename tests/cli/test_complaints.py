"""What `fagin` says of broken records, component files and options: in the reader's language, and where."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from command import fagin_says

from fagin.cli import main
from fagin.cli.serve import limits_of
from fagin.games import load
from fagin.games.doggy_bag import game as doggy_bag
from fagin.kernel import Record, verify
from fagin.kernel.errors import Unusable
from fagin.web.limits import Limits

GAME = load("doggy_bag")
BOX = Path(doggy_bag.__file__).with_name("doggy_bag.toml").read_text(encoding="utf-8")
ENGLISH = re.compile(r"\b(the|of|not?|is|are|it|was|with|expected|made|cannot|there|you|file|error)\b", re.I)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a finished game, and one that was left."""
    home = tmp_path_factory.mktemp("home")
    play = ["play", "doggy-bag", "--seed", "11"]
    assert fagin_says(home, *play, typed="!\n" * 120)[0] == 0
    assert fagin_says(home, *play, "--save", str(home / "left"), typed="!\n!\nq\n")[0] == 0
    return home


@pytest.fixture(scope="module")
def record(home: Path) -> str:
    return (home / "fagin" / "doggy_bag.game").read_text()


def complaints(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[str, str]:
    """What is said in English and in French."""
    said = []
    for lang in ("en", "fr"):
        assert main([*words, "--lang", lang]) == 2
        said.append(plain(capsys.readouterr().err))
    return said[0], said[1]


def plain(complaint: str) -> str:
    """One line, without the names of files and with spaces that may break."""
    assert complaint.count("\n") == 1
    return re.sub(r"\S*/\S*", "FILE", complaint).replace("\u00a0", " ")


def check_french(french: str, *expected: str) -> None:
    """All that is expected is said, and nothing in English but words of the file itself."""
    assert all(text in french for text in expected), french
    unquoted = re.sub(r"« [^»]* »", "", french.removeprefix("fagin: ").replace("FILE", ""))
    assert not ENGLISH.search(unquoted), unquoted
    assert "bad-" not in french
    assert "{" not in french


def error_of(do: Callable[[], object]) -> str:
    """The English of the kernel, without the place that it names."""
    with pytest.raises(Unusable) as refused:
        do()
    return re.sub(r"^(line \d+|\S+): ", "", str(refused.value))


def drop_line(text: str, start: str) -> str:
    return re.sub(rf"^{start}.*\n", "", text, count=1, flags=re.M)


@pytest.mark.parametrize(
    ("old", "new", "line", "french"),
    [
        ("fagin 1", "fagin 2", 1, "un enregistrement commence par « fagin 1 »"),
        ("game doggy_bag 1\n", "", 2, "il faut « game ID VERSION »"),
        ("players 4", "players four", 3, "il faut un nombre entier, pas « four »"),
        ("players 4", "players 4 5", 3, "après « players » (il en faut 1) : « players 4 5 »"),
        ("players 4", "dogs 4", 3, "il faut game, players, data"),
        ("players 4\n", "", 0, "l'en-tête n'est pas dans l'ordre"),
        ("entropy 1", "entropy 3", 0, "il faut le mot ajouté par le siège 1"),
        ("* coins:", "coins:", 0, "il faut un siège (ou * pour le hasard) et un coup, pas « coins:"),
        ("* coins:", "* cash:", 0, "aucun coup ne s'écrit « cash:"),
        ("\n0 loot:", "\n7 loot:", 0, "il faut un siège de 0 à 3, pas 7"),
    ],
)
def test_a_broken_record_is_told_in_french_with_its_line(
    capsys: pytest.CaptureFixture[str],
    record: str,
    tmp_path: Path,
    old: str,
    new: str,
    line: int,
    french: str,
) -> None:
    assert old in record
    file = tmp_path / "broken"
    file.write_text(record.replace(old, new, 1))
    message = error_of(lambda: Record.parse(file.read_text(), GAME.moves))
    for command in ("replay", "verify"):
        english, said = complaints(capsys, command, str(file))
        assert re.search(rf", line {line or '[0-9]+'}: ", english)
        assert message not in said
        check_french(said, french, f"ligne {re.findall(r', line ([0-9]+)', english)[0]} : ")


@pytest.mark.parametrize(
    ("old", "new", "french"),
    [
        ("game doggy_bag 1", "game doggy_bag 2", "la version 2 des règles, celles-ci sont la version 1"),
        ("data ", "data 0", "un autre matériel (0"),
        ("players 4", "players 9", "de 2 à 6, pas à 9"),
        ("option mode full", "option mode hard", "l'option mode ne peut pas être « hard »"),
        ("option mode full", "option speed full", "il n'y a pas d'option « speed »"),
    ],
)
def test_a_record_of_something_else_is_told_in_french(
    capsys: pytest.CaptureFixture[str], record: str, tmp_path: Path, old: str, new: str, french: str
) -> None:
    assert old in record
    file = tmp_path / "other"
    file.write_text(record.replace(old, new, 1))
    message = error_of(lambda: Record.parse(file.read_text(), GAME.moves).replay(GAME))
    for command in ("replay", "verify"):
        _, said = complaints(capsys, command, str(file))
        assert message not in said
        check_french(said, french, "dans l'ensemble")


def test_a_move_against_the_rules_is_told_in_french_with_its_line_and_clause(
    capsys: pytest.CaptureFixture[str], record: str, tmp_path: Path
) -> None:
    lines = record.splitlines()
    at = next(at for at, line in enumerate(lines) if re.match(r"\d loot:", line))
    lines[at] = f"{lines[at][0]} role:0"
    file = tmp_path / "illegal"
    file.write_text("\n".join(lines) + "\n")
    message = error_of(lambda: Record.parse(file.read_text(), GAME.moves).replay(GAME))
    english, said = complaints(capsys, "replay", str(file))
    assert f"line {at + 1}: role:0 is not allowed here to seat {lines[at][0]}. First choose" in english
    assert "[DB-4.3]" in english
    assert message not in said
    check_french(said, f"ligne {at + 1} : ", "Choisissez d'abord les os", "[DB-4.3]")


def test_what_cannot_be_verified_is_told_in_french(
    capsys: pytest.CaptureFixture[str], record: str, tmp_path: Path
) -> None:
    file = tmp_path / "unverified"
    for text, french in [
        (drop_line(record, "secret"), "il n'y a rien à vérifier"),
        (drop_line(record, "entropy 3"), "il faut un mot pour chacun des 4 sièges, pas 3"),
        (re.sub(r"secret \w+", "secret xyz", record), "le secret, ou un mot ajouté par un siège"),
    ]:
        file.write_text(text)
        message = error_of(lambda: verify(Record.parse(file.read_text(), GAME.moves), GAME))
        _, said = complaints(capsys, "verify", str(file))
        assert message not in said
        check_french(said, french)


@pytest.mark.parametrize(
    ("old", "new", "french"),
    [
        (r"^\* coins:.*$", "* first:1", "le hasard donne autre chose"),
        (r"^\* coins:.*\n", "", "il manque un résultat du hasard avant cette ligne"),
        (r"^(\d) loot:.*$", r"\1 role:0", "Choisissez d'abord les os"),
        (r"^entropy 1 .*$", "entropy 1 other", "le hasard donne autre chose"),
        (r"^commitment .*$", "commitment 00", "une autre source de hasard"),
        (r"^entropy 1 .*$", "entropy 1 a\tb", "chaque siège ajoute un mot sans espace"),
        (r"^option mode .*$", "option mode hard", "l'option mode ne peut pas être « hard »"),
    ],
)
def test_a_saved_game_that_cannot_go_on_is_told_in_french(
    home: Path, tmp_path: Path, old: str, new: str, french: str
) -> None:
    for companion in ("", ".table", ".secret"):
        (tmp_path / f"left{companion}").write_bytes((home / f"left{companion}").read_bytes())
    file = tmp_path / "left"
    text = file.read_text()
    file.write_text(re.sub(old, new, text, count=1, flags=re.M))
    assert file.read_text() != text
    code, _, said = fagin_says(tmp_path, "play", "doggy-bag", "--save", str(file), "--lang", "fr")
    assert code == 2
    check_french(plain(said), french)


@pytest.mark.parametrize(
    ("old", "new", "key", "french"),
    [
        ("[bones]", "[bonez]", "bones", "il faut une table"),
        ("[[colours]]", "[colours]", "FILE", "ce n'est pas du TOML, ligne "),
        ("total = 101", 'total = "101"', "bones.total", "il faut un nombre entier de 1 à 254"),
        ("total = 101", "total = 100", "bones.total", "les couleurs font 101 en tout, pas 100"),
        ("box_total = 25", "box_total = 24", "colours[1].box_total", "à 6 joueurs il en faut 25"),
        ('letter = "k"', 'letter = "b"', "colours", "cinq couleurs avec les lettres g, w, r, y, k"),
        ("count = 2", "count = 3", "coins.count", "les règles additionnent deux pièces"),
        ("faces = [1, 2]", "faces = [1, 3]", "coins.faces", "doivent donner 2, 3 ou 4, pas 6"),
        ("faces = [1, 2]", "faces = []", "coins.faces", "il faut une liste de nombres entiers"),
        ("faces = [1, 2]", "faces = [1, 2", "FILE", "ce n'est pas du TOML, ligne "),
    ],
)
def test_a_wrong_component_file_is_told_in_french_with_its_key(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str, key: str, french: str
) -> None:
    assert old in BOX
    file = tmp_path / "own.toml"
    file.write_text(BOX.replace(old, new, 1), encoding="utf-8")
    message = error_of(lambda: load("doggy_bag", file))
    _, said = complaints(capsys, "play", "doggy-bag", "--data", str(file))
    assert message not in said
    check_french(said.replace(key, "", 1), french)
    assert f" {key} : " in said


def test_a_file_that_cannot_be_read_is_told_in_french(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    (tmp_path / "cut.toml").write_text('[bones]\ntotal = """')
    for name, french in [
        ("nowhere", "ce fichier n'existe pas"),
        ("", "c'est un dossier"),
        ("binary", "ce n'est pas un texte en UTF-8"),
    ]:
        file = str(tmp_path / name)
        check_french(complaints(capsys, "verify", file)[1], french)
        check_french(complaints(capsys, "play", "doggy-bag", "--data", file)[1], french)
    _, said = complaints(capsys, "play", "doggy-bag", "--data", str(tmp_path / "cut.toml"))
    check_french(said, "ce n'est pas du TOML, à la fin")


@pytest.mark.parametrize(
    ("words", "french"),
    [
        (["--option", "mode=hard"], "L'option mode ne peut pas être « hard »"),
        (["--option", "speed=high"], "Il n'y a pas d'option « speed »"),
        (["--players", "9"], "se joue de 2 à 6, pas à 9"),
    ],
)
def test_a_wrong_option_is_told_in_french(
    capsys: pytest.CaptureFixture[str], words: list[str], french: str
) -> None:
    check_french(complaints(capsys, "play", "doggy-bag", *words)[1], french)


@pytest.mark.parametrize("value", ["0", "-1", "many", "inf", "nan", ""])
def test_a_limit_is_a_number_above_nothing(capsys: pytest.CaptureFixture[str], value: str) -> None:
    english, french = complaints(capsys, "serve", "--limit", f"burst={value}")
    assert f"the limit burst must be a number above 0, not “{value}”" in english
    check_french(french, "la limite burst doit être un nombre supérieur à 0")


def test_a_limit_is_set_as_it_is_counted() -> None:
    limits = limits_of(Limits(), ["burst=1e9", "messages=3"])
    assert (limits.burst, limits.messages, limits.queue) == (10**9, 3.0, Limits().queue)
    assert type(limits.burst) is int
