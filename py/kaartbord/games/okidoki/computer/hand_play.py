"""The rest of a hand of OkiDoki, played by the plain policy.

Here a hand is four lists, one a suit, of strengths 2 to 14 (the ace), the lowest first.
"""

from bisect import bisect, insort
from collections.abc import Sequence

from ....rules.protocol import UNKNOWN
from ...tricks.computer.equivalent_cards import equivalent_cards
from ..rules.hand import current_trick, penalties, taken_aces
from ..rules.state import DECK, GIVE, OPEN, PENALTY, STRENGTH, OkidokiState

ACE_STRENGTH = 14
"""The strength of an ace."""

ACES_IN_ALL = 4

EARLY_TRICKS = 4
"""The number of first tricks that usually hold no penalty and may be taken."""

SURE_STRENGTH = 12
"""The strength from which on a card is expected to take the trick."""

ONLY_ACE = [ACE_STRENGTH]

ACE_RACE_FROM = 2
"""Once one team has taken KEEN aces and the other none, both teams are after the rest."""

COSTLY_POINTS = 3
"""Penalty points in a trick from which on nobody takes it with an ace just to have one."""

NO_SHOOTING = (False, False)

INFINITE_WORTH = 99
"""More than any card is worth."""

Hand = list[list[int]]


class CurrentTrick:
    """A trick in progress, as a plain player sees it."""

    __slots__ = ("aces", "best", "chairs", "early", "free", "left", "penalties", "suit", "taker", "turn")

    def __init__(self, leader: int, chairs: int, *, early: bool, free: bool) -> None:
        self.chairs = chairs
        """The number of chairs that play to it."""
        self.begin(leader, early, free)

    def begin(self, leader: int, early: bool, free: bool) -> None:
        """Begin a trick that this chair leads."""
        self.turn, self.left = leader, self.chairs
        """The chair whose card is next; number of cards still to come."""
        self.suit, self.best, self.taker = -1, 0, leader
        """The suit led, or -1; the strength of the best card so far; the chair that played it."""
        self.penalties = self.aces = 0
        """Penalty points and aces in it."""
        self.early, self.free = early, free
        """True if it is one of the first tricks; true if nobody need follow suit."""

    def add(self, suit: int, strength: int) -> None:
        """Play a card to it."""
        if self.suit < 0:
            self.suit, self.best, self.taker = suit, strength, self.turn
        elif suit == self.suit and strength > self.best:
            self.best, self.taker = strength, self.turn
        if strength == ACE_STRENGTH:
            self.penalties += 2
            self.aces += 1
        elif not suit:
            self.penalties += 1
        self.left -= 1
        self.turn = (self.turn + 1) % self.chairs

    def copy(self) -> "CurrentTrick":
        """Return an independent copy."""
        other: CurrentTrick = CurrentTrick.__new__(CurrentTrick)
        other.chairs, other.turn, other.left = self.chairs, self.turn, self.left
        other.suit, other.best, other.taker = self.suit, self.best, self.taker
        other.penalties, other.aces = self.penalties, self.aces
        other.early, other.free = self.early, self.free
        return other

    def is_ours(self) -> bool:
        """Return whether the team of the next card would take it if it ended now."""
        return self.taker & 1 == self.turn & 1


# ---- a hand under way


def sorted_hand(cards: bytes) -> Hand:
    """Return the strengths of the cards, by suit."""
    hand: Hand = [[], [], [], []]
    for c in cards:
        hand[c & 3].append(STRENGTH[c])
    for own in hand:
        own.sort()
    return hand


