"""Which card to give away before a deal is played."""

from collections.abc import Sequence

from ...games import race
from ...games.race import State
from ...rules import cards
from ...rules.cards import ACE, JACK, JOKER, KING
from ...rules.protocol import Action
from .value import OPENERS, SEVEN, Outlook, board, outlook

SPARE = {JOKER: 14.0, ACE: 6.0, KING: 6.0, SEVEN: 4.0, JACK: 3.0}
"""What a card is worth, in squares, beyond what it can do at once."""

STUCK = 20.0
"""What the only card that brings a pawn out is worth to a seat with none on the track."""


def gift(view: State, seat: int, legal: Sequence[Action]) -> Action:
    """The card to give: what the partner can use better than I can; to a rival what helps least."""
    t, receiver = view.table, view.table.receiver[seat]
    mine, theirs = outlook(view, seat), outlook(view, receiver)
    friend = 0.95 if t.partner[seat] == receiver else -0.5
    hand = view.hands[seat] + view.kept[seat]

    def gain(action: Action) -> float:
        (card,) = action.cards
        return friend * worth(theirs, view, receiver, card, b"") - worth(mine, view, seat, card, hand)

    return max(legal, key=gain)


def worth(o: Outlook, view: State, seat: int, card: int, hand: bytes) -> float:
    """What a card is worth to a seat with these other cards, the card itself perhaps among them."""
    t, pawns, blocked = view.table, view.pawns, view.blocked
    rank, alike = card >> 2, [other for other in hand if other >> 2 in OPENERS]
    total = SPARE.get(rank, 0.0)
    now = board(o, pawns, blocked)
    alone = State(t, pawns, blocked, (b"",) * seat + (cards.ONE[card],), b"", 0, 1, seat)
    total += max(
        (
            board(o, *race.put(t, pawns, blocked, action.placements)) - now
            for action in race.plays(alone, seat)
        ),
        default=0.0,
    )
    if rank in OPENERS:
        own = [pawns[pawn] for pawn in t.own[race.mover(t, blocked, seat)]]
        if t.ring.yard in own and min(own) >= t.ring.track:
            total += STUCK / max(len(alike), 1)
        elif len(alike) > 1:
            total /= 2
    return total
