"""The firm player of the pawn race: it chooses the action with the best resulting position and spares its own side."""

from collections.abc import Callable, Sequence
from heapq import nlargest

from ....rules import cards
from ....rules.cards import ACE, JACK, JOKER, KING, rank
from ....rules.protocol import Action
from ... import GAMES
from .. import rules as race
from ..rules import RaceState
from ..rules.ring import PAWNS
from .action_gain import gift_gains
from .features import OPENERS, SEVEN
from .view_value import ViewContext, board_value, evaluate, view_context

MAX_SWAP_LOSS_SQUARES = 10.0
"""Squares that a swap may cost the partner before it counts as hurting it."""

MANY, SHORTLIST = 100, 40
"""If there are more actions than MANY, only the FEW that look best on the board alone are evaluated in full."""

KEPT_CARD_SHARE = 0.6
"""The value of a card kept for the next deal as a share of its value now."""

EXTRA_TURN = 8.0
"""The value, in squares, of one card more in the next deal: one turn more."""

CARD_RESERVES = {JOKER: 14.0, ACE: 6.0, KING: 6.0, SEVEN: 4.0, JACK: 3.0}
"""By rank: the value of a card, in squares, beyond its immediate uses."""

RESERVE_WEIGHT = 0.25
"""The weight of these reserves for a card that stays in hand: enough when little else is at stake."""

ONLY_OPENER = 20.0
"""The value of the only card that brings a pawn out to a seat with none on the track."""

GIFT_TO_PARTNER = 0.95
"""The weight of a card's value to the partner for its giver."""


def choose(code: str, view: RaceState, seat: int, legal: Sequence[Action]) -> Action:
    """Return the choice of the seat among its legal actions."""
    if legal[0].kind == "give":
        return _choose_gift(view, seat, legal)
    context = view_context(view, seat)

    def loss(pawn: int, here: int, there: int) -> float:
        squares = context.tables.by_seat[pawn // PAWNS]
        return squares[here] - squares[there]

    choices = [
        action
        for action in legal
        if not captures_or_robs_own(view, action, context.ours, loss, MAX_SWAP_LOSS_SQUARES)
        and not _helps_rival(view, action, context.rivals)
    ] or list(legal)
    if len(choices) > MANY:
        choices = nlargest(SHORTLIST, choices, key=lambda action: _board_after(context, view, action))

    def value(action: Action) -> float:
        after = GAMES[code].play(view, action)
        held = sum([CARD_RESERVES.get(rank(card), 0.0) for card in after.hands[seat]])
        worth = evaluate(context, after, seat) + RESERVE_WEIGHT * held
        if action.kind != "keep":
            return worth
        return worth + EXTRA_TURN + KEPT_CARD_SHARE * _card_value(context, view, seat, action.cards[0], b"")

    return max(choices, key=value)


def captures_or_robs_own(
    view: RaceState, action: Action, ours: Sequence[int], loss: Callable[[int, int, int], float], max_loss: float
) -> bool:
    """Return whether an action captures a pawn of the own side, the seats `ours`, or robs the partner by a swap.

    A swap robs a pawn if its `loss`, from one square to another, is more than `max_loss`.
    """
    if not action.placements:
        return False
    if action.cards[0] >> 2 == JACK:
        (_, there), (other, here) = action.placements
        return other // PAWNS in ours and loss(other, there, here) > max_loss
    return any(hit // PAWNS in ours for hit in race.captured_pawns(view.table, view.pawns, action))


def _helps_rival(view: RaceState, action: Action, rivals: Sequence[int]) -> bool:
    """Return whether a swap takes a rival's pawn further and an own one back."""
    if not action.placements or action.cards[0] >> 2 != JACK:
        return False
    (mine, there), (other, here) = action.placements
    place, owner, rival = view.table.ring.place, mine // PAWNS, other // PAWNS
    back = place(owner, there) < place(owner, here)
    return back and rival in rivals and place(rival, there) < place(rival, here)


def _board_after(context: ViewContext, view: RaceState, action: Action) -> float:
    """Return the value of the board alone after an action."""
    return board_value(context, *race.place_pawns(view.table, view.pawns, view.blocked, action.placements))


# ---- which card to give away, and what a card is worth


def _choose_gift(view: RaceState, seat: int, legal: Sequence[Action]) -> Action:
    """Return the card to give: one that the partner can use better than I can; to a rival the one that helps least."""
    receiver, hand = view.table.receiver[seat], view.hands[seat] + view.kept[seat]
    theirs, mine = view_context(view, receiver), view_context(view, seat)
    values = gift_gains(
        view.table,
        seat,
        [_card_value(theirs, view, receiver, action.cards[0], b"") for action in legal],
        [_card_value(mine, view, seat, action.cards[0], hand) for action in legal],
        GIFT_TO_PARTNER,
    )
    return legal[values.index(max(values))]


def _card_value(context: ViewContext, view: RaceState, seat: int, card: int, hand: bytes) -> float:
    """Return the value of a card to a seat with this hand, which may include the card itself."""
    t, pawns, blocked = view.table, view.pawns, view.blocked
    total = CARD_RESERVES.get(rank(card), 0.0)
    now = board_value(context, pawns, blocked)
    alone = RaceState(t, pawns, blocked, (b"",) * seat + (cards.CARD_BYTES[card],), b"", 0, 1, seat)
    plays = race.legal_plays(alone, seat)
    total += max([0.0, *(_board_after(context, view, action) - now for action in plays)])
    if rank(card) in OPENERS:
        openers = sum(other >> 2 in OPENERS for other in hand)
        own = [pawns[pawn] for pawn in t.own[race.moving_seat(t, blocked, seat)]]
        if openers > 1:
            total /= 2
        elif t.ring.yard in own and min(own) >= t.ring.track:
            total += ONLY_OPENER
    return total
