"""What each game's observations hold, one table for each game."""
