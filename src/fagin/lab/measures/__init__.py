"""What is measured: each game as a row, the use and worth of things, luck, and the clauses at work."""
