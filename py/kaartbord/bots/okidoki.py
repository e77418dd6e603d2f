"""The computer at OkiDoki: it plays the hand out with cards dealt at random, and weighs what it may bring.

It knows its view and nothing else. What it leaves to chance follows from the text of that view, so the same
view gives the same choice.
"""

from collections.abc import Sequence
from hashlib import sha256

from ..games import okidoki
from ..games.okidoki_hand import GIFT, followable, giver
from ..games.okidoki_state import DECK, GIVE, MOVE, TWO, State, stock
from ..match.shuffle import Stream
from ..rules.cards import ACE, ONE
from ..rules.protocol import UNKNOWN, Action
from ..rules.seats import own, team
from . import okidoki_cards as play
from .okidoki_pawns import best_move

CARDS = 27_000
"""Cards that are played out for one choice, all tries together."""

MOST = 100
"""Deals that are tried at most."""

SHOOT = 2
"""Aces in sight of a team from which on it weighs to take all four."""


def choose(view: State, seat: int) -> Action:
    """The choice of the seat, one of the legal actions; ValueError if it has none to make.

    Whatever else is in `view` is turned face down first.
    """
    view = okidoki.view(view, seat)
    legal = okidoki.legal(view, seat)
    if not legal:
        raise ValueError(f"seat {seat} has nothing to choose")
    if len(legal) == 1:
        return legal[0]
    if view.phase == MOVE:
        return best_move(view, legal)
    stream = Stream(sha256(f"{okidoki.write(view)} seat {seat}".encode()).digest())
    if view.phase == GIVE:
        return GIFT[_gift(view, giver(view, seat), stream)]
    return okidoki.CARD(_card(view, stream))


def _card(view: State, stream: Stream) -> int:
    """The card with the best prospects, whether its team means to duck or to take all aces."""
    now, chair = play.start(view), view.turn
    cards = play.alike(view.hands[chair], stock(view), followable(view))
    if len(cards) == 1:
        return cards[0]
    suits, plans = play.may_hold(view), _plans(view, chair, now.taken)
    worths = {(c, plan): 0.0 for c in cards for plan in plans}
    for _ in range(_tries(len(worths), len(DECK) - sum(map(len, view.played)))):
        hands, rest = play.dealt(view, suits, stream)
        _try_all(now, hands, rest, worths, team(chair))
    return max(worths, key=worths.__getitem__)[0]


def _try_all(now: play.Start, hands: Sequence[bytes], rest: bytes, worths: dict[tuple[int, bool], float],
             side: int) -> None:
    """Plays every card with every plan in one deal, and adds up what it brings."""
    sorted_hands = list(map(play.sorted_hand, hands))
    against = _holds_all(hands, now.taken, 1 - side)
    for c, plan in worths:
        shoots = (plan, against) if side == 0 else (against, plan)
        outcome = play.played_out(now, [[s[:] for s in hand] for hand in sorted_hands], rest, c, shoots)
        worths[c, plan] += play.worth(outcome, side, now.stops)


def _plans(view: State, chair: int, taken: tuple[int, int]) -> tuple[bool, ...]:
    """Whether to shoot is weighed: False and True, or False alone."""
    t, side = view.table, team(chair)
    if taken[1 - side]:
        return (False,)
    seat = chair % t.seats
    held = sum(c >> 2 == ACE for each in own(seat, t.seats, t.chairs) for c in view.hands[each])
    return (False, True) if taken[side] + held >= SHOOT else (False,)


def _holds_all(hands: Sequence[bytes], taken: tuple[int, int], side: int) -> bool:
    """Whether a team has, or has taken, every ace."""
    held = sum(c >> 2 == ACE for hand in hands[side::2] for c in hand)
    return held + taken[side] == 4


def _tries(ways: int, length: int) -> int:
    """How many deals there is time for, so many cards being played in each."""
    return max(1, min(MOST, CARDS // (ways * length)))


# ---- the exchange

def _gift(view: State, chair: int, stream: Stream) -> int:
    """The card without which, and with another for it, the hand has the best prospects."""
    t, cards = view.table, view.hands[chair]
    other, suits, side = t.pairs[view.given][chair], play.may_hold(view), team(chair)
    plans = _plans(view, chair, (0, 0))
    worths = {(c, plan): 0.0 for c in cards for plan in plans}
    now = play.start(view)
    for _ in range(_tries(len(worths), len(DECK))):
        hands, rest = play.dealt(view, suits, stream)
        got = (view.gifts[other].replace(ONE[UNKNOWN], b"") or hands[other][-1:])[0]
        for c, plan in worths:
            after = list(hands)
            after[chair] = hands[chair].replace(ONE[c], ONE[got])
            after[other] = hands[other].replace(ONE[got], ONE[c])
            leader = next((k for k, hand in enumerate(after) if TWO in hand), now.trick.turn)
            against = _holds_all(after, (0, 0), 1 - side)
            shoots = (plan, against) if side == 0 else (against, plan)
            outcome = play.played_out(now._replace(trick=play.led_by(leader, t.chairs)),
                                      list(map(play.sorted_hand, after)), rest,
                                      TWO if TWO in after[leader] else UNKNOWN, shoots)
            worths[c, plan] += play.worth(outcome, side, now.stops)
    return max(worths, key=worths.__getitem__)[0]
