"""`fagin play`: who sits down, with what options, at a new game or a saved one."""

from __future__ import annotations

import hashlib
import os
import secrets
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from fagin.bots.bot import LEVELS
from fagin.bots.bot import USUAL as BOT
from fagin.cli.failure import Failure
from fagin.cli.request import Request, bad_record, bad_text, game_id, load_game
from fagin.kernel import FairSource, Game, Match, Record, new_secret
from fagin.kernel.errors import Unusable
from fagin.names import is_name, read_aloud
from fagin.terminal.box import open_box
from fagin.terminal.games import desk_for
from fagin.terminal.play import Session, Unsaved
from fagin.terminal.save import PERSON, BadSave, Save, Sitting, default_path, unwritable
from fagin.terminal.screen import Screen, ask_yes
from fagin.text import Speaker

USUAL: Final = 4  # players, unless somebody says otherwise
LONGEST_NAME: Final = 12


def play(request: Request) -> int:
    """Play a game, new or saved: 0 when it is over or left, 2 when it cannot be played."""
    arguments = request.arguments
    game_name = game_id(arguments.game)
    speaker = Speaker(request.speaker.lang, game_name)
    wanted = NewGame(request, game_name)  # whatever is wrong with the words is said first
    usual = default_path(game_name, dict(os.environ))
    save = Save(Path(arguments.save) if arguments.save else usual, not arguments.save)
    if not save.is_usable():
        raise Failure("save-no-file", file=str(save.path))
    if not save.claim():
        raise Failure("save-in-use", file=str(save.path))
    with closing(Screen(arguments.fast)) as screen:
        session = None
        if save.exists():
            session = None if arguments.new else resumed(screen, speaker, save, arguments.data)
            if session is None:
                put_aside(screen, speaker, save)
        try:
            session = session or wanted.begin(screen, speaker, save)
            session.run()
        except Unsaved:
            return 2
    return 0


class NewGame:
    """A game that was asked for, checked before anything is touched."""

    def __init__(self, request: Request, game_name: str) -> None:
        arguments = request.arguments
        self.game: Final = load_game(request.speaker, game_name, arguments.data)
        self.seed: Final[int | None] = arguments.seed
        self.options: Final = read_options(self.game, arguments.option)
        people = names_in(arguments.hotseat) if arguments.hotseat is not None else [""]
        bots = [name.strip() for name in arguments.bots.split(",")] if arguments.bots is not None else []
        for name in bots:
            if name not in LEVELS:
                raise Failure("error-no-such-bot", name=name, known=", ".join(LEVELS))
        players = arguments.players
        if players is None:
            players = len(people) + len(bots)
            if not bots and len(people) == 1:
                players = USUAL
        if not self.game.fewest <= players <= self.game.most:
            box = open_box(game_name, arguments.data)
            raise Failure(
                "error-players",
                game=box.fact("title"),
                fewest=self.game.fewest,
                most=self.game.most,
                players=players,
            )
        seats = players - len(people)
        if seats < 0 or (len(bots) > 1 and len(bots) != seats) or (bots and not seats):
            raise Failure("error-too-many-seats", players=players, people=len(people), bots=len(bots))
        kinds = [PERSON] * len(people) + (bots if len(bots) == seats else (bots or [BOT]) * seats)
        data = str(Path(arguments.data).absolute()) if arguments.data else None
        names = seat_names(people, open_box(game_name, data).names, players)
        self.sitting: Final = Sitting(names, kinds, data, self.seed)

    def begin(self, screen: Screen, speaker: Speaker, save: Save) -> Session:
        """Bind the chance, gather the words, and lay the table."""
        say, sitting = speaker.say, self.sitting
        screen.say(f"{say('title')} — {say('subtitle')}", "bold")
        if self.seed is None:
            secret = new_secret()
            screen.say(say("fair-about"), "dim")
        else:
            secret = hashlib.sha256(f"fagin seed {self.seed}".encode()).digest()
            screen.say(say("fair-seeded", seed=str(self.seed)), "dim")
        screen.say(say("fair-commitment", commitment=FairSource(secret, []).commitment), "dim")
        entropy: list[str] = []
        for seat, kind in enumerate(sitting.kinds):
            if self.seed is not None:
                entropy.append(f"seat{seat}")
            elif kind == PERSON:
                entropy.append(ask_word(screen, speaker, sitting.names[seat]))
            else:
                entropy.append(secrets.token_hex(8))
        match = Match(self.game, len(sitting.kinds), FairSource(secret, entropy), self.options)
        screen.say(say("save-at", file=str(save.path)), "dim")
        screen.say(speaker.say("table-who", names=who_sits(speaker, sitting)), "dim")
        return session_of(screen, speaker, self.game, match, sitting, secret, save)


