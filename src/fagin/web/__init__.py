"""The table in the web: a server of games that survive anything and leak nothing."""
