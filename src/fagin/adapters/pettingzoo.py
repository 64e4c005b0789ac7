"""Every game as an AEC environment of PettingZoo.

    from fagin.adapters.pettingzoo import doggy_bag_v1

    env = doggy_bag_v1(players=4)
    env.reset(seed=1)

Agents are player_0 to player_n, one for each seat, and stay to the end even if their seat is out of the game.
Actions are the game's moves and observations those of `Observer`. Chance plays by itself, and seats that choose at
the same time are asked one after the other, without seeing what was chosen before.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from fagin.adapters.observation import Observer
from fagin.adapters.returns import returns
from fagin.games import load
from fagin.kernel import CHANCE, NOTHING, Event, IllegalMove, Options, State

RENDER_MODES: Final = ["ansi", "human"]
Observation = dict[str, NDArray[Any]]


def env(
    game: str = "doggy_bag",
    players: int = 4,
    options: Options | None = None,
    render_mode: str | None = None,
    memory: bool = False,
) -> AECEnv:
    """A game with PettingZoo's guards: an illegal move ends it and costs its player 1."""
    raw = raw_env(game, players, options, render_mode, memory)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=-1)))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 - the name is PettingZoo's
    """A game without guards: an illegal move raises IllegalMove.

    Options are the game's own; those not given are such that games end even if all play at random. With `memory` an
    observation holds also what the seat remembers of the past.
    """

    def __init__(
        self,
        game: str = "doggy_bag",
        players: int = 4,
        options: Options | None = None,
        render_mode: str | None = None,
        memory: bool = False,
    ) -> None:
        EzPickle.__init__(self, game, players, options, render_mode, memory)
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"expected one of {', '.join(RENDER_MODES)} as render mode, not {render_mode!r}")
        self.game: Final = load(game)
        self.options: Final = self.game.settle({**self.game.simulation, **(options or {})})
        self.observer: Final = Observer(self.game, players, self.options)
        self.memory: Final = memory
        self.render_mode: Final = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"fagin_{game}_v{self.game.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        actions = self.game.moves.chance_from
        size = self.observer.information_size if memory else self.observer.size
        self.action_spaces: dict[str, Discrete] = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces: dict[str, Dict] = {
            agent: Dict(
                {
                    "observation": Box(0.0, 1.0, (size,), np.float32),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._rng: Random | None = None

    def observation_space(self, agent: str) -> Dict:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The game's moves, without those of chance."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; `options` that the game knows count for this one, others are left to wrappers."""
        if seed is not None or self._rng is None:
            self._rng = Random(seed)
        known = {name: value for name, value in (options or {}).items() if name in self.options}
        self._state: State[Any, Any, Any] = self.game.new(
            len(self.possible_agents), {**self.options, **known}
        )
        self._state.events = [] if self.render_mode else None
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection: str | None = None
        self._go_on()

    def step(self, action: int | None) -> None:
        """The selected agent makes its move; then chance plays while it is to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked moves"
        seat, move = self.possible_agents.index(agent), int(action)
        if move not in self._state.legal_moves(seat):
            raise IllegalMove(f"{agent} may not make the move {self.game.moves.text(move)} now")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._state.apply(seat, move)
        self._go_on()

    def _go_on(self) -> None:
        """Let chance play; then the first seat that owes a move is selected, or the game is over."""
        state, rng = self._state, self._rng
        assert rng is not None, "reset comes first"
        self._choices = state.first_choices(rng)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        outcome = state.public.outcome
        if outcome is None:
            self.agent_selection = self.agents[state.to_act()[0]]
            self.infos[self.agent_selection]["moves"] = [self.game.moves.text(move) for move in self._choices]
        else:
            self.agent_selection = self.agents[0]
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, returns(outcome, len(self.agents))))
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent's seat knows, and its legal moves: none if it is not selected, all when it is done."""
        view = self._state.view(self.possible_agents.index(agent))
        numbers = self.observer.information(view) if self.memory else self.observer.write(view)
        mask = np.zeros(self.game.moves.chance_from, np.int8)
        if agent not in self.agents or self.terminations[agent]:
            mask[:] = 1  # nothing is asked any more: a masked policy stays a number
        elif agent == self.agent_selection:
            mask[self._choices] = 1
        return {"observation": np.array(numbers, np.float32), "action_mask": mask}

    def render(self) -> str | None:
        """What happened in the open since it was rendered last: given as text, or printed."""
        if self.render_mode is None:
            return None
        events = self._state.events
        assert events is not None, "somebody is watching"
        text = "\n".join(self._line(event) for event in events if event.seen_by(CHANCE))
        events.clear()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def _line(self, event: Event) -> str:
        if event.what != "move":
            return " ".join([event.what, *(str(arg) for arg in event.args if arg != NOTHING)])
        seat, move, _ = event.args
        who = "chance" if seat == CHANCE else self.possible_agents[seat]
        return f"{who}: {self.game.moves.text(move)}"

    def close(self) -> None:
        """Nothing is left open."""


# each game by its name and version, which rises when an old record would replay differently
doggy_bag_v1: Final = partial(env, "doggy_bag")
oliver_twist_v1: Final = partial(env, "oliver_twist")
fagins_gang_v1: Final = partial(env, "fagins_gang")
swindler_v1: Final = partial(env, "swindler")
