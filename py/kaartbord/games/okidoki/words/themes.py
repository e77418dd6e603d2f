"""The themes of puzzles in OkiDoki."""

from ....rules.cards import ACE, rank
from ....text.hints.choice_case import ChoiceCase
from ....text.hints.themes import Theme


def _ace_gone(case: ChoiceCase) -> bool:
    """Return whether an ace is played, or given away."""
    return case.action.kind in ("card", "give") and rank(case.action.cards[0]) == ACE


THEMES = (
    Theme("aces", frozenset(("four_aces", "one_more_ace", "spoils_aces"))),
    Theme("ace", holds=_ace_gone),
    Theme("gift", holds=lambda case: case.action.kind == "give"),
    Theme("shed", frozenset(("shed", "they_pay"))),
    Theme("under", frozenset(("under", "highest_under", "lead_low", "lowest", "fresh"))),
    Theme("void", frozenset(("rid_suit", "void"))),
    Theme("rid", frozenset(("rid_high", "rid_highest", "sooner", "take_high", "top"))),
    Theme("clean", frozenset(("free", "least_points", "no_points", "clean"))),
    Theme("finish", frozenset(("finishes", "finish", "win"))),
    Theme("throw", frozenset(("throw_back",))),
    Theme("shelter", frozenset(("out_of_reach", "all_safe", "safe"))),
    Theme("steps", frozenset(("gain", "refill", "front", "one_pawn"))),
)
