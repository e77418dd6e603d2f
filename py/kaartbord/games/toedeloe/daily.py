"""The day's deal of ToedeLoe: two deals, on an empty board."""

from ...rules.daily import DailyRules
from ...rules.protocol import Action
from ...rules.seats import team
from .rules.scoring import APPLY, team_points
from .rules.state import SCORE, ToedeloeState
from .rules.taking import STRENGTH_BY_LEAD, SUIT_OF, trick_plays, winning_index

TAKES = 100
"""More than the strength of any card."""


def standing(state: ToedeloeState) -> tuple[int, ...]:
    """Return by team its two longest rows, less its minus points."""
    return team_points(state)


def worth(view: ToedeloeState, seat: int, action: Action) -> int:
    """Return the gain of a trick that is scored; of a card whether it takes the trick from the others, and its cost."""
    if view.phase == SCORE:
        side, points = team(view.turn), team_points(APPLY[action.kind](view, action))
        return points[side] - points[1 - side]
    there = trick_plays(view)
    shown, turn = bytes([card for _, card in there]) + action.cards, view.turn
    cost = STRENGTH_BY_LEAD[SUIT_OF[shown[0]]][action.cards[0]]
    held = there and team(there[winning_index(shown[:-1])][0]) == team(turn)
    takes = winning_index(shown) == len(there)
    if not there:
        return cost
    return TAKES - cost if takes and not held else -cost


DAILY = DailyRules(
    1,
    f"toedeloe 4 | cells {' '.join(['.......'] * 12)} | minus 0 0 | left 40 40 | hands  /  /  /  | played  /  /  /  "
    "| gone  | takers  | plus 0 0 0 0 | placed 0 0 | leader - turn - dealer - deals 0 | phase deal",
    deals=2,
    standing=standing,
    worth=worth,
)
