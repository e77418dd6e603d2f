"""The last tricks of a hand of OkiDoki, with all cards open and perfect play."""

from collections.abc import Callable, Sequence

from .hand_play import ACE_STRENGTH, ACES_IN_ALL, OpenHandPlay

HandValue = Callable[[Sequence[int], Sequence[int]], float]
"""(penalty points, aces), by team -> white's chance to win."""

POINTS = 20
"""Penalty points in a hand."""

GREY, ACE, ACES, LEFT = 1 << 8, 1 << 5, 7, 1 << 12
"""The taken cards are one number: white's points, and above them, in units of these, its aces, those of grey,
and the penalty points still to be taken."""

CARDS = range(64)
"""A card is four times its strength and its suit."""

COSTS = [2 if c >> 2 == ACE_STRENGTH else int(not c & 3) for c in CARDS]

TAKEN_CHANGES = (
    [COSTS[c] + ACE * (c >> 2 == ACE_STRENGTH) - LEFT * COSTS[c] for c in CARDS],
    [GREY * (c >> 2 == ACE_STRENGTH) - LEFT * COSTS[c] for c in CARDS],
)
"""By team, by card: the change in that number when the team takes the card."""


class PerfectEndgame:
    """The rest of the play, and white's chance when both teams play perfectly."""

    __slots__ = ("_hands", "_stops", "_worth")

    def __init__(self, course: OpenHandPlay, worth: HandValue) -> None:
        self._hands = [[s << 2 | suit for suit, own in enumerate(hand) for s in own] for hand in course.hands]
        self._stops, self._worth = course.stops, worth

    def white_chance(self, course: OpenHandPlay) -> float:
        """Return white's chance from the course's position, which is before a trick."""
        (white, _), (aces, others) = course.points, course.taken
        left = sum(COSTS[c] for hand in self._hands for c in hand)
        return self._chance_before_lead(course.trick.turn, white + ACE * aces + GREY * others + LEFT * left, 0.0, 1.0)

    def _chance_before_lead(self, leader: int, taken: int, low: float, high: float) -> float:
        """Return the chance before a trick that this chair leads; exact if it is between `low` and `high`."""
        if taken < LEFT or self._stops and (taken // ACE & ACES == ACES_IN_ALL or taken // GREY % 16 == ACES_IN_ALL):
            aces = taken // ACE & ACES, taken // GREY % 16
            return self._worth((taken % ACE, POINTS - taken % ACE), aces)
        return self._card(leader, (), taken, low, high)

    def _card(self, turn: int, trick: tuple[int, ...], taken: int, low: float, high: float) -> float:
        """Return the chance when this chair is to play to the trick."""
        hand, following = self._hands[turn], turn + 1 if turn + 1 < len(self._hands) else 0
        legal = trick and [c for c in hand if not (c ^ trick[0]) & 3] or hand[:]
        best = 2.0 if turn & 1 else -1.0
        for c in legal:
            if c - 4 in legal and c >> 2 != ACE_STRENGTH:
                continue  # its neighbour has been tried
            at = hand.index(c)
            del hand[at]
            chance = self._chance_after_card(following, (*trick, c), taken, low, high)
            hand.insert(at, c)
            if turn & 1:
                best = min(best, chance)
                high = min(high, best)
            else:
                best = max(best, chance)
                low = max(low, best)
            if low >= high:
                break
        return best

    def _chance_after_card(self, turn: int, trick: tuple[int, ...], taken: int, low: float, high: float) -> float:
        """Return the chance after a card, with this chair next; it has led if the trick is complete."""
        if len(trick) < len(self._hands):
            return self._card(turn, trick, taken, low, high)
        suit = trick[0] & 3
        taker = turn + trick.index(max([c for c in trick if c & 3 == suit]))
        if taker >= len(trick):
            taker -= len(trick)
        changes = TAKEN_CHANGES[taker & 1]
        return self._chance_before_lead(taker, taken + sum([changes[c] for c in trick]), low, high)
