"""Names of players: which texts cannot be one, and which are given to players who have chosen none."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Final
from unicodedata import category, normalize

# Given where a player has chosen none. No bot of a printed game has one of them.
PERIOD_NAMES: Final = [
    *("Alfie", "Amos", "Clara", "Dora", "Edwin", "Ellen", "Fanny", "Flora", "George", "Harriet", "Hester"),
    *("Ivy", "Jem", "Jonah", "Lizzie", "Martha", "Nell", "Oscar", "Percy", "Polly", "Reuben", "Sophy"),
    *("Sukey", "Tilly", "Walter", "Wilkin"),
]
# Words with which a table speaks to its reader, and with which players speak of themselves. As a name each would
# mean somebody else to every reader.
PRONOUNS: Final = frozenset(
    [
        *("you", "yourself", "yourselves", "thou", "thee", "thyself", "myself"),
        *("vous", "vousmeme", "vousmemes", "toi", "toimeme", "moimeme"),
    ]
)
PLAIN_PRONOUNS: Final = frozenset(["me", "moi", "tu"])  # with accents they are names
# Letters that look like the Latin letters of these words.
LOOKALIKES: Final = str.maketrans(
    {
        letter: latin
        for latin, letters in {
            "e": "еεє",
            "h": "һнʜ",
            "i": "іιɪı",
            "m": "мᴍ",
            "o": "оοօσᴏ0",
            "s": "ѕꜱ",
            "t": "тτᴛ",
            "u": "սυᴜʊ",
            "v": "νѵᴠ",
            "y": "уүγʏ",
        }.items()
        for letter in letters
    }
)
CAPITALS: Final = str.maketrans(
    "\u03a5\u04ae\u0423", "yyy"
)  # these look like a Y, but not when they are small


def read_aloud(name: str) -> str:
    """Return one spelling for all names that differ only in letters' width, case and invisible joints."""
    return normalize("NFKC", name).casefold().replace("\u200c", "").replace("\u200d", "")


def is_name(text: str) -> bool:
    """Whether a text can name a player: it has something to read, and is no word such as "you"."""
    letters = letters_of(normalize("NFC", read_aloud(text)))
    latin = normalize("NFD", read_aloud(text.translate(CAPITALS)))
    if letters in PLAIN_PRONOUNS or {letters_of(latin).translate(LOOKALIKES), bare(latin)} & PRONOUNS:
        return False
    return any(category(letter)[0] in "LNS" for letter in text)


def bare(text: str) -> str:
    """Return the letters of a text, those that look Latin as Latin letters."""
    return letters_of(text.translate(LOOKALIKES))


def letters_of(text: str) -> str:
    """Return a text without anything that is not a letter."""
    return "".join(letter for letter in text if category(letter).startswith("L"))


def given_name(taken: Collection[str], lot: str) -> str:
    """Return a period name that nobody of `taken` has; which one is decided by `lot`, any text."""
    spelled = {read_aloud(name) for name in taken}
    first = int.from_bytes(sha256(lot.encode()).digest()[:4]) % len(PERIOD_NAMES)
    turned = PERIOD_NAMES[first:] + PERIOD_NAMES[:first]
    return next(name for name in turned if read_aloud(name) not in spelled)


def shown_names(kept: Sequence[str], lot: str) -> list[str]:
    """Return names as they were kept, with period names in place of what cannot be one; "" stays."""
    taken = [name for name in kept if is_name(name)]
    shown = list(kept)
    for at, name in enumerate(kept):
        if name and not is_name(name):
            shown[at] = given_name(taken, f"{lot} {at}")
            taken.append(shown[at])
    return shown
