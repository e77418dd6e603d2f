"""The obvious effects of an action of ToedeLoe, as a beginner sees them."""

from ....rules.protocol import Action
from ....rules.seats import team
from ... import toedeloe
from ..rules.rows import longest_two
from ..rules.state import TRICK, ToedeloeState
from ..rules.taking import STRENGTH_BY_LEAD, current_lead, trick_plays


def beginner_score(view: ToedeloeState, seat: int, action: Action) -> int:
    """Return 1 for a card that takes the trick so far, else 0; for pawns the squares added to the longest two rows."""
    if view.phase == TRICK:
        strength = STRENGTH_BY_LEAD[max(current_lead(view), 0)]
        highest = max((strength[card] for _, card in trick_plays(view)), default=0)
        return int(strength[action.cards[0]] > highest)
    return _counted(toedeloe.play(view, action), team(view.turn)) - _counted(view, team(view.turn))


def _counted(view: ToedeloeState, side: int) -> int:
    """Return the number of squares in the rows that count for a side."""
    return sum(map(len, longest_two(view.cells, side, view.table.options.green_wild)))
