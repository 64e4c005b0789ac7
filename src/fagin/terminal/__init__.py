"""Playing in the terminal: the table drawn with letters, moves typed as words."""
