"""What is pending: read like a list, whatever was pushed, popped and copied before."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fagin.kernel.show import show
from fagin.kernel.stack import ROOM, Stack
from fagin.kernel.state import Choice


def steps(many: int) -> list[Any]:
    """So many steps that can be told apart."""
    return [Choice() for _ in range(many)]


@given(st.lists(st.sampled_from(["push", "pop", "replace", "clear", "follow"]), max_size=60))
def test_it_holds_what_a_list_would(deeds: list[str]) -> None:
    stack, other, like = Stack(), Stack(), list[Any]()
    for deed in deeds:
        [step] = steps(1)
        if deed == "push":
            stack.push(step)
            like.append(step)
        elif deed == "clear":
            stack.clear()
            like.clear()
        elif deed == "follow":  # one that held something else before
            other.follow(stack)
            stack, other = other, stack
        elif like and deed == "pop":
            stack.pop()
            like.pop()
        elif like:
            stack.top = step
            like[-1] = step
        assert list(stack) == stack.steps() == like
        assert (len(stack), bool(stack)) == (len(like), bool(like))
        assert stack.top is (like[-1] if like else None)
        assert [stack[at] for at in range(-len(like), len(like))] == like + like


def test_it_grows_beyond_its_first_room() -> None:
    stack, like = Stack(), steps(3 * ROOM)
    for step in like:
        stack.push(step)
    copy = Stack()
    copy.follow(stack)
    assert copy.steps() == stack.steps() == like


@pytest.mark.parametrize("follower_changes", [True, False])
def test_who_follows_goes_its_own_way(follower_changes: bool) -> None:
    stack, copy, like = Stack(), Stack(), steps(4)
    for step in like:
        stack.push(step)
    copy.follow(stack)
    changing, other = (copy, stack) if follower_changes else (stack, copy)
    changing.pop()
    changing.pop()
    changing.push(like[0])
    changing.push(like[0])
    assert other.steps() == like
    assert changing.steps() == [*like[:2], like[0], like[0]]


def test_what_was_taken_off_is_not_shown() -> None:
    stack = Stack()
    for step in steps(3):
        stack.push(step)
    stack.pop()
    assert show(stack) == [{"is": "Choice"}] * 2


def test_nothing_is_taken_off_an_empty_stack() -> None:
    with pytest.raises(AssertionError, match="nothing is pending"):
        Stack().pop()
    with pytest.raises(IndexError):
        Stack()[-1]


def test_two_new_stacks_share_nothing() -> None:
    one, other, like = Stack(), Stack(), steps(4)
    for step in like:
        one.push(step)
        other.push(like[0])
    assert one.steps() == like
    assert other.steps() == [like[0]] * 4
    assert not Stack().steps()
