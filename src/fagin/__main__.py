"""`python -m fagin` is the command `fagin`."""

from __future__ import annotations

import sys

from fagin.cli import main

if __name__ == "__main__":
    sys.exit(main())
