"""Every game as a game of OpenSpiel, by the names fagin_doggy_bag, fagin_oliver_twist and so on.

Importing this module makes them known:

    import fagin.adapters.openspiel
    import pyspiel

    game = pyspiel.load_game("fagin_doggy_bag", {"players": 3})
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from fagin.adapters.observation import Observer
from fagin.adapters.returns import returns
from fagin.games import GAMES, load
from fagin.kernel import CHANCE, Game, State
from fagin.kernel.show import show_text

LOADED: Final = {game: load(game) for game in GAMES}
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
UNSEEN: Final = int(pyspiel.INVALID_ACTION)  # in the history of a seat's guess: what others did in secret
GUESSED: Final = -9  # in a past, in the place of an actor: a seat took its guess for the truth
LONGEST: Final = 100_000  # moves of players, and of chance; no game comes near, but OpenSpiel wants a bound
NO_ATTRIBUTES: Final = "gAR9lC4="  # a pickled empty dictionary in base64

Parameter = bool | int | float | str
Entry = tuple[int, int, int]  # who moved, what, and 1 if all saw it; or GUESSED, the seat and its seed


class Variant:
    """A game with its number of players and its options."""

    def __init__(self, game: Game[Any, Any, Any], players: int, options: dict[str, str]) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options
        self.start: Final = game.new(players, options)
        self.observer: Final = Observer(game, players, options)

    def new_world(self) -> World:
        """The world before the first move."""
        return World(self, self.start.copy(), [])


@lru_cache
def variant(id: str, players: int, options: tuple[tuple[str, str], ...]) -> Variant:
    """The variant of the game with that id."""
    return Variant(LOADED[id], players, dict(options))


class World:
    """A state with the way that led to it, copied and pickled as OpenSpiel wants it."""

    def __init__(self, variant: Variant, state: State[Any, Any, Any], past: list[Entry]) -> None:
        self.variant: Final = variant
        self.state: Final = state
        self.past: Final = past
        self.actor = self._first_to_act()
        self.keys: Final[dict[int, str]] = {}  # what each seat knows, where it was asked for
        self.blanks: Final[dict[int, FaginState]] = {}  # with the histories of their guesses, likewise

    def _first_to_act(self) -> int:
        """Where several seats act at once, one after the other: none sees what the others answer."""
        actors = self.state.to_act()
        return actors[0] if actors else TERMINAL

    def play(self, move: int) -> None:
        """Make a move of the actor."""
        state, actor = self.state, self.actor
        self.past.append((actor, move, not state.public.stack[-1].secret()))
        state.apply(actor, move)
        self.actor = self._first_to_act()
        self.keys.clear()
        self.blanks.clear()

    def key(self, seat: int) -> str:
        """All that a seat knows as a text."""
        key = self.keys.get(seat)
        if key is None:
            key = self.keys[seat] = self.state.view(seat).key()
        return key

    def guess(self, seat: int, seed: int) -> World:
        """A world that a seat cannot tell from this one."""
        state = self.variant.game.determinise(self.state.view(seat), Random(seed))
        return World(self.variant, state, [*self.past, (GUESSED, seat, seed)])

    def history(self) -> list[tuple[int, int]]:
        """Who did what, in OpenSpiel's numbers; UNSEEN is what others than a seat that guessed did in secret."""
        chance_from = self.variant.game.moves.chance_from
        guessed_by: set[int] = set()
        history: list[tuple[int, int]] = []
        for actor, move, seen in reversed(self.past):
            if actor == GUESSED:
                guessed_by.add(move)
            elif not seen and guessed_by - {actor}:
                history.append((actor, UNSEEN))
            else:
                history.append((actor, move - chance_from if actor == CHANCE else move))
        return history[::-1]

    def __deepcopy__(self, memo: object) -> World:
        return World(self.variant, self.state.copy(), self.past.copy())

    def __reduce__(self) -> tuple[Callable[..., World], tuple[object, ...]]:
        options = tuple(self.variant.options.items())
        return restore, (self.variant.game.id, self.variant.players, options, self.past)


def restore(id: str, players: int, options: tuple[tuple[str, str], ...], past: list[Entry]) -> World:
    """The world at the end of a past."""
    world = variant(id, players, options).new_world()
    for actor, move, seed in past:
        if actor == GUESSED:
            world = world.guess(move, seed)
        else:
            world.play(move)
    return world


class FaginGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games as OpenSpiel knows games."""

    id: str
    name: str

    def __init__(self, parameters: Mapping[str, Parameter]) -> None:
        options = dict(parameters)
        players = int(options.pop("players"))
        game = LOADED[self.id]
        self.variant: Final = variant(self.id, players, tuple(game.settle(options).items()))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.moves.chance_from,
            max_chance_outcomes=len(game.moves) - game.moves.chance_from,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.type(), info, parameters)

    @classmethod
    def type(cls) -> Any:
        """How OpenSpiel lists the game; by default it comes to an end even if all play at random."""
        game = LOADED[cls.id]
        settled = game.settle(game.simulation)
        return pyspiel.GameType(
            short_name=f"fagin_{cls.id}",
            long_name=cls.name,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            min_num_players=game.fewest,
            max_num_players=game.most,
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=True,
            parameter_specification={
                "players": game.fewest,
                **{option: parameter(value) for option, value in settled.items()},
            },
        )

    def new_initial_state(self) -> FaginState:
        """The state before the first move."""
        return FaginState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound for the moves of chance."""
        return LONGEST

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observation:
        """What writes observations of that kind as texts and tensors."""
        if parameters:
            raise ValueError(f"observations have no parameters, not {parameters}")
        return Observation(self.variant.observer, kind or pyspiel.IIGObservationType(perfect_recall=False))


class FaginState(pyspiel.State):  # type: ignore[misc]
    """One of our states as OpenSpiel knows states."""

    def __init__(self, game: FaginGame) -> None:
        super().__init__(game)
        self.world = game.variant.new_world()

    def current_player(self) -> int:
        """The first seat that owes a move, chance, or TERMINAL."""
        return self.world.actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.world.actor == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.state.legal_moves(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, each with its probability."""
        outcomes = self.world.state.chance()
        total = sum(weight for _, weight in outcomes)
        chance_from = self.world.variant.game.moves.chance_from
        return [(move - chance_from, weight / total) for move, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        world = self.world
        world.play(action + world.variant.game.moves.chance_from if world.actor == CHANCE else action)

    def _action_to_string(self, player: int, action: int) -> str:
        moves = self.world.variant.game.moves
        return moves.text(action + moves.chance_from if player == CHANCE else action)

    def returns(self) -> list[float]:
        """What the game is worth to each seat; 0 before its end."""
        return returns(self.world.state.public.outcome, self.world.variant.players)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> FaginState:
        """A state that a player cannot tell from this one, not even by its history."""
        guess = self.world.guess(player, int(sampler() * (1 << 53)))
        blank = self.world.blanks.get(player)
        if blank is None:
            blank = self.world.blanks[player] = self._with_history(guess.history())
        state: FaginState = blank.clone()
        state.world = guess
        return state

    def _with_history(self, history: list[tuple[int, int]]) -> FaginState:
        """A state that has a history, but no world to go with it yet."""
        text = ",".join(f"{actor}:{action}" for actor, action in history)
        serialised = f"history={text}\nmove_number={len(history)}\n__dict__={NO_ATTRIBUTES}"
        state: FaginState = self.get_game().deserialize_state(serialised)
        return state

    def __str__(self) -> str:
        return show_text(self.world.state)


class Observation:
    """What a player sees: tensors for all that one player may know, texts for parts of it as well."""

    def __init__(self, observer: Observer, kind: Any) -> None:
        self.kind: Final = kind
        self.public: Final[bool] = kind.public_info
        self.private: Final[bool] = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("what all players know together is nobody's observation")
        self.write: Final = observer.information if kind.perfect_recall else observer.write
        self.at_start: Final[dict[int, Any]] = {}  # what each player sees before the first move
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.public and self.private:
            parts = observer.information_parts if kind.perfect_recall else observer.parts
            self.tensor = np.zeros(sum(size for _, size in parts), np.float32)
            at = 0
            for name, size in parts:
                self.dict[name] = self.tensor[at : at + size]
                at += size

    def set_from(self, state: FaginState, player: int) -> None:
        """Write the tensor."""
        if self.tensor is None:
            return
        world = state.world
        if not world.past and player in self.at_start:  # where OpenSpiel looks for the shape of every tensor
            self.tensor[:] = self.at_start[player]
            return
        self.tensor[:] = self.write(world.state.view(player))
        if not world.past:
            self.at_start[player] = self.tensor.copy()

    def string_from(self, state: FaginState, player: int) -> str:
        """The same as a text."""
        if self.public and self.private:
            return state.world.key(player)
        if self.public:
            return state.world.key(CHANCE)
        return show_text(state.world.state.private[player]) if self.private else ""


def parameter(value: str) -> Parameter:
    """The value of an option, of the type that OpenSpiel reads in a game's name."""
    if value in ("true", "false"):
        return value == "true"
    for read in (int, float):
        try:
            return read(value)
        except ValueError:
            continue
    return value


class DoggyBag(FaginGame):
    """Doggy Bag for OpenSpiel."""

    id = "doggy_bag"
    name = "Doggy Bag"


class OliverTwist(FaginGame):
    """Oliver Twist for OpenSpiel."""

    id = "oliver_twist"
    name = "Oliver Twist"


class FaginsGang(FaginGame):
    """Fagin's Gang for OpenSpiel."""

    id = "fagins_gang"
    name = "Fagin's Gang"


class Swindler(FaginGame):
    """Swindler for OpenSpiel."""

    id = "swindler"
    name = "Swindler"


for _game in (DoggyBag, OliverTwist, FaginsGang, Swindler):
    # classes, because they outlive Python: OpenSpiel lets go of what it was given when it is too late for others
    pyspiel.register_game(_game.type(), _game)
