"""The day's deal of Toepen: three rounds, without blind toep and washes."""

from ...rules.cards import card, suit
from ...rules.daily import DailyRules
from ...rules.protocol import Action
from ..tricks.rules import cards_in_trick, strongest_seat
from .rules.stake import FOLD, STAY, TOEP
from .rules.state import STRENGTH, TRICK, ToepenState

GOOD = STRENGTH[card(9, 0)]
"""The strength of a nine."""

TOEPS = 3
"""Good cards with which the others toep, while nobody has."""

TAKES = 100
"""More than the strength of any card."""


def standing(state: ToepenState) -> tuple[int, ...]:
    """Return the points of each seat."""
    return state.points


def worth(view: ToepenState, seat: int, action: Action) -> int:
    """Return how a beginner sees a choice: a toep with good cards only, and the lowest card that takes the trick."""
    good = sum(STRENGTH[c] >= GOOD for c in view.hands[seat] + view.played[seat][-1:])
    if action == TOEP:
        return 2 * TAKES if good >= TOEPS and view.stake == 1 else -2 * TAKES
    if action in (STAY, FOLD):
        return int((action == STAY) == (good > 0))
    if view.phase != TRICK:
        return int(action.kind == "show")
    there = [*cards_in_trick(view.played, view.leader, view.tricks), (seat, action.cards[0])]
    takes = strongest_seat(there, suit(there[0][1]), STRENGTH) == seat
    return TAKES * takes - STRENGTH[action.cards[0]]


DAILY = DailyRules(
    2,
    "toepen 4 blind=off was=off toep_any_time=off | points 0 0 0 0 | start 0 0 0 0 | status in in in in "
    "| hands  /  /  /  | marks - - - - | aside  /  /  /  | under  | shown  "
    "| played  /  /  /  | owed 0 0 0 0 | folds 0 0 0 0 "
    "| stake 1 raised 0 toeper - washer - claim - | leader - turn - tricks 0 length 4 "
    "| dealer - winner - crosses 0 rounds 0 | phase deal queue",
    deals=3,
    standing=standing,
    worth=worth,
    fewer=True,
)
