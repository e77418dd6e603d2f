"""The truth of a hint's reason: its sentence once more, as a plain question to the position."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kaartbord.games import GAMES
from kaartbord.rules.protocol import Action
from text.sampled import Hint

GENERAL = {"only", "win", "even", "chance", "best"}
"""Reasons of all games, which the search knows or the rules."""


def untrue(
    hints: Iterable[Hint], seen: Callable[[Hint, Action], Any], questions: Mapping[str, Callable[..., bool]]
) -> list[Hint]:
    """The hints whose reason is not true, or true in the same words of every other choice.

    `seen` makes of a choice what `questions`, by reason, ask about; they also get what the sentence fills in. What
    `seen` gives has `foolish`: such a choice is not compared with.
    """
    wrong = []
    for hint in hints:
        if hint.key in GENERAL:
            continue

        def true(action: Action, hint: Hint = hint) -> bool:
            return bool(questions[hint.key](seen(hint, action), **hint.values))

        legal = GAMES[hint.code].legal(hint.view, hint.seat)
        rest = [action for action in legal if action != hint.action and not seen(hint, action).foolish]
        if not true(hint.action) or rest and all(map(true, rest)):
            wrong.append(hint)
    return wrong
