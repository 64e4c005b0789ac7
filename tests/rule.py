"""`@rule("DB-7.5", "DB-7.6")` names the clauses of RULES.md that a test proves."""

import pytest

rule = pytest.mark.rule
