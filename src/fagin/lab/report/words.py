"""Numbers and names in the words of one language."""

from __future__ import annotations

from typing import Any, Final

from babel.numbers import format_decimal

from fagin.arena import Estimate
from fagin.lab.components import components_of
from fagin.lab.things import ACTIONS, Things, things_of
from fagin.text import Speaker, Words
from fagin.trace import clauses


class Teller:
    """Tells figures of one game in one language."""

    def __init__(self, lang: str, game: str) -> None:
        self.speaker: Final = Speaker(lang, game, "lab")
        self.lang: Final = lang
        self.game: Final = game
        self.things: Final[Things] = things_of(game)
        self.about: Final[dict[str, Any]] = components_of(game, None)["game"]
        self.clauses: Final = {clause.id: clause.title for clause in clauses(game, lang)}

    def say(self, key: str, **args: Words) -> str:
        """A message."""
        return self.speaker.say(key, **args)

    def number(self, value: float, digits: int = 1) -> str:
        """A number as it is written in this language."""
        return format_decimal(value, f"#,##0.{'0' * digits}" if digits else "#,##0", self.lang)

    def signed(self, value: float, digits: int = 2) -> str:
        """A number with its sign."""
        return f"{'−' if value < 0 else '+'}{self.number(abs(value), digits)}"

    def percent(self, share: float, digits: int = 1) -> str:
        """A share in percent."""
        return self.say("arena-percent", number=self.number(share * 100, digits))

    def mean(self, estimate: Estimate, digits: int = 1) -> str:
        """A mean with its interval."""
        ends = f"{self.number(estimate.low, digits)}–{self.number(estimate.high, digits)}"
        return f"{self.number(estimate.value, digits)} ({ends})"

    def change(self, estimate: Estimate, digits: int = 2) -> str:
        """A difference with its interval."""
        ends = f"{self.signed(estimate.low, digits)} … {self.signed(estimate.high, digits)}"
        return f"{self.signed(estimate.value, digits)} ({ends})"

    def share(self, estimate: Estimate) -> str:
        """A share with its interval, in percent."""
        ends = f"{self.number(estimate.low * 100, 1)}–{self.number(estimate.high * 100, 1)}"
        return f"{self.percent(estimate.value)} ({ends})"

    def family(self, family: str) -> str:
        """The name of a family of things."""
        return self.say("lab-family", family=family)

    def thing(self, family: str, id: str) -> str:
        """The name of a thing."""
        found = [one for one in self.things.families if one.id == family]
        return found[0].name(self.speaker, id) if found and family != ACTIONS else id

    def clause(self, id: str) -> str:
        """A clause with its title."""
        return f"{id} {self.clauses.get(id, '')}".strip()

    def box(self) -> str:
        """How long the box says a game takes."""
        each = self.about.get("minutes_per_player")
        if each is not None:
            return self.say("lab-box-each", least=each[0], minutes=each[1])
        minutes = self.about.get("minutes")
        return (
            self.say("lab-box-silent")
            if minutes is None
            else self.say("lab-box-minutes", minutes=str(minutes))
        )