def session_of(
    screen: Screen,
    speaker: Speaker,
    game: Game[Any, Any, Any],
    match: Match,
    sitting: Sitting,
    secret: bytes,
    save: Save,
    resumed: bool = False,
) -> Session:
    """A game ready to be played."""
    record = match.record
    desk = desk_for(speaker, game, record.players, record.options, sitting.names, sitting.data)
    return Session(screen, speaker, match, desk, sitting, secret, save, resumed)


def resumed(screen: Screen, speaker: Speaker, save: Save, data: str | None) -> Session | None:
    """The saved game, if it is not over and the person wants to go on with it."""
    file = str(save.path)
    try:
        text = save.read_record()
        game = load_game(speaker, game_id(Record.game_of(text)), data)
        record = Record.parse(text, game.moves)
        if record.secret:
            return None
        sitting = save.read_sitting(record.players)
        if sitting.data and not data:
            game = load_game(speaker, record.game, sitting.data)
        secret = save.read_secret()
        match = Match.resume(game, record, FairSource(secret, record.entropy))
    except (OSError, UnicodeDecodeError) as error:
        raise broken(screen, speaker, bad_text(speaker, file, error)) from None
    except Unusable as bad:
        raise broken(screen, speaker, bad_record(speaker, file, bad)) from None
    except BadSave as bad:
        message = speaker.say(bad.key, file=str(bad.file))
        raise broken(screen, speaker, Failure("error-record", file=file, line=0, message=message)) from None
    names = speaker.listing(sitting.names)
    screen.say(speaker.say("save-found", game=speaker.say("title"), names=names, moves=len(record.moves)))
    if not ask_yes(screen, speaker, speaker.say("save-resume"), default=True):
        return None
    screen.say(speaker.say("save-resumed"))
    return session_of(screen, speaker, game, match, sitting, secret, save, resumed=True)


def broken(screen: Screen, speaker: Speaker, failure: Failure) -> Failure:
    """A saved game that cannot be used is left alone."""
    screen.say(speaker.say("save-broken"))
    return failure


def put_aside(screen: Screen, speaker: Speaker, save: Save) -> None:
    """Keep what is there under a dated name."""
    try:
        aside = save.put_aside()
    except OSError as error:
        why, reason = unwritable(error), error.strerror or str(error)
        raise Failure("save-failed", file=str(save.path), why=why, reason=reason) from None
    screen.say(speaker.say("save-aside", file=str(aside)), "dim")


def ask_word(screen: Screen, speaker: Speaker, name: str) -> str:
    """A word that a person adds to the chance."""
    while True:
        word = screen.ask(speaker.say("fair-word", name=name))
        if not word:
            return secrets.token_hex(8)
        if " " not in word and word.isprintable():
            return word
        screen.say(speaker.say("fair-bad-word"))


def read_options(game: Game[Any, Any, Any], given: list[str]) -> dict[str, str]:
    """The options as the game knows them."""
    options: dict[str, str] = {}
    known = {option.id: option.values for option in game.options}
    for text in given:
        name, equals, value = text.partition("=")
        name, value = name.strip().replace("-", "_"), value.strip()
        if not equals:
            raise Failure("error-option-shape", text=text)
        if name not in known:
            raise Failure("error-option-name", name=name, known=", ".join(known))
        if value not in known[name]:
            raise Failure("error-option-value", name=name, value=value, known=", ".join(known[name]))
        options[name] = value
    return options


def names_in(text: str) -> list[str]:
    """The names of people who share the keyboard."""
    names = [" ".join(name.split()) for name in text.split(",")]
    fine = all(is_name(name) and len(name) <= LONGEST_NAME and name.isprintable() for name in names)
    if not fine or len({read_aloud(name) for name in names}) < len(names):
        raise Failure("error-names", names=text)
    return names


def seat_names(people: list[str], screens: list[str], players: int) -> list[str]:
    """Who sits where: people by their names, all others by the names of their screens."""
    names: list[str] = []
    taken = {read_aloud(name) for name in people}
    free = [name for name in screens if read_aloud(name) not in taken]
    for seat in range(players):
        given = people[seat] if seat < len(people) else ""
        names.append(given or free.pop(0))
    return names


def who_sits(speaker: Speaker, sitting: Sitting) -> str:
    """Everybody at the table, bots with their kind."""
    one = len(sitting.people()) == 1
    return speaker.listing(
        [
            (speaker.say("table-you", name=name) if one else name) if kind == PERSON else f"{name} ({kind})"
            for name, kind in zip(sitting.names, sitting.kinds, strict=True)
        ]
    )
