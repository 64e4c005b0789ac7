"""Small faults for a Python module, one at a time: a comparison, an operator, a number, a condition or a statement.

Faults are drawn from all code that runs, inside functions and outside. Annotations, docstrings and what only type
checkers read are left alone, and so are texts: a wrong one is found by other means.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff

COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
}
OPERATED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: (r"\|", "&"),
    ast.BitXor: (r"\^", "&"),
}
JOINED: dict[type[ast.boolop], tuple[str, str]] = {ast.And: ("and", "or"), ast.Or: ("or", "and")}
WEIGHED = (ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Constant)  # conditions that get faults of their own


@dataclass(frozen=True)
class Fault:
    """What stands at some place of a text, and what is to stand there."""

    line: int
    start: int  # in bytes
    end: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.before} → {self.after}"

    def applied(self, text: str) -> str:
        """The text with the fault."""
        data = text.encode()
        return (data[: self.start] + self.after.encode() + data[self.end :]).decode()


def diff(name: str, text: str, fault: Fault) -> str:
    """What a fault changes, as a diff."""
    lines = unified_diff(text.splitlines(), fault.applied(text).splitlines(), name, name, lineterm="", n=2)
    return "\n".join(lines)


def faults(text: str) -> list[Fault]:
    """All faults of a module, in the order in which they stand there."""
    return sorted(
        set(Finder(text).found(ast.parse(text))), key=lambda fault: (fault.start, fault.end, fault.after)
    )


class Finder:
    """Finds the places of faults in a text."""

    def __init__(self, text: str) -> None:
        self.data = text.encode()
        self.starts = [0]
        for line in self.data.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def found(self, node: ast.AST, making: bool = False) -> Iterator[Fault]:
        """The faults of a node and of all below it; `making` says that an object is being made there."""
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            making = node.name == "__init__"
        if isinstance(node, ast.stmt):
            yield from self.of_statement(node, making)
        elif isinstance(node, ast.expr):
            yield from self.of_expression(node)
        elif isinstance(node, ast.comprehension):
            for condition in node.ifs:
                yield from self.turned(condition)
        for child in running(node):
            yield from self.found(child, making)

    def of_statement(self, node: ast.stmt, making: bool) -> Iterator[Fault]:
        """A statement left out, or gone on with another loop, or a condition turned round."""
        left_out = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
        if isinstance(node, ast.Assign) and not making:
            left_out = all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets)
        if left_out:
            yield self.fault(node, "pass")
        if isinstance(node, ast.AugAssign) and type(node.op) in OPERATED:
            sign, other = OPERATED[type(node.op)]
            yield from self.between(node.target, node.value, f"{sign}=", f"{other}=")
        if isinstance(node, ast.Break):
            yield self.fault(node, "continue")
        if isinstance(node, ast.Continue):
            yield self.fault(node, "break")
        if isinstance(node, (ast.If, ast.While)):
            yield from self.turned(node.test)

    def of_expression(self, node: ast.expr) -> Iterator[Fault]:
        """Another comparison, operator or constant."""
        if isinstance(node, ast.Compare):
            terms = [node.left, *node.comparators]
            for operator, left, right in zip(node.ops, terms, terms[1:]):
                yield from self.between(left, right, *COMPARED[type(operator)])
        if isinstance(node, ast.BinOp) and type(node.op) in OPERATED:
            yield from self.between(node.left, node.right, *OPERATED[type(node.op)])
        if isinstance(node, ast.BoolOp):
            for left, right in zip(node.values, node.values[1:]):
                yield from self.between(left, right, *JOINED[type(node.op)])
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self.fault(node, f"({self.text_of(node.operand)})")
        if isinstance(node, ast.IfExp):
            yield from self.turned(node.test)
        if isinstance(node, ast.Constant):
            if isinstance(node.value, bool):
                yield self.fault(node, str(not node.value))
            elif isinstance(node.value, int):
                yield self.fault(node, str(node.value + 1))
                if node.value:
                    yield self.fault(node, str(node.value - 1))

    def turned(self, condition: ast.expr) -> Iterator[Fault]:
        """A condition turned round, if it has no faults of its own."""
        if not isinstance(condition, WEIGHED):
            yield self.fault(condition, f"(not {self.text_of(condition)})")

    def between(self, left: ast.expr, right: ast.expr, sign: str, other: str) -> Iterator[Fault]:
        """Another sign between two terms; only brackets and blanks stand there beside it."""
        start, end = self.span(left)[1], self.span(right)[0]
        gap = self.data[start:end].decode()
        match = re.fullmatch(rf"[\s)\\]*?({sign})[\s(\\]*", gap)
        if match is not None:
            yield self.at(start + match.start(1), start + match.end(1), other)

    def fault(self, node: ast.stmt | ast.expr, after: str) -> Fault:
        """Something else in place of a node."""
        return self.at(*self.span(node), after)

    def at(self, start: int, end: int, after: str) -> Fault:
        """Something else in place of some bytes."""
        line = self.data.count(b"\n", 0, start) + 1
        return Fault(line, start, end, self.data[start:end].decode(), after)

    def span(self, node: ast.stmt | ast.expr) -> tuple[int, int]:
        """Where a node begins and ends."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.starts[node.lineno - 1] + node.col_offset,
            self.starts[node.end_lineno - 1] + node.end_col_offset,
        )

    def text_of(self, node: ast.expr) -> str:
        """What stands for an expression."""
        start, end = self.span(node)
        return self.data[start:end].decode()


def running(node: ast.AST) -> Iterator[ast.AST]:
    """The children of a node that run: no annotations, no docstrings, nothing for type checkers only."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or isinstance(
                child, (ast.JoinedStr, ast.Import, ast.ImportFrom)
            ):
                continue
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                continue
            if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
                continue
            yield child
