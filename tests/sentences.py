"""What the tests of all texts share: every event is said to whom it concerns and to others."""

from collections.abc import Callable, Collection, Mapping

from fagin.kernel import Event

NAMES = ["Artful", "Betty", "Rose"]


def check_sentences(
    sentence: Callable[[Event, int], str],
    events: Mapping[str, tuple[int, int, int]],
    to_rose: Collection[str] = (),
) -> None:
    """Each event is a sentence in which nobody is told his own name: Betty did it, sometimes to Rose."""
    for what, args in events.items():
        for reader in (1, 2, 0, -1):
            said = sentence(Event(-1, what, args), reader)
            assert said, what
            assert not said.startswith("event-"), said
            assert "?" not in said, said
            assert "{" not in said, said
            if reader == 1:
                assert "Betty" not in said, said
            if reader == 2 and args[1] == 2 and what in to_rose:
                assert "Rose" not in said, said
