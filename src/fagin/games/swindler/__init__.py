"""Swindler, by Matthias Cramer: pickpockets, bags with skulls, and accomplices that nobody can trust."""
