"""Doggy Bag, by Antonin Boccara: street dogs fill Fagin's bag by day and rob it by night."""