class OpenHandPlay:
    """The play of a hand with all cards open."""

    __slots__ = ("drawn", "hands", "left", "over", "pile", "points", "stops", "taken", "trick")

    def __init__(self, view: OkidokiState, hands: list[Hand], pile: bytes) -> None:
        white, grey = taken_aces(view)
        self.hands, self.pile, self.drawn = hands, pile, 0
        """The hands by chair; the stock, and the number of its cards drawn."""
        self.trick = trick_of(view)
        self.left = len(DECK) // view.table.chairs - len(view.takers)
        """Tricks still to be taken."""
        self.points, self.taken = list(penalties(view)), [len(white), len(grey)]
        """By team: penalty points taken, and aces."""
        self.stops, self.over = not view.table.options.four_aces_play_out, False
        """True if four aces end the hand; true if it has ended."""

    def with_hands(self, hands: list[Hand], pile: bytes) -> "OpenHandPlay":
        """Return another course from this position, with these hands, which it uses up."""
        other: OpenHandPlay = OpenHandPlay.__new__(OpenHandPlay)
        other.hands, other.pile, other.drawn = [[own[:] for own in hand] for hand in hands], pile, self.drawn
        other.trick, other.left = self.trick.copy(), self.left
        other.points, other.taken = self.points[:], self.taken[:]
        other.stops, other.over = self.stops, self.over
        return other

    def play_card(self, suit: int, strength: int) -> None:
        """Play a card of the chair whose turn it is."""
        self.hands[self.trick.turn][suit].remove(strength)
        self.trick.add(suit, strength)
        if not self.trick.left:
            self.take()

    def take(self) -> None:
        """Give the complete trick to its taker, who leads the next one."""
        trick, taken = self.trick, self.taken
        taker, side = trick.taker, trick.taker & 1
        self.points[side] += trick.penalties
        taken[side] += trick.aces
        self.left -= 1
        self.over = not self.left or self.stops and taken[side] == ACES_IN_ALL
        for chair in (taker, 1 - taker) if self.drawn < len(self.pile) else ():
            c = self.pile[self.drawn]
            insort(self.hands[chair][c & 3], STRENGTH[c])
            self.drawn += 1
        trick.begin(taker, len(DECK) // trick.chairs - self.left < EARLY_TRICKS, self.drawn < len(self.pile))

    def play_out(self, first: int, shoots: Sequence[bool], until: int) -> None:
        """Let plain players continue until the hand is over or `until` tricks are left.

        `first` must be played next (UNKNOWN: any card). `shoots`, by team: True if it tries to take all four aces as
        long as it can.
        """
        taken = self.taken
        while not self.over and (self.left > until or self.under_way()):
            _play_trick(self.trick, self.hands, first, NO_SHOOTING if taken[0] and taken[1] else shoots, taken)
            first = UNKNOWN
            self.take()

    def under_way(self) -> bool:
        """Return whether a card of the trick has been played."""
        return self.trick.suit >= 0

    def plain_card(self, shoots: Sequence[bool]) -> tuple[int, int]:
        """Return the suit and strength of the card that a plain player plays next; it stays in the hand."""
        trick, taken = self.trick, self.taken
        hand, side = self.hands[trick.turn], trick.turn & 1
        shoot = shoots[side] or _is_ace_race(taken) and _has_ace_in_sight(hand, trick)
        suit, strength = take_plain_card(hand, trick, shoot, not taken[side])
        insort(hand[suit], strength)
        return suit, strength


def trick_of(view: OkidokiState) -> CurrentTrick:
    """Return the trick in progress; before the exchanges are over the chair after the dealer is assumed to lead."""
    t, there, tricks = view.table, current_trick(view), len(view.takers)
    leader = there[0][0] if there else t.after[view.dealer][0] if view.phase in (GIVE, OPEN) else view.turn
    now = CurrentTrick(leader, t.chairs, early=tricks < EARLY_TRICKS, free=tricks < t.drawn)
    for _, c in there:
        now.add(c & 3, STRENGTH[c])
    return now


def _play_trick(
    trick: CurrentTrick, hands: Sequence[Hand], first: int, shoots: Sequence[bool], taken: Sequence[int]
) -> None:
    """Play a trick to its end; `taken`, by team: the aces of the tricks before."""
    keen = _is_ace_race(taken)
    while trick.left:
        hand = hands[trick.turn]
        if first:
            suit, strength = first & 3, STRENGTH[first]
            hand[suit].remove(strength)
            first = UNKNOWN
        else:
            side = trick.turn & 1
            shoot = shoots[side] or keen and _has_ace_in_sight(hand, trick)
            suit, strength = take_plain_card(hand, trick, shoot, not taken[side])
        trick.add(suit, strength)


def _is_ace_race(taken: Sequence[int]) -> bool:
    """Return whether both teams are after the aces that are left, by those that each has taken."""
    return ACE_RACE_FROM <= taken[0] + taken[1] in taken


def _has_ace_in_sight(hand: Hand, trick: CurrentTrick) -> bool:
    """Return whether a player who is keen on all aces has one in sight."""
    return trick.aces > 0 or any(own[-1:] == ONLY_ACE for own in hand)


def take_plain_card(hand: Hand, trick: CurrentTrick, shoot: bool, wants_ace: bool) -> tuple[int, int]:
    """Return the suit and strength of a plain player's card, and remove it from its hand.

    `shoot`: its team is after all the aces. `wants_ace`: its team has taken no ace yet, and wants just one, or the
    others may take all four.
    """
    suit = trick.suit
    if suit < 0:
        return _leads(hand, shoot, wants_ace)
    if shoot:
        return _takes(hand, trick)
    own = hand[suit]
    if own and wants_ace and own[-1] == ACE_STRENGTH and not trick.is_ours() and not _is_too_costly(own, trick):
        return suit, own.pop()
    if own and not trick.free:
        return suit, _take_duck(own, trick)
    return _take_discard(hand, trick, wants_ace)


def _is_too_costly(own: list[int], trick: CurrentTrick) -> bool:
    """Return whether a trick has too many penalties to be taken by its last card, which can avoid it."""
    return trick.left == 1 and trick.penalties >= COSTLY_POINTS and own[0] < trick.best


def _leads(hand: Hand, shoot: bool, wants_ace: bool) -> tuple[int, int]:
    """Return a low card of a short suit, but an ace while one is wanted; to shoot, the highest."""
    if shoot or wants_ace:
        high, suit = max([(own[-1], -suit) for suit, own in enumerate(hand) if own])
        if shoot or high == ACE_STRENGTH:
            return -suit, hand[-suit].pop()
    least, led = INFINITE_WORTH, 0
    for suit, own in enumerate(hand):
        if own and 4 * own[0] + len(own) < least:
            least, led = 4 * own[0] + len(own), suit
    return led, hand[led].pop(0)


def _takes(hand: Hand, trick: CurrentTrick) -> tuple[int, int]:
    """Return the highest card that takes the trick from the enemies, or an ace; else the lowest."""
    own, ours = hand[trick.suit], trick.is_ours()
    if own and own[-1] > trick.best and (not ours or own[-1] == ACE_STRENGTH):
        return trick.suit, own.pop()
    if own and not trick.free:
        return trick.suit, own.pop(0)
    if ours:
        for suit in range(4):
            if hand[suit] and hand[suit][-1] == ACE_STRENGTH:
                return suit, hand[suit].pop()
    suit = min(range(4), key=lambda s: hand[s][0] if hand[s] else INFINITE_WORTH)
    return suit, hand[suit].pop(0)


def _take_duck(own: list[int], trick: CurrentTrick) -> int:
    """Return the highest card that does not take the trick, or that takes one without penalties."""
    clean, last = trick.suit > 0 and not trick.penalties, trick.left == 1
    top = -2 if own[-1] == ACE_STRENGTH and len(own) > 1 else -1
    if last and (clean or trick.is_ours()):
        return own.pop(top)
    if under := bisect(own, trick.best):
        return own.pop(under - 1)
    return own.pop(top if last or clean and trick.early else 0)


def _take_discard(hand: Hand, trick: CurrentTrick, wants_ace: bool) -> tuple[int, int]:
    """Return a spade, a high card or a spare ace for the enemies; the highest without a penalty for the partner."""
    to_partner = trick.is_ours() and (trick.left == 1 or trick.best >= SURE_STRENGTH)
    most, thrown, at = -INFINITE_WORTH, 0, 0
    for suit, own in enumerate(hand):
        if not own:
            continue
        top = bisect(own, trick.best) - 1 if suit == trick.suit else len(own) - 1
        if (to_partner or wants_ace) and own[top] == ACE_STRENGTH and top:
            top -= 1
        ace = own[top] == ACE_STRENGTH
        penalty = 40 if ace else 0 if suit else 20
        keeps = to_partner or ace and wants_ace
        gain = own[top] + (-penalty if keeps else penalty) if top >= 0 else own[0] - 50
        if gain > most:
            most, thrown, at = gain, suit, max(top, 0)
    return thrown, hand[thrown].pop(at)


def distinct_cards(hand: bytes, others: bytes, legal: bytes) -> bytes:
    """Return one card of each group of legal cards that are neighbours among all still in play and cost the same.

    `others` are the cards not in this hand that others may still play, and those of the trick in progress.
    """
    groups = equivalent_cards(hand + others, legal, lambda c: (c & 3, STRENGTH[c]), PENALTY.__getitem__)
    return bytes([group[0] for group in groups])


def strength_positions(cards: bytes) -> list[dict[int, int]]:
    """Return, by suit, the place of each strength among these cards."""
    return [{s: at for at, s in enumerate(own)} for own in sorted_hand(cards)]


def distinct_strengths(own: list[int], place: dict[int, int]) -> list[int]:
    """Return the lowest card of each group of neighbours in a suit that cost the same."""
    different, last = list[int](), INFINITE_WORTH
    for strength in own:
        at = place[strength]
        if at != last + 1 or strength == ACE_STRENGTH:
            different.append(strength)
        last = at
    return different
