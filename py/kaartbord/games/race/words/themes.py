"""The themes of puzzles that the races share."""

from ....rules.cards import rank
from ....text.hints.choice_case import ChoiceCase
from ....text.hints.themes import Theme
from .effects import SEVEN, distance_from_start, is_home


def _splits(case: ChoiceCase) -> bool:
    """Return whether a seven walks with two pawns or more."""
    pawns = {pawn for pawn, _ in case.action.placements}
    return len(pawns) > 1 and rank(case.action.cards[0]) == SEVEN


def _helps(case: ChoiceCase) -> bool:
    """Return whether the choice gives the partner a card, or brings their pawns on while the own ones still could."""
    own = case.view.table.own
    partners = [pawn for seat in case.side if seat != case.seat for pawn in own[seat]]
    if case.action.kind == "give":
        return bool(partners)
    gained = sum(distance_from_start(case.after, pawn) - distance_from_start(case.view, pawn) for pawn in partners)
    return gained > 0 and not all(is_home(case.view, pawn) for pawn in own[case.seat])


THEMES = (
    Theme("split", holds=_splits),
    Theme("partner", holds=_helps),
    Theme("hit", frozenset(("hit", "hits", "round", "spares"))),
    Theme("home", frozenset(("win", "finished", "homes", "home", "ready", "makes_room"))),
    Theme("swap", frozenset(("swap", "swap_away", "swap_both"))),
    Theme("back", frozenset(("back_door",))),
    Theme("enter", frozenset(("enter", "off_start"))),
    Theme("hunt", frozenset(("hunt", "behind", "push_past"))),
    Theme("safe", frozenset(("flee", "holds_up", "stays", "clear", "exposed"))),
    Theme("keep", frozenset(("saves", "farther", "keep", "discard"))),
    Theme("walk", frozenset(("far", "jump", "least", "foremost", "hindmost", "push", "push_last"))),
)
