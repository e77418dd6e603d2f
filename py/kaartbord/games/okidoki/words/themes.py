"""The themes of puzzles in OkiDoki."""

from ....rules.cards import ACE, rank
from ....text.hints.choice_case import ChoiceCase
from ....text.hints.themes import Theme
from .reasons import takes_trick


def _ace_gone(case: ChoiceCase) -> bool:
    """Return whether an ace is given away, or played so that it does not have the trick."""
    kind = case.action.kind
    gone = kind == "give" or (kind == "card" and not takes_trick(case))
    return gone and rank(case.action.cards[0]) == ACE


THEMES = (
    Theme("aces", frozenset(("four_aces", "one_more_ace", "spoils_aces"))),
    Theme("ace", holds=_ace_gone),
    Theme("gift", holds=lambda case: case.action.kind == "give"),
    Theme("shed", frozenset(("shed", "they_pay"))),
    Theme("under", frozenset(("under", "highest_under", "lead_low", "lowest", "fresh"))),
    Theme("void", frozenset(("rid_suit", "void"))),
    Theme("rid", frozenset(("rid_high", "rid_highest", "sooner", "take_high", "least_points"))),
    Theme("clean", frozenset(("free", "no_points", "clean"))),
    Theme("finish", frozenset(("finishes", "finish", "win"))),
    Theme("throw", frozenset(("throw_back",))),
    Theme("shelter", frozenset(("out_of_reach", "all_safe", "safe"))),
    Theme("steps", frozenset(("gain", "refill", "front", "one_pawn"))),
)
