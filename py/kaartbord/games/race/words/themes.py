"""The themes of puzzles that the races share."""

from ....rules.cards import rank
from ....text.hints.choice_case import ChoiceCase
from ....text.hints.themes import Theme
from ..rules.ring import PAWNS
from .effects import SEVEN, moved_pawns


def _splits(case: ChoiceCase) -> bool:
    """Return whether a seven walks with two pawns or more."""
    pawns = {pawn for pawn, _ in case.action.placements}
    return len(pawns) > 1 and rank(case.action.cards[0]) == SEVEN


def _helps(case: ChoiceCase) -> bool:
    """Return whether the choice gives the partner a card, or moves a pawn of theirs."""
    partners = {seat for seat in case.side if seat != case.seat}
    return bool(partners) and (
        case.action.kind == "give" or any(pawn // PAWNS in partners for pawn in moved_pawns(case))
    )


THEMES = (
    Theme("split", holds=_splits),
    Theme("partner", holds=_helps),
    Theme("hit", frozenset(("hit", "hits", "round", "spares"))),
    Theme("home", frozenset(("win", "finished", "homes", "home", "ready", "near", "makes_room"))),
    Theme("swap", frozenset(("swap", "swap_away", "swap_both"))),
    Theme("back", frozenset(("back_door",))),
    Theme("enter", frozenset(("enter", "off_start"))),
    Theme("hunt", frozenset(("hunt", "behind", "push_past"))),
    Theme("safe", frozenset(("flee", "holds_up", "stays", "clear", "exposed"))),
    Theme("keep", frozenset(("saves", "farther", "keep", "discard"))),
    Theme("walk", frozenset(("far", "jump", "least", "foremost", "hindmost", "push", "push_last"))),
)
