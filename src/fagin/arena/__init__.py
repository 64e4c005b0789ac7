"""Bots against bots: games that a plan and a number settle, played in processes, counted and rated."""

from fagin.arena.figures import Estimate, Standing, standings
from fagin.arena.plan import Plan
from fagin.arena.results import BadResults, Ledger, OtherGames, Result
from fagin.arena.run import LostProcess, cores, finish, play_all, spread
from fagin.arena.table import Table, play_out

__all__ = [
    "BadResults",
    "Estimate",
    "Ledger",
    "LostProcess",
    "OtherGames",
    "Plan",
    "Result",
    "Standing",
    "Table",
    "cores",
    "finish",
    "play_all",
    "play_out",
    "spread",
    "standings",
]
