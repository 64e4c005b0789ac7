"""Players that are programs: they get what a seat sees, and nothing else."""
