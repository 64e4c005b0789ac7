"""Doors for other programs: the games as environments for research."""
