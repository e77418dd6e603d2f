"""What a beginner sees at once at OkiDoki."""

from ...games import okidoki
from ...games.okidoki.hand import points_of, trick
from ...games.okidoki.state import GIVE, MOVE, STRENGTH, State
from ...rules.cards import ACE, rank, suit
from ...rules.protocol import Action

SHOWN = frozenset(("hit", "home", "over"))
"""Kinds of events that anybody would like to bring about."""


DEAR = 3
"""Penalty points of a trick that a beginner leaves to others."""


def obvious(view: State, seat: int, action: Action) -> int:
    """1 for a hit, a pawn home or the game won, and for not taking a dear trick; -1 for an ace given away; else 0."""
    if view.phase == GIVE:
        return -int(rank(action.cards[0]) == ACE)
    if view.phase == MOVE:
        happened = okidoki.events(view, seat, action, okidoki.play(view, action))
        return int(any(event.kind in SHOWN for event in happened))
    there, played = [card for _, card in trick(view)], action.cards[0]
    if points_of(there) < DEAR:
        return 0
    following = [STRENGTH[card] for card in there if suit(card) == suit(there[0])]
    return int(suit(played) != suit(there[0]) or STRENGTH[played] < max(following))
