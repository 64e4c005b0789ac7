"""The store in a database, SQLite or PostgreSQL; nothing else knows of them."""
