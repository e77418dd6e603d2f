"""The themes of puzzles in Toepen."""

from ....text.hints.choice_case import ChoiceCase
from ....text.hints.themes import NO_THEME, Theme


def _only_card(case: ChoiceCase) -> bool:
    """Return whether a card is played, and no other could be."""
    return case.action.kind == "card" and all(other.action.kind != "card" for other in case.alternatives)


# A wash is no puzzle: no search knows how often people lie. Nor is a card that teaches nothing about cards.
THEMES = (
    Theme(NO_THEME, holds=_only_card),
    Theme("toep", holds=lambda case: case.action.kind == "toep"),
    Theme("stay", holds=lambda case: case.action.kind == "stay"),
    Theme("fold", holds=lambda case: case.action.kind == "fold"),
    Theme("take", frozenset(("unbeatable", "trick", "highest", "win"))),
    Theme("save", frozenset(("saves_high", "lowest_card", "two_left"))),
    Theme("lead", frozenset(("lead_high",))),
)
