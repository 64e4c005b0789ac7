"""Bots that know one game each."""
